"""How each kind of game is spoken of in panels: one `Face` a kind."""

from typing import Any

from engine.games.kinds import Game, Record, kind_of
from gui.faces.board import BoardFace
from gui.faces.face import Face
from gui.faces.graph import GraphFace
from gui.faces.heaps import HeapsFace

AnyFace = Face[Any, Any, Any, Any]

FACES: dict[str, AnyFace] = {face.kind: face for face in (GraphFace(), BoardFace(), HeapsFace())}
"""The faces by the name of their kind; they have no state."""


def face_of(content: Game | Record | str) -> AnyFace:
    """The face of a game, of a record, or of the kind of that name. Raises KeyError for an unknown name."""
    return FACES[content if isinstance(content, str) else kind_of(content).name]


__all__ = ["FACES", "AnyFace", "Face", "face_of"]

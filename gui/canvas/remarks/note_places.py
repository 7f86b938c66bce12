"""Where the notes of a canvas are, and which of them is at a point."""

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from engine.drawing.remark_boxes import NOTE_SIZE
from engine.games.remarks import Note, Remarks
from gui.canvas.geometry import Floats
from gui.canvas.remarks.note_shape import NoteShape, guessed_height

if TYPE_CHECKING:
    from gui.canvas.surface import CanvasSurface

TEXT_FROM = 5.0
"""Pixels of a letter's size below which no text is painted."""
EDGE = 6.0
"""Pixels to both sides of the right edge of a note that mean its width."""
MOST_SHAPES = 2_000
"""Notes whose set texts are kept."""
TALLEST = 2.5
"""How many times as tall as guessed a note is at most, nearly: no letter is much wider than its size."""


class NotePlaces:
    """The notes of one canvas; all in canvas units.

    Attributes
    ----------
    shifted, widened
        Notes that a gesture has somewhere else, or as wide as that, by identity.
    """

    def __init__(self, canvas: "CanvasSurface") -> None:
        self._canvas = canvas
        self.shifted: dict[int, QPointF] = {}
        self.widened: dict[int, float] = {}
        self._shapes: dict[int, tuple[str, float, NoteShape]] = {}
        self._known: tuple[Remarks | None, int] = (None, -1)
        self._notes: list[Note] = []
        self._boxes: Floats = np.zeros((4, 0))

    def _look(self) -> None:
        """Take over the notes of the game, if they are others now."""
        game = self._canvas.game
        remarks = game.remarks if game is not None else None
        known = remarks, remarks.version if remarks else 0
        if known == self._known:
            return
        self._known, self._notes = known, remarks.listed_notes if remarks else []
        boxes = [(*note.place, note.width, TALLEST * guessed_height(note.text, note.width)) for note in self._notes]
        self._boxes = np.array(boxes, dtype=np.float64).reshape(-1, 4).T

    @property
    def readable(self) -> bool:
        """Whether texts are painted at this scale."""
        return NOTE_SIZE * self._canvas.camera.scale >= TEXT_FROM

    def shape(self, note: Note) -> NoteShape:
        """The set text of a note."""
        width = self.widened.get(note.key, note.width)
        known = self._shapes.get(note.key)
        if known is None or known[:2] != (note.text, width):
            if len(self._shapes) >= MOST_SHAPES:
                self._shapes.clear()
            known = note.text, width, NoteShape(note.text, width, self._canvas.font())
            self._shapes[note.key] = known
        return known[2]

    def forget_shapes(self) -> None:
        """Another font: all texts are set anew."""
        self._shapes.clear()

    def rect(self, note: Note) -> QRectF:
        """Where a note is."""
        corner = self.shifted.get(note.key)
        x, y = (corner.x(), corner.y()) if corner is not None else note.place
        width = self.widened.get(note.key, note.width)
        if note.key in self._shapes or self.readable:
            height = self.shape(note).height
        else:
            height = guessed_height(note.text, width)
        return QRectF(x, y, width, height)

    def painted(self, keys: set[int]) -> QRectF:
        """Around where some notes are, and where they were when they were looked at last; empty for none."""
        area = QRectF()
        known = {note.key: note for note in self._notes} if keys else {}
        before = [known[key] for key in keys if key in known]
        self._look()
        now = {note.key: note for note in self._notes} if keys else {}
        for note in (*before, *(now[key] for key in keys if key in now)):
            area |= self.rect(note)
        return area

    def bounds(self) -> QRectF:
        """Around all notes."""
        self._look()
        area = QRectF()
        for note in self._notes:
            area |= self.rect(note)
        return area

    def inside(self, area: QRectF) -> list[tuple[Note, QRectF]]:
        """The notes that meet a part of the world, the lowest first, and where each is."""
        self._look()
        if not self._notes:
            return []
        x, y, width, height = self._boxes
        near = (x <= area.right()) & (y <= area.bottom()) & (x + width >= area.left()) & (y + height >= area.top())
        found = [self._notes[i] for i in np.flatnonzero(near).tolist()]
        if self.shifted or self.widened:
            held = self.shifted.keys() | self.widened.keys()
            found = [note for note in found if note.key not in held]
            found += [note for note in self._notes if note.key in held]
        return [(note, rect) for note in found if (rect := self.rect(note)).intersects(area)]

    def at(self, point: QPointF) -> tuple[int, bool] | None:
        """The topmost note at a point, and whether that is at its right edge."""
        reach = EDGE / self._canvas.camera.scale
        for note, rect in reversed(self.inside(QRectF(point, point).adjusted(-reach, -reach, reach, reach))):
            on_edge = abs(point.x() - rect.right()) <= reach and rect.width() > 4 * reach
            if rect.contains(point) or (on_edge and rect.top() <= point.y() <= rect.bottom()):
                return note.key, on_edge
        return None

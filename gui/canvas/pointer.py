"""Where the mouse is, in terms of the graph."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt


@dataclass(frozen=True)
class Pointer:
    """One mouse event as a tool sees it.

    Attributes
    ----------
    screen, world
        Where, in pixels and in canvas units.
    position
        The position under it (by identity), if any.
    on_rim
        Whether it is on that position's rim, from which a move is drawn.
    move
        The move under it, if there is no position.
    near
        The position that a move being drawn would end on, somewhat farther than `position` reaches.
    note, on_edge
        The note under it, if there is neither a position nor a move, and whether it is on the note's right edge.
    group
        The group whose title is under it, if there is nothing else.
    """

    screen: QPointF
    world: QPointF
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    button: Qt.MouseButton = Qt.MouseButton.NoButton
    position: int | None = None
    on_rim: bool = False
    move: tuple[int, int] | None = None
    near: int | None = None
    note: int | None = None
    on_edge: bool = False
    group: int | None = None

    @property
    def shift(self) -> bool:
        return bool(self.modifiers & Qt.KeyboardModifier.ShiftModifier)

    @property
    def free(self) -> bool:
        """Whether the hand wants to put things where it is, without help."""
        return self.ctrl or bool(self.modifiers & Qt.KeyboardModifier.AltModifier)

    @property
    def ctrl(self) -> bool:
        return bool(self.modifiers & Qt.KeyboardModifier.ControlModifier)

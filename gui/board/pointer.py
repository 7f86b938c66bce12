"""Where the mouse is, in terms of the board."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt

from gui.board.geometry import Area


@dataclass(frozen=True)
class Pointer:
    """One mouse event: where (`screen`, in pixels of the viewport), on which part, row (identity) and column."""

    screen: QPointF
    area: Area
    row: int | None = None
    index: int = -1
    column: int = 0
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    button: Qt.MouseButton = Qt.MouseButton.NoButton

    @property
    def shift(self) -> bool:
        return bool(self.modifiers & Qt.KeyboardModifier.ShiftModifier)

    @property
    def ctrl(self) -> bool:
        return bool(self.modifiers & Qt.KeyboardModifier.ControlModifier)

    @property
    def cell(self) -> tuple[int, int] | None:
        """Row and column of the cell under it."""
        return (self.row, self.column) if self.area is Area.CELL and self.row is not None else None

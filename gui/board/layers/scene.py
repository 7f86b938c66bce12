"""Everything that a layer needs to know to paint."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from engine.games.board import BoardGame, RowMove
from gui.board.geometry import Grid
from gui.board.pictures import RowPicture
from gui.board.state import BoardState, Show
from gui.theme import Colours


@dataclass(frozen=True)
class Scene:
    """One state of the board.

    `rows` are those to paint, `lit` is what a panel points at, `header` whether the numbers of the columns are painted.
    """

    game: BoardGame | None
    grid: Grid
    rows: list[RowPicture]
    show: Show
    state: BoardState
    lit: object
    colours: Colours
    focused: bool
    header: bool = True

    @property
    def radius(self) -> float:
        """Of a chess."""
        return self.grid.cell * 0.37

    @property
    def cells_rect(self) -> QRectF:
        """Where the cells of the rows are, from the first to the last of them."""
        first, last, columns = self.rows[0].at, self.rows[-1].at, self.grid.cells_rect
        top, bottom = self.grid.row_top(first), self.grid.row_top(last + 1)
        return QRectF(columns.left(), top, columns.width(), bottom - top)

    @property
    def alive(self) -> set[int]:
        """The rows that the mouse is on, or that a chess is on its way in."""
        show = self.show
        found = {show.hovered[0] if show.hovered else None}
        found |= {show.paint.row if show.paint else None, show.slide.row if show.slide else None}
        return {row for row in found if row is not None}

    @property
    def lit_move(self) -> RowMove | None:
        return self.lit if isinstance(self.lit, RowMove) else None

    @property
    def lit_row(self) -> int | None:
        return self.lit.row if isinstance(self.lit, RowMove) else self.lit if isinstance(self.lit, int) else None

    @property
    def pointed(self) -> tuple[int, int] | None:
        """The cell under the mouse; without one, that of the cursor while the board has the keyboard."""
        if self.show.hovered or not self.focused or self.state.row is None:
            return self.show.hovered
        return self.state.row, self.state.column


def font(painter: QPainter, pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The painter's font in another size and weight."""
    made = QFont(painter.font())
    made.setPixelSize(max(round(pixels), 7))
    made.setWeight(weight)
    return made

"""Everything that a layer needs to know to paint."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFont, QPainter, QRegion

from engine.games.board import BoardGame, RowMove
from gui.board.geometry import HEADER, Grid
from gui.board.pictures import RowPicture
from gui.board.state import BoardState, Show
from gui.theme import Colours


@dataclass(frozen=True)
class Scene:
    """One state of the board.

    `rows` are those to paint, `lit` is what a panel points at, `exposed` what is painted anew: None for everything.
    """

    game: BoardGame | None
    grid: Grid
    rows: list[RowPicture]
    show: Show
    state: BoardState
    lit: object
    colours: Colours
    focused: bool
    exposed: QRegion | None = None

    def shows(self, rect: QRect) -> bool:
        """Whether some of it is painted anew."""
        return self.exposed is None or self.exposed.intersects(rect)

    @property
    def header(self) -> bool:
        """Whether numbers of columns are painted."""
        return self.shows(QRect(0, 0, self.grid.view_width, HEADER))

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
        """Row and column: see `pointed_at`."""
        return pointed_at(self.show, self.state, self.focused)


def pointed_at(show: Show, state: BoardState, focused: bool) -> tuple[int, int] | None:
    """The cell under the mouse; without one, that of the cursor while the board has the keyboard."""
    if show.hovered or not focused or state.row is None:
        return show.hovered
    return state.row, state.column


def font(painter: QPainter, pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The painter's font in another size and weight."""
    made = QFont(painter.font())
    made.setPixelSize(max(round(pixels), 7))
    made.setWeight(weight)
    return made

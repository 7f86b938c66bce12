"""Everything that a layer needs to know to paint."""

from dataclasses import dataclass

from PySide6.QtGui import QFont, QPainter

from engine.games.board import BoardGame, RowMove
from gui.board.geometry import Grid
from gui.board.pictures import RowPicture
from gui.board.state import BoardState, Show
from gui.theme import Colours


@dataclass(frozen=True)
class Scene:
    """One state of the board; `rows` are those to paint, `lit` is what a panel points at."""

    game: BoardGame | None
    grid: Grid
    rows: list[RowPicture]
    show: Show
    state: BoardState
    lit: object
    colours: Colours
    focused: bool

    @property
    def radius(self) -> float:
        """Of a chess."""
        return self.grid.cell * 0.37

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

"""The views of a match as items: as the editors have them, but nothing is told that is not seen there."""

from typing import cast

from gui.accessible.board import Cells
from gui.accessible.graph import Positions
from gui.accessible.heaps import Heaps
from gui.accessible.items import Told
from gui.play.board_view import BoardPlay
from gui.play.graph_view import GraphPlay
from gui.play.heaps_view import HeapsPlay


class PositionsOfMatch(Positions):
    """Positions; current is where the stone is that was chosen."""

    @property
    def _chosen(self) -> frozenset[int]:
        stone = cast("GraphPlay", self.view).chosen_stone
        return frozenset() if stone is None else frozenset((stone,))

    def connect(self, told: Told) -> None:
        super().connect(told)
        cast("GraphPlay", self.view).look.changed.connect(told.items_changed)


class CellsOfMatch(Cells):
    """Rows and cells; current is the chess that was chosen."""

    @property
    def _valued(self) -> bool:
        return cast("BoardPlay", self.view).look.values

    @property
    def _cursor(self) -> tuple[int | None, int]:
        return cast("BoardPlay", self.view).chess or (None, 1)

    def connect(self, told: Told) -> None:
        super().connect(told)
        cast("BoardPlay", self.view).look.changed.connect(told.items_changed)


class HeapsOfMatch(Heaps):
    """Heaps."""

    def _value(self, index: int) -> int | None:
        return super()._value(index) if cast("HeapsPlay", self.view).look.values else None

    def connect(self, told: Told) -> None:
        super().connect(told)
        cast("HeapsPlay", self.view).look.changed.connect(told.items_changed)

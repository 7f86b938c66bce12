"""A board that paints anew only what changed: at an edit that is a row, and the rows whose winning moves are others."""

from collections.abc import Iterable

from PySide6.QtGui import QPaintEvent

from engine.games.board import RowMove
from gui.board.layers.headers import number_rect
from gui.board.layers.scene import pointed_at
from gui.board.surface import BoardSurface


class PartlyPainted(BoardSurface):
    """A surface whose hand, cursor and edits cost the rows that they touch."""

    _arched: frozenset[int] = frozenset()
    """The rows that something was painted for which goes beyond them: an arc, or a chess on its way."""
    _headed: int | None = None
    """The column whose number was painted as the one that is pointed at."""

    def refresh_rows(self, rows: Iterable[int | None]) -> None:
        """Paint anew what is seen of some rows, of arcs that begin in them, and nothing else."""
        game, grid, port = self.game, self.grid, self.viewport()
        if game is None:
            return
        arched = self._arched | self._arches()
        beyond = 2 * grid.row_height
        seen = grid.seen_rows(-beyond, grid.view_height + beyond)
        for row in rows:
            if row is not None and row in game and game.index_of(row) in seen:
                more = beyond if row in arched else 0
                port.update(grid.row_rect(game.index_of(row)).toRect().adjusted(0, -more, 0, more))

    def _arches(self) -> frozenset[int]:
        """The rows that something goes beyond now, or may: who has the keyboard is not asked."""
        game, show, state, lit = self.game, self.show_state, self.state, self._spotlight.thing
        found = {show.slide.row} if show.slide else set()
        if isinstance(lit, RowMove):
            found.add(lit.row)
        cursor = None if state.row is None else (state.row, state.column)
        for cell in (show.hovered, cursor):
            if cell and game is not None and cell[0] in game and game.has_chess(*cell):
                found.add(cell[0])
        return frozenset(found)

    def refresh_header(self) -> None:
        """Paint anew the numbers of the columns of which one is pointed at and one was."""
        headed = self._pointed_column()
        for column in {headed, self._headed} if headed != self._headed else ():
            if column is not None:
                self.viewport().update(number_rect(self.grid, column))

    def _pointed_column(self) -> int | None:
        pointed = pointed_at(self.show_state, self.state, self.hasFocus())
        return pointed[1] if pointed else None

    def refresh_changed(self) -> None:
        """Paint anew the rows that look otherwise than they were painted, and those that are pointed at."""
        changed = {row.row for row in self.shown_rows() if self._painted.get(row.row) != row}
        hovered, lit = self.show_state.hovered, self._spotlight.thing
        # Arcs are not seen while something is painted or on its way.
        arcs = {hovered[0] if hovered else None, self.state.row, lit.row if isinstance(lit, RowMove) else None}
        self.refresh_rows(changed | arcs)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._arched, self._headed = self._arches(), self._pointed_column()
        super().paintEvent(event)

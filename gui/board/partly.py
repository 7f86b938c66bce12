"""A board that paints anew only what changed: at an edit that is a row, and the rows whose winning moves are others."""

from collections.abc import Iterable

from engine.games.board import RowMove
from gui.board.geometry import HEADER
from gui.board.surface import BoardSurface


class PartlyPainted(BoardSurface):
    """A surface whose hand, cursor and edits cost the rows that they touch."""

    def refresh_rows(self, rows: Iterable[int | None]) -> None:
        """Paint anew what is seen of some rows, and nothing else."""
        game, grid = self.game, self.grid
        port = self.viewport()
        if game is None:
            return
        # An arc goes beyond its row.
        beyond = 2 * grid.row_height
        seen = grid.seen_rows(-beyond, grid.view_height + beyond)
        for row in rows:
            if row is not None and row in game and game.index_of(row) in seen:
                port.update(grid.row_rect(game.index_of(row)).toRect().adjusted(0, -beyond, 0, beyond))

    def refresh_header(self) -> None:
        """Paint anew the numbers of the columns."""
        self.viewport().update(0, 0, self.viewport().width(), HEADER)

    def refresh_changed(self) -> None:
        """Paint anew the rows that look otherwise than they were painted, and those that are pointed at."""
        changed = {row.row for row in self.shown_rows() if self._painted.get(row.row) != row}
        hovered, lit = self.show_state.hovered, self._spotlight.thing
        # Arcs are not seen while something is painted or on its way.
        arcs = {hovered[0] if hovered else None, self.state.row, lit.row if isinstance(lit, RowMove) else None}
        self.refresh_rows(changed | arcs)

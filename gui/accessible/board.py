"""The rows of a board as items, and in each its cells."""

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtWidgets import QWidget

from engine.document import Delta
from engine.games.board_delta import BoardDelta
from gui.accessible.items import Items, Mood, Path, Told
from gui.accessible.words import outcome_words, row_words
from gui.board.geometry import Area
from gui.board.surface import BoardSurface
from gui.board.words import cell_words


class Cells(Items[BoardSurface]):
    """Item i is the row of index i; item j in it is the cell of column j + 1."""

    @property
    def surface(self) -> QWidget:
        return self.view.viewport()

    @property
    def _valued(self) -> bool:
        """Whether the values of rows are told."""
        return True

    def count(self, path: Path) -> int:
        game = self.view.game
        if game is None or len(path) > 1:
            return 0
        return game.width if path else game.n

    def name(self, path: Path) -> str:
        game = self.view.game
        if game is None:
            return ""
        row, valued = game.rows[path[0]], self._valued
        if len(path) == 1:
            return row_words(game, row, valued)
        return cell_words(game, row, path[1] + 1, valued=valued)

    def description(self, path: Path) -> str:
        game = self.view.game
        return outcome_words(game.value(game.rows[path[0]])) if game and len(path) == 1 and self._valued else ""

    def mood(self, path: Path) -> Mood:
        game = self.view.game
        if game is None:
            return Mood()
        row = game.rows[path[0]]
        if len(path) == 1:
            return Mood(selected=row in self.view.state.rows)
        return Mood(selected=path == self.current(), checked=game.has_chess(row, path[1] + 1))

    def rect(self, path: Path) -> QRect:
        grid = self.view.grid
        rect = grid.row_rect(path[0]) if len(path) == 1 else grid.cell_rect(path[0], path[1] + 1)
        return rect.toRect()

    def at(self, point: QPoint) -> Path | None:
        hit = self.view.grid.hit(QPointF(point))
        if hit.index < 0 or self.view.game is None:
            return None
        return (hit.index, hit.column - 1) if hit.area is Area.CELL else (hit.index,)

    def current(self) -> Path | None:
        game, (row, column) = self.view.game, self._cursor
        if game is None or row is None or row not in game:
            return None
        return game.index_of(row), min(column, game.width) - 1

    @property
    def _cursor(self) -> tuple[int | None, int]:
        """Row and column that the keyboard acts on."""
        return self.view.state.row, self.view.state.column

    def connect(self, told: Told) -> None:
        session = self.view.commands.session

        def edited(delta: Delta) -> None:
            own = delta.games.get(-1 if session.case_key is None else session.case_key)
            if isinstance(own, BoardDelta):
                (told.listed if own.listed or own.width else told.items_changed)()

        session.changed.connect(edited)
        session.looked_at.connect(told.listed)
        self.view.state.changed.connect(told.current_changed)

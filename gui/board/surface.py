"""The surface of the board: it follows the document, holds the view, and paints the exposed rows."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QStyle, QWidget

from engine.document import Delta
from engine.games.board import BoardGame, RowMove
from engine.games.board_delta import BoardDelta
from gui.board.commands import BoardCommands
from gui.board.geometry import FINEST, HEADER, LARGEST, NARROWEST, SMALLEST, Grid
from gui.board.glide import Glide
from gui.board.layers import Layers, Scene
from gui.board.pictures import RowPicture, chess_moved, pictures
from gui.board.scrolling import scroll_to
from gui.board.state import Show
from gui.board.words import cursor_words
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController

ZOOM_STEP = 1.15
EXPLAINED_VALUES = 148
"""Room for a value and how it comes about, where the window is not narrow."""


class BoardSurface(QAbstractScrollArea):
    """Shows the board of the current case; nothing where that is another game.

    Signals
    -------
    zoomed(float)
        Another zoom; 1 is what fits the window.
    toggled()
        What is explained or marked has changed.
    """

    zoomed = Signal(float)
    toggled = Signal()
    narrowest, finest = NARROWEST, FINEST

    def __init__(
        self,
        session: Session,
        spotlight: Spotlight,
        commands: BoardCommands,
        theme: ThemeController,
        parent: QWidget | None = None,
    ) -> None:
        self._grid: tuple[tuple[object, ...], Grid] | None = None
        super().__init__(parent)
        self.commands, self.state = commands, commands.state
        self.show_state = Show()
        self.zoom = 1.0
        self._session, self._spotlight, self._theme = session, spotlight, theme
        self._case_key = session.case_key
        self._glide = Glide(self)
        self._layers = Layers()
        self._seen: dict[int, int] = {}
        self._painted: dict[int, RowPicture] = {}
        self._shown_cursor: tuple[int | None, frozenset[int]] = (None, frozenset())
        self._row_height = 0
        self.setObjectName("boardView")
        self.setAccessibleName(self.tr("Board"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(240, 160)
        # Every pixel is painted here: what is below need not be.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._connect()
        self.rebuild()

    def _connect(self) -> None:
        self._session.changed.connect(self._document_changed)
        self._session.replaced.connect(self.rebuild)
        self._session.looked_at.connect(self._look_elsewhere)
        self._spotlight.changed.connect(self._light)
        self._theme.changed.connect(self.refresh)
        self.state.changed.connect(self._cursor_changed)
        self.state.moved.connect(self._reveal_cursor)
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.valueChanged.connect(self.refresh)

    # The document

    @property
    def game(self) -> BoardGame | None:
        return self._session.board

    def rebuild(self) -> None:
        """Take everything over from the current case."""
        self._glide.stop()
        self._seen = {}
        self._case_key = self._session.case_key
        self.show_state.hovered = self.show_state.paint = self.show_state.drop = None
        self.state.reset(self.game)
        self._lay_out()
        self.verticalScrollBar().setValue(0)
        self.horizontalScrollBar().setValue(0)
        self._cursor_changed()

    def _look_elsewhere(self) -> None:
        if self._session.case_key != self._case_key:
            self.rebuild()

    def _document_changed(self, delta: Delta) -> None:
        own = delta.games.get(-1 if self._session.case_key is None else self._session.case_key)
        if isinstance(own, BoardDelta):
            self._glide.stop()
            if own.listed or own.width:
                self.state.settle(self.game)
                self._forget_gone()
                self._lay_out()
                self._seen = {}
            else:
                self._follow(own.rows)
                self.refresh_changed()
            self._cursor_changed()

    def _follow(self, rows: set[int]) -> None:
        """Show a chess on its way if all that changed is that it jumped."""
        game = self.game
        for row in rows if len(rows) == 1 else ():
            if game and row in game and row in self._seen:
                way = chess_moved(self._seen[row], game.row(row).mask, game.width)
                if way:
                    self._glide.along(row, *way)

    def _forget_gone(self) -> None:
        # The rows under the hand may be gone, or narrower.
        self.show_state.hovered = self.show_state.paint = self.show_state.drop = None

    # The view

    @property
    def grid(self) -> Grid:
        """Where everything is now; kept, as each frame asks several times."""
        game, port = self.game, self.viewport().size()
        n, width = (game.n, game.width) if game else (0, 1)
        x, y = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
        key = n, width, self.show_state.explain, self.zoom, self.width(), port.toTuple(), x, y
        if self._grid is None or self._grid[0] != key:
            self._grid = key, self._made_grid(n, width, x, y)
        return self._grid[1]

    def _made_grid(self, n: int, width: int, x: int, y: int) -> Grid:
        explain, metrics = self.show_state.explain, QFontMetrics(self.font())
        left = max(metrics.horizontalAdvance(f"{n:,}") + 22, 44)
        values = (
            min(EXPLAINED_VALUES, max(self.width() // 4, 110))
            if explain
            else max(58, metrics.horizontalAdvance(self.tr("value")) + 22)
        )
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self.verticalScrollBar())
        fit = (self.width() - bar - left - values - 8) // width
        cell = round(min(max(fit, self.narrowest), self.finest) * self.zoom)
        size = min(max(cell, SMALLEST), LARGEST)
        return Grid(width, n, size, explain, left, values, self.viewport().width(), self.viewport().height(), x, y)

    def _lay_out(self) -> None:
        """Let the scroll bars know how much there is; the row on top stays there."""
        grid = self.grid
        top = grid.y / (self._row_height or grid.row_height)
        self._row_height = grid.row_height
        for bar, whole, room, step in (
            (self.horizontalScrollBar(), grid.content[0], grid.room[0], grid.cell),
            (self.verticalScrollBar(), grid.content[1] + grid.cell // 2, grid.room[1], grid.row_height),
        ):
            bar.setRange(0, max(whole - room, 0))
            bar.setPageStep(room)
            bar.setSingleStep(step)
        self.verticalScrollBar().setValue(round(top * grid.row_height))
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        self._grid = None  # Another font or style.
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def set_zoom(self, zoom: float) -> None:
        """Another zoom; the row in the middle of the window stays there."""
        grid = self.grid
        middle = (grid.y + grid.room[1] / 2) / grid.row_height
        lowest, highest = SMALLEST * self.zoom / grid.cell, LARGEST * self.zoom / grid.cell
        self.zoom = min(max(zoom, lowest), highest)
        self._keep(middle)
        self.zoomed.emit(self.zoom)

    def _keep(self, middle: float) -> None:
        self._lay_out()
        grid = self.grid
        self.verticalScrollBar().setValue(round(middle * grid.row_height - grid.room[1] / 2))

    def zoom_in(self) -> None:
        self.set_zoom(self.zoom * ZOOM_STEP)

    def zoom_out(self) -> None:
        self.set_zoom(self.zoom / ZOOM_STEP)

    def fit(self) -> None:
        """Cells as wide as the window has room for."""
        self.set_zoom(1.0)

    def set_explain(self, on: bool) -> None:
        """Show which runs count in each row, and which do not."""
        if on != self.show_state.explain:
            self.show_state.explain = on
            self._lay_out()
            self.toggled.emit()

    def set_winning(self, on: bool) -> None:
        """Mark winning moves."""
        if on != self.show_state.winning:
            self.show_state.winning = on
            self.refresh()
            self.toggled.emit()

    def reveal(self, index: int, column: int | None = None) -> None:
        """Scroll as little as needed to see a row, and a column."""
        grid = self.grid
        scroll_to(self.verticalScrollBar(), index * grid.row_height, grid.row_height, grid.room[1])
        if column is not None:
            scroll_to(self.horizontalScrollBar(), (column - 1) * grid.cell, grid.cell, grid.room[0])

    def _reveal_cursor(self) -> None:
        if self.game and self.state.row is not None:
            self.reveal(self.game.index_of(self.state.row), self.state.column)

    def put_cursor(self, index: int, column: int) -> None:
        """The cursor on a cell."""
        if self.game:
            self.state.put_cursor(self.game, index, column)

    def _light(self) -> None:
        game, thing = self.game, self._spotlight.thing
        if game is not None:
            if isinstance(thing, RowMove) and thing.row in game:
                self.reveal(game.index_of(thing.row), thing.target)
                self.reveal(game.index_of(thing.row), thing.source)
            elif isinstance(thing, int) and thing in game:
                self.reveal(game.index_of(thing))
        self.refresh()

    def _cursor_changed(self) -> None:
        self.setAccessibleDescription(cursor_words(self.game, self.state))
        before, self._shown_cursor = self._shown_cursor, (self.state.row, self.state.rows)
        self.refresh_rows({before[0], self.state.row, *(before[1] ^ self.state.rows)})
        self.refresh_header()

    # Painting

    def refresh(self) -> None:
        """Paint anew what is seen."""
        self.viewport().update()

    def shown_rows(self, top: float = HEADER, bottom: float | None = None) -> list[RowPicture]:
        """The rows between two heights of the viewport (all that show), as they are painted."""
        grid = self.grid
        seen = grid.seen_rows(top, grid.view_height if bottom is None else bottom)
        return pictures(self.game, seen, self.show_state) if self.game else []

    def refresh_rows(self, rows: Iterable[int | None]) -> None:
        """Paint anew some rows at least; None is no row."""
        self.refresh()

    def refresh_header(self) -> None:
        """Paint anew the numbers of the columns at least."""
        self.refresh()

    def refresh_changed(self) -> None:
        """Paint anew the rows at least that look otherwise than they were painted."""
        self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        rows = self.shown_rows()
        self._seen = {row.row: row.mask for row in rows}
        self._painted = {row.row: row for row in rows}
        grid, region = self.grid, event.region()
        lit = self._spotlight.thing if self.game is not None else None
        scene = Scene(self.game, grid, rows, self.show_state, self.state, lit, self._theme.colours, self.hasFocus())
        # Arcs go beyond the rows that they belong to.
        arcs = {*scene.alive, self.state.row, scene.lit_row}
        exposed = [r for r in rows if r.row in arcs or region.intersects(grid.row_rect(r.at).toRect())]
        self._layers.paint(painter, replace(scene, rows=exposed, exposed=region), len(rows))
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.refresh()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.refresh()

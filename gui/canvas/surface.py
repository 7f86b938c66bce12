"""The surface of the canvas: it follows the document, holds the view, and paints the layers."""

import numpy as np
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.document import Delta
from engine.games.graph import GraphGame
from engine.games.graph_delta import GraphDelta
from gui.canvas.arrange import snap
from gui.canvas.camera import ZOOM_STEP, Camera
from gui.canvas.commands import GraphCommands
from gui.canvas.frame import Frame
from gui.canvas.geometry import GRID
from gui.canvas.glide import MOST as GLIDE_MOST
from gui.canvas.glide import Glide
from gui.canvas.journey import Journey
from gui.canvas.looks import Looks
from gui.canvas.picture import Picture
from gui.canvas.state import Show
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.theme import ThemeController
from gui.theme.fonts import text_size

LEGEND_STRIP = 64.0
"""Pixels at the foot of the widget that the legend takes where texts have their usual size."""
CYCLE_FOR = 12_000
"""Milliseconds for which a refused cycle is shown, as long as the status bar speaks of it."""


class CanvasSurface(QWidget):
    """Shows the graph of the current case.

    Signals
    -------
    zoomed(float)
        Another scale, in pixels a canvas unit.
    panned()
        What is seen was shifted.
    """

    zoomed = Signal(float)
    panned = Signal()

    def __init__(
        self,
        session: Session,
        selection: Selection,
        spotlight: Spotlight,
        commands: GraphCommands,
        theme: ThemeController,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.selection = selection
        self.commands = commands
        self.show_state = Show()
        self.picture = Picture()
        self.camera = Camera()
        self.snapping = False
        self._session = session
        self._spotlight = spotlight
        self._theme = theme
        self._fit_wanted = True
        self._game: GraphGame | None = None
        self._glide = Glide(self)
        self.looks, self.journey = Looks(self), Journey(self)
        self._previewed: set[int] = set()
        self.frame = Frame(self)
        self._cycle_shown = QTimer(self, singleShot=True, interval=CYCLE_FOR)
        self._cycle_shown.timeout.connect(self.forget_cycle)
        self.setObjectName("graphCanvas")
        self.setAccessibleName(self.tr("Graph canvas"))
        self.setMinimumSize(200, 160)
        self._connect()
        self.rebuild()

    def _connect(self) -> None:
        self._session.changed.connect(self._document_changed)
        self._session.replaced.connect(self._fit_soon)
        self._session.looked_at.connect(self._look_elsewhere)
        self.selection.changed.connect(self.update)
        self._spotlight.changed.connect(self.update)
        self._theme.changed.connect(self.update)
        self.commands.refused.connect(self._show_cycle)

    # The document

    @property
    def game(self) -> GraphGame | None:
        """The graph that is shown."""
        return self._game

    def rebuild(self, delta: GraphDelta | None = None) -> None:
        """Take everything over from the current case, or what a change did."""
        self._glide.forget()
        before = self.picture if self._game is self._session.graph else None
        # What a gesture has shifted is not where the document has it.
        known = delta if before and not self._previewed and before.n > GLIDE_MOST else None
        self._game = self._session.graph
        self.picture = Picture(self._game, self._session.graph_query, before, known, self.looks.curved)
        self._previewed = set()
        self.show_state.cycle, self.show_state.caseless = (), self._session.case is None
        if before is None:
            self.frame.forget()
        self.redraw()

    def redraw(self) -> None:
        """The picture was changed."""
        self.looks.mind()
        self.frame.take(self.picture)
        self.update()

    def _look_elsewhere(self) -> None:
        same_case = self._game is self._session.graph
        self.rebuild()
        if not same_case:
            self.looks.leave()
            self.selection.clear()
            self._fit_soon()

    def _document_changed(self, delta: Delta) -> None:
        own = delta.games.get(self._session.case_key if self._session.case_key is not None else -1)
        if isinstance(own, GraphDelta):
            self._take(own)

    def _take(self, delta: GraphDelta) -> None:
        game = self._session.graph
        if game is None:
            return
        self.show_state.cycle = ()
        if delta.positions:
            self.rebuild(delta)
        else:
            if delta.moves:
                self.picture.take_moves(game, delta.moves)
                self.picture.bend_moves()
            self.picture.take_labels(game, set(delta.labels))
            if delta.queries:
                self.picture.take_stones(self._session.graph_query)
            if delta.places:
                self._previewed -= delta.places
                self._glide.to(game, delta.places)
                self.frame.land()
        if delta.moves or delta.positions:
            self._drop_stale_selection()
        self.redraw()

    def _drop_stale_selection(self) -> None:
        game = self._session.graph
        if game:
            positions = [p for p in self.selection.positions if p in game]
            moves = [(s, t) for s, t in self.selection.moves if s in game and game.move(s, t)]
            self.selection.set(positions, moves)

    def _show_cycle(self, cycle: list[int]) -> None:
        self.show_state.cycle = tuple(cycle)
        self._cycle_shown.start()
        self.update()

    # The view

    def pan(self, pixels: QPointF) -> None:
        """Shift what is seen."""
        self.camera.pan(pixels)
        self.panned.emit()
        self.update()

    def zoom_to(self, scale: float, at: QPointF | None = None) -> None:
        """Take a scale; what is at `at` (the middle if None) stays there."""
        self.camera.zoom_at(QRectF(self.rect()).center() if at is None else at, scale)
        self._fit_wanted = False
        self.zoomed.emit(self.camera.scale)
        self.update()

    def zoom_in(self) -> None:
        self.zoom_to(self.camera.scale * ZOOM_STEP)

    def zoom_out(self) -> None:
        self.zoom_to(self.camera.scale / ZOOM_STEP)

    def fit(self) -> None:
        """Show the whole graph."""
        if self.picture.n:
            self.camera.fit(self.picture.bounds(), self._free_size())
        else:
            self.camera.scale = 1.0
            self.camera.centre_on(QPointF(), QSizeF(self.size()))
        self.zoomed.emit(self.camera.scale)
        self.update()

    def _free_size(self) -> QSizeF:
        """The size of the widget without the strip in which the legend stands."""
        size, strip = QSizeF(self.size()), LEGEND_STRIP * text_size() / 100
        if self.show_state.legend and size.height() > strip * 5:
            size.setHeight(size.height() - strip)
        return size

    def look_at(self, scale: float, centre: QPointF) -> None:
        """Show a point in the middle, at a scale."""
        self._fit_wanted = False
        self.camera.scale = scale
        self.camera.centre_on(centre, QSizeF(self.size()))
        self.zoomed.emit(self.camera.scale)
        self.update()

    @property
    def centre(self) -> QPointF:
        """The point of the world in the middle of the view."""
        return self.camera.to_world(QRectF(self.rect()).center())

    def _fit_soon(self) -> None:
        """Fit now, and again while the window finds its size."""
        self._fit_wanted = True
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._fit_wanted:
            self.fit()
        elif event.oldSize().isValid():
            grown = QPointF(event.size().width(), event.size().height())
            grown -= QPointF(event.oldSize().width(), event.oldSize().height())
            self.camera.pan(grown / 2)
        super().resizeEvent(event)

    def snapped(self, world: QPointF) -> QPointF:
        """A point as the grid has it, if snapping is on."""
        return snap({0: world}, GRID)[0] if self.snapping else world

    def set_snapping(self, on: bool) -> None:
        self.snapping = on

    def set_grid(self, on: bool) -> None:
        self.show_state.grid = on
        self.update()

    def set_legend(self, on: bool) -> None:
        self.show_state.legend = on
        self.update()

    def position_at(self, key: int) -> QPoint:
        """Where the centre of a position is on the widget, in pixels."""
        return self.camera.to_screen(self.picture.centre(self.picture.row[key])).toPoint()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        self.frame.paint(event.rect(), self._spotlight, self._theme.colours)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # What gestures ask for

    def preview_places(self, places: dict[int, QPointF]) -> None:
        """Show positions elsewhere without changing the document."""
        self._glide.stop()
        rows = self.picture.rows_of(places)
        self.frame.lift(rows)
        x, y = [place.x() for place in places.values()], [place.y() for place in places.values()]
        self.picture.place(rows, np.array(x), np.array(y))
        self._previewed.update(places)
        self.frame.shifted(self.picture)

    def end_preview(self) -> None:
        """Show positions where the document has them."""
        self._glide.stop()
        if self._game is not None:
            self.picture.take_places(self._game, self._previewed)
        self._previewed = set()
        self.frame.land()
        self.redraw()

    def inside(self, band: QRectF) -> tuple[frozenset[int], frozenset[tuple[int, int]]]:
        """Positions whose centres lie in a rectangle, and moves between them."""
        picture = self.picture
        rows = picture.rows_in(band)
        chosen = np.zeros(picture.n, dtype=np.bool_)
        chosen[rows] = True
        moves = np.flatnonzero(chosen[picture.sources] & chosen[picture.targets])
        ends = picture.ids[picture.sources[moves]].tolist(), picture.ids[picture.targets[moves]].tolist()
        return frozenset(picture.ids[rows].tolist()), frozenset(zip(*ends, strict=True))

    def forget_cycle(self) -> None:
        """Show a refused cycle no more."""
        if self.show_state.cycle:
            self.show_state.cycle = ()
            self.update()

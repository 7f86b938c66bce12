"""The tour put into a window: where its steps point there, and how they are done there."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtWidgets import QWidget

from gui.canvas.geometry import GRID, RADIUS
from gui.tour.tour import Tour

if TYPE_CHECKING:
    from gui.main_window import MainWindow

STEP = 6 * GRID
"""Between a position and the one that is added for a person."""


def start_tour(window: "MainWindow") -> Tour:
    """Begin the tour, or begin it again; the welcome steps aside meanwhile."""
    old = window.findChild(Tour)
    if old is not None:
        old.leave()
    window.docks.raise_("verdict")
    if window.session.graph is not None:
        # The keys that it speaks of are those of the canvas.
        window.canvas.setFocus()
    names = ("position", "move", "stone", "verdict", "play", "undo", "end")
    tour = Tour(
        window.session,
        window.theme,
        window,
        places={name: partial(_place, window, name) for name in names},
        deeds={
            "position": partial(add_position, window),
            "move": partial(add_move, window),
            "stone": partial(add_stone, window),
            "play": partial(play, window),
            "undo": window.session.undo_stack.undo,
        },
        add_graph=window.actions_by_name["case-add-graph"].trigger,
        watched={window.canvas: window.canvas.cancel_gesture},
    )
    window.files.exporting.exported.connect(tour.note_export)
    _hold_welcome(window, tour)
    return tour


def _hold_welcome(window: "MainWindow", tour: Tour) -> None:
    from gui.welcome.welcome import Welcome

    welcome = window.findChild(Welcome)
    if welcome is not None:
        welcome.hold(True)
        tour.ended.connect(partial(welcome.hold, False))


# Where


def _place(window: "MainWindow", name: str) -> QRect:
    canvas = window.canvas
    if name in ("position", "end"):
        around = QRect(QPoint(), QSize(8, 8))
        around.moveCenter(QPoint(canvas.width() // 3, canvas.height() // 5))
        return _in_window(window, canvas, around)
    if name in ("move", "stone"):
        return _in_window(window, canvas, _newest(window))
    if name == "undo":
        return _of(window, "button-undo")
    return _of(window, "verdictWinner" if name == "verdict" else "winningMoves", "verdictPanel")


def _newest(window: "MainWindow") -> QRect:
    """The position that was added last, on the canvas; a part of the canvas if none is in sight."""
    canvas, graph = window.canvas, window.session.graph
    seen = QRect(canvas.rect())
    if graph is not None and graph.n:
        source = _source(window)
        centre = QPointF(canvas.position_at(graph.positions[-1] if source is None else source))
        reach = RADIUS * canvas.camera.scale + 4
        disc = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach).toAlignedRect()
        if seen.intersects(disc):
            return disc
    return QRect(seen.center() - QPoint(4, 4), QSize(8, 8))


def _of(window: "MainWindow", *names: str) -> QRect:
    """The first of some widgets that is in sight, else the whole menu bar."""
    for name in names:
        widget = window.findChild(QWidget, name)
        if widget is not None and widget.isVisible() and widget.window() is window:
            return _in_window(window, widget, widget.rect())
    return QRect(window.menuBar().mapTo(window, QPoint()), QSize(120, window.menuBar().height()))


def _in_window(window: QWidget, widget: QWidget, rect: QRect) -> QRect:
    return QRect(widget.mapTo(window, rect.topLeft()), rect.size())


# How


def add_position(window: "MainWindow") -> None:
    """Add a position in the middle of what is seen, clear of others."""
    canvas = window.canvas
    place = canvas.camera.to_world(QRectF(canvas.rect()).center())
    graph = window.session.graph
    taken = [QPointF(other.x, other.y) for other in graph.places.values()] if graph else []
    while any((other - place).manhattanLength() < 4 * RADIUS for other in taken):
        place += QPointF(STEP, 0)
    window.commands.add_position(canvas.snapped(place))


def add_move(window: "MainWindow") -> None:
    """Draw a move from the newest position to a new one below it."""
    graph = window.session.graph
    if graph is not None and graph.n:
        source = graph.positions[-1]
        place = graph.places[source]
        window.commands.add_move_to_new(source, QPointF(place.x, place.y + STEP))


def _source(window: "MainWindow") -> int | None:
    """The newest position that has a value other than 0."""
    graph = window.session.graph
    positions = reversed(graph.positions) if graph else ()
    return next((position for position in positions if graph is not None and graph.value(position)), None)


def add_stone(window: "MainWindow") -> None:
    """Put a stone where there is something to win."""
    source = _source(window)
    if source is not None:
        window.commands.add_stones([source], 1)


def play(window: "MainWindow") -> None:
    """Make the first winning move; where there is none, put a stone that makes one."""
    from gui.faces import face_of

    game, query = window.session.graph, window.session.graph_query
    if game is None or query is None:
        return
    move = next(iter(game.winning_moves(query)), None) if game.nim_sum(query) else None
    if move is None:
        add_stone(window)
    else:
        face = face_of(game)
        window.session.edit(face.play(game, query, move), face.move_words(game, move).text)

"""The actions of play for the window's table: their names, their menu, what they do and when."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from gui.faces import face_of
from gui.spec import Entry, Spec

if TYPE_CHECKING:
    from gui.main_window import MainWindow
    from gui.play.window import PlayWindow

SPECS = (
    Spec(
        "play-start", "&Play this out…", ("F5",), "play", "Play from here against the engine, or with a second player"
    ),
)

MENU: tuple[str, str, tuple[Entry, ...]] = ("menuPlay", "Pla&y", ("play-start",))


def handlers(window: "MainWindow") -> dict[str, Callable[[], object]]:
    """What each action does."""
    return {"play-start": partial(open_play, window)}


def enabled(window: "MainWindow") -> dict[str, bool]:
    """Which actions can be done now: to be asked again when the session's game changes or another is looked at."""
    game, query = window.session.game, window.session.query
    return {"play-start": game is not None and query is not None and face_of(game).asks(game, query)}


def open_play(window: "MainWindow") -> "PlayWindow":
    """Open a play window on the current case and query; it goes with the window."""
    from gui.play.window import PlayWindow

    play = PlayWindow(window.session, window.theme, window.jobs, window)
    play.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    play.show()
    return play

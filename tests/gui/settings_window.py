"""A window with its settings and its presenter mode, for tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from engine.formats import bounds
from gui.faces.numbering import numbering
from gui.main_window import MainWindow
from gui.presenter.presenter import Presenter
from gui.settings import Store
from gui.settings.part import SettingsPart
from gui.theme import ThemeController
from gui.theme.motion import set_moving

_DEFERRED_DELETE = 52
"""QEvent.Type.DeferredDelete, as the number that sendPostedEvents takes."""


@dataclass
class Room:
    """A window and what is tried on it."""

    window: MainWindow
    store: Store
    part: SettingsPart
    presenter: Presenter


@contextmanager
def room(app: QApplication, mode: str = "light", size: tuple[int, int] = (1280, 800)) -> Iterator[Room]:
    """A window that is shown, and everything of the process that settings change given back."""
    theme = ThemeController(app, mode)  # type: ignore[arg-type]
    window = MainWindow(theme)
    window.resize(*size)
    window.show()
    app.processEvents()
    window.canvas.look_at(1.0, QPointF(0, 0))
    try:
        yield Room(window, window.settings, window.settings_part, window.presenter)
    finally:
        window.session.undo_stack.setClean()
        window.close()
        window.deleteLater()
        app.processEvents()
        # Or each change of the look takes care of all windows of all tests.
        app.sendPostedEvents(None, _DEFERRED_DELETE)
        theme.set_text_size(100)
        theme.set_pair("amber-blue")
        theme.set_mode("system")
        set_moving(True)
        numbering.set_first(0)
        bounds.raise_to(bounds.BYTES, bounds.BYTES.usual)

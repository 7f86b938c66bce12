"""How a window was before it was presented, so that it can be so again."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPointF, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar, QWidget

if TYPE_CHECKING:
    from gui.main_window import MainWindow


def docks_of(window: QMainWindow) -> list[QDockWidget]:
    """The panels of a window."""
    return window.findChildren(QDockWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)


def bars_of(window: QMainWindow) -> list[QWidget]:
    """Its menu bar, tool bars and status bar."""
    tool_bars = window.findChildren(QToolBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [window.menuBar(), *tool_bars, window.statusBar()]


class Before:
    """What the presenter mode changes of a window, as it was when this was made."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self._state: QByteArray = window.saveState()
        self._geometry: QByteArray = window.saveGeometry()
        self._place = window.geometry()
        self._flags: Qt.WindowState = window.windowState()
        self._bars = [(bar, not bar.isHidden()) for bar in bars_of(window)]
        self._front = [dock for dock in docks_of(window) if not dock.visibleRegion().isEmpty()]
        self._game = window.session.game
        self._look: tuple[float, QPointF] = (window.canvas.camera.scale, window.canvas.centre)

    def restore_window(self) -> None:
        """Bars, panels, and the window's place and state."""
        window = self._window
        for bar, shown in self._bars:
            bar.setVisible(shown)
        window.setWindowState(self._flags)
        if self._flags == Qt.WindowState.WindowNoState:
            window.setGeometry(self._place)
        else:
            # It knows what the window is when it is not maximised, too.
            window.restoreGeometry(self._geometry)
        window.restoreState(self._state)
        # Which of the panels that share a place was in front, Qt does not say in every state.
        for dock in self._front:
            dock.raise_()

    def restore_look(self) -> None:
        """What the canvas showed, if that is still there. To be called once the window has its size."""
        if self._window.session.game is self._game:
            self._window.canvas.look_at(*self._look)
        else:
            self._window.canvas.fit()

"""The presenter mode of a window: for a lecture, or to look at one thing without the rest."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout

from gui.presenter.before import Before, bars_of, docks_of
from gui.presenter.hint import Hint
from gui.presenter.line import VerdictLine
from gui.settings.effects import resize_texts
from gui.settings.store import Store
from gui.theme.fonts import LARGEST

if TYPE_CHECKING:
    from gui.main_window import MainWindow

LARGER = 1.5
"""By how much texts are larger."""
ZOOM = 2.6
"""Pixels a canvas unit at most, so that a graph of two positions is not larger than life."""
KEPT = ("dock-verdict", "dock-explanation")
"""Panels that say who wins and why: they stay where they can be seen."""
SETTLING = 1500
"""Milliseconds in which a window finds its size on the whole screen."""


class Presenter(QObject):
    """Turns the mode on and off; it is off at each start, and a window closed in it remembers how it was before.

    Signals
    -------
    changed_state()
        The mode was turned on or off.
    """

    changed_state = Signal()

    def __init__(self, window: "MainWindow", store: Store) -> None:
        super().__init__(window)
        self._window, self._store = window, store
        self._before: Before | None = None
        self._hint: Hint | None = None
        self._line: VerdictLine | None = None
        self._settling = QTimer(self, singleShot=True, interval=SETTLING)
        window.installEventFilter(self)
        window.canvas.installEventFilter(self)

    @property
    def on(self) -> bool:
        """Whether the window is being presented."""
        return self._before is not None

    def toggle(self) -> None:
        """Turn the mode on, or off."""
        if self.on:
            self.leave()
        else:
            self.enter()

    def enter(self) -> None:
        """Show the document on the whole screen, in large letters; tool bars and most panels are hidden."""
        if self.on:
            return
        self._before = Before(self._window)
        self._settling.start()
        self._hide_the_rest()
        resize_texts(self._window, min(round(self._store.number("view/text-size") * LARGER), LARGEST))
        self._window.showFullScreen()
        QTimer.singleShot(0, self._settle)
        self._say_how_to_leave()
        self._say_who_wins()
        self.changed_state.emit()

    def leave(self) -> None:
        """Let the window be as it was before."""
        if self._before is None:
            return
        before, self._before = self._before, None
        self._settling.stop()
        if self._hint:
            self._hint.hide()
        if self._line:
            self._line.set_on(False)
        self._window.theme.set_text_size(self._store.number("view/text-size"))
        before.restore_window()
        before.restore_look()
        QTimer.singleShot(0, self, before.restore_look)
        self.changed_state.emit()

    def _hide_the_rest(self) -> None:
        for dock in docks_of(self._window):
            if dock.objectName() not in KEPT or dock.visibleRegion().isEmpty():
                dock.hide()
        if all(dock.isHidden() for dock in docks_of(self._window)):
            self._window.docks.raise_("verdict")
        for bar in bars_of(self._window):
            bar.hide()

    def _say_who_wins(self) -> None:
        """A class sees who wins, whichever panel is in front."""
        if self._line is None:
            middle = self._window.centralWidget()
            column = middle.layout() if middle else None
            assert isinstance(column, QVBoxLayout)
            self._line = VerdictLine(self._window, column)
        self._line.set_on(True)

    def _settle(self) -> None:
        """Show the whole graph, as large as there is room."""
        canvas = self._window.canvas
        if self.on and canvas.picture.n:
            canvas.camera.fit(canvas.picture.bounds(), QSizeF(canvas.size()), margin=48.0, most=ZOOM)
            # Told to look there, the canvas does not make it small again when its size changes a little.
            canvas.look_at(canvas.camera.scale, canvas.centre)

    def _say_how_to_leave(self) -> None:
        if self._hint is None:
            self._hint = Hint(self._window)
        self._hint.show_for_a_while(self.tr("Presenter mode. Escape leaves it."))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.on:
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return event.key() == Qt.Key.Key_Escape and self._escaped(on_canvas=watched is self._window.canvas)
        if watched is self._window.canvas:
            if event.type() == QEvent.Type.Resize and self._settling.isActive():
                QTimer.singleShot(0, self, self._settle)
        elif event.type() == QEvent.Type.Close:
            # What the window remembers of its places is not what it looks like now.
            self.leave()
        elif event.type() == QEvent.Type.WindowStateChange and not self._window.isFullScreen():
            # The system's own way out of the full screen.
            QTimer.singleShot(0, self, self.leave)
        return False

    def _escaped(self, *, on_canvas: bool) -> bool:
        """Escape ends first what is under way. To the window it comes when nobody else had a use for it."""
        if on_canvas and self._window.canvas.cancel_gesture():
            return True
        self.leave()
        return True

"""Whether the welcome is there, and where: on the canvas, while the document is new and empty."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.jobs import Jobs
from gui.session import Session
from gui.theme import ThemeController

if TYPE_CHECKING:
    from gui.welcome.card import WelcomeCard

MARGIN = 12
RIM = 2
"""Pixels of the canvas that stay in sight around, where it shows that it has the keyboard."""


class Ground(QWidget):
    """Covers what the canvas says while it is empty, and lets the mouse through to it."""

    def __init__(self, theme: ThemeController, canvas: QWidget) -> None:
        super().__init__(canvas)
        self.setObjectName("welcomeGround")
        self._theme = theme
        # Without it the canvas would not follow a mouse over this.
        self.setMouseTracking(True)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._theme.colours.q("canvas"))
        painter.end()


class Welcome(QObject):
    """Keeps the card in the middle of an empty canvas; it goes with the first edit, and while something is opened.

    Parameters
    ----------
    session, jobs, theme
        The document, the work under way, and the colours.
    canvas
        What the card lies on.
    made_card
        Makes the card on a widget, when it is first seen.
    """

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        theme: ThemeController,
        canvas: QWidget,
        made_card: "Callable[[QWidget], WelcomeCard]",
    ) -> None:
        super().__init__(canvas)
        self._session, self._jobs, self._canvas, self._made_card = session, jobs, canvas, made_card
        self._ground = Ground(theme, canvas)
        self._ground.hide()
        self._card: WelcomeCard | None = None
        self._closed = self._held = self._painted = False
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._update)
        session.replaced.connect(self._begin)
        for signal in (session.changed, session.looked_at, session.path_changed, jobs.started, jobs.finished):
            signal.connect(self._look)
        canvas.installEventFilter(self)
        self._soon.start()

    @property
    def shown(self) -> bool:
        """Whether the card is there."""
        return not self._ground.isHidden()

    def close(self) -> None:
        """Take the card away until there is another document."""
        self._closed = True
        self._update()

    def hold(self, on: bool) -> None:
        """Keep the card away for a while."""
        self._held = on
        self._update()

    def _begin(self) -> None:
        self._closed = False
        self._look()

    def _look(self, *_: object) -> None:
        if self._wanted():
            # After an edit has come to its end, and only if it is still so.
            self._soon.start()
        else:
            self._put_away()

    def _wanted(self) -> bool:
        """Whether the document is a new one: nothing was drawn, nothing is on its way; the window is seen."""
        session, graph = self._session, self._session.graph
        if self._closed or self._held or not self._painted or self._jobs.running or graph is None or graph.n:
            return False
        new = session.path is None and session.undo_stack.count() == 0
        return new and len(session.document.cases) == 1

    def _update(self) -> None:
        room = self._canvas.size() - QSize(2 * MARGIN, 2 * MARGIN)
        if self._wanted() and self._canvas.isVisible():
            card = self._card = self._card or self._made_card(self._ground)
            if card.fitted(room):
                self._ground.setGeometry(self._canvas.rect().adjusted(RIM, RIM, -RIM, -RIM))
                card.move(self._ground.rect().center() - card.rect().center())
                self._ground.show()
                return
        self._put_away()

    def _put_away(self) -> None:
        if self._ground.isHidden():
            return
        focused = self._ground.window().focusWidget()
        had_focus = focused is not None and self._ground.isAncestorOf(focused)
        self._ground.hide()
        if had_focus:
            self._canvas.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._painted:
            # The card takes longer to make than all else that is seen first.
            self._painted = True
            self._soon.start()
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._soon.start()
        return False

"""A panel that is made when it is first wanted, so that the window need not wait for it at its start."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.scrolled import LEAST, scrolled

P = TypeVar("P", bound=QWidget)


class Later(QWidget, Generic[P]):
    """Stands where a panel will be, and makes it when it is shown or asked for.

    Parameters
    ----------
    make
        Makes the panel; what that needs to import, it imports itself.

    Signals
    -------
    made(QWidget)
        The panel is there.
    """

    made = Signal(QWidget)

    def __init__(self, make: Callable[[], P], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._narrowest: int | None = None
        self._panel: P | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @property
    def panel(self) -> P:
        """The panel, made now if it was not."""
        if self._panel is None:
            self._panel = self._make()
            placed = self._placed(self._panel)
            self._column.addWidget(placed)
            # Or Qt shows it a turn of the event loop after this is seen.
            placed.show()
            self.setFocusProxy(self._panel)
            self.made.emit(self._panel)
        return self._panel

    def scroll_from(self, narrowest: int) -> None:
        """Let the panel scroll where there is little room, across down to `narrowest` pixels. To be said before it is
        made."""
        self._narrowest = narrowest
        self.setMinimumSize(narrowest, LEAST)

    def when_made(self, then: Callable[[P], object]) -> None:
        """Call `then` with the panel: now if it is there, else as soon as it is made."""
        if self._panel is None:
            self.made.connect(then)
        else:
            then(self._panel)

    def _placed(self, panel: P) -> QWidget:
        return panel if self._narrowest is None else scrolled(panel, self._narrowest)

    def make_if(self, seen: bool) -> None:
        """Make the panel if it is seen now."""
        if seen:
            assert self.panel is not None

    def showEvent(self, event: QShowEvent) -> None:
        # Qt shows docks behind others as well, but out of the window at its upper left; they say when they come up.
        corner = self.mapTo(self.window(), self.rect().bottomRight())
        self.make_if(corner.x() >= 0 and corner.y() >= 0)
        super().showEvent(event)

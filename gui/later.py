"""A panel that is made when it is first wanted, so that the window need not wait for it at its start."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

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
        self._panel: P | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @property
    def panel(self) -> P:
        """The panel, made now if it was not."""
        if self._panel is None:
            self._panel = self._make()
            self._column.addWidget(self._panel)
            self.setFocusProxy(self._panel)
            self.made.emit(self._panel)
        return self._panel

    def showEvent(self, event: QShowEvent) -> None:
        assert self.panel is not None
        super().showEvent(event)

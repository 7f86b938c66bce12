"""Works out what changes of a painted widget are worth telling a screen reader."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from shiboken6 import isValid

from gui.accessible.items import Path, Told
from gui.accessible.speech import Event, announce, is_heard, tell, tell_widget

if TYPE_CHECKING:
    from gui.accessible.painted import PaintedWidget

MOST = 50
"""Items of which a change of name is told: nobody listens to more."""


class _FocusWatch(QObject):
    """Tells when the keyboard comes to a widget, whose current item is what it acts on then."""

    def __init__(self, news: "News", parent: QObject) -> None:
        super().__init__(parent)
        self._news = news
        parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self._news.focus_came()
        return False


class News(Told):
    """Tells of one widget: the current item, what it has become, which items there are."""

    def __init__(self, owner: "PaintedWidget") -> None:
        self._owner = owner
        self._path: Path | None = None
        self._name = ""
        self._watch = _FocusWatch(self, owner.view)

    @property
    def _is_mute(self) -> bool:
        return not is_heard() or not isValid(self._owner) or not self._owner.is_ready

    def focus_came(self) -> None:
        """The keyboard may have come to the widget."""
        if not self._is_mute:
            self._take_current()
            if self._owner.view.hasFocus():
                self._tell_focus()

    def current_changed(self) -> None:
        if self._is_mute:
            return
        before = self._path
        self._take_current()
        if self._path != before:
            self._tell_focus()
        else:
            self._tell_name()

    def items_changed(self) -> None:
        if self._is_mute:
            return
        for item in self._owner.known()[:MOST]:
            if item.isValid():
                tell(item, Event.NameChanged)
        self._tell_name()

    def listed(self) -> None:
        if not self._is_mute:
            tell_widget(self._owner.view, Event.ObjectReorder)
            self._take_current()
            self._tell_focus()

    def _take_current(self) -> None:
        before = self._path
        self._path = self._owner.items.current()
        if self._path != before:
            self._name = self._name_now()

    def _name_now(self) -> str:
        return "" if self._path is None or not self._owner.has(self._path) else self._owner.items.name(self._path)

    def _tell_focus(self) -> None:
        if self._path is None:
            return
        self._name = self._name_now()
        item = self._owner.item(self._path)
        if self._owner.items.mood(self._path).selected:
            tell(item, Event.Selection)
        if self._owner.view.hasFocus():
            tell(item, Event.Focus)

    def _tell_name(self) -> None:
        """An edit has made the current item another."""
        before, self._name = self._name, self._name_now()
        if self._name != before and self._owner.view.hasFocus():
            announce(self._owner.view, self._name)

"""The accessible interfaces of a painted widget and of its items.

Qt's cache holds interfaces by bare pointers. So a Python object that was handed to Qt is kept here until Qt has
deleted what it stands for: items when their widget goes, the interface of the widget once it is no longer valid.
"""

from typing import Any, TypeAlias

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from gui.accessible.items import Items, Maker, Mood, Path, inside
from gui.accessible.kept import kept
from gui.accessible.news import News
from gui.accessible.standing import standing_on

_Maybe: TypeAlias = Any
"""An interface, or None, which Qt takes though its stubs do not say so."""


def interface_of(view: QWidget, maker: Maker) -> "PaintedWidget":
    """A new interface for a widget; `maker` makes its items."""
    return kept.keep(PaintedWidget(view, maker))


class PaintedItem(QAccessibleInterface):
    """One item. It knows its path only: what it says is found when it is asked."""

    def __init__(self, owner: "PaintedWidget", path: Path) -> None:
        super().__init__()
        self._owner, self.path = owner, path

    def isValid(self) -> bool:
        return self._owner.has(self.path)

    def object(self) -> Any:
        return None

    def parent(self) -> QAccessibleInterface:
        return self._owner.item(self.path[:-1]) if len(self.path) > 1 else self._owner

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        if not self.isValid():
            return ""
        items = self._owner.items
        if kind == QAccessible.Text.Name:
            return items.name(self.path)
        return items.description(self.path) if kind == QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nothing is renamed this way."""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if self.isValid():
            self._owner.tell_state(self.path, state)
        else:
            state.invalid = True
        return state

    def rect(self) -> QRect:
        return self._owner.screen_rect(self.path) if self.isValid() else QRect()

    def childCount(self) -> int:
        return self._owner.items.count(self.path) if self.isValid() else 0

    def child(self, index: int) -> _Maybe:
        return self._owner.item((*self.path, index)) if 0 <= index < self.childCount() else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        path = child.path if isinstance(child, PaintedItem) else ()
        return path[-1] if path[:-1] == self.path else -1

    def childAt(self, x: int, y: int) -> _Maybe:
        found = self._owner.path_at(x, y)
        depth = len(self.path)
        return self._owner.item(found[: depth + 1]) if found and found[:depth] == self.path != found else None


class PaintedWidget(QAccessibleWidget):
    """A painted widget: its items come first among its children, then the widgets that stand on it."""

    def __init__(self, view: QWidget, maker: Maker) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view, self._maker = view, maker
        self._items: Items[QWidget] | None = None
        self._known: dict[Path, tuple[PaintedItem, int]] = {}
        self._news: News | None = None
        view.destroyed.connect(self._forget_all)
        # Qt may ask while the widget is still being made; what it shows is listened to from the next moment on.
        QTimer.singleShot(0, self._begin)

    def _begin(self) -> None:
        if isValid(self) and self.is_ready:
            self.news.focus_came()

    def _forget_all(self) -> None:
        """Let Qt's cache delete the items, as long as they are held here."""
        for item, number in self._known.values():
            if isValid(item):
                QAccessible.deleteAccessibleInterface(number)
        self._known.clear()

    # Items

    @property
    def is_ready(self) -> bool:
        """Whether the widget is there, and made."""
        return isValid(self._view) and bool(self._view.accessibleName())

    @property
    def items(self) -> Items[QWidget]:
        """What the widget shows. Only to be asked for when it is ready."""
        if self._items is None:
            self._items = self._maker(self._view)
            self._items.connect(self.news)
        return self._items

    @property
    def news(self) -> News:
        """Who tells of changes."""
        if self._news is None:
            self._news = News(self)
        return self._news

    def has(self, path: Path) -> bool:
        """Whether there is such an item now."""
        return self.is_ready and inside(path, self.items.count)

    def item(self, path: Path) -> PaintedItem:
        """The interface of an item, made when it is first wanted."""
        if path not in self._known:
            item = PaintedItem(self, path)
            self._known[path] = item, QAccessible.registerAccessibleInterface(item)
        return self._known[path][0]

    def known(self) -> list[PaintedItem]:
        """The items that were ever asked for."""
        return [item for item, _ in self._known.values()]

    @property
    def view(self) -> QWidget:
        return self._view

    def screen_rect(self, path: Path) -> QRect:
        """Where an item is on the screen."""
        rect = self.items.rect(path)
        return QRect(self.items.surface.mapToGlobal(rect.topLeft()), rect.size())

    def path_at(self, x: int, y: int) -> Path | None:
        """The item at a point of the screen."""
        if not self.is_ready:
            return None
        surface = self.items.surface
        point = surface.mapFromGlobal(QPoint(x, y))
        return self.items.at(point) if surface.rect().contains(point) else None

    def tell_state(self, path: Path, state: QAccessible.State) -> None:
        """Fill in the state of an item."""
        mood: Mood = self.items.mood(path)
        state.focusable = state.selectable = True
        state.multiSelectable = state.extSelectable = False
        state.focused = self._view.hasFocus() and path == self.items.current()
        state.selected = mood.selected
        state.checkable, state.checked = mood.checked is not None, bool(mood.checked)
        seen = self.items.surface.rect().intersects(self.items.rect(path))
        state.offscreen = not seen
        state.invisible = not self._view.isVisible()

    # What Qt asks

    def _count(self) -> int:
        return self.items.count(()) if self.is_ready else 0

    def _widgets(self) -> list[QWidget]:
        """The widgets that are on it now, such as a field where a name is typed."""
        return standing_on(self._view) if isValid(self._view) else []

    def childCount(self) -> int:
        return self._count() + len(self._widgets())

    def child(self, index: int) -> _Maybe:
        count = self._count()
        if 0 <= index < count:
            return self.item((index,))
        beyond = self._widgets()[index - count :][:1] if index >= count else []
        return QAccessible.queryAccessibleInterface(beyond[0]) if beyond else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        if isinstance(child, PaintedItem):
            return child.path[0] if len(child.path) == 1 else -1
        wanted = child.object()
        return next((self._count() + i for i, widget in enumerate(self._widgets()) if widget is wanted), -1)

    def childAt(self, x: int, y: int) -> _Maybe:
        path = self.path_at(x, y)
        return self.item(path[:1]) if path else None

    def focusChild(self) -> _Maybe:
        if not self.is_ready or not self._view.hasFocus():
            return super().focusChild()
        path = self.items.current()
        return None if path is None else self.item(path)

"""Who has which keys: the defaults, what was chosen instead, and who would lose what."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDockWidget

from gui.spec import WINDOW

GROUP = "shortcuts"
FORM = QKeySequence.SequenceFormat.PortableText


@dataclass(frozen=True)
class Owner:
    """Whose keys can be changed: an action or the switch of a panel, its keys at first, and where they work."""

    holder: QAction | QDockWidget
    defaults: tuple[str, ...] = ()
    where: str = WINDOW

    @property
    def action(self) -> QAction:
        """The action; what PySide makes of a panel's own may die before that does, so it is asked for each time."""
        return self.holder.toggleViewAction() if isinstance(self.holder, QDockWidget) else self.holder


def normal(key: str) -> str:
    """A key as Qt writes it, such as "Ctrl+Shift+P"; "" for what is none."""
    return QKeySequence(key).toString(FORM)


class Shortcuts(QObject):
    """The keys of the actions of a window. What differs from the defaults is kept in the settings.

    Signals
    -------
    changed(str)
        An action, by name, has other keys.
    """

    changed = Signal(str)

    def __init__(self, owners: Mapping[str, Owner], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._owners = dict(owners)

    def __iter__(self) -> Iterator[str]:
        return iter(self._owners)

    def __contains__(self, name: str) -> bool:
        return name in self._owners

    def owner(self, name: str) -> Owner:
        return self._owners[name]

    def keys(self, name: str) -> list[str]:
        """The keys of an action now, the one that menus show first."""
        return [sequence.toString(FORM) for sequence in self._owners[name].action.shortcuts()]

    def defaults(self, name: str) -> list[str]:
        """Its keys at first."""
        return [normal(key) for key in self._owners[name].defaults]

    def is_default(self, name: str) -> bool:
        return self.keys(name) == self.defaults(name)

    def holders(self, name: str, key: str) -> list[str]:
        """The other actions that have a key where action `name` would use it."""
        where, key = self._owners[name].where, normal(key)
        meets = {other: owner for other, owner in self._owners.items() if other != name and _meet(where, owner.where)}
        return [other for other in meets if key and key in self.keys(other)]

    def set_keys(self, name: str, keys: Sequence[str]) -> None:
        """Give an action these keys; whoever has one of them where it would be used loses it."""
        wanted = list(dict.fromkeys(normal(key) for key in keys if normal(key)))
        for key in wanted:
            for other in self.holders(name, key):
                self._assign(other, [kept for kept in self.keys(other) if kept != key])
        self._assign(name, wanted)

    def reset(self, name: str) -> None:
        """Give an action its first keys again; whoever had got one of them loses it."""
        self.set_keys(name, self.defaults(name))

    def reset_all(self) -> None:
        """All as it was at first."""
        QSettings().remove(GROUP)
        for name in self._owners:
            self._put(name, self.defaults(name))

    def _assign(self, name: str, keys: Sequence[str]) -> None:
        self._put(name, keys)
        if self.is_default(name):
            QSettings().remove(f"{GROUP}/{name}")
        else:
            QSettings().setValue(f"{GROUP}/{name}", "\n".join(keys))

    def _put(self, name: str, keys: Sequence[str]) -> None:
        if list(keys) != self.keys(name):
            self._owners[name].action.setShortcuts([QKeySequence(key) for key in keys])
            self.changed.emit(name)

    def restore(self) -> None:
        """Give the actions the keys that were chosen at an earlier time."""
        settings = QSettings()
        settings.beginGroup(GROUP)
        for name in settings.childKeys():
            # What another version of the program called an action, or what is no key, counts for nothing.
            if name in self._owners:
                stored = str(settings.value(name, "") or "").split("\n")
                self._put(name, [key for key in map(normal, stored) if key])
        settings.endGroup()


def _meet(one: str, other: str) -> bool:
    """Whether keys that work in two places work at once somewhere."""
    return one == other or WINDOW in (one, other)

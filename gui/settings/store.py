"""What was chosen, kept from one start to the next, and told to those whom it concerns."""

from typing import cast

from PySide6.QtCore import QObject, QSettings, Signal

from gui.settings.setting import Setting, Value
from gui.settings.table import BY_KEY, SETTINGS


def stored(key: str) -> Value:
    """What a setting is now, for who has no `Store` at hand. Raises KeyError for a key that is not in the table."""
    return BY_KEY[key].read(QSettings().value(key))


class Store(QObject):
    """The settings of the table, in QSettings; what is chosen as by default takes no place there.

    Signals
    -------
    changed(str)
        The setting of that key is another.
    """

    changed = Signal(str)

    def __init__(self, settings: QSettings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings if settings is not None else QSettings()
        self._values = {setting.key: setting.read(self._settings.value(setting.key)) for setting in SETTINGS}

    def value(self, key: str) -> Value:
        """What a setting is. Raises KeyError for a key that is not in the table, here and below."""
        return self._values[key]

    def flag(self, key: str) -> bool:
        """A setting that is on or off."""
        return cast("bool", self.value(key))

    def number(self, key: str) -> int:
        """A setting that is a whole number."""
        return cast("int", self.value(key))

    def text(self, key: str) -> str:
        """A setting that is one of some words."""
        return cast("str", self.value(key))

    def set(self, key: str, value: Value) -> None:
        """Choose. Raises ValueError for what the setting cannot be."""
        setting = BY_KEY[key]
        if not setting.allows(value):
            raise ValueError(f"{key} cannot be {value!r}")
        self._keep(setting, value)
        if value != self._values[key]:
            self._values[key] = value
            self.changed.emit(key)

    def _keep(self, setting: Setting, value: Value) -> None:
        if value == setting.default:
            self._settings.remove(setting.key)
        else:
            self._settings.setValue(setting.key, value)

    def is_default(self, key: str) -> bool:
        """Whether a setting is as if nobody had chosen."""
        return self._values[key] == BY_KEY[key].default

    @property
    def all_default(self) -> bool:
        """Whether nothing was chosen."""
        return all(self.is_default(key) for key in BY_KEY)

    def reset(self, key: str) -> None:
        """Let a setting be as if nobody had chosen."""
        self.set(key, BY_KEY[key].default)

    def reset_all(self) -> None:
        """Let all settings be so."""
        for key in BY_KEY:
            self.reset(key)

"""What one setting is: its key, what it may be, and what it is called."""

from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = bool | int | float | str

_WORDS = {"true": True, "false": False}


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing that a setting may be, and what it is called on screen."""

    value: str | int
    label: str


@dataclass(frozen=True, slots=True)
class Setting:
    """One line of the table.

    Attributes
    ----------
    key
        Under which QSettings keeps it, such as "view/grid".
    page
        The name of the page that shows it.
    default
        What it is as long as nobody chose; its type is that of the setting.
    title, help
        What it is called, and one or two sentences about it; texts to be translated in the context "Settings".
    choices
        All that it may be, if these are few; else a number may be from `low` to `high`.
    unit
        A number is shown in units of so much, with `suffix` behind it.
    zero
        What to say of the number 0, if that means something else; "" if not.
    """

    key: str
    page: str
    default: Value
    title: str
    help: str
    choices: tuple[Choice, ...] = ()
    low: float = 0
    high: float = 0
    unit: int = 1
    suffix: str = ""
    zero: str = ""

    def allows(self, value: object) -> bool:
        """Whether the setting may be that."""
        if type(value) is not type(self.default):
            return False
        if self.choices:
            return any(choice.value == value for choice in self.choices)
        return isinstance(value, bool | str) or (isinstance(value, int | float) and self.low <= value <= self.high)

    def read(self, stored: object) -> Value:
        """What a store's text (or value) means; the default if that is nothing the setting may be."""
        value = _parsed(stored, type(self.default))
        return value if value is not None and self.allows(value) else self.default


def _parsed(stored: object, kind: type) -> Value | None:
    """QSettings gives back what it was given, or a text of it: that hangs on the system and on the moment."""
    if kind is bool:
        return stored if isinstance(stored, bool) else _WORDS.get(str(stored))
    if kind is str:
        return stored if isinstance(stored, str) else None
    try:
        return int(str(stored)) if kind is int else float(str(stored))
    except ValueError:
        return None

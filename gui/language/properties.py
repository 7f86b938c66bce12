"""The texts that widgets and actions hold: how each is read and set."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QProgressBar,
    QSpinBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

Text: TypeAlias = tuple[str, Callable[[], str], Callable[[str], object]]
"""A name, what reads the text, what sets it."""

_OF_TYPES: tuple[tuple[type[QObject], tuple[str, ...]], ...] = (
    (QWidget, ("windowTitle", "toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription")),
    (QLabel, ("text",)),
    (QAbstractButton, ("text",)),
    (QGroupBox, ("title",)),
    (QMenu, ("title",)),
    (QLineEdit, ("placeholderText",)),
    (QPlainTextEdit, ("placeholderText",)),
    (QTextEdit, ("placeholderText",)),
    (QAbstractSpinBox, ("specialValueText",)),
    (QSpinBox, ("prefix", "suffix")),
    (QDoubleSpinBox, ("prefix", "suffix")),
    (QProgressBar, ("format",)),
    (QAction, ("text", "statusTip", "whatsThis", "toolTip")),
    (QComboBox, ("placeholderText",)),
)
_AT: tuple[tuple[type[QObject], str, tuple[tuple[str, str], ...]], ...] = (
    (QComboBox, "count", (("itemText", "setItemText"),)),
    (QTabBar, "count", (("tabText", "setTabText"), ("tabToolTip", "setTabToolTip"))),
)
ITEM = ("text", "toolTip", "statusTip")
"""Texts of the items of a QListWidget."""


def texts_of(thing: QObject) -> Iterator[Text]:
    """All texts that a widget or an action shows, but for what a person types into it."""
    for kind, names in _OF_TYPES:
        if isinstance(thing, kind):
            yield from (_text(thing, name, name) for name in names)
    for kind, count, pairs in _AT:
        if isinstance(thing, kind):
            for at in range(getattr(thing, count)()):
                yield from (_text_at(thing, getter, setter, at) for getter, setter in pairs)
    if isinstance(thing, QComboBox):
        yield from (_tip(thing, at) for at in range(thing.count()))
    if isinstance(thing, QListWidget):
        for at in range(thing.count()):
            yield from (_text(thing.item(at), name, f"{name}{at}") for name in ITEM)


def _text(thing: object, getter: str, name: str) -> Text:
    setter = f"set{getter[0].upper()}{getter[1:]}"
    return name, getattr(thing, getter), getattr(thing, setter)


def _tip(box: QComboBox, at: int) -> Text:
    role = Qt.ItemDataRole.ToolTipRole
    return f"itemTip{at}", lambda: box.itemData(at, role) or "", lambda text: box.setItemData(at, text, role)


def _text_at(thing: QObject, getter: str, setter: str, at: int) -> Text:
    return f"{getter}{at}", partial(getattr(thing, getter), at), partial(getattr(thing, setter), at)

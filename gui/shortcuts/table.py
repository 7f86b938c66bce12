"""What the sheet lists: actions by menu with their keys, then what the parts do by themselves; and what is found."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from gui.language.plain import without_key
from gui.palette.command import IN, PREFIX
from gui.shortcuts.fixed import Section, sections
from gui.shortcuts.keys import Shortcuts
from gui.spec import WINDOW

BETWEEN = ",  "


@dataclass(frozen=True)
class Row:
    """A line of the sheet. `name` is the action whose keys it shows, "" for what cannot be changed."""

    does: str
    keys: str
    name: str = ""
    changed: bool = False
    tip: str = ""


@dataclass(frozen=True)
class Group:
    """A menu, or what a part does with the mouse or with keys."""

    title: str
    rows: tuple[Row, ...]


def groups(bar: QMenuBar, shortcuts: Shortcuts) -> list[Group]:
    """All of the sheet."""
    top = [menu for menu in bar.findChildren(QMenu) if menu.parent() is bar]
    found = [Group(title, tuple(rows)) for menu in top for title, rows in _in_menu(menu, "", shortcuts)]
    return [group for group in found if group.rows] + [_fixed(section) for section in sections()]


def _in_menu(menu: QMenu, above: str, shortcuts: Shortcuts) -> Iterator[tuple[str, list[Row]]]:
    """The menu itself, then the menus in it. What is filled while the program runs has no keys, and is left out."""
    title = above + without_key(menu.title())
    below = {inner.menuAction(): inner for inner in menu.findChildren(QMenu)}
    names = [action.objectName().removeprefix(PREFIX) for action in menu.actions() if action not in below]
    yield title, [row_of(name, shortcuts) for name in names if name in shortcuts]
    for action in menu.actions():
        if action in below:
            yield from _in_menu(below[action], title + IN, shortcuts)


def row_of(name: str, shortcuts: Shortcuts) -> Row:
    """The line of an action."""
    action = shortcuts.owner(name).action
    does = action.statusTip() if name in ("undo", "redo") else without_key(action.text())
    return Row(does, shown_keys(shortcuts.keys(name)), name, not shortcuts.is_default(name), action.statusTip())


def _fixed(section: Section) -> Group:
    return Group(section.title, tuple(Row(entry.does, entry.keys) for entry in section.entries))


def shown_keys(keys: Iterable[str]) -> str:
    """Keys as this system writes them."""
    form = QKeySequence.SequenceFormat.NativeText
    return BETWEEN.join(QKeySequence(key).toString(form) for key in keys)


def found(group: Group, text: str) -> tuple[Row, ...]:
    """The rows of a group in which every word of a text occurs."""
    words = text.lower().split()
    return tuple(row for row in group.rows if _has(f"{group.title} {row.does} {row.keys} {row.tip}".lower(), words))


def _has(text: str, words: list[str]) -> bool:
    return all(word in text for word in words)


def fixed_user(where: str, key: str) -> str:
    """What a part does with a key where actions of a place would get it; "" if nothing."""
    for section in sections():
        for entry in section.entries:
            if key in entry.taken and (where in (WINDOW, section.where)):
                return f"{section.title}: {entry.does}"
    return ""

"""What the palette offers: everything in the menus, and panels to go to."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from gui.language.plain import without_key

IN = " › "
"""Between the menus of a path."""
PREFIX = "action-"


@dataclass(frozen=True)
class Command:
    """One thing that can be done.

    Attributes
    ----------
    name
        Its identity, by which it is remembered; "" for what is another thing tomorrow.
    title, path, keys, tip
        What it is called, the menus it stands in, its shortcut, a sentence about it.
    run
        Does it.
    enabled, checked
        Whether it can be done now; whether it is on, None if it is no switch.
    why_not
        Why it cannot be done, if that is known.
    """

    name: str
    title: str
    path: str
    run: Callable[[], object]
    keys: str = ""
    tip: str = ""
    enabled: bool = True
    checked: bool | None = None
    why_not: str = ""


def in_menus(bar: QMenuBar, why_not: Callable[[str], str]) -> Iterator[Command]:
    """All that stands in the menus of a bar, in their order, those menus included that are not shown at the moment."""
    for menu in bar.findChildren(QMenu):
        if menu.parent() is bar:
            yield from _in_menu(menu, "", why_not)


def _in_menu(menu: QMenu, above: str, why_not: Callable[[str], str]) -> Iterator[Command]:
    path = above + without_key(menu.title())
    below = {inner.menuAction(): inner for inner in menu.findChildren(QMenu)}
    for action in menu.actions():
        if action in below:
            yield from _in_menu(below[action], path + IN, why_not)
        elif not action.isSeparator() and action.objectName():
            yield _command(action, path, why_not)


def _command(action: QAction, path: str, why_not: Callable[[str], str]) -> Command:
    name = action.objectName().removeprefix(PREFIX)
    enabled = action.isEnabled()
    return Command(
        "" if name.startswith("recent-") else name,
        without_key(action.text()),
        path,
        action.trigger,
        action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
        action.statusTip() or action.toolTip(),
        enabled,
        action.isChecked() if action.isCheckable() else None,
        "" if enabled else why_not(name),
    )

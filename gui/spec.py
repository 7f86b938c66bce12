"""What one action is: its names, keys and looks."""

from dataclasses import dataclass
from typing import TypeAlias

WINDOW, CANVAS, BOARD, HEAPS = "window", "canvas", "board", "heaps"

Entry: TypeAlias = "str | tuple[str, str, tuple[Entry, ...]] | None"
"""In a menu: the name of an action, a menu in the menu (objectName, text, entries), or None for a line."""


@dataclass(frozen=True)
class Spec:
    """One action.

    Attributes
    ----------
    name
        Its identity; the QAction's objectName is ``action-`` and the name.
    text
        What menus show; & marks the access key.
    keys
        Its shortcuts; the first is shown.
    icon
        A drawing of resources/icons, or "".
    tip
        A sentence for tool tips and the status bar; the text if "".
    group
        Actions of one group exclude each other and are checkable.
    checked
        None: not checkable; else how it starts.
    where
        Whether the shortcut works in the whole window, or only while that editor has the keyboard.
    """

    name: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    tip: str = ""
    group: str = ""
    checked: bool | None = None
    where: str = WINDOW

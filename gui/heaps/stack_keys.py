"""What the keys do on the stacks."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from gui.heaps.stacks import StackView

_KEYPAD = Qt.KeyboardModifier.KeypadModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier

_PLAIN: "dict[Qt.Key, Callable[[StackView], object]]" = {
    Qt.Key.Key_Left: lambda view: view.set_current(view.scene.current - 1),
    Qt.Key.Key_Right: lambda view: view.set_current(view.scene.current + 1),
    Qt.Key.Key_Home: lambda view: view.set_current(0),
    Qt.Key.Key_End: lambda view: view.set_current(len(view.scene.heaps) - 1),
    Qt.Key.Key_Return: lambda view: view.begin_edit(),
    Qt.Key.Key_Enter: lambda view: view.begin_edit(),
    Qt.Key.Key_F2: lambda view: view.begin_edit(),
    Qt.Key.Key_Delete: lambda view: view.commands.remove(view.scene.current),
    Qt.Key.Key_Backspace: lambda view: view.commands.remove(view.scene.current),
    Qt.Key.Key_Insert: lambda view: view.begin_new(),
    Qt.Key.Key_Plus: lambda view: view.commands.grow(view.scene.current, 1),
    Qt.Key.Key_Equal: lambda view: view.commands.grow(view.scene.current, 1),
    Qt.Key.Key_Minus: lambda view: view.commands.grow(view.scene.current, -1),
    Qt.Key.Key_Space: lambda view: view.open_menu(),
}
_WITH_ALT: "dict[Qt.Key, Callable[[StackView], object]]" = {
    Qt.Key.Key_Left: lambda view: view.shift_current(-1),
    Qt.Key.Key_Right: lambda view: view.shift_current(1),
}


def press(view: "StackView", event: QKeyEvent) -> bool:
    """Do what a key is for; whether it is for anything."""
    held = event.modifiers() & ~_KEYPAD
    table = _WITH_ALT if held == Qt.KeyboardModifier.AltModifier else _PLAIN
    if held & ~_SHIFT and table is _PLAIN:
        return False
    action = table.get(Qt.Key(event.key()))
    if action is not None:
        action(view)
        return True
    if table is _PLAIN and event.text() in tuple("0123456789"):
        # Typing a number at once edits the heap, or makes the first one.
        (view.begin_edit if view.scene.heaps else view.begin_new)(event.text())
        return True
    return False

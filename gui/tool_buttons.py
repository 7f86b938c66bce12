"""Tool buttons that show an action for long, without growing at each of its changes.

Qt 6.11 connects a tool button with its action once more whenever the action changes, and each of these connections is
called at the next change: after some ten thousand edits one change takes milliseconds, and nothing is ever given back.
"""

from PySide6.QtCore import SIGNAL, QEvent, QObject
from PySide6.QtWidgets import QToolBar, QToolButton

_CHANGED = SIGNAL("changed()")


class _Once(QObject):
    """Takes back what Qt connected at the last change, just before it connects the same again."""

    def eventFilter(self, button: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ActionChanged and isinstance(button, QToolButton):
            action = button.defaultAction()
            if action is not None:
                # Nothing else of a button listens to this signal; the stubs do not know that None is every slot.
                QObject.disconnect(action, _CHANGED, button, None)  # type: ignore[call-overload]
        return False


def keep_light(bar: QToolBar) -> None:
    """Let all buttons that `bar` has now be connected with their actions once; to be called when it is filled."""
    once = _Once(bar)
    for button in bar.findChildren(QToolButton):
        if button.defaultAction() is not None:
            button.installEventFilter(once)

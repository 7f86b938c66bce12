"""Parts of the window that bring their own actions: what they do, and when they can be done."""

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from gui.actions import Actions


class PartActions(Protocol):
    """A module of actions, such as `gui.panels.answers_actions`."""

    def handlers(self, part: Any) -> dict[str, Callable[[], object]]: ...

    def enabled(self, part: Any) -> dict[str, bool]: ...


def connect_part(actions: Actions, module: PartActions, part: Any, *changed: SignalInstance) -> None:
    """Bind the actions of a part, and ask again what can be done, and what is checked, at each of some signals."""
    actions.bind(module.handlers(part))
    checked: Callable[[Any], dict[str, bool]] = getattr(module, "checked", lambda _: {})

    def update(*_: object) -> None:
        for name, can in module.enabled(part).items():
            actions[name].setEnabled(can)
        for name, on in checked(part).items():
            actions[name].setChecked(on)

    for signal in changed:
        signal.connect(update)
    update()

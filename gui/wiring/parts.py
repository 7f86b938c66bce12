"""Parts of the window that bring their own actions: what they do, and when they can be done."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance

from gui.actions import Actions
from gui.later import Later
from gui.spec import Spec


class PartActions(Protocol):
    """A module of actions, such as `gui.panels.answers_actions`."""

    @property
    def SPECS(self) -> Sequence[Spec]: ...

    def handlers(self, part: Any) -> dict[str, Callable[[], object]]: ...

    def enabled(self, part: Any) -> dict[str, bool]: ...


def connect_part(actions: Actions, module: PartActions, part: Any, *changed: SignalInstance) -> None:
    """Bind the actions of a part, and ask again what can be done, and what is checked, at each of some signals."""
    actions.bind(module.handlers(part))
    _follow(actions, module, part, *changed)


def connect_later(actions: Actions, module: PartActions, later: Later[Any], at_once: Collection[str]) -> None:
    """The same for a panel that is made when an action of `at_once` asks for it; the others wait until it is there.

    The panel has a signal ``changed_state``.
    """
    for spec in module.SPECS:
        actions.bind({spec.name: partial(do_later, module, later, spec.name)})
        actions[spec.name].setEnabled(spec.name in at_once)
    later.when_made(lambda panel: _follow(actions, module, panel, panel.changed_state))


def do_later(module: PartActions, later: Later[Any], name: str) -> None:
    """Do what an action of a part does, which is made for it if it is not there."""
    module.handlers(later.panel)[name]()


def _follow(actions: Actions, module: PartActions, part: Any, *changed: SignalInstance) -> None:
    checked: Callable[[Any], dict[str, bool]] = getattr(module, "checked", lambda _: {})

    def update(*_: object) -> None:
        for name, can in module.enabled(part).items():
            actions[name].setEnabled(can)
        for name, on in checked(part).items():
            actions[name].setChecked(on)

    for signal in changed:
        signal.connect(update)
    update()

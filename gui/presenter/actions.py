"""The presenter's part of the table of actions: what it is called, what it does, and when it can be done."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gui.spec import Entry, Spec

if TYPE_CHECKING:
    from gui.presenter.presenter import Presenter

SPECS = (Spec("presenter", "P&resenter mode", ("F11",), "presenter", "Full screen, large letters", checked=False),)
ENTRIES: tuple[Entry, ...] = ("presenter",)
"""At the end of the View menu, behind a line."""


def handlers(presenter: "Presenter") -> dict[str, Callable[[], object]]:
    """What each action does, by name."""
    return {"presenter": presenter.toggle}


def enabled(_presenter: "Presenter") -> dict[str, bool]:
    """Which actions can be done now: always all."""
    return {"presenter": True}


def checked(presenter: "Presenter") -> dict[str, bool]:
    """Whether the mode is on."""
    return {"presenter": presenter.on}

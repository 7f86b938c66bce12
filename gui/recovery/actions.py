"""Recovery's part of the table of actions: what it is called, what it does, and when it can be done."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gui.spec import Entry, Spec

if TYPE_CHECKING:
    from gui.recovery.recovery import Recovery

SPECS = (Spec("recover", "Reco&ver unsaved documents…", (), "", "Get back what was not saved when the program ended"),)
ENTRIES: tuple[Entry, ...] = ("recover",)
"""For the File menu, behind what opens documents."""


def handlers(recovery: "Recovery") -> dict[str, Callable[[], object]]:
    """What each action does, by name."""
    return {"recover": recovery.show}


def enabled(recovery: "Recovery") -> dict[str, bool]:
    """Which actions can be done now; ask again at `Recovery.changed_state`."""
    return {"recover": recovery.available}

"""The stress panel's part of the table of actions: what they are called, what they do, and when they can be done."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gui.spec import Spec

if TYPE_CHECKING:
    from gui.stress.panel import StressPanel

SPECS = (
    Spec("stress", "&Stress a program…", ("Ctrl+Shift+T",), "stress", "Find an input that breaks a program"),
    Spec("stress-run", "&Run the program", (), "play", "Run the program of the Stress panel over generated inputs"),
    Spec("stress-stop", "S&top the program", (), "close", "Stop, and keep what was found"),
)

ENTRIES = ("stress", "stress-run", "stress-stop")
"""As entries of a menu of `gui.actions.MENUS`."""


def handlers(panel: "StressPanel") -> dict[str, Callable[[], object]]:
    """What each action does, by name."""
    return {"stress": panel.start, "stress-run": panel.run, "stress-stop": panel.stop}


def enabled(panel: "StressPanel") -> dict[str, bool]:
    """Which actions can be done now; ask again at `StressPanel.changed_state`."""
    return {"stress": True, "stress-run": panel.can_run, "stress-stop": panel.can_stop}

"""The actions of the stepper for the window's table: their names, their menu, what they do and when."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gui.spec import Entry, Spec

if TYPE_CHECKING:
    from gui.stepper.stepper import Stepper

SPECS = (
    Spec("step-start", "Step through the &labelling", ("F6",), "step-labels",
         "Take all values away, and find them again one after the other"),
    Spec("step-play", "&Play or pause", ("F7",), "play", "Let the labelling go on by itself, or pause it"),
    Spec("step-forward", "Step &forward", ("F9",), "step-forward", "The next step of the labelling"),
    Spec("step-back", "Step &back", ("Shift+F9",), "step-back", "The step before"),
    Spec("step-first", "&Start again", ("Shift+F7",), "step-first", "No position has a value"),
    Spec("step-last", "To the &end", ("Ctrl+F9",), "step-last", "All positions have their values"),
    Spec("step-leave", "Lea&ve", ("Esc",), "close", "End the stepping: all values are shown again"),
)  # fmt: skip

MENU: tuple[str, str, tuple[Entry, ...]] = ("menuExplain", "E&xplain", (
    "step-start", None, "step-play", "step-forward", "step-back", "step-first", "step-last", None, "step-leave",
))  # fmt: skip


def handlers(stepper: "Stepper") -> dict[str, Callable[[], object]]:
    """What each action does."""
    return {
        "step-start": stepper.start,
        "step-play": stepper.toggle,
        "step-forward": stepper.step,
        "step-back": stepper.back,
        "step-first": stepper.first,
        "step-last": stepper.last,
        "step-leave": stepper.stop,
    }


def enabled(stepper: "Stepper") -> dict[str, bool]:
    """Which actions can be done now. `Stepper.enabled_changed` tells when that is to be asked again.

    Esc must mean what it means elsewhere while nothing is stepped through: so "step-leave" cannot be done then.
    """
    running = stepper.running
    return {
        "step-start": stepper.can_start,
        "step-play": stepper.can_start,
        "step-forward": running and not stepper.at_end,
        "step-back": running and not stepper.at_start,
        "step-first": running and not stepper.at_start,
        "step-last": running and not stepper.at_end,
        "step-leave": running,
    }

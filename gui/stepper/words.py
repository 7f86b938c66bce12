"""What is said while stepping: short sentences that a class can read."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.explain import MexSteps
from gui.faces.numbering import full_title

LISTED = 6
"""How many followers a sentence names."""

LONGEST = 24
"""Letters of a name that a sentence takes."""


def tr(text: str) -> str:
    return QCoreApplication.translate("Stepper", text)


def listed(parts: Sequence[str], more: int = 0) -> str:
    """Parts joined as in "1, 2 and 3"; of many the first, and how many more there are."""
    left_out = more + max(len(parts) - LISTED, 0)
    named = list(parts[:LISTED])
    if left_out:
        named.append(tr("{0} more").format(f"{left_out:,}"))
    if len(named) < 2:
        return "".join(named)
    return tr("{0} and {1}").format(", ".join(named[:-1]), named[-1])


def follower_words(follower: str, value: int) -> str:
    """A follower and its value."""
    # The blank in the brackets does not break.
    return tr("{0} (value\u00a0{1})").format(follower, f"{value:,}")


def position_words(index: int, name: str | None) -> str:
    """The number of a position, and its name if it has one, cut where it is long."""
    fits = not name or len(name) <= LONGEST
    return full_title(index, name if not name or fits else f"{name[: LONGEST - 1].rstrip()}…")


def mex_sentence(title: str, steps: MexSteps) -> str:
    """The end of a step: "Position 5: 0 and 1 are present, 2 is missing, so the value is 2."."""
    value = f"{steps.value:,}"
    if not steps.value:
        return tr("{0}: 0 is missing, so the value is 0.").format(title)
    if steps.value == 1:
        return tr("{0}: 0 is present, 1 is missing, so the value is 1.").format(title)
    present = tr("{0} and {1}").format(0, 1) if steps.value == 2 else tr("0 to {0}").format(f"{steps.value - 1:,}")
    return tr("{0}: {1} are present, {2} is missing, so the value is {2}.").format(title, present, value)

"""How one list became another by a single step."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Step:
    """One item that came at `at`, went from `at`, or moved from `at` to `to` (both as indices of the whole list)."""

    kind: Literal["insert", "remove", "move"]
    at: int
    to: int = 0


def one_step(before: Sequence[int], after: Sequence[int]) -> Step | None:
    """The step from one list of different numbers to the other; None if it takes several, or none."""
    start = _common(before, after)
    if len(after) == len(before) + 1:
        return Step("insert", start) if before[start:] == after[start + 1 :] else None
    if len(after) == len(before) - 1:
        return Step("remove", start) if before[start + 1 :] == after[start:] else None
    if len(after) != len(before) or start == len(before):
        return None
    return _moved(before, after, start)


def _moved(before: Sequence[int], after: Sequence[int], start: int) -> Step | None:
    last = len(before) - 1
    while before[last] == after[last]:
        last -= 1
    one, other = before[start : last + 1], after[start : last + 1]
    if one[1:] == other[:-1] and one[0] == other[-1]:
        return Step("move", start, last)
    if one[:-1] == other[1:] and one[-1] == other[0]:
        return Step("move", last, start)
    return None


def _common(before: Sequence[int], after: Sequence[int]) -> int:
    """How many items at the start are the same."""
    for at, (one, other) in enumerate(zip(before, after, strict=False)):
        if one != other:
            return at
    return min(len(before), len(after))

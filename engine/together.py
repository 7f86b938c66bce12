"""Several changes as one: all are made or, when one raises, none."""

from collections.abc import Iterable
from typing import Any, Protocol, TypeVar


class _Delta(Protocol):
    def absorb(self, later: Any) -> None: ...


D = TypeVar("D", bound=_Delta)


def apply_all(changes: Iterable[Any], target: Any, delta: D) -> D:
    """Apply each of `changes` to `target`, and gather what they did in `delta`, which is new and comes back.

    Each change has `apply(target)`, which tells what it did, and `inverse()`. When one raises a ValueError, KeyError or
    IndexError, those before it are taken back and the error goes on.
    """
    done: list[Any] = []
    try:
        for change in changes:
            delta.absorb(change.apply(target))
            done.append(change)
    except (ValueError, KeyError, IndexError):
        for change in reversed(done):
            change.inverse().apply(target)
        raise
    return delta

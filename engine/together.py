"""Several changes as one: all are made or, when one raises, none."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

REFUSALS = (ValueError, KeyError, IndexError)
"""What a change raises for what does not fit, before it touches anything."""


class _Delta(Protocol):
    def absorb(self, later: Any) -> None: ...


D = TypeVar("D", bound=_Delta)


class BrokeOffError(Exception):
    """A change broke off half-way, for a reason that is no refusal: the cause of this. The target is in no right state.

    Attributes
    ----------
    done
        The changes before it that were made and still are.
    part
        The change that may be done in part.
    """

    def __init__(self, done: Sequence[Any], part: Any) -> None:
        super().__init__(f"{type(part).__name__} broke off")
        self.done, self.part = tuple(done), part


def apply_all(changes: Iterable[Any], target: Any, delta: D) -> D:
    """Apply each of `changes` to `target`, and gather what they did in `delta`, which is new and comes back.

    Each change has `apply(target)`, which tells what it did, and `inverse()`. When one raises a ValueError, KeyError or
    IndexError, those before it are taken back and the error goes on.

    Raises
    ------
    BrokeOffError
        If one raises anything else.
    """
    done: list[Any] = []
    for change in changes:
        try:
            delta.absorb(change.apply(target))
        except REFUSALS:
            take_back(done, target)
            raise
        except BrokeOffError as error:
            raise BrokeOffError((*done, *error.done), error.part) from error.__cause__
        except BaseException as error:
            raise BrokeOffError(done, change) from error
        done.append(change)
    return delta


def take_back(done: list[Any], target: Any) -> None:
    """Undo changes of `target`, the last first. Raises BrokeOffError if that fails."""
    while done:
        change = done.pop()
        try:
            change.inverse().apply(target)
        except BaseException as error:
            raise BrokeOffError(done, change) from error

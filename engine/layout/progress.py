"""How far a layout has come, told to the caller, who may stop it."""

from collections.abc import Callable


class LayoutCancelled(Exception):  # noqa: N818 - a decision of the caller, not an error
    """The caller's `progress` function answered False."""


class Progress:
    """Shares of the whole work, reported as growing fractions from 0 to 1.

    Parameters
    ----------
    tell
        Called with the fraction that is done; answering False cancels. None reports nothing.
    total
        The size of the whole work, in any unit.
    """

    def __init__(self, tell: Callable[[float], bool] | None, total: float) -> None:
        self._tell = tell
        self._total = max(total, 1.0)
        self._before = 0.0
        self._size = self._total
        self._fraction = 0.0

    def enter(self, size: float) -> None:
        """Begin a part of `size` units; `at` then counts within it."""
        self._size = size
        self.at(0.0)

    def leave(self) -> None:
        """The part that was entered is done."""
        self._before += self._size
        self._size = self._fraction = 0.0

    def at(self, fraction: float) -> None:
        """Report `fraction` of the part. Raises LayoutCancelled when told to stop."""
        self._fraction = fraction
        if self._tell is None:
            return
        done = (self._before + self._size * fraction) / self._total
        if self._tell(min(done, 1.0)) is False:
            raise LayoutCancelled("the layout was cancelled")

    def tick(self) -> None:
        """Report once more what was reported last, so that the caller can stop long work between two fractions."""
        self.at(self._fraction)

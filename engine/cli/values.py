"""Numbers given with options: in ASCII digits, within bounds; a message does not repeat more than 40 characters."""

from argparse import ArgumentTypeError
from collections.abc import Callable

from engine.generators.texts import number, shown, whole_number

_LONGEST = 1_000_000
_MOST = 10**9 - 1
_MOST_SEED = 10**18 - 1


def whole(least: int, most: int = _MOST) -> Callable[[str], int]:
    """What reads a whole number from `least` to `most`."""
    bounds = f"from {least} on" if most in (_MOST, _MOST_SEED) else f"from {least} to {most}"

    def read(text: str) -> int:
        value = whole_number(text)
        if value is None or not least <= value <= most:
            raise ArgumentTypeError(f"not a whole number {bounds}: {shown(text)}")
        return value

    return read


seed = whole(0, _MOST_SEED)
"""Reads a seed."""


def seconds(text: str) -> float:
    """A number of seconds above 0."""
    value = number(text)
    if value is None or not 0 < value <= _LONGEST:
        raise ArgumentTypeError(f"not a number of seconds above 0: {shown(text)}")
    return value

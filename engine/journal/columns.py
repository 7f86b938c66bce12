"""Long lists of numbers in JSON: packed as bytes (base64), in the narrowest type that holds them; short ones plain."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from engine.journal.fault import JournalError
from engine.said import say

Numbers: TypeAlias = Sequence[int] | Sequence[float] | npt.NDArray[np.int64] | npt.NDArray[np.float64]

PLAIN = 16
"""Up to so many numbers stand as a list."""


class Packed(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers in little-endian order; `type` is that of NumPy."""

    type: Literal["i1", "i2", "i4", "i8", "f8"]
    data: bytes


Ints: TypeAlias = list[int] | Packed
Floats: TypeAlias = list[float] | Packed


def packed_ints(values: Numbers) -> Ints:
    """Whole numbers as a column; those beyond 64 bits are kept too."""
    try:
        array = np.asarray(values, dtype=np.int64)
    except OverflowError:
        return [int(value) for value in values]
    if len(array) <= PLAIN:
        plain: list[int] = array.tolist()
        return plain
    for name in ("i1", "i2", "i4"):
        bounds = np.iinfo(name)
        if bounds.min <= array.min() and array.max() <= bounds.max:
            return Packed(name, array.astype(f"<{name}").tobytes())
    return Packed("i8", array.astype("<i8").tobytes())


def packed_floats(values: Numbers) -> Floats:
    """Numbers as a column; what JSON cannot say (infinities) is kept too."""
    array = np.asarray(values, dtype=np.float64)
    if len(array) <= PLAIN and bool(np.isfinite(array).all()):
        plain: list[float] = array.tolist()
        return plain
    return Packed("f8", array.astype("<f8").tobytes())


def ints_of(column: Ints, length: int) -> list[int]:
    """The numbers of a column that holds `length` of them. Raises JournalError if it does not."""
    values = column if isinstance(column, list) else _unpacked(column, "i").tolist()
    return _checked(values, length)


def floats_of(column: Floats, length: int) -> list[float]:
    """The numbers of a column that holds `length` of them. Raises JournalError if it does not."""
    values = column if isinstance(column, list) else _unpacked(column, "f").tolist()
    return _checked(values, length)


def length_of(column: Ints) -> int:
    """How many numbers a column holds."""
    return len(column) if isinstance(column, list) else len(column.data) // int(column.type[1])


def _unpacked(column: Packed, kind: str) -> npt.NDArray[np.int64] | npt.NDArray[np.float64]:
    if column.type[0] != kind:
        raise JournalError(say("a column of type {type} where one of {kind} belongs", type=column.type, kind=kind))
    if len(column.data) % int(column.type[1]):
        raise JournalError(say("a column ends within a number"))
    array: npt.NDArray[np.int64] = np.frombuffer(column.data, dtype=f"<{column.type}")
    return array


def _checked(values: list[int] | list[float], length: int) -> list:  # type: ignore[type-arg]
    if len(values) != length:
        raise JournalError(say("a column of {count} numbers where {length} belong", count=len(values), length=length))
    return values

"""A case of heaps as plain frozen data: what readers produce, writers take, and files and the clipboard keep."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise, repeat
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import numpy as np

from engine.games.take_numbers import IntArray
from engine.games.take_rule import TakeRule, rule_of

Heaps: TypeAlias = tuple[int, ...]


class HeapsQueryRecord(NamedTuple):
    """One question: heaps of these sizes (each at least 0), in the order in which they were written."""

    heaps: Heaps = ()
    name: str = ""


def queries_of(rows: Iterable[Heaps]) -> tuple[HeapsQueryRecord, ...]:
    """A query without a name for each row of heaps; made without a call in Python for each of them."""
    return tuple(map(partial(tuple.__new__, HeapsQueryRecord), zip(rows, repeat(""))))


@dataclass(frozen=True, slots=True, eq=False)
class HeapRows:
    """Rows of heaps as arrays: row r has the sizes ``sizes[starts[r]:starts[r + 1]]``.

    Parameters
    ----------
    sizes
        The heaps of all rows, one row after the other, shape (m,), int64.
    starts
        Where each row begins, and m, where the last one ends; shape (number of rows + 1,), int64.

    Both are made read-only.
    """

    sizes: IntArray
    starts: IntArray

    def __post_init__(self) -> None:
        self.sizes.setflags(write=False)
        self.starts.setflags(write=False)

    @classmethod
    def of_width(cls, sizes: IntArray, width: int) -> "HeapRows":
        """Rows that have `width` (at least 1) heaps each."""
        return cls(sizes, np.arange(0, len(sizes) + 1, width, dtype=np.int64))

    @property
    def tuples(self) -> list[Heaps]:
        """The rows as tuples of Python integers."""
        sizes, lengths = self.sizes.tolist(), np.diff(self.starts)
        if len(lengths) and lengths[0] and (lengths == lengths[0]).all():
            # Rows of one width come from one iterator, taken from in turn.
            return list(zip(*[iter(sizes)] * int(lengths[0]), strict=True))
        return [tuple(sizes[a:b]) for a, b in pairwise(self.starts.tolist())]


@dataclass(frozen=True, slots=True)
class HeapsRecord:
    """A rule and the heaps asked about.

    Parameters
    ----------
    rule
        What a move may do to a heap.
    queries
        The questions.
    name
        The name of the case, or "".

    Attributes
    ----------
    rows
        The heaps of the queries as arrays, where they were read as such; else None. A copy does not have them.
    """

    rule: TakeRule
    queries: tuple[HeapsQueryRecord, ...] = ()
    name: str = ""
    rows: HeapRows | None = field(default=None, init=False, repr=False, compare=False)

    @classmethod
    def of_rows(cls, rule: TakeRule, rows: HeapRows) -> "HeapsRecord":
        """A record with a query without a name for each row.

        The queries are made when somebody first asks for them: there may be hundreds of thousands, and answers come
        from the arrays.
        """
        record = cls(rule)
        object.__setattr__(record, "rows", rows)
        object.__delattr__(record, "queries")
        return record

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> tuple[HeapsQueryRecord, ...]:
            """Called for what is not there: the queries of rows, the first time."""
            if name != "queries":
                raise AttributeError(f"a record of heaps has no {name!r}")
            queries = queries_of(object.__getattribute__(self, "rows").tuples)
            object.__setattr__(self, "queries", queries)
            return queries


def empty_heaps_record() -> HeapsRecord:
    """A new case: take 1, 3 or 4, and one query that waits for heaps."""
    return HeapsRecord(rule_of((1, 3, 4)), (HeapsQueryRecord(),))

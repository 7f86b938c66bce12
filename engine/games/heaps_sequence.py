"""The Grundy values of heaps under one rule: in closed form, by a proved period, or from a table; and why.

Values are worked out only as far as they are asked for, and kept.
"""

from collections.abc import Sequence as Sizes
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from threading import Lock
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.games.heaps_reasons import modulo_reason, octal_proof, periodic, set_proof
from engine.games.take_rule import Octal, Subtraction, TakeRule
from engine.said import say
from engine.solve.octal import grundys_game_values, octal_values, prove_octal
from engine.solve.period import Period, Search, prove_subtraction, search
from engine.solve.subtraction import subtraction_values

IntArray: TypeAlias = npt.NDArray[np.int64]

TABLE_BOUND = 2**20
"""The largest size in the table of a small subtraction set; and how far a period is looked for."""
DENSE_BOUND = 100_000
"""The same for a set without end, or of more than `FEW` numbers."""
FEW = 200
SPLIT_BOUND = 2**14
"""The same for games in which heaps split: their tables cost the square of their length."""
QUICK_TABLE = 2**16
"""Tables up to here are worked out without looking for a period first."""
_QUICK_SPLITS = 2**12
_FIRST_TABLE = 63
_LARGE = 2**62


class BeyondTableError(ValueError):
    """A heap is so large that its value cannot be told; the message says what would have to be computed."""


class Kind(Enum):
    """How a value is found."""

    IDENTITY = "identity"
    MODULO = "modulo"
    PERIOD = "period"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class ValueRule:
    """How the values of a rule are found, and why that is right.

    Attributes
    ----------
    kind, formula
        Which way, and in a line: ``g(x) = x mod 4``.
    reason
        Why, in a sentence or two.
    period
        The proved period, with the places that prove it; None where none is proved.
    bound
        The largest size whose value can be told; None if there is no such bound.
    """

    kind: Kind
    formula: str
    reason: str
    period: Period | None = None
    bound: int | None = None

    @property
    def text(self) -> str:
        """Formula and reason."""
        return say("{formula}: {reason}", formula=self.formula, reason=self.reason)


class Sequence:
    """The values of one rule. Get it from `sequence_of`, which keeps the ones in use. Any thread may ask for values."""

    def __init__(self, rule: TakeRule) -> None:
        self.rule = rule
        # In as few bytes a value as the largest needs: a long table of a small set would else take eight times as much.
        self._table: npt.NDArray[np.unsignedinteger[Any]] = np.zeros(1, dtype=np.uint8)
        self._lock = Lock()
        self._period: Period | None = None
        self._searched = 0
        same = rule.as_subtraction() if isinstance(rule, Octal) else rule
        self._set = same if isinstance(same, Subtraction) else None
        self._everything = self._set is not None and self._set.takes_everything
        self._upper = self._set.upper if self._set else None
        self.bound = _bound(self._set)

    # Values

    def value(self, size: int) -> int:
        """The value of a heap. Raises BeyondTableError where it cannot be told."""
        if self._everything:
            return size
        if self._upper is not None:
            return size % (self._upper + 1)
        # Some more than asked for, as the next question is often about the next size.
        ample = size // 4 + _FIRST_TABLE if self._set is not None and size <= QUICK_TABLE else _FIRST_TABLE
        self._prepare(size, ample)
        table, period = self._table, self._period
        return int(table[period.place(size) if period and size >= len(table) else size])

    def values_of(self, sizes: Sizes[int] | IntArray) -> IntArray:
        """The values of many heaps at once, shape (len(sizes),); int64, or Python integers where sizes need them.

        Raises
        ------
        BeyondTableError
            If one of them cannot be told.
        """
        if len(sizes) == 0:
            return np.zeros(0, dtype=np.int64)
        largest = max(sizes) if not isinstance(sizes, np.ndarray) else int(sizes.max())
        if largest >= _LARGE:
            return np.array([self.value(int(size)) for size in sizes], dtype=object)
        array = np.asarray(sizes, dtype=np.int64)
        if self._everything:
            return array
        if self._upper is not None:
            return array if self._upper >= largest else array % (self._upper + 1)
        self._prepare(largest)
        table, period = self._table, self._period
        if period is not None and largest >= len(table):
            start, length = period.preperiod, period.length
            array = np.where(array < start, array, start + (array - start) % length)
        return table[array].astype(np.int64)

    def values(self, n: int) -> IntArray:
        """The values of the sizes 0 .. n, shape (n + 1,). Raises BeyondTableError if n is beyond the table's bound."""
        if n > TABLE_BOUND:
            text = say("a table of {count:,} values is longer than {most:,}", count=n + 1, most=TABLE_BOUND + 1)
            raise BeyondTableError(text)
        return self.values_of(np.arange(n + 1, dtype=np.int64))

    def knows(self, size: int) -> bool:
        """Whether the value of `size` is there without computing any other."""
        return self._upper is not None or self._everything or self._period is not None or size < len(self._table)

    def _prepare(self, size: int, ample: int = _FIRST_TABLE) -> None:
        """See to it that the value of `size` is in the table, or follows from it by a period.

        A table that is made for it goes on for `ample` sizes.
        """
        if size < len(self._table) or self._period is not None:
            return
        if size > min(QUICK_TABLE, self.bound):
            self.look_for_period()
            if self._period is not None:
                return
        if size > self.bound:
            raise BeyondTableError(self._beyond(size))
        self._extend(min(self.bound, size + ample))

    def _extend(self, n: int) -> IntArray:
        if n < len(self._table):
            return self._table[: n + 1].astype(np.int64)
        table = self._computed(n)
        narrow = table.astype(np.min_scalar_type(int(table.max())))
        with self._lock:
            # Another thread may have come further meanwhile: the table that is kept only grows.
            if len(narrow) > len(self._table):
                self._table = narrow
        return table[: n + 1]

    def _computed(self, n: int) -> IntArray:
        if self._set is not None:
            return subtraction_values(self._set.takes_up_to(n).tolist(), n)
        if isinstance(self.rule, Octal):
            return octal_values(self.rule.digits, n, self._table.astype(np.int64))
        return grundys_game_values(n, self._table.astype(np.int64))

    # Periods

    @property
    def period(self) -> Period | None:
        """The period, if one has been proved so far; see `look_for_period`."""
        return self._period

    @property
    def searched(self) -> int:
        """Up to which size a period has been looked for."""
        return self._searched

    def look_for_period(self, bound: int | None = None) -> Period | None:
        """The proved period if one shows in a table up to `bound` (the table's bound if None), or None.

        What is found, and how far nothing was, is remembered. At the table's bound it may take a second or two.
        """
        bound = min(self.bound if bound is None else bound, self.bound)
        if self._upper is not None and not self._everything:
            return Period(0, self._upper + 1, 0, self._upper - 1)
        if not self.may_prove or self._period is not None or bound <= self._searched:
            return self._period
        found = self._search(bound)
        self._period, self._searched = found.period, max(self._searched, bound)
        return self._period

    @property
    def may_prove(self) -> bool:
        """Whether there is a theorem by which a table may prove a period of this rule."""
        if self._set is None:
            return isinstance(self.rule, Octal)
        return self._set.is_finite and self._set.largest < self.bound

    def _search(self, bound: int) -> Search:
        # What a failed search has left in the table needs no second look.
        start = max(_FIRST_TABLE, min(2 * self._searched, bound))
        if self._set is None and isinstance(self.rule, Octal):
            length = self.rule.code_length
            return search(self._extend, lambda values: prove_octal(length, values), start, bound)
        largest = self._set.largest if self._set else 0
        return search(self._extend, lambda values: prove_subtraction(largest, values), max(start, 3 * largest), bound)

    def value_rule(self, bound: int | None = None) -> ValueRule:
        """How the values are found and why; a period is looked for up to `bound`, or as far as is quick if None."""
        if self._everything:
            reason = say("a heap of x leads to every smaller heap, of the values 0 to x - 1, and their mex is x")
            return ValueRule(Kind.IDENTITY, "g(x) = x", reason)
        if self._upper is not None:
            return _modulo(self._upper)
        quick = QUICK_TABLE if self._set is not None else _QUICK_SPLITS
        period = self.look_for_period(quick if bound is None else bound)
        if period is not None:
            return ValueRule(Kind.PERIOD, periodic(period), self._proof(period), period)
        formula = say("g(x) = mex of the values of what x leads to, from a table")
        return ValueRule(Kind.TABLE, formula, self._why_table(), bound=self.bound)

    def _proof(self, period: Period) -> str:
        return set_proof(period, self._set.largest) if self._set is not None else octal_proof(period)

    def _why_table(self) -> str:
        if self._set is None:
            known = say("no period is known") if not isinstance(self.rule, Octal) else self._not_found()
            return say("{known}; sizes up to {bound:,} are computed one after the other", known=known, bound=self.bound)
        if not self._set.is_finite:
            return say(
                "a set without end has no criterion for a period; sizes up to {bound:,} are computed", bound=self.bound
            )
        if not self.may_prove:
            return say(
                "a period would have to be seen at {places:,} places in a row, more than the table of {bound:,} values "
                "has",
                places=self._set.largest,
                bound=self.bound,
            )
        return say("{known}; sizes up to {bound:,} are computed", known=self._not_found(), bound=self.bound)

    def _not_found(self) -> str:
        return say("the values up to {searched:,} prove no period", searched=self._searched)

    def _beyond(self, size: int) -> str:
        return say(
            "a heap of {size:,} is beyond the table: {why}, and this one would need all {size:,} values below it",
            size=size,
            why=self._why_table(),
        )


def _bound(subtraction: Subtraction | None) -> int:
    if subtraction is None:
        return SPLIT_BOUND
    if subtraction.upper is not None:
        return TABLE_BOUND
    few = subtraction.is_finite and len(subtraction.takes_up_to(TABLE_BOUND)) <= FEW
    return TABLE_BOUND if few else DENSE_BOUND


def _modulo(upper: int) -> ValueRule:
    return ValueRule(Kind.MODULO, f"g(x) = x mod {upper + 1}", modulo_reason(upper), Period(0, upper + 1, 0, upper - 1))


@lru_cache(maxsize=32)
def sequence_of(rule: TakeRule) -> Sequence:
    """The sequence of a rule; the ones asked for lately are kept with their tables, of a megabyte each at most.

    (A table that goes on to `TABLE_BOUND` is that of at most `FEW` numbers, and so no value needs more than a byte.)
    """
    return Sequence(rule)

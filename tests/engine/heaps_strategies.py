"""Random rules, heaps and records; and the game by its definition."""

from collections.abc import Iterator

from hypothesis import strategies as st

from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_numbers import Family, Powers, Span
from engine.games.take_rule import GrundysGame, Octal, Subtraction, TakeRule
from engine.sg import grundy_by_definition

NAMES = st.sampled_from(["", "a", "b"])


def parts(largest: int) -> st.SearchStrategy[object]:
    spans = st.tuples(st.integers(1, largest), st.integers(0, 6)).map(lambda s: Span(s[0], s[0] + s[1]))
    return st.integers(1, largest) | spans | st.sampled_from(Family) | st.integers(2, 4).map(Powers)


def sets(largest: int = 20) -> st.SearchStrategy[Subtraction]:
    finite = st.lists(st.integers(1, largest), min_size=1, max_size=5)
    mixed = st.lists(parts(largest), min_size=1, max_size=3)
    return (finite | mixed).map(lambda chosen: Subtraction(tuple(chosen)))  # type: ignore[arg-type]


octals = st.tuples(st.sampled_from([0, 0, 4]), st.lists(st.integers(0, 7), max_size=2), st.integers(1, 7)).map(
    lambda code: Octal((code[0], *code[1], code[2]))
)
rules: st.SearchStrategy[TakeRule] = sets() | octals | st.just(GrundysGame())
rows = st.lists(st.integers(0, 40), max_size=5).map(tuple)
records = st.builds(
    HeapsRecord, rules, st.lists(st.builds(HeapsQueryRecord, rows, NAMES), max_size=4).map(tuple), NAMES
)


def moves(rule: TakeRule, size: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """(take, rest) of each move in a heap, from what the rule says and nothing else."""
    if isinstance(rule, Subtraction):
        yield from ((take, (size - take,)) for take in range(1, size + 1) if take in set(rule.takes_up_to(size)))
        return
    digits = rule.digits if isinstance(rule, Octal) else (4,)
    for take, digit in enumerate(digits):
        rest = size - take
        if (digit & 1 and rest == 0) or (digit & 2 and rest > 0):
            yield take, (rest,)
        if digit & 4:
            unequal = isinstance(rule, GrundysGame)
            yield from ((take, (a, rest - a)) for a in range(1, rest) if a < rest - a + (not unequal))


def row_value(rule: TakeRule, row: tuple[int, ...], known: dict[tuple[int, ...], int]) -> int:
    """The Grundy value of a whole row, by the definition: no theorem about sums."""

    def followers(heaps: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        for i, size in enumerate(heaps):
            for _, rest in moves(rule, size):
                yield tuple(sorted((*heaps[:i], *rest, *heaps[i + 1 :])))

    return grundy_by_definition(tuple(sorted(row)), followers, known)

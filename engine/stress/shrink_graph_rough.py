"""Large graphs cut in large pieces: a few runs of a program where leaving positions out one by one takes thousands.

Each cut keeps whole what large inputs fail by: a large value (the same values with fewer positions and moves), or the
length of a play (all that is above or below some height).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

import numpy as np

from engine.games.graph import joined
from engine.games.graph_record import GraphRecord, IntArray, QueryRecord
from engine.solve.bulk import grundy_labels, solve
from engine.stress.facets import Records, Trim, trim

_LARGE = 24
"""From how many positions on a graph is cut here; smaller ones are taken apart carefully at once."""


def is_large(records: Records) -> bool:
    """Whether a case has so many positions that cutting it roughly first is worth while."""
    return any(record.n >= _LARGE for record in records)


def _heap(record: GraphRecord) -> Iterator[GraphRecord]:
    """Nim instead: each stone on the position of its value in one nim heap (the Sprague-Grundy theorem)."""
    labels = grundy_labels(record.n, record.sources, record.targets)
    largest = int(max((labels[position] for query in record.queries for position, _ in query.stones), default=0))
    if largest + 1 < record.n and largest * (largest + 1) // 2 <= len(record.sources):
        sources, targets = np.triu_indices(largest + 1, 1)
        yield _made(largest + 1, sources, targets, _moved(record, largest - labels))


def _played(record: GraphRecord) -> Iterator[GraphRecord]:
    """Only what the stones can come to: with one move to each smaller value, then with all moves."""
    labels = grundy_labels(record.n, record.sources, record.targets)
    for moves in (_one_a_value(record, labels), np.arange(len(record.sources))):
        sources, targets = record.sources[moves], record.targets[moves]
        reached = _reached(record, sources, targets)
        if not reached.all() or len(moves) < len(record.sources):
            yield _kept(replace(record, sources=sources, targets=targets, counts=record.counts[moves]), reached)


def _one_a_value(record: GraphRecord, labels: IntArray) -> IntArray:
    """For each position and each value below its own the first move to that value: all values stay as they are."""
    lower = np.flatnonzero(labels[record.targets] < labels[record.sources])
    pairs = np.stack([record.sources[lower], labels[record.targets[lower]]], axis=1)
    chosen = np.unique(pairs, axis=0, return_index=True)[1] if len(pairs) else lower
    return np.sort(lower[chosen])


def _reached(record: GraphRecord, sources: IntArray, targets: IntArray) -> np.ndarray:
    followers: list[list[int]] = [[] for _ in range(record.n)]
    for source, target in zip(sources.tolist(), targets.tolist(), strict=True):
        followers[source].append(target)
    todo = list({position for query in record.queries for position, _ in query.stones})
    reached = np.zeros(record.n, dtype=np.bool_)
    reached[todo] = True
    while todo:
        new = [f for f in followers[todo.pop()] if not reached[f]]
        reached[new] = True
        todo += dict.fromkeys(new)
    return reached


def _longest_play(record: GraphRecord) -> Iterator[GraphRecord]:
    """A path as long as the longest play, all stones at its start."""
    length = max(_heights(record), default=0)
    if length < len(record.sources):
        numbers = np.arange(length + 1)
        yield _made(length + 1, numbers[:-1], numbers[1:], _moved(record, np.zeros(record.n, dtype=np.int64)))


def _without_top(record: GraphRecord) -> Iterator[GraphRecord]:
    """The positions of the longest plays left out; their stones go to the highest position that stays."""
    order = _rising(record)
    for size in _sizes(record.n):
        kept = order[: record.n - size]
        index = np.full(record.n, kept[-1])
        index[kept] = kept
        yield _kept(replace(record, queries=_moved(record, index)), np.isin(np.arange(record.n), kept))


def _without_bottom(record: GraphRecord) -> Iterator[GraphRecord]:
    """The positions of the shortest plays left out, with their stones."""
    order = _rising(record)
    for size in _sizes(record.n):
        yield _kept(record, np.isin(np.arange(record.n), order[size:]))


def _sizes(n: int) -> Iterator[int]:
    """Half, a quarter, and so on: where the last cut that works lies is found as by bisection."""
    size = n // 2
    while size:
        yield size
        size //= 2


def _rising(record: GraphRecord) -> IntArray:
    """The positions by their height, terminals first."""
    return np.argsort(_heights(record), kind="stable")


def _heights(record: GraphRecord) -> list[int]:
    """For each position the length of the longest play from there."""
    order = solve(record.n, record.sources, record.targets).order
    followers: list[list[int]] = [[] for _ in range(record.n)]
    for source, target in zip(record.sources.tolist(), record.targets.tolist(), strict=True):
        followers[source].append(target)
    height = [0] * record.n
    for position in order.tolist():
        height[position] = max((height[f] + 1 for f in followers[position]), default=0)
    return height


def _kept(record: GraphRecord, stays: np.ndarray) -> GraphRecord:
    """Only some positions, with the moves between them and the stones on them; they close ranks."""
    index = np.cumsum(stays) - 1
    moves = stays[record.sources] & stays[record.targets]
    queries = tuple(
        QueryRecord(joined((int(index[position]), count) for position, count in query.stones if stays[position]))
        for query in record.queries
    )
    sources, targets = index[record.sources[moves]], index[record.targets[moves]]
    return replace(_made(int(stays.sum()), sources, targets, queries), counts=record.counts[moves])


def _moved(record: GraphRecord, index: IntArray) -> tuple[QueryRecord, ...]:
    """The queries with each stone on another position."""
    return tuple(
        QueryRecord(joined((int(index[position]), count) for position, count in query.stones))
        for query in record.queries
    )


def _stacked(records: Records) -> Iterator[Records]:
    """The two largest cases as one, the first above the second, instead of all cases, then instead of these two.

    What takes long on many cases together mostly takes much longer on one that is a little larger.
    """
    if len(records) < 2:
        return
    a, b = sorted(range(len(records)), key=lambda case: (-len(records[case].sources), case))[:2]
    one = _stack(records[a], records[b])
    yield (one,)
    yield tuple(one if case == a else record for case, record in enumerate(records) if case != b)


def _stack(upper: GraphRecord, lower: GraphRecord) -> GraphRecord:
    """All plays of `upper` go on at the highest position of `lower`, whose own stones go."""
    ends = np.setdiff1d(np.arange(upper.n), upper.sources)
    top = upper.n + (int(_rising(lower)[-1]) if lower.n else 0)
    links = len(ends) if lower.n else 0
    sources = np.concatenate([upper.sources, lower.sources + upper.n, ends[:links]])
    targets = np.concatenate([upper.targets, lower.targets + upper.n, np.full(links, top)])
    return _made(upper.n + lower.n, sources, targets, upper.queries)


def _made(n: int, sources: IntArray, targets: IntArray, queries: Sequence[QueryRecord]) -> GraphRecord:
    return GraphRecord(n, sources, targets, queries=tuple(queries))


def _large_only(record: GraphRecord) -> Iterator[GraphRecord]:
    if record.n >= _LARGE:
        cuts = (_heap, _longest_play, _played, _without_top, _without_bottom)
        yield from chain.from_iterable(cut(record) for cut in cuts)


STACKED: Trim = _stacked
CUTS = trim(_large_only)

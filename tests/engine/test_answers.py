"""Answers of records against the definition."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.answers import nim_sums, outcomes
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.sg import grundy_by_definition, nim_sum
from engine.solve.bulk import CycleError


@st.composite
def records(draw: st.DrawFn) -> GraphRecord:
    n = draw(st.integers(1, 9))
    order = draw(st.permutations(range(n)))
    pairs = st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)).filter(lambda p: p[0] < p[1])
    moves = [(order[a], order[b]) for a, b in draw(st.lists(pairs, max_size=20))] if n > 1 else []
    queries = draw(st.lists(st.lists(st.integers(0, n - 1), max_size=8), max_size=5))
    return GraphRecord.from_moves(n, moves, queries)


def by_definition(record: GraphRecord) -> list[int]:
    followers: dict[int, list[int]] = {v: [] for v in range(record.n)}
    for source, target in zip(record.sources.tolist(), record.targets.tolist(), strict=True):
        followers[source].append(target)
    return [
        nim_sum(grundy_by_definition(p, followers.__getitem__) for p, count in q.stones for _ in range(count))
        for q in record.queries
    ]


@settings(deadline=None)
@given(records())
def test_nim_sums_follow_the_definition(record: GraphRecord) -> None:
    assert nim_sums(record) == by_definition(record)
    assert outcomes(record) == [value > 0 for value in by_definition(record)]


def test_only_the_parity_of_stones_tells_even_of_huge_counts() -> None:
    path = GraphRecord(2, [0], [1], queries=tuple(QueryRecord(((0, count),)) for count in (10**30, 10**30 + 1, 2, 3)))
    assert nim_sums(path) == [0, 1, 0, 1]


def test_runs_of_one_position_far_apart_count_together() -> None:
    record = GraphRecord(3, [0, 0, 1], [1, 2, 2], queries=(QueryRecord(((0, 1), (1, 1), (0, 1))),))
    assert nim_sums(record) == [1]


def test_no_queries_and_queries_without_stones() -> None:
    assert outcomes(GraphRecord(0)) == []
    assert outcomes(GraphRecord(0, queries=(QueryRecord(), QueryRecord()))) == [False, False]


def test_many_queries() -> None:
    n = 50
    sources, targets = np.tril_indices(n, -1)
    rng = np.random.default_rng(5)
    stones = rng.integers(0, n, (40_000, 10))
    queries = tuple(QueryRecord(tuple((p, 1) for p in row)) for row in stones.tolist())
    assert nim_sums(GraphRecord(n, sources, targets, queries=queries)) == np.bitwise_xor.reduce(stones, axis=1).tolist()


def test_answers_are_plain_python_values() -> None:
    record = GraphRecord(2, [0], [1], queries=(QueryRecord(((0, 1),)),))
    assert type(nim_sums(record)[0]) is int
    assert outcomes(record)[0] is True


def test_a_cycle_is_refused() -> None:
    with pytest.raises(CycleError):
        outcomes(GraphRecord(2, [0, 1], [1, 0], queries=(QueryRecord(((0, 1),)),)))

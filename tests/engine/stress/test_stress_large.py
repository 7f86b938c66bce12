"""Large failures: inputs at the bounds come up, and large graphs and time-outs are shrunk in few runs."""

import pytest

from engine import sg
from engine.formats.registry import format_named
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import rule_of
from engine.stress import Budget, Campaign, Kind, Limits, Made
from engine.stress.found import Found
from engine.stress.parallel import Program
from engine.stress.shrink import shrink
from engine.stress.shrink_graph_rough import CUTS, STACKED
from engine.stress.shrinking import Shrinking, _shorter

pytestmark = pytest.mark.slow

GRAPHS = format_named("hdu1524")


def grundy(record: GraphRecord) -> list[int]:
    followers = [[] for _ in range(record.n)]
    for source, target in zip(record.sources.tolist(), record.targets.tolist(), strict=True):
        followers[source].append(target)
    known: dict[int, int] = {}
    return [sg.grundy_by_definition(v, followers.__getitem__, known) for v in range(record.n)]


def longest(record: GraphRecord) -> int:
    """By rounds of relaxation: the number of moves of the longest play from a stone."""
    height = [0] * record.n
    moves = list(zip(record.sources.tolist(), record.targets.tolist(), strict=True))
    for _ in range(record.n):
        for source, target in moves:
            height[source] = max(height[source], height[target] + 1)
    return max(height[position] for query in record.queries for position, _ in query.stones)


def ladder(rungs: int) -> GraphRecord:
    moves = [(v, v + step) for v in range(2 * rungs) for step in (1, 2) if v + step < 2 * rungs]
    return GraphRecord.from_moves(2 * rungs, moves, [[0, 3, 5], [1]])


@pytest.mark.parametrize("name", ["hdu1536", "uva11927", "hdu5724"])
def test_bounds_are_reached_after_the_first_hundred(name):
    campaign = Campaign(format_named(name), 1)
    high = [campaign.make(number) for number in range(100, 420, 8)]
    low = [campaign.make(number) for number in range(0, 96, 8)]
    assert all(len(made.text) <= 150_000 for made in high)
    reached = {
        "hdu1536": lambda record: len(record.rule.parts) == 100,
        "uva11927": lambda record: record.n == 1000,
        "hdu5724": lambda record: record.n == 1000,
    }[name]
    assert any(reached(record) for made in high for record in made.records)
    assert not any(reached(record) for made in low for record in made.records)


@pytest.mark.parametrize("length", [30, 137, 300])
def test_a_long_play_becomes_a_path_in_few_runs(length):
    given = GraphRecord.from_moves(900, [(v, v + 1) for v in range(899)] + [(v, v + 9) for v in range(891)], [[0, 7]])
    result = shrink(GRAPHS, [given], lambda records: any(longest(r) >= length for r in records), Budget(tries=60))
    (left,) = result.records
    assert (left.n, left.queries[0].total) == (length + 1, 1)


def test_a_large_value_becomes_a_nim_heap_in_few_runs():
    moves = [(a, b) for a in range(120) for b in range(a)] + [(v, v - 1) for v in range(120, 160)]
    given = GraphRecord.from_moves(160, moves, [[159, 70, 80], [119]])

    def fails(records) -> bool:
        return any(grundy(r)[p] >= 40 for r in records for query in r.queries for p, _ in query.stones)

    (left,) = shrink(GRAPHS, [given], fails, Budget(tries=80)).records
    assert left.n <= 60
    assert fails([left])


def test_each_cut_is_a_graph_with_fewer_things():
    given = (ladder(15), ladder(20))
    cuts = [*CUTS(given), *STACKED(given)]
    assert len(cuts) > 10
    for records in cuts:
        things = [sum(r.n for r in records) + sum(len(r.sources) for r in records), len(records)]
        assert things[0] < sum(r.n + len(r.sources) for r in given) or things[1] < 2
        for record in records:
            assert all(grundy(record)[v] >= 0 for v in range(record.n))
            assert all(0 <= position < record.n for query in record.queries for position, _ in query.stones)


def test_one_case_above_another_one_is_as_long_as_both():
    one, *_ = STACKED((ladder(15), ladder(20)))
    (record,) = one
    assert record.n == 70
    assert longest(record) == 39 + 1 + 29


def test_the_shorter_limit():
    assert _shorter(Limits(timeout=8.0), [0.01]) == 1.0
    assert _shorter(Limits(timeout=1.0), [0.01]) == 0.25
    assert _shorter(Limits(timeout=8.0), [0.1, 0.3]) == 3.0
    assert _shorter(Limits(timeout=1.0), [0.1]) == 0.5
    assert _shorter(Limits(timeout=1.0), [0.2]) is None
    assert _shorter(Limits(timeout=1.0), []) is None


@pytest.mark.parametrize(("late", "kept"), [(7, 7), (2, 7)])
def test_what_is_slow_under_the_shorter_limit_only_is_gone_back_from(late, kept):
    """Judged by a function: from `late` on it is slow, from 7 on slower than the user's limit."""
    form = format_named("hdu1536")
    record = HeapsRecord(rule_of([1]), (HeapsQueryRecord((20,)),))
    program = Program(form, ("none",), Limits(timeout=8.0))
    asked = []

    def ask(own, records):
        heap = max((h for q in records[0].queries for h in q.heaps), default=0)
        asked.append(own.limits.timeout)
        is_late = heap >= (7 if own.limits.timeout > 2 else late)
        return verdict(Kind.TIMEOUT if is_late else Kind.RIGHT)

    made = Made(0, ("x",), (record,), form.render([record]))
    found = Found(form, made, verdict(Kind.TIMEOUT), made.records, made.text, verdict(Kind.TIMEOUT))
    best = [found]
    assert Shrinking(program, found, ask, best.append).run(Budget(), quick=1.0)
    assert best[-1].records[0].queries[0].heaps == (kept,)
    assert {1.0, 8.0 * 1.2} == set(asked)


def verdict(kind: Kind):
    from engine.stress import End, Run, Verdict
    from engine.verify import verify

    form = format_named("hdu1536")
    run = Run(End.TIMEOUT if kind is Kind.TIMEOUT else End.EXIT, 0, b"", b"", 1.0, 0)
    return Verdict(kind, run, verify(form, (), ""))

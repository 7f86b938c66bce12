"""Shrinking, with wrong programs as functions: still failing, valid, as small as its steps can make it."""

from itertools import pairwise
from statistics import median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from planted import ALL, PROGRAMS, failing, records_of

from engine.formats.registry import format_named
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.games.heaps_record import HeapsRecord
from engine.games.take_rule import FIBONACCI, rule_of
from engine.stress.shrink import Budget, shrink, steps
from engine.stress.size import size_of, size_text

AIM = {"hdu1524": ("position", 6), "uva11927": ("position", 6), "hdu5724": ("row", 2), "hdu1536": ("heap", 2)}


def is_valid(form, records) -> bool:
    """What a judge's file may hold; said again, apart from the shrinker."""
    own, notes = form.adapt(records)
    if notes or not own or form.check(own) or not all(len(record.queries) for record in own):
        return False
    return form.read(form.render(own)).ok


@pytest.mark.parametrize(("name", "mistake"), ALL)
def test_no_single_step_leaves_a_failing_input(name, mistake):
    form, fails, records = format_named(name), failing(name, mistake), records_of(name, 1)
    assert fails(records)
    result = shrink(form, records, fails)
    assert result.is_minimal
    assert fails(result.records)
    assert is_valid(form, result.records)
    text = form.render(result.records)
    tried = 0
    for other in steps(form, result.records):
        if is_valid(form, other) and form.render(form.adapt(other)[0]) != text:
            tried += 1
            assert not fails(form.adapt(other)[0])
    assert tried or sum(size_of(result.records).values()) <= 8


@pytest.mark.parametrize("name", AIM)
def test_counterexamples_are_small(name):
    what, most = AIM[name]
    form = format_named(name)
    found = [shrink(form, records_of(name, 3), failing(name, mistake)).records for mistake in PROGRAMS[name]]
    assert median(size_of(records)[what] for records in found) <= most
    assert all(size_of(records)["case"] == 1 for records in found)


def test_what_is_left_of_fibonacci_is_small_too():
    form = format_named("hdu1848")
    found = [shrink(form, records_of("hdu1848", 3), failing("hdu1848", m)).records for m in PROGRAMS["hdu1848"]]
    heaps = [size for (record,) in found for query in record.queries for size in query.heaps]
    assert len(heaps) == 3 * len(found)
    assert max(heaps) <= 10


@pytest.mark.parametrize("mistake", PROGRAMS["hdu1524"])
def test_no_position_of_a_shrunk_graph_can_be_left_out(mistake):
    """Said again with lists of moves, apart from how the shrinker leaves positions out."""
    form, fails = format_named("hdu1524"), failing("hdu1524", mistake)
    ((record),) = shrink(form, records_of("hdu1524", 5), fails).records
    moves = list(zip(record.sources.tolist(), record.targets.tolist(), strict=True))
    stones = [position for position, count in record.queries[0].stones for _ in range(count)]
    for gone in range(record.n):
        index = {v: i for i, v in enumerate(v for v in range(record.n) if v != gone)}
        left = [index[v] for v in stones if v != gone]
        pairs = [(index[a], index[b]) for a, b in moves if gone not in (a, b)]
        assert not left or not fails([GraphRecord.from_moves(record.n - 1, pairs, [left])])


def test_what_needs_two_cases_keeps_two():
    """Labels of the case before are used: the shrinker must not drop the case that they come from."""
    form = format_named("hdu5724")

    def fails(records) -> bool:
        return any(b.n > a.n for a, b in pairwise(records))

    records = shrink(form, records_of("hdu5724", 1), fails).records
    assert [(record.n, sum(map(len, record.rows))) for record in records] == [(1, 0), (2, 0)]


def test_repeats_and_stones_become_few():
    form = format_named("hdu1524")
    record = GraphRecord.from_moves(3, [(2, 0)] * 9 + [(2, 1)], [[2] * 9])
    (left,) = shrink(form, [record], lambda records: max(records[0].counts, default=0) >= 4).records
    assert (left.n, left.counts.tolist(), left.queries[0].total) == (2, [4], 1)
    (left,) = shrink(form, [record], lambda records: records[0].queries[0].total >= 7).records
    assert (left.n, left.counts.tolist(), left.queries[0].total) == (1, [], 7)


def test_numbers_of_heaps_become_small():
    record = HeapsRecord(rule_of([7, 31, 100]), ())
    record = HeapsRecord(record.rule, tuple(type(q)(q.heaps) for q in records_of("hdu1536", 1)[0].queries))
    form = format_named("hdu1536")
    (left,) = shrink(form, [record], lambda records: max(records[0].rule.parts) >= 17).records
    assert (left.rule.parts, [query.heaps for query in left.queries]) == ((17,), [(0,)])


def test_names_and_places_go():
    queries = (QueryRecord(((0, 1),), "first"),)
    record = GraphRecord(2, [1], [0], [1], queries, "case", {0: "a"}, [[0, 0], [1, 1]])
    (left,) = shrink(format_named("hdu1524"), [record], lambda records: records[0].n >= 2).records
    assert (left.name, left.names, left.places, left.queries[0].name) == ("", {}, None, "")
    board = BoardRecord(rows=((20,), (3, 1)), name="x")
    assert shrink(format_named("hdu5724"), [board], lambda _: True).records == (BoardRecord(rows=((),)),)


def test_numbers_come_into_the_order_of_the_moves():
    record = GraphRecord.from_moves(4, [(3, 1), (1, 0), (0, 2)], [[3]])
    (left,) = shrink(format_named("hdu1524"), [record], lambda records: len(records[0].sources) >= 3).records
    assert len(left.sources) == 3
    assert (left.sources < left.targets).all()


@pytest.mark.parametrize("tries", [0, 1, 7, 20])
def test_the_budget_is_kept(tries):
    form, fails, asked = format_named("hdu1536"), failing("hdu1536", "sum"), []

    def counted(records) -> bool:
        asked.append(form.render(records))
        return fails(records)

    result = shrink(form, records_of("hdu1536", 1), counted, Budget(tries=tries))
    assert (len(asked), result.tries, result.is_minimal) == (tries, tries, False)
    assert fails(result.records)


def test_no_time_no_tries():
    result = shrink(format_named("hdu1536"), records_of("hdu1536", 1), lambda _: True, Budget(seconds=0))
    assert (result.tries, result.is_minimal) == (0, False)


def test_no_text_is_tried_twice():
    form, fails, asked = format_named("uva11927"), failing("uva11927", "at most two"), []

    def counted(records) -> bool:
        asked.append(form.render(records))
        return fails(records)

    result = shrink(form, records_of("uva11927", 1), counted)
    assert len(asked) == len(set(asked)) == result.tries


def test_progress_rises_and_what_it_raises_ends_the_work():
    form, fails, shares = format_named("hdu1524"), failing("hdu1524", "sum"), []
    shrink(form, records_of("hdu1524", 1), fails, on_progress=shares.append)
    assert shares == sorted(shares)
    assert 0 <= shares[0] <= shares[-1] < 1

    def enough(_: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        shrink(form, records_of("hdu1524", 1), fails, on_progress=enough)


def test_an_input_that_breaks_a_limit_may_go_on_breaking_it():
    form = format_named("hdu1848")
    records = form.read("1 1 5000\n1 1 1\n0 0 0\n").records
    (left,) = shrink(form, records, lambda r: max(h for q in r[0].queries for h in q.heaps) > 2000).records
    assert [query.heaps for query in left.queries] == [(1, 1, 2001)]


@given(
    st.lists(st.lists(st.integers(1, 60), min_size=3, max_size=3), min_size=1, max_size=6),
    st.integers(0, 60),
    st.integers(0, 90),
)
@settings(max_examples=60, deadline=None)
def test_whatever_is_asked_the_result_fails_and_is_no_larger(rows, bound, total):
    form = format_named("hdu1848")
    records = form.read("".join("{} {} {}\n".format(*row) for row in rows) + "0 0 0\n").records

    def fails(own) -> bool:
        return any(max(q.heaps) >= bound and sum(q.heaps) >= total for q in own[0].queries)

    if fails(records):
        (left,) = shrink(form, records, fails).records
        assert left.rule == FIBONACCI
        assert fails((left,))
        (query,) = left.queries
        assert sum(query.heaps) == max(total, bound + 2, 3)


def test_sizes_in_words():
    assert size_text(records_of("hdu1524", 1)[:0]) == "0 cases"
    record = GraphRecord.from_moves(3, [(2, 0), (2, 0), (2, 1)], [[2, 2], [1]])
    assert size_text([record]) == "1 case, 2 queries, 3 positions, 3 moves, 3 stones"
    assert size_text([BoardRecord(rows=((1,), ()))] * 2) == "2 cases, 4 rows, 2 chesses"
    heaps = format_named("hdu1536").read("2 1 2\n1\n1 5\n0\n").records
    assert size_text(heaps) == "1 case, 1 query, 1 heap, 2 numbers in the set"

"""What answers large files of heaps: classes of sizes as bit sets, and queries as arrays until they are wanted."""

import copy
import pickle
from dataclasses import replace
from functools import reduce
from itertools import accumulate
from operator import xor

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.answers import nim_sums, outcomes
from engine.diagnostics import errors_in
from engine.formats.base import Format
from engine.formats.hdu1536 import Hdu1536
from engine.formats.hdu1848 import Hdu1848
from engine.games.heaps_record import HeapRows, HeapsQueryRecord, HeapsRecord, queries_of
from engine.games.heaps_sequence import sequence_of
from engine.games.take_rule import FIBONACCI, rule_of
from engine.sg import mex
from engine.solve import subtraction
from engine.solve.subtraction import _Classes

TAKES = st.lists(st.integers(1, 40), min_size=1, max_size=8)
ROWS = st.lists(st.lists(st.integers(0, 90), max_size=5).map(tuple), max_size=8)
TRIPLES = st.lists(st.tuples(*[st.integers(0, 80)] * 3).filter(any), min_size=1, max_size=9)


def plain(takes: list[int], n: int) -> list[int]:
    values: list[int] = []
    for size in range(n + 1):
        values.append(mex(values[size - take] for take in takes if take <= size))
    return values


def rows_of(rows: list[tuple[int, ...]]) -> HeapRows:
    sizes = np.array([size for row in rows for size in row], dtype=np.int64)
    return HeapRows(sizes, np.array(list(accumulate(map(len, rows), initial=0)), dtype=np.int64))


def fibonacci_up_to(n: int) -> list[int]:
    found = [1, 2]
    while found[-1] <= n:
        found.append(found[-1] + found[-2])
    return found


@pytest.fixture(params=["masks", "shifts"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """How sizes of other blocks are ruled out, whatever would be estimated to be quicker."""
    reach = 0 if request.param == "shifts" else None
    monkeypatch.setattr(
        subtraction, "_blocks_reached", lambda takes, n, width: -(-takes[-1] // width) if reach is None else reach
    )
    return str(request.param)


@pytest.mark.parametrize("width", [1, 2, 7, 8, 33, 64])
def test_blocks_of_any_width_in_either_way(monkeypatch: pytest.MonkeyPatch, way: str, width: int) -> None:
    monkeypatch.setattr(subtraction, "_block_width", lambda takes, n: width)
    dice = np.random.default_rng([width, len(way)])
    for _ in range(40):
        n = int(dice.choice([1, width, 3 * width - 1, 3 * width, 3 * width + 1, 200]))
        takes = sorted(set(dice.integers(1, min(n, dice.integers(2, 90)) + 1, dice.integers(1, 12)).tolist()))
        values = np.full(n + 1, -1, dtype=np.int64)
        _Classes(takes, n).write(values)
        assert values.tolist() == plain(takes, n), (takes, n)


def test_what_is_chosen_by_itself_agrees_with_the_definition() -> None:
    """Sets with a small number, narrow and wide, as the judge's largest files have them."""
    dice = np.random.default_rng(5)
    for most, count in ((300, 100), (300, 7), (3_000, 100), (10_000, 100), (10_000, 3)):
        takes = sorted({1, *dice.integers(1, most, count).tolist()})
        assert subtraction.subtraction_values(takes, 4_000).tolist() == plain(takes, 4_000)


@given(ROWS)
def test_rows_are_the_tuples_that_they_were_made_of(rows: list[tuple[int, ...]]) -> None:
    made = rows_of(rows)
    assert made.tuples == rows
    assert all(type(size) is int for row in made.tuples for size in row)


@given(st.integers(1, 4), st.integers(0, 5))
def test_rows_of_one_width(width: int, count: int) -> None:
    sizes = np.arange(width * count, dtype=np.int64)
    assert HeapRows.of_width(sizes, width).tuples == [tuple(range(i * width, (i + 1) * width)) for i in range(count)]


def test_rows_cannot_be_changed() -> None:
    rows = rows_of([(1, 2), (3,)])
    with pytest.raises(ValueError, match="read-only"):
        rows.sizes[0] = 7
    with pytest.raises(ValueError, match="read-only"):
        rows.starts[0] = 7


@given(TAKES, ROWS)
def test_a_record_of_rows_is_the_same_record(takes: list[int], rows: list[tuple[int, ...]]) -> None:
    def late() -> HeapsRecord:
        return HeapsRecord.of_rows(rule_of(takes), rows_of(rows))

    early = HeapsRecord(rule_of(takes), queries_of(rows))
    assert late() == early
    assert early == late()
    assert hash(late()) == hash(early)
    assert repr(late()) == repr(early)
    assert pickle.loads(pickle.dumps(late())) == copy.copy(late()) == copy.deepcopy(late()) == early
    assert replace(late(), name="a") == replace(early, name="a")


def test_a_changed_copy_does_not_answer_with_the_old_heaps() -> None:
    record = HeapsRecord.of_rows(rule_of([1]), rows_of([(1,), (1,)]))
    changed = replace(record, queries=(HeapsQueryRecord((2,)),))
    assert nim_sums(changed) == [0]
    assert nim_sums(replace(record, rule=rule_of([2]))) == [0, 0]
    assert nim_sums(record) == [1, 1]


def test_queries_are_made_once_and_nothing_else_is() -> None:
    record = HeapsRecord.of_rows(rule_of([1, 2]), rows_of([(1, 2), ()]))
    assert record.queries is record.queries
    assert record.queries == (HeapsQueryRecord((1, 2)), HeapsQueryRecord(()))
    with pytest.raises(AttributeError, match="heaps has no 'stones'"):
        record.stones  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(AttributeError):
        # What is being unpickled or copied has nothing yet.
        HeapsRecord.__new__(HeapsRecord).queries  # noqa: B018


@given(TAKES, ROWS)
def test_answers_from_rows_follow_the_definition(takes: list[int], rows: list[tuple[int, ...]]) -> None:
    values = plain(takes, 90)
    sums = [reduce(xor, map(values.__getitem__, row), 0) for row in rows]
    early, late = HeapsRecord(rule_of(takes), queries_of(rows)), HeapsRecord.of_rows(rule_of(takes), rows_of(rows))
    assert nim_sums(late) == nim_sums(early) == sums
    assert outcomes(late) == outcomes(early) == [value > 0 for value in sums]
    assert all(type(value) is int for value in nim_sums(late))
    assert all(type(wins) is bool for wins in outcomes(late))


@settings(max_examples=40)
@given(st.lists(st.tuples(TAKES, ROWS), min_size=1, max_size=4), st.sampled_from([" ", "\n", "\r\n", "\t  "]))
def test_a_file_of_sets_is_read_and_answered(cases: list[tuple[list[int], list[tuple[int, ...]]]], gap: str) -> None:
    numbers = [number for takes, rows in cases for number in _numbers(takes, rows)]
    records = _read(Hdu1536(), gap.join(map(str, [*numbers, 0])))
    assert records == tuple(HeapsRecord(rule_of(takes), queries_of(rows)) for takes, rows in cases)
    for record, (takes, rows) in zip(records, cases, strict=True):
        values = plain(takes, 90)
        assert outcomes(record) == [reduce(xor, map(values.__getitem__, row), 0) > 0 for row in rows]


def _numbers(takes: list[int], rows: list[tuple[int, ...]]) -> list[int]:
    return [len(takes), *takes, len(rows), *(number for row in rows for number in (len(row), *row))]


def _read(form: Format[HeapsRecord], text: str) -> tuple[HeapsRecord, ...]:
    reading = form.read(text)
    assert reading.ok
    return reading.records


@given(TRIPLES)
def test_a_file_of_triples_is_read_and_answered(triples: list[tuple[int, ...]]) -> None:
    text = "".join(f"{a} {b} {c}\n" for a, b, c in [*triples, (0, 0, 0)])
    values = plain(fibonacci_up_to(80), 80)
    (record,) = _read(Hdu1848(), text)
    assert nim_sums(record) == [values[a] ^ values[b] ^ values[c] for a, b, c in triples]
    assert record == HeapsRecord(FIBONACCI, queries_of(triples))
    assert Hdu1848().write([record]) == text


@settings(max_examples=40)
@given(TAKES, ROWS, st.data())
def test_the_bad_number_of_a_file_is_told_by_case_row_and_place(
    takes: list[int], rows: list[tuple[int, ...]], data: st.DataObject
) -> None:
    """One item of one of two cases is broken: the message names it, its line and its column."""
    case = data.draw(st.integers(1, 2))
    lines = [" ".join(map(str, [len(row), *row])) for row in (takes, *rows)]
    row = data.draw(st.integers(0, len(rows)).filter(lambda row: (tuple(takes), *rows)[row]))
    item = data.draw(st.integers(1, len((tuple(takes), *rows)[row])))
    word = data.draw(st.sampled_from(["x", "-3", "1" + "0" * 18] if row else ["x", "-3", "0"]))
    words = lines[row].split()
    broken = [*lines[:row], " ".join([*words[:item], word, *words[item + 1 :]]), *lines[row + 1 :]]
    texts = [[first, str(len(rows)), *rest] for first, *rest in ((broken, lines) if case == 1 else (lines, broken))]
    line = (case - 1) * (len(lines) + 1) + row + (2 if row else 1)
    (found,) = errors_in(Hdu1536().read("\n".join([*texts[0], *texts[1], "0", ""])).diagnostics)
    what = f"heap {item} of query {row}" if row else f"number {item} of the subtraction set"
    assert (found.line, found.column) == (line, sum(len(each) + 1 for each in words[:item]) + 1)
    assert (found.expected, found.message.split(":")[0]) == (what, f"case {case}")


def test_tables_for_a_whole_file_are_not_longer_than_they_need_be() -> None:
    sequence = sequence_of(rule_of([2, 5, 77]))
    assert sequence.values_of(np.array([3_000])).tolist() == plain([2, 5, 77], 3_000)[-1:]
    assert sequence.knows(3_000)
    assert not sequence.knows(3_200)

"""The benchmarks work: each row, run small, gives its lines with numbers in them. How fast they are is not judged."""

import json
import math

import pytest

from tests.benchmarks import fresh
from tests.benchmarks.__main__ import main
from tests.benchmarks.measuring import Spent, Times, exponent, percentile
from tests.benchmarks.rows import ROWS
from tests.benchmarks.rows_memory import save_moves
from tests.benchmarks.table import Line, Row, Settings, written

pytestmark = pytest.mark.slow

LINES = {"edit": 2, "worst-edit": 2, "memory": 1, "solve": 5, "growth": 2, "frames-10k": 5, "frames-100k": 5}
LINES |= {"layout": 1, "crossings": 1, "start": 1, "open": 6, "board": 3, "heaps": 1}
MAY_BE_ZERO = {"full", "grown", "period", "blocked_cpu", "cpu", "before_collecting", "bytes", "dot", "peak", "silence"}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_each_row_gives_numbers(row: Row) -> None:
    found = list(row.measure(Settings(small=True)))
    assert len(found) == LINES[row.name]
    assert len({line.what for line in found}) == len(found)
    for line in found:
        assert line.target
        assert line.values, line.what
        for name, value in line.values.items():
            assert math.isfinite(value), (line.what, name)
            assert value > 0 or set(name.split()) & MAY_BE_ZERO, (line.what, name)
            # What is opened comes in layers: neither in one nor in as many as there are positions.
            assert name != "layers" or 1 < value < 40


def test_what_needs_baselines_is_skipped_without() -> None:
    found = list(next(row for row in ROWS if row.name == "solve").measure(Settings()))
    assert len(found) == 6
    assert all(line.measured == "skipped: no baselines" and line.met is None for line in found)


def test_one_row_is_printed_and_written(tmp_path, capsys) -> None:
    out = tmp_path / "numbers.json"
    assert main(["--row", "heaps", "--small", "--json", str(out)]) == 0
    printed = capsys.readouterr().out
    table = [line for line in printed.splitlines() if line.startswith("|")]
    assert len(table) == 2 + LINES["heaps"]
    assert {line.count("|") for line in table} == {6}
    numbers = json.loads(out.read_text())["rows"]["heaps"]
    assert [line["values"]["period"] >= 0 for line in numbers] == [True]


def test_the_list_names_every_row(capsys) -> None:
    assert main(["--list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [row.name for row in ROWS]


def test_a_process_that_fails_says_why(tmp_path) -> None:
    with pytest.raises(RuntimeError, match="No such file"):
        fresh.call(save_moves, path=str(tmp_path / "none" / "moves.npy"), n=9, m=9)


def test_a_row_that_fails_does_not_end_the_table(capsys, monkeypatch) -> None:
    def broken(_: Settings):
        yield Line("first", "1 s", "2 s", True, {"seconds": 1.0})
        raise RuntimeError("long text\nthe reason")

    monkeypatch.setattr("tests.benchmarks.__main__.ROWS", (Row("a", "about", broken), Row("b", "about", broken)))
    assert main([]) == 0
    printed = capsys.readouterr().out
    assert printed.count("| first | 1 s | 2 s | yes |") == 2
    assert printed.count("failed: the reason") == 2
    assert "2 of 4 targets met" in printed


def test_only_a_judged_line_is_met_or_not() -> None:
    line = Line("a | b", "1", "2", False)
    assert written(line, judged=True) == "| a / b | 1 | 2 | **no** |  |"
    assert written(line, judged=False) == "| a / b | 1 | 2 | - |  |"


def test_the_figures() -> None:
    assert percentile([5, 1, 4, 2, 3], 0.6) == 3
    assert percentile(list(range(1, 101)), 0.95) == 95
    assert percentile([7], 0.01) == percentile([7], 1.0) == 7
    assert exponent([10, 100, 1000], [2.0, 200.0, 20_000.0]) == pytest.approx(2.0)
    times = Times((Spent(3.0, 1.0), Spent(1.0, 2.0), Spent(2.0, 0.5)))
    assert (times.median, times.least, times.high(1), times.high_cpu(1)) == (2.0, 1.0, 3.0, 2.0)

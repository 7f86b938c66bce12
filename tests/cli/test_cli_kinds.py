"""Boards and heaps on the command line: answers, files of mixed kinds, and what cannot become what."""

import gc
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import cli
from engine.document import Document
from engine.formats.registry import formats
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.kinds import Record
from engine.games.take_rule import FIBONACCI, Octal, TakeRule, rule_of
from engine.project_file import load, save

Capture = pytest.CaptureFixture[bytes]
Run = Callable[..., tuple[int, str, str]]

GRAPH = GraphRecord.from_moves(2, [(0, 1)], [[0], [0, 0]])
BOARD = BoardRecord(20, ((19,), (1, 2)))
ALIASES = [(form.name, alias) for form in formats() for alias in form.aliases]


def heaps(rule: TakeRule, *rows: tuple[int, ...]) -> HeapsRecord:
    return HeapsRecord(rule, tuple(map(HeapsQueryRecord, rows)))


HEAPS = heaps(rule_of((1, 3, 4)), (7,), (2, 3), (10**18 + 1,))


@pytest.fixture
def run(capfdbinary: Capture) -> Run:
    """Run the command here, which is quicker than another process."""

    def here(*arguments: object) -> tuple[int, str, str]:
        code = cli.main(list(map(str, arguments)))
        out, err = capfdbinary.readouterr()
        return code, out.decode(), err.decode()

    return here


@pytest.fixture
def project(tmp_path: Path) -> Callable[..., Path]:
    def saved(*records: Record, shown: str = "") -> Path:
        save(tmp_path / "x.grundy", Document(records, shown))
        return tmp_path / "x.grundy"

    return saved


def one_line(result: tuple[int, str, str]) -> str:
    code, out, err = result
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize(("name", "alias"), ALIASES)
def test_every_alias_solves_the_sample(run: Run, samples: Path, name: str, alias: str) -> None:
    expected = (samples / f"{name}.out").read_text()
    assert run("solve", "--format", alias.upper(), samples / f"{name}.in") == (0, expected, "")


def test_a_heap_that_cannot_be_told_is_one_line(run: Run, tmp_path: Path, project: Callable[..., Path]) -> None:
    file = tmp_path / "x.in"
    file.write_text(f"1 1 1\n1 1 {10**9}\n0 0 0\n")
    code, out, err = run("solve", "--format", "hdu1848", file)
    assert (code, out) == (2, "")
    lines = err.splitlines()
    assert lines[0].startswith(f"{file}:2:5: warning: ")
    assert len(lines) == 2
    assert lines[1].startswith(f"grundy: error: {file}: case 1: a heap of 1,000,000,000 is beyond the table: ")
    mixed = project(BOARD, heaps(FIBONACCI, (4,)), heaps(FIBONACCI, (10**30,)), shown="hdu1848")
    last = run("solve", mixed)[2].splitlines()[-1]
    assert last.startswith(f"grundy: error: {mixed}: case 3: a heap of 1,000,000,000,000,")


def test_a_proved_period_answers_large_heaps_from_a_judge_file(run: Run, tmp_path: Path) -> None:
    # The values of {1, 3, 4} repeat 0 1 0 1 2 3 2 with period 7, and 10^18 - 3 = 7 k + 5.
    assert (10**18 - 3) % 7 == 5
    file = tmp_path / "x.in"
    file.write_text(f"3 1 3 4\n3\n1 {10**18 - 3}\n2 {10**18 - 3} 5\n2 {10**18 - 3} 12\n0\n")
    code, out, err = run("solve", file, "--format", "hdu1536")
    assert (code, out) == (0, "WLL\n")
    assert "error" not in err


# Files of the editor with cases of several kinds


def test_each_case_is_answered_in_the_words_of_a_format_of_its_kind(run: Run, project: Callable[..., Path]) -> None:
    # The board is worth 1 + 0; the heaps 0, 0 ^ 1, and as 2 with the period 7.
    assert (10**18 + 1) % 7 == 2
    file = project(HEAPS, BOARD, GRAPH, HEAPS, HEAPS, shown="uva11927")
    code, out, err = run("solve", file)
    assert (code, out) == (0, "LWL\nYES\nFirst\nSecond\nLWL\nLWL\n")
    told = [line.removeprefix(f"grundy: warning: {file} names no judge ") for line in err.splitlines()]
    assert told == [
        "for games of heaps: answering in the words of hdu1536 (choose with --format)",
        "for boards: answering in the words of hdu5724 (choose with --format)",
    ]
    code, out, err = run("solve", project(HEAPS, BOARD, shown="hdu1848"))
    assert (code, out) == (0, "Nacci\nFibo\nNacci\nYES\n")
    assert err.count("\n") == 1


def test_a_file_of_one_kind_needs_no_warning(run: Run, project: Callable[..., Path]) -> None:
    assert run("solve", project(BOARD, shown="hdu5724")) == (0, "YES\n", "")
    assert run("solve", project(HEAPS), "--format", "hdu1848") == (0, "Nacci\nFibo\nNacci\n", "")
    assert run("solve", project(HEAPS, shown="poj2960")) == (0, "LWL\n", "")
    assert run("solve", project(shown="hdu5724")) == (0, "", "")
    code, out, err = run("solve", project(BOARD, shown="of a plug-in"))
    assert (code, out, err.count("\n")) == (0, "YES\n", 1)


def test_a_named_format_must_fit_every_case(run: Run, project: Callable[..., Path]) -> None:
    file = project(GRAPH, BOARD)
    told = one_line(run("solve", file, "--format", "hdu1524"))
    expected = "case 2: a board cannot be answered as hdu1524: that format holds graphs"
    assert told == f"grundy: error: {file}: {expected}\n"


# Converting


def test_every_kind_there_and_back_by_a_grundy_file(run: Run, samples: Path, tmp_path: Path) -> None:
    for name in ("hdu5724", "hdu1536", "hdu1848"):
        file = tmp_path / "x.grundy"
        assert run("convert", "--to", "grundy", samples / f"{name}.in", "-o", file) == (0, "", "")
        document = load(file.read_bytes())[0]
        assert document.format_name == name
        code, text, err = run("convert", file, "--to", name)
        assert (code, err) == (0, "")
        assert text.split() == (samples / f"{name}.in").read_text().split()
        assert run("solve", file) == (0, (samples / f"{name}.out").read_text(), "")


def test_mixed_cases_come_through_a_grundy_file(run: Run, project: Callable[..., Path], tmp_path: Path) -> None:
    file = project(HEAPS, BOARD, GRAPH)
    before = load(file.read_bytes())[0].records()
    assert run("convert", "--to", "grundy", file, "-o", tmp_path / "y.grundy") == (0, "", "")
    assert load((tmp_path / "y.grundy").read_bytes())[0].records() == before


def test_fibonacci_rows_as_s_nim_have_the_same_answers(run: Run, samples: Path, tmp_path: Path) -> None:
    file = tmp_path / "x.in"
    file.write_text("".join(f"{a} {b} {c}\n" for a in range(1, 8) for b in (3, 20) for c in (5, 89)) + "0 0 0\n")
    code, text, err = run("convert", "--format", "hdu1848", "--to", "poj2960", file)
    assert code == 0
    assert err == f"{file}: warning: case 1: fibonacci is written as a list of numbers\n"
    assert text.startswith("10 1 2 3 5 8 13 21 34 55 89\n28\n3 1 3 5\n")
    (tmp_path / "y.in").write_text(text)
    letters = run("solve", "--format", "hdu1536", tmp_path / "y.in")[1]
    words = run("solve", "--format", "hdu1848", file)[1].split()
    assert [{"W": "Fibo", "L": "Nacci"}[letter] for letter in letters.strip()] == words
    assert set(words) == {"Fibo", "Nacci"}
    # And back: up to the largest heap the list is the Fibonacci numbers.
    code, back, err = run("convert", "--format", "hdu1536", "--to", "hdu1848", tmp_path / "y.in")
    assert (code, back, err) == (0, file.read_text(), "")


@pytest.mark.parametrize(
    ("record", "to", "why"),
    [
        (heaps(rule_of((1, 3, 4)), (1, 2, 4)), "hdu1848", "case 1: take 1, 3 or 4; HDU 1848 is about Fibonacci"),
        (heaps(FIBONACCI, (1, 2)), "hdu1848", "query 1 of case 1 has 2 heaps: HDU 1848 has three heaps a query"),
        (heaps(FIBONACCI, (0, 0, 0)), "hdu1848", "query 1 of case 1 has only empty heaps"),
        (heaps(FIBONACCI, (10**18, 1, 1)), "hdu1848", "a heap of 1000000000000000000: a number too large"),
        (heaps(Octal((0, 7, 7)), (3,)), "hdu1536", "case 1: 0.77 is no subtraction set"),
        (BoardRecord(21, ((21,),)), "hdu5724", "case 1: the board has 21 columns, in HDU 5724 each board has 20"),
    ],
)
def test_what_a_format_of_the_same_kind_cannot_express(
    run: Run, project: Callable[..., Path], tmp_path: Path, record: Record, to: str, why: str
) -> None:
    file = project(record)
    code, out, err = run("convert", "--to", to, file, "-o", tmp_path / "out.in")
    assert (code, out) == (2, "")
    assert f"{file}: error: " in err and why in err
    assert not (tmp_path / "out.in").exists()


KINDS = {"hdu1524": "graph", "uva11927": "graph", "hdu5724": "board", "hdu1536": "heaps", "hdu1848": "heaps"}
ONE = {"graph": "a graph", "board": "a board", "heaps": "a game of heaps"}
MANY = {"graph": "graphs", "board": "boards", "heaps": "games of heaps"}


@pytest.mark.parametrize("name", KINDS)
def test_across_kinds_it_is_refused_naming_both(run: Run, samples: Path, tmp_path: Path, name: str) -> None:
    file = samples / f"{name}.in"
    for to, kind in KINDS.items():
        if kind != KINDS[name]:
            told = one_line(run("convert", file, "--to", to, "-o", tmp_path / "out.in"))
            what = f"{ONE[KINDS[name]]} cannot be written as {to}: that format holds {MANY[kind]}\n"
            assert re.fullmatch(rf"grundy: error: {re.escape(str(file))}: (case 1: )?{re.escape(what)}", told)
    assert not (tmp_path / "out.in").exists()


def test_of_mixed_cases_the_first_that_does_not_fit_is_named(run: Run, project: Callable[..., Path]) -> None:
    told = one_line(run("convert", project(GRAPH, GRAPH, HEAPS), "--to", "uva11927"))
    assert "case 3: a game of heaps cannot be written as uva11927: that format holds graphs" in told


def test_solving_small_files_of_every_kind_loads_nothing_heavy(samples: Path, environment: dict[str, str]) -> None:
    code = (
        "import sys; from gui.main import main; code = main(sys.argv[1:]);"
        "heavy = {m.split('.')[0] for m in sys.modules} & {'PySide6', 'numba', 'networkx', 'msgspec'};"
        "sys.exit(code or repr(heavy) * bool(heavy) or None)"
    )
    for name in KINDS:
        done = subprocess.run(
            [sys.executable, "-c", code, "solve", samples / f"{name}.in"], env=environment, check=False
        )
        assert done.returncode == 0, name


def test_the_garbage_collector_is_left_as_it_was(run: Run, samples: Path, tmp_path: Path) -> None:
    was_on = gc.isenabled()
    try:
        for switch in (gc.enable, gc.disable):
            switch()
            before = gc.isenabled()
            assert run("solve", samples / "hdu1848.in")[0] == 0
            assert run("solve", tmp_path / "missing")[0] == 2
            assert gc.isenabled() is before
    finally:
        (gc.enable if was_on else gc.disable)()

"""``grundy check``: what it prints about outputs of every kind, and how it ends."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import cli
from engine.document import Document
from engine.formats.registry import formats
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import rule_of
from engine.project_file import save

Result = tuple[int, str, str]
Run = Callable[..., Result]
ALL = pytest.mark.parametrize("name", [form.name for form in formats()])
GRAPH = "3\n2 1 2\n1 2\n0\n1 0\n2 0 0\n0\n"
"""Two queries: a win with nim-sum 2, and a loss with two moves."""


@pytest.fixture
def run(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.chdir(tmp_path)

    def here(*arguments: object) -> Result:
        code = cli.main(["check", *map(str, arguments)])
        out, err = capfdbinary.readouterr()
        return code, out.decode(), err.decode()

    return here


@pytest.fixture
def compare(run: Run, tmp_path: Path, samples: Path) -> Callable[..., Result]:
    """Check an output against the sample of a format, with options in front."""

    def here(name: str, output: str | bytes, *options: object) -> Result:
        (tmp_path / "mine.out").write_bytes(output if isinstance(output, bytes) else output.encode())
        return run("--format", name, *options, samples / f"{name}.in", "mine.out")

    return here


@pytest.fixture
def graph(run: Run, tmp_path: Path) -> Callable[..., Result]:
    def here(output: str, *options: object) -> Result:
        (tmp_path / "a.in").write_text(GRAPH)
        (tmp_path / "a.out").write_text(output)
        return run(*options, "--format", "hdu1524", "a.in", "a.out")

    return here


def answers(samples: Path, name: str) -> str:
    return (samples / f"{name}.out").read_text()


@ALL
def test_the_judges_answers_are_all_right(compare, samples, name):
    right = answers(samples, name)
    for output in (right, right.replace("\n", "\r\n"), f"\n\n  {right}\t\n", right.rstrip()):
        code, out, err = compare(name, output)
        assert (code, err) == (0, "")
        total = len(re.findall(r"[WL]", right)) if name == "hdu1536" else len(right.split())
        assert out == f"mine.out: all right: {total} of {total} answers right ({name})\n"


@ALL
def test_another_letter_case_is_right_with_a_warning(compare, samples, name):
    code, out, err = compare(name, answers(samples, name).swapcase())
    assert code == 0
    assert "all right" in out
    assert re.fullmatch(r"mine\.out:1:1: warning: letter case differs .*\n", err)


@ALL
def test_an_empty_output_has_everything_missing(compare, name):
    code, out, _ = compare(name, "")
    assert code == 1
    assert "0 wrong" in out
    assert "mine.out: at its end: case 1, query 1: missing: expected" in out


@ALL
def test_a_short_output(compare, samples, name):
    code, out, _ = compare(
        name, answers(samples, name).rstrip()[: -1 if name == "hdu1536" else None].rsplit("\n", 1)[0]
    )
    assert code == 1
    assert re.search(r"0 wrong, [1-9]\d* missing, 0 malformed, 0 extra", out)


@ALL
def test_a_long_output(compare, samples, name):
    right = answers(samples, name)
    code, out, _ = compare(name, f"{right.rstrip()}\nbye bye")
    assert code == 1
    line = len(right.rstrip().split("\n")) + 1
    assert f"mine.out:{line}:1: extra output: bye" in out
    assert f"mine.out:{line}:5: extra output: bye" in out
    assert "0 wrong, 0 missing, 0 malformed, 2 extra" in out


@ALL
def test_a_garbled_output(compare, name):
    code, out, _ = compare(name, b"\x00\xff\x1b[31m \x7f\n")
    assert code == 1
    assert "malformed" in out
    assert "\x1b" not in out
    assert "\x00" not in out


@ALL
def test_all_answers_swapped(compare, samples, name):
    yes, no = formats().get(name).answer_words
    swap = {yes: no, no: yes}
    code, out, _ = compare(name, re.sub("|".join(swap), lambda m: swap[m.group()], answers(samples, name)))
    assert code == 1
    assert "wrong answers fit:" in out
    assert "the two words are swapped" in out or "which fit equally well" in out


def test_each_difference_is_placed_and_proved(graph):
    code, out, err = graph("LOSE\n  win\n")
    assert code == 1
    assert err == "a.out:2:3: warning: letter case differs from the judge's in 1 answer (expected WIN, found win)\n"
    blocks = out.split("\n\n")
    assert blocks[0] == "a.out: different: 0 of 2 answers right (hdu1524)\n  2 wrong, 0 missing, 0 malformed, 0 extra"
    assert blocks[1] == (
        "a.out:1:1: case 1, query 1: wrong: expected WIN, found LOSE (asked at a.in:5:1)\n"
        "  nim-sum 2, the first player wins: move a stone from 0 to 2, which leaves 0"
    )
    assert blocks[2] == (
        "a.out:2:3: case 1, query 2: wrong: expected LOSE, found win (asked at a.in:6:1)\n"
        "  nim-sum 0, the first player loses: each move has a reply that leaves 0 again\n"
        "    move a stone from 0 to 1: reply move a stone from 0 to 1\n"
        "    move a stone from 0 to 2: reply move a stone from 0 to 2"
    )
    assert "all 2 wrong answers fit: the two words are swapped\n" in blocks[3] or "... and" in blocks[3]


def test_the_replies_shown_can_be_few(graph):
    out = graph("WIN WIN", "--replies", "1")[1]
    assert out.count("reply move") == 1
    assert "... and so on for the other moves" in out
    assert graph("WIN WIN", "--replies", "0")[1].count("reply move") == 0


def test_the_answers_shown_can_be_few(graph):
    out = graph("LOSE WIN", "--limit", "1")[1]
    assert "query 1: wrong" in out
    assert "query 2: wrong" not in out
    assert "... and 1 more answer that is not right\n" in out
    assert "... and 2 more answers that are not right\n" in graph("LOSE WIN", "--limit", "0")[1]


def test_a_loss_without_a_move(run, tmp_path):
    (tmp_path / "x.in").write_text("1 0 1 0 0")
    (tmp_path / "x.out").write_text("WIN")
    assert "nim-sum 0, the first player loses: there is no move\n" in run("x.in", "x.out", "--format", "hdu1524")[1]


def test_the_likely_mistake_is_named(run, tmp_path):
    """Five cases in which the first graph's labels are wrong for the next ones."""
    chain = "4\n1 1\n1 2\n1 3\n0\n" + "".join(f"1 {v}\n" for v in range(4)) + "0\n"
    star = "4\n3 1 2 3\n0\n0\n0\n" + "".join(f"1 {v}\n" for v in range(4)) + "0\n"
    (tmp_path / "x.in").write_text(chain + star * 4)
    first = ["WIN", "LOSE", "WIN", "LOSE"]
    (tmp_path / "x.out").write_text("\n".join(first * 5))
    code, out, _ = run("--format", "hdu1524", "x.in", "x.out")
    assert code == 1
    assert "all 4 wrong answers fit: labels not cleared between cases\n" in out


def test_quiet_says_nothing(graph):
    assert graph("WIN LOSE", "--quiet") == (0, "", "")
    assert graph("win LOSE", "--quiet") == (0, "", "")
    assert graph("WIN WIN", "--quiet") == (1, "", "")


def test_json(graph):
    code, out, err = graph("LOSE win no", "--json")
    assert (code, err) == (1, "")
    found = json.loads(out)
    assert found["counts"] == {"right": 0, "wrong": 2, "missing": 0, "malformed": 0, "extra": 1, "total": 2}
    assert (found["input"], found["answers"], found["formats"], found["ok"]) == ("a.in", "a.out", ["hdu1524"], False)
    win, loss = found["failures"]
    assert (win["case"], win["query"], win["status"], win["line"], win["column"]) == (1, 1, "wrong", 1, 1)
    assert (win["input_line"], win["input_column"]) == (5, 1)
    assert win["proof"] == {"nim_sum": 2, "move": "move a stone from 0 to 2"}
    assert loss["proof"]["replies"] == [
        "move a stone from 0 to 1: reply move a stone from 0 to 1",
        "move a stone from 0 to 2: reply move a stone from 0 to 2",
    ]
    assert found["extra"] == [{"line": 1, "column": 10, "text": "no"}]
    assert found["warnings"][0]["column"] == 6
    assert found["mistakes"]
    assert all(m["fits"] == (m["explains"] == m["wrong"] and not m["contradicts"]) for m in found["mistakes"])


def test_json_of_a_right_output(graph):
    found = json.loads(graph("WIN LOSE", "--json")[1])
    assert found["ok"] is True
    assert found["failures"] == found["extra"] == found["mistakes"] == []


# Files of the editor


@pytest.fixture
def mixed(tmp_path: Path) -> str:
    graph = GraphRecord.from_moves(2, [(0, 1)], [[0], [0, 0]], names={0: "a\x1b[31mb"})
    heaps = HeapsRecord(rule_of((1, 3)), (HeapsQueryRecord((1,)), HeapsQueryRecord((2,))))
    save(tmp_path / "x.grundy", Document([graph, BoardRecord(20, ((19,),)), heaps], "hdu1524"))
    return "x.grundy"


def test_a_file_of_several_games(run, mixed, tmp_path):
    (tmp_path / "x.out").write_text("WIN\nLOSE\nYES\nWL\n")
    code, out, err = run(mixed, "x.out")
    assert code == 0
    assert out == "x.out: all right: 5 of 5 answers right (hdu1524, hdu5724, hdu1536)\n"
    assert "taking hdu5724 (choose with --format)" in err
    (tmp_path / "x.out").write_text("LOSE\nLOSE\nNO\nWL\n")
    code, out, _ = run(mixed, "x.out")
    assert code == 1
    assert "\x1b" not in out
    assert "case 2, query 1: wrong: expected YES, found NO\n" in out
    assert "in row 1 move the chess from column 19 to 20" in out


def test_a_file_of_the_editor_in_named_words(run, tmp_path):
    save(tmp_path / "g.grundy", Document([GraphRecord.from_moves(2, [(0, 1)], [[0]])], "hdu1524"))
    (tmp_path / "g.out").write_text("First")
    assert run("--format", "uva11927", "g.grundy", "g.out")[0] == 0
    assert run("g.grundy", "g.out")[0] == 1
    code, out, err = run("--format", "hdu5724", "g.grundy", "g.out")
    assert (code, out) == (2, "")
    assert "cannot be checked as hdu5724" in err


# What cannot be read


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["none.in", "a.out"], "none.in: No such file"),
        (["a.in", "none.out"], "none.out: No such file"),
        (["a.in"], "required: ANSWERS"),
        ([], "required: INPUT, ANSWERS"),
        (["-", "-"], "only one of INPUT and ANSWERS"),
        (["--format", "nope", "a.in", "a.out"], "unknown format 'nope'"),
        (["--limit", "-1", "a.in", "a.out"], "--limit"),
        (["--limit", "many", "a.in", "a.out"], "not a number: 'many'"),
        (["--quiet", "--json", "a.in", "a.out"], "not allowed with"),
        (["bad.in", "a.out", "--format", "hdu1524"], "bad.in:1:3: error:"),
        (["a.in", ".", "--format", "hdu1524"], "Is a directory"),
    ],
)
def test_what_cannot_be_done_ends_with_2(run, tmp_path, arguments, said):
    (tmp_path / "a.in").write_text(GRAPH)
    (tmp_path / "a.out").write_text("WIN LOSE")
    (tmp_path / "bad.in").write_text("1 x 0")
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert said in err


def test_a_heap_beyond_the_table_ends_with_2(run, tmp_path):
    record = HeapsRecord(rule_of((1, 3)), (HeapsQueryRecord((5,)),))
    from engine.games.take_rule import FIBONACCI

    save(tmp_path / "x.grundy", Document([HeapsRecord(FIBONACCI, (HeapsQueryRecord((10**17,)),)), record], "hdu1848"))
    (tmp_path / "x.out").write_text("Fibo")
    code, out, err = run("x.grundy", "x.out")
    assert (code, out) == (2, "")
    assert err.startswith("grundy: error: x.grundy: ")


def test_the_output_from_the_standard_input(grundy, tmp_path):
    (tmp_path / "a.in").write_text(GRAPH)
    done = grundy("check", "--format", "hdu1524", "a.in", "-", stdin=b"WIN\nWIN\n")
    assert done.returncode == 1
    assert done.stdout.startswith(b"<stdin>: different: 1 of 2 answers right")
    done = grundy("check", "--format", "hdu1524", "-", "a.out", stdin=GRAPH.encode())
    assert done.returncode == 2
    (tmp_path / "a.out").write_text("WIN LOSE")
    assert grundy("check", "--format", "hdu1524", "-", "a.out", stdin=GRAPH.encode()).returncode == 0


def test_the_help_has_examples_and_exit_codes(run):
    code, out, _ = run("--help")
    assert code == 0
    for word in ("--format", "--limit", "--replies", "--quiet", "--json", "examples:", "exit codes:"):
        assert word in out
    assert max(map(len, out.split("\n"))) <= 120

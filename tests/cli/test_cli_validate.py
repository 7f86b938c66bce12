"""``grundy validate``: its verdict, its findings, and how it ends."""

from collections.abc import Callable
from pathlib import Path

import pytest

from engine import cli
from engine.cli import exits
from engine.document import Document
from engine.formats.registry import formats
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.project_file import save

Result = tuple[int, str, str]
Run = Callable[..., Result]
ALL = pytest.mark.parametrize("name", [form.name for form in formats()])
COUNTS = {
    "hdu1524": "2 cases, 5 queries",
    "uva11927": "2 cases, 2 queries",
    "hdu5724": "2 cases, 2 queries",
    "hdu1536": "2 cases, 6 queries",
    "hdu1848": "1 case, 2 queries",
}
GRAPH = "3\n2 1 2\n1 2\n0\n1 0\n0\n"


@pytest.fixture
def run(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(cli, "NAMES", tuple(dict.fromkeys([*cli.NAMES, "validate"])))

    def here(*arguments: object) -> Result:
        code = cli.main(["validate", *map(str, arguments)])
        out, err = capfdbinary.readouterr()
        return code, out.decode(), err.decode()

    return here


@ALL
def test_the_samples_are_valid(run: Run, samples: Path, name: str) -> None:
    file = samples / f"{name}.in"
    for options in ((), ("--format", name), ("--format", name.upper())):
        assert run(*options, file) == (0, f"{file}: valid as {name}: {COUNTS[name]}\n", "")


@ALL
def test_each_finding_has_its_place(run: Run, samples: Path, tmp_path: Path, name: str) -> None:
    text = (samples / f"{name}.in").read_bytes()
    (tmp_path / f"{name}.txt").write_bytes(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n", 1))
    code, out, err = run(f"{name}.txt")
    assert (code, out) == (1, f"{name}.txt: not valid as {name}: 2 findings\n")
    column = text.index(b"\n") + 1
    assert err.splitlines() == [
        f"{name}.txt:1:1: error: a byte-order mark before the first line (expected plain ASCII text, found U+FEFF)",
        f"{name}.txt:1:{column}: error: the line ends with CR LF (expected a line feed alone, found CR LF)",
    ]


def test_warnings_of_other_commands_are_errors_here(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.in").write_text("1001\n" + "0\n" * 1001 + "1 0\n0\n")
    code, out, err = run("--format", "hdu1524", "a.in")
    assert (code, out) == (1, "a.in: not valid as hdu1524: 1 finding\n")
    assert err == "a.in:1:1: error: case 1: 1001 positions, the judge's limit is 1 <= N <= 1000\n"


def test_broken_rules_are_a_no_and_not_unreadable(run: Run, tmp_path: Path) -> None:
    (tmp_path / "hdu1524.in").write_text("2\n1 1\n1 0\n0\n")
    code, out, err = run("hdu1524.in")
    assert (code, out) == (1, "hdu1524.in: not valid as hdu1524: 1 finding\n")
    assert err == "hdu1524.in:3:3: error: case 1: the moves form a cycle: 0 -> 1 -> 0\n"


def test_the_name_of_a_file_tells_its_format_even_if_another_one_fits(run: Run, tmp_path: Path) -> None:
    (tmp_path / "uva11927.in").write_text(GRAPH)
    code, out, err = run("uva11927.in")
    assert code == 1
    assert out.startswith("uva11927.in: not valid as uva11927: ")
    assert err.startswith("uva11927.in:")


def test_what_fits_no_format_is_told_of_the_likeliest(run: Run, samples: Path, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text((samples / "hdu1524.in").read_text().replace("1 3", "1 9", 1))
    code, out, err = run("a.txt")
    assert (code, out) == (1, "a.txt: not valid as hdu1524: 1 finding\n")
    assert err.splitlines()[0] == "grundy: a.txt: no format fits; this is wrong with it as hdu1524:"
    assert err.splitlines()[1].startswith("a.txt:4:3: error: ")


def test_what_fits_several_formats_has_to_be_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("1\n0\n0\n")
    fits = [form.name for form in formats() if form.read("1\n0\n0\n").ok]
    assert len(fits) > 1
    code, out, err = run("a.txt")
    assert (code, out) == (2, "")
    assert err.startswith("grundy: error: a.txt: several formats fit: ")
    assert all(name in err for name in fits)
    assert run("--format", "hdu1524", "a.txt")[0] == 0


def test_findings_are_bounded(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.in").write_text("x\n" * 500)
    code, out, err = run("--format", "hdu1848", "a.in")
    assert (code, out) == (1, "a.in: not valid as hdu1848: at least 100 findings\n")
    assert len(err.splitlines()) == 101
    assert err.splitlines()[-1] == "a.in: warning: 401 more findings not shown"


def test_what_cannot_be_read(run: Run, tmp_path: Path) -> None:
    code, out, err = run("missing.in")
    assert (code, out) == (2, "")
    assert err.startswith("grundy: error: missing.in: ")
    assert run("--format", "hdu9", "missing.in")[0] == 2
    assert run("--wrong")[0] == 2
    code, out, err = run(tmp_path)
    assert (code, out) == (2, "")


def test_any_bytes(run: Run, tmp_path: Path) -> None:
    for data in (b"", b"\x00", b"\xff\xfe", bytes(range(256)), b"\r", b"\xef\xbb\xbf"):
        (tmp_path / "a.in").write_bytes(data)
        for form in formats():
            code, out, err = run("--format", form.name, "a.in")
            assert code == 1
            assert out.startswith("a.in: not valid as ")
            assert err


# A .grundy file is looked at as the file that would be exported.


def project(tmp_path: Path, records: list[object], form: str) -> str:
    save(tmp_path / "game.grundy", Document(records, form))
    return "game.grundy"


GOOD = GraphRecord.from_moves(2, [(0, 1)], [[0], [1]])


def test_a_project_is_looked_at_as_it_would_be_written(run: Run, tmp_path: Path) -> None:
    file = project(tmp_path, [GOOD], "hdu1524")
    assert run(file) == (0, f"{file}: valid as hdu1524: 1 case, 2 queries\n", "")
    assert run("--format", "grundy", file) == (0, f"{file}: valid as hdu1524: 1 case, 2 queries\n", "")
    assert run("--format", "uva11927", file) == (0, f"{file}: valid as uva11927: 2 cases, 2 queries\n", "")


def test_a_project_beyond_the_limits(run: Run, tmp_path: Path) -> None:
    file = project(tmp_path, [GOOD, GraphRecord(1001, queries=GOOD.queries[:1])], "uva11927")
    code, out, err = run(file)
    assert (code, out) == (1, f"{file}: not valid as uva11927: 1 finding\n")
    assert err == f"{file}: error: case 3: 1001 nodes, the judge's limit is 1 <= n <= 1000\n"


def test_a_project_that_the_format_cannot_express(run: Run, tmp_path: Path) -> None:
    file = project(tmp_path, [GraphRecord.from_moves(2, [(0, 1)], [[]])], "hdu1524")
    code, out, err = run(file)
    assert (code, out) == (1, f"{file}: not valid as hdu1524: 1 finding\n")
    assert "query 1 of case 1 has no stones" in err


def test_projects_of_other_games_or_without_a_judge(run: Run, tmp_path: Path) -> None:
    file = project(tmp_path, [GOOD, BoardRecord(20, ((1,),))], "hdu1524")
    code, out, err = run(file)
    assert (code, out) == (2, "")
    assert "case 2: a board cannot be validated as hdu1524" in err
    file = project(tmp_path, [GOOD], "")
    code, out, err = run(file)
    assert (code, out) == (2, "")
    assert "say which one with --format" in err
    (tmp_path / "broken.grundy").write_text("{")
    assert run("broken.grundy")[0] == exits.BAD


def test_the_help_has_examples_and_exit_codes(run: Run) -> None:
    code, out, _ = run("--help")
    assert code == 0
    for word in ("--format", "examples:", "exit codes:", ".grundy"):
        assert word in out
    assert max(map(len, out.split("\n"))) <= 120

"""``grundy package``: options, files, exit codes, and nothing left behind."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from engine import cli
from engine.cli import package
from engine.document import Document
from engine.formats.registry import format_named
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.package import TestSet, document_set
from engine.project_file import save

SAMPLES = Path(__file__).resolve().parents[2] / "resources" / "samples"


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "NAMES", (*cli.NAMES, "package"))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Instead of the default test set, which takes seconds, a small one; returns the seeds asked for."""
    seeds: list[int] = []

    def small(form, seed, progress) -> TestSet:
        seeds.append(seed)
        progress(0.5)
        return document_set(form, [GraphRecord.from_moves(2, [(0, 1)], [[seed % 2]])])

    monkeypatch.setattr(package, "test_set", small)
    return seeds


def run(capfdbinary: pytest.CaptureFixture[bytes], *arguments: object) -> tuple[int, str, str]:
    code = cli.main(["package", *map(str, arguments)])
    out, err = capfdbinary.readouterr()
    return code, out.decode(), err.decode()


def test_a_whole_set(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    out = tmp_path / "fibonacci.zip"
    done = run(capfdbinary, "--format", "hdu1848", "--layout", "kattis", "--seed", 3, "-o", out, "--title", "Fib")
    with zipfile.ZipFile(out) as archive:
        names = archive.namelist()
        assert b'"Fib"' in archive.read("fibonacci/problem.yaml")
    tests = sum(name.endswith(".in") and "/invalid_input/" not in name for name in names)
    assert done == (0, f"{out}: {tests} tests\n", "")
    assert "fibonacci/data/sample/01-sample.in" in names and tests > 20


def test_the_seed(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, quick: list[int]) -> None:
    for number, arguments in enumerate(([], ["--seed", "8"])):
        code, _, err = run(capfdbinary, "--format", "hdu1524", "-o", tmp_path / str(number), *arguments)
        assert (code, err) == (0, "")
    assert quick == [1, 8]


def test_a_set_is_not_made_for_nothing(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, quick: list[int]
) -> None:
    arguments = ["--format", "hdu1524", "-o", tmp_path / "a.zip"]
    assert run(capfdbinary, *arguments)[0] == 0
    before = (tmp_path / "a.zip").read_bytes()
    code, out, err = run(capfdbinary, *arguments, "--layout", "polygon")
    assert (code, out, len(quick)) == (2, "", 1)
    assert "there already" in err and "a.zip" in err and err.count("\n") == 1
    assert (tmp_path / "a.zip").read_bytes() == before
    assert run(capfdbinary, *arguments, "--layout", "polygon", "--replace")[0] == 0
    assert (tmp_path / "a.zip").read_bytes() != before


@pytest.mark.parametrize("name", ["hdu1524", "uva11927", "hdu5724", "hdu1536", "hdu1848"])
def test_the_cases_of_a_judges_file(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, name: str) -> None:
    sample, out = SAMPLES / f"{name}.in", tmp_path / "out"
    done = run(capfdbinary, sample, "-o", out)
    assert done == (0, f"{out}: 1 test\n", "")
    assert (out / "01-cases.in").read_text().split() == sample.read_text().split()
    assert (out / "01-cases.out").read_bytes() == (SAMPLES / f"{name}.out").read_bytes()


def test_a_file_a_case(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    code, out, _ = run(capfdbinary, SAMPLES / "hdu1524.in", "--each-case", "-o", tmp_path / "out")
    assert (code, out) == (0, f"{tmp_path / 'out'}: 2 tests\n")
    assert sorted(path.name for path in (tmp_path / "out").iterdir() if path.name[0] != ".") == [
        f"0{number}-case.{ending}" for number in (1, 2) for ending in ("in", "out")
    ]


def test_a_file_of_the_editor(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    case = GraphRecord.from_moves(2, [(0, 1)], [[0], [1]], name="Mine")
    save(tmp_path / "a.grundy", Document((case,), "hdu1524"))
    save(tmp_path / "b.grundy", Document((case,)))
    save(tmp_path / "c.grundy", Document((case, BoardRecord())))
    assert run(capfdbinary, tmp_path / "a.grundy", "--each-case", "-o", tmp_path / "1")[0] == 0
    assert (tmp_path / "1" / "01-mine.out").read_text() == "WIN\nLOSE\n"
    code, _, err = run(capfdbinary, tmp_path / "b.grundy", "-o", tmp_path / "2")
    assert code == 2 and "names no judge" in err
    assert run(capfdbinary, tmp_path / "b.grundy", "--format", "uva11927", "-o", tmp_path / "2")[0] == 0
    assert (tmp_path / "2" / "01-cases.out").read_text() == "First\nSecond\n"
    code, _, err = run(capfdbinary, tmp_path / "c.grundy", "--format", "hdu1524", "-o", tmp_path / "3")
    assert code == 2 and "case 2: a board cannot be written as hdu1524" in err
    assert not (tmp_path / "3").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "--format"),
        (["--format", "hdu9"], "unknown format"),
        (["--format", "grundy"], "judge's format"),
        (["--format", "hdu1524", "--each-case"], "goes with a FILE"),
        ([SAMPLES / "hdu1524.in", "--seed", "1"], "goes without FILE"),
        (["--format", "hdu1524", "--layout", "zip"], "invalid choice"),
        (["--format", "hdu1524", "--seed", "-1"], "not a whole number from 0"),
        (["nowhere.in"], "nowhere.in"),
    ],
)
def test_wrong_usage(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, arguments: list[object], words: str
) -> None:
    code, out, err = run(capfdbinary, *arguments, "-o", tmp_path / "out")
    assert (code, out) == (2, "")
    assert words in err
    assert list(tmp_path.iterdir()) == []


def test_a_target_is_needed(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    code, _, err = run(capfdbinary, "--format", "hdu1524")
    assert code == 2 and "-o" in err


def test_a_broken_file_is_refused_with_its_place(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    (tmp_path / "a.in").write_text("2\n1 1\n1 0\n0\n")
    code, out, err = run(capfdbinary, tmp_path / "a.in", "--format", "hdu1524", "-o", tmp_path / "out")
    assert (code, out) == (2, "") and "a.in:" in err and "cycle" in err
    assert not (tmp_path / "out").exists()


def test_a_broken_limit_is_a_warning(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    stones = " ".join(["0"] * 11)
    (tmp_path / "a.in").write_text(f"1\n0\n11 {stones}\n0\n")
    code, _, err = run(capfdbinary, tmp_path / "a.in", "--format", "hdu1524", "-o", tmp_path / "out")
    assert code == 0 and "warning" in err and "limit" in err
    assert format_named("hdu1524").read((tmp_path / "out" / "01-cases.in").read_text()).records


def broken_limit(folder: Path) -> Path:
    stones = " ".join(["0"] * 11)
    (folder / "a.in").write_text(f"1\n0\n11 {stones}\n0\n")
    return folder / "a.in"


def test_a_broken_limit_is_told_once_and_with_its_place(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> None:
    file = broken_limit(tmp_path)
    code, _, err = run(capfdbinary, file, "--format", "hdu1524", "-o", tmp_path / "out")
    assert code == 0
    assert err == f"{file}:3:1: warning: case 1: query 1 has 11 stones, the judge's limit is 1 <= M <= 10\n"


def test_a_limit_of_the_other_format_is_told_too(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path) -> None:
    # The file is one of UVa's, where 11 stones are few.
    save(tmp_path / "a.grundy", Document((GraphRecord.from_moves(1, [], [[0] * 11]),), "uva11927"))
    code, _, err = run(capfdbinary, tmp_path / "a.grundy", "--format", "hdu1524", "-o", tmp_path / "out")
    assert code == 0 and err.count("11 stones") == 1


@pytest.mark.parametrize("layout", ["kattis", "domjudge", "polygon"])
def test_a_package_whose_validator_refuses_it_is_warned_of(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, layout: str
) -> None:
    file, out = broken_limit(tmp_path), tmp_path / "out"
    arguments = (file, "--format", "hdu1524", "--layout", layout, "-o", out)
    code, _, err = run(capfdbinary, *arguments)
    words = "grundy: warning: the validator in the package refuses one of its files: 01-cases.in:3:1: error: "
    assert code == 0 and err.count("\n") == 2 and words in err
    validator = next(path for path in out.rglob("*.py") if "valid" in str(path.relative_to(out)))
    packed = next(path for path in out.rglob("*") if path.is_file() and path.read_bytes() == file.read_bytes())
    command = [sys.executable, "-S", str(validator)]
    assert subprocess.run(command, input=packed.read_bytes(), capture_output=True, check=False).returncode == 43
    good = run(capfdbinary, SAMPLES / "hdu1524.in", "--layout", layout, "-o", tmp_path / "good")
    assert (good[0], good[2]) == (0, "")


def test_a_place_that_is_none_is_told_before_the_work(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, quick: list[int]
) -> None:
    (tmp_path / "file").touch()
    for place in (tmp_path / "nowhere" / "a.zip", tmp_path / "file" / "a", "-", ""):
        code, out, err = run(capfdbinary, "--format", "hdu1524", "-o", place)
        assert (code, out, quick) == (2, "", [])
        assert err.startswith(f"grundy: error: {place}: cannot be written" if place not in ("-", "") else "grundy: ")
        assert ".tmp" not in err and err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_folder_with_somebodys_files_is_kept(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, quick: list[int]
) -> None:
    out = tmp_path / "games"
    arguments = ["--format", "hdu1524", "--layout", "kattis", "-o", out]
    assert run(capfdbinary, *arguments)[0] == 0
    assert run(capfdbinary, *arguments, "--replace")[0] == 0
    (out / ".git").mkdir()
    (out / ".git" / "HEAD").write_text("ref")
    code, _, err = run(capfdbinary, *arguments, "--replace")
    assert (code, len(quick)) == (2, 2)
    assert err == f"grundy: error: {out}: holds .git, which was not written with a package, so it is not replaced\n"
    assert (out / ".git" / "HEAD").read_text() == "ref"


def test_help_tells_the_layouts(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["package", "--help"]) == 0
    text = capsys.readouterr().out
    assert "in the layout kattis they stand in a folder that is named after OUT" in text and ".grundy-package" in text
    assert all(word in text for word in ("plain", "kattis", "domjudge", "polygon", "--replace", "examples:"))


def test_an_interrupt_leaves_nothing(
    capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(package, "test_set", interrupted)
    assert run(capfdbinary, "--format", "hdu1524", "-o", tmp_path / "out")[0] == 130
    assert list(tmp_path.iterdir()) == []

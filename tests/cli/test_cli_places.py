"""Where results go is looked at before the work, and what was found is never lost for want of a place."""

import argparse
import os
import sys
from pathlib import Path

import pytest

from engine import cli
from engine.cli import stress
from engine.cli.exits import CommandError
from engine.cli.places import are_one, check_place
from engine.cli.values import seconds, seed, whole

GENERATE = ("generate", "--format", "hdu5724", "--shape", "full-rows")
WRONG = "import sys; print('Fibo\\n' * (len(sys.stdin.read().split()) // 3 - 1))"
PROGRAM = ("--", sys.executable, "-S", "-c", WRONG)
SEARCH = ("stress", "--format", "hdu1848", "--jobs", "1", "--no-shrink")
posix = pytest.mark.skipif(os.name != "posix", reason="devices and links as on Unix")


@pytest.fixture
def run(capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)

    def called(*arguments: object) -> tuple[int, str, str]:
        code = cli.main([*map(str, arguments)])
        out, err = capfdbinary.readouterr()
        return code, out.decode(), err.decode()

    return called


@pytest.fixture
def places(tmp_path: Path) -> dict[str, str]:
    """Places where nothing can be written, by what is wrong, with the words for it."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("dear")
    found = {
        "": "empty name",
        "folder": "directory",
        "nowhere/x": "there is no folder",
        "file/x": "cannot be written",
        "x" * 300: "cannot be written",
    }
    if os.name == "posix":
        (tmp_path / "loop").symlink_to("loop")
        (tmp_path / "astray").symlink_to("nowhere/x")
        found |= {"loop": "cannot be written", "astray": "there is no folder", "/proc/x": "cannot be written"}
    return found


def tree(folder: Path) -> set[tuple[str, str]]:
    return {(p.name, p.read_text() if p.is_file() else "") for p in folder.iterdir()}


def never(*_: object, **__: object) -> None:
    raise AssertionError("the work has begun")


@pytest.mark.parametrize("option", ["-o", "--answers"])
def test_generate_looks_at_both_places_first(run, places, tmp_path, monkeypatch, option) -> None:
    monkeypatch.setattr("engine.cli.generate.make_input", never)
    before = tree(tmp_path)
    other = {"-o": "--answers", "--answers": "-o"}[option]
    for place, words in places.items():
        if place == "/proc/x" and os.access("/proc", os.W_OK):
            continue
        code, out, err = run(*GENERATE, option, place, other, "fine")
        assert (code, out) == (2, "") and words in err.lower(), place
        assert tree(tmp_path) == before


@pytest.mark.parametrize("option", ["-o", "--keep-original"])
def test_stress_looks_at_both_places_first(run, places, tmp_path, monkeypatch, option) -> None:
    monkeypatch.setattr(stress, "Search", never)
    monkeypatch.setattr(stress, "guessed_formats", never)
    before = tree(tmp_path)
    for place, words in places.items():
        if place == "/proc/x" and os.access("/proc", os.W_OK):
            continue
        code, out, err = run("stress", option, place, *PROGRAM)
        assert (code, out) == (2, "") and words in err.lower(), place
    assert tree(tmp_path) == before


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_places_without_rights(tmp_path: Path) -> None:
    (tmp_path / "closed").mkdir(0o500)
    (tmp_path / "read-only").touch(0o400)
    for place in ("closed/x", "read-only"):
        with pytest.raises(CommandError, match="cannot be written"):
            check_place(str(tmp_path / place), "-o")


def test_rights_are_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    for refused in (tmp_path, tmp_path / "file"):
        monkeypatch.setattr(os, "access", lambda path, mode, refused=refused: Path(path) != refused)
        with pytest.raises(CommandError, match="cannot be written"):
            check_place(str(tmp_path / "file"), "-o")


def test_good_places(tmp_path: Path) -> None:
    (tmp_path / "there").touch()
    for place in (None, "-", os.devnull, str(tmp_path / "there"), str(tmp_path / "new")):
        check_place(place, "-o")
    assert [path.name for path in tmp_path.iterdir()] == ["there"]


def spellings(folder: Path) -> list[str]:
    (folder / "sub").mkdir()
    found = ["a.in", "./a.in", "sub/../a.in", str(folder / "a.in")]
    if os.name == "posix":
        (folder / "link").symlink_to("a.in")
        (folder / "here").symlink_to(".")
        found += ["link", "here/a.in"]
    return found


@pytest.mark.parametrize("there", [False, True])
def test_one_file_by_two_names(run, tmp_path, monkeypatch, there) -> None:
    if there:
        (tmp_path / "a.in").write_text("old")
    monkeypatch.setattr("engine.cli.generate.make_input", never)
    monkeypatch.setattr(stress, "Search", never)
    names = spellings(tmp_path)
    before = tree(tmp_path)
    for name in names:
        assert are_one("a.in", name)
        code, out, err = run(*GENERATE, "-o", name, "--answers", "a.in")
        assert (code, out) == (2, "") and "cannot both go into" in err
        code, out, err = run(*SEARCH, "-o", "a.in", "--keep-original", name, *PROGRAM)
        assert (code, out) == (2, "") and "-o and --keep-original cannot both go into" in err
        assert tree(tmp_path) == before
    assert not any(are_one(name, other) for name in names for other in ("b.in", "sub/a.in", "-", None))


@posix
def test_a_hard_link_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "a").touch()
    (tmp_path / "b").hardlink_to(tmp_path / "a")
    assert are_one(str(tmp_path / "a"), str(tmp_path / "b"))


def test_the_original_is_never_printed(run, monkeypatch) -> None:
    monkeypatch.setattr(stress, "Search", never)
    code, out, err = run(*SEARCH, "--keep-original", "-", *PROGRAM)
    assert (code, out) == (2, "") and "--keep-original takes a file" in err


@posix
@pytest.mark.parametrize("option", ["-o", "--keep-original"])
def test_a_disk_that_is_full_at_the_end(run, option) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no full device here")
    code, out, err = run(*SEARCH, option, "/dev/full", *PROGRAM)
    assert code == 1
    assert "/dev/full: cannot be written: No space left" in err and "written to" not in err
    assert out.startswith("wrong answer") and "\ninput:\n" in out and "likely mistake" in out
    # The report has what the file lacks, whole.
    shown = out.partition("\ninput:\n")[2].partition("\n\n")[0].splitlines()
    assert option == "--keep-original" or shown[-1] == "  0 0 0"


def test_a_place_that_goes_away_meanwhile(run, tmp_path, monkeypatch) -> None:
    (tmp_path / "sub").mkdir()
    real = stress.Search.run

    def searched(search) -> None:
        real(search)
        (tmp_path / "sub").rmdir()

    monkeypatch.setattr(stress.Search, "run", searched)
    monkeypatch.setattr(stress, "_LINES", 1)
    code, out, err = run(*SEARCH, "-o", "sub/bad.in", *PROGRAM)
    assert code == 1 and "sub/bad.in: cannot be written" in err
    assert "  0 0 0\n" in out and "more lines" not in out and "asked at input:" in out


@posix
def test_what_cannot_be_printed_is_not_written_beside_either(run, tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("engine.cli.output._print", lambda _: (_ for _ in ()).throw(CommandError("no")))
    assert run(*GENERATE, "--answers", "a.out")[0] == 2
    assert run(*GENERATE, "-o", "a.in", "--answers", "-")[0] == 2
    if Path("/dev/full").exists():
        assert run(*GENERATE, "-o", "a.in", "--answers", "/dev/full")[0] == 2
        assert run(*GENERATE, "-o", "/dev/full", "--answers", "a.out")[0] == 2
    assert list(tmp_path.iterdir()) == []


def test_an_empty_name_is_called_so(run) -> None:
    for arguments in ((*GENERATE, "-o", ""), ("table", "--take", "1", "-o", ""), ("generate", "--list", "-o", "")):
        code, out, err = run(*arguments)
        assert (code, out) == (2, "") and "empty" in err and "directory" not in err
    code, _, err = run("stress", "--", "")
    assert code == 2 and err == "grundy: error: the name of the program is empty\n"


@pytest.mark.parametrize("text", ["257", "1000000000", "9" * 5000, "x", "1_0", "１", "-1", ""])
def test_jobs_are_bounded(run, monkeypatch, text) -> None:
    monkeypatch.setattr(stress, "Search", never)
    code, out, err = run("stress", f"--jobs={text}", *PROGRAM)
    assert (code, out) == (2, "") and "not a whole number from 0 to 256" in err and len(err) < 400


def test_jobs_within_the_bounds() -> None:
    for jobs in (0, 1, 256):
        assert stress.parser().parse_args(["--jobs", str(jobs), "--", "true"]).jobs == jobs


@pytest.mark.parametrize("text", ["1_0", "１０", "٣", "1e", "", "nan", "inf", "0", "-1", "9" * 400, " 5"])
def test_odd_numbers_are_refused(text: str) -> None:
    for read in (seconds, whole(1), whole(1, 9)):
        with pytest.raises(argparse.ArgumentTypeError) as caught:
            read(text)
        assert len(str(caught.value)) < 100
    if text != "0":
        with pytest.raises(argparse.ArgumentTypeError):
            seed(text)


def test_usual_numbers() -> None:
    assert (seconds("0.5"), seconds("1e2"), whole(0)("12"), seed("123456789012345678")) == (
        0.5,
        100,
        12,
        123456789012345678,
    )

"""The command itself: what opens the editor, what does not, and what is said where there is no display."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import __version__, cli
from engine.blas import one_thread
from gui.display import missing_display
from gui.main import main, main_gui

Grundy = Callable[..., subprocess.CompletedProcess[bytes]]
NO_DISPLAY: dict[str, str | None] = {"DISPLAY": None, "WAYLAND_DISPLAY": None, "QT_QPA_PLATFORM": None}
linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays of Linux")


def test_help_speaks_of_the_editor_and_of_every_subcommand(grundy: Grundy) -> None:
    done = grundy("--help", env=NO_DISPLAY)
    assert (done.returncode, done.stderr) == (0, b"")
    text = done.stdout.decode()
    assert "editor" in text and "--theme" in text
    assert [name for name in cli.NAMES if f"\n  {name}" not in text] == []


def test_version(grundy: Grundy) -> None:
    done = grundy("--version", env=NO_DISPLAY)
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, f"Grundy Studio {__version__}\n", b"")


def one_line(done: subprocess.CompletedProcess[bytes]) -> str:
    assert done.returncode == 2
    assert done.stdout == b""
    line = done.stderr.decode()
    assert line.count("\n") == 1 and line.endswith("\n")
    assert "grundy solve" in line and "display" in line
    return line


@linux
def test_no_display_is_one_line(grundy: Grundy, samples: Path) -> None:
    one_line(grundy(env=NO_DISPLAY))
    one_line(grundy(samples / "hdu1524.in", env=NO_DISPLAY))


@linux
@pytest.mark.parametrize(
    "env",
    [
        {"DISPLAY": ":9873"},
        {"WAYLAND_DISPLAY": "nobody-listens"},
        {"DISPLAY": ":9873", "WAYLAND_DISPLAY": "nobody-listens", "XDG_SESSION_TYPE": "wayland"},
        {"QT_QPA_PLATFORM": "no-such-platform"},
        {"QT_QPA_PLATFORM": "xcb"},
    ],
    ids=str,
)
def test_a_display_that_does_not_answer_is_one_line_and_no_abort(
    grundy: Grundy, env: dict[str, str | None], tmp_path: Path
) -> None:
    one_line(grundy(env={**NO_DISPLAY, **env}))
    assert list(tmp_path.iterdir()) == []


@linux
@pytest.mark.parametrize("library", ["libxcb-cursor.so.0", "libEGL.so.1"])
def test_a_library_that_is_missing_is_one_line_and_no_abort(grundy: Grundy, library: str, tmp_path: Path) -> None:
    broken = tmp_path / "lib"
    broken.mkdir()
    (broken / library).write_bytes(b"")
    one_line(grundy(env={**NO_DISPLAY, "DISPLAY": ":9873", "LD_LIBRARY_PATH": str(broken)}))


def test_what_the_environment_alone_tells() -> None:
    assert missing_display({}, "linux")
    assert missing_display({"DISPLAY": "", "QT_QPA_PLATFORM": ""}, "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        assert not missing_display({name: "x"}, "linux")
    assert not missing_display({}, "win32")
    assert not missing_display({}, "darwin")


def test_files_that_cannot_be_opened_are_told_before_a_window(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, opened: list
) -> None:
    for file, word in ((tmp_path / "missing.in", "missing.in: No such file"), (tmp_path, "folder"), ("slove", "solve")):
        assert main([str(file)]) == 2
        line = capsys.readouterr().err
        assert word in line and line.count("\n") == 1
    assert opened == []


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, qapp: object) -> list:
    """What the editor is started with; no window is shown."""
    calls: list = []
    module = type(sys)("gui.app")
    module.run = lambda paths, theme: calls.append((paths, theme)) or 0  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "gui.app", module)
    return calls


def test_the_editor_gets_the_files_and_the_theme(opened: list, samples: Path) -> None:
    file = samples / "hdu1524.in"
    assert main([]) == main([str(file), "--theme", "dark"]) == main_gui(["--theme=light"]) == 0
    assert opened == [([], "system"), ([file], "dark"), ([], "light")]


def test_a_file_that_is_called_like_a_subcommand(opened: list, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("solve").write_text("1\n0\n0\n")
    assert main(["./solve"]) == 0
    assert main_gui(["solve"]) == 0
    assert opened == [([Path("solve")], "system")] * 2


def test_wrong_usage(opened: list, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--theme", "pink"]) == 2
    assert "light" in capsys.readouterr().err
    assert main(["one.in", "two.in"]) == 2
    assert "two.in" in capsys.readouterr().err
    assert opened == []


def test_what_makes_numpy_start_quickly_does_not_reach_other_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "OPENBLAS_NUM_THREADS"
    monkeypatch.delenv(name, raising=False)
    with one_thread():
        assert os.environ[name] == "1"
    assert name not in os.environ
    monkeypatch.setenv(name, "7")
    with one_thread():
        assert os.environ[name] == "7"
    assert os.environ[name] == "7"


def test_a_mistyped_subcommand_is_told_from_a_file(grundy: Grundy, tmp_path: Path) -> None:
    (tmp_path / "a.in").write_text("1\n0\n0\n")
    done = grundy("sovle", "a.in", env=NO_DISPLAY)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == "grundy: error: there is no subcommand sovle: did you mean solve?\n"
    # What is there is a file, whatever it is called.
    (tmp_path / "sovle").write_text("1\n0\n0\n")
    assert "did you mean" not in grundy("sovle", "a.in", env=NO_DISPLAY).stderr.decode()


@pytest.mark.parametrize("text", ["0 1\n0 2\n2 3\n", "# who beats whom\nana bob\nbob cy\n"])
def test_a_list_of_edges_with_a_judges_suffix_is_told_that_it_may_be_one(
    grundy: Grundy, tmp_path: Path, text: str
) -> None:
    (tmp_path / "e.txt").write_text(text)
    done = grundy("solve", "e.txt")
    assert (done.returncode, done.stdout) == (2, b"")
    assert "edges" in done.stderr.decode().splitlines()[0]
    assert grundy("solve", "--format", "edges", "e.txt").returncode == 0

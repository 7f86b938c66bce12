"""How far long work has come: what is shown on a terminal, and that nothing is shown elsewhere."""

import io
from pathlib import Path
from types import SimpleNamespace
from typing import TypeVar

import pytest

from engine.cli import main as run
from engine.cli import progress

SAMPLES = Path(__file__).resolve().parents[2] / "resources" / "samples"
INPUT, OUTPUT = str(SAMPLES / "hdu1524.in"), str(SAMPLES / "hdu1524.out")
WORK = {
    "checking": ["check", INPUT, OUTPUT],
    "validating": ["validate", INPUT],
    "drawing": ["render", INPUT, "--to", "svg"],
    "generating": ["generate", "--format", "hdu1524", "--shape", "path"],
    "converting": ["convert", "--to", "uva11927", INPUT],
    "solving": ["solve", INPUT],
    "packaging": ["package", INPUT, "-o", "out.zip"],
}


class Terminal(io.StringIO):
    """What takes itself for a terminal."""

    def isatty(self) -> bool:
        return True


Stream = TypeVar("Stream", bound=io.StringIO)


def _shown_on(monkeypatch: pytest.MonkeyPatch, stream: Stream) -> Stream:
    # Only there: pytest puts its own in place of the process's after the fixtures.
    monkeypatch.setattr(progress, "sys", SimpleNamespace(stderr=stream))
    return stream


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Terminal:
    """The standard error, on which progress is shown without patience."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(progress, "_PATIENCE", 0.0)
    monkeypatch.setattr(progress, "_INTERVAL", 0.0)
    return _shown_on(monkeypatch, Terminal())


@pytest.mark.parametrize("title", WORK)
def test_a_terminal_shows_what_is_done_and_how_long_it_may_take(title: str, terminal: Terminal) -> None:
    assert run(WORK[title]) in (0, 1)
    bars = [line for line in terminal.getvalue().split("\r") if line.startswith(f"{title}: ")]
    assert bars and all("%|" in bar and " left" in bar for bar in bars)
    # What is wiped away leaves no letter behind.
    assert terminal.getvalue().endswith("\r")


@pytest.mark.parametrize("title", WORK)
def test_elsewhere_nothing_is_shown(title: str, terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = _shown_on(monkeypatch, io.StringIO())
    assert run(WORK[title]) in (0, 1)
    assert "%|" not in plain.getvalue() and "\r" not in plain.getvalue()


def test_short_work_shows_nothing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_PATIENCE", 3600.0)
    assert run(WORK["checking"]) == 0
    assert "%|" not in terminal.getvalue()


def test_the_share_never_goes_back_and_notes_are_shown(terminal: Terminal) -> None:
    with progress.shown_progress("working") as told:
        for share in (0.0, 0.5, 0.2, 2.0):
            told(share, f"step {share:g}")
    shown = [line for line in terminal.getvalue().split("\r") if line.startswith("working: ")]
    shares = [int(line.removeprefix("working: ").split("%")[0]) for line in shown]
    assert shares == sorted(shares) and shares[-1] == 100
    assert any("step 0.5" in line for line in shown)

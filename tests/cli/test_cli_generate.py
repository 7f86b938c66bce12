"""``grundy generate``: the same bytes wherever it runs, lists, warnings, errors, and no half files."""

import hashlib
import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine import cli
from engine.cli import progress
from engine.formats.registry import built_in
from engine.generators.catalogue import SHAPES
from engine.generators.common import parameters_of

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("hdu1524", "uva11927", "hdu5724", "hdu1536", "hdu1848")
OTHER_PROCESS = """
import sys
from engine import cli
cli.NAMES = (*cli.NAMES, "generate")
sys.exit(cli.main(["generate", *sys.argv[1:]]))
"""
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def _is_a_subcommand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "NAMES", tuple(dict.fromkeys((*cli.NAMES, "generate"))))


@pytest.fixture
def run(capfdbinary: pytest.CaptureFixture[bytes]) -> Run:
    def called(*arguments: object) -> tuple[int, str, str]:
        code = cli.main(["generate", *map(str, arguments)])
        out, err = capfdbinary.readouterr()
        return code, out.decode(), err.decode()

    return called


def in_another_process(environment: dict[str, str], *arguments: object, **more: str) -> bytes:
    command = [sys.executable, "-c", OTHER_PROCESS, *map(str, arguments)]
    done = subprocess.run(command, env={**environment, **more}, capture_output=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout


def some_of_each() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    yield "hdu5724", "balanced-rows", ("--set", "cases=5", "--set", "wins=40")
    yield "hdu1536", "repeated-numbers", ("--set", "cases=3", "--set", "nim-sum=1")
    yield "hdu1848", "fibonacci-start", ("--set", "queries=30", "--set", "wins=50")
    yield "hdu1524", "tree", ("--set", "queries=3", "--set", "wins=50")
    yield "uva11927", "path", ("--set", "cases=2")


@pytest.mark.parametrize(("form", "shape", "settings"), list(some_of_each()))
def test_the_same_bytes_in_every_process(environment: dict[str, str], form: str, shape: str, settings) -> None:
    arguments = ("--format", form, "--shape", shape, *settings, "--seed", 7)
    one, other = (in_another_process(environment, *arguments, PYTHONHASHSEED=seed) for seed in ("0", "4711"))
    assert one == other
    assert built_in().get(form).read(one.decode()).ok


def test_the_bytes_are_those_of_all_machines(run: Run) -> None:
    found = {}
    for form, shape, settings in list(some_of_each())[:3]:
        code, out, err = run("--format", form, "--shape", shape, *settings)
        assert (code, err) == (0, "")
        found[shape] = hashlib.sha256(out.encode()).hexdigest()[:16]
    assert found == GOLDEN


def test_the_seed_is_1_unless_given(run: Run) -> None:
    arguments = ("--format", "hdu5724", "--shape", "random-rows")
    assert run(*arguments) == run(*arguments, "--seed", 1)
    assert run(*arguments) != run(*arguments, "--seed", 2)
    code, out, _ = run("--help")
    assert code == 0 and "default: 1" in out and "grundy generate --list" in out


@pytest.mark.parametrize("name", NAMES)
def test_answers_are_those_of_solve(run: Run, capfdbinary, tmp_path: Path, name: str) -> None:
    shape = {"hdu5724": "deep-rows", "hdu1536": "random-set", "hdu1848": "fibonacci-random"}.get(name, "tree")
    given, answers = tmp_path / "1.in", tmp_path / "1.out"
    arguments = ("--format", name, "--shape", shape, "--set", "wins=50", "-o", given, "--answers", answers)
    assert run(*arguments) == (0, "", "")
    assert cli.main(["solve", "--format", name, str(given)]) == 0
    assert capfdbinary.readouterr().out == answers.read_bytes() != b""
    code, out, err = run(*arguments[:-2], "--answers", "-")
    assert (code, out, err) == (0, answers.read_text(), "")


def test_the_list_names_every_shape_with_its_purpose(run: Run) -> None:
    code, out, err = run("--list")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    for shape in SHAPES:
        assert any(line.split() == [shape.name, *shape.purpose.split()] for line in lines)
    assert "boards: hdu5724" in lines and "games of heaps: hdu1536" in lines and "games of heaps: hdu1848" in lines


def test_the_list_of_a_format(run: Run) -> None:
    _, out, _ = run("--list", "--format", "POJ2960")
    assert "games of heaps: hdu1536" in out and "  late-period " in out
    assert "fibonacci" not in out and "rows" not in out


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_the_list_of_parameters(run: Run, shape) -> None:
    code, out, err = run("--list", "--shape", shape.name)
    assert (code, err) == (0, "")
    rows = {line.split()[0]: line.split() for line in out.splitlines()[2:]}
    assert out.startswith(f"{shape.name}: {shape.purpose}\n")
    for parameter in parameters_of(shape):
        row = rows[parameter.name]
        assert row[1] == str(parameter.default) or float(row[1]) == parameter.default
        assert row[3:] == parameter.purpose.split()
    assert ("hdu1848" in out.splitlines()[1]) == shape.name.startswith("fibonacci")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "name a format with --format: hdu1524"),
        (("--format", "hdu5724"), "name a shape with --shape: empty-rows"),
        (("--format", "hdu57", "--shape", "full-rows"), "unknown format 'hdu57'"),
        (("--format", "hdu5724", "--shape", "ful-rows"), "did you mean 'full-rows'?"),
        (("--format", "hdu1536", "--shape", "full-rows"), "its shapes are: take-up-to"),
        (("--format", "hdu5724", "--shape", "full-rows", "--set", "row=3"), "did you mean 'rows'?"),
        (("--format", "hdu5724", "--shape", "full-rows", "--set", "rows=0"), "a whole number from 1 to 1000, not '0'"),
        (("--format", "hdu5724", "--shape", "full-rows", "--set", "rows=x"), "a whole number from 1 to 1000, not 'x'"),
        (("--format", "hdu5724", "--shape", "full-rows", "--set", "rows"), "not of the form KEY=VALUE: 'rows'"),
        (("--format", "hdu5724", "--shape", "full-rows", "--set", "rows=1", "--set", "rows=2"), "given twice"),
        (("--format", "hdu5724", "--shape", "full-rows", "--seed", "x"), "not a whole number from 0 on: 'x'"),
        (("--format", "hdu5724", "--shape", "full-rows", "--answers", "-"), "name a file with -o"),
        (("--format", "hdu5724", "--shape", "full-rows", "--set", "nim-sum=900"), "no board of width 20"),
        (("--format", "hdu5724", "--shape", "one-gap", "--set", "gap=30"), "a row has only 20 columns"),
        (("--format", "hdu1848", "--shape", "random-set"), "HDU 1848 is about Fibonacci numbers only"),
        (("--format", "hdu5724", "--shape", "full-rows", "--set", "width=9"), "error: case 1: the board has 9 columns"),
        (("--format", "hdu5724", "--shape", "full-rows", "--set", "rows=1_0"), "from 1 to 1000, not '1_0'"),
        (("--format", "hdu5724", "--shape", "full-rows", "--set", "rows=１０"), "from 1 to 1000, not '１０'"),
        (("--format", "hdu5724", "--shape", "full-rows", "--set", "rows=1", "--set", "ROWS=2"), "given twice"),
        (
            ("--format", "hdu5724", "--shape", "full-rows", "--set", "width=9", "--set", "rows=5"),
            "with its defaults full-rows fits hdu5724; what was set is width=9 (default: 20)",
        ),
        (("--list", "--format", "hdu1536", "--shape", "path"), "path makes graphs, and hdu1536 holds games of heaps"),
        (("--list", "--shape", "nothing-like-it"), "unknown shape 'nothing-like-it'"),
        (("--list", "--format", "nothing"), "unknown format 'nothing'"),
    ],
)
def test_errors_say_what_is_allowed_and_nothing_is_written(run: Run, tmp_path: Path, arguments, said: str) -> None:
    at = () if "-" in arguments else ("-o", tmp_path / "x.in")
    code, out, err = run(*arguments, *at)
    assert (code, out) == (2, "")
    assert said in err
    assert list(tmp_path.iterdir()) == []


def test_capitals_are_of_no_account(run: Run) -> None:
    usual = run("--format", "hdu1524", "--shape", "path", "--set", "n=5", "--set", "stones=even")
    assert usual[0] == 0
    assert run("--format", "HDU1524", "--shape", "PATH", "--set", "N=5", "--set", "Stones=EVEN") == usual
    assert run("--list", "--shape", "Path") == run("--list", "--shape", "path")
    assert run("--list", "--shape", "path", "--format", "hdu1524") == run("--list", "--shape", "path")


def test_what_is_too_much_is_refused_before_it_is_whole(run: Run, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr("engine.generators.generate.MOST_NUMBERS", 200)
    out = tmp_path / "x.in"
    code, _, err = run("--format", "hdu5724", "--shape", "full-rows", "--set", "cases=1000", "-o", out)
    assert (code, err) == (
        2,
        "grundy: error: the first 2 of 1000 cases hold more than 200 numbers: ask for fewer cases, or smaller ones\n",
    )
    assert not out.exists()


def test_both_texts_in_one_file_are_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "x"
    code, _, err = run("--format", "hdu5724", "--shape", "full-rows", "-o", file, "--answers", file)
    assert code == 2 and "cannot both go into" in err and not file.exists()


def test_a_broken_limit_is_a_warning(run: Run) -> None:
    code, out, err = run("--format", "hdu5724", "--shape", "full-rows", "--set", "cases=101", "--set", "rows=1")
    assert code == 0 and out.startswith("101\n")
    assert err == "full-rows: warning: 101 cases, the judge's limit is 1 <= T <= 100\n"


@pytest.mark.skipif(os.name != "posix", reason="signals as on Unix")
def test_ctrl_c_leaves_no_half_file(environment: dict[str, str], tmp_path: Path) -> None:
    out = tmp_path / "x.in"
    out.write_bytes(b"old")
    settings = ("--set", "cases=1000", "--set", "rows=1000", "--set", "wins=50")
    arguments = ["--format", "hdu5724", "--shape", "one-sided", *settings, "-o", str(out)]
    script = OTHER_PROCESS.replace("sys.exit", "print('ready', flush=True); sys.exit")
    started = subprocess.Popen(
        [sys.executable, "-c", script, *arguments], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert started.stdout is not None and started.stdout.readline() == b"ready\n"
    with pytest.raises(subprocess.TimeoutExpired):
        started.wait(1)
    started.send_signal(signal.SIGINT)
    _, err = started.communicate(timeout=60)
    assert (started.returncode, err) == (130, b"")
    assert out.read_bytes() == b"old" and list(tmp_path.iterdir()) == [out]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "_PATIENCE", 0)
    for screen in (io.StringIO(), Terminal(), None):
        monkeypatch.setattr(sys, "stderr", screen)
        with progress.shown_progress("counting") as told:
            told(0.25, "the first part")
            told(0.1)
            time.sleep(0.15)
            told(2.0)
        if isinstance(screen, Terminal):
            assert "counting:" in screen.getvalue() and "100%" in screen.getvalue()
            assert screen.getvalue().rstrip(" ").endswith("\r")
        elif screen is not None:
            assert screen.getvalue() == ""


def test_where_there_is_no_terminal_the_bar_is_not_even_loaded(environment: dict[str, str]) -> None:
    script = OTHER_PROCESS.replace("sys.exit(", "code = (") + "assert 'tqdm' not in sys.modules; sys.exit(code)"
    command = [sys.executable, "-c", script, "--format", "hdu5724", "--shape", "full-rows"]
    done = subprocess.run(command, env=environment, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


GOLDEN = {
    "balanced-rows": "e189e9fedf894d8d",
    "repeated-numbers": "939d799025ee1edf",
    "fibonacci-start": "0b1f813eff5fc479",
}

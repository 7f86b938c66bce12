"""``grundy stress`` as people run it: what it prints and writes, its exit codes, and interrupts by real signals."""

import os
import re
import secrets
import signal
import subprocess
import sys
import time

import psutil
import pytest

import engine.cli
from engine.cli.stress import parser as stress_parser

START = """
import sys
data = list(map(int, sys.stdin.read().split()))
rows = [data[i:i+3] for i in range(0, len(data) - 3, 3)]
"""
FIRST = START + "print('Fibo\\n' * len(rows))"
RIGHT = """
takes = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987]
g = []
for h in range(1001):
    seen = {g[h - t] for t in takes if t <= h}
    g.append(next(v for v in range(99) if v not in seen))
for a, b, c in rows: print('Fibo' if g[a] ^ g[b] ^ g[c] else 'Nacci')
"""
CRASH = f"{START}\nassert not any(9 in row for row in rows), 'nine'\n{RIGHT}"
SLOW_CRASH = "import time; time.sleep(0.5); raise SystemExit(3)"
STRESS = """
import sys
import engine.cli
from engine.cli import commands
if "stress" not in engine.cli.NAMES:
    engine.cli.NAMES = (*engine.cli.NAMES, "stress")
sys.exit(engine.cli.main(["stress", *sys.argv[1:]]))
"""


def program(source: str, *arguments: str) -> list[str]:
    return ["--", sys.executable, "-S", "-c", source, *arguments]


@pytest.fixture
def stress(tmp_path, environment):
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", STRESS, *arguments],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env=environment,
            timeout=120,
            check=False,
        )

    return run


def test_a_wrong_answer_is_proved_and_written(stress, tmp_path):
    done = stress("--format", "hdu1848", "-o", "bad.in", "--keep-original", "all.in", *program(FIRST))
    assert done.returncode == 1, done.stderr
    assert (tmp_path / "bad.in").read_text() in ("1 1 4\n0 0 0\n", "1 2 3\n0 0 0\n")
    assert len((tmp_path / "all.in").read_text()) > 20
    assert re.search(r"^wrong answer: 1 wrong of 1, on input \d+ \(", done.stdout)
    assert "1 case, 1 query, 3 heaps" in done.stdout
    assert "expected Nacci, found Fibo (asked at bad.in:1:1)" in done.stdout
    assert "nim-sum 0, the first player loses" in done.stdout
    assert "likely mistake" in done.stdout
    assert done.stderr == "grundy: written to bad.in\n"


def test_the_format_is_found_out_and_the_input_is_shown(stress):
    done = stress(*program(CRASH))
    assert done.returncode == 1, done.stderr
    assert done.stdout.startswith("crash: exit code 1, on input")
    assert "\ninput:\n  1 1 9\n  0 0 0\n\nexpected:\n  " in done.stdout
    assert "AssertionError: nine" in done.stdout
    assert done.stderr == ""


def test_only_the_input_on_the_standard_output(stress):
    done = stress("--format", "hdu1848", "--no-shrink", "--seed", "4", "-o", "-", *program(FIRST))
    assert done.returncode == 1
    assert done.stdout.endswith("0 0 0\n")
    assert set(done.stdout) <= set("0123456789 \n")
    again = stress("--format", "hdu1848", "--no-shrink", "--seed", "4", "-o", "-", *program(FIRST))
    assert again.stdout == done.stdout


def test_nothing_is_found(stress):
    done = stress("--format", "hdu1848", "--tries", "4", "--jobs", "1", *program(START + RIGHT))
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr == "grundy: nothing found in 4 tries (hdu1848)\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--format", "hdu1848", "--", "no-such-program-at-all"], "no-such-program-at-all: cannot be started"),
        (["--format", "hdu9999", "--", "true"], "unknown format 'hdu9999'"),
        (["--format", "hdu1848", "--shape", "path", "--", "true"], "no shape 'path' for hdu1848"),
        (["--timeout", "0", "--", "true"], "not a number of seconds above 0"),
        (["--time", "nan", "--", "true"], "not a number of seconds above 0"),
        (["--memory", "-1", "--", "true"], "--memory"),
        (["--tries", "0", "--", "true"], "not a whole number from 1 on"),
        ([], "required: PROGRAM"),
        (["--format", "hdu1848", "--dask", "nowhere", "--", "true"], "nowhere: no Dask scheduler has such an address"),
    ],
)
def test_wrong_usage(monkeypatch, capsys, arguments, message):
    if "--dask" in arguments:
        pytest.importorskip("distributed")
    monkeypatch.setattr(engine.cli, "NAMES", {*engine.cli.NAMES, "stress"})
    code = engine.cli.main(["stress", *arguments])
    output, errors = capsys.readouterr()
    assert (code, output) == (2, "")
    assert message in errors


def test_capitals_in_names_of_shapes_are_of_no_account():
    assert stress_parser().parse_args(["--shape", "PATH", "--shape", "star", "--", "x"]).shape == ["path", "star"]


def test_words_of_no_format(stress):
    done = stress("--", sys.executable, "-c", "print('hello')")
    assert done.returncode == 2
    assert "say with --format which one it reads" in done.stderr


def left(mark: str) -> list[psutil.Process]:
    found = []
    for process in psutil.process_iter():
        try:
            if mark in process.cmdline() and process.status() != psutil.STATUS_ZOMBIE:
                found.append(process)
        except psutil.Error:
            continue
    return found


def waited_for(what, seconds: float = 60.0):
    """What `what` gives once that is not empty."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it never came")


def started(folder, environment, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", STRESS, *arguments]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, cwd=folder, env=environment, text=True)


@pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_all_programs(tmp_path, environment, number):
    mark = f"mark-{secrets.token_hex(8)}"
    arguments = ["--format", "hdu1848", "--timeout", "100", *program("import time; time.sleep(1000)", mark)]
    running = started(tmp_path, environment, *arguments)
    waited_for(lambda: [process for process in left(mark) if process.pid != running.pid])
    running.send_signal(number)
    output, errors = running.communicate(timeout=60)
    assert (running.returncode, output, errors) == (130, "", "grundy: interrupted after 0 tries\n")
    assert left(mark) == []


@pytest.mark.skipif(os.name != "posix", reason="signals are those of POSIX")
def test_an_interrupt_while_shrinking_prints_the_best_so_far(tmp_path, environment):
    mark = f"mark-{secrets.token_hex(8)}"
    log = tmp_path / "runs"
    # At half a second a run, shrinking is in the midst of its work when the interrupt comes.
    source = f"open({str(log)!r}, 'a').write('x')\n{SLOW_CRASH}"
    running = started(
        tmp_path, environment, "--format", "hdu1848", "--jobs", "1", "-o", "bad.in", *program(source, mark)
    )
    waited_for(lambda: log.exists() and len(log.read_text()) >= 5)
    running.send_signal(signal.SIGINT)
    output, errors = running.communicate(timeout=60)
    assert running.returncode == 1, errors
    assert output.startswith("crash: exit code 3, on input 0")
    assert "it may get smaller still" in output
    assert errors.startswith("grundy: interrupted after 1 try\n")
    assert (tmp_path / "bad.in").read_text().endswith("0 0 0\n")
    assert left(mark) == []

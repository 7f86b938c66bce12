"""Runs of real programs, of those that behave badly above all."""

import os
import secrets
import sys
import threading
from pathlib import Path

import pytest
from hostile import (
    ALLOCATE,
    CHILD_ALLOCATES,
    CHILD_HANGS,
    COMPLAIN_FOR_EVER,
    DAEMON_HANGS,
    FOR_EVER,
    HANG,
    NESTED_SESSIONS_HANG,
    QUIET_DAEMON_HANGS,
    SEGFAULT,
    SPIN,
    alive,
    command,
)

from engine.stress.limits import Limits
from engine.stress.process_tree import sweep
from engine.stress.running import End, StartError, run_program

posix = pytest.mark.skipif(os.name != "posix", reason="signals and sessions are those of POSIX")
SHORT = Limits(timeout=0.7)
LONG = Limits(timeout=60)


@pytest.fixture
def mark():
    """A word among the arguments of a run, by which what is left of it is found."""
    word = f"mark-{secrets.token_hex(8)}"
    yield word
    assert list(alive(word)) == []


def test_a_program_gets_its_input_and_its_arguments():
    source = "import sys; data = sys.stdin.read(); print(sys.argv[1:], len(data), data[:3]); sys.stderr.write('noted')"
    run = run_program(command(source, "a b", "$HOME;*"), "xyz" * 100_000, LONG)
    assert run.end is End.EXIT
    assert run.code == 0
    assert run.output.decode().split("\n")[0] == "['a b', '$HOME;*'] 300000 xyz"
    assert run.errors == b"noted"
    assert run.seconds > 0


@pytest.mark.parametrize("size", [0, 1_000_000])
def test_a_program_need_not_read(size):
    run = run_program(command("print('WIN')"), "1" * size, LONG)
    assert (run.end, run.code, run.output.split()) == (End.EXIT, 0, [b"WIN"])


def test_a_program_may_print_much_before_it_reads():
    source = "import sys; print('x' * 200_000, flush=True); print(len(sys.stdin.read()))"
    run = run_program(command(source), "1" * 500_000, LONG, expected=200_000)
    assert run.output.split()[-1] == b"500000"


def test_exit_codes_are_told():
    assert run_program(command("import sys; sys.exit(7)"), "", LONG).code == 7


@posix
def test_signals_are_told():
    run = run_program(command(SEGFAULT), "", LONG)
    assert (run.end, run.code) == (End.EXIT, -11)


@pytest.mark.parametrize("source", [HANG, SPIN])
def test_a_program_that_never_ends_is_ended(source, mark):
    run = run_program(command(source, mark), "", SHORT)
    assert (run.end, run.code) == (End.TIMEOUT, None)
    assert run.seconds >= 0.7


def test_a_program_that_closes_its_output_and_hangs_is_ended(mark):
    source = "import os, time; print('WIN', flush=True); os.close(1); os.close(2); time.sleep(1000)"
    run = run_program(command(source, mark), "", SHORT)
    assert run.end is End.TIMEOUT
    assert run.output.split() == [b"WIN"]


def test_what_was_printed_before_the_time_was_over_is_kept(mark):
    run = run_program(command(f"print('WIN', flush=True)\n{HANG}", mark), "", SHORT)
    assert run.output.split() == [b"WIN"]


def test_endless_output_is_cut_off(mark):
    run = run_program(command(FOR_EVER, mark), "", Limits(timeout=60, output=5000), expected=100)
    assert run.end is End.OUTPUT
    assert len(run.output) == 5100


def test_too_much_output_counts_also_when_the_program_has_ended():
    run = run_program(command("print('x' * 99)"), "", Limits(output=50), expected=49)
    assert (run.end, len(run.output)) == (End.OUTPUT, 99)
    assert run_program(command("print('x' * 98, end='\\n')"), "", Limits(output=80), expected=30).end is End.EXIT


def test_endless_complaints_are_thrown_away(mark):
    run = run_program(command(COMPLAIN_FOR_EVER, mark), "", SHORT)
    assert run.end is End.TIMEOUT
    assert len(run.errors) == 65536


@pytest.mark.parametrize("source", [ALLOCATE, CHILD_ALLOCATES])
def test_memory_counts_for_the_whole_tree(source, mark):
    run = run_program(command(source, mark), "", Limits(timeout=60, memory_mb=120))
    assert run.end is End.MEMORY
    assert run.peak > 120 * 2**20


def test_reserved_memory_does_not_count():
    source = "import mmap, time; m = mmap.mmap(-1, 4 * 2**30); time.sleep(0.3); print('fine')"
    assert run_program(command(source), "", Limits(timeout=60, memory_mb=500)).output.split() == [b"fine"]


def test_no_bound_on_memory():
    source = "x = bytearray(b'x' * 50_000_000); import time; time.sleep(0.2); print('fine')"
    assert run_program(command(source), "", Limits(timeout=60, memory_mb=0)).end is End.EXIT
    assert run_program(command(source), "", Limits(timeout=60, memory_mb=20)).end is End.MEMORY


def test_a_child_that_is_left_behind_is_ended(mark):
    run = run_program(command(CHILD_HANGS, mark), "", LONG)
    assert (run.end, run.code, run.output.split()) == (End.EXIT, 0, [b"done"])
    assert run.seconds < 50


@posix
def test_a_child_in_a_session_of_its_own_is_ended(mark):
    assert run_program(command(NESTED_SESSIONS_HANG, mark), "", SHORT).end is End.TIMEOUT


@posix
def test_a_daemon_is_ended(mark):
    run = run_program(command(DAEMON_HANGS, mark), "", LONG)
    assert (run.end, run.output.split()) == (End.EXIT, [b"done"])
    assert run.seconds < 50


@posix
def test_what_hides_well_is_swept_away_and_what_still_runs_is_left_alone(mark):
    ends: list[End] = []
    slow = "import time; time.sleep(1.0); print('fine')"
    other = threading.Thread(target=lambda: ends.append(run_program(command(slow), "", LONG).end))
    other.start()
    assert run_program(command(QUIET_DAEMON_HANGS, mark), "", LONG).output.split() == [b"done"]
    sweep()
    assert other.is_alive()
    other.join()
    assert ends == [End.EXIT]


def test_a_run_is_cancelled(mark):
    stop = threading.Event()
    threading.Timer(0.3, stop.set).start()
    run = run_program(command(HANG, mark), "", LONG, cancelled=stop)
    assert (run.end, run.code) == (End.CANCELLED, None)


def test_whatever_is_raised_while_it_runs_nothing_stays(mark):
    class Bad:
        def is_set(self) -> bool:
            raise RuntimeError("no answer")

    with pytest.raises(RuntimeError, match="no answer"):
        run_program(command(HANG, mark), "", LONG, cancelled=Bad())


@pytest.mark.parametrize("wanted", [["no-such-program-at-all"], ["/"], [], [""]])
def test_what_cannot_be_started(wanted):
    with pytest.raises(StartError, match="cannot be started"):
        run_program(wanted, "", LONG)


@posix
def test_a_program_of_this_folder_is_pointed_at(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").write_text("#!/bin/sh\n")
    (tmp_path / "mine.py").write_text("print()")
    with pytest.raises(StartError, match=r"did you mean \./mine\?"):
        run_program(["mine"], "", LONG)
    with pytest.raises(StartError, match=r"did you mean python3 \./mine\.py\?"):
        run_program(["./mine.py"], "", LONG)


def hint_for(wanted):
    with pytest.raises(StartError) as caught:
        run_program([wanted], "", LONG)
    assert str(caught.value) == "; ".join(filter(None, (caught.value.reason, caught.value.hint)))
    return caught.value.hint


@posix
@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("c1524.cpp", "it is source code; compile it first: g++ -O2 -o c1524 c1524.cpp"),
        ("a b.c", "it is source code; compile it first: gcc -O2 -o 'a b' 'a b.c' -lm"),
        ("x.rs", "it is source code; compile it first: rustc -O -o x x.rs"),
        ("Main.java", "did you mean java Main.java?"),
        ("Main.class", "did you mean java Main?"),
        ("mine.PY", "did you mean python3 mine.PY?"),
        ("mine", "did you mean ./mine?"),
        ("notes.txt", "did you mean ./notes.txt?"),
    ],
)
def test_what_is_no_program_has_a_hint(tmp_path, monkeypatch, name, hint):
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_text("whatever")
    assert hint_for(name) == hint
    # The same under a path, where it may not be run, and where it may be but is no program.
    if name.endswith((".cpp", ".java")):
        assert str(tmp_path / Path(name).stem) in hint_for(str(tmp_path / name))
        (tmp_path / name).chmod(0o755)
        assert hint_for(f"./{name}") == hint


@posix
def test_a_file_that_may_not_be_run_and_a_script_without_a_first_line(tmp_path):
    file = tmp_path / "mine"
    file.write_text("print('WIN')\n")
    assert hint_for(str(file)) == f"it may not be run; if it is a program: chmod +x {file}"
    file.chmod(0o755)
    assert "#! line" in hint_for(str(file))
    file.write_text("#!/no/such/thing\n")
    assert "#! line" in hint_for(str(file))


def test_no_hint_where_there_is_no_file():
    assert hint_for("no-such-program.cpp") == ""
    assert hint_for("") == "name a program"


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are set on Linux only")
def test_a_crash_leaves_no_core():
    source = "import resource; print(resource.getrlimit(resource.RLIMIT_CORE)[0])"
    # The bound is set while the program starts: Python takes longer than that.
    assert run_program(command(source), "", LONG).output.split() == [b"0"]


@pytest.mark.parametrize("wrong", [{"timeout": 0}, {"timeout": float("nan")}, {"memory_mb": -1}, {"output": -1}])
def test_limits_that_make_no_sense(wrong):
    with pytest.raises(ValueError, match="limit"):
        Limits(**wrong)

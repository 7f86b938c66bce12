"""Programs that want to stay, to fill the memory or the disk: they are ended, whatever becomes of who started them."""

import os
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import psutil
import pytest
from hostile import alive, command

from engine.stress import kept, limits, process_tree, running
from engine.stress.kept import KeptProgram, close_keeper, keeper
from engine.stress.limits import Limits
from engine.stress.running import End, StartError, run_program

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the keeper is for Linux")
ROOT = Path(__file__).resolve().parents[3]
SHORT = Limits(timeout=0.6)
LONG = Limits(timeout=60)
# Twice forked, of another session, without an environment and without streams; found by its arguments alone.
HIDDEN = """
import os, sys
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        for number in range(3):
            os.close(number)
        os.execve(sys.executable, [sys.executable, '-S', '-c', 'import time; time.sleep(1000)', *sys.argv[1:]], {})
    os._exit(0)
os.wait()
print('done', flush=True)
"""
IGNORES = """
import signal, time
for number in range(1, 32):
    try: signal.signal(number, signal.SIG_IGN)
    except OSError: pass
"""
BOMB = """
import os, time
for _ in range(6):
    os.fork()
time.sleep(1000)
"""
REFORKS = """
import os, time
end = time.time() + 3
while time.time() < end:
    if os.fork():
        os._exit(0)
    os.setsid()
time.sleep(1000)
"""
WRITES = """
import os
with open(os.path.join(os.environ['TMPDIR'], 'x'), 'wb') as f:
    while True: f.write(b'x' * 1_000_000)
"""
MANY_FILES = """
import os
for i in range(1_000_000):
    with open(os.path.join(os.environ['TMPDIR'], str(i)), 'wb') as f:
        f.write(b'x' * 1_000_000)
"""


@pytest.fixture
def mark() -> Iterator[str]:
    word = f"mark-{secrets.token_hex(8)}"
    yield word
    gone(word)


def gone(mark: str, seconds: float = 2.0) -> None:
    """At most that long after."""
    end = time.monotonic() + seconds
    while left := list(alive(mark)):
        assert time.monotonic() < end, left
        time.sleep(0.02)


def waiting(true: Callable[[], object]) -> None:
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.fixture(params=["kept", "plain"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """With the keeper, and as elsewhere than on Linux."""

    def none(*_: object) -> None:
        raise kept.NoKeeperError

    if request.param == "plain":
        monkeypatch.setattr(kept, "keeper", none)
    return str(request.param)


def test_the_keeper_is_what_runs_programs() -> None:
    with Path(os.devnull).open("rb") as nothing:
        tree = process_tree.ProcessTree(command("input()"), nothing, 5)
    assert isinstance(tree.process, KeptProgram)
    tree.kill()
    tree.process.stdout.close()
    tree.process.stderr.close()


@pytest.mark.parametrize("source", [HIDDEN, REFORKS, IGNORES + "time.sleep(1000)", BOMB])
def test_nothing_stays(source: str, mark: str) -> None:
    run = run_program(command(source, mark), "", SHORT)
    assert run.end in (End.EXIT, End.TIMEOUT)
    assert list(alive(mark)) == []


def test_what_hides_is_ended_at_once_while_others_go_on(mark: str) -> None:
    ends: list[End] = []
    other = threading.Thread(
        target=lambda: ends.append(run_program(command("import time; time.sleep(1)"), "", LONG).end)
    )
    other.start()
    assert run_program(command(HIDDEN, mark), "", LONG).output.split() == [b"done"]
    assert list(alive(mark)) == []
    other.join()
    assert ends == [End.EXIT]


@pytest.mark.parametrize("source", [WRITES, MANY_FILES])
def test_the_disk_is_not_filled(source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    small = 20 * limits.MEGABYTE
    monkeypatch.setattr(running, "WRITTEN", small)
    monkeypatch.setattr(process_tree, "WRITTEN", small)
    note = "import os, sys\nprint(os.environ['TMPDIR'], flush=True)\n"
    run = run_program(command(note + source), "", LONG)
    # A file that grows too large ends its program; of many files together it is seen.
    assert run.end is End.OUTPUT or (run.end, run.code != 0) == (End.EXIT, True)
    assert not Path(run.output.decode().split()[0]).exists()


def test_much_output_is_no_file(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "WRITTEN", 10_000_000)
    source = "import sys, time\nfor _ in range(300): sys.stdout.write('x' * 100_000); time.sleep(0.001)"
    run = run_program(command(source), "", LONG, expected=30_000_000)
    assert (run.end, len(run.output)) == (End.EXIT, 30_000_000)


@pytest.mark.parametrize(
    ("source", "end", "kept_bytes"),
    [
        ("import sys\nwhile True: sys.stdout.write('x' * 65536)", End.OUTPUT, 5000),
        ("import sys\nwhile True: sys.stdout.write('\\0' * 65536)", End.OUTPUT, 5000),
        ("import os, time\nos.close(0)\nprint('x', flush=True)\ntime.sleep(1000)", End.TIMEOUT, 2),
        ("import os\nos.closerange(0, 3)\nwhile True: pass", End.TIMEOUT, 0),
        ("x = []\nwhile True: x.append(bytes(10_000_000) + b'x')", End.MEMORY, 0),
    ],
)
def test_what_a_run_may_use(way: str, source: str, end: End, kept_bytes: int, mark: str) -> None:
    bounds = Limits(timeout=0.6 if end is End.TIMEOUT else 60, memory_mb=150, output=5000)
    run = run_program(command(source, mark), "", bounds)
    assert (run.end, len(run.output)) == (end, kept_bytes)


def test_streams_codes_and_signals_are_as_ever(way: str) -> None:
    source = "import sys; print(sys.stdin.read()); sys.stderr.write('e'); sys.exit(9)"
    run = run_program(command(source), "abc", LONG)
    assert (run.end, run.code, run.output.split(), run.errors) == (End.EXIT, 9, [b"abc"], b"e")
    assert run_program(command("import os; os.kill(os.getpid(), 11)"), "", LONG).code == -11
    # Writing to who has gone, or too large a file, ends a program as it would at a terminal.
    source = "import signal; print(signal.getsignal(signal.SIGPIPE), signal.getsignal(signal.SIGXFSZ))"
    # Python itself ignores both at its start; a shell shows what it was given.
    run = run_program(["sh", "-c", "kill -PIPE $$; echo survived"], "", LONG)
    assert (run.code, run.output) == (-13, b"")


def test_the_folder_and_the_environment_are_ours(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MINE", "\udcff of mine")
    source = "import os; print(os.getcwd()); print(os.environb[b'MINE'])"
    assert run_program(command(source), "", LONG).output.decode().split("\n")[:2] == [
        str(tmp_path),
        str(b"\xff of mine"),
    ]


def test_what_cannot_be_started_leaves_nothing_open(way: str) -> None:
    for _ in range(3):
        for wrong in (["/no/such"], ["/"], ["a\0b"]):
            with pytest.raises(StartError, match="cannot be started"):
                run_program(wrong, "", LONG)
    before = len(list(Path("/proc/self/fd").iterdir()))
    for _ in range(5):
        with pytest.raises(StartError):
            run_program(["/no/such"], "", LONG)
        run_program(["true"], "", LONG)
    assert len(list(Path("/proc/self/fd").iterdir())) <= before


DRIVER = """
import sys, threading
sys.path[:0] = {paths!r}
from hostile import command, HANG, NESTED_SESSIONS_HANG
from test_hostile_programs import HIDDEN, IGNORES
from engine.stress.limits import Limits
from engine.stress.running import run_program
mark = sys.argv[1]
for source in (HANG, NESTED_SESSIONS_HANG, IGNORES + "time.sleep(1000)", HIDDEN + "import time; time.sleep(1000)"):
    threading.Thread(target=run_program, args=(command(source, mark), "", Limits(timeout=500))).start()
"""


def temporary_folder(mark: str, process: psutil.Process) -> str:
    """Where a program that is tried may write; "" for others, and for what has just ended."""
    try:
        return process.environ().get("TMPDIR", "") if mark in process.cmdline() else ""
    except psutil.Error:
        return ""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGSEGV])
def test_when_the_editor_is_killed_nothing_of_it_lives_two_seconds_later(number: int, mark: str) -> None:
    paths = [str(ROOT), str(Path(__file__).parent)]
    editor = subprocess.Popen([sys.executable, "-c", DRIVER.format(paths=paths), mark])
    try:
        # Four programs, the one that two of them have hidden, and the editor itself.
        waiting(lambda: len(list(alive(mark))) >= 7)
        below = psutil.Process(editor.pid).children(recursive=True)
        places = set(filter(None, map(partial(temporary_folder, mark), below)))
    finally:
        editor.send_signal(number)
        editor.wait()
    gone(mark)
    end = time.monotonic() + 2
    while [p for p in below if p.is_running() and p.status() != psutil.STATUS_ZOMBIE]:
        assert time.monotonic() < end
        time.sleep(0.02)
    assert not [place for place in places if "grundy-stress-" in place and Path(place).exists()]


def test_a_program_that_ends_its_leader_gains_nothing(mark: str) -> None:
    source = "import os, signal, time\nos.kill(os.getppid(), signal.SIGKILL)\ntime.sleep(1000)"
    run = run_program(command(source, mark), "", LONG)
    assert (run.end, run.code) == (End.EXIT, -9)
    gone(mark)


def test_a_keeper_that_was_ended_is_replaced(mark: str) -> None:
    first = keeper()
    os.kill(first.pid, signal.SIGKILL)
    waiting(lambda: not first.lives)
    assert run_program(command("print('WIN')"), "", LONG).output.split() == [b"WIN"]
    assert keeper() is not first
    close_keeper()
    assert run_program(command("print('WIN')"), "", LONG).output.split() == [b"WIN"]


def test_a_run_goes_on_without_its_keeper_and_ends_as_ever(mark: str) -> None:
    ends: list[End] = []
    stop = threading.Event()
    run = threading.Thread(
        target=lambda: ends.append(run_program(command(HIDDEN + "input()", mark), "", LONG, cancelled=stop).end)
    )
    slow = threading.Thread(
        target=lambda: ends.append(
            run_program(command(HIDDEN + "import time; time.sleep(99)", mark), "", LONG, cancelled=stop).end
        )
    )
    run.start(), slow.start()
    waiting(lambda: any(alive(mark)))
    os.kill(keeper().pid, signal.SIGKILL)
    stop.set()
    run.join(20), slow.join(20)
    assert len(ends) == 2
    assert End.CANCELLED in ends

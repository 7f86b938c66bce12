"""Being told to end is an interrupt, for every subcommand: nothing half done stays behind."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from engine import cli
from engine.cli.signals import ended_like_an_interrupt

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals as on Unix")
SLOW_DISK = """
import os, sys, time
from engine import cli
real = os.fsync
def slow(number):
    print("writing", flush=True)
    time.sleep(0.3)
    real(number)
os.fsync = slow
sys.exit(cli.main(sys.argv[1:]))
"""
SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "samples" / "hdu1524.in"


@pytest.fixture(autouse=True)
def not_under_nohup():
    """Nothing is ignored to begin with, whatever the tests were started by."""
    before = {number: signal.signal(number, signal.SIG_DFL) for number in (signal.SIGTERM, signal.SIGHUP)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
@pytest.mark.parametrize("out", ["games", "games.zip"])
def test_a_package_leaves_nothing(tmp_path, environment, number, out) -> None:
    command = [sys.executable, "-c", SLOW_DISK, "package", str(SAMPLE), "--layout", "kattis", "-o", out]
    pipe = subprocess.PIPE
    running = subprocess.Popen(command, stdout=pipe, stderr=pipe, cwd=tmp_path, env=environment)
    assert running.stdout is not None and running.stdout.readline() == b"writing\n"
    assert [path.name for path in tmp_path.iterdir()] != []
    running.send_signal(number)
    _, errors = running.communicate(timeout=60)
    assert (running.returncode, errors) == (130, b"")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_every_subcommand_is_interrupted(monkeypatch, number) -> None:
    before = signal.getsignal(number)
    monkeypatch.setattr("engine.cli.formats.run", lambda _: os.kill(os.getpid(), number) or time.sleep(5) or 0)
    assert cli.main(["formats"]) == 130
    assert signal.getsignal(number) is before


def test_what_is_ignored_stays_so(monkeypatch) -> None:
    # As under nohup.
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        monkeypatch.setattr("engine.cli.formats.run", lambda _: os.kill(os.getpid(), signal.SIGHUP) or 7)
        assert cli.main(["formats"]) == 7
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


def test_a_handler_of_somebody_else_stays() -> None:
    seen: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda number, _: seen.append(number))
    try:
        with ended_like_an_interrupt():
            os.kill(os.getpid(), signal.SIGTERM)
        assert seen == [signal.SIGTERM]
    finally:
        signal.signal(signal.SIGTERM, before)


def test_in_another_thread_nothing_is_set(capfd) -> None:
    codes: list[int] = []
    thread = threading.Thread(target=lambda: codes.append(cli.main(["formats"])))
    thread.start()
    thread.join()
    assert codes == [0] and capfd.readouterr().out != ""

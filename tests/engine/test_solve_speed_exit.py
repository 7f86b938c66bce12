"""A process that leaves at once: its words arrive, its exit code is right, and nothing else is run."""

import os
import subprocess
import sys

import pytest


def run(code: str) -> subprocess.CompletedProcess[str]:
    # Words are to stay in the buffers of Python until somebody flushes them.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.parametrize("code", [0, 1, 2, 141])
def test_what_was_said_arrives_and_nothing_is_taken_apart(code: int) -> None:
    done = run(
        "import atexit, sys; from engine.cli.exits import leave_at_once;"
        "atexit.register(print, 'taken apart');"
        "print('answers', end=''); sys.stderr.write('a warning');"
        f"leave_at_once({code})"
    )
    assert (done.stdout, done.stderr, done.returncode) == ("answers", "a warning", code)


@pytest.mark.parametrize("lost", ["sys.stdout = sys.stderr = None", "os.close(1); print('x')", "sys.stdout.close()"])
def test_streams_that_are_gone_do_not_change_the_exit_code(lost: str) -> None:
    assert run(f"import os, sys; from engine.cli.exits import leave_at_once; {lost}; leave_at_once(5)").returncode == 5

"""Three kills of the real program; ``python -m tests.kill_test`` is the long version."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow


def test_what_is_older_than_a_second_survives_a_kill():
    command = [sys.executable, "-m", "tests.kill_test", "--times", "3", "--longest", "1.5", "--seed", "2"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "| kill test | 3 tries | 0 lost |" in done.stdout

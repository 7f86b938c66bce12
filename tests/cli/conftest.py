"""The command as people run it: another process, in another folder."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
Grundy = Callable[..., subprocess.CompletedProcess[bytes]]


@pytest.fixture
def environment() -> dict[str, str]:
    """An environment in which another process finds the program, whatever its folder is."""
    return {**os.environ, "PYTHONPATH": str(ROOT)}


@pytest.fixture
def grundy(tmp_path: Path, environment: dict[str, str]) -> Grundy:
    """Run ``grundy`` with these arguments in `tmp_path`; `env` adds to the environment, None takes away."""

    def run(
        *arguments: object,
        stdin: bytes | int = b"",
        stdout: int = subprocess.PIPE,
        env: dict[str, str | None] | None = None,
    ) -> subprocess.CompletedProcess[bytes]:
        wanted = {**environment, **(env or {})}
        return subprocess.run(
            [sys.executable, "-m", "gui.main", *map(str, arguments)],
            **({"input": stdin} if isinstance(stdin, bytes) else {"stdin": stdin}),
            stdout=stdout,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            env={key: value for key, value in wanted.items() if value is not None},
            timeout=120,
            check=False,
        )

    return run


@pytest.fixture
def samples() -> Path:
    return ROOT / "resources" / "samples"

"""Why a program cannot be started, and what may be meant."""

import errno
import os
import shlex
from collections.abc import Sequence
from pathlib import Path

from engine.said import say

_PYTHON = ".py", ".pyw"
_COMPILERS = {
    ".c": "gcc -O2 -o {program} {source} -lm",
    ".cc": "g++ -O2 -o {program} {source}",
    ".cpp": "g++ -O2 -o {program} {source}",
    ".cxx": "g++ -O2 -o {program} {source}",
    ".go": "go build -o {program} {source}",
    ".hs": "ghc -O2 -o {program} {source}",
    ".pas": "fpc -O2 -o{program} {source}",
    ".rs": "rustc -O -o {program} {source}",
}
_RUNNERS = {".java": "java", ".js": "node", ".rb": "ruby", ".pl": "perl", ".class": "java", ".jar": "java -jar"}
"""What runs a file as it stands."""
_NO_PROGRAM = 193
"""Of Windows: not a program for it."""


def why_not(command: Sequence[str], error: Exception) -> tuple[str, str]:
    """Why a program cannot be started, and a hint; "" where there is none."""
    name = command[0]
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return say("{program}: cannot be started: {reason}", program=name, reason=reason), _hint(name, error)


def _hint(name: str, error: Exception) -> str:
    """Of a file that is there."""
    path = Path(name)
    if not path.is_file():
        return ""
    ending = path.suffix.lower()
    if ending in _PYTHON:
        return _did_you_mean(f"python3 {shlex.quote(name)}")
    if ending in _COMPILERS:
        return say("it is source code; compile it first: {command}", command=_compiling(path, _COMPILERS[ending]))
    if ending in _RUNNERS:
        return _did_you_mean(f"{_RUNNERS[ending]} {shlex.quote(_started(path))}")
    if isinstance(error, FileNotFoundError):
        return _did_you_mean(f".{os.sep}{name}") if path.name == name else say("what its #! line names is not there")
    return _of_plain_file(name, error)


def _did_you_mean(command: str) -> str:
    return say("did you mean {command}?", command=command)


def _compiling(path: Path, line: str) -> str:
    return line.format(program=shlex.quote(str(path.with_suffix(""))), source=shlex.quote(str(path)))


def _started(path: Path) -> str:
    return path.stem if path.suffix.lower() == ".class" else str(path)


def _of_plain_file(name: str, error: Exception) -> str:
    if isinstance(error, PermissionError):
        if os.name == "nt":
            return ""
        return say("it may not be run; if it is a program: {command}", command=f"chmod +x {shlex.quote(name)}")
    if isinstance(error, OSError) and (error.errno == errno.ENOEXEC or getattr(error, "winerror", 0) == _NO_PROGRAM):
        return say("it is no program for this machine, or a script without a #! line such as #!/usr/bin/env python3")
    return ""

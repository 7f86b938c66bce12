"""Why a program cannot be started, and what may be meant."""

import errno
import os
import shlex
from collections.abc import Sequence
from pathlib import Path

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
    return f"{name}: cannot be started: {reason}", _hint(name, error)


def _hint(name: str, error: Exception) -> str:
    """Of a file that is there."""
    path = Path(name)
    if not path.is_file():
        return ""
    ending = path.suffix.lower()
    if ending in _PYTHON:
        return f"did you mean python3 {shlex.quote(name)}?"
    if ending in _COMPILERS:
        return f"it is source code; compile it first: {_compiling(path, _COMPILERS[ending])}"
    if ending in _RUNNERS:
        return f"did you mean {_RUNNERS[ending]} {shlex.quote(_started(path))}?"
    if isinstance(error, FileNotFoundError):
        return f"did you mean .{os.sep}{name}?" if path.name == name else "what its #! line names is not there"
    return _of_plain_file(name, error)


def _compiling(path: Path, line: str) -> str:
    return line.format(program=shlex.quote(str(path.with_suffix(""))), source=shlex.quote(str(path)))


def _started(path: Path) -> str:
    return path.stem if path.suffix.lower() == ".class" else str(path)


def _of_plain_file(name: str, error: Exception) -> str:
    if isinstance(error, PermissionError):
        return f"it may not be run; if it is a program: chmod +x {shlex.quote(name)}" if os.name != "nt" else ""
    if isinstance(error, OSError) and (error.errno == errno.ENOEXEC or getattr(error, "winerror", 0) == _NO_PROGRAM):
        return "it is no program for this machine, or a script without a #! line such as #!/usr/bin/env python3"
    return ""

"""How a subcommand ends, and how it complains: one line each on the standard error."""

import contextlib
import os
import sys
from collections.abc import Iterable
from typing import NoReturn

from engine.diagnostics import Diagnostic

FINE = 0
NO = 1
BAD = 2
INTERRUPTED = 130
READER_GONE = 141


class CommandError(Exception):
    """A subcommand cannot do what it is asked for; the message says why, in one line or a few."""


def complain(message: str) -> int:
    """Print an error that has no place in a file; returns the exit code for it."""
    say(f"grundy: error: {message}")
    return BAD


def warn(message: str) -> None:
    """Print a warning that has no place in a file."""
    say(f"grundy: warning: {message}")


def show(diagnostics: Iterable[Diagnostic], file: str) -> None:
    """Print findings about `file`, each as ``file:line:column: error: ...``."""
    for diagnostic in diagnostics:
        say(diagnostic.describe(file))


def say(line: str) -> None:
    """Print a line on the standard error, if there is one."""
    if sys.stderr is not None:
        print(line, file=sys.stderr)


def reason(error: OSError) -> str:
    """What the system says, with the file it speaks of."""
    text = error.strerror or str(error)
    return f"{error.filename}: {text}" if error.filename else text


def abandon_output() -> None:
    """Let go of a standard output that cannot be written."""
    # Python flushes it once more at its end, and would fail again.
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def leave_at_once(code: int) -> NoReturn:
    """End the process without taking apart what it has loaded and made: of a short run, that is a tenth.

    For the end of a command that has no thread, file or program left to look after.
    """
    for stream in filter(None, (sys.stdout, sys.stderr)):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    os._exit(code)

"""The result of a subcommand: to the standard output, or into a file that is written whole or not at all."""

import errno
import os
import sys
from argparse import ArgumentParser
from pathlib import Path

from engine.atomic_file import write_atomically
from engine.cli.exits import CommandError, abandon_output, reason


def add_output_argument(parser: ArgumentParser) -> None:
    """The argument -o."""
    parser.add_argument("-o", "--output", metavar="OUT", help="write into this file (default: the standard output)")


def write_output(data: bytes, file: str | None) -> None:
    """Write `data` as it is to `file`; to the standard output if that is None or "-".

    Texts are UTF-8 with line feeds on every system, whatever it would make of them otherwise.
    """
    if file is None or file == "-":
        _print(data)
        return
    if not file:
        raise CommandError("the name of the file to write is empty")
    try:
        write_atomically(Path(file), data)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CommandError(f"{file}: cannot be written: {error.strerror or reason(error)}") from error


def _print(data: bytes) -> None:
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF), "standard output")
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        abandon_output()
        raise CommandError(f"the standard output cannot be written: {error.strerror or error}") from error

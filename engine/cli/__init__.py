"""The subcommands of ``grundy``: all that works without a window.

Each is a module of this package, listed in `engine.cli.commands`, with two functions: ``parser() -> ArgumentParser``
and ``run(arguments) -> int``. A module is imported only when it is asked for.
"""

import gc
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module

from engine.blas import one_thread
from engine.cli import exits
from engine.cli.commands import COMMANDS
from engine.cli.overview import overview
from engine.cli.signals import ended_like_an_interrupt
from engine.diagnostics import InputError

NAMES = tuple(command.name for command in COMMANDS)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the subcommand that `argv` (the arguments of the process if None) starts with; returns the exit code.

    0: fine. 1: the answer is "no". 2: wrong usage, unreadable input, or nothing can be written. 130: interrupted,
    or told to end. 141: whoever read the output has gone.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        with ended_like_an_interrupt(), _without_collecting():
            code = _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        exits.abandon_output()
        return exits.READER_GONE
    except KeyboardInterrupt:
        return exits.INTERRUPTED
    except InputError as error:
        exits.show(error.diagnostics, error.file)
        return exits.BAD
    except exits.CommandError as error:
        return exits.complain(str(error))
    except OSError as error:
        return exits.complain(exits.reason(error))
    return code


@contextmanager
def _without_collecting() -> Iterator[None]:
    """Let no reference cycles be looked for: hundreds of thousands of queries make that slow, and there are none."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _run(arguments: list[str]) -> int:
    if arguments and arguments[0] in NAMES:
        with one_thread():
            command = import_module(f"engine.cli.{arguments[0]}")
        parser, rest = command.parser(), arguments[1:]
    else:
        parser, rest, command = overview(), arguments, None
    try:
        parsed = parser.parse_args(rest)
    except SystemExit as stop:
        return int(stop.code or 0)
    if command is None:
        raise exits.CommandError(f"name a subcommand: {', '.join(NAMES)} (see grundy --help)")
    return int(command.run(parsed))


__all__ = ["NAMES", "main"]

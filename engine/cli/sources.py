"""The input of a subcommand: a file or the standard input, in a format that is named or found out."""

import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.cli.exits import CommandError, reason, say
from engine.diagnostics import Diagnostic, InputError
from engine.formats.base import Format, Reading
from engine.formats.detect import Candidate, Detection, detect
from engine.formats.reader import decode
from engine.formats.registry import Registry, UnknownFormatError, formats
from engine.project_mark import is_project

PROJECT = "grundy"
"""The name of the native format, which is none of the judges'."""
STDIN = "<stdin>"


@dataclass(frozen=True, slots=True)
class Source:
    """What was read: the name of the file, for messages, and its bytes."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Input:
    """The cases of an input.

    Attributes
    ----------
    records
        The cases.
    game
        The game that they are of.
    format
        The judge's format that they are in; of a ``.grundy`` file the one that it was last shown in, or None.
    warnings
        What is odd about them.
    """

    records: tuple[Any, ...]
    game: str
    format: Format[Any] | None
    warnings: tuple[Diagnostic, ...] = ()


def add_input_arguments(parser: ArgumentParser) -> None:
    """The arguments FILE and --format."""
    parser.add_argument("file", nargs="?", metavar="FILE", help="a judge's file or a .grundy file; - is stdin")
    parser.add_argument("--format", metavar="F", help="the format of FILE (default: found out; see grundy formats)")


def read_source(file: str | None, parser: ArgumentParser) -> Source:
    """Read FILE, or the standard input; but that not from a terminal unless asked to: then the usage is shown.

    Raises CommandError if it cannot be read.
    """
    if file not in (None, "-"):
        path = Path(str(file))
        try:
            return Source(str(file), path.read_bytes())
        except OSError as error:
            raise CommandError(f"{file}: {error.strerror or reason(error)}") from error
    if sys.stdin is None or (file is None and sys.stdin.isatty()):
        parser.print_usage(sys.stderr)
        raise CommandError("name a FILE, or - for the standard input")
    return Source(STDIN, sys.stdin.buffer.read())


def check_format(name: str | None) -> None:
    """Raise CommandError unless `name`, if any, is a format that can be read: before anything is waited for."""
    if name not in (None, PROJECT):
        named_format(str(name))


def named_format(name: str) -> Format[Any]:
    """The judge's format of that name or alias. Raises CommandError."""
    try:
        return formats().get(name)
    except UnknownFormatError as error:
        raise CommandError(f"{error}; see grundy formats") from error


def read_input(source: Source, format_name: str | None) -> Input:
    """The cases of a source. Raises InputError, or CommandError where the format cannot be found out."""
    if format_name == PROJECT or (format_name is None and is_project(source.data)):
        return _read_project(source)
    text = decode(source.data)
    if format_name is not None:
        chosen = named_format(format_name)
        return _read(source, Candidate(chosen, chosen.read(text)))
    return _read(source, _detected(source, text, formats()))


def _read_project(source: Source) -> Input:
    from engine.project_file import load

    try:
        document, _ = load(source.data)
    except InputError as error:
        raise InputError(error.diagnostics, source.name) from error
    registry = formats()
    known = document.format_name and document.format_name in {name for form in registry for name in form.names}
    return Input(document.records(), "graph", registry.get(document.format_name) if known else None)


def _read(source: Source, candidate: Candidate) -> Input:
    reading: Reading[Any] = candidate.reading
    reading.raise_on_error(source.name)
    return Input(reading.records, candidate.format.game, candidate.format, reading.diagnostics)


def _detected(source: Source, text: str, registry: Registry) -> Candidate:
    """The one format that fits; if none does, the likeliest, whose errors are shown."""
    name = "" if source.name == STDIN else source.name
    found = detect(text, name, registry)
    if found.certain is not None:
        return next(c for c in found.candidates if c.format is found.certain)
    if found.candidates:
        raise CommandError(_choice(source, found))
    nearest = found.likeliest
    if nearest is None:
        raise CommandError(f"{source.name}: there are no formats to read it with")
    say(f"grundy: {source.name}: no format fits; this is wrong with it as {nearest.format.name}:")
    return nearest


def _choice(source: Source, found: Detection) -> str:
    fits = ", ".join(candidate.format.name for candidate in found.candidates)
    if len(found.candidates) > 1:
        return f"{source.name}: several formats fit: {fits}; say which one with --format"
    hinted = found.failures[0]
    first = next(d for d in hinted.reading.diagnostics if d.is_error)
    return (
        f"{source.name}: the name tells {hinted.format.name}, but the text reads only as {fits}; "
        f"say which one with --format\n{first.describe(source.name)}"
    )

"""The input of a subcommand: a file or the standard input, in a format that is named or found out."""

import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.cli.exits import CommandError, reason, say
from engine.diagnostics import Diagnostic, InputError
from engine.formats import bounds
from engine.formats.base import Format, Reading
from engine.formats.reader import decode
from engine.formats.registry import Registry, UnknownFormatError, format_named, formats
from engine.project_mark import is_project

if TYPE_CHECKING:
    # It looks at texts with all formats, and is loaded only where none is named.
    from engine.formats.detect import Detection

PROJECT = "grundy"
"""The name of the native format, which is none of the judges'."""
FOREIGN = ("graphml", "gml", "dot", "edges")
"""The graphs of other programs: `engine.interchange.KINDS`, which is loaded only for them."""
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
    kinds
        The kind of game of each case; of a ``.grundy`` file they may differ.
    format
        The judge's format that they are in; of a ``.grundy`` file the one that it was last shown in, or None.
    warnings
        What is odd about them.
    foreign
        One of `FOREIGN` if it is the graph of another program, else "".
    base
        What the first position is called in a list of edges with numbers, else None.
    """

    records: tuple[Any, ...]
    kinds: tuple[str, ...]
    format: Format[Any] | None
    warnings: tuple[Diagnostic, ...] = ()
    foreign: str = ""
    base: int | None = None


def add_input_arguments(parser: ArgumentParser) -> None:
    """The arguments FILE and --format."""
    parser.add_argument(
        "file", nargs="?", metavar="FILE", help="a judge's file, a .grundy file or another program's graph; - is stdin"
    )
    parser.add_argument("--format", metavar="F", help="the format of FILE (default: found out; see grundy formats)")


def read_source(file: str | None, parser: ArgumentParser) -> Source:
    """Read FILE, or the standard input; but that not from a terminal unless asked to: then the usage is shown.

    Raises CommandError if it cannot be read, InputError if it is larger than is read.
    """
    if file not in (None, "-"):
        path = Path(str(file))
        try:
            return Source(str(file), bounds.read_file(path))
        except OSError as error:
            raise CommandError(f"{file}: {error.strerror or reason(error)}") from error
    if sys.stdin is None or (file is None and sys.stdin.isatty()):
        parser.print_usage(sys.stderr)
        raise CommandError("name a FILE, or - for the standard input")
    return Source(STDIN, bounds.read_stream(sys.stdin.buffer, STDIN))


def check_format(name: str | None) -> None:
    """Raise CommandError unless `name`, if any, is a format that can be read: before anything is waited for."""
    if name not in (None, PROJECT, *FOREIGN):
        named_format(str(name))


def named_format(name: str) -> Format[Any]:
    """The judge's format of that name or alias. Raises CommandError."""
    try:
        return format_named(name)
    except UnknownFormatError as error:
        raise CommandError(f"{error}; see grundy formats") from error


def read_input(source: Source, format_name: str | None, base: int | None = None, header: bool | None = None) -> Input:
    """The cases of a source. `base` and `header` tell how a list of edges counts; see `engine.interchange.read_graph`.

    Raises InputError, or CommandError where the format cannot be found out.
    """
    if format_name == PROJECT or (format_name is None and is_project(source.data)):
        return _read_project(source)
    text = decode(source.data)
    kind = format_name if format_name in FOREIGN else _foreign_kind(source, text) if format_name is None else None
    if kind is not None:
        return _read_foreign(source, text, kind, base, header)
    if format_name is not None:
        chosen = named_format(format_name)
        return _read(source, chosen, chosen.read(text))
    return _read(source, *_detected(source, text, formats()))


def _foreign_kind(source: Source, text: str) -> str | None:
    """Which kind of another program's graph a text is, by its beginning or its file's name; None if it is none."""
    from engine.interchange import kind_of

    return kind_of(text, "" if source.name == STDIN else Path(source.name).suffix)


def _read_foreign(source: Source, text: str, kind: str, base: int | None, header: bool | None) -> Input:
    from engine.interchange import read_graph

    try:
        found = read_graph(text, kind, base, header)
    except InputError as error:
        raise InputError(error.diagnostics, source.name) from error
    return Input((found.record,), ("graph",), None, found.warnings, kind, found.base)


def _read_project(source: Source) -> Input:
    from engine.project_file import load

    try:
        document, _ = load(source.data)
    except InputError as error:
        raise InputError(error.diagnostics, source.name) from error
    kinds = tuple(case.kind.name for case in document.cases)
    return Input(document.records(), kinds, _last_shown(document.format_name))


def _last_shown(name: str) -> Format[Any] | None:
    """The format of that name; None if the file names none, or one that is not installed here."""
    try:
        return format_named(name) if name else None
    except UnknownFormatError:
        return None


def _read(source: Source, form: Format[Any], reading: Reading[Any]) -> Input:
    reading.raise_on_error(source.name)
    return Input(reading.records, (form.game,) * len(reading.records), form, reading.diagnostics)


def _detected(source: Source, text: str, registry: Registry) -> tuple[Format[Any], Reading[Any]]:
    """The one format that fits; if none does, the likeliest, whose errors are shown."""
    from engine.formats.detect import detect

    name = "" if source.name == STDIN else source.name
    found = detect(text, name, registry)
    if found.certain is not None:
        return next((c.format, c.reading) for c in found.candidates if c.format is found.certain)
    if found.candidates:
        raise CommandError(_choice(source, name, found, edges=_may_be_edges(text)))
    nearest = found.likeliest
    if nearest is None:
        raise CommandError(f"{source.name}: there are no formats to read it with")
    if _may_be_edges(text):
        say(f"grundy: {source.name}: if this is a plain list of edges, say --format edges")
    say(f"grundy: {source.name}: no format fits; this is wrong with it as {nearest.format.name}:")
    return nearest.format, nearest.reading


def _may_be_edges(text: str) -> bool:
    """Whether a text looks like a list of edges."""
    from engine.interchange import looks_like_edges

    return looks_like_edges(text)


def _choice(source: Source, name: str, found: "Detection", *, edges: bool) -> str:
    """What to say where more than one format may be meant: those that fit, or another one that the name tells."""
    from engine.formats.detect import hinted_formats

    fits = ", ".join([candidate.format.name for candidate in found.candidates] + (["edges"] if edges else []))
    hinted = hinted_formats(name, formats())
    broken = next((failure for failure in found.failures if failure.format in hinted), None)
    if broken is None or any(candidate.format in hinted for candidate in found.candidates):
        return f"{source.name}: several formats fit: {fits}; say which one with --format"
    first = next(d for d in broken.reading.diagnostics if d.is_error)
    return (
        f"{source.name}: the name tells {broken.format.name}, but the text reads only as {fits}; "
        f"say which one with --format\n{first.describe(source.name)}"
    )

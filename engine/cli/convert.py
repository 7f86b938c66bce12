"""``grundy convert``: a file written in another format."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from typing import Any

from engine.cli.exits import FINE, CommandError, show
from engine.cli.kinds import KINDS, many, require_kind
from engine.cli.output import add_output_argument, write_output
from engine.cli.sources import PROJECT, Input, add_input_arguments, check_format, named_format, read_input, read_source
from engine.diagnostics import InputError, errors_in
from engine.formats.base import Format

_EXAMPLES = """\
examples:
  grundy convert --to uva11927 chess.in -o games.in
  grundy convert --to grundy chess.in -o chess.grundy     a file for the editor
  grundy convert --to hdu1524 chess.grundy                to the standard output

A file is written in a format of its own game: graphs as hdu1524 or uva11927, heaps as hdu1536 or hdu1848, and so on.
A limit of the judge that is broken is a warning; what a format cannot express is an error, and nothing is written.
"""


def parser() -> ArgumentParser:
    """The arguments of ``grundy convert``."""
    made = ArgumentParser(
        prog="grundy convert",
        description="Write a file in another format.",
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    made.add_argument("--to", required=True, metavar="F", help="the format to write: see grundy formats")
    add_input_arguments(made)
    add_output_argument(made)
    return made


def run(arguments: Namespace) -> int:
    """Convert the file and write it."""
    target = None if arguments.to == PROJECT else named_format(arguments.to)
    check_format(arguments.format)
    source = read_source(arguments.file, parser())
    given = read_input(source, arguments.format)
    show(given.warnings, source.name)
    data = _as_project(given, source.name) if target is None else _as_text(given, target, source.name)
    write_output(data, arguments.output)
    return FINE


def _as_project(given: Input, file: str) -> bytes:
    from engine.document import Document
    from engine.project_file import dump

    foreign = next((kind for kind in given.kinds if kind not in KINDS), None)
    if foreign is not None:
        raise CommandError(f"{file}: a .grundy file holds {', '.join(map(many, KINDS))}, not {many(foreign)}")
    return dump(Document(given.records, given.format.name if given.format else ""))


def _as_text(given: Input, target: Format[Any], file: str) -> bytes:
    require_kind(file, given.kinds, target, "written")
    findings = target.check(given.records)
    if errors_in(findings):
        raise InputError(findings, file)
    show(findings, file)
    return target.render(given.records).encode()

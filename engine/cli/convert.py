"""``grundy convert``: a file written in another format."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter

from engine.cli.exits import FINE, CommandError, show
from engine.cli.output import add_output_argument, write_output
from engine.cli.sources import PROJECT, Input, add_input_arguments, check_format, named_format, read_input, read_source
from engine.diagnostics import InputError, errors_in

_EXAMPLES = """\
examples:
  grundy convert --to uva11927 chess.in -o games.in
  grundy convert --to grundy chess.in -o chess.grundy     a file for the editor
  grundy convert --to hdu1524 chess.grundy                to the standard output

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
    data = _as_project(given) if target is None else _as_text(given, target.name, source.name)
    write_output(data, arguments.output)
    return FINE


def _as_project(given: Input) -> bytes:
    from engine.document import Document
    from engine.project_file import dump

    if given.game != "graph":
        raise CommandError(f"a .grundy file holds graphs, not {given.game}")
    return dump(Document(given.records, given.format.name if given.format else ""))


def _as_text(given: Input, name: str, file: str) -> bytes:
    target = named_format(name)
    if given.game != target.game:
        raise CommandError(f"{file}: {name} is about {target.game}, not {given.game}")
    findings = target.check(given.records)
    if errors_in(findings):
        raise InputError(findings, file)
    show(findings, file)
    return target.render(given.records).encode()

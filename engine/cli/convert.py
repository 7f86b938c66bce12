"""``grundy convert``: a file written in another format."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from typing import Any

from engine.cli.exits import FINE, CommandError, show
from engine.cli.graph_options import add_reading_arguments, read_with
from engine.cli.kinds import KINDS, many, one, require_kind
from engine.cli.output import add_output_argument, write_output
from engine.cli.progress import shown_progress
from engine.cli.sources import FOREIGN, PROJECT, Input, add_input_arguments, check_format, named_format, read_source
from engine.cli.values import whole
from engine.diagnostics import InputError, errors_in
from engine.formats.base import Format

# The share of reading in all, about.
_READ = 0.6
_WRITTEN = ("graphml", "edges")
_EXAMPLES = """\
examples:
  grundy convert --to uva11927 chess.in -o games.in
  grundy convert --to grundy chess.in -o chess.grundy     a file for the editor
  grundy convert --to hdu1524 chess.grundy                to the standard output
  grundy convert --to hdu1524 graph.graphml               a graph of yEd, Gephi or networkx for the judge
  grundy convert --to graphml chess.in --case 2           the second case for such a program
  grundy convert --to edges --base 1 --case 1 chess.in    a plain list of edges that counts from 1
  grundy convert --to grundy --format edges list.txt      a list of edges whose name does not tell that it is one

A file is written in a format of its own game: graphs as hdu1524 or uva11927, heaps as hdu1536 or hdu1848, and so on.
A limit of the judge that is broken is a warning; what a format cannot express is an error, and nothing is written.
GraphML, GML, DOT and lists of edges hold one graph: of several cases say which one with --case. A list of edges keeps
the moves alone; GraphML keeps names, places, values, and the stones of the first query too.

exit codes: 0 the file is written, 2 wrong usage, unreadable input, or what the format cannot express
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
    add_reading_arguments(made)
    made.add_argument(
        "--base", type=int, choices=(0, 1), help="from what a list of edges counts (--to edges; default: 0)"
    )
    made.add_argument("--case", type=whole(1), metavar="K", help="the case to write, from 1 (--to graphml or edges)")
    add_output_argument(made)
    return made


def run(arguments: Namespace) -> int:
    """Convert the file and write it."""
    _check(arguments)
    check_format(arguments.format)
    source = read_source(arguments.file, parser())
    with shown_progress("converting") as told:
        given = read_with(arguments, source, arguments.format)
        show(given.warnings, source.name)
        told(_READ, "writing")
        data = _written(arguments, given, source.name)
    write_output(data, arguments.output)
    return FINE


def _check(arguments: Namespace) -> None:
    """Raise CommandError for a format that cannot be written, and for options that do not go with it."""
    if arguments.to in FOREIGN and arguments.to not in _WRITTEN:
        raise CommandError(
            f"{arguments.to} is read only: of the graphs of other programs write {' or '.join(_WRITTEN)}"
        )
    if arguments.to not in (PROJECT, *FOREIGN):
        named_format(arguments.to)
    if arguments.base is not None and arguments.to != "edges":
        raise CommandError("--base goes with --to edges")
    if arguments.case is not None and arguments.to not in _WRITTEN:
        raise CommandError(f"--case goes with --to {' or '.join(_WRITTEN)}: other formats hold all cases")


def _written(arguments: Namespace, given: Input, file: str) -> bytes:
    if arguments.to == PROJECT:
        return _as_project(given, file)
    if arguments.to in _WRITTEN:
        return _as_graph(arguments, given, file)
    return _as_text(given, named_format(arguments.to), file)


def _as_graph(arguments: Namespace, given: Input, file: str) -> bytes:
    from engine.interchange import write_graph

    count = len(given.records)
    if count != 1 and arguments.case is None:
        raise CommandError(
            f"{file}: {arguments.to} holds one graph, and there are {count} cases: say --case 1, or another"
        )
    case = arguments.case or 1
    if case > count:
        raise CommandError(f"{file}: there is no case {case}: the file has {count}")
    if given.kinds[case - 1] != "graph":
        raise CommandError(f"{file}: case {case}: {one(given.kinds[case - 1])} cannot be written as {arguments.to}")
    return write_graph(given.records[case - 1], arguments.to, arguments.base or 0).encode()


def _as_project(given: Input, file: str) -> bytes:
    from engine.document import Document
    from engine.project_file import dump

    foreign = next((kind for kind in given.kinds if kind not in KINDS), None)
    if foreign is not None:
        raise CommandError(f"{file}: a .grundy file holds {', '.join(map(many, KINDS))}, not {many(foreign)}")
    return dump(Document(given.records, given.format.name if given.format else ""))


def _why_nothing(given: Input, target: Format[Any]) -> str:
    if not given.records:
        return "the file holds no case"
    return f"no case is left that {target.name} can hold: see the warnings above"


def _as_text(given: Input, target: Format[Any], file: str) -> bytes:
    require_kind(file, given.kinds, target, "written")
    findings = target.check(given.records)
    if errors_in(findings):
        raise InputError(findings, file)
    show(findings, file)
    if not target.adapt(given.records)[0]:
        raise CommandError(f"{file}: nothing is written: {_why_nothing(given, target)}")
    return target.render(given.records).encode()

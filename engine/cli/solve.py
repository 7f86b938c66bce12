"""``grundy solve``: the answers that the judge expects for a file."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any

from engine.answers import outcomes
from engine.cli.exits import FINE, CommandError, show, warn
from engine.cli.graph_options import add_reading_arguments, read_with
from engine.cli.kinds import KINDS, many, require_kind
from engine.cli.output import add_output_argument, write_output
from engine.cli.progress import Told, shown_progress
from engine.cli.sources import (
    FOREIGN,
    PROJECT,
    Input,
    add_input_arguments,
    check_format,
    named_format,
    read_source,
)
from engine.formats.base import Format
from engine.formats.registry import formats
from engine.project_mark import is_project

# The share of reading in all, about.
_READ = 0.5
_EXAMPLES = """\
examples:
  grundy solve 1.in                      the format is found out
  grundy solve --format uva11927 1.in    the format is named
  grundy solve game.grundy -o 1.out      a file of the editor, the answers into a file
  generator | grundy solve -             the standard input
  grundy solve graph.graphml             a graph of another program: what its stones come to, or all values

A .grundy file is answered in the words of the format that it was last shown in, or of --format; cases of another kind
of game in the words of the first format for that kind (see grundy formats).
A graph of another program (GraphML, GML, DOT, a list of edges) is answered if it has stones; of one without, the value
of each position is printed, a position a line: what it is called, a tab, its value.

exit codes: 0 the answers are printed, 2 wrong usage or unreadable input
"""


@cache
def parser() -> ArgumentParser:
    """The arguments of ``grundy solve``; made once."""
    made = ArgumentParser(
        prog="grundy solve",
        description="Print the judge's answers to a file.",
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add_input_arguments(made)
    add_reading_arguments(made)
    add_output_argument(made)
    return made


def run(arguments: Namespace) -> int:
    """Solve the file and write the answers."""
    check_format(arguments.format)
    source = read_source(arguments.file, parser())
    named = arguments.format not in (None, PROJECT, *FOREIGN) and is_project(source.data)
    with shown_progress("solving") as told:
        given = read_with(arguments, source, PROJECT if named else arguments.format)
        # What there is to say is said before there can be a bar.
        show(given.warnings, source.name)
        if given.foreign and not given.records[0].queries:
            text = _values(given)
        else:
            judges = _named(arguments.format, source.name, given) if named else _judges(source.name, given)
            text = _answers(source.name, given, judges, told)
    write_output(text.encode(), arguments.output)
    return FINE


def _named(format_name: str, file: str, given: Input) -> dict[str, Format[Any]]:
    judge = named_format(format_name)
    require_kind(file, given.kinds, judge, "answered")
    return {judge.game: judge}


def _values(given: Input) -> str:
    """The value of each position of a graph without stones, called as in its file."""
    from engine.solve.bulk import grundy_labels

    record, first = given.records[0], given.base or 0
    labels = grundy_labels(record.n, record.sources, record.targets).tolist()
    names = record.names
    return "".join(f"{' '.join(names.get(i, str(i + first)).split())}\t{value}\n" for i, value in enumerate(labels))


def _judges(file: str, given: Input) -> dict[str, Format[Any]]:
    """For each kind of game the format in whose words to answer; a warning tells of one that is none of the file's."""
    judges: dict[str, Format[Any]] = {given.format.game: given.format} if given.format else {}
    for kind in dict.fromkeys(given.kinds):
        if kind not in judges:
            judges[kind] = formats().for_game(kind)[0]
            what = f"{file} names no judge" if given.format is None else f"{file} names no judge for {many(kind)}"
            warn(f"{what}: answering in the words of {judges[kind].name} (choose with --format)")
    return judges


def _answers(file: str, given: Input, judges: dict[str, Format[Any]], told: Told) -> str:
    """The judge's answers to all cases in their order."""
    count, outcomes = len(given.records), []
    for case, record in enumerate(given.records, 1):
        told(_READ + (1 - _READ) * (case - 1) / count)
        outcomes.append(_outcomes(file, case, record, given))
    runs = groupby(zip(given.kinds, outcomes, strict=True), key=itemgetter(0))
    return "".join(judges[kind].format_answers([case for _, case in run]) for kind, run in runs)


def _outcomes(file: str, case: int, record: Any, given: Input) -> list[bool]:
    kind = given.kinds[case - 1]
    if kind not in KINDS:
        raise CommandError(f"{file}: {many(kind)} cannot be solved here")
    try:
        return outcomes(record)
    except ValueError as error:
        # A heap beyond the table (BeyondTableError): whatever else cannot be answered has not been read.
        raise CommandError(f"{file}: case {case}: {error}") from error

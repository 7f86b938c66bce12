"""``grundy solve``: the answers that the judge expects for a file."""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable
from typing import Any

from engine.answers import outcomes
from engine.cli.exits import FINE, CommandError, show, warn
from engine.cli.output import add_output_argument, write_output
from engine.cli.sources import (
    PROJECT,
    Input,
    Source,
    add_input_arguments,
    check_format,
    named_format,
    read_input,
    read_source,
)
from engine.formats.base import Format
from engine.formats.registry import formats
from engine.project_mark import is_project

_EXAMPLES = """\
examples:
  grundy solve 1.in                      the format is found out
  grundy solve --format uva11927 1.in    the format is named
  grundy solve game.grundy -o 1.out      a file of the editor, the answers into a file
  generator | grundy solve -             the standard input

A .grundy file is answered in the words of the format that it was last shown in, or of --format.
"""
_OUTCOMES: dict[str, Callable[[Any], list[bool]]] = {"graph": outcomes}


def parser() -> ArgumentParser:
    """The arguments of ``grundy solve``."""
    made = ArgumentParser(
        prog="grundy solve",
        description="Print the judge's answers to a file.",
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add_input_arguments(made)
    add_output_argument(made)
    return made


def run(arguments: Namespace) -> int:
    """Solve the file and write the answers."""
    check_format(arguments.format)
    source = read_source(arguments.file, parser())
    given, judge = _cases_and_judge(source, arguments.format)
    show(given.warnings, source.name)
    solver = _OUTCOMES.get(given.game)
    if solver is None:
        raise CommandError(f"{source.name}: {judge.name} is about {given.game}, which cannot be solved here")
    text = judge.format_answers([solver(record) for record in given.records])
    write_output(text.encode(), arguments.output)
    return FINE


def _cases_and_judge(source: Source, name: str | None) -> tuple[Input, Format[Any]]:
    """The cases, and the format in whose words to answer."""
    if name not in (None, PROJECT) and is_project(source.data):
        return read_input(source, PROJECT), named_format(str(name))
    given = read_input(source, name)
    return given, given.format or _any_judge(source, given.game)


def _any_judge(source: Source, game: str) -> Format[Any]:
    judges = formats().for_game(game)
    if not judges:
        raise CommandError(f"{source.name}: there is no format for {game}")
    warn(f"{source.name} names no judge: answering in the words of {judges[0].name} (choose with --format)")
    return judges[0]

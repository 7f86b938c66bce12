"""How a plain list of edges counts, as options: those of the file that is read, and those of one that is written."""

from argparse import ArgumentParser, Namespace

from engine.cli.exits import CommandError
from engine.cli.sources import Input, Source, read_input


def add_reading_arguments(parser: ArgumentParser) -> None:
    """The arguments --read-base and --header, for FILE."""
    parser.add_argument(
        "--read-base",
        type=int,
        choices=(0, 1),
        help="FILE is a list of edges that counts from 0 or 1 (default: found out)",
    )
    parser.add_argument(
        "--header", choices=("yes", "no"),
        help="whether the first line of a list of edges tells the numbers of positions and moves (default: found out)",
    )  # fmt: skip


def read_with(arguments: Namespace, source: Source, format_name: str | None) -> Input:
    """`read_input` with those arguments. Raises CommandError where they are given for what is no list of edges."""
    header = None if arguments.header is None else arguments.header == "yes"
    given = read_input(source, format_name, arguments.read_base, header)
    told = [name for name, on in (("--read-base", arguments.read_base), ("--header", header)) if on is not None]
    if told and given.foreign != "edges":
        raise CommandError(
            f"{source.name}: {' and '.join(told)} is for lists of edges: say --format edges if it is one"
        )
    return given

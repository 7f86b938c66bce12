"""``grundy render``: a picture of a case.

SVG, TikZ and DOT are made here. PNG and PDF are painted of the SVG by a painter that whoever starts the command brings
along (`set_painter`), as the engine knows none.
"""

from argparse import ArgumentParser, ArgumentTypeError, BooleanOptionalAction, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable
from pathlib import PurePath
from typing import Any, TypeAlias

from engine.cli.exits import FINE, CommandError, show, warn
from engine.cli.output import write_output
from engine.cli.progress import Told, shown_progress
from engine.cli.sources import Input, add_input_arguments, check_format, read_input, read_source
from engine.drawing import THEMES, DrawingError, dot_of, drawn_size, svg_of, tikz_of, too_large
from engine.drawing.limits import MOST
from engine.generators.texts import number, shown

Painter: TypeAlias = Callable[[str, str, float], bytes]
"""Makes a picture of an SVG document: given that, "png" or "pdf", and how many pixels a unit takes in a PNG."""

KINDS = ("svg", "png", "pdf", "tex", "dot")
PAINTED = ("png", "pdf")
_LARGEST_SCALE = 20.0
# The shares of reading, and of all but painting, about.
_READ, _DRAWN = 0.2, 0.8
_EXAMPLES = """\
examples:
  grundy render chess.in -o chess.svg                        the first query of the first case
  grundy render chess.in --case 2 --query 3 -o chess.pdf
  grundy render chess.in --query all --theme dark -o chess.png
  grundy render chess.in -o chess.tex                        a document for pdflatex
  grundy render chess.in --fragment -o chess.tex             the picture alone, to be put into a document by \\input
  grundy render chess.in --to dot | dot -Tsvg > chess.svg    the standard output

A case without places is laid out in layers. With --query all a graph is drawn without stones, and heaps with all
queries. In TikZ, writing that the fonts of pdflatex lack is spelled out: U+4E2D. As DOT a board is the graphs of its
rows, and heaps are stones on a graph of their sizes. A picture of more than 60,000 parts is refused.

exit codes: 0 the picture is written, 2 wrong usage, unreadable input, or a picture that is too large
"""

_painter: Painter | None = None


def set_painter(painter: Painter | None) -> None:
    """Let PNG and PDF be painted by `painter`, which may raise DrawingError, or ImportError where it cannot work."""
    global _painter  # noqa: PLW0603 - one process runs one command, and one place knows who paints
    _painter = painter


def parser() -> ArgumentParser:
    """The arguments of ``grundy render``."""
    made = ArgumentParser(
        prog="grundy render",
        description="Draw a case: SVG, PNG, PDF, TikZ or DOT.",
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add_input_arguments(made)
    made.add_argument("-o", "--output", metavar="OUT", help="write this file; - is the standard output")
    made.add_argument(
        "--to", choices=KINDS, help="the kind of picture (default: as the name of OUT ends; without OUT it is needed)"
    )
    made.add_argument("--case", type=_number, default=1, metavar="K", help="which case, from 1 (default: 1)")
    made.add_argument("--query", type=_query, default=1, metavar="Q", help="which query, from 1, or all (default: 1)")
    made.add_argument("--theme", choices=tuple(THEMES), default="print", help="the colours (default: print)")
    made.add_argument("--scale", type=_scale, default=2.0, metavar="S", help="pixels a unit in a PNG (default: 2)")
    made.add_argument(
        "--caption", action=BooleanOptionalAction, default=True, help="names, winner and nim-sum below (default: with)"
    )
    made.add_argument("--staircase", action="store_true", help="boards: show why the rows have their values")
    made.add_argument(
        "--values",
        action=BooleanOptionalAction,
        default=True,
        help="values and winner (default: with); without, nothing is given away",
    )
    made.add_argument("--fragment", action="store_true", help="TikZ alone, for a document of your own (tex)")
    return made


def run(arguments: Namespace) -> int:
    """Draw the case and write the picture."""
    kind = _kind(arguments.to, arguments.output)
    if arguments.fragment and kind != "tex":
        raise CommandError(f"--fragment is for tex, not for {kind}")
    check_format(arguments.format)
    source = read_source(arguments.file, parser())
    with shown_progress("drawing") as told:
        given = read_input(source, arguments.format)
        # What there is to say is said before there can be a bar.
        show(given.warnings, source.name)
        record = _record(given, arguments.case, source.name)
        try:
            data = _picture(record, kind, arguments, told)
        except DrawingError as error:
            raise CommandError(f"{source.name}: case {arguments.case}: {error}") from error
    write_output(data, arguments.output)
    return FINE


def _record(given: Input, case: int, file: str) -> Any:
    count = len(given.records)
    if case > count:
        raise CommandError(f"{file}: there is no case {case}: the file has {count}")
    return given.records[case - 1]


def _picture(record: Any, kind: str, arguments: Namespace, told: Told) -> bytes:
    query = None if arguments.query == "all" else arguments.query - 1
    if drawn_size(record)[0] <= MOST and too_large(record):
        warn(too_large(record))
    told(_READ, "laying out")
    look = {"caption": arguments.caption, "staircase": arguments.staircase, "values": arguments.values}
    if kind == "dot":
        text = dot_of(record, query, arguments.theme, caption=arguments.caption, values=arguments.values)
    elif kind == "tex":
        text = tikz_of(record, query, arguments.theme, **look, standalone=not arguments.fragment)
    else:
        text = svg_of(record, query, arguments.theme, **look)
    if kind not in PAINTED:
        return text.encode()
    told(_DRAWN, "painting")
    return _painted(text, kind, arguments.scale)


def _painted(svg: str, kind: str, scale: float) -> bytes:
    if _painter is None:
        raise CommandError(f"{kind} needs a painter, and there is none here: choose svg")
    try:
        return _painter(svg, kind, scale)
    except ImportError as error:
        raise CommandError(f"{kind} is painted by Qt, which cannot be loaded: {error}") from error


def _kind(named: str | None, output: str | None) -> str:
    """The kind of picture: the one that is named, or the one that the file's name ends with."""
    if named:
        return named
    if output in (None, "-"):
        raise CommandError(f"name a file with -o, or a kind of picture with --to: {', '.join(KINDS)}")
    ending = PurePath(str(output)).suffix.lower().removeprefix(".")
    if ending not in KINDS:
        raise CommandError(f"{output}: the name ends with none of .{', .'.join(KINDS)}; say the kind with --to")
    return ending


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 18 and int(text)):
        raise ArgumentTypeError(f"not a number from 1: {shown(text)}")
    return int(text)


def _query(text: str) -> int | str:
    return text if text == "all" else _number(text)


def _scale(text: str) -> float:
    scale = number(text)
    if scale is None or not 0.05 <= scale <= _LARGEST_SCALE:
        raise ArgumentTypeError(f"not a scale from 0.05 to {_LARGEST_SCALE:g}: {shown(text)}")
    return scale

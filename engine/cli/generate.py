"""``grundy generate``: cases of a named shape, as a judge's input."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.cli.exits import BAD, FINE, CommandError, say, show
from engine.cli.kinds import KINDS, many
from engine.cli.output import add_output_argument, write_output
from engine.cli.places import are_one, check_place, is_file, is_ordinary
from engine.cli.progress import shown_progress
from engine.cli.sources import named_format
from engine.cli.values import seed
from engine.formats.base import Format, WriteError
from engine.formats.registry import formats
from engine.generators.catalogue import shape_named, shapes_of
from engine.generators.common import note_of, parameters_of
from engine.generators.generate import read_settings
from engine.generators.shape import Parameter, Shape, ShapeError, Values
from engine.generators.texts import shown
from engine.inputs import Input, answers_to, fits, fitting_shapes, make_input

_SEED = 1
_EXAMPLES = """\
examples:
  grundy generate --list                                  all shapes, by game
  grundy generate --list --format hdu1536                 the shapes that this format can hold
  grundy generate --list --shape balanced-rows            the parameters of a shape
  grundy generate --format hdu5724 --shape balanced-rows
  grundy generate --format hdu1536 --shape without-one --set queries=20 --set wins=50 --seed 7 -o 7.in --answers 7.out

The same arguments give the same bytes on every machine. A limit of the judge that is broken is a warning; what the
format cannot express is an error, and nothing is written. A shape has defaults for all of its parameters.

exit codes: 0 the input is written, 2 wrong usage, or what the format cannot express
"""


def parser() -> ArgumentParser:
    """The arguments of ``grundy generate``."""
    made = ArgumentParser(
        prog="grundy generate",
        description="Make cases of a named shape, as a judge's input.",
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    made.add_argument(
        "--format", metavar="F", help="the judge's format to write (see grundy formats); with --list, only its shapes"
    )
    made.add_argument("--shape", metavar="NAME", help="the shape of the cases: --list names them")
    made.add_argument(
        "--set",
        dest="settings",
        action="append",
        default=[],
        type=_setting,
        metavar="KEY=VALUE",
        help="a parameter of the shape (may be given again): see --list --shape NAME",
    )
    made.add_argument(
        "--seed",
        type=seed,
        default=_SEED,
        metavar="N",
        help="another number makes another input (default: %(default)s)",
    )
    made.add_argument("--list", action="store_true", help="print the shapes, or with --shape its parameters, and exit")
    add_output_argument(made)
    made.add_argument("--answers", metavar="OUT2", help="write the judge's answers into this file; - is stdout")
    return made


def run(arguments: Namespace) -> int:
    """Make the cases and write them, or list what there is."""
    try:
        if arguments.list:
            write_output(_listing(arguments).encode(), arguments.output)
            return FINE
        return _generate(arguments)
    except ShapeError as error:
        raise CommandError(str(error)) from error


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (equals and name.strip()):
        raise ArgumentTypeError(f"not of the form KEY=VALUE: {shown(text)}")
    return name.strip().lower(), value


def _generate(arguments: Namespace) -> int:
    form, shape = _format_and_shape(arguments)
    _check_outputs(arguments.output, arguments.answers)
    values = read_settings(shape, _by_name(arguments.settings))
    try:
        with shown_progress("generating") as progress:
            made = make_input(form, shape, values, arguments.seed, progress)
    except WriteError as error:
        show(error.diagnostics, shape.name)
        _tell_what_would_fit(form, shape, values)
        return BAD
    show(made.warnings, shape.name)
    _write(form, made, arguments.output, arguments.answers)
    return FINE


def _tell_what_would_fit(form: Format[Any], shape: Shape, values: Values) -> None:
    """Say which settings keep a shape out of a format that it fits as it is."""
    changed = [
        f"{parameter.name}={values[parameter.name]} (default: {_default(parameter)})"
        for parameter in parameters_of(shape)
        if values[parameter.name] != parameter.default
    ]
    if changed and fits(form, shape):
        say(f"grundy: with its defaults {shape.name} fits {form.name}; what was set is {', '.join(changed)}")


def _format_and_shape(arguments: Namespace) -> tuple[Format[Any], Shape]:
    """What is asked for. Raises CommandError where it is not named, or not there, or does not go together."""
    if arguments.format is None:
        raise CommandError(f"name a format with --format: {', '.join(formats().names())}")
    form = named_format(arguments.format)
    if arguments.shape is None:
        raise CommandError(f"name a shape with --shape: {_names(fitting_shapes(form))}")
    shape = shape_named(arguments.shape)
    _require_one_game(form, shape)
    return form, shape


def _require_one_game(form: Format[Any], shape: Shape) -> None:
    if shape.game != form.game:
        raise CommandError(
            f"the shape {shape.name} makes {many(shape.game)}, and {form.name} holds {many(form.game)}; "
            f"its shapes are: {_names(fitting_shapes(form))}"
        )


def _names(shapes: Iterable[Shape]) -> str:
    return ", ".join(shape.name for shape in shapes)


def _by_name(settings: Sequence[tuple[str, str]]) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for name, value in settings:
        if found.setdefault(name, value) != value:
            raise CommandError(f"--set {name} is given twice: {shown(found[name])} and {shown(value)}")
    return found


def _check_outputs(output: str | None, answers: str | None) -> None:
    """Raise CommandError if both texts would go to the same place, or one of them cannot be written."""
    if answers is not None and not (is_file(output) or is_file(answers)):
        raise CommandError("the input and the answers cannot both go to the standard output: name a file with -o")
    if are_one(output, answers):
        raise CommandError(f"the input and the answers cannot both go into {output}")
    check_place(output, "-o")
    check_place(answers, "--answers")


def _write(form: Format[Any], made: Input, output: str | None, answers: str | None) -> None:
    # Both texts are there before one is written, and each is written whole. What is printed, or goes into a
    # device, comes first: if nobody can take that, no file is written either.
    texts = [(made.text, output)]
    if answers is not None:
        texts.append((answers_to(form, made.records), answers))
    for text, place in sorted(texts, key=lambda pair: is_ordinary(pair[1])):
        write_output(text.encode(), place)


def _listing(arguments: Namespace) -> str:
    form = None if arguments.format is None else named_format(arguments.format)
    if arguments.shape is not None:
        shape = shape_named(arguments.shape)
        if form is not None:
            _require_one_game(form, shape)
        return _about(shape)
    if form is not None:
        return _table(f"{many(form.game)}: {form.name}", fitting_shapes(form))
    return "\n".join(text for game in KINDS for text in _tables_of(game))


def _tables_of(game: str) -> Iterator[str]:
    """A table for the shapes of a game that fit the same formats."""
    groups: dict[tuple[str, ...], list[Shape]] = {}
    for shape in shapes_of(game):
        groups.setdefault(_fitting_formats(shape), []).append(shape)
    for names, shapes in groups.items():
        yield _table(f"{many(game)}: {', '.join(names) or 'no format'}", shapes)


def _fitting_formats(shape: Shape) -> tuple[str, ...]:
    return tuple(form.name for form in formats().for_game(shape.game) if shape in fitting_shapes(form))


def _table(title: str, shapes: Sequence[Shape]) -> str:
    return "\n".join([title, *_columns([(shape.name, shape.purpose) for shape in shapes]), ""])


def _about(shape: Shape) -> str:
    """A shape with its parameters: what they may be, and what they are unless set."""
    rows = [
        (parameter.name, _default(parameter), _range(parameter), parameter.purpose)
        for parameter in parameters_of(shape)
    ]
    head = ("parameter", "default", "range", "purpose")
    return "\n".join(
        [
            f"{shape.name}: {shape.purpose}",
            f"formats: {', '.join(_fitting_formats(shape))}",
            *_columns([head, *rows]),
            *_columns(_notes(shape)),
            "",
        ]
    )


def _notes(shape: Shape) -> list[tuple[str, str]]:
    """What the words that a parameter may be mean, each as it would be set."""
    return [
        (f"{parameter.name}={choice}", note_of(parameter, choice))
        for parameter in parameters_of(shape)
        for choice in parameter.choices
        if note_of(parameter, choice)
    ]


def _default(parameter: Parameter) -> str:
    value = parameter.default
    return f"{value:g}" if isinstance(value, float) else str(value)


def _range(parameter: Parameter) -> str:
    """The bounds, as they would be typed; the words that a text may be."""
    if isinstance(parameter.default, str):
        return "|".join(parameter.choices)
    return f"{_number(parameter.low)}..{_number(parameter.high)}"


def _number(bound: float) -> str:
    return str(int(bound)) if bound == int(bound) else f"{bound:g}"


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines in which all columns but the last have the width of their widest entry."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)][:-1]
    return [
        "  " + "  ".join([*(f"{word:<{width}}" for word, width in zip(row[:-1], widths, strict=True)), row[-1]])
        for row in rows
    ]

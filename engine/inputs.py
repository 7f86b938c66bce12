"""Inputs for a judge: cases made by a shape, as the text of a format."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from engine.answers import outcomes
from engine.diagnostics import Diagnostic, errors_in
from engine.formats.base import Format, WriteError
from engine.generators.catalogue import shapes_of
from engine.generators.generate import generate
from engine.generators.shape import Progress, Record, Shape, ShapeError, Values, no_progress
from engine.said import say

_fitting: dict[tuple[type, str], tuple[Shape, ...]] = {}
_MADE = 0.9


@dataclass(frozen=True, slots=True)
class Input:
    """An input for a judge.

    Attributes
    ----------
    text
        The text of the format.
    records
        The cases that stand in it.
    warnings
        The judge's limits that it breaks, and what the format leaves out.
    """

    text: str
    records: tuple[Record, ...]
    warnings: tuple[Diagnostic, ...] = ()


def fitting_shapes(form: Format[Any]) -> tuple[Shape, ...]:
    """The shapes of the format's game whose default case it can hold, with no error and no warning.

    They are found out once for each format.
    """
    key = (type(form), form.name)
    if key not in _fitting:
        _fitting[key] = tuple(shape for shape in shapes_of(form.game) if fits(form, shape))
    return _fitting[key]


def fits(form: Format[Any], shape: Shape) -> bool:
    """Whether the format can hold the default case of a shape of its game, with no error and no warning."""
    try:
        return not make_input(form, shape, {}, 1).warnings
    except WriteError:
        return False


def make_input(
    form: Format[Any], shape: Shape, values: Values, seed: int | str, progress: Progress = no_progress
) -> Input:
    """Cases of a shape as a text of a format.

    Parameters
    ----------
    form
        The format.
    shape
        A shape of its game.
    values
        Values of the shape's parameters (see `engine.generators.generate.read_settings`); the others have their
        defaults.
    seed
        The same arguments give the same text on every machine.
    progress
        Told the share that is done, 0 to 1; what it raises ends the work.

    Raises
    ------
    ShapeError
        If the shape is of another game, or cannot be made with these values.
    WriteError
        If the format cannot express the cases.
    """
    if shape.game != form.game:
        raise ShapeError(
            say(
                "{shape} is a shape of the game {game!r}, {format} holds {held!r}",
                shape=shape.name,
                game=shape.game,
                format=form.name,
                held=form.game,
            )
        )
    made = generate(shape, values, seed, lambda share: progress(_MADE * share))
    records, notes = form.adapt(made)
    findings = form.check(records)
    if errors_in(findings):
        raise WriteError(findings)
    text = form.render(records)
    progress(1.0)
    return Input(text, tuple(records), tuple(dict.fromkeys((*notes, *findings))))


def answers_to(form: Format[Any], records: Iterable[Record]) -> str:
    """What the judge expects for these cases, in the words of the format."""
    return form.format_answers([outcomes(record) for record in records])

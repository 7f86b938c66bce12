"""Cases made by a shape: settings read, cases made one by one, stones placed, answers steered."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches

from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.generators import boards_steer, heaps_steer, placements
from engine.generators.chance import Chance
from engine.generators.common import ANY, CASE, parameters_of
from engine.generators.graph_numbering import renumbered
from engine.generators.shape import Parameter, Progress, Record, Shape, ShapeError, Value, Values, no_progress
from engine.generators.steering import Steer, steered
from engine.generators.texts import shown
from engine.said import say

MOST_NUMBERS = 15_000_000
"""As many as all cases together may hold: moves, positions, chesses, heaps. A text of them has some 60 MB."""
STEERS: dict[str, Steer] = {"graph": placements.steer, "board": boards_steer.steer, "heaps": heaps_steer.steer}


def read_settings(shape: Shape, settings: Mapping[str, str]) -> dict[str, Value]:
    """The values of all parameters, from texts for some of them; the others have their defaults.

    In names the case of letters is of no account.

    Raises
    ------
    ShapeError
        For a name that the shape has no parameter of, with the most similar one, and for what a parameter cannot be.
    """
    read: dict[str, Value] = {}
    for name, text in settings.items():
        parameter = _parameter(shape, name.strip().lower())
        read[parameter.name] = parameter.read(text)
    return _filled(shape, read)


def generate(shape: Shape, values: Values, seed: int | str, progress: Progress = no_progress) -> tuple[Record, ...]:
    """The cases that a shape makes.

    Parameters
    ----------
    shape
        The shape.
    values
        Values of its parameters, of those of `common` too; those left out have their defaults.
    seed
        The same shape, values and seed give the same cases on every machine. A case does not depend on how many
        there are, unless `wins` steers them together or the shape is made of several cases.
    progress
        Told now and then the share that is done, 0 to 1; what it raises ends the work.

    Raises
    ------
    ShapeError
        If a value is none that its parameter can have, if the values do not go together, if the shape
        cannot have the nim-sum or the winner that is asked for, or as soon as there are more than `MOST_NUMBERS`.
    """
    values = _checked(shape, values)
    chance = Chance(f"{seed}/{shape.name}")
    cases = values["cases"]
    records: list[Record] = []
    size = 0
    for case in range(1, cases + 1):
        share = _part_of(progress, case - 1, cases)
        records.append(_case(shape, {**values, CASE: case}, chance.child(case), share))
        size += numbers_in(records[-1])
        if size > MOST_NUMBERS:
            raise ShapeError(_too_many(case, cases))
        progress(case / cases)
    return tuple(steered(records, STEERS[shape.game], values["wins"], values["nim-sum"], chance))


def numbers_in(record: Record) -> int:
    """How many numbers a case is made of; equal stones on one position, and equal moves, are one."""
    if isinstance(record, GraphRecord):
        return record.n + len(record.sources) + sum(len(query.stones) for query in record.queries)
    if isinstance(record, BoardRecord):
        return record.n + sum(map(len, record.rows))
    return sum(len(query.heaps) for query in record.queries)


def _too_many(case: int, cases: int) -> str:
    if case == 1:
        return say("one case holds more than {most:,} numbers: make it smaller", most=MOST_NUMBERS)
    return say(
        "the first {case} of {cases} cases hold more than {most:,} numbers: ask for fewer cases, or smaller ones",
        case=case,
        cases=cases,
        most=MOST_NUMBERS,
    )


def _part_of(progress: Progress, done: int, parts: int) -> Progress:
    return lambda share: progress((done + share) / parts)


def _case(shape: Shape, values: Values, chance: Chance, progress: Progress) -> Record:
    record = shape.make(values, chance.child("shape"), progress)
    if not isinstance(record, GraphRecord):
        return record
    record = renumbered(record, values["numbering"], chance.child("numbering"))
    if record.queries:
        return record
    return replace(record, queries=placements.place(record, values, chance.child("stones")))


def _parameter(shape: Shape, name: str) -> Parameter:
    parameters = {parameter.name: parameter for parameter in parameters_of(shape)}
    if name not in parameters:
        raise ShapeError(_no_parameter(shape, name, parameters))
    return parameters[name]


def _no_parameter(shape: Shape, name: str, known: Iterable[str]) -> str:
    names = list(known)
    similar = get_close_matches(name, names, n=1)
    return say(
        "{shape} has no parameter {name}{hint} (it has {names})",
        shape=shape.name,
        name=shown(name),
        hint=say("; did you mean {similar!r}?", similar=similar[0]) if similar else "",
        names=", ".join(names),
    )


def _filled(shape: Shape, values: Values) -> dict[str, Value]:
    return {parameter.name: values.get(parameter.name, parameter.default) for parameter in parameters_of(shape)}


def _checked(shape: Shape, values: Values) -> Values:
    for name, value in values.items():
        parameter = _parameter(shape, name)
        if not parameter.allows(value):
            raise ShapeError(parameter.refusal(value))
    checked = _filled(shape, values)
    if checked["nim-sum"] == 0 and checked["wins"] not in (ANY, 0):
        raise ShapeError(say("nim-sum 0 means that the first player loses every query, so wins cannot be above 0"))
    if isinstance(checked["nim-sum"], int) and checked["nim-sum"] > 0 and checked["wins"] == 0:
        raise ShapeError(say("a nim-sum above 0 means that the first player wins, so wins cannot be 0"))
    return checked

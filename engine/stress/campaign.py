"""The endless list of inputs that a program is tried on: the same for the same seed, small ones first."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.formats.base import Format
from engine.generators.chance import Chance
from engine.generators.generate import generate
from engine.generators.shape import Record, Shape, ShapeError
from engine.inputs import fitting_shapes
from engine.said import say
from engine.stress.values import chosen_values, high_values

_SPREADS = (2, 3, 4, 6, 8, 12, 20, 40, 100, 300, 1000)
_FIRST_SPREADS = 3
_TRIES_A_SPREAD = 6
_WORK = 3000
_PARTS = (1, 2, 3, 5, 8)
_CASES = (1, 2, 4, 8)
_ATTEMPTS = 20
_HIGH_FROM = 100
_HIGH_EVERY = 8
_LONG = 30_000
_LONGEST = 150_000
_LONG_SHARE = 0.25
"""How often an input at a bound that is longer than `_LONG` bytes is taken."""


class CampaignError(ValueError):
    """A campaign that cannot be made: no such shape, or none that fits the format."""


@dataclass(frozen=True, slots=True)
class Made:
    """An input.

    Attributes
    ----------
    number
        Which one of the campaign, from 0.
    shapes
        The names of the shapes that its cases are of, in the order of the cases.
    records
        The cases, as the format holds them.
    text
        The text, as the judge would write it.
    """

    number: int
    shapes: tuple[str, ...]
    records: tuple[Any, ...]
    text: str


@dataclass(frozen=True)
class Campaign:
    """An endless list of inputs. It can be sent to another process.

    Most files hold many small cases of several shapes, one after the other: most mistakes show on small cases already,
    and some only where a case comes after another one. After the first hundred every eighth holds one case of which
    something is as large as it may be; the shapes take turns.

    Parameters
    ----------
    form
        The format.
    seed
        The same seed gives the same inputs on every machine.
    shapes
        The names of the shapes to use; all that fit the format if there are none.

    Raises
    ------
    CampaignError
        If there is no such shape, or none fits the format.
    """

    form: Format[Any]
    seed: int | str = 0
    shapes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        fitting = {shape.name: shape for shape in fitting_shapes(self.form)}
        wrong = [name for name in self.shapes if name not in fitting]
        if wrong:
            raise CampaignError(
                say(
                    "no shape {shape!r} for {format} (it has {shapes})",
                    shape=wrong[0],
                    format=self.form.name,
                    shapes=", ".join(fitting),
                )
            )
        if not fitting:
            raise CampaignError(say("no shape fits {format}", format=self.form.name))

    @cached_property
    def _chosen(self) -> tuple[Shape, ...]:
        fitting = fitting_shapes(self.form)
        return tuple(shape for shape in fitting if not self.shapes or shape.name in self.shapes)

    def make(self, number: int) -> Made:
        """The input of that number, from 0. It does not depend on which others have been made.

        Raises
        ------
        CampaignError
            If no input can be made of the shapes that the format holds without a warning.
        """
        source = Chance(f"{self.seed}/{number}")
        for attempt in range(_ATTEMPTS):
            chance = source.child(attempt)
            turn, is_low = divmod(number - _HIGH_FROM, _HIGH_EVERY)
            is_high = turn >= 0 and not is_low and attempt < _ATTEMPTS // 4
            made = self._high(number, turn + attempt, chance) if is_high else self._attempt(number, chance)
            if made is not None:
                return made
        raise CampaignError(say("no input for {format} can be made of these shapes", format=self.form.name))

    def _high(self, number: int, turn: int, chance: Chance) -> Made | None:
        """One case with something at its bound; None if that is too long, or not valid."""
        visit, place = divmod(turn, len(self._chosen))
        shape = self._chosen[place]
        try:
            records = generate(shape, high_values(shape, visit, chance), chance.below(2**53))
        except ShapeError:
            return None
        made = self._fitted(number, [shape.name] * len(records), records)
        if made is None or len(made.text) > _LONGEST:
            return None
        return made if len(made.text) <= _LONG or chance.happens(_LONG_SHARE) else None

    def _attempt(self, number: int, chance: Chance) -> Made | None:
        reach = min(len(_SPREADS), _FIRST_SPREADS + number // _TRIES_A_SPREAD)
        spread = chance.choice(_SPREADS[:reach])
        parts = min(chance.choice(_PARTS), 1 + _WORK // (spread * 4))
        cases = min(chance.choice(_CASES), 1 + _WORK // (spread * 4 * parts))
        names: list[str] = []
        records: list[Record] = []
        for part in range(parts):
            shape, own = self._part(spread, cases, chance.child(part))
            names += [shape.name] * len(own)
            records += own
        return self._fitted(number, names, records)

    def _part(self, spread: int, cases: int, chance: Chance) -> tuple[Shape, Sequence[Record]]:
        """Some cases of one shape; none if the values that came up do not go together."""
        shape = chance.choice(self._chosen)
        values = chosen_values(shape, spread, cases, chance)
        try:
            return shape, generate(shape, values, chance.below(2**53))
        except ShapeError:
            return shape, ()

    def _fitted(self, number: int, names: Sequence[str], records: Sequence[Record]) -> Made | None:
        """As many of the cases as the format takes without a word; None if it takes none."""
        kept = [i for i, record in enumerate(records) if _fits(self.form, [record])]
        while kept:
            own, _ = self.form.adapt([records[i] for i in kept])
            if own and not self.form.check(own):
                return Made(number, tuple(names[i] for i in kept), tuple(own), self.form.render(own))
            kept = kept[: len(kept) // 2]
        return None


def _fits(form: Format[Any], records: Sequence[Any]) -> bool:
    own, _ = form.adapt(records)
    return bool(own) and all(record.queries for record in own) and not form.check(own)

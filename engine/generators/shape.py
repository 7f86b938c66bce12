"""What a generator is: a named shape of a game with parameters that say what they do and what they may be."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsRecord
from engine.generators.chance import Chance
from engine.generators.texts import number, shown, whole_number
from engine.said import say

Record: TypeAlias = GraphRecord | BoardRecord | HeapsRecord
Value: TypeAlias = int | float | str
Values: TypeAlias = Mapping[str, Any]
"""A value for each parameter of a shape, of the type of its default."""
Progress: TypeAlias = Callable[[float], object]
"""Called with the share that is done, 0 to 1; what it raises ends the work."""


class ShapeError(ValueError):
    """A shape that there is not, a setting that it cannot have, or settings that do not go together."""


def no_progress(_: float) -> None:
    """Tell nobody."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a shape.

    Attributes
    ----------
    name
        Lower-case words with hyphens; what ``--set name=value`` says.
    purpose
        What it does, in a few words.
    default
        Its value unless set; its type (int, float, str) is that of all values.
    low, high
        The bounds of a number, both included; what a slider should offer.
    choices
        The words that a text may be.
    """

    name: str
    purpose: str
    default: Value
    low: float = 0
    high: float = 0
    choices: tuple[str, ...] = ()

    def read(self, text: str) -> Value:
        """The value that `text` means; a word may be in capitals. Raises ShapeError that says what is allowed."""
        value = self._parsed(text.strip())
        if value is None or not self.allows(value):
            raise ShapeError(self.refusal(text))
        return value

    def _parsed(self, text: str) -> Value | None:
        if isinstance(self.default, str):
            return text.lower()
        return whole_number(text) if isinstance(self.default, int) else number(text)

    def allows(self, value: object) -> bool:
        """Whether the parameter may have this value; one of another type it may not."""
        if isinstance(self.default, str):
            return value in self.choices
        kinds = int if isinstance(self.default, int) else (int, float)
        return isinstance(value, kinds) and self.low <= value <= self.high

    def range_text(self) -> str:
        """What it may be, in words: ``a whole number from 1 to 1000``."""
        if isinstance(self.default, str):
            return say("one of {choices}", choices=", ".join(self.choices))
        if isinstance(self.default, int):
            return say("a whole number from {low} to {high}", low=self.low, high=self.high)
        return say("a number from {low} to {high}", low=self.low, high=self.high)

    def refusal(self, value: object) -> str:
        """Why `value` is not allowed: ``n must be a whole number from 1 to 1000, not 0``."""
        return say(
            "{parameter} must be {allowed}, not {value}",
            parameter=self.name,
            allowed=self.range_text(),
            value=shown(value),
        )


@dataclass(frozen=True, slots=True)
class Shape:
    """A named shape.

    Attributes
    ----------
    name
        Lower-case words with hyphens, unique among all shapes of all games.
    game
        "graph", "board" or "heaps".
    purpose
        One line: what it is good for.
    parameters
        Its own parameters; those that all shapes of a game have are in `engine.generators.common`.
    make
        Makes one case of values for all parameters, common ones too, and a source of choices; among the values is
        also the number of the case (`engine.generators.common.CASE`).
        A graph comes with moves to larger numbers only, and without queries, or with queries where the stones belong
        to the shape: `engine.generators.generate` gives other numbers and places the stones.
    """

    name: str
    game: str
    purpose: str
    parameters: tuple[Parameter, ...]
    make: Callable[[Values, Chance, Progress], Record]

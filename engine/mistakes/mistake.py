"""A known wrong solution: what it is called, where it can be made, and what it would print."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

Case: TypeAlias = Iterable[bool]
Look: TypeAlias = Callable[[Sequence[Any]], Sequence[Any]]
Rule: TypeAlias = Callable[[Sequence[Any]], Iterator[Case]]


class CrashError(Exception):
    """The wrong solution would crash, or never end, on these cases; or it cannot be made in them."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A known wrong solution.

    Attributes
    ----------
    key
        What it is called in programs: lower-case words with hyphens.
    name
        What it is called by people, in a few words: ``labels not cleared between cases``.
    description
        What is wrong, in one sentence.
    look
        What the rule sees of the records, one thing a case; the same function is called once for many mistakes.
    rule
        The answers that it gives, case by case, from what `look` gives; made as they are asked for, so that a mistake
        which does not fit costs little.
    games
        The games that it can be made in: "graph", "board", "heaps".
    formats
        The formats that it can be made in, by name; any if empty.
    whole
        Whether a case may have another number of answers than queries: then only a whole output can be compared.
    across
        Whether it is in what is left over from the case before, so that a case alone may well be answered right.
    """

    key: str
    name: str
    description: str
    look: Look
    rule: Rule
    games: tuple[str, ...]
    formats: tuple[str, ...] = ()
    whole: bool = False
    across: bool = False

    def concerns(self, game: str, form: str) -> bool:
        """Whether it can be made in the format `form` of `game`."""
        return game in self.games and (not self.formats or form in self.formats)

    def outcomes(self, records: Sequence[Any]) -> list[list[bool]] | None:
        """The answers that it gives to the cases of a file; None where it would crash or cannot be made."""
        try:
            return [list(case) for case in self.rule(self.look(records))]
        except CrashError:
            return None


def each(answers: Callable[[Any], Case]) -> Rule:
    """The rule of a mistake that answers each case by itself."""

    def rule(cases: Sequence[Any]) -> Iterator[Case]:
        return map(answers, cases)

    return rule

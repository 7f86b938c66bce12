"""The ways through a labelling: that of a graph, followers first, and that of the sizes of a heap, smallest first."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from engine.explain import MexSteps, Present, labelling_order, mex_steps
from engine.games.graph import GraphGame
from engine.games.heaps import HeapsGame
from engine.games.heaps_moves import options
from gui.stepper.words import follower_words, listed, mex_sentence, position_words, tr


@dataclass(frozen=True)
class Look:
    """One position (or size) that is being labelled.

    Attributes
    ----------
    item
        The position, or the size.
    leads_to
        The positions or sizes that its moves lead to.
    witnesses
        Those of them that make the values below its own present, one each; empty for a heap that has split.
    steps
        Its mex.
    asking, telling
        What is said while its followers are looked at, and when its value has been found.
    """

    item: int
    leads_to: tuple[int, ...]
    witnesses: frozenset[int]
    steps: MexSteps
    asking: str
    telling: str

    @property
    def terminal(self) -> bool:
        return not self.leads_to


class Course(ABC):
    """The positions of one game in the order in which they get their values."""

    order: Sequence[int]

    @abstractmethod
    def look(self, number: int) -> Look:
        """What there is to see at the position of that number in the order."""

    @abstractmethod
    def is_terminal(self, number: int) -> bool:
        """Whether that position has no followers: then there is nothing to ask."""

    @abstractmethod
    def opening(self) -> str:
        """What is said before the first."""

    @abstractmethod
    def ending(self) -> str:
        """What is said after the last."""


class GraphCourse(Course):
    """The positions of a graph in reverse topological order, round by round."""

    def __init__(self, game: GraphGame) -> None:
        self._game = game
        self.order: list[int] = labelling_order(game.positions, game.dag.followers.__getitem__)
        self.rank = {position: number for number, position in enumerate(self.order)}

    def is_terminal(self, number: int) -> bool:
        return not self._game.dag.followers[self.order[number]]

    def look(self, number: int) -> Look:
        game, position = self._game, self.order[number]
        followers = game.followers(position)
        values = [game.value(follower) for follower in followers]
        steps = mex_steps(values)
        title = tr("Position {0}").format(self._title(position))
        parts = [
            follower_words(self._title(follower), value)
            for follower, value in islice(zip(followers, values, strict=True), 7)
        ]
        asking = tr("{0} leads to {1}.").format(title, listed(parts, len(followers) - len(parts)))
        telling = mex_sentence(title, steps) if followers else _terminal(title)
        witnesses = frozenset(followers[present.witness] for present in steps.present)
        return Look(position, tuple(followers), witnesses, steps, asking, telling)

    def _title(self, position: int) -> str:
        return position_words(self._game.index_of(position), self._game.names.get(position))

    def opening(self) -> str:
        return tr("No position has a value yet. Those without moves come first, then each after its followers.")

    def ending(self) -> str:
        return tr("All positions have their values.")


class HeapsCourse(Course):
    """The sizes 0 to `last` of a game of heaps, or as far as their values can be told."""

    def __init__(self, game: HeapsGame, last: int) -> None:
        self._rule, self._game = game.rule, HeapsGame(game.rule)
        self.order = range(min(last, self._game.sequence.bound) + 1)

    def is_terminal(self, number: int) -> bool:
        return next(options(self._rule, number), None) is None

    def look(self, number: int) -> Look:
        mex = self._game.mex_of(number)
        values = [follower.value for follower in mex.followers]
        steps = mex_steps(values)
        if steps.value != mex.value:
            # Not all followers are listed: those that are left out make the other values present.
            steps = MexSteps(mex.value, tuple(Present(value, 0, 1) for value in range(mex.value)))
        title = tr("Size {0}").format(f"{number:,}")
        parts = [
            follower_words(_move_words(follower.take, follower.rest), follower.value) for follower in mex.followers[:7]
        ]
        asking = f"{title}: {listed(parts, len(mex.followers) - len(parts) + mex.more)}."
        telling = mex_sentence(title, steps) if values else _terminal(title)
        leads_to = dict.fromkeys(size for follower in mex.followers for size in follower.rest)
        witnesses = {
            rest[0]
            for present in steps.present
            if not mex.more and len(rest := mex.followers[present.witness].rest) == 1
        }
        return Look(number, tuple(leads_to), frozenset(witnesses), steps, asking, telling)

    def opening(self) -> str:
        return tr("No size has a value yet. They get them from the smallest on: a move makes a heap smaller.")

    def ending(self) -> str:
        return tr("All sizes up to {0} have their values.").format(f"{self.order[-1]:,}")


def _terminal(title: str) -> str:
    return tr("{0}: no move leads on, so 0 is missing, and the value is 0.").format(title)


def _move_words(take: int, rest: tuple[int, ...]) -> str:
    verb = tr("take {0}").format(f"{take:,}") if take else tr("split")
    return f"{verb} → {' + '.join(f'{size:,}' for size in rest)}".replace(" ", "\u00a0")

"""A match in normal play: two sides move in turn and who cannot move loses; where it was lost, and an opponent."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice
from random import Random
from typing import TypeAlias

from engine.games.board import BoardGame, RowMove
from engine.games.graph import GraphGame, Query, StoneMove
from engine.games.heaps import HeapMove, HeapsGame, HeapsQuery
from engine.games.kinds import AnyQuery, Game

AnyMove: TypeAlias = StoneMove | RowMove | HeapMove

_FEW = 16
"""Among how many winning moves the engine chooses."""
_OF_ONE, _OF_ALL = 64, 256
"""Among how many other moves it chooses: of one stone, row or heap, and in all."""


class Side(Enum):
    """Who moves: the side that began, or the other."""

    FIRST = "first"
    SECOND = "second"

    @property
    def other(self) -> "Side":
        return Side.SECOND if self is Side.FIRST else Side.FIRST


@dataclass(frozen=True, slots=True)
class Ply:
    """One move of a match.

    Attributes
    ----------
    number
        Which move of the match it is, from 1.
    side
        Who made it.
    move
        The move.
    before
        The nim-sum before it.
    text
        What a person calls it.
    """

    number: int
    side: Side
    move: AnyMove
    before: int
    text: str = ""

    @property
    def after(self) -> int:
        """The nim-sum that it left."""
        return self.move.leaves

    @property
    def gave_away(self) -> bool:
        """Whether it was a losing move: the side could win before it, and could not after it."""
        return self.before != 0 and self.after != 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a match ended, and why.

    Attributes
    ----------
    winner
        Who won.
    resigned
        Whether the other side gave up, instead of having no move.
    first, last
        The first and the last losing move of the loser; None if there is none.
    left
        The nim-sum that the loser was facing at the end.
    """

    winner: Side
    resigned: bool
    first: Ply | None
    last: Ply | None
    left: int

    @property
    def loser(self) -> Side:
        return self.winner.other


class Match:
    """The moves of one match, from a placement whose nim-sum is `start`.

    Whoever keeps the placement itself plays each move there and tells it here, and tells when no move is left. That a
    move is legal, and leaves what it says, is their promise.
    """

    def __init__(self, start: int) -> None:
        self.start = start
        self._plies: list[Ply] = []
        self._loser: Side | None = None
        self._resigned = False

    @property
    def plies(self) -> Sequence[Ply]:
        """The moves so far. Do not change it."""
        return self._plies

    @property
    def to_move(self) -> Side:
        """Who is to move; in a match that has ended by the rules, who cannot."""
        return Side.SECOND if len(self._plies) % 2 else Side.FIRST

    @property
    def nim_sum(self) -> int:
        """The nim-sum that the side to move is facing."""
        return self._plies[-1].after if self._plies else self.start

    @property
    def over(self) -> bool:
        return self._loser is not None

    def play(self, move: AnyMove, text: str = "") -> Ply:
        """Note a move of the side to move. Raises ValueError if the match is over."""
        self._require_open()
        ply = Ply(len(self._plies) + 1, self.to_move, move, self.nim_sum, text)
        self._plies.append(ply)
        return ply

    def end(self) -> None:
        """The side to move has no move, and loses. Raises ValueError if the match is over, or the nim-sum is not 0."""
        self._require_open()
        if self.nim_sum:
            raise ValueError(f"a nim-sum of {self.nim_sum} says that there is a move")
        self._loser = self.to_move

    def resign(self, side: Side) -> None:
        """A side gives up. Raises ValueError if the match is over."""
        self._require_open()
        self._loser, self._resigned = side, True

    def take_back(self, count: int) -> None:
        """Forget the last `count` moves, and how the match ended. Raises ValueError if there are not so many."""
        if not 0 <= count <= len(self._plies):
            raise ValueError(f"cannot take back {count} of {len(self._plies)} moves")
        del self._plies[len(self._plies) - count :]
        self._loser, self._resigned = None, False

    def verdict(self) -> Verdict | None:
        """How it ended; None while it goes on."""
        if self._loser is None:
            return None
        lost = [ply for ply in self._plies if ply.side is self._loser and ply.gave_away]
        first, last = (lost[0], lost[-1]) if lost else (None, None)
        return Verdict(self._loser.other, self._resigned, first, last, self._faced_by(self._loser))

    def _faced_by(self, side: Side) -> int:
        if side is self.to_move:
            return self.nim_sum
        return self._plies[-1].before if self._plies else self.start

    def _require_open(self) -> None:
        if self.over:
            raise ValueError("the match is over")


# Moves of all kinds of games


def nim_sum_of(game: Game, query: AnyQuery) -> int:
    """The nim-sum of a placement. Raises BeyondTableError for heaps that are too large, TypeError for a wrong query."""
    if isinstance(game, BoardGame):
        return game.nim_sum
    if isinstance(game, HeapsGame) and isinstance(query, HeapsQuery):
        return game.nim_sum(query)
    if isinstance(game, GraphGame) and isinstance(query, Query):
        return game.nim_sum(query)
    raise TypeError(f"{type(query).__name__} is no query of {type(game).__name__}")


def legal_moves(game: Game, query: AnyQuery) -> Iterator[AnyMove]:
    """Every move, made as it is asked for. Raises as `nim_sum_of`."""
    total = nim_sum_of(game, query)
    return (move for part in _parts(game, query) for move in _moves_of(game, query, part, total))


def winning_moves(game: Game, query: AnyQuery) -> Iterator[AnyMove]:
    """The moves that leave nim-sum 0, made as they are asked for. Raises as `nim_sum_of`."""
    if not nim_sum_of(game, query):
        return iter(())
    if isinstance(game, BoardGame):
        return game.winning_moves()
    if isinstance(game, HeapsGame) and isinstance(query, HeapsQuery):
        return game.winning_moves(query)
    return (move for move in legal_moves(game, query) if move.leaves == 0)


def can_move(game: Game, query: AnyQuery) -> bool:
    """Whether the side to move has a move."""
    return next(legal_moves(game, query), None) is not None


def _parts(game: Game, query: AnyQuery) -> Sequence[int]:
    """What a move is made in: positions with stones, rows, indices of heaps."""
    if isinstance(game, BoardGame):
        return game.rows
    if isinstance(query, HeapsQuery):
        return range(len(query.heaps))
    return list(query.counts) if isinstance(query, Query) else ()


def _moves_of(game: Game, query: AnyQuery, part: int, total: int) -> Iterator[AnyMove]:
    """The moves in one part of a sum whose nim-sum is `total`."""
    if isinstance(game, BoardGame):
        yield from game.legal_moves([part])
    elif isinstance(game, HeapsGame) and isinstance(query, HeapsQuery):
        # Of this heap alone, put back among the others.
        alone = HeapsQuery(query.key, "", (query.heaps[part],))
        rest = total ^ game.nim_sum(alone)
        for heap in game.legal_moves(alone):
            yield HeapMove(part, heap.take, heap.rest, heap.leaves ^ rest)
    elif isinstance(game, GraphGame) and isinstance(query, Query):
        rest = total ^ game.value(part)
        for target in game.followers(part):
            yield StoneMove(part, target, rest ^ game.value(target))


class EnginePlayer:
    """An opponent that plays by the theory, but for mistakes.

    Where it can win it leaves nim-sum 0, unless it makes a mistake: then it makes a losing move if it finds one. Where
    it cannot win it makes any move. The same seed and the same placements give the same moves.

    Parameters
    ----------
    mistakes
        How often it makes a mistake where it could win, from 0 (perfect) to 1 (always).
    seed
        Of its choices.

    References
    ----------
    C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901).
    """

    def __init__(self, mistakes: float = 0.0, seed: int = 0) -> None:
        self.mistakes = mistakes
        self._random = Random(seed)

    def choose(self, game: Game, query: AnyQuery) -> AnyMove | None:
        """Its move; None if there is none. Raises as `nim_sum_of`."""
        wrong = self._random.random() < self.mistakes
        found = [] if wrong else list(islice(winning_moves(game, query), _FEW))
        if not found:
            some = self._some_moves(game, query)
            found = [move for move in some if move.leaves] or some
        return self._random.choice(found) if found else None

    def _some_moves(self, game: Game, query: AnyQuery) -> list[AnyMove]:
        """Moves in a few parts of the sum; all there are where they are few."""
        parts, total, found = list(_parts(game, query)), nim_sum_of(game, query), list[AnyMove]()
        self._random.shuffle(parts)
        for part in parts:
            found += islice(_moves_of(game, query, part, total), _OF_ONE)
            if len(found) >= _OF_ALL and any(move.leaves for move in found):
                break
        return found

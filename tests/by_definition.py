"""Every label of a document found anew, by nothing but the rules of the games and the definition of a Grundy value."""

from collections.abc import Iterator

from engine.document import Document
from engine.games.board import BoardGame
from engine.games.graph import GraphGame
from engine.games.heaps import HeapsGame
from engine.games.kinds import Game
from engine.games.take_rule import GrundysGame, Octal, TakeRule
from engine.sg import grundy_by_definition, mex, nim_sum

LARGEST_HEAP = 45
"""Larger heaps are left alone here: there are too many ways to split them."""


def wrong_labels(document: Document) -> Iterator[str]:
    """A sentence for each value of a game that is not what it is by the definition."""
    for number, case in enumerate(document.cases):
        for what, shown, value in _values(case.game):
            if shown != value:
                yield f"case {number}: {what} is {shown}, by the definition {value}"


def _values(game: Game) -> Iterator[tuple[str, int, int]]:
    """What has a value, the one that the game says, and the one by the definition."""
    if isinstance(game, GraphGame):
        return _of_graph(game)
    return _of_board(game) if isinstance(game, BoardGame) else _of_heaps(game)


def _of_graph(game: GraphGame) -> Iterator[tuple[str, int, int]]:
    followers: dict[int, list[int]] = {position: [] for position in game.positions}
    for source, target, _ in game.moves():
        followers[source].append(target)
    known: dict[int, int] = {}
    for position in game.positions:
        yield f"position {position}", game.value(position), grundy_by_definition(position, followers.__getitem__, known)
    for query in game.queries:
        odd = (position for position, count in query.counts.items() if count % 2)
        yield f"query {query.key}", game.nim_sum(query), nim_sum(known[position] for position in odd)


def _of_board(game: BoardGame) -> Iterator[tuple[str, int, int]]:
    known: dict[frozenset[int], int] = {}

    def followers(columns: frozenset[int]) -> Iterator[frozenset[int]]:
        for column in columns:
            free = [c for c in range(column + 1, game.width + 1) if c not in columns]
            if free:
                yield columns - {column} | {free[0]}

    values = [grundy_by_definition(frozenset(game.columns(row)), followers, known) for row in game.rows]
    for row, value in zip(game.rows, values, strict=True):
        yield f"row {row}", game.value(row), value
    yield "the board", game.nim_sum, nim_sum(values)


def _of_heaps(game: HeapsGame) -> Iterator[tuple[str, int, int]]:
    sizes = {size for query in game.queries for size in query.heaps if size <= LARGEST_HEAP}
    values: list[int] = []
    for size in range(max(sizes, default=-1) + 1):
        values.append(mex(nim_sum(values[part] for part in rest) for rest in _left_over(game.rule, size)))
    for size in sorted(sizes):
        yield f"a heap of {size}", game.value(size), values[size]


def _left_over(rule: TakeRule, size: int) -> Iterator[tuple[int, ...]]:
    """Each way in which a move leaves a heap of that size."""
    if isinstance(rule, GrundysGame):
        yield from ((part, size - part) for part in range(1, (size + 1) // 2))
    elif isinstance(rule, Octal):
        for take, digit in enumerate(rule.digits[: size + 1]):
            yield from _after_taking(digit, size - take)
    else:
        yield from ((size - take,) for take in rule.takes_up_to(size).tolist())


def _after_taking(digit: int, rest: int) -> Iterator[tuple[int, ...]]:
    """What the digit of an octal code (1: nothing, 2: one heap, 4: two heaps) lets a move leave of `rest`."""
    if digit & 1 and rest == 0:
        yield ()
    if digit & 2 and rest:
        yield (rest,)
    if digit & 4:
        yield from ((part, rest - part) for part in range(1, rest // 2 + 1))

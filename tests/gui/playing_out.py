"""Boards and heaps by playing all games out, from the rules alone: no value, no theorem about sums."""

from functools import cache

from engine.games.take_rule import Octal, Subtraction


def row_moves(row):
    """(from, to, row after) of each chess of a row such as ".X.X"; columns count from 1."""
    for at, block in enumerate(row):
        free = row.find(".", at)
        if block == "X" and free >= 0:
            yield at + 1, free + 1, row[:at] + "." + row[at + 1 : free] + "X" + row[free + 1 :]


def board_moves(rows):
    """(row from 1, from, to, rows after)."""
    for i, row in enumerate(rows):
        for source, target, after in row_moves(row):
            yield i + 1, source, target, (*rows[:i], after, *rows[i + 1 :])


@cache
def board_wins(rows):
    return any(not board_wins(after) for *_, after in board_moves(rows))


def board_rows(game):
    """The rows of a live board as texts."""
    chesses = [set(game.columns(row)) for row in game.rows]
    return tuple("".join("X" if c in row else "." for c in range(1, game.width + 1)) for row in chesses)


def heap_moves(rule, size):
    """(take, what is left of the heap) of each move in it."""
    if isinstance(rule, Subtraction):
        yield from ((take, (size - take,)) for take in sorted(set(rule.parts)) if take <= size)
        return
    digits = rule.digits if isinstance(rule, Octal) else (4,)
    for take, digit in enumerate(digits):
        rest = size - take
        if (rest == 0 and digit & 1) or (rest > 0 and digit & 2):
            yield take, (rest,)
        if digit & 4:
            same = isinstance(rule, Octal)
            yield from ((take, (a, rest - a)) for a in range(1, rest) if a < rest - a or (same and 2 * a == rest))


def heaps_moves(rule, heaps):
    """(heap from 1, take, what is left of it, heaps after)."""
    for i, size in enumerate(heaps):
        for take, rest in heap_moves(rule, size):
            yield i + 1, take, rest, (*heaps[:i], *rest, *heaps[i + 1 :])


@cache
def _heaps_win(rule, heaps):
    return any(not heaps_win(rule, after) for *_, after in heaps_moves(rule, heaps))


def heaps_win(rule, heaps):
    """Whether the first player wins; the order of the heaps does not matter."""
    return _heaps_win(rule, tuple(sorted(heaps)))


def heap_move_text(heap, take, rest):
    """How a move is written."""
    if len(rest) == 1:
        return f"Take {take} from heap {heap}"
    first = f"Take {take} from heap {heap} and split it" if take else f"Split heap {heap}"
    return f"{first} into {rest[0]} and {rest[1]}"

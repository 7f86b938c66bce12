"""Moves, heaps and values in words."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.games.heaps import HeapMove, MexOfSize
from gui.heaps.typed_line import TypingError
from gui.language.spoken import spoken

_LISTED = 14
_VALUES = 24


def tr(text: str) -> str:
    return QCoreApplication.translate("heaps", text)


def move_words(move: HeapMove, splits: bool = False) -> str:
    """A move such as "take 3 from heap 2"; with what is left where that is more than one heap."""
    heap = move.heap + 1
    if move.take == 0:
        return tr("split heap {0} into {1}").format(heap, _rest(move.rest))
    text = tr("take {0:,} from heap {1}").format(move.take, heap)
    return tr("{0}, leave {1}").format(text, _rest(move.rest)) if splits else text


def take_words(take: int, rest: Sequence[int]) -> str:
    """What a move does to a heap that is known: "take 3", "split into 2 and 5"."""
    if take == 0:
        return tr("split into {0}").format(_rest(rest))
    text = tr("take {0:,}").format(take)
    return tr("{0}, leave {1}").format(text, _rest(rest)) if len(rest) > 1 else text


def _rest(rest: Sequence[int]) -> str:
    return tr(" and ").join(f"{size:,}" for size in rest)


def step_name(move: HeapMove) -> str:
    """A move as a step of the history."""
    text = move_words(move, splits=len(move.rest) > 1)
    return f"{text[0].upper()}{text[1:]}"


def leaves_words(leaves: int) -> str:
    """What a move leaves, and whether that wins."""
    return tr("leaves nim-sum 0: wins") if leaves == 0 else tr("leaves nim-sum {0}").format(leaves)


def problem_words(problem: TypingError) -> str:
    """What is wrong with a text, where, what should stand there and what does."""
    text = tr("Column {0}: {1}").format(problem.column, spoken(problem.message))
    details = [tr("expected {0}").format(spoken(problem.expected))] if problem.expected else []
    details += [tr("found {0}").format(spoken(problem.found))] if problem.found else []
    return f"{text} ({'; '.join(details)})" if details else text


def mex_words(mex: MexOfSize, listed_moves: int = _LISTED) -> tuple[str, str]:
    """Why a size has its value: in a line, and which move leads where."""
    if not mex.followers:
        head = tr("Size {0:,}: value 0, as no move is left").format(mex.size)
        return head, ""
    values = sorted({follower.value for follower in mex.followers})
    listed = ", ".join(f"{value:,}" for value in values[:_VALUES])
    if len(values) > _VALUES or mex.more:
        listed += ", …"
    head = tr("Size {0:,}: value {1:,} = mex {{{2}}}").format(mex.size, mex.value, listed)
    parts = [
        tr("{0} → {1} (value {2:,})").format(
            tr("split") if follower.take == 0 else tr("take {0:,}").format(follower.take),
            " + ".join(f"{size:,}" for size in follower.rest),
            follower.value,
        )
        for follower in mex.followers[:listed_moves]
    ]
    more = len(mex.followers) - len(parts) + mex.more
    if more:
        parts.append(tr("and {0:,} more").format(more))
    return head, ", ".join(parts)

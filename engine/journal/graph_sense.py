"""Whether numbers make a graph: what nobody has looked at yet must be sound already, for it is opened later."""

from engine.games.graph_record import IntArray
from engine.journal.fault import JournalError
from engine.said import say
from engine.solve.bulk import CycleError, grundy_labels


def require_graph(n: int, sources: IntArray, targets: IntArray, counts: IntArray) -> None:
    """Raises JournalError unless the moves are those of a game on the positions 0 .. n-1, each pair once."""
    if not len(sources):
        return
    ends_there = min(sources.min(), targets.min()) >= 0 and max(sources.max(), targets.max()) < n
    if not ends_there or counts.min() < 1:
        raise JournalError(say("a move from or to a position that is not there, or one that stands less than once"))
    pairs = sources * n + targets
    pairs.sort()
    if (pairs[1:] == pairs[:-1]).any() or (sources == targets).any():
        raise JournalError(say("a move that stands twice, or leads to itself"))
    _require_acyclic(n, sources, targets)


def _require_acyclic(n: int, sources: IntArray, targets: IntArray) -> None:
    up = targets > sources
    if up.all() or not up.any():
        return
    try:
        grundy_labels(n, sources, targets)
    except CycleError as error:
        raise JournalError(say("the moves form a cycle")) from error

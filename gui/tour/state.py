"""What the tour looks at: how much of a graph there is, what stands on it, and where the history is."""

from typing import NamedTuple

from gui.session import Session


class State(NamedTuple):
    """The current graph in numbers; all 0 where the current case is none.

    Attributes
    ----------
    is_graph, positions, moves, stones
        Whether the case is a graph, and what there is in it; the stones are those of the current query.
    nim_sum
        That of the current query.
    steps, at
        How many steps the history has, and how many of them are made.
    exported
        How often something was exported since the tour began.
    case, query
        Which ones are looked at.
    """

    is_graph: bool
    positions: int
    moves: int
    stones: int
    nim_sum: int
    steps: int
    at: int
    exported: int
    case: int | None = None
    query: int | None = None


def state_of(session: Session, exported: int) -> State:
    """The state of a session now."""
    graph, query, stack = session.graph, session.graph_query, session.undo_stack
    stones = sum(query.counts.values()) if query else 0
    nim_sum = graph.nim_sum(query) if graph and query else 0
    positions, moves = (graph.n, graph.move_count) if graph else (0, 0)
    where = session.case_key, query.key if query else None
    return State(graph is not None, positions, moves, stones, nim_sum, stack.count(), stack.index(), exported, *where)

"""A networkx graph out of a file made a record: what the game cannot have is refused, attributes are taken over."""

from collections.abc import Hashable, Mapping
from dataclasses import replace
from math import isfinite
from typing import Any

from engine.diagnostics import Diagnostic
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.interchange.imported import Imported, refused, shown, warning
from engine.said import say

_NAMES = ("name", "label", "Label", "Name")
_MOST_STONES = 10**9
NO_DIRECTION = say("the edges have no direction: each was taken as a move from its first end to its second")


def assembled(graph: Any, kind: str) -> Imported:
    """The record of a networkx graph, directed or not, with or without parallel edges.

    A node's `name` or `label` names it, else what it is called in the file, unless that is its number; `x` and `y`
    place it if all nodes have them; `stones` puts stones on it. Parallel edges repeat a move, as does `count`.

    Raises
    ------
    InputError
        For an edge from a node to itself, and for a cycle.
    """
    warnings: list[Diagnostic] = []
    if not graph.is_directed():
        warnings.append(warning(NO_DIRECTION))
    nodes = list(graph.nodes)
    index = {node: i for i, node in enumerate(nodes)}
    called = [_called(node, graph.nodes[node]) for node in nodes]
    moves: dict[tuple[int, int], int] = {}
    for source, target, data in graph.edges(data=True):
        move = index[source], index[target]
        moves[move] = moves.get(move, 0) + max(1, _whole(data.get("count")) or 1)
    require_no_cycle(moves, called)
    names = {i: name for i, name in enumerate(called) if name != str(i)}
    record = GraphRecord(
        len(nodes),
        [s for s, _ in moves],  # type: ignore[arg-type]
        [t for _, t in moves],  # type: ignore[arg-type]
        list(moves.values()),  # type: ignore[arg-type]
        name=str(graph.graph.get("name") or ""),
        names=names,
        places=_places([graph.nodes[node] for node in nodes]),  # type: ignore[arg-type]
    )
    return Imported(_with_stones(record, [graph.nodes[node] for node in nodes]), kind, warnings=tuple(warnings))


def require_no_cycle(moves: Mapping[tuple[int, int], int], called: list[str]) -> None:
    """Raises InputError with the positions of a cycle, if the moves have one."""
    import numpy as np

    from engine.solve.bulk import CycleError, grundy_labels

    for source, target in moves:
        if source == target:
            raise refused(say("{position} has a move to itself: a game must end", position=called[source]))
    sources = np.fromiter((s for s, _ in moves), np.int64, len(moves))
    targets = np.fromiter((t for _, t in moves), np.int64, len(moves))
    try:
        grundy_labels(len(called), sources, targets)
    except CycleError as error:
        ring = [called[position] for position in error.cycle]
        raise refused(say("the moves form a cycle: {cycle}", cycle=shown([*ring, ring[0]]))) from None


def _called(node: Hashable, data: Mapping[str, Any]) -> str:
    for key in _NAMES:
        value = data.get(key)
        if isinstance(value, (str, int, float)) and str(value).strip():
            return str(value).strip()
    return str(node)


def _places(data: list[Mapping[str, Any]]) -> list[tuple[float, float]] | None:
    places = [place for one in data if (place := _place(one)) is not None]
    return places if data and len(places) == len(data) else None


def _place(data: Mapping[str, Any]) -> tuple[float, float] | None:
    graphics = data.get("graphics")
    holder = graphics if isinstance(graphics, Mapping) and "x" in graphics else data
    try:
        x, y = float(holder["x"]), float(holder["y"])
    except (KeyError, TypeError, ValueError):
        return None
    return (x, y) if isfinite(x) and isfinite(y) else None


def _with_stones(record: GraphRecord, data: list[Mapping[str, Any]]) -> GraphRecord:
    stones = [(i, count) for i, one in enumerate(data) if (count := _whole(one.get("stones")))]
    return replace(record, queries=(QueryRecord(tuple(stones)),)) if stones else record


def _whole(value: object) -> int | None:
    """A count of 1 or more, however the file writes it; None for anything else."""
    try:
        count = int(str(value))
    except ValueError:
        return None
    return count if 0 < count <= _MOST_STONES else None

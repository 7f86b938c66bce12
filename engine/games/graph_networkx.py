"""A graph case as a networkx graph and back, for those who use the engine as a library.

networkx is imported only when it is used: it takes about 0.3 s.
"""

from typing import TYPE_CHECKING

from engine.games.graph_record import GraphRecord
from engine.said import say

if TYPE_CHECKING:
    import networkx


def to_networkx(record: GraphRecord) -> "networkx.DiGraph":
    """A `networkx.DiGraph` with the nodes 0 .. n-1 and an edge for each move.

    Nodes have `name` (if they have one) and `place` ((x, y), if the record is laid out); edges have `count`, how often
    the move stands, and come in the order of the moves; the graph has `name`. Queries, notes and groups are not kept.
    """
    import networkx

    graph = networkx.DiGraph(name=record.name)
    graph.add_nodes_from(range(record.n))
    for index, name in record.names.items():
        graph.nodes[index]["name"] = name
    if record.places is not None:
        for index, (x, y) in enumerate(record.places.tolist()):
            graph.nodes[index]["place"] = (x, y)
    moves = zip(record.sources.tolist(), record.targets.tolist(), record.counts.tolist(), strict=True)
    graph.add_edges_from((s, t, {"count": count}) for s, t, count in moves)
    return graph


def from_networkx(graph: "networkx.DiGraph") -> GraphRecord:
    """The record of a directed graph, with positions by the order of its nodes.

    Of a multigraph, parallel edges are repeats of a move; otherwise the edge attribute `count` tells (1 if missing).
    Node attributes `name` and `place` are taken over, places only if all nodes have one; a node that is no integer and
    has no `name` is named by itself.

    Raises
    ------
    ValueError
        If the graph is undirected. A cycle is found where the record becomes a game.
    """
    if not graph.is_directed():
        raise ValueError(say("the graph is undirected: moves go one way"))
    index = {node: i for i, node in enumerate(graph.nodes)}
    moves = [(index[s], index[t]) for s, t, data in graph.edges(data=True) for _ in range(int(data.get("count", 1)))]
    names = {index[node]: name for node, data in graph.nodes(data=True) if (name := _name(node, data))}
    places = [data.get("place") for _, data in graph.nodes(data=True)]
    laid_out = bool(places) and all(place is not None for place in places)
    return GraphRecord.from_moves(
        len(index), moves, name=str(graph.graph.get("name", "")), names=names, places=places if laid_out else None
    )


def _name(node: object, data: dict[str, object]) -> str:
    return str(data.get("name", "" if isinstance(node, int) else node))

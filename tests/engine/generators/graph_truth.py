"""What the tests of graph generators compare with: values by their definition on networkx graphs, records as text."""

from collections.abc import Iterable
from functools import reduce
from hashlib import sha256
from itertools import pairwise
from operator import xor

import networkx as nx

from engine.games.graph_record import GraphRecord, QueryRecord
from engine.generators import graphs
from engine.generators.generate import generate
from engine.sg import mex

BY_NAME = {shape.name: shape for shape in graphs.SHAPES}


def make(name, seed=0, **values):
    """The one case of a shape; `_` in a parameter's name stands for a hyphen."""
    (record,) = generate(BY_NAME[name], {"cases": 1, **{key.replace("_", "-"): v for key, v in values.items()}}, seed)
    return record


def topological(name, seed=0, **values):
    return make(name, seed, numbering="topological", **values)


def moves_of(record: GraphRecord) -> list[tuple[int, int]]:
    return list(zip(record.sources.tolist(), record.targets.tolist(), strict=True))


def nx_graph(record: GraphRecord) -> nx.DiGraph:
    graph = nx.DiGraph()
    graph.add_nodes_from(range(record.n))
    graph.add_edges_from(moves_of(record))
    return graph


def values_of(record: GraphRecord) -> list[int]:
    """The Grundy values; networkx refuses a cycle."""
    graph = nx_graph(record)
    values: dict[int, int] = {}
    for position in reversed(list(nx.topological_sort(graph))):
        values[position] = mex(values[follower] for follower in graph.successors(position))
    return [values[position] for position in range(record.n)]


def stones_of(query: QueryRecord) -> list[int]:
    return [position for position, count in query.stones for _ in range(count)]


def sum_of(values: list[int], query: QueryRecord) -> int:
    return reduce(xor, [values[position] for position in stones_of(query)], 0)


def sums_of(record: GraphRecord) -> list[int]:
    values = values_of(record)
    return [sum_of(values, query) for query in record.queries]


def is_well_formed(record: GraphRecord) -> bool:
    """What a record promises: moves among its positions, none twice; runs of at least one stone, neighbours differ."""
    moves = moves_of(record)
    ends = {end for move in moves for end in move}
    runs = [query.stones for query in record.queries]
    return (
        len(set(moves)) == len(moves) == len(record.counts)
        and ends | {position for query in runs for position, _ in query} <= set(range(record.n))
        and all(count >= 1 for query in runs for _, count in query)
        and all(one[0] != other[0] for query in runs for one, other in pairwise(query))
        and bool((record.counts >= 1).all())
    )


def fingerprint(records: Iterable[GraphRecord]) -> str:
    """The start of the SHA-256 of all that the records say."""
    lines = []
    for record in records:
        counted = zip(moves_of(record), record.counts.tolist(), strict=True)
        lines.append(f"{record.n} {list(counted)} {[query.stones for query in record.queries]}")
    return sha256("\n".join(lines).encode()).hexdigest()[:16]

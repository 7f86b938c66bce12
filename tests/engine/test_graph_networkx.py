"""A graph case as a networkx graph: nothing but the queries is lost, and networkx agrees about what it is."""

from dataclasses import replace

import networkx
import pytest
from graph_strategies import records
from hypothesis import given, settings

from engine.games.graph_networkx import from_networkx, to_networkx
from engine.games.graph_record import GraphRecord


@given(records())
@settings(max_examples=80, deadline=None)
def test_a_record_comes_back_without_its_queries(record: GraphRecord) -> None:
    graph = to_networkx(record)
    assert networkx.is_directed_acyclic_graph(graph)
    assert [graph.out_degree(v) for v in graph] == [int((record.sources == v).sum()) for v in range(record.n)]
    back = from_networkx(graph)
    moves = sorted(zip(record.sources.tolist(), record.targets.tolist(), record.counts.tolist(), strict=True))
    assert sorted(zip(back.sources.tolist(), back.targets.tolist(), back.counts.tolist(), strict=True)) == moves
    same = replace(back, sources=record.sources, targets=record.targets, counts=record.counts)
    kept = replace(record, queries=(), notes=(), groups=(), places=record.places if record.n else None)
    assert same == kept


def test_parallel_edges_and_other_names() -> None:
    graph = networkx.MultiDiGraph([("start", "end"), ("start", "end"), ("start", 7)])
    record = from_networkx(graph)
    assert (record.sources.tolist(), record.targets.tolist(), record.counts.tolist()) == ([0, 0], [1, 2], [2, 1])
    assert record.names == {0: "start", 1: "end"}
    assert record.places is None


def test_an_undirected_graph_is_refused() -> None:
    with pytest.raises(ValueError, match="undirected"):
        from_networkx(networkx.Graph([(0, 1)]))

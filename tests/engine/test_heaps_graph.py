"""Heaps shown as a graph: the same values, the same moves, the same winner."""

import pytest
from heaps_strategies import moves, octals, sets
from hypothesis import given
from hypothesis import strategies as st

from engine.answers import nim_sums
from engine.games import heaps_graph
from engine.games.graph_convert import game_of
from engine.games.heaps import HeapsGame, HeapsQuery
from engine.games.heaps_graph import NoGraphError, graph_of
from engine.games.take_rule import GrundysGame, Octal, TakeRule
from engine.games.take_rule_text import parse_rule
from engine.solve.bulk import grundy_labels

plain = sets() | octals.filter(lambda rule: not rule.splits)


@given(plain, st.integers(0, 40), st.lists(st.integers(0, 40), max_size=5))
def test_the_graph_is_the_game(rule: TakeRule, largest: int, heaps: list[int]) -> None:
    row = tuple(min(size, largest) for size in heaps)
    record = graph_of(rule, largest, row, "name")
    assert (record.n, record.name) == (largest + 1, "name")
    game = HeapsGame(rule)
    values = grundy_labels(record.n, record.sources, record.targets)
    assert values.tolist() == game.sequence.values(largest).tolist()
    pairs = list(zip(record.sources.tolist(), record.targets.tolist(), strict=True))
    assert sorted(pairs) == sorted((x, rest[0]) for x in range(largest + 1) for _, rest in moves(rule, x))
    assert record.counts.tolist() == [1] * len(pairs)
    query = HeapsQuery(0, "", row)
    assert nim_sums(record) == [game.nim_sum(query)]
    live = game_of(record)
    winning = list(live.winning_moves(live.queries[0]))
    assert {(m.source, m.target) for m in winning} == {(row[m.heap], m.rest[0]) for m in game.winning_moves(query)}


@pytest.mark.parametrize("rule", [GrundysGame(), Octal((0, 7, 7)), Octal((4,)), Octal((0, 3, 6))])
def test_splitting_is_no_graph(rule: TakeRule) -> None:
    with pytest.raises(NoGraphError, match="a stone on a graph cannot become two stones"):
        graph_of(rule, 5)


def test_what_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NoGraphError, match="a heap of 7 has no position among the sizes 0 to 6"):
        graph_of(parse_rule("1 2"), 6, (3, 7))
    with pytest.raises(NoGraphError, match="more than 1,000,000 moves"):
        graph_of(parse_rule("all"), 90_000)
    for rule in ("999999999", "0.1", "all"):
        with pytest.raises(NoGraphError, match="more than 100,000 positions"):
            graph_of(parse_rule(rule), 10**18)
    monkeypatch.setattr(heaps_graph, "MOST_MOVES", 15)
    assert len(graph_of(parse_rule("all"), 5).sources) == 15
    with pytest.raises(NoGraphError, match="more than 15 moves"):
        graph_of(parse_rule("all"), 6)

"""Each shape of graph gives a game at its defaults, at all its bounds, and in any numbering."""

import re

import networkx as nx
import pytest
from graph_truth import BY_NAME, is_well_formed, nx_graph, values_of
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.generators import graphs
from engine.generators.chance import Chance
from engine.generators.common import parameters_of
from engine.generators.generate import generate
from engine.generators.shape import no_progress

SEEDS = range(6)
DENSE = {"random-graph", "shrinking", "complete", "bipartite", "nim-heaps", "smallest-with-value", "layered"}
"""Shapes that may go beyond the 10,000 moves of UVA 11927 when they are asked to."""

every_shape = pytest.mark.parametrize("shape", graphs.SHAPES, ids=list(BY_NAME))


@every_shape
def test_a_shape_says_what_it_is(shape):
    assert shape.game == "graph"
    assert "\n" not in shape.purpose
    names = [parameter.name for parameter in parameters_of(shape)]
    assert len(names) == len(set(names))
    for parameter in parameters_of(shape):
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", parameter.name)
        assert parameter.allows(parameter.default)
        assert parameter.read(str(parameter.default)) == parameter.default
        assert bool(parameter.choices) == isinstance(parameter.default, str)


def test_names_are_unique():
    assert len(BY_NAME) == len(graphs.SHAPES)


@every_shape
@pytest.mark.parametrize("seed", SEEDS)
def test_default_cases_are_games_to_look_at(shape, seed):
    records = generate(shape, {}, seed)
    assert 6 <= records[0].n <= 30
    for record in records:
        assert is_well_formed(record)
        assert nx.is_directed_acyclic_graph(nx_graph(record))
        assert record.n >= 1
        assert len(record.queries) == 1
        assert 1 <= record.queries[0].total <= 10


@every_shape
@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_shape_makes_goes_to_larger_numbers(shape, seed):
    values = {parameter.name: parameter.default for parameter in parameters_of(shape)}
    record = shape.make(values, Chance(seed), no_progress)
    assert (record.sources < record.targets).all()


def bounds(shape):
    own = [parameter for parameter in shape.parameters if parameter.name != "cases"]
    for end in ("low", "high"):
        yield {parameter.name: getattr(parameter, end) for parameter in own if not parameter.choices}
        for parameter in own:
            if not parameter.choices:
                yield {parameter.name: getattr(parameter, end)}
    for parameter in own:
        yield from ({parameter.name: choice} for choice in parameter.choices)


@every_shape
def test_every_bound_gives_a_game_that_judges_take(shape):
    numberings = {parameter.name: parameter.choices for parameter in parameters_of(shape)}["numbering"]
    numbering = "topological" if "topological" in numberings else numberings[0]
    for values in bounds(shape):
        for record in generate(shape, {"numbering": numbering, **values}, 1):
            rises = record.sources < record.targets
            assert not rises.any() if values.get("numbering", numbering) == "reversed" else rises.all(), values
            assert 1 <= record.n <= 1000, values
            assert shape.name in DENSE or record.counts.sum() <= 10_000, values


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_any_settings_give_a_game(data):
    shape = data.draw(st.sampled_from(graphs.SHAPES))
    values = {}
    for parameter in parameters_of(shape):
        if parameter.name in {"wins", "nim-sum", "cases", "stones"}:
            continue
        if parameter.choices:
            values[parameter.name] = data.draw(st.sampled_from(parameter.choices))
        else:
            values[parameter.name] = data.draw(st.integers(parameter.low, min(parameter.high, parameter.low + 25)))
    for record in generate(shape, values, data.draw(st.integers(0, 10**9))):
        assert is_well_formed(record)
        assert nx.is_directed_acyclic_graph(nx_graph(record))
        assert len(record.queries) == values["queries"]


@every_shape
@pytest.mark.parametrize("seed", SEEDS)
def test_numberings_give_the_same_graph_and_the_same_answers(shape, seed):
    free = "numbering" not in {parameter.name for parameter in shape.parameters}
    if not free:
        (only,) = next(parameter.choices for parameter in shape.parameters if parameter.name == "numbering")
        (record,) = generate(shape, {}, seed)
        rises = record.sources < record.targets
        assert rises.all() if only == "topological" else not rises.any()
        return
    one, other, shuffled = (
        generate(shape, {"numbering": word, "cases": 1}, seed)[0] for word in ("topological", "reversed", "shuffled")
    )
    assert (one.sources < one.targets).all()
    assert (other.sources > other.targets).all()
    assert values_of(one) == values_of(other)[::-1]
    assert sorted(values_of(one)) == sorted(values_of(shuffled))
    assert nx.faster_could_be_isomorphic(nx_graph(one), nx_graph(shuffled))
    assert sorted(one.counts) == sorted(shuffled.counts)

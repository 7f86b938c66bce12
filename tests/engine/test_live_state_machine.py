"""Random edits of a live graph: after each, the labels are those from scratch, and the delta tells exactly which moved.

The machine runs twice: as it is, and with limits so small that batches and waves are handed to the bulk walk.
"""

import networkx as nx
import pytest
from graph_strategies import check_order, is_cycle, labels_by_definition
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.solve import live
from engine.solve.bulk import CycleError
from engine.solve.live import LiveDag


class LiveMachine(RuleBasedStateMachine):
    """A live graph beside a plain model: a set of positions and a dict of moves."""

    def __init__(self):
        super().__init__()
        self.dag: LiveDag[str] = LiveDag()
        self.positions: list[int] = []
        self.moves: dict[tuple[int, int], str] = {}
        self.labels: dict[int, int] = {}
        self.next = 0

    @initialize(n=st.integers(2, 7))
    def some_positions(self, n):
        self.add_positions(n)

    @rule(n=st.integers(1, 3))
    @precondition(lambda self: len(self.positions) < 14)
    def add_positions(self, n):
        # Downwards, so that the numbers do not rise as the order does.
        new = list(range(self.next + n, self.next, -1))
        self.next += n
        self.dag.add_positions(new)
        self.positions += new
        self.labels.update(dict.fromkeys(new, 0))

    @rule(data=st.data())
    @precondition(lambda self: self.positions)
    def add_a_position_that_is_there(self, data):
        old = data.draw(st.sampled_from(self.positions))
        with pytest.raises(ValueError, match="there already"):
            self.dag.add_positions([self.next + 1, old])

    @rule(data=st.data())
    @precondition(lambda self: self.positions)
    def remove_positions(self, data):
        chosen = data.draw(st.lists(st.sampled_from(self.positions), unique=True, min_size=1, max_size=3))
        if any(s in chosen or t in chosen for s, t in self.moves):
            with pytest.raises(ValueError, match="still has moves"):
                self.dag.remove_positions(chosen)
            return
        self.dag.remove_positions(chosen)
        self.positions = [p for p in self.positions if p not in chosen]
        self.labels = {p: self.labels[p] for p in self.positions}

    @rule(data=st.data(), most=st.sampled_from([1, 1, 2, 5, 12]))
    @precondition(lambda self: self.positions)
    def add_moves(self, data, most):
        """One or many, in any direction: about half of the batches close a cycle."""
        ends = st.sampled_from(self.positions)
        move = st.tuples(ends, ends, st.text(max_size=1))
        batch = data.draw(st.lists(move, max_size=most, unique_by=lambda m: m[:2]))
        batch = [move for move in batch if move[:2] not in self.moves]
        after = self.moves | {(s, t): carried for s, t, carried in batch}
        if not nx.is_directed_acyclic_graph(nx.DiGraph(after.keys())):
            with pytest.raises(CycleError) as caught:
                self.dag.add_moves(batch)
            assert is_cycle(caught.value.cycle, after)
            return
        self._expect(self.dag.add_moves(batch), after)

    @rule(data=st.data())
    @precondition(lambda self: len(self.positions) > 1)
    def add_downward_moves(self, data):
        """Along one order of the positions, against the numbers: never a cycle, often much of the order changes."""
        order = data.draw(st.permutations(self.positions))
        if not nx.is_directed_acyclic_graph(graph := nx.DiGraph(self.moves.keys())):
            raise AssertionError
        graph.add_nodes_from(self.positions)
        rank = {p: i for i, p in enumerate(nx.lexicographical_topological_sort(graph, key=order.index))}
        ends = st.tuples(st.sampled_from(order), st.sampled_from(order)).filter(lambda pair: pair[0] != pair[1])
        pairs = data.draw(st.lists(ends, max_size=15))
        down = dict.fromkeys(tuple(sorted(pair, key=rank.__getitem__)) for pair in pairs)
        batch = [(*pair, "") for pair in down if pair not in self.moves]
        self._expect(self.dag.add_moves(batch), self.moves | {(s, t): c for s, t, c in batch})

    @rule(data=st.data())
    @precondition(lambda self: self.moves)
    def add_a_move_that_is_there(self, data):
        s, t = data.draw(st.sampled_from(sorted(self.moves)))
        pairs = [(u, v) for u in self.positions for v in self.positions if (u, v) not in self.moves]
        free = [(u, v, "") for u, v in pairs if self.dag.cycle_closed_by(u, v) is None][:1]
        for batch in ([*free, (s, t, "")], [*free, *free, (s, t, "")]):
            with pytest.raises(ValueError, match="there already"):
                self.dag.add_moves(batch)

    @rule()
    @precondition(lambda self: self.positions)
    def add_a_move_to_nowhere(self):
        with pytest.raises(KeyError):
            self.dag.add_moves([(self.positions[0], self.next + 1, "")])
        with pytest.raises(KeyError):
            self.dag.add_moves([(self.next + 1, self.positions[0], "")])

    @rule(data=st.data())
    @precondition(lambda self: self.moves)
    def remove_moves(self, data):
        gone = data.draw(st.lists(st.sampled_from(sorted(self.moves)), unique=True, max_size=6))
        self._expect(self.dag.remove_moves(gone), {m: c for m, c in self.moves.items() if m not in gone})

    @rule(data=st.data())
    @precondition(lambda self: self.moves)
    def remove_a_move_that_is_not_there(self, data):
        s, t = data.draw(st.sampled_from(sorted(self.moves)))
        with pytest.raises(KeyError):
            self.dag.remove_moves([(s, t), (t, s)])

    @rule(data=st.data(), carried=st.text(max_size=1))
    @precondition(lambda self: self.moves)
    def set_move(self, data, carried):
        s, t = data.draw(st.sampled_from(sorted(self.moves)))
        self.dag.set_move(s, t, carried)
        self.moves[s, t] = carried
        with pytest.raises(KeyError):
            self.dag.set_move(t, s, carried)

    def _expect(self, delta, moves):
        self.moves = moves
        now = labels_by_definition(self.positions, moves)
        assert delta == {p: (self.labels[p], now[p]) for p in self.positions if self.labels[p] != now[p]}
        self.labels = now

    @invariant()
    def labels_are_those_from_scratch(self):
        assert self.dag.labels == labels_by_definition(self.positions, self.moves) == self.labels

    @invariant()
    def graph_is_the_model(self):
        assert {(s, t): c for s, t, c in self.dag.moves()} == self.moves
        assert self.dag.move_count == len(self.moves)
        assert {(u, v) for v, preds in self.dag.predecessors.items() for u in preds} == self.moves.keys()
        assert self.dag.followers.keys() == self.dag.predecessors.keys() == set(self.positions)

    @invariant()
    def order_is_topological(self):
        check_order(self.dag)

    @invariant()
    def cycles_are_foretold(self):
        graph = nx.DiGraph(self.moves.keys())
        graph.add_nodes_from(self.positions)
        for s in self.positions[:4]:
            above = nx.ancestors(graph, s) | {s}
            assert self.dag.ancestors(s) == above
            for t in self.positions:
                cycle = self.dag.cycle_closed_by(t, s)
                # A move t -> s closes a cycle exactly if s leads to t.
                leads = t == s or nx.has_path(graph, s, t)
                assert (cycle is not None) == leads
                if cycle is not None:
                    assert cycle[0] == t
                    assert is_cycle(cycle, {*self.moves, (t, s)})


SETTINGS = settings(max_examples=40, stateful_step_count=25, deadline=None)


def test_live_graph():
    run_state_machine_as_test(LiveMachine, settings=SETTINGS)


@pytest.mark.parametrize(("small", "share"), [(0, 1 << 30), (1, 2), (3, 4)])
def test_live_graph_with_early_handover(monkeypatch, small, share):
    monkeypatch.setattr(live, "SMALL", small)
    monkeypatch.setattr(live, "SHARE", share)
    run_state_machine_as_test(LiveMachine, settings=settings(SETTINGS, max_examples=30))

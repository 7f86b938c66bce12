"""Mistakes in the labels of a graph: something else than the mex of the followers' values."""

from engine.mistakes.graph_view import GraphView, by_labels, look
from engine.mistakes.mistake import CrashError, Mistake, Rule
from engine.said import say
from engine.sg import mex


def _reversed(view: GraphView) -> list[int]:
    labels = [0] * view.n
    for position in reversed(view.order):
        labels[position] = mex([labels[s] for s in view.predecessors[position]])
    return labels


def _in_order(view: GraphView, positions: range) -> list[int]:
    """Labels made in the order of the numbers: a follower that comes later still has label 0."""
    labels = [0] * view.n
    for position in positions:
        labels[position] = mex([labels[t] for t in view.followers[position]])
    return labels


def _without_first(view: GraphView) -> list[int]:
    labels = [0] * view.n
    for position in view.order:
        if position:
            labels[position] = mex([labels[t] for t in view.followers[position]])
    return labels


def _targets_one_off(view: GraphView) -> list[int]:
    labels = [0] * view.n
    for position in range(view.n):
        if any(t - 1 >= position for t in view.followers[position]):
            raise CrashError("moves one off may go round in a circle")
        labels[position] = mex([labels[t - 1] for t in view.followers[position] if t])
    return labels


def _mex_from_one(values: list[int]) -> int:
    return mex([0, *values])


def _mistake(key: str, name: str, description: str, rule: Rule) -> Mistake:
    return Mistake(key, name, description, look, rule, ("graph",))


MISTAKES = (
    _mistake(
        "flag",
        say("a win/lose flag is used instead of the label"),
        say("Positions are marked won or lost, and the marks are XORed: a sum of games needs the Grundy values."),
        by_labels(lambda view: view.folded(lambda values: int(0 in values))),
    ),
    _mistake(
        "largest-plus-one",
        say("the largest follower plus one is taken instead of the mex"),
        say("The label is the length of the longest way to the end, not the smallest value that no follower has."),
        by_labels(lambda view: view.folded(lambda values: max(values, default=-1) + 1)),
    ),
    _mistake(
        "smallest-plus-one",
        say("the smallest follower plus one is taken instead of the mex"),
        say("The label is the length of the shortest way to the end, not the smallest value that no follower has."),
        by_labels(lambda view: view.folded(lambda values: min(values, default=-1) + 1)),
    ),
    _mistake(
        "longest-parity",
        say("only the parity of the longest way is looked at"),
        say("The label is 1 where the longest way to the end is odd, and 0 where it is even."),
        by_labels(lambda view: [d % 2 for d in view.folded(lambda values: max(values, default=-1) + 1)]),
    ),
    _mistake(
        "out-degree",
        say("the number of moves is taken instead of the mex"),
        say("The label is the number of moves from the position."),
        by_labels(lambda view: [len(targets) for targets in view.followers]),
    ),
    _mistake(
        "distinct",
        say("the number of different follower values is taken instead of the mex"),
        say("Values above a gap are counted too: 0 and 2 give 2, where the mex is 1."),
        by_labels(lambda view: view.folded(lambda values: len(set(values)))),
    ),
    _mistake(
        "mex-from-one",
        say("the mex is looked for from 1 on"),
        say("Positions at the end get the label 1, and no label is 0."),
        by_labels(lambda view: view.folded(_mex_from_one)),
    ),
    _mistake(
        "first-move-only",
        say("only the first move of each position is followed"),
        say("The other moves are read and forgotten."),
        by_labels(lambda view: view.folded(lambda values: mex(values[:1]))),
    ),
    _mistake(
        "last-move-only",
        say("only the last move of each position is followed"),
        say("Each move overwrites the one before."),
        by_labels(lambda view: view.folded(lambda values: mex(values[-1:]))),
    ),
    _mistake(
        "moves-reversed",
        say("the moves are read the wrong way round"),
        say("A move from a to b is kept as one from b to a."),
        by_labels(_reversed),
    ),
    _mistake(
        "falling-order",
        say("the labels are made from the last position to the first"),
        say("The numbers are taken for a topological order: a move to a smaller number meets a label that is still 0."),
        by_labels(lambda view: _in_order(view, range(view.n - 1, -1, -1))),
    ),
    _mistake(
        "rising-order",
        say("the labels are made from the first position to the last"),
        say("The numbers are taken for a topological order: a move to a larger number meets a label that is still 0."),
        by_labels(lambda view: _in_order(view, range(view.n))),
    ),
    _mistake(
        "position-0-left-out",
        say("position 0 is left out: its label stays 0"),
        say("The loop over the positions starts at 1."),
        by_labels(_without_first),
    ),
    _mistake(
        "targets-one-off",
        say("the ends of the moves are read as counted from 1"),
        say("A move to position v is kept as one to v - 1."),
        by_labels(_targets_one_off),
    ),
)

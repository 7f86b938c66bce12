"""Graphs of a regular kind: paths, trees, grids, stars, ladders, complete graphs.

In what a shape makes, every move goes from a smaller to a larger number; `graph_numbering` gives the final numbers.
"""

import numpy as np

from engine.games.graph_record import GraphRecord
from engine.generators.chance import Chance
from engine.generators.graph_moves import Moves
from engine.generators.shape import Parameter, Progress, Shape, Values
from engine.said import say


def complete_graph(n: int) -> GraphRecord:
    """The graph with a move from each position to each larger number; position i has value n - 1 - i."""
    sources, targets = np.triu_indices(n, 1)
    return GraphRecord(n, sources.astype(np.int64), targets.astype(np.int64))


def path_moves(n: int, first: int = 0) -> Moves:
    """The moves of a path of n positions, from `first` on."""
    return [(position, position + 1) for position in range(first, first + n - 1)]


def _path(values: Values, _: Chance, __: Progress) -> GraphRecord:
    return GraphRecord.from_moves(values["n"], path_moves(values["n"]))


def _deep_chain(values: Values, chance: Chance, _: Progress) -> GraphRecord:
    n, moves = values["n"], path_moves(values["n"])
    longest = min(values["reach"], n - 1)
    per_source = [min(longest, n - 1 - source) - 1 for source in range(n)]
    possible = [(source, source + 2 + j) for source, count in enumerate(per_source) for j in range(count)]
    chosen = chance.sample(len(possible), min(values["side-moves"], len(possible)))
    return GraphRecord.from_moves(n, sorted([*moves, *(possible[number] for number in chosen)]))


def _complete(values: Values, _: Chance, __: Progress) -> GraphRecord:
    return complete_graph(values["n"])


def _tree(values: Values, chance: Chance, _: Progress) -> GraphRecord:
    moves, open_parents, children = [], [0], [0]
    for position in range(1, values["n"]):
        place = chance.below(len(open_parents))
        parent = open_parents[place]
        moves.append((parent, position))
        children[parent] += 1
        if children[parent] == values["children"]:
            open_parents[place] = open_parents[-1]
            open_parents.pop()
        open_parents.append(position)
        children.append(0)
    return GraphRecord.from_moves(values["n"], sorted(moves))


def _grid(values: Values, _: Chance, __: Progress) -> GraphRecord:
    rows, columns, reach = values["rows"], values["columns"], values["reach"]
    moves = []
    for row in range(rows):
        for column in range(columns):
            here = row * columns + column
            moves += [(here, here + step) for step in range(1, min(reach, columns - 1 - column) + 1)]
            moves += [(here, here + step * columns) for step in range(1, min(reach, rows - 1 - row) + 1)]
    return GraphRecord.from_moves(rows * columns, moves)


def _star(values: Values, _: Chance, __: Progress) -> GraphRecord:
    into = 0 if values["into"] == "none" else values["rays"]
    out = 0 if values["into"] == "all" else values["rays"]
    moves = [(ray, into) for ray in range(into)] + [(into, into + 1 + ray) for ray in range(out)]
    return GraphRecord.from_moves(into + 1 + out, moves)


def _ladder(values: Values, _: Chance, __: Progress) -> GraphRecord:
    moves = []
    for left in range(0, 2 * values["rungs"], 2):
        moves.append((left, left + 1))
        if left + 2 < 2 * values["rungs"]:
            moves += [(left, left + 2), (left, left + 3), (left + 1, left + 2), (left + 1, left + 3)]
    return GraphRecord.from_moves(2 * values["rungs"], moves)


def _nim_heaps(values: Values, chance: Chance, progress: Progress) -> GraphRecord:
    sizes = [values["size"]] + [chance.between(1, values["size"]) for _ in range(values["heaps"] - 1)]
    sources, targets, n = [], [], 0
    for done, size in enumerate(sizes):
        heap = complete_graph(size + 1)
        sources.append(heap.sources + n)
        targets.append(heap.targets + n)
        n += heap.n
        progress(done / len(sizes))
    return GraphRecord(n, np.concatenate(sources), np.concatenate(targets))


SHAPES = (
    Shape(
        "path",
        "graph",
        say("one position after the other: breaks who takes the mex of all that can be reached, not of followers"),
        (Parameter("n", say("positions"), 10, 1, 1000),),
        _path,
    ),
    Shape(
        "deep-chain",
        "graph",
        say("a path with moves that skip some of it: breaks limits of recursion"),
        (
            Parameter("n", say("positions"), 20, 1, 1000),
            Parameter("side-moves", say("moves beside the path, or all that there can be"), 10, 0, 9000),
            Parameter("reach", say("how far such a move goes, at most"), 6, 2, 20),
        ),
        _deep_chain,
    ),
    Shape(
        "complete",
        "graph",
        say("a move from each position to all later ones: all values 0 .. n-1, breaks tables of fixed size"),
        (Parameter("n", say("positions"), 7, 1, 1000),),
        _complete,
    ),
    Shape(
        "tree",
        "graph",
        say("one move leads to each position but the root"),
        (
            Parameter("n", say("positions"), 15, 1, 1000),
            Parameter("children", say("moves a position, at most"), 3, 1, 20),
        ),
        _tree,
    ),
    Shape(
        "grid",
        "graph",
        say("moves to the right and down: many ways to the same position"),
        (
            Parameter("rows", say("rows"), 4, 1, 31),
            Parameter("columns", say("columns"), 5, 1, 31),
            Parameter("reach", say("how many steps a move goes, at most"), 1, 1, 5),
        ),
        _grid,
    ),
    Shape(
        "star",
        "graph",
        say("a centre with moves from many positions, to many, or both"),
        (
            Parameter("rays", say("positions on a side"), 8, 1, 499),
            Parameter("into", say("which moves go into the centre"), "half", choices=("none", "half", "all")),
        ),
        _star,
    ),
    Shape(
        "ladder",
        "graph",
        say(
            "two ways on at each step, so 2 to the power of the rungs in all: "
            "breaks recursion that forgets what it found"
        ),
        (Parameter("rungs", say("rungs, of two positions each"), 12, 1, 500),),
        _ladder,
    ),
    Shape(
        "nim-heaps",
        "graph",
        say("heaps of nim, each a graph of its own: the value of a position is the size of its heap"),
        (
            Parameter("size", say("size of the first heap; the others are 1 to that"), 5, 1, 140),
            Parameter("heaps", say("how many heaps"), 3, 1, 7),
        ),
        _nim_heaps,
    ),
)

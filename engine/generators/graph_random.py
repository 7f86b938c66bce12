"""Random graphs: by density, by rank, in layers, and with positions that few random graphs have.

In what a shape makes, every move goes from a smaller to a larger number; `graph_numbering` gives the final numbers.
"""

import numpy as np

from engine.games.graph_record import GraphRecord
from engine.generators.chance import Chance
from engine.generators.common import CASE, NUMBERING
from engine.generators.graph_moves import columns_of, dense, moves_by_rank, random_moves
from engine.generators.shape import Parameter, Progress, Shape, Values
from engine.said import say

N = Parameter("n", say("positions"), 12, 1, 1000)
MOVES = Parameter("moves", say("moves, or all that there can be if these are fewer"), 20, 0, 10_000)
DENSITY = Parameter("density", say("per cent of all possible moves that are there"), 30, 0, 100)


def _by_density(values: Values, chance: Chance, progress: Progress) -> GraphRecord:
    return dense(values["n"], values["density"], chance, progress)


def _by_rank(values: Values, chance: Chance, _: Progress) -> GraphRecord:
    ranks = sorted(chance.below(values["ranks"]) for _ in range(values["n"]))
    return GraphRecord.from_moves(values["n"], moves_by_rank(ranks, values["moves"], chance))


def _ordered(values: Values, chance: Chance, _: Progress) -> GraphRecord:
    return GraphRecord.from_moves(values["n"], random_moves(values["n"], values["moves"], chance))


def _layered(values: Values, chance: Chance, _: Progress) -> GraphRecord:
    layers, width = values["layers"], values["width"]
    moves = []
    for source in range((layers - 1) * width):
        below = (source // width + 1) * width
        moves += [(source, below + other) for other in sorted(chance.sample(width, min(values["moves"], width)))]
    return GraphRecord.from_moves(layers * width, moves)


def _bipartite(values: Values, chance: Chance, _: Progress) -> GraphRecord:
    upper, lower, share, draw = values["upper"], values["lower"], values["density"] / 100, chance.fraction
    pairs = ((source, upper + target) for source in range(upper) for target in range(lower))
    return GraphRecord.from_moves(upper + lower, [pair for pair in pairs if draw() < share])


def _many_terminals(values: Values, chance: Chance, _: Progress) -> GraphRecord:
    inner, terminals = values["inner"], values["terminals"]
    moves = []
    for source in range(inner):
        rest = inner + terminals - source - 1
        targets = sorted(chance.sample(rest, min(rest, chance.between(1, values["moves"]))))
        moves += [(source, source + 1 + target) for target in targets]
    return GraphRecord.from_moves(inner + terminals, moves)


def _isolated(values: Values, chance: Chance, _: Progress) -> GraphRecord:
    n = values["connected"]
    return GraphRecord.from_moves(n + values["isolated"], random_moves(n, values["moves"], chance))


def _repeated(values: Values, chance: Chance, _: Progress) -> GraphRecord:
    moves = random_moves(values["n"], values["moves"], chance)
    counts = [chance.between(1, values["repeats"]) for _ in moves]
    counts[chance.below(len(counts))] = values["repeats"]
    sources, targets = columns_of(moves)
    return GraphRecord(values["n"], sources, targets, np.array(counts, dtype=np.int64))


def _shrinking(values: Values, chance: Chance, progress: Progress) -> GraphRecord:
    case, cases = values.get(CASE, 1), values["cases"]
    left = cases - case + 1
    n = max(1, values["n"] * left // cases)
    record = dense(n, values["density"] * left / cases, chance, progress)
    # One move at least, so that stones can stand out of balance.
    return (
        record
        if len(record.sources) or not values["density"]
        else GraphRecord.from_moves(n, random_moves(n, 1, chance))
    )


def _numbering(word: str) -> Parameter:
    return Parameter(NUMBERING.name, NUMBERING.purpose, word, choices=(word,))


RANKS = Parameter("ranks", say("how many different ranks"), 5, 1, 1000)
SHAPES = (
    Shape("random-graph", "graph", say("each possible move with the same probability"), (N, DENSITY), _by_density),
    Shape(
        "by-rank",
        "graph",
        say("moves from a higher to a lower hidden rank: to walk the numbers in order or backwards does not do"),
        (N, MOVES, RANKS),
        _by_rank,
    ),
    Shape(
        "in-order",
        "graph",
        say("all moves go to larger numbers: breaks who labels from 0 upwards"),
        (N, MOVES, _numbering("topological")),
        _ordered,
    ),
    Shape(
        "against-order",
        "graph",
        say("all moves go to smaller numbers: breaks who labels from the last number downwards"),
        (N, MOVES, _numbering("reversed")),
        _ordered,
    ),
    Shape(
        "layered",
        "graph",
        say("moves from each layer to the next: play has a fixed length"),
        (
            Parameter("layers", say("layers"), 4, 1, 40),
            Parameter("width", say("positions a layer"), 4, 1, 25),
            Parameter("moves", say("moves a position, at most the width"), 2, 0, 25),
        ),
        _layered,
    ),
    Shape(
        "bipartite",
        "graph",
        say("moves from an upper to a lower layer only: no value above 1"),
        (
            Parameter("upper", say("positions above"), 6, 1, 500),
            Parameter("lower", say("positions below"), 6, 1, 500),
            DENSITY,
        ),
        _bipartite,
    ),
    Shape(
        "many-terminals",
        "graph",
        say("more terminal positions than others: breaks who looks for one end or starts from one root"),
        (
            Parameter("inner", say("positions with moves"), 6, 0, 500),
            Parameter("terminals", say("positions without"), 12, 1, 500),
            Parameter("moves", say("moves a position, at most"), 4, 1, 20),
        ),
        _many_terminals,
    ),
    Shape(
        "isolated",
        "graph",
        say("positions that no move touches, among others: breaks who labels only what a move names"),
        (
            Parameter("connected", say("positions that may have moves"), 8, 1, 500),
            Parameter("isolated", say("positions that have none"), 6, 0, 500),
            Parameter("moves", MOVES.purpose, 12, 0, 10_000),
        ),
        _isolated,
    ),
    Shape(
        "repeated-moves",
        "graph",
        say("the same move several times: breaks who counts followers, or reads each pair into a table of fixed size"),
        (
            Parameter("n", say("positions"), 8, 2, 1000),
            Parameter("moves", say("different moves, or all that there can be"), 10, 1, 1000),
            Parameter("repeats", say("times that a move stands there, at most; one stands so often"), 4, 2, 10),
        ),
        _repeated,
    ),
    Shape(
        "shrinking",
        "graph",
        say("each case smaller and sparser than the one before: breaks who keeps moves or labels of the last case"),
        (
            Parameter("n", say("positions of the first case"), 12, 1, 1000),
            Parameter("density", say("per cent of all possible moves in the first case"), 60, 0, 100),
            Parameter("cases", say("how many cases"), 4, 1, 1000),
        ),
        _shrinking,
    ),
)

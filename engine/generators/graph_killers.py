"""Graphs whose values or answers differ where wrong ways to find them see no difference.

In what a shape makes, every move goes from a smaller to a larger number; `graph_numbering` gives the final numbers.
"""

import numpy as np

from engine.games.graph_record import GraphRecord, QueryRecord, runs_of
from engine.generators.chance import Chance
from engine.generators.common import STONES
from engine.generators.graph_moves import Moves, columns_of, random_moves
from engine.generators.graph_regular import complete_graph
from engine.generators.shape import Parameter, Progress, Shape, Values
from engine.said import say
from engine.solve.bulk import grundy_labels


def _smallest_with_value(values: Values, chance: Chance, _: Progress) -> GraphRecord:
    """The smallest graph that has a value g is the complete one on g + 1 positions.

    A position of value g has followers of all smaller values, and so on down: for each v = 0 .. g there is a position
    of value v, and these g + 1 are different. One of value v has at least v followers, so there are at least
    0 + 1 + .. + g = g (g + 1) / 2 moves. The complete graph has just so many of both. With just so many, the one
    position of value v moves to the one of each smaller value: there is no other such graph.
    """
    extra, value = values["extra"], values["value"]
    heap = complete_graph(value + 1)
    above: Moves = []
    for source in range(extra):
        later = extra - source + value
        targets = sorted(chance.sample(later, min(later, chance.between(1, 3))))
        above += [(source, source + 1 + target) for target in targets]
    sources, targets_array = columns_of(above)
    return GraphRecord(
        extra + heap.n,
        np.concatenate([sources, heap.sources + extra]),
        np.concatenate([targets_array, heap.targets + extra]),
    )


def _same_pattern(values: Values, chance: Chance, _: Progress) -> GraphRecord:
    """Pairs of positions above a heap of nim: those of a pair have the same value, but for one pair, if so wanted.

    The heap's positions have the values 0 .. value. A position with moves to those of 0 .. v-1 has value v; without
    the one to u >= 1, value u. Both have a move to 0, so both win alone.
    """
    pairs, value = values["pairs"], values["value"]
    different = _which(values, ("equal", "different"), chance.child("which"))
    odd = chance.below(pairs)
    moves = []
    for pair in range(pairs):
        high = chance.between(2, value)
        missing = chance.between(1, high - 1)
        below = [2 * pairs + value - v for v in range(high)]
        moves += [(2 * pair, place) for place in below]
        if different and pair == odd:
            del below[missing]
        moves += [(2 * pair + 1, place) for place in below]
    heap = complete_graph(value + 1)
    sources, targets = columns_of(moves)
    queries = tuple(_pair_query(pairs, odd, values["count"], chance) for _ in _own_queries(values))
    return GraphRecord(
        2 * pairs + heap.n,
        np.concatenate([sources, heap.sources + 2 * pairs]),
        np.concatenate([targets, heap.targets + 2 * pairs]),
        queries=queries,
    )


def _pair_query(pairs: int, odd: int, count: int, chance: Chance) -> QueryRecord:
    """A stone on both positions of the odd pair and of others, about `count` stones in all."""
    others = [pair for pair in chance.shuffled(range(pairs)) if pair != odd]
    chosen = [odd, *others[: max(0, count // 2 - 1)]]
    return QueryRecord(runs_of(chance.shuffled([2 * pair + side for pair in chosen for side in (0, 1)])))


def _own_queries(values: Values) -> range:
    """As many queries as the shape places stones for: none, if a common placement is asked for."""
    return range(values["queries"] if values["stones"] == OWN else 0)


def _which(values: Values, words: tuple[str, str], chance: Chance) -> bool:
    """Whether the second of two words is meant; chance says so for "either"."""
    return values["which"] == words[1] or (values["which"] not in words and chance.below(2) == 1)


def _one_move_apart(values: Values, chance: Chance, _: Progress) -> GraphRecord:
    """A random graph, in which a position has one follower of some value that it needs, and its double beside it.

    The double has the same followers, so the two have the same value and stones on both have the nim-sum 0. The other
    graph lacks the move of the first to that follower, so its value is that follower's, and the double's is not.
    """
    removed = _which(values, ("base", "variant"), chance.child("which"))
    n = values["n"]
    moves = _shifted(random_moves(n, values["moves"], chance))
    labels = grundy_labels(n + 1, *columns_of(moves)).tolist()
    first = chance.choice([position for position in range(n + 1) if labels[position]])
    needed = chance.choice([t for s, t in moves if s == first and labels[t] < labels[first]])
    kept = [(s, t) for s, t in moves if s != first or t == needed or labels[t] != labels[needed]]
    double = [(0, t) for s, t in kept if s == first]
    moves = [*double, *((s, t) for s, t in kept if not (removed and (s, t) == (first, needed)))]
    queries = tuple(_double_query(first, values["count"], n + 1, chance) for _ in _own_queries(values))
    return GraphRecord(n + 1, *columns_of(moves), queries=queries)


def _shifted(moves: Moves) -> Moves:
    """The moves with number 0 left free."""
    return [(source + 1, target + 1) for source, target in moves]


def _double_query(first: int, count: int, n: int, chance: Chance) -> QueryRecord:
    """A stone on the position and its double, and an even number on some others, about `count` in all."""
    others = chance.sample(n, min(n, max(0, count // 2 - 1)))
    return QueryRecord(runs_of(chance.shuffled([0, first, *others, *others])))


def _unreachable(values: Values, chance: Chance, _: Progress) -> GraphRecord:
    reached, other = values["played"], values["other"]
    moves = random_moves(other, values["moves"], chance)
    played = random_moves(reached, values["moves"], chance)
    moves += [(other + source, other + target) for source, target in played]
    queries = tuple(
        QueryRecord(runs_of(other + chance.below(reached) for _ in range(values["count"])))
        for _ in _own_queries(values)
    )
    return GraphRecord(other + reached, *columns_of(moves), queries=queries)


def _stones(purpose: str) -> Parameter:
    return Parameter("stones", purpose, OWN, choices=(OWN, *STONES))


OWN = "own"
COUNT = Parameter("count", say("stones a query, one fewer if odd (on every position for maximum)"), 10, 2, 1000)
SHAPES = (
    Shape(
        "smallest-with-value",
        "graph",
        say("the smallest graph that has a given value, with positions above it: breaks tables of fixed size"),
        (
            Parameter("value", say("the value that a position has"), 6, 0, 499),
            Parameter("extra", say("positions above, of 1 to 3 moves each"), 4, 0, 500),
        ),
        _smallest_with_value,
    ),
    Shape(
        "same-pattern",
        "graph",
        say("pairs that win or lose alike, but one pair may differ in value: breaks who adds wins and losses"),
        (
            Parameter("pairs", say("pairs of positions"), 3, 1, 40),
            Parameter("value", say("the highest value below them"), 5, 2, 80),
            Parameter("which", say("whether a pair differs"), "either", choices=("equal", "different", "either")),
            _stones(say("where the stones stand; own: on both positions of that pair and of others")),
            COUNT,
        ),
        _same_pattern,
    ),
    Shape(
        "one-move-apart",
        "graph",
        say("two graphs that differ in one move, and in the answer: the same seed gives either"),
        (
            Parameter("n", say("positions beside the double"), 10, 2, 999),
            Parameter("moves", say("moves, about, or all that there can be"), 18, 1, 9000),
            Parameter("which", say("with the move or without"), "either", choices=("base", "variant", "either")),
            _stones(
                say(
                    "where the stones stand; own: on a position that the move starts from, its double, "
                    "and evenly on others"
                )
            ),
            COUNT,
        ),
        _one_move_apart,
    ),
    Shape(
        "unreachable",
        "graph",
        say(
            "all stones in one part, which no move from the other leads to: "
            "breaks who labels from position 0, or adds all"
        ),
        (
            Parameter("played", say("positions of the part with the stones"), 8, 1, 500),
            Parameter("other", say("positions of the other part"), 8, 1, 500),
            Parameter("moves", say("moves of a part, or all that there can be"), 12, 0, 5000),
            _stones(say("where the stones stand; own: in the first part only")),
        ),
        _unreachable,
    ),
)

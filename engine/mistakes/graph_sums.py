"""Mistakes in how the stones of a placement are put together; the labels are right."""

from collections.abc import Callable, Sequence

from engine.games.graph_record import Runs
from engine.mistakes.graph_view import GraphView, look
from engine.mistakes.mistake import Case, Mistake, each
from engine.said import say
from engine.sg import nim_sum

Judge = Callable[[Sequence[int], Runs], object]


def _counts(stones: Runs) -> dict[int, int]:
    counts: dict[int, int] = {}
    for position, count in stones:
        counts[position] = counts.get(position, 0) + count
    return counts


def _shifted(by: int) -> Judge:
    def judge(labels: Sequence[int], stones: Runs) -> int:
        places = ((position + by, count) for position, count in stones)
        return nim_sum(labels[p] for p, count in places if 0 <= p < len(labels) and count % 2)

    return judge


def _mistake(key: str, name: str, description: str, judge: Judge) -> Mistake:
    def answer(view: GraphView) -> Case:
        return (bool(judge(view.labels, stones)) for stones in view.queries)

    return Mistake(key, name, description, look, each(answer), ("graph",))


MISTAKES = (
    _mistake(
        "sum",
        say("the values are added or ORed instead of XORed"),
        say("The first player is said to win as soon as one stone stands on a position of a value other than 0."),
        lambda labels, stones: any(labels[p] for p, _ in stones),
    ),
    _mistake(
        "present",
        say("several stones on one position are counted as one"),
        say("Each position with stones is XORed once, also where the number of its stones is even."),
        lambda labels, stones: nim_sum(labels[p] for p in _counts(stones)),
    ),
    _mistake(
        "times-count",
        say("the value is multiplied by the number of stones"),
        say("The products are XORed, where only the parity of the number counts."),
        lambda labels, stones: nim_sum(labels[p] * count for p, count in _counts(stones).items()),
    ),
    _mistake(
        "xor-with-count",
        say("the value is XORed with the number of stones"),
        say("The number of stones is treated as one more heap."),
        lambda labels, stones: nim_sum(labels[p] ^ count for p, count in _counts(stones).items()),
    ),
    _mistake(
        "counts-as-heaps",
        say("the numbers of stones are XORed, as in Nim"),
        say("The stones on the positions that can be left are taken for heaps."),
        lambda labels, stones: nim_sum(count for p, count in _counts(stones).items() if labels[p]),
    ),
    _mistake(
        "even-counts",
        say("the positions with an even number of stones are XORed"),
        say("The test of the parity is the wrong way round."),
        lambda labels, stones: nim_sum(labels[p] for p, count in _counts(stones).items() if count % 2 == 0),
    ),
    _mistake(
        "stones-parity",
        say("only the parity of the number of stones is looked at"),
        say("The graph plays no part: an odd number of stones is said to win."),
        lambda labels, stones: sum(count for _, count in stones) % 2,
    ),
    _mistake(
        "all-must-win",
        say("the first player is said to win only if each stone alone would"),
        say("The stones are joined by AND instead of XOR."),
        lambda labels, stones: bool(stones) and all(labels[p] for p, _ in stones),
    ),
    _mistake(
        "first-stone",
        say("only the first stone is looked at"),
        say("The other stones of a query are read and forgotten."),
        lambda labels, stones: bool(stones) and labels[stones[0][0]],
    ),
    _mistake(
        "last-stone",
        say("only the last stone is looked at"),
        say("Each stone overwrites the one before."),
        lambda labels, stones: bool(stones) and labels[stones[-1][0]],
    ),
    _mistake(
        "stones-one-up",
        say("the stones are read as counted from 1: each is looked up one position too high"),
        say("A stone on position p is taken for one on p + 1."),
        _shifted(1),
    ),
    _mistake(
        "stones-one-down",
        say("the stones are read as counted from 1: each is looked up one position too low"),
        say("A stone on position p is taken for one on p - 1."),
        _shifted(-1),
    ),
)

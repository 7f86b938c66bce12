"""What a wrong solution sees of a graph case: lists of followers, and stones."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain

from engine.games.graph_record import GraphRecord, Runs
from engine.mistakes.mistake import Case, CrashError, Rule, each
from engine.sg import nim_sum
from engine.solve.bulk import CycleError, solve

LARGEST = 100_000
"""Positions and moves of the largest case whose labels are made anew, once for each mistake."""


class GraphView:
    """A graph case.

    Attributes
    ----------
    n
        The number of positions.
    queries
        The stones of each query: runs `(position, count)`.
    """

    def __init__(self, record: GraphRecord) -> None:
        self._record = record
        self.n = record.n
        self.queries: list[Runs] = [query.stones for query in record.queries]

    @cached_property
    def followers(self) -> list[list[int]]:
        """The followers of each position in the order of its moves, repeats as often as they stand there."""
        record = self._record
        if record.n + len(record.sources) > LARGEST:
            raise CrashError("too large to be tried")
        lists: list[list[int]] = [[] for _ in range(record.n)]
        for s, t, count in zip(record.sources.tolist(), record.targets.tolist(), record.counts.tolist(), strict=True):
            lists[s] += [t] * min(count, 1000)
        return lists

    @cached_property
    def predecessors(self) -> list[list[int]]:
        """The moves turned round."""
        lists: list[list[int]] = [[] for _ in range(self.n)]
        for source, targets in enumerate(self.followers):
            for target in targets:
                lists[target].append(source)
        return lists

    @cached_property
    def _solution(self) -> tuple[list[int], list[int]]:
        try:
            found = solve(self.n, self._record.sources, self._record.targets)
        except CycleError as error:
            raise CrashError(str(error)) from error
        return found.labels.tolist(), found.order.tolist()

    @property
    def labels(self) -> list[int]:
        """The right Grundy values."""
        return self._solution[0]

    @property
    def order(self) -> list[int]:
        """The positions in an order with followers first."""
        return self._solution[1]

    def folded(self, rule: Callable[[list[int]], int]) -> list[int]:
        """The labels where each follows from those of the followers, in the order of the moves, by `rule`."""
        labels = [0] * self.n
        for position in self.order:
            labels[position] = rule([labels[t] for t in self.followers[position]])
        return labels


def look(records: Sequence[GraphRecord]) -> list[GraphView]:
    """The view of each case."""
    return [GraphView(record) for record in records]


def xor_of(labels: Sequence[int], stones: Runs) -> int:
    """The nim-sum of a placement with these labels."""
    return nim_sum(labels[position] for position, count in stones if count % 2)


def answers(view: GraphView, labels: Sequence[int]) -> Case:
    """What is answered if these are taken for the Grundy values."""
    return (xor_of(labels, stones) != 0 for stones in view.queries)


def by_labels(labels: Callable[[GraphView], Sequence[int]]) -> Rule:
    """The rule of a mistake in the labels alone."""
    return each(lambda view: answers(view, labels(view)))


def postorder(followers: Sequence[Sequence[int]], starts: Iterable[int], done: set[int]) -> Iterator[int]:
    """What a depth-first search from `starts` finishes, in that order; `done` is not entered, and grows.

    Raises CrashError where it would go round in a circle.
    """
    for start in starts:
        path = [] if start in done else [(start, iter(followers[start]))]
        entered = {start}
        while path:
            position, rest = path[-1]
            follower = next((t for t in rest if t not in done), None)
            if follower is None:
                path.pop()
                entered.discard(position)
                done.add(position)
                yield position
            elif follower in entered:
                raise CrashError("the search never ends")
            else:
                entered.add(follower)
                path.append((follower, iter(followers[follower])))


def standing(view: GraphView) -> Iterator[int]:
    """The positions with stones, query by query."""
    return (position for position, _ in chain.from_iterable(view.queries))

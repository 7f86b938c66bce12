"""UVA 11927, "Games Are Important": each case a graph by its moves, then the number of stones on each node.

A case is ``n m``, m moves ``a b`` and n numbers of stones; ``0 0`` ends the file.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from engine.diagnostics import Diagnostic
from engine.formats.base import Format, Reading, finding
from engine.formats.graph_text import MOST_NUMBERS, moves_in_order, number_of_moves
from engine.formats.reader import TOO_LARGE
from engine.formats.uva11927_reader import MOVES, NODES, STONES, read
from engine.games.graph_record import GraphRecord, QueryRecord


class Uva11927(Format[GraphRecord]):
    """Games Are Important: see the module."""

    name = "uva11927"
    title = "Games Are Important (UVA 11927)"
    game = "graph"
    answer_words = ("First", "Second")
    limits = (NODES, MOVES, STONES)

    def read(self, text: str) -> Reading[GraphRecord]:
        return read(text)

    def adapt(self, records: Sequence[GraphRecord]) -> tuple[tuple[GraphRecord, ...], tuple[Diagnostic, ...]]:
        """A case with q queries becomes q cases of one query; a case without queries is left out, with a warning."""
        adapted = []
        for record in records:
            if len(record.queries) == 1:
                adapted.append(record)
            else:
                adapted += [replace(record, queries=(query,)) for query in record.queries]
        return tuple(adapted), tuple(_left_out(records))

    def check(self, records: Sequence[GraphRecord]) -> tuple[Diagnostic, ...]:
        findings = [found for case, record in enumerate(records, 1) for found in _check_case(case, record)]
        if sum(map(_numbers_written, records)) > MOST_NUMBERS:
            text = f"the text would have more than {MOST_NUMBERS:,} numbers: UVA 11927 repeats the graph for each query"
            findings.append(finding(text, error=True))
        return (*_left_out(records), *findings)

    def render(self, records: Sequence[GraphRecord]) -> str:
        cases = [case for record in records for case in _case_texts(record)]
        return "".join([*cases, "0 0\n"])


def _left_out(records: Sequence[GraphRecord]) -> Iterator[Diagnostic]:
    for case, record in enumerate(records, 1):
        if not record.queries:
            yield finding(f"case {case} has no queries: UVA 11927 asks one question a case, so it is left out")


def _check_case(case: int, record: GraphRecord) -> Iterator[Diagnostic]:
    if not record.queries:
        return
    if record.n == 0:
        yield finding(f"case {case} has no nodes: UVA 11927 takes 0 0 for the end of the file", error=True)
    if record.n > NODES.warned_above:
        text = f"case {case}: {record.n} nodes, the judge's limit is 1 <= n <= {NODES.warned_above}"
        yield finding(text)
    moves = number_of_moves(record)
    if moves > MOVES.warned_above:
        yield finding(f"case {case}: {moves} moves, the judge's limit is {MOVES}")
    yield from _check_stones(case, record)


def _check_stones(case: int, record: GraphRecord) -> Iterator[Diagnostic]:
    warned = False
    for number, query in enumerate(record.queries, 1):
        stones = _stones_by_node(query)
        node = max(stones, key=lambda v: stones[v], default=None)
        if node is None or stones[node] <= STONES.warned_above:
            continue
        text = f"query {number} of case {case}: {stones[node]} stones on node {node}"
        if stones[node] >= TOO_LARGE:
            yield finding(f"{text}: a number too large (10^18 or more)", error=True)
        elif not warned:
            warned = True
            yield finding(f"{text}, the judge's limit is {STONES}")


def _stones_by_node(query: QueryRecord) -> dict[int, int]:
    stones: dict[int, int] = {}
    for position, count in query.stones:
        stones[position] = stones.get(position, 0) + count
    return stones


def _numbers_written(record: GraphRecord) -> int:
    return (2 + 2 * number_of_moves(record) + record.n) * len(record.queries)


def _case_texts(record: GraphRecord) -> Iterator[str]:
    """The text of the case for each query; the graph's part is made only once."""
    if not record.queries:
        return
    sources, targets = moves_in_order(record)
    pairs = np.stack((sources, targets), axis=1).ravel().tolist()
    graph = f"{record.n} {len(sources)}\n" + ("%d %d\n" * len(sources)) % tuple(pairs)
    for query in record.queries:
        stones = ["0"] * record.n
        for node, count in _stones_by_node(query).items():
            stones[node] = str(count)
        yield "\n".join([graph + stones[0], *stones[1:], "\n"])

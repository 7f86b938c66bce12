"""UVA 11927, "Games Are Important": each case a graph by its moves, then the number of stones on each node.

A case is ``n m``, m moves ``a b`` and n numbers of stones; ``0 0`` ends the file.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from engine.case_words import about_query, in_case
from engine.diagnostics import Diagnostic
from engine.formats.base import Format, Reading, beyond, finding
from engine.formats.graph_text import MOST_NUMBERS, moves_in_order, number_of_moves
from engine.formats.reader import TOO_LARGE
from engine.formats.uva11927_reader import MOVES, NODES, STONES, moves_told, nodes_told, read, stones_told
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.said import say


class Uva11927(Format[GraphRecord]):
    """Games Are Important: see the module."""

    name = "uva11927"
    title = say("Games Are Important (UVA 11927)")
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
            text = say(
                "the text would have more than {most:,} numbers: UVA 11927 repeats the graph for each query",
                most=MOST_NUMBERS,
            )
            findings.append(finding(text, error=True))
        return (*_left_out(records), *findings)

    def render(self, records: Sequence[GraphRecord]) -> str:
        cases = [case for record in records for case in _case_texts(record)]
        return "".join([*cases, "0 0\n"])


def _left_out(records: Sequence[GraphRecord]) -> Iterator[Diagnostic]:
    for case, record in enumerate(records, 1):
        if not record.queries:
            yield finding(
                say("case {case} has no queries: UVA 11927 asks one question a case, so it is left out", case=case)
            )


def _check_case(case: int, record: GraphRecord) -> Iterator[Diagnostic]:
    if not record.queries:
        return
    if record.n == 0:
        text = say("case {case} has no nodes: UVA 11927 takes 0 0 for the end of the file", case=case)
        yield finding(text, error=True)
    if record.n > NODES.warned_above:
        yield finding(in_case(case, nodes_told(record.n)))
    moves = number_of_moves(record)
    if moves > MOVES.warned_above:
        yield finding(in_case(case, moves_told(moves)))
    yield from _check_stones(case, record)


def _check_stones(case: int, record: GraphRecord) -> Iterator[Diagnostic]:
    warned = False
    for number, query in enumerate(record.queries, 1):
        stones = _stones_by_node(query)
        node = max(stones, key=lambda v: stones[v], default=None)
        if node is None or stones[node] <= STONES.warned_above:
            continue
        what = stones_told(stones[node], node)
        if stones[node] >= TOO_LARGE:
            text = say("{what}: a number too large (10^18 or more)", what=what)
            yield finding(about_query(number, case, text), error=True)
        elif not warned:
            warned = True
            yield finding(about_query(number, case, beyond(what, STONES)))


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

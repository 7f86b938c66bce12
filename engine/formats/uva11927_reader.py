"""Reading UVA 11927: see `engine.formats.uva11927`."""

from itertools import pairwise

import numpy as np

from engine.case_words import in_case
from engine.formats import bounds
from engine.formats.base import Limit, Lines, Reading, beyond
from engine.formats.graph_cases import Moves, note_cycles, records_of
from engine.formats.scan import Scan, StructureLostError, row_items
from engine.games.graph_record import GraphRecord, IntArray, QueryRecord
from engine.said import Said, say

# Statements disagree on n: some say 1000, some 10000.
NODES = Limit("n", 1, 1000, tolerated=10_000)
MOVES = Limit("m", 0, 10_000)
STONES = Limit("s", 0, 1000)


def nodes_told(count: int) -> Said:
    """What to say of a case with so many nodes."""
    return say("{count} nodes, the judge's limit is {limit}", count=count, limit=f"1 <= n <= {NODES.warned_above}")


def moves_told(count: int) -> Said:
    """What to say of a case with so many moves."""
    return say("{count} moves, the judge's limit is {limit}", count=count, limit=str(MOVES))


def stones_told(count: int, node: int) -> Said:
    """So many stones on a node."""
    return say("{count} stones on node {node}", count=count, node=node)


def _end_of_move(item: int) -> Said:
    """The name of a number among those of the moves, which are counted from 0."""
    move = item // 2 + 1
    return say("end of move {move}", move=move) if item % 2 else say("start of move {move}", move=move)


def read(text: str) -> Reading[GraphRecord]:
    """Read a whole text."""
    return _Reader(text).read()


class _Reader:
    """One run over a text: the cases are walked by ``n m``, then all moves and all stones are looked at in arrays."""

    def __init__(self, text: str) -> None:
        self.scan = Scan(text)
        self.findings = self.scan.findings
        self.sizes: list[int] = []
        self.starts: list[int] = []
        self.move_counts: list[int] = []
        self.complete = self.positions = self.moves = 0

    def read(self) -> Reading[GraphRecord]:
        ended = False
        try:
            while self.scan.at < self.scan.size and not ended:
                ended = self._walk_case()
        except StructureLostError:
            ended = True
        if not ended:
            self.findings.warning(self.scan.size, say("the 0 0 that ends the file is missing"))
        if not self.sizes and not self.findings.has_errors:
            self.findings.warning(0, say("there are no cases in the file"))
        records = self._look_at_items()
        return Reading(records, self.findings.diagnostics(), self._case_lines)

    def _walk_case(self) -> bool:
        """Walk one case; True at the end mark."""
        scan, case = self.scan, len(self.sizes) + 1
        start = scan.at
        n = scan.count(case, lambda: say("number of nodes of case {case}", case=case))
        m = scan.count(case, lambda: say("number of moves of case {case}", case=case))
        if n == m == 0:
            scan.warn_rest()
            return True
        self._note_counts(case, start, n, m)
        bounds.hold(scan, bounds.CASES, case, start)
        self.sizes.append(n)
        self.starts.append(start)
        self.move_counts.append(m)
        scan.at += 2 * m + n
        if scan.at > scan.size:
            scan.lose(case, scan.size, self._missing(scan.size - start - 2, m))
        self.positions, self.moves = self.positions + n, self.moves + m
        bounds.hold(scan, bounds.POSITIONS, self.positions, start)
        bounds.hold(scan, bounds.MOVES, self.moves, start + 1)
        self.complete += 1
        return False

    def _note_counts(self, case: int, start: int, n: int, m: int) -> None:
        if n == 0:
            text = say("{count} moves on no nodes", count=m)
            expected = say("0 as number of moves of case {case}", case=case)
            self.findings.error(start + 1, in_case(case, text), expected)
        if n > NODES.warned_above:
            self.findings.warning(start, in_case(case, nodes_told(n)))
        if m > MOVES.warned_above:
            self.findings.warning(start + 1, in_case(case, moves_told(m)))

    @staticmethod
    def _missing(given: int, m: int) -> str:
        """The name of the item that is missing behind `given` items of a case with m moves."""
        if given >= 2 * m:
            return say("stones on node {node}", node=given - 2 * m)
        return _end_of_move(given)

    def _case_lines(self) -> Lines:
        counts = zip(self.starts, self.sizes, self.move_counts, strict=True)
        return self.scan.case_lines(self.starts, [start + 2 + 2 * m + n for start, n, m in counts])

    def _look_at_items(self) -> tuple[GraphRecord, ...]:
        sizes = np.array(self.sizes, dtype=np.int64)
        moves = self._moves(sizes)
        queries = self._queries(sizes)
        labels = note_cycles(moves, sizes[: self.complete], self.findings)
        if self.findings.has_errors:
            return ()
        return records_of(moves, sizes, queries, labels)

    def _parts(self, sizes: IntArray) -> tuple[IntArray, IntArray, IntArray, IntArray]:
        """For each case: the token before its moves, their number of items, and the same for its stones.

        A part that the file cuts off counts with what is there of it.
        """
        limit = self.scan.size
        before_moves = np.array(self.starts, dtype=np.int64) + 1
        ends = 2 * np.minimum(np.array(self.move_counts, dtype=np.int64), limit)
        move_items = np.minimum(ends, limit - 1 - before_moves)
        before_stones = before_moves + move_items
        return before_moves, move_items, before_stones, np.minimum(sizes, limit - 1 - before_stones)

    def _moves(self, sizes: IntArray) -> Moves:
        """All moves that are right; errors are noted for the others."""
        before, items, _, _ = self._parts(sizes)
        case = np.repeat(np.arange(len(sizes)), items // 2)
        pairs = self.scan.items(before, items - items % 2).reshape(-1, 2)
        sources, targets = pairs[:, 0], pairs[:, 1]
        size = sizes[case] if len(sizes) > 1 else sizes.max(initial=0)
        # Of a number that is none, the value is negative, which is a large one if the sign is not looked at.
        fits = (pairs.view(np.uint64).max(axis=1) < size.astype(np.uint64)) & (sources != targets)
        if fits.all() and not (items % 2).any():
            return Moves(case, sources, targets, lambda: row_items(before, items)[::2])
        return self._right_moves(sizes, before, items)

    def _right_moves(self, sizes: IntArray, before: IntArray, items: IntArray) -> Moves:
        """The moves that are right where some are not."""
        # A file may end between the two numbers of a move: its start alone is looked at as well.
        tokens = row_items(before, items)
        case = np.repeat(np.arange(len(sizes)), items)
        values = self.scan.tokens.values[tokens]
        ordinal = tokens - before[case] - 1
        size = sizes[case]
        at_end = ordinal % 2 == 1
        wrong = (size > 0) & ((values < 0) | (values >= size))
        to_itself = at_end.copy()
        to_itself[1:] &= (values[1:] == values[:-1]) & ~wrong[:-1]
        to_itself &= ~wrong & (size > 0)
        self._note_bad_ends(tokens, case, ordinal, wrong | to_itself, sizes)
        ends = np.flatnonzero(at_end)
        right = (size[ends] > 0) & ~(wrong[ends] | wrong[ends - 1] | to_itself[ends])
        ends = ends[right]
        return Moves(case[ends], values[ends - 1], values[ends], lambda: tokens[ends - 1])

    def _note_bad_ends(
        self, tokens: IntArray, case: IntArray, ordinal: IntArray, bad: np.ndarray, sizes: IntArray
    ) -> None:
        at = np.flatnonzero(bad)

        def describe(i: int) -> tuple[str, str]:
            token, own, k = int(tokens[at[i]]), int(case[at[i]]), int(ordinal[at[i]])
            return in_case(own + 1, self._bad_node(token, int(sizes[own]))), _end_of_move(k)

        self.findings.errors(tokens[at], describe)

    def _bad_node(self, token: int, size: int) -> str:
        value = self.scan.view[token]
        if value < 0:
            return self.scan.tokens.problem(token)
        if value >= size:
            return say("node {value} is out of range, the nodes are 0 to {last}", value=value, last=size - 1)
        return say("a move from node {node} to itself", node=value)

    def _queries(self, sizes: IntArray) -> list[tuple[QueryRecord, ...]]:
        """One query a case: the nodes that have stones, in their order."""
        _, _, before, items = self._parts(sizes)
        stones = self.scan.items(before, items)
        case = np.repeat(np.arange(len(sizes)), items)
        nodes = np.arange(len(stones)) - np.repeat(np.cumsum(items) - items, items)
        bad = np.flatnonzero(stones < 0)
        tokens = before[case[bad]] + 1 + nodes[bad]
        self.findings.errors(
            tokens,
            lambda i: (
                in_case(int(case[bad[i]]) + 1, self.scan.tokens.problem(int(tokens[i]))),
                say("stones on node {node}", node=int(nodes[bad[i]])),
            ),
        )
        self._warn_many_stones(before, stones, case, nodes)
        held = np.flatnonzero(stones > 0)
        runs = list(zip(nodes[held].tolist(), stones[held].tolist(), strict=True))
        cuts = np.searchsorted(case[held], np.arange(len(sizes) + 1)).tolist()
        return [(QueryRecord(tuple(runs[a:b])),) for a, b in pairwise(cuts)]

    def _warn_many_stones(self, before: IntArray, stones: IntArray, case: IntArray, nodes: IntArray) -> None:
        over = np.flatnonzero(stones > STONES.warned_above)
        for item in over[np.unique(case[over], return_index=True)[1]].tolist():
            what = beyond(stones_told(int(stones[item]), int(nodes[item])), STONES)
            self.findings.warning(int(before[case[item]] + 1 + nodes[item]), in_case(int(case[item]) + 1, what))

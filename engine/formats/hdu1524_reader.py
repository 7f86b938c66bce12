"""Reading HDU 1524: see `engine.formats.hdu1524`."""

from array import array
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise

import numpy as np

from engine.case_words import in_case
from engine.formats import bounds
from engine.formats.base import Limit, Lines, Reading
from engine.formats.graph_cases import Moves, note_cycles, records_of
from engine.formats.scan import Scan, StructureLostError, row_items
from engine.games.graph_record import GraphRecord, IntArray, QueryRecord
from engine.said import say

POSITIONS = Limit("N", 1, 1000)
STONES = Limit("M", 1, 10)


def too_many_positions(count: int) -> str:
    """What to say of a case with so many positions."""
    return say("{count} positions, the judge's limit is {limit}", count=count, limit=str(POSITIONS))


def too_many_stones(query: int, count: int) -> str:
    """What to say of a query with so many stones."""
    return say(
        "query {query} has {count} stones, the judge's limit is {limit}", query=query, count=count, limit=str(STONES)
    )


def _out_position(position: int, item: int) -> str:
    return say("out-position {item} of position {position}", item=item, position=position)


def _stone(query: int, item: int) -> str:
    return say("stone {item} of query {query}", item=item, query=query)


def read(text: str) -> Reading[GraphRecord]:
    """Read a whole text."""
    return _Reader(text).read()


class _Reader:
    """One run over a text: first the rows are walked, then what stands in them is looked at in arrays."""

    def __init__(self, text: str) -> None:
        self.scan = Scan(text)
        self.findings = self.scan.findings
        self.sizes: list[int] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        # There may be millions: as numbers of a list they would take many times the memory of the text.
        self.position_heads = array("q")
        self.query_heads = array("q")
        self.first_positions: list[int] = []
        self.first_queries: list[int] = []

    def read(self) -> Reading[GraphRecord]:
        try:
            while self.scan.at < self.scan.size and self._walk_case():
                pass
        except StructureLostError:
            pass
        if not self.sizes and not self.findings.has_errors:
            self.findings.warning(0, say("there are no cases in the file"))
        records = self._look_at_items()
        return Reading(records, self.findings.diagnostics(), self._case_lines)

    def _walk_case(self) -> bool:
        """Walk one case; False at a final N = 0."""
        scan, case = self.scan, len(self.sizes) + 1
        start = scan.at
        n = scan.count(case, lambda: say("number of positions of case {case}", case=case))
        if n == 0:
            scan.warn_rest()
            return False
        bounds.hold(scan, bounds.CASES, case, start)
        bounds.hold(scan, bounds.POSITIONS, min(len(self.position_heads) + n, scan.size), start)
        self.sizes.append(n)
        self.starts.append(start)
        self.first_positions.append(len(self.position_heads))
        self.first_queries.append(len(self.query_heads))
        if n > POSITIONS.warned_above:
            self.findings.warning(start, in_case(case, too_many_positions(n)))
        self._walk_positions(case, n)
        self._walk_queries(case)
        self.ends.append(scan.at)
        return True

    def _walk_positions(self, case: int, n: int) -> None:
        scan, view, size, heads = self.scan, self.scan.view, self.scan.size, self.position_heads
        at = scan.at
        for position in range(n):
            length = view[at] if at < size else -1
            if length < 0:
                self._check_whole(case, heads, partial(_out_position, position - 1), at)
                scan.lose(case, at, say("number of out-positions of position {position}", position=position))
            heads.append(at)
            at += length + 1
        scan.at = at
        self._check_whole(case, heads, partial(_out_position, n - 1), at)

    def _walk_queries(self, case: int) -> None:
        scan, view, size, heads = self.scan, self.scan.view, self.scan.size, self.query_heads
        at, query = scan.at, 0
        while True:
            length = view[at] if at < size else -1
            if length <= 0:
                break
            query += 1
            heads.append(at)
            at += length + 1
        scan.at = min(at, size)
        bounds.hold(scan, bounds.QUERIES, len(heads), scan.at)
        if length == 0:
            scan.at += 1
            return
        self._check_whole(case, heads, partial(_stone, query), at)
        if query == 0 or at < size:
            number = say("number of stones of query {query} of case {case}", query=query + 1, case=case)
            scan.lose(case, at, number)
        missing = say("the 0 that ends the case is missing at the end of the file")
        self.findings.warning(size, in_case(case, missing))

    def _check_whole(self, case: int, heads: "array[int]", item: Callable[[int], str], at: int) -> None:
        """Lose the structure if the file ends within the last row, naming the item that is missing first."""
        if at > self.scan.size:
            self.scan.lose(case, self.scan.size, item(self.scan.size - heads[-1]))

    def _case_lines(self) -> Lines:
        return self.scan.case_lines(self.starts, self._all_ends())

    def _all_ends(self) -> list[int]:
        """The token behind each case; a case that was broken off reaches to the token that broke it."""
        return self.ends if len(self.ends) == len(self.sizes) else [*self.ends, self._broken_at()]

    def _broken_at(self) -> int:
        heads = [*self.position_heads[-1:], *self.query_heads[-1:], self.starts[-1]]
        last = max(heads)
        return last + 1 + (self.scan.view[last] if last != self.starts[-1] else 0)

    def _look_at_items(self) -> tuple[GraphRecord, ...]:
        sizes = np.array(self.sizes, dtype=np.int64)
        moves = self._moves(sizes)
        queries = _QueryRows(self, sizes)
        queries.note_errors()
        labels = note_cycles(moves, sizes[: len(self.ends)], self.findings)
        if self.findings.has_errors:
            return ()
        return records_of(moves, sizes, list(queries.by_case()), labels)

    def _moves(self, sizes: IntArray) -> Moves:
        """All moves that are right; errors are noted for the others."""
        heads, lengths = self.rows(self.position_heads)
        tokens = row_items(heads, lengths)
        targets = self.scan.tokens.values[tokens]
        owners = np.repeat(np.arange(len(heads)), lengths)
        first = np.array(self.first_positions, dtype=np.int64)
        case_of_row = np.repeat(np.arange(len(first)), np.diff(np.append(first, len(heads))))
        case = case_of_row[owners]
        sources = owners - first[case]
        bad = (targets < 0) | (targets >= sizes[case]) | (targets == sources)
        moves = Moves(case, sources, targets, lambda: tokens)
        if not bad.any():
            return moves
        self._note_bad_moves(moves.only(bad), tokens[bad], (tokens - heads[owners])[bad], sizes)
        return moves.only(~bad)

    def _note_bad_moves(self, moves: Moves, tokens: IntArray, ordinals: IntArray, sizes: IntArray) -> None:
        def describe(i: int) -> tuple[str, str]:
            case, source, target = int(moves.case[i]), int(moves.sources[i]), int(moves.targets[i])
            expected = _out_position(source, int(ordinals[i]))
            if target == source:
                return in_case(case + 1, say("a move from position {position} to itself", position=source)), expected
            return self.bad_position(case, int(tokens[i]), int(sizes[case])), expected

        self.findings.errors(tokens, describe)

    def bad_position(self, case: int, token: int, size: int) -> str:
        """The message about a token that names no position of case `case` (from 0)."""
        value = self.scan.view[token]
        if value < 0:
            return in_case(case + 1, self.scan.tokens.problem(token))
        text = say("position {value} is out of range, the positions are 0 to {last}", value=value, last=size - 1)
        return in_case(case + 1, text)

    def rows(self, heads: "array[int]") -> tuple[IntArray, IntArray]:
        """The heads of rows as an array, and how many items each row really has: the last may be cut off."""
        tokens = np.array(heads, dtype=np.int64)
        return tokens, np.minimum(self.scan.tokens.values[tokens], self.scan.size - 1 - tokens)


class _QueryRows:
    """The queries of a file: row r lists the stones ``stones[starts[r]:starts[r + 1]]``."""

    def __init__(self, reader: _Reader, sizes: IntArray) -> None:
        self.reader, self.sizes = reader, sizes
        self.heads, lengths = reader.rows(reader.query_heads)
        self.tokens = row_items(self.heads, lengths)
        self.stones = reader.scan.tokens.values[self.tokens]
        self.starts = np.append(0, np.cumsum(lengths))
        self.owners = np.repeat(np.arange(len(self.heads)), lengths)
        self.first = np.array(reader.first_queries, dtype=np.int64)
        spans = np.diff(np.append(self.first, len(self.heads)))
        self.case = np.repeat(np.arange(len(self.first)), spans)

    def note_errors(self) -> None:
        """Note stones on no position as errors, and the first query of each case with too many stones as a warning."""
        bad = np.flatnonzero((self.stones < 0) | (self.stones >= self.sizes[self.case[self.owners]]))
        self.reader.findings.errors(self.tokens[bad], lambda i: self._bad_stone(int(bad[i])))
        over = np.flatnonzero(np.diff(self.starts) > STONES.warned_above)
        for row in over[np.unique(self.case[over], return_index=True)[1]].tolist():
            case = int(self.case[row])
            stones = int(self.starts[row + 1] - self.starts[row])
            text = in_case(case + 1, too_many_stones(self._ordinal(row), stones))
            self.reader.findings.warning(int(self.heads[row]), text)

    def _ordinal(self, row: int) -> int:
        return row - int(self.first[self.case[row]]) + 1

    def _bad_stone(self, item: int) -> tuple[str, str]:
        row, token = int(self.owners[item]), int(self.tokens[item])
        case = int(self.case[row])
        expected = _stone(self._ordinal(row), item - int(self.starts[row]) + 1)
        return self.reader.bad_position(case, token, int(self.sizes[case])), expected

    def by_case(self) -> Iterator[tuple[QueryRecord, ...]]:
        """The queries of each case, equal neighbours made one run."""
        begins = np.ones(len(self.stones), dtype=np.bool_)
        begins[1:] = (self.stones[1:] != self.stones[:-1]) | (self.owners[1:] != self.owners[:-1])
        at = np.flatnonzero(begins)
        counts = np.diff(np.append(at, len(self.stones)))
        runs = list(zip(self.stones[at].tolist(), counts.tolist(), strict=True))
        cuts = np.searchsorted(at, self.starts).tolist()
        records = [QueryRecord(tuple(runs[a:b])) for a, b in pairwise(cuts)]
        borders = [*self.first.tolist(), len(records)]
        return (tuple(records[a:b]) for a, b in pairwise(borders))

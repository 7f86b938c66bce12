"""The moves of all graphs of a file at once: cycles found, repeated moves counted, and cut into one record a case."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.case_words import in_case
from engine.formats.findings import Findings
from engine.games.graph_record import GraphRecord, IntArray, QueryRecord
from engine.said import say
from engine.solve.bulk import CycleError, grundy_labels

_CYCLE_SHOWN = 100


@dataclass(frozen=True, slots=True)
class Moves:
    """The moves of a file in its order, all of shape (m,): move i belongs to case ``case[i]`` (from 0, ascending).

    `sources` and `targets` are positions of that case; `tokens()` gives the token indices at which to report the moves.
    """

    case: IntArray
    sources: IntArray
    targets: IntArray
    tokens: Callable[[], IntArray]

    def only(self, chosen: npt.NDArray[np.bool_] | IntArray | slice) -> "Moves":
        """Some of the moves."""
        return Moves(self.case[chosen], self.sources[chosen], self.targets[chosen], lambda: self.tokens()[chosen])

    def starts(self, cases: int) -> IntArray:
        """Where the moves of each case start, and the end; shape (cases + 1,)."""
        return np.searchsorted(self.case, np.arange(cases + 1))


def note_cycles(moves: Moves, sizes: IntArray, findings: Findings) -> IntArray | None:
    """Note an error for each case whose moves form a cycle, at the move that closes the cycle.

    Returns the Grundy values of the positions of all cases in turn, if the search came upon them; else None.

    Parameters
    ----------
    moves
        Moves between positions that exist, none to itself.
    sizes
        The number of positions of each case; cases behind the last of these are not looked at.
    """
    if len(moves.case) and moves.case[-1] >= len(sizes):
        moves = moves.only(moves.case < len(sizes))
    if _runs_one_way(moves):
        return None
    offsets = _offsets(moves, sizes)
    try:
        # One graph made of all is searched in one go; cases are looked at one by one only if something is wrong.
        return grundy_labels(int(sizes.sum()), moves.sources + offsets, moves.targets + offsets)
    except CycleError:
        _note_cycle_of_each(moves, sizes, findings)
        return None


def _offsets(moves: Moves, sizes: IntArray) -> IntArray:
    """What to add to the positions of each move, so that those of all cases are counted on."""
    before = np.cumsum(sizes) - sizes
    return before[moves.case] if len(sizes) > 1 else before


def _note_cycle_of_each(moves: Moves, sizes: IntArray, findings: Findings) -> None:
    starts = moves.starts(len(sizes)).tolist()
    for case, size in enumerate(sizes.tolist()):
        own = moves.only(slice(starts[case], starts[case + 1]))
        if findings.full:
            return
        if _runs_one_way(own):
            continue
        try:
            grundy_labels(size, own.sources, own.targets)
        except CycleError as error:
            token, cycle = _closing_move(own, size, error.cycle)
            text = say("the moves form a cycle: {cycle}", cycle=_shown_cycle(cycle))
            findings.error(token, in_case(case + 1, text), shows_token=False)


def _runs_one_way(moves: Moves) -> bool:
    """Whether all moves go to higher positions, or all to lower ones: then there is no cycle."""
    up = moves.targets > moves.sources
    return bool(up.all() or not up.any())


def _closing_move(moves: Moves, size: int, cycle: list[int]) -> tuple[int, list[int]]:
    """The move of `cycle` that comes last in the file: its token, and the cycle turned so that this move closes it."""
    ring = np.array(cycle, dtype=np.int64)
    on_ring = np.flatnonzero(np.isin(moves.sources * size + moves.targets, ring * size + np.roll(ring, -1)))
    _, first = np.unique(moves.sources[on_ring], return_index=True)
    closing = int(on_ring[first].max())
    turn = cycle.index(int(moves.targets[closing]))
    return int(moves.tokens()[closing]), cycle[turn:] + cycle[:turn]


def _shown_cycle(cycle: list[int]) -> str:
    if len(cycle) <= _CYCLE_SHOWN:
        return " -> ".join(map(str, [*cycle, cycle[0]]))
    head = " -> ".join(map(str, cycle[:_CYCLE_SHOWN]))
    return say("{head} -> ... -> {first} ({count} positions)", head=head, first=cycle[0], count=len(cycle))


def records_of(
    moves: Moves, sizes: IntArray, queries: Sequence[tuple[QueryRecord, ...]], labels: IntArray | None
) -> tuple[GraphRecord, ...]:
    """The record of each case; repeated moves are counted at their first. `labels` is what `note_cycles` gave."""
    first, counts = _merged(moves, sizes)
    kept = moves if first is None else moves.only(first)
    starts = kept.starts(len(sizes)).tolist()
    ends = np.cumsum(sizes).tolist()
    records = []
    for case, size in enumerate(sizes.tolist()):
        own = slice(starts[case], starts[case + 1])
        own_counts = np.ones(own.stop - own.start, dtype=np.int64) if counts is None else counts[own]
        record = GraphRecord(size, kept.sources[own], kept.targets[own], own_counts, queries[case])
        if labels is not None:
            record.remember_labels(labels[ends[case] - size : ends[case]])
        records.append(record)
    return tuple(records)


def _merged(moves: Moves, sizes: IntArray) -> tuple[IntArray, IntArray] | tuple[None, None]:
    """The indices of the moves that have no equal before them, and how often each stands; None twice if all differ."""
    offsets = _offsets(moves, sizes)
    keys = (moves.sources + offsets) * max(1, int(sizes.max(initial=0))) + moves.targets
    in_order = np.sort(keys)
    repeated = in_order[1:][in_order[1:] == in_order[:-1]]
    if not len(repeated):
        return None, None
    # Few moves are repeated, as a rule: only those are sorted with where they stand.
    places = np.searchsorted(repeated, keys)
    among = np.flatnonzero(repeated[np.minimum(places, len(repeated) - 1)] == keys)
    by_key = among[np.argsort(keys[among], kind="stable")]
    begins = np.flatnonzero(np.append(True, keys[by_key][1:] != keys[by_key][:-1]))
    counts = np.ones(len(keys), dtype=np.int64)
    counts[among] = 0
    counts[by_key[begins]] = np.diff(np.append(begins, len(by_key)))
    kept = np.flatnonzero(counts)
    return kept, counts[kept]

"""Whether what a file says of a graph makes sense: sizes agree, indices are in range, and the moves make a game."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from engine.games.graph_record import IntArray
from engine.project_file.fault import Fault
from engine.project_file.locate import Path
from engine.project_file.schema import GraphItem
from engine.solve.bulk import CycleError, grundy_labels

_SHOWN = 10
_CYCLE_SHOWN = 100


Faults: TypeAlias = Iterator[Fault]


@dataclass(frozen=True, slots=True)
class Moves:
    """The moves of a case, all of shape (m,)."""

    sources: IntArray
    targets: IntArray
    counts: IntArray

    @classmethod
    def of(cls, case: GraphItem) -> "Moves":
        """The moves as they stand in the file; a count that is left out is 1."""
        triples = np.ones((len(case.moves), 3), dtype=np.int64)
        if case.moves:
            triples[:] = [move if len(move) == 3 else (*move, 1) for move in case.moves]
        return cls(triples[:, 0], triples[:, 1], triples[:, 2])


def faults_of(case: GraphItem, moves: Moves, path: Path) -> Faults:
    """All that makes no sense in a graph, which stands at `path`; the same kind of fault at most ten times."""
    yield from _faults_of_sizes(case, path)
    broken = False
    for fault in _faults_of_moves(case.positions, moves, path):
        broken = True
        yield fault
    if not broken:
        yield from _cycle(case.positions, moves, path)
    yield from _faults_of_queries(case, path)


def _faults_of_sizes(case: GraphItem, path: Path) -> Faults:
    n = case.positions
    if case.places is not None and len(case.places) != n:
        yield Fault((*path, "places"), f"{len(case.places)} places for {n} positions")
    for index in [index for index in case.names if index >= n][:_SHOWN]:
        yield Fault((*path, "names", str(index)), f"a name for position {index}: {_range(n)}")


def wrong_moves(n: int, moves: Moves) -> npt.NDArray[np.bool_]:
    """Which moves cannot be among `n` positions, or stand there already; cycles are not looked for. Shape (m,)."""
    outside = _outside(n, moves)
    again = np.zeros(len(outside), dtype=np.bool_)
    again[~outside] = _again(n, moves.sources[~outside], moves.targets[~outside])
    wrong: npt.NDArray[np.bool_] = outside | again | (moves.sources == moves.targets) | (moves.counts < 1)
    return wrong


def _outside(n: int, moves: Moves) -> npt.NDArray[np.bool_]:
    return (moves.sources >= n) | (moves.targets >= n)


def _faults_of_moves(n: int, moves: Moves, path: Path) -> Faults:
    outside = _outside(n, moves)
    to_itself = moves.sources == moves.targets
    for i in _some(outside):
        wrong = moves.sources[i] if moves.sources[i] >= n else moves.targets[i]
        yield Fault((*path, "moves", i), f"there is no position {wrong}: {_range(n)}")
    for i in _some(to_itself & ~outside):
        yield Fault((*path, "moves", i), f"a move from position {moves.sources[i]} to itself")
    for i in _some(moves.counts < 1):
        yield Fault((*path, "moves", i), "a move that stands 0 times")
    if not outside.any():
        yield from _repeated(n, moves, path)


def _repeated(n: int, moves: Moves, path: Path) -> Faults:
    for i in _some(_again(n, moves.sources, moves.targets)):
        text = f"the move from {moves.sources[i]} to {moves.targets[i]} stands a second time, without a count"
        yield Fault((*path, "moves", i), text)


def _again(n: int, sources: IntArray, targets: IntArray) -> npt.NDArray[np.bool_]:
    """Which moves stand a second time."""
    pairs = sources * n + targets
    order = np.argsort(pairs, kind="stable")
    again = np.zeros(len(pairs), dtype=np.bool_)
    again[order[1:]] = pairs[order[1:]] == pairs[order[:-1]]
    return again


def _cycle(n: int, moves: Moves, path: Path) -> Faults:
    up = moves.targets > moves.sources
    if up.all() or not up.any():
        return
    try:
        grundy_labels(n, moves.sources, moves.targets)
    except CycleError as error:
        yield Fault((*path, "moves"), f"the moves form a cycle: {_shown(error.cycle)}")


def _shown(cycle: list[int]) -> str:
    head = " -> ".join(map(str, cycle[:_CYCLE_SHOWN]))
    rest = f"... ({len(cycle)} positions) -> " if len(cycle) > _CYCLE_SHOWN else ""
    return f"{head} -> {rest}{cycle[0]}"


def _faults_of_queries(case: GraphItem, path: Path) -> Faults:
    n = case.positions
    for q, query in enumerate(case.queries):
        before = -1
        for r, (position, _) in enumerate(query.stones):
            place: Path = (*path, "queries", q, "stones", r)
            if position >= n:
                yield Fault(place, f"stones on position {position}: {_range(n)}")
                break
            if position == before:
                yield Fault(place, f"two runs of stones on position {position} in turn, which should be one")
                break
            before = position


def _some(bad: npt.NDArray[np.bool_]) -> list[int]:
    """The first indices at which `bad` is true."""
    first: list[int] = np.flatnonzero(bad)[:_SHOWN].tolist()
    return first


def _range(n: int) -> str:
    return f"the positions are 0 to {n - 1}" if n else "there are no positions"

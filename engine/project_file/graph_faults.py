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
from engine.said import say
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
    yield from faults_of_groups(case, path)


def _faults_of_sizes(case: GraphItem, path: Path) -> Faults:
    n = case.positions
    if case.places is not None and len(case.places) != n:
        text = say("{count} places for {positions} positions", count=len(case.places), positions=n)
        yield Fault((*path, "places"), text)
    for index in [index for index in case.names if index >= n][:_SHOWN]:
        text = say("a name for position {position}: {range}", position=index, range=_range(n))
        yield Fault((*path, "names", str(index)), text)


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
        wrong = int(moves.sources[i] if moves.sources[i] >= n else moves.targets[i])
        text = say("there is no position {position}: {range}", position=wrong, range=_range(n))
        yield Fault((*path, "moves", i), text)
    for i in _some(to_itself & ~outside):
        text = say("a move from position {position} to itself", position=int(moves.sources[i]))
        yield Fault((*path, "moves", i), text)
    for i in _some(moves.counts < 1):
        yield Fault((*path, "moves", i), say("a move that stands 0 times"))
    if not outside.any():
        yield from _repeated(n, moves, path)


def _repeated(n: int, moves: Moves, path: Path) -> Faults:
    for i in _some(_again(n, moves.sources, moves.targets)):
        text = say(
            "the move from {source} to {target} stands a second time, without a count",
            source=int(moves.sources[i]),
            target=int(moves.targets[i]),
        )
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
        yield Fault((*path, "moves"), say("the moves form a cycle: {cycle}", cycle=_shown(error.cycle)))


def _shown(cycle: list[int]) -> str:
    head = " -> ".join(map(str, cycle[:_CYCLE_SHOWN]))
    if len(cycle) <= _CYCLE_SHOWN:
        return f"{head} -> {cycle[0]}"
    return say("{head} -> ... ({count} positions) -> {first}", head=head, count=len(cycle), first=cycle[0])


def _faults_of_queries(case: GraphItem, path: Path) -> Faults:
    n = case.positions
    for q, query in enumerate(case.queries):
        before = -1
        for r, (position, _) in enumerate(query.stones):
            place: Path = (*path, "queries", q, "stones", r)
            if position >= n:
                text = say("stones on position {position}: {range}", position=position, range=_range(n))
                yield Fault(place, text)
                break
            if position == before:
                text = say("two runs of stones on position {position} in turn, which should be one", position=position)
                yield Fault(place, text)
                break
            before = position


def faults_of_groups(case: GraphItem, path: Path) -> Faults:
    """What makes no sense in the groups of a graph, which stands at `path`: each group at most once."""
    n = case.positions
    for g, group in enumerate(case.groups):
        place: Path = (*path, "groups", g, "members")
        worst = max(group.members, default=0)
        if worst >= n:
            told = say("there is no position {index}", index=worst)
            yield Fault((*place, group.members.index(worst)), told, _range(n))
        elif len(set(group.members)) < len(group.members):
            yield Fault(place, say("a position is in the group twice"))


def _some(bad: npt.NDArray[np.bool_]) -> list[int]:
    """The first indices at which `bad` is true."""
    first: list[int] = np.flatnonzero(bad)[:_SHOWN].tolist()
    return first


def _range(n: int) -> str:
    return say("the positions are 0 to {last}", last=n - 1) if n else say("there are no positions")

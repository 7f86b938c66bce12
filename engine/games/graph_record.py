"""A graph case as plain frozen data: what readers produce, writers take, and files and the clipboard keep."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from engine.games.remarks import GroupRecord, NoteRecord

IntArray: TypeAlias = npt.NDArray[np.int64]
FloatArray: TypeAlias = npt.NDArray[np.float64]
Runs: TypeAlias = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class QueryRecord:
    """One placement of stones: runs `(position index, how many >= 1)` in the order in which they were written.

    A position may stand in several runs (a judge file may read ``1 0 1``); neighbours of the same position are one run.
    """

    stones: Runs = ()
    name: str = ""

    @property
    def total(self) -> int:
        """How many stones there are."""
        return sum(count for _, count in self.stones)


def runs_of(positions: Iterable[int]) -> Runs:
    """The runs of a plain list of stones: ``[1, 1, 0, 1]`` gives ``((1, 2), (0, 1), (1, 1))``."""
    runs: list[tuple[int, int]] = []
    for position in positions:
        if runs and runs[-1][0] == position:
            runs[-1] = (position, runs[-1][1] + 1)
        else:
            runs.append((position, 1))
    return tuple(runs)


def _frozen(values: Sequence[int] | IntArray) -> IntArray:
    array = np.array(values, dtype=np.int64)
    array.setflags(write=False)
    return array


@dataclass(frozen=True, slots=True, eq=False)
class GraphRecord:
    """A directed graph with queries; all positions are named by their index 0 .. n-1.

    Parameters
    ----------
    n
        The number of positions.
    sources, targets, counts
        The moves in the order of the file, shape (m,), int64: move i goes from ``sources[i]`` to ``targets[i]`` and
        stands there ``counts[i] >= 1`` times. No pair stands twice. Made read-only. `counts` is all ones if left out.
    queries
        The placements of stones.
    name
        The name of the case, or "".
    names
        The names of the positions by index, sparse: positions without one are missing.
    places
        The centres of the positions on the canvas, shape (n, 2), y downwards, in canvas units; None where not laid out.
    notes, groups
        What is written on the canvas beside the game, and positions that belong together.

    Attributes
    ----------
    labels
        The Grundy values, shape (n,), where somebody has worked them out already; else None. A copy does not have them.
    """

    n: int
    sources: IntArray = field(default_factory=lambda: _frozen(()))
    targets: IntArray = field(default_factory=lambda: _frozen(()))
    counts: IntArray = field(default_factory=lambda: _frozen(()))
    queries: tuple[QueryRecord, ...] = ()
    name: str = ""
    names: dict[int, str] = field(default_factory=dict)
    places: FloatArray | None = None
    notes: tuple[NoteRecord, ...] = ()
    groups: tuple[GroupRecord, ...] = ()
    labels: IntArray | None = field(default=None, init=False, repr=False)

    def __post_init__(self) -> None:
        set_field = object.__setattr__
        set_field(self, "sources", _frozen(self.sources))
        set_field(self, "targets", _frozen(self.targets))
        counts = self.counts if len(self.counts) else np.ones(len(self.sources), dtype=np.int64)
        set_field(self, "counts", _frozen(counts))
        if self.places is not None:
            places = np.array(self.places, dtype=np.float64).reshape(self.n, 2)
            places.setflags(write=False)
            set_field(self, "places", places)

    def remember_labels(self, labels: IntArray) -> None:
        """Keep the Grundy values of the positions, shape (n,), for those who ask for answers later."""
        object.__setattr__(self, "labels", labels)

    @classmethod
    def from_moves(
        cls,
        n: int,
        moves: Iterable[tuple[int, int]],
        queries: Iterable[Iterable[int]] = (),
        **more: object,
    ) -> "GraphRecord":
        """A record from lists: `moves` as pairs (repeats counted at their first), `queries` as lists of positions."""
        counted: dict[tuple[int, int], int] = {}
        for move in moves:
            counted[move] = counted.get(move, 0) + 1
        return cls(
            n,
            _frozen([s for s, _ in counted]),
            _frozen([t for _, t in counted]),
            _frozen(list(counted.values())),
            tuple(QueryRecord(runs_of(q)) for q in queries),
            **more,  # type: ignore[arg-type]
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GraphRecord):
            return NotImplemented
        return (
            _plain(self) == _plain(other)
            and np.array_equal(self.sources, other.sources)
            and np.array_equal(self.targets, other.targets)
            and np.array_equal(self.counts, other.counts)
            and _same_places(self.places, other.places)
        )

    __hash__ = None  # type: ignore[assignment]


def _plain(record: GraphRecord) -> tuple[object, ...]:
    return record.n, record.queries, record.name, record.names, record.notes, record.groups


def _same_places(one: FloatArray | None, other: FloatArray | None) -> bool:
    if one is None or other is None:
        return one is other
    return bool(np.array_equal(one, other))

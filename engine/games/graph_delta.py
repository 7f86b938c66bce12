"""What a change did to a graph game: what views look at to draw anew only what became different."""

from dataclasses import dataclass, field

from engine.solve.live import LabelChanges


@dataclass(slots=True)
class GraphDelta:
    """What a change did to a graph game.

    Attributes
    ----------
    labels
        position -> (Grundy value before, after), where it changed; a position that is not there counts as of value 0.
    positions
        Whether positions came, went or were named: numbers and names may read differently.
    places
        The positions that were moved on the canvas.
    moves
        The moves (source, target) that came, went or changed their count or order.
    queries
        Whether stones or the list of queries changed.
    notes, groups
        The notes and groups that came, went or became others.
    """

    labels: LabelChanges = field(default_factory=dict)
    positions: bool = False
    places: set[int] = field(default_factory=set)
    moves: set[tuple[int, int]] = field(default_factory=set)
    queries: bool = False
    notes: set[int] = field(default_factory=set)
    groups: set[int] = field(default_factory=set)

    def absorb(self, later: "GraphDelta") -> None:
        """Make this the delta of both changes in turn; `later` is of no use afterwards."""
        if self.labels and later.labels:
            self._absorb_labels(later.labels)
        elif later.labels:
            # Each time the values of a whole graph flip, one of the two is empty: nothing is copied then.
            self.labels = later.labels
        self.positions |= later.positions
        self.places |= later.places
        self.moves |= later.moves
        self.queries |= later.queries
        self.notes |= later.notes
        self.groups |= later.groups

    def _absorb_labels(self, later: LabelChanges) -> None:
        if not isinstance(self.labels, dict):
            self.labels = self.labels.copy()
        labels = self.labels
        for position, (before, after) in later.items():
            first = labels.pop(position, (before, after))[0]
            if first != after:
                labels[position] = (first, after)

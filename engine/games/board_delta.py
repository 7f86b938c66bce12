"""What a change did to a board: what views look at to draw anew only what became different."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class BoardDelta:
    """What a change did to a board.

    Attributes
    ----------
    values
        row -> (Grundy value before, after), where it changed; a row that is not there counts as of value 0.
    rows
        The rows whose chesses changed.
    listed
        Whether rows came, went or moved: indices may read differently.
    width
        Whether the number of columns changed.
    """

    values: dict[int, tuple[int, int]] = field(default_factory=dict)
    rows: set[int] = field(default_factory=set)
    listed: bool = False
    width: bool = False

    def note(self, row: int, before: int, after: int) -> None:
        """Note that a row's value went from `before` to `after`, if it did."""
        first = self.values.pop(row, (before, after))[0]
        if first != after:
            self.values[row] = (first, after)

    def absorb(self, later: "BoardDelta") -> None:
        """Make this the delta of both changes in turn."""
        for row, (before, after) in later.values.items():
            self.note(row, before, after)
        self.rows |= later.rows
        self.listed |= later.listed
        self.width |= later.width

"""What came of a change, in the same words for all kinds of games."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class News:
    """What panels need to know of a change of a game.

    Attributes
    ----------
    values
        part of the sum -> (Grundy value before, after), where it changed; what is not there counts as of value 0.
    stale
        Whether any value may be another, without `values` telling which.
    parts
        Whether a query may have other parts although it is the same object.
    queries
        Whether queries changed, or their list.
    size
        Whether the size of the case may read differently.
    seen
        Whether anything changed that shows in the parts of a sum or in the moves.
    """

    values: dict[int, tuple[int, int]] = field(default_factory=dict)
    stale: bool = False
    parts: bool = False
    queries: bool = False
    size: bool = False
    seen: bool = False

    def absorb(self, later: "News") -> None:
        """Make this the news of both changes in turn."""
        for part, (before, after) in later.values.items():
            self.values[part] = (self.values.get(part, (before, after))[0], after)
        self.stale |= later.stale
        self.parts |= later.parts
        self.queries |= later.queries
        self.size |= later.size
        self.seen |= later.seen

"""Stones that are being set, in the order in which a query lists them."""

from engine.games.graph_record import QueryRecord, Runs

_ALWAYS_ROOM = 10


class Stones:
    """The runs of a query, open to change.

    Attributes
    ----------
    runs
        `[position, how many >= 1]`, in order.
    total
        How many stones there are.
    """

    def __init__(self, runs: Runs) -> None:
        self.runs = [[position, count] for position, count in runs]
        self.total = sum(count for _, count in runs)
        self._on: dict[int, int] = {}
        for position, count in runs:
            self._on[position] = self._on.get(position, 0) + count
        self._most = max([_ALWAYS_ROOM, *self._on.values()])

    def has_room(self, position: int) -> bool:
        """Whether one more stone there would be no more than 10, or than stood on the fullest position at first."""
        return self._on.get(position, 0) < self._most

    def move(self, run: int, position: int) -> None:
        """Move a stone of a run to `position`; it is listed where it was."""
        self.lift(run, keep=True)
        self.runs.insert(run + 1, [position, 1])
        self._count(position, 1)
        self._close()

    def lift(self, run: int, keep: bool = False) -> int:
        """Take a stone of a run away; its position. An empty run goes too, unless it is to be kept for now."""
        position = self.runs[run][0]
        self.runs[run][1] -= 1
        self._count(position, -1)
        if not keep:
            self._close()
        return position

    def lift_from(self, position: int) -> None:
        """Take a stone from a position that has one."""
        self.lift(next(i for i, run in enumerate(self.runs) if run[0] == position))

    def add(self, position: int) -> None:
        """Add a stone, listed last."""
        self.runs.append([position, 1])
        self._count(position, 1)
        self._close()

    def _count(self, position: int, more: int) -> None:
        self._on[position] = self._on.get(position, 0) + more
        self.total += more

    def _close(self) -> None:
        """Let no run be empty, and no two neighbours have the same position."""
        closed: list[list[int]] = []
        for position, count in self.runs:
            if closed and count and closed[-1][0] == position:
                closed[-1][1] += count
            elif count:
                closed.append([position, count])
        self.runs = closed


def query_of(stones: Stones, name: str = "") -> QueryRecord:
    """The query that lists these stones."""
    return QueryRecord(tuple((position, count) for position, count in stones.runs), name)

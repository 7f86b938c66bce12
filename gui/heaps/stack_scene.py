"""What the stacks show at one moment."""

from dataclasses import dataclass, field

from engine.games.heaps import HeapMove
from engine.games.heaps_record import Heaps
from gui.heaps.asked import RowAnswer


@dataclass(slots=True)
class StackScene:
    """The heaps, what is known of them, and what is pointed at.

    Attributes
    ----------
    heaps, answer, trouble
        The row; its values, None while they are not known; why they cannot be told, or "".
    current
        The heap that the keyboard acts on.
    pointed
        Heap and number of the stone under the mouse.
    reach
        Heights that the pointed heap can be taken down to: height -> whether that wins.
    lit, lit_move
        A heap and a move that another panel points at.
    """

    heaps: Heaps = ()
    answer: RowAnswer | None = None
    trouble: str = ""
    current: int = 0
    hovered: int | None = None
    pointed: tuple[int, int] | None = None
    reach: dict[int, bool] = field(default_factory=dict)
    lit: int | None = None
    lit_move: HeapMove | None = None
    winning: dict[int, list[HeapMove]] = field(default_factory=dict)

    def show(self, heaps: Heaps, answer: RowAnswer | None, trouble: str) -> None:
        """Another row, or other values."""
        self.heaps, self.answer, self.trouble = heaps, answer, trouble
        self.current = max(min(self.current, len(heaps) - 1), 0)
        self.hovered, self.pointed, self.reach = None, None, {}
        self.winning = {}
        for move in answer.winning if answer else ():
            self.winning.setdefault(move.heap, []).append(move)

    def value(self, index: int) -> int | None:
        """The value of a heap if it is known."""
        return self.answer.components[index].value if self.answer else None

"""The parts of a sum as rows of a table, and what is lit where one points."""

from abc import ABC, abstractmethod
from typing import NamedTuple


class Light(NamedTuple):
    """What a `Spotlight` is to light: positions and moves of a graph, or a thing of another game."""

    positions: tuple[int, ...] = ()
    moves: tuple[tuple[int, int], ...] = ()
    thing: object = None


class Parts(ABC):
    """The parts of a sum as rows; what a row says is read when it is asked for.

    Attributes
    ----------
    bits
        How many binary digits the largest value had when this was made.
    cancelling
        Whether some rows cancel out.
    """

    bits: int = 1
    cancelling: bool = False

    @abstractmethod
    def __len__(self) -> int: ...

    def has(self, row: int) -> bool:
        """Whether the part is still there."""
        return True

    @abstractmethod
    def title(self, row: int) -> str:
        """What a person calls the part."""

    @abstractmethod
    def amount(self, row: int) -> str:
        """How much it is: stones, chesses, a size."""

    @abstractmethod
    def value(self, row: int) -> int:
        """Its Grundy value."""

    def cancels(self, row: int) -> bool:
        """Whether it counts for nothing, as it stands there an even number of times."""
        return False

    @abstractmethod
    def explained(self, row: int) -> str:
        """The part in a sentence."""

    @abstractmethod
    def light(self, row: int) -> Light:
        """What to light for it."""

"""What panels ask of a kind of game. Everything here looks; what changes a game comes back as a change to be pushed."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.games.heaps_sequence import BeyondTableError
from gui.faces.news import News
from gui.faces.parts import Light, Parts

G = TypeVar("G")
R = TypeVar("R")
Q = TypeVar("Q")
M = TypeVar("M", bound="LeavingMove")


class LeavingMove(Protocol):
    """A move of any kind of game."""

    @property
    def leaves(self) -> int:
        """The nim-sum after it; 0 wins."""
        ...


@dataclass(frozen=True, slots=True)
class Unknown:
    """Stands for a nim-sum that cannot be told; `reason` is a sentence."""

    reason: str


Sum: TypeAlias = int | Unknown


class MoveWords(NamedTuple):
    """A move in words.

    Attributes
    ----------
    text
        The whole, such as "Move a stone 0 → 2"; it is the step's name in the history too.
    pieces, short
        The same piece by piece with whether a piece is strong; and what is left of it where room is scarce.
    """

    text: str
    pieces: tuple[tuple[str, bool], ...]
    short: tuple[tuple[str, bool], ...]


@dataclass(frozen=True, slots=True)
class CaseSize:
    """How large a case is: in words, in fewer words, and as a measure of the work that its values cost."""

    text: str
    short: str
    work: int


class Face(ABC, Generic[G, R, Q, M]):
    """How one kind of game is spoken of. G, R, Q, M: its live game, its record, its live query, its move.

    Attributes
    ----------
    kind
        The name of the kind.
    many_queries
        Whether a case can have several queries, or none; then they can be added, renamed and so on.
    """

    kind: str
    many_queries: bool = True

    # The sum

    @abstractmethod
    def headings(self) -> tuple[str, str]:
        """What the titles and the amounts of the parts are called."""

    @abstractmethod
    def parts(self, game: G, query: Q) -> Parts:
        """The parts of a query whose nim-sum can be told."""

    def nim_sum(self, game: G, query: Q) -> Sum:
        """The nim-sum of a query."""
        try:
            return self._nim_sum(game, query)
        except BeyondTableError as error:
            return Unknown(str(error))

    @abstractmethod
    def _nim_sum(self, game: G, query: Q) -> int: ...

    @abstractmethod
    def nim_sums(self, record: R) -> list[Sum]:
        """The nim-sums of all queries of a record."""

    @abstractmethod
    def shift(self, query: Q, values: Mapping[int, tuple[int, int]]) -> int:
        """What changed values `(before, after)` change the nim-sum of a query by (XOR)."""

    @abstractmethod
    def news(self, delta: Any) -> News:
        """What a delta of this kind of game means for panels."""

    # Moves

    @abstractmethod
    def moves(self, game: G, query: Q, *, winning: bool) -> Iterator[M | None]:
        """All legal moves. With `winning` all that leave 0; there may be others among them, for the caller to skip.

        None in between is no move but a place to stop, after some work that has found nothing.
        """

    @abstractmethod
    def move_words(self, game: G, move: M) -> MoveWords:
        """A move in words; it may just have become impossible."""

    @abstractmethod
    def move_light(self, move: M) -> Light:
        """What to light for a move."""

    @abstractmethod
    def play(self, game: G, query: Q, move: M) -> Any:
        """The change that plays a move; None if it is not legal, or no more."""

    @abstractmethod
    def no_moves(self) -> str:
        """What to say where there is no legal move."""

    # States in sentences

    @abstractmethod
    def asks(self, game: G, query: Q | None) -> bool:
        """Whether there is anything to play, so that somebody wins."""

    @abstractmethod
    def losing(self, game: G, query: Q) -> str:
        """Why the player to move loses, where the nim-sum is 0."""

    @abstractmethod
    def hint(self, game: G, query: Q | None) -> str:
        """What to do where there is nothing to see yet, or "" where there is."""

    # Cases and queries

    @abstractmethod
    def size(self, content: G | R) -> CaseSize:
        """How large a case is."""

    @abstractmethod
    def query_text(self, content: G | R, query: Any) -> str:
        """What a query asks about, shortened if it is long; of a live query for a game, of a plain one for a record."""

    def add_query(self, game: G, index: int, like: Q | None = None) -> tuple[int, Any] | None:
        """A new query at `index`, empty or with what `like` holds: its key, and the change; None if that cannot be."""
        return None

    def remove_query(self, game: G, key: int) -> Any:
        """The change that takes a query out of the list, or None."""
        return None

    def rename_query(self, query: Q, name: str) -> Any:
        """The change that gives a query another name, or None."""
        return None

    def shift_query(self, before: int, after: int) -> Any:
        """The change that moves a query within the list, or None."""
        return None

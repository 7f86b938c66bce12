"""What is selected, and what a panel wants lit on the canvas: shared by all views, no part of the document."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

Pair = tuple[int, int]


class Selection(QObject):
    """The selected positions, moves, notes and groups of the current case (by identity).

    Of a selected group the positions are selected too.

    Signals
    -------
    changed()
        Another selection.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.positions: frozenset[int] = frozenset()
        self.moves: frozenset[Pair] = frozenset()
        self.notes: frozenset[int] = frozenset()
        self.groups: frozenset[int] = frozenset()

    def set(
        self,
        positions: Iterable[int] = (),
        moves: Iterable[Pair] = (),
        notes: Iterable[int] = (),
        groups: Iterable[int] = (),
    ) -> None:
        """Select just these."""
        new = frozenset(positions), frozenset(moves), frozenset(notes), frozenset(groups)
        if new != (self.positions, self.moves, self.notes, self.groups):
            self.positions, self.moves, self.notes, self.groups = new
            self.changed.emit()

    def clear(self) -> None:
        self.set()

    @property
    def empty(self) -> bool:
        return not (self.positions or self.moves or self.notes or self.groups)


class Spotlight(QObject):
    """Positions and moves that a panel points at; the canvas lights them until they are cleared.

    `wins` says that what is lit is a winning move: it is lit in the colour of those.
    `thing` is what is pointed at in a game that is no graph: a `RowMove` or a row's key of a board, a `HeapMove` or the
    index of a heap.

    Signals
    -------
    changed()
        Others are lit, or none.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.positions: frozenset[int] = frozenset()
        self.moves: frozenset[Pair] = frozenset()
        self.thing: object = None
        self.wins = False

    def light(
        self, positions: Iterable[int] = (), moves: Iterable[Pair] = (), thing: object = None, wins: bool = False
    ) -> None:
        """Light just these; nothing lit clears it."""
        new = frozenset(positions), frozenset(moves), thing, wins
        if new != (self.positions, self.moves, self.thing, self.wins):
            self.positions, self.moves, self.thing, self.wins = new
            self.changed.emit()

    def clear(self) -> None:
        self.light()

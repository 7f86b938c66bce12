"""What can be done to the rule and the heaps: each command is one readable step of the history."""

from PySide6.QtCore import QObject, Signal

from engine.games import heaps_edits
from engine.games.heaps import HeapMove, HeapsGame, HeapsQuery
from engine.games.heaps_changes import HeapsChange
from engine.games.heaps_record import Heaps
from engine.games.take_rule import TakeRule
from gui.heaps.burst import Burst
from gui.heaps.row_text import LARGEST
from gui.heaps.words import step_name
from gui.session import Session


class HeapsCommands(QObject):
    """Edits the current query of a session and the rule of its case. Heaps are told by their index.

    Signals
    -------
    refused(str)
        Why something was not done.
    """

    refused = Signal(str)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._burst = Burst()

    @property
    def game(self) -> HeapsGame | None:
        return self._session.heaps

    @property
    def query(self) -> HeapsQuery | None:
        return self._session.heaps_query

    @property
    def heaps(self) -> Heaps:
        """The heaps of the current query."""
        return self.query.heaps if self.query else ()

    def has(self, index: int) -> bool:
        return 0 <= index < len(self.heaps)

    # The rule and the row

    def set_rule(self, rule: TakeRule, merge_id: int = -1) -> None:
        """Play by another rule."""
        if self.game:
            self._session.edit(heaps_edits.set_rule(self.game, rule), self.tr("Change the rule"), merge_id)

    def set_heaps(self, heaps: Heaps, merge_id: int = -1) -> None:
        """Put these heaps in place of all."""
        if self.query:
            self._edit(heaps_edits.set_heaps(self.query, heaps), self.tr("Edit the heaps"), merge_id)

    def clear(self) -> None:
        """Take all heaps away."""
        if self.query:
            self._edit(heaps_edits.clear_heaps(self.query), self.tr("Remove all heaps"))

    def add_query(self) -> None:
        """A first query, for a case that has none."""
        if self.game:
            _, change = heaps_edits.add_query(self.game, len(self.game.queries))
            self._session.edit(change, self.tr("Add a query"))

    # One heap

    def add(self, size: int, index: int | None = None) -> None:
        """A new heap, last if `index` is None."""
        if self.query and self._allowed(size):
            text = self.tr("Add a heap of {0}").format(f"{size:,}")
            self._edit(heaps_edits.add_heap(self.query, size, index), text)

    def remove(self, index: int) -> None:
        """Take a heap away."""
        if self.query and self.has(index):
            self._edit(heaps_edits.remove_heap(self.query, index), self.tr("Remove heap {0}").format(index + 1))

    def resize(self, index: int, size: int) -> None:
        """Give a heap another size."""
        if self.query and self.has(index) and self._allowed(size):
            text = self.tr("Set heap {0} to {1}").format(index + 1, f"{size:,}")
            self._edit(heaps_edits.set_heap(self.query, index, size), text)

    def grow(self, index: int, by: int) -> None:
        """Make a heap larger by `by`, or smaller; several such steps in one go are one of the history."""
        query = self.query
        if query and self.has(index) and self._allowed(query.heaps[index] + by):
            text = self.tr("Change the size of heap {0}").format(index + 1)
            merge_id = self._burst.next_id((self._session.case_key, query.key, index))
            self._session.edit(heaps_edits.set_heap(query, index, query.heaps[index] + by), text, merge_id)

    def shift(self, index: int, by: int) -> bool:
        """Move a heap within the row; not beyond its ends. Whether it moved."""
        if not self.query or not self.has(index) or not self.has(index + by):
            return False
        text = self.tr("Move heap {0} to place {1}").format(index + 1, index + by + 1)
        self._edit(heaps_edits.shift_heap(self.query, index, index + by), text)
        return True

    def play(self, move: HeapMove) -> None:
        """Make a move."""
        query = self.query
        if query and self.has(move.heap) and sum(move.rest) + move.take == query.heaps[move.heap]:
            self._edit(heaps_edits.play(query, move), step_name(move))

    def _allowed(self, size: int) -> bool:
        if 0 <= size <= LARGEST:
            return True
        self.refused.emit(self.tr("A heap has from 0 to 10^18 stones"))
        return False

    def _edit(self, change: HeapsChange | None, text: str, merge_id: int = -1) -> None:
        self._burst.end()
        self._session.edit(change, text, merge_id)

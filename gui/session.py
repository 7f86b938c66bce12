"""The open document and its history: the only door through which a view changes anything."""

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack
from shiboken6 import isValid

from engine.document import Case, Change, Delta, Document, InCase, Several, empty_record
from engine.games.board import BoardGame
from engine.games.graph import GraphGame, Query
from engine.games.heaps import HeapsGame, HeapsQuery
from engine.games.kinds import AnyQuery, Game, GameChange
from engine.games.remark_edits import merged_shift


class ChangeCommand(QUndoCommand):
    """One step of the history. The change itself is made before the step is pushed, so that it can be refused."""

    def __init__(self, change: Change, text: str, merge_id: int, apply: Callable[[Change, str], bool]) -> None:
        super().__init__(text)
        self.change = change
        self._merge_id = merge_id
        self._apply = apply
        self.made = True

    def id(self) -> int:
        return self._merge_id

    # Qt calls these two: what they raise would leave its history a step away from the document.

    def redo(self) -> None:
        if not self.made:
            self.made = self._apply(self.change, f"redoing “{self.text()}”")

    def undo(self) -> None:
        if self.made:
            self.made = not self._apply(self.change.inverse(), f"undoing “{self.text()}”")

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, ChangeCommand):
            return False
        first, second = self.change, other.change
        if isinstance(first, InCase) and isinstance(second, InCase) and first.case != second.case:
            # One step is never about two cases that a person has looked at in turn.
            return False
        self.change = _merged(first, second)
        return True


def _merged(first: Change, second: Change) -> Change:
    if isinstance(first, InCase) and isinstance(second, InCase):
        shift = merged_shift(first.change, second.change)
        if shift is not None:
            return InCase(first.case, shift)
    return Several((first, second))


class Session(QObject):
    """One open document, its undo stack, and which case and query are looked at.

    Signals
    -------
    changed(Delta)
        After each change, undo and redo: what became different.
    applied(Change)
        Each change, and the inverse of one that is undone, as it was made: before the history knows of it.
    replaced()
        Another document is open now (new, opened, imported). Views start afresh.
    leaving()
        Another case is about to be looked at: what is half written can still be taken into the one that is.
    looked_at()
        Another case or another query is the current one.
    path_changed()
        The file that the document is saved in, or its format, is another.
    """

    changed = Signal(object)
    applied = Signal(object)
    replaced = Signal()
    leaving = Signal()
    looked_at = Signal()
    path_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.undo_stack = QUndoStack(self)
        self._stuck = False
        self.document = Document([empty_record()])
        self.path: Path | None = None
        self._case_key: int | None = 0
        self._case_index = 0
        self._query_key: int | None = None
        self._settle()

    def __del__(self) -> None:
        # The collector takes steps away one by one; Qt's history, which holds them too, would take them away again.
        if isValid(self.undo_stack):
            self.undo_stack.blockSignals(True)
            self.undo_stack.clear()

    # The document

    def open(self, document: Document, path: Path | None = None) -> None:
        """Look at another document, with a new history; `path` is the `.grundy` file that it is saved in, if any."""
        self.document = document
        self.path = path
        self._case_key = document.cases[0].key if document.cases else None
        self._query_key = None
        self.undo_stack.clear()
        self._settle()
        self.replaced.emit()
        self.looked_at.emit()
        self.path_changed.emit()

    def saved_as(self, path: Path) -> None:
        """The document now stands in `path` as it is."""
        self.path = path
        self.undo_stack.setClean()
        self.path_changed.emit()

    def set_format(self, name: str) -> None:
        """The judge format that the document is shown in."""
        if name != self.document.format_name:
            self.document.format_name = name
            self.path_changed.emit()

    @property
    def dirty(self) -> bool:
        """Whether there is anything that is not saved."""
        return not self.undo_stack.isClean()

    # Changing

    def push(self, change: Change, text: str, merge_id: int = -1) -> Delta:
        """Make a change and remember it as the step `text` of the history.

        `merge_id` >= 0 joins it with the step before it if that has the same id and is still the last.
        Raises what the change raises (CycleError and other ValueErrors); then nothing has changed.
        """
        before = self._where
        delta = self._applied(change)
        self.applied.emit(change)
        step = ChangeCommand(change, text, merge_id, self._replay)
        if not self._joined(step):
            self.undo_stack.push(step)
            if not isValid(step):
                # Joined by Qt after an undo: then let at least what it was about go.
                del step.change
        self._announce(delta, before)
        return delta

    def _joined(self, step: ChangeCommand) -> bool:
        """Join a step with the last one if it wants that: Qt would too, but what it joins PySide never lets go."""
        stack = self.undo_stack
        index = stack.index()
        if step.id() < 0 or not index or index < stack.count() or index == stack.cleanIndex():
            return False
        last = stack.command(index - 1)
        if last.id() != step.id() or not last.mergeWith(step):
            return False
        stack.indexChanged.emit(index)
        return True

    def edit(self, change: GameChange | None, text: str, merge_id: int = -1) -> Delta:
        """`push` a change of the current case; None does nothing."""
        if change is None or self._case_key is None:
            return Delta()
        return self.push(InCase(self._case_key, change), text, merge_id)

    @property
    def _where(self) -> tuple[int | None, int | None]:
        return self._case_key, self._query_key

    def _applied(self, change: Change) -> Delta:
        """Change the document; where a fault made it mend its games, views look at them afresh."""
        revision = self.document.revision
        try:
            return self.document.apply(change)
        finally:
            if self.document.revision != revision:
                self.replaced.emit()
                self.looked_at.emit()

    def _replay(self, change: Change, doing: str) -> bool:
        """Make a step of the history again or its inverse; whether the document has it now.

        A step that fails is told as a fault, and those behind it are left alone.
        """
        if self._stuck:
            return False
        before = self._where
        try:
            delta = self._applied(change)
        except Exception as error:  # noqa: BLE001 - it must not come to Qt's history; it is told, and the history set right
            self._stuck = True
            # Not for good: the stack still speaks as it dies, when its session may be half gone.
            self.undo_stack.indexChanged.connect(self._keep_in_step)
            error.add_note(doing)
            sys.excepthook(type(error), error, error.__traceback__)
            return False
        self.applied.emit(change)
        self._look_where(delta, before)
        return True

    def _keep_in_step(self) -> None:
        """After a step that failed the history stands where the document stands."""
        self.undo_stack.indexChanged.disconnect(self._keep_in_step)
        steps = (self.undo_stack.command(i) for i in range(self.undo_stack.count()))
        made = [isinstance(step, ChangeCommand) and step.made for step in steps]
        self.undo_stack.setIndex(sum(made))
        self._stuck = False

    def _look_where(self, delta: Delta, before: tuple[int | None, int | None]) -> None:
        touched = [key for key in delta.games if self._has_case(key)]
        if touched and self._case_key not in touched:
            self._case_key, self._query_key = touched[0], None
        self._announce(delta, before)

    def _announce(self, delta: Delta, before: tuple[int | None, int | None]) -> None:
        self._settle()
        if self._where != before:
            self.looked_at.emit()
        self.changed.emit(delta)
        if delta.format:
            self.path_changed.emit()

    # Where we look

    @property
    def case(self) -> Case | None:
        """The current case; None only where the document has none."""
        return None if self._case_key is None else self.document.case(self._case_key)

    @property
    def case_key(self) -> int | None:
        return self._case_key

    @property
    def game(self) -> Game | None:
        """The game of the current case."""
        case = self.case
        return case.game if case else None

    @property
    def graph(self) -> GraphGame | None:
        """The game of the current case if it is a graph."""
        game = self.game
        return game if isinstance(game, GraphGame) else None

    @property
    def board(self) -> BoardGame | None:
        """The game of the current case if it is a board."""
        game = self.game
        return game if isinstance(game, BoardGame) else None

    @property
    def heaps(self) -> HeapsGame | None:
        """The game of the current case if it is one of heaps."""
        game = self.game
        return game if isinstance(game, HeapsGame) else None

    @property
    def query(self) -> AnyQuery | None:
        """The current query; None where the case has none."""
        game = self.game
        return game.query(self._query_key) if game and self._query_key is not None else None

    @property
    def graph_query(self) -> Query | None:
        """The current query if the case is a graph."""
        query = self.query
        return query if isinstance(query, Query) else None

    @property
    def heaps_query(self) -> HeapsQuery | None:
        """The current query if the case is one of heaps."""
        query = self.query
        return query if isinstance(query, HeapsQuery) else None

    def look_at(self, case_key: int, query_key: int | None = None) -> None:
        """Make a case the current one, and one of its queries (the first if None)."""
        if case_key != self._case_key:
            self.leaving.emit()
        before = self._where
        self._case_key, self._query_key = case_key, query_key
        self._settle()
        if self._where != before:
            self.looked_at.emit()

    def _has_case(self, key: int | None) -> bool:
        return any(case.key == key for case in self.document.cases)

    def _settle(self) -> None:
        """Look at something that is there: the case before one that is gone, which it was most likely made from."""
        cases = self.document.cases
        if not self._has_case(self._case_key):
            self._case_key = cases[min(max(self._case_index - 1, 0), len(cases) - 1)].key if cases else None
        self._case_index = self.document.index_of(self._case_key) if self._case_key is not None else 0
        game = self.game
        keys = [query.key for query in game.queries] if game else []
        if self._query_key not in keys:
            self._query_key = keys[0] if keys else None

"""What can be done to cases and queries: each command is one readable step of the history."""

from collections.abc import Callable

from engine.document import Case, InsertCase, RemoveCase, Several, ShiftCase, empty_record
from engine.games.kinds import KINDS, Game
from gui.faces import face_of
from gui.panels.case_values import queries_of
from gui.panels.words import tr
from gui.session import Session
from gui.settings.new_graph import new_record

Opener = Callable[[int, int | None], None]
"""Looks at a case by its key, and at the query at an index of its list (the first if None)."""


class CaseCommands:
    """Add, duplicate, delete and move the current case and query of a session, and go to others.

    Parameters
    ----------
    session
        Where the document is.
    opener
        How another case is looked at; a window may bring up large ones on another thread.
    """

    def __init__(self, session: Session, opener: Opener | None = None) -> None:
        self._session = session
        self.open = opener or self.look_at

    def look_at(self, case_key: int, row: int | None = None) -> None:
        """Look at a case and the query at `row` at once."""
        session = self._session
        case = session.document.case(case_key)
        queries = case.game.queries
        session.look_at(case_key, queries[row].key if row is not None and row < len(queries) else None)

    # Cases

    def add_case(self, kind: str | None = None) -> None:
        """A new empty case behind the current one: a game of that kind, or of the current one's."""
        case = self._session.case
        name = kind or (case.kind.name if case else KINDS[0].name)
        self._insert(Case(self._session.document.new_key(), new_record(name)), tr("Add a case"))

    def duplicate_case(self) -> None:
        """A copy of the current case behind it."""
        case = self._session.case
        if case:
            copy = Case(self._session.document.new_key(), case.record, case.name)
            self._insert(copy, tr("Duplicate a case"))

    def _insert(self, case: Case, text: str) -> None:
        current = self._session.case_key
        document = self._session.document
        index = len(document.cases) if current is None else document.index_of(current) + 1
        self._session.push(InsertCase(index, case), text)
        self.open(case.key, None)

    def remove_case(self) -> None:
        """Delete the current case; in the place of the last one comes an empty one of its kind."""
        case, document = self._session.case, self._session.document
        if case is None:
            return
        index = document.index_of(case.key)
        removal = RemoveCase(index, case)
        if len(document.cases) == 1:
            fresh = Case(document.new_key(), empty_record(case.kind.name))
            self._session.push(Several((removal, InsertCase(0, fresh))), tr("Delete a case"))
            return
        # The neighbour is looked at first, so that nothing else comes into sight in between.
        neighbour = document.cases[index + 1 if index + 1 < len(document.cases) else index - 1]
        self.open(neighbour.key, None)
        self._session.push(removal, tr("Delete a case"))

    def move_case(self, by: int) -> None:
        """Move the current case in the list, down if `by` > 0; not beyond the ends."""
        key = self._session.case_key
        if key is not None:
            index = self._session.document.index_of(key)
            self.shift_case(index, index + by)

    def shift_case(self, before: int, after: int) -> None:
        """Move the case at one index to another; nothing happens beyond the ends."""
        if before != after and 0 <= after < len(self._session.document.cases):
            self._session.push(ShiftCase(before, after), tr("Move a case"))

    # Queries

    def can_add_query(self) -> bool:
        """Whether the current case can have several queries; if not, the commands on queries do nothing."""
        case = self._session.case
        return case is not None and face_of(case.kind.name).many_queries

    def add_query(self) -> None:
        """A new empty query behind the current one."""
        self._add_query(tr("Add a query"), copy=False)

    def duplicate_query(self) -> None:
        """A copy of the current query behind it."""
        if self._session.query:
            self._add_query(tr("Duplicate a query"), copy=True)

    def _add_query(self, text: str, *, copy: bool) -> None:
        game, query, case_key = self._session.game, self._session.query, self._session.case_key
        if game is None or case_key is None:
            return
        index = _row_of(game, query.key) + 1 if query else len(game.queries)
        added = face_of(game).add_query(game, index, query if copy else None)
        if added:
            key, change = added
            self._session.edit(change, text)
            self._session.look_at(case_key, key)

    def remove_query(self) -> None:
        """Delete the current query."""
        game, query, case_key = self._session.game, self._session.query, self._session.case_key
        if not game or not query or case_key is None:
            return
        index = _row_of(game, query.key)
        self._session.edit(face_of(game).remove_query(game, query.key), tr("Delete a query"))
        if game.queries:
            self._session.look_at(case_key, game.queries[min(index, len(game.queries) - 1)].key)

    def move_query(self, by: int) -> None:
        """Move the current query in the list of its case, down if `by` > 0; not beyond the ends."""
        game, query, case_key = self._session.game, self._session.query, self._session.case_key
        if game and query and case_key is not None:
            index = _row_of(game, query.key)
            self.shift_query(index, index + by)

    def shift_query(self, before: int, after: int) -> None:
        """Move a query of the current case from one index to another; nothing happens beyond the ends."""
        game = self._session.game
        if game and before != after and 0 <= after < len(game.queries):
            self._session.edit(face_of(game).shift_query(before, after), tr("Move a query"))

    # Going about

    def next_query(self) -> None:
        """The next query, of the next case after the last one."""
        self._step_query(1)

    def previous_query(self) -> None:
        """The query before, of the case before ahead of the first one."""
        self._step_query(-1)

    def next_case(self) -> None:
        """The next case, if there is one."""
        self._step_case(1)

    def previous_case(self) -> None:
        """The case before, if there is one."""
        self._step_case(-1)

    def _step_query(self, by: int) -> None:
        game, query, key = self._session.game, self._session.query, self._session.case_key
        if game is None or key is None:
            return
        row = _row_of(game, query.key) + by if query else -1
        if 0 <= row < len(game.queries):
            self._session.look_at(key, game.queries[row].key)
        else:
            self._step_case(by, last=by < 0)

    def _step_case(self, by: int, *, last: bool = False) -> None:
        key, cases = self._session.case_key, self._session.document.cases
        index = -1 if key is None else self._session.document.index_of(key) + by
        if 0 <= index < len(cases):
            count = len(queries_of(cases[index]))
            self.open(cases[index].key, count - 1 if last and count else None)


def _row_of(game: Game, key: int) -> int:
    """Where in the list the query of that key stands."""
    keys = [query.key for query in game.queries]
    return keys.index(key)

"""Bringing up another case: a large one is prepared off the GUI thread, and shown when it is ready."""

from PySide6.QtCore import QObject

from engine.document import Case
from engine.games.kinds import Game
from gui.faces import face_of
from gui.files.drawn_ahead import draw_ahead
from gui.jobs import Control, Jobs
from gui.session import Session

AT_ONCE = 400
"""The size of a case, in positions and moves or what compares with them, that is prepared within a frame or two."""


class CaseOpener(QObject):
    """Looks at cases of a session's document."""

    def __init__(self, session: Session, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._jobs = jobs

    def open(self, case_key: int, row: int | None = None) -> None:
        """Look at a case, and at the query at index `row` of it (the first if None). A later call wins."""
        case = self._session.document.case(case_key)
        self._jobs.cancel_key("open-case")
        if case.loaded or face_of(case.record).size(case.record).work <= AT_ONCE:
            self._look(case, row)
            return

        def work(control: Control) -> Game:
            draw_ahead(case.game)
            return case.game

        self._jobs.run(self.tr("Opening the case"), work, lambda _: self._look(case, row), key="open-case")

    def _look(self, case: Case, row: int | None) -> None:
        if case not in self._session.document.cases:
            return
        queries = case.game.queries
        self._session.look_at(case.key, queries[row].key if row is not None and row < len(queries) else None)

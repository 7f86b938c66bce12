"""Showing a game as a graph: a new case behind the one that it is made of."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from engine.document import Case, InsertCase
from engine.games.graph_record import GraphRecord
from gui.jobs import Control, Jobs
from gui.language.spoken import spoken
from gui.session import Session


class GraphCases(QObject):
    """Puts a graph that is made of the current case behind it, as a case of its own, and looks at it.

    Signals
    -------
    refused(str)
        Why there is no such graph.
    """

    refused = Signal(str)

    def __init__(self, session: Session, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._jobs = session, jobs

    def add(self, name: str, make: Callable[[], GraphRecord], step: str) -> None:
        """Make a graph and lay it out on another thread; then it is the step `step` of the history.

        `make` may raise ValueError where there is no graph. Nothing happens if the case is gone when it is ready.
        """
        case, document = self._session.case, self._session.document
        if case is None:
            return
        key = document.new_key()

        def work(control: Control) -> Case:
            made = Case(key, replace(make(), name=name), name)
            # Bringing the game up lays the graph out.
            _ = made.game
            return made

        def done(made: Case) -> None:
            if self._session.document is document and any(other is case for other in document.cases):
                self._session.push(InsertCase(document.index_of(case.key) + 1, made), step)
                self._session.look_at(made.key)

        def failed(error: Exception) -> None:
            self.refused.emit(spoken(str(error)))

        self._jobs.run(self.tr("Laying out the graph"), work, done, failed, key="graph-case", expected=(ValueError,))

"""Where a person looks after a step that brought cases is undone or done again."""

from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoCommand
from shiboken6 import isValid

from gui.session import Session


class _Step(NamedTuple):
    """A step of the history, the case and query that were looked at before it, and the first case that it brought."""

    command: QUndoCommand
    before: tuple[int | None, int | None]
    first: int


class Returns(QObject):
    """Looks at what was looked at before when a step is undone, and at what it brought when it is done again.

    Parameters
    ----------
    session
        Whose history it is.
    """

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._stack = session, session.undo_stack
        self._steps: list[_Step] = []
        self._index = self._stack.index()
        self._stack.indexChanged.connect(self._moved)
        session.replaced.connect(self._forget)

    def where(self) -> tuple[int | None, int | None]:
        """What is looked at now; to be asked before the step is pushed."""
        query = self._session.query
        return self._session.case_key, query.key if query else None

    def remember(self, before: tuple[int | None, int | None], first: int) -> None:
        """The step that was pushed last was made while one looked at `before`, and brought the case `first`."""
        there = [self._stack.command(i) for i in range(self._stack.count())]
        self._steps = [step for step in self._steps if any(step.command is command for command in there)]
        self._steps.append(_Step(there[-1], before, first))

    def _forget(self) -> None:
        self._steps.clear()

    def _moved(self, index: int) -> None:
        back, self._index = index < self._index, index
        if not (self._steps and isValid(self._stack) and isValid(self._session)):
            return
        # Of several steps at once, the last is the one that is looked at.
        command = self._stack.command(index if back else index - 1)
        for step in self._steps:
            if step.command is command:
                self._look(*(step.before if back else (step.first, None)))

    def _look(self, case: int | None, query: int | None) -> None:
        if any(other.key == case for other in self._session.document.cases):
            assert case is not None
            self._session.look_at(case, query)

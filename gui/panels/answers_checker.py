"""Keeps the check of answers right while the answers and the document change."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.document import Delta
from engine.mistakes import Diagnosis
from gui.faces import face_of
from gui.jobs import Control, Job, Jobs
from gui.language.spoken import spoken
from gui.panels.answers_check import Checked, Question, Snapshots, check, explain, formats_for
from gui.panels.answers_source import AnswersSource
from gui.panels.later import Later
from gui.session import Session

AT_ONCE = 4_000
"""Work (positions, moves, heaps) that is done within a frame; more is done on another thread."""
REST_MS = 250
LARGE_REST_MS = 700
_CHECK, _MISTAKES = "answers-check", "answers-mistakes"


class AnswersChecker(QObject):
    """Checks what `source` says against the document of `session`, again after each change of either.

    Attributes
    ----------
    source
        Where the answers come from.
    result
        The latest check; None while there are no answers, or where `trouble` says why there is none.
    mistakes
        The known mistakes that the wrong answers look like, best first.
    stale
        Whether the document or the answers have changed since, and a check is on its way.
    input_text
        Gives the text that the document was read from and still agrees with, or ""; then places in the input are told
        as they are there, else as they are in an export.

    Signals
    -------
    changed()
        `result`, `trouble` or `stale` may be others.
    diagnosed()
        `mistakes` may be others.
    """

    changed = Signal()
    diagnosed = Signal()

    def __init__(self, session: Session, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.source = AnswersSource(self)
        self.result: Checked | None = None
        self.trouble = ""
        self.mistakes: list[Diagnosis] = []
        self.stale = False
        self.input_text: Callable[[], str] = str
        self._session, self._jobs = session, jobs
        self._snapshots = Snapshots()
        self._large = False
        self._job: Job | None = None
        self._later = Later(self.check_now, self)
        self.source.changed.connect(self._on_answers)
        session.changed.connect(self._on_changed)
        session.replaced.connect(self._on_replaced)
        session.path_changed.connect(self._on_path)

    # What makes a new check needed

    def _on_answers(self) -> None:
        self._forget()
        if self.source.loaded:
            self._ask(0)

    def _on_changed(self, delta: Delta) -> None:
        touched = [key for key, change in delta.games.items() if self._matters(key, change)]
        for key in touched:
            self._snapshots.forget(key)
        if self.source.loaded and (touched or delta.cases):
            self._ask(LARGE_REST_MS if self._large else REST_MS)

    def _matters(self, key: int, change: object) -> bool:
        """Whether a change can change answers: one of places on the canvas cannot."""
        try:
            case = self._session.document.case(key)
        except KeyError:
            return True
        return face_of(case.kind.name).news(change).seen

    def _on_replaced(self) -> None:
        self._snapshots.clear()
        # Answers belong to the file that they were loaded beside.
        if self.source.loaded:
            self.source.clear()

    def _on_path(self) -> None:
        if self.source.loaded and self.result and self.result.question.forms != formats_for(self._session.document):
            self._ask(0)

    def _forget(self) -> None:
        self._later.cancel()
        self._cancel()
        self.result, self.trouble, self.stale, self.mistakes = None, "", False, []
        self.changed.emit()
        self.diagnosed.emit()

    def _ask(self, delay: int) -> None:
        self._cancel()
        self.stale = True
        self._later.ask(delay)
        self.changed.emit()

    def _cancel(self) -> None:
        self._jobs.cancel_key(_CHECK)
        self._jobs.cancel_key(_MISTAKES)

    # Checking

    def check_now(self) -> None:
        """Check without waiting; a large document on another thread."""
        self._later.cancel()
        if not self.source.loaded:
            return
        if self._job is not None and self._job.thread.is_alive():
            # The last one cannot be stopped, and two at once would only slow each other down.
            self._later.ask(REST_MS)
            return
        question = self._question()
        self._large = question.exceeds(AT_ONCE)
        if self._large:
            self._start(question)
            return
        try:
            checked = check(question)
        except ValueError as error:
            self._on_failed(error)
            return
        self._on_checked(checked)

    def _question(self) -> Question:
        cases = self._session.document.cases
        forms = formats_for(self._session.document)
        keys = tuple(case.key for case in cases)
        return Question(keys, self._snapshots.of(cases), forms, self.source.text, self.input_text())

    def _start(self, question: Question) -> None:
        def work(_: Control) -> Checked:
            return check(question)

        title = self.tr("Checking {0}").format(self.source.name)
        self._job = self._jobs.run(title, work, self._on_checked, self._on_failed, key=_CHECK, expected=(ValueError,))

    def _on_checked(self, checked: Checked) -> None:
        self.result, self.trouble, self.stale = checked, "", False
        self.changed.emit()
        if self._large and not checked.report.ok:
            self._look_for_mistakes(checked)
        else:
            self._on_mistakes(explain(checked))

    def _look_for_mistakes(self, checked: Checked) -> None:
        def work(_: Control) -> list[Diagnosis]:
            return explain(checked)

        title = self.tr("Looking for the mistake")
        self._job = self._jobs.run(title, work, self._on_mistakes, lambda _: self._on_mistakes([]), key=_MISTAKES)

    def _on_mistakes(self, mistakes: list[Diagnosis]) -> None:
        self.mistakes = mistakes
        self.diagnosed.emit()

    def _on_failed(self, error: Exception) -> None:
        self.result, self.stale, self.mistakes = None, False, []
        self.trouble = self.tr("The right answers cannot be found: {0}").format(
            spoken(str(error)) or type(error).__name__
        )
        self.changed.emit()
        self.diagnosed.emit()

    # Loading

    def load_file(self, path: Path) -> str:
        """Take the answers in a file; gives why that failed, or ""."""
        try:
            self.source.take_file(path)
        except (OSError, ValueError) as error:
            # A ValueError: the name is none that a file can have.
            reason = getattr(error, "strerror", None) or str(error)
            return self.tr("{0} could not be read: {1}").format(path.name, spoken(reason))
        return ""

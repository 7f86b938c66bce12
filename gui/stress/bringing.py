"""What was found brought into the document, and the program's answers beside it."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QTimer, Signal

from engine.document import Case, Document
from engine.stress import Found
from gui.files.merging import import_change
from gui.files.reading import ready_document
from gui.jobs import Control, Jobs
from gui.session import Session
from gui.stress import words
from gui.stress.texts import tr

KEY = "stress-add"


@dataclass(frozen=True, slots=True)
class Broken:
    """An input that was found, and what people call the program that fails on it."""

    found: Found
    program: str


class Bringing(QObject):
    """Brings inputs into the document of a session.

    Signals
    -------
    document_needed()
        The document is about to be changed as a whole: whoever holds an edit back hands it in now.
    open_wanted(str, str)
        A judge's text and its name, to be opened as a document of its own, as `Files.open_text` does.
    answers_wanted(str, str)
        An output and the name of its source, to be shown beside the document, whose cases are just those it answers.
    there()
        The document is an input that was found, and nothing else; or it was added to the document.
    """

    document_needed = Signal()
    open_wanted = Signal(str, str)
    answers_wanted = Signal(str, str)
    there = Signal()

    def __init__(self, session: Session, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._jobs = session, jobs
        self._awaited: Broken | None = None
        self._there: tuple[Found, Document, int] | None = None
        self._added: tuple[Found, Document, int] | None = None
        session.replaced.connect(self._on_replaced)

    def can_be_alone(self, found: Found) -> bool:
        """Whether the document is blank, so that an input put into it is all there is; or is that input already."""
        return self._is_there(found) or self._is_blank()

    def is_added(self, found: Found) -> bool:
        """Whether it was added to the document, and nothing was changed since."""
        return self._is_as_noted(self._added, found)

    def _is_there(self, found: Found) -> bool:
        """Whether it was put there, and nothing was changed since."""
        return self._is_as_noted(self._there, found)

    def _is_as_noted(self, noted: tuple[Found, Document, int] | None, found: Found) -> bool:
        if noted is None:
            return False
        shown, document, step = noted
        return shown is found and document is self._session.document and step == self._session.undo_stack.index()

    def _note(self, found: Found) -> tuple[Found, Document, int]:
        return found, self._session.document, self._session.undo_stack.index()

    def _is_blank(self) -> bool:
        cases = self._session.document.cases
        if len(cases) != 1 or cases[0].name:
            return False
        graph = self._session.graph
        if graph is not None:
            return graph.n == 0
        return not self._session.undo_stack.index() and cases[0].record == cases[0].kind.empty()

    def add(self, broken: Broken) -> None:
        """Add the cases, as one step of the history; in a blank document the answers are shown beside them."""
        found, document = broken.found, self._session.document
        if self._is_there(found):
            self._show_alone(broken)
            return
        first = _place(found)[0]
        name = words.case_name(broken.program, found)
        records = [replace(record, name=name) if i == first else record for i, record in enumerate(found.records)]

        def work(control: Control) -> Document:
            return ready_document(records, found.form.name, first, control)

        def done(copies: Document) -> None:
            if self._session.document is document:
                self._push(broken, copies)

        self._jobs.run(tr("Adding the input"), work, done, key=KEY)

    def _push(self, broken: Broken, copies: Document) -> None:
        self.document_needed.emit()
        alone, session = self._is_blank(), self._session
        change, _ = import_change(session.document, copies, adopt=alone)
        session.push(change, tr("Add what {0} fails on").format(broken.program))
        if alone:
            self._show_alone(broken)
        else:
            self._look(session.document.cases[-len(copies.cases) :], broken.found)
            self._added = self._note(broken.found)
            self.there.emit()

    def open(self, broken: Broken) -> None:
        """Ask for a document of its own; once it is open, the answers are shown beside it."""
        self._awaited = broken
        name = tr("{0} counterexample").format(broken.found.form.name)
        self.open_wanted.emit(broken.found.text, name)

    def _on_replaced(self) -> None:
        broken, self._awaited = self._awaited, None
        if broken is not None and self._is_open(broken.found):
            # After everybody has seen the new document: some forget the answers of the old one then.
            QTimer.singleShot(0, self, lambda: self._show_opened(broken))

    def _show_opened(self, broken: Broken) -> None:
        if self._is_open(broken.found):
            self._show_alone(broken)

    def _is_open(self, found: Found) -> bool:
        document, form = self._session.document, found.form
        if document.format_name != form.name or len(document.cases) != len(found.records):
            return False
        return form.render(form.adapt(document.records())[0]) == found.text

    def _look(self, cases: "list[Case]", found: Found) -> None:
        case, query = _place(found)
        key = cases[case].key
        queries = cases[case].game.queries
        self._session.look_at(key, queries[query].key if query < len(queries) else None)

    def _show_alone(self, broken: Broken) -> None:
        """The document is the input and nothing else."""
        session = self._session
        self._there = self._note(broken.found)
        self._look(session.document.cases, broken.found)
        name = tr("{0}, stressed").format(broken.program)
        self.answers_wanted.emit(words.printed(broken.found), name)
        self.there.emit()


def _place(found: Found) -> tuple[int, int]:
    """The case and the query of the first answer that is not right, from 0."""
    answer = words.first_failure(found)
    return (answer.case, answer.query) if answer is not None else (0, 0)

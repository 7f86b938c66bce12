"""Generated cases put into the document, as one step of its history."""

from PySide6.QtCore import QObject, Signal

from engine.document import Document
from gui.files.drawn_ahead import draw_ahead
from gui.files.merging import import_change
from gui.generator.request import Generated, laid_out
from gui.generator.returns import Returns
from gui.generator.shapes_model import title_of
from gui.generator.texts import cases_words, tr
from gui.jobs import Control, Jobs
from gui.session import Session

KEY = "generate-add"


class Adder(QObject):
    """Adds generated cases at the end of the document, and looks at the first of them unless it is too large.

    Signals
    -------
    document_needed()
        The document is about to be changed as a whole: whoever holds an edit back hands it in now.
    added(Generated, bool)
        The cases are in the document, and whether the first of them is looked at.
    """

    document_needed = Signal()
    added = Signal(object, bool)

    def __init__(self, session: Session, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._jobs = session, jobs
        self._returns = Returns(session, self)

    def add(self, generated: Generated) -> None:
        """Add copies of the cases; the first is brought up on a thread, so that it is seen at once.

        One that is too large to be seen at once stays as it is until somebody looks at it.
        """
        if not generated.count:
            return
        document = self._session.document
        cases = list(generated.document.cases)
        # An empty case that is the only one makes room: then the first that comes is looked at, however large.
        bring_up = not generated.too_large(0) or len(document.cases) == 1

        def work(control: Control) -> Document:
            # Plain data, with the places of those that were looked at: the games of the preview stay its own.
            records = [case.record for case in cases]
            if bring_up:
                records[0] = laid_out(records[0], control.progress)
            copies = Document(records, generated.request.form.name)
            if bring_up:
                draw_ahead(copies.cases[0].game)
            return copies

        def done(copies: Document) -> None:
            if self._session.document is document:
                self._push(generated, copies)

        self._jobs.run(tr("Adding generated cases"), work, done, key=KEY)

    def _push(self, generated: Generated, copies: Document) -> None:
        self.document_needed.emit()
        before = self._returns.where()
        change, first = import_change(self._session.document, copies)
        shape, seed = title_of(generated.request.shape), generated.request.seed
        text = tr("Generate {0}: {1}, seed {2}").format(cases_words(generated.count), shape.lower(), seed)
        self._session.push(change, text)
        if not generated.too_large(0):
            self._returns.remember(before, first)
            self._session.look_at(first)
        self.added.emit(generated, self._session.case_key == first)

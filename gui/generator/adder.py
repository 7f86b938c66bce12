"""Generated cases put into the document, as one step of its history."""

from PySide6.QtCore import QObject, Signal

from engine.document import Document
from engine.formats.registry import Registry
from engine.games.kinds import Record
from gui.files.kinds import kind_of_format
from gui.files.merging import import_change
from gui.generator.request import Generated
from gui.generator.returns import Returns
from gui.generator.shapes_model import title_of
from gui.generator.texts import cases_words, tr
from gui.jobs import Control, Jobs
from gui.session import Session

KEY = "generate-add"


class Adder(QObject):
    """Adds generated cases at the end of the document, and looks at the first of them.

    Signals
    -------
    document_needed()
        The document is about to be changed as a whole: whoever holds an edit back hands it in now.
    added(Generated)
        The cases are in the document.
    """

    document_needed = Signal()
    added = Signal(object)

    def __init__(self, session: Session, jobs: Jobs, registry: Registry, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._jobs, self._registry = session, jobs, registry
        self._returns = Returns(session, self)

    def add(self, generated: Generated) -> None:
        """Add copies of the cases; the first is brought up on a thread, so that it is seen at once."""
        if not generated.count:
            return
        document = self._session.document
        # Plain data, with the places of those that were looked at: the games of the preview stay its own.
        records = [case.record for case in generated.document.cases]

        def work(control: Control) -> Document:
            return _brought_up(records, generated.request.form.name)

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
        self._returns.remember(before, first)
        self._session.look_at(first)
        self._adopt_format(generated.request.form.name)
        self.added.emit(generated)

    def _adopt_format(self, name: str) -> None:
        """The format of what is added becomes the document's where no case can be shown in that one."""
        document = self._session.document
        kinds = {case.kind.name for case in document.cases}
        if kind_of_format(self._registry, document.format_name) not in kinds:
            self._session.set_format(name)


def _brought_up(records: list[Record], format_name: str) -> Document:
    copies = Document(records, format_name)
    _ = copies.cases[0].game
    return copies

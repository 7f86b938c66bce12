"""What is typed becomes a step of the document's history as soon as it is one case of the format."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.diagnostics import Diagnostic, Severity
from engine.formats.base import Reading
from gui.jobs import Jobs
from gui.panels.text_aside import Aside
from gui.panels.text_case import CaseText
from gui.panels.text_editor import TextEditor
from gui.panels.text_reader import TextReader
from gui.panels.text_state import Burst, Draft, State
from gui.panels.text_subject import Key, Subject
from gui.panels.text_writer import Writer
from gui.session import Session


class TextApplying(QObject):
    """The half of `TextSync` that leads from an editor to a document, and the drafts that are on the way.

    Signals
    -------
    state_changed()
        `state`, `problems`, `hint` or `deferred` (the text waits to be asked for) may be others.
    """

    state_changed = Signal()

    def __init__(self, editor: TextEditor, session: Session, jobs: Jobs, subject: Subject) -> None:
        super().__init__(editor)
        self.state = State.SAME
        self.problems: tuple[Diagnostic, ...] = ()
        self.hint = ""
        self._subject = subject
        self._editor, self._session = editor, session
        self._base = ""
        self._shown_key: Key = (None, None)
        self._drafts = Aside()
        self._writer = Writer(editor)
        self._applying = False
        self._stale = True
        self._burst = Burst()
        self._reader = TextReader(editor, jobs, lambda: self.case_text.form.read, self._on_reading)
        editor.textChanged.connect(self._on_text)
        editor.left.connect(self.flush)

    @property
    def case_text(self) -> CaseText:
        """How the current case is text."""
        return self._subject.case_text

    def _on_text(self) -> None:
        if self._writer.writing or self._editor.is_poured_into:
            return
        self.state = State.PENDING
        self._reader.ask()

    def flush(self) -> None:
        """Read what is typed now, not after the delay."""
        if self.state is State.PENDING:
            self._reader.now()

    def _on_reading(self, text: str, reading: Reading[Any]) -> None:
        if self._stale:
            self.follow()
            if text != self._editor.toPlainText():
                return
        without_case = not text.strip() or (reading.ok and not reading.records)
        if without_case and (game := self._session.game) is not None and self.case_text.is_blank(game):
            self._settle(State.SAME)
            return
        self._take(text, reading)

    def _take(self, text: str, reading: Reading[Any], *, over_all: bool = False) -> None:
        """Apply a text if it is a case; not over changes made meanwhile, unless it shall win `over_all`."""
        problems = self.case_text.problems(text, reading)
        if problems:
            self._settle(State.BROKEN, problems)
        elif not over_all and self._base != self._subject.shown().text:
            # The document is not what the draft started from: applying that would undo what was done since.
            self._settle(State.CONFLICT)
        else:
            self._apply(reading.records[0])

    def apply(self) -> None:
        """Let the text win over what has changed in the document meanwhile."""
        text = self._editor.toPlainText()
        self._take(text, self.case_text.form.read(text), over_all=True)

    def _apply(self, record: Any) -> None:
        game = self._session.game
        if game is None:
            return
        change = self.case_text.change(game, self._session.query, record)
        self._applying = True
        try:
            self._session.edit(change, self.tr("Edit text"), self._burst.next_id())
        except ValueError as error:
            self._settle(State.BROKEN, (Diagnostic(Severity.ERROR, 0, 0, str(error)),))
            return
        finally:
            self._applying = False
        self._drafts.pop(self._shown_key, None)
        if change is not None:
            self._writer.forget_steps()
        self._note_base()
        self._settle(State.SAME)

    def _note_base(self) -> None:
        shown = self._subject.shown()
        self._shown_key = self._subject.key
        self._base, self.hint = shown.text, shown.hint

    def _settle(self, state: State, problems: tuple[Diagnostic, ...] = ()) -> None:
        self.state, self.problems = state, problems
        self._editor.set_marks(problems)
        self.state_changed.emit()

    def follow(self) -> None:
        """Make the text say what the document says: the other half's part."""
        raise NotImplementedError

    @property
    def draft(self) -> Draft:
        """The text as it stands, to be taken up later."""
        problem = self.problems[0] if self.state is State.BROKEN and self.problems else None
        return Draft(self._editor.toPlainText(), self._base, self.case_text.form.name, problem)

    def unapplied(self) -> dict[Key, Draft]:
        """Whatever is typed and not part of the document, here and put aside."""
        found = dict(self._drafts)
        if self.state is State.SAME or self._shown_key[0] is None:
            return found
        draft = self.draft
        if draft.text != draft.base:
            found[self._shown_key] = draft
        return found

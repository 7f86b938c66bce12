"""The way through the answers: which one is looked at, and the next that is not right."""

from PySide6.QtCore import QObject, Signal

from gui.faces import face_of
from gui.opener import CaseOpener
from gui.panels.answers_list import AnswerList
from gui.panels.answers_model import AnswersModel
from gui.panels.answers_notes import step_words
from gui.panels.answers_proof import ProofView
from gui.panels.answers_words import where
from gui.session import Session


class AnswersWay(QObject):
    """Brings list, proof and session to the same answer.

    Attributes
    ----------
    entry
        The answer that is looked at; None if there is none.

    Signals
    -------
    said(str)
        A sentence for the status bar.
    """

    said = Signal(str)

    def __init__(
        self,
        session: Session,
        model: AnswersModel,
        view: AnswerList,
        proof: ProofView,
        opener: CaseOpener | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.entry: int | None = None
        self._asked: int | None = None
        self._session, self._opener = session, opener
        self._model, self._list, self._proof = model, view, proof
        session.looked_at.connect(self._on_looked_at)

    def begin(self) -> None:
        """Other answers: nothing of the old ones is looked at."""
        self.entry = self._asked = None
        self._proof.clear()

    # Where a person goes

    def step(self, step: int = 1) -> None:
        """Go to the next answer that is not right, or with step -1 to the one before; round at the end."""
        found = self._model.next_faulty(self.entry, step)
        if found is None:
            loaded = self._model.checked is not None
            self.said.emit(self.tr("No answer is wrong.") if loaded else self.tr("No answers have been checked yet."))
            return
        entry, went_round = found
        alone = entry == self.entry
        self.look_at(entry)
        self.said.emit(step_words(self._model, entry, step, went_round=went_round, alone=alone))

    def choose(self, row: int) -> None:
        """Look at what the row of that number is about."""
        entry = self._model.entry(row)
        if entry is not None:
            self.look_at(entry)
        elif row < self._model.rowCount():
            self.entry = self._asked = None
            self._proof.clear(self.tr("This stands behind the last answer: nothing was asked there."))

    def look_at(self, entry: int) -> None:
        """Look at the case and query of an answer, light what it is about, and show the proof."""
        checked = self._model.checked
        if checked is None:
            return
        answer = checked.answers[entry]
        key = checked.question.keys[answer.case]
        case = next((case for case in self._session.document.cases if case.key == key), None)
        if case is None:
            # It has just been removed; a new check is on its way.
            return
        self._asked = entry
        if self._opener is not None:
            self._opener.open(key, answer.query)
        else:
            queries = case.game.queries
            self._session.look_at(key, queries[answer.query].key if answer.query < len(queries) else None)
        if self._asked is not None:
            # No signal came: it is looked at already, or is still being opened.
            self.follow()

    # Following

    def _on_looked_at(self) -> None:
        if self._asked is not None and self._entry_in_sight() != self._asked:
            # Somebody went elsewhere while a large case was being opened.
            self._asked = None
        self.follow()

    def follow(self) -> None:
        """Show the answer to what the session looks at; light it if a person chose it here."""
        entry = self._entry_in_sight()
        if self._asked is not None and entry != self._asked:
            self.entry = self._asked
            self.put()
            self._proof.clear(self.tr("The case is being opened …"))
            return
        lit = entry is not None and entry == self._asked
        self.entry, self._asked = entry, None
        self.put()
        self._show(lit=lit)

    def put(self) -> None:
        """Make the row of the answer that is looked at the current one."""
        self._list.put(None if self.entry is None else self._model.row_of(self.entry))

    def _entry_in_sight(self) -> int | None:
        """The answer to the query that the session looks at."""
        checked, game, query = self._model.checked, self._session.game, self._session.query
        if checked is None or game is None or query is None:
            return None
        rows = [other.key for other in game.queries]
        return checked.entry_of(self._session.case_key, rows.index(query.key))

    def _show(self, *, lit: bool) -> None:
        checked, game, query = self._model.checked, self._session.game, self._session.query
        if self.entry is None or checked is None or game is None or query is None:
            self._proof.clear(self.tr("Choose an answer to see it, and why it is right or wrong.") if checked else "")
            return
        answer = checked.answers[self.entry]
        title = where(answer.case, answer.query, several=checked.several_queries)
        self._proof.show_answer(title, answer, exported=checked.exported)
        self._proof.show_proof(game, query, face_of(game).nim_sum(game, query), lit=lit)

"""The text of the current case and the case itself kept the same, whichever of the two is edited.

What is typed is a draft until it is one case of the format; then it becomes a step of the document's history. A draft
that is not one leaves the document as it is, and stays when the document changes: the change is carried over into it.
"""

from collections.abc import Mapping
from typing import Any

from engine.document import Delta
from engine.formats.base import Format
from gui.jobs import Jobs
from gui.panels.later import Later
from gui.panels.text_ahead import TextAhead
from gui.panels.text_apply import TextApplying
from gui.panels.text_aside import Aside
from gui.panels.text_editor import TextEditor
from gui.panels.text_merge import carried_over, replaced
from gui.panels.text_size import HUGE, LARGE, delay_of
from gui.panels.text_state import Draft, State
from gui.panels.text_subject import Key, Subject
from gui.session import Session


class TextSync(TextApplying):
    """Keeps an editor and the current case of a session the same."""

    def __init__(self, editor: TextEditor, session: Session, jobs: Jobs, subject: Subject) -> None:
        super().__init__(editor, session, jobs, subject)
        self.deferred = False
        self._document = session.document
        self._ahead = TextAhead(jobs, subject)
        self._follow_later = Later(self.follow_if_seen, self)
        session.changed.connect(self._on_changed)
        session.looked_at.connect(self._on_looked_at)
        session.replaced.connect(self._on_replaced)

    # From the document to the text

    def _on_changed(self, delta: Delta) -> None:
        if self._applying:
            return
        self._burst.end()
        own = delta.games.get(self._session.case_key) if self._session.case_key is not None else None
        if own is not None and self.case_text.is_touched_by(own):
            self._ask_follow()

    def _on_looked_at(self) -> None:
        if not self._applying and self._subject.key != self._shown_key:
            self._burst.end()
            self._ask_follow()

    def _on_replaced(self) -> None:
        # The same document was mended: its drafts stay.
        self._drafts = Aside(self.unapplied() if self._session.document is self._document else ())
        self._document = self._session.document
        self._shown_key = (None, None)
        self.state = State.SAME
        self._reader.cancel()
        self._ahead.cancel()
        self._ask_follow()

    def _ask_follow(self) -> None:
        self._stale = True
        if not self._editor.isVisible():
            return
        if delay := delay_of(self._subject.size):
            self._follow_later.ask(delay)
        else:
            self.follow_if_seen()

    def follow_if_seen(self) -> None:
        """Make up for what changed while nobody looked."""
        if not self._stale or not self._editor.isVisible():
            return
        another = self._subject.key != self._shown_key
        idle = (another and self._drafts.at(self._subject.key) is None) or self.state is State.SAME
        if idle and self._subject.size > HUGE:
            self._defer(another)
        elif idle and self._subject.size > LARGE:
            self._ahead.write(self.follow, self._ask_follow)
        else:
            self.follow()

    def _defer(self, another: bool) -> None:
        """Wait until somebody asks for the text of a huge case."""
        if another:
            self._leave()
            self._writer.show("")
            self._base = ""
        self.deferred, self.hint = True, self._subject.huge_hint()
        self._editor.setReadOnly(True)
        self._settle(State.SAME)

    def follow(self) -> None:
        """Make the text say what the document says; a draft takes over what has changed, if it can."""
        self._stale = self.deferred = False
        self._follow_later.cancel()
        self._ahead.cancel()
        if self._subject.key != self._shown_key and not self._only_query_differs():
            self._show_another()
            return
        self._shown_key = self._subject.key
        shown = self._subject.shown()
        self._editor.setReadOnly(not shown.editable)
        self.hint = shown.hint
        if self.state is State.SAME:
            self._follow_to(shown.text)
        else:
            self._carry_into_draft(shown.text)

    def _only_query_differs(self) -> bool:
        """Whether the text may stay but for its stones: another query of the case that it shows."""
        key = self._subject.key
        return self.state is State.SAME and key[0] == self._shown_key[0] and self._drafts.at(key) is None

    def _follow_to(self, new: str) -> None:
        mine = self._writer.lines
        if new != self._base:
            changes = carried_over(self._base.split("\n"), mine, new.split("\n"))
            large = self._reader.is_large  # Whether large texts say the same then is not looked into.
            if changes is None or not (large or self.case_text.says("\n".join(replaced(mine, changes)), new)):
                self._writer.write_whole(new)
            else:
                self._writer.write(changes)
            self._base = new
        self._settle(State.SAME)

    def _carry_into_draft(self, new: str) -> None:
        if new == self._base:
            self._reread()
            return
        mine = self._writer.lines
        changes = carried_over(self._base.split("\n"), mine, new.split("\n"))
        if changes is None:
            self._settle(State.CONFLICT)
            return
        self._writer.write(changes)
        self._base = new
        self._reread()

    def _reread(self) -> None:
        """Look at the draft again, soon: it may be a case now."""
        self.state = State.PENDING
        self._reader.ask()

    def _leave(self) -> None:
        """Put a draft of the case that is shown aside; from now on the current one is."""
        if self.state is not State.SAME and self._shown_key[0] is not None:
            self._drafts[self._shown_key] = self.draft
        self._reader.cancel()
        self._shown_key = self._subject.key

    def _show_another(self) -> None:
        """Show another case: put a draft aside, and take up one that was put aside here."""
        self._leave()
        draft = self._drafts.take(self._shown_key)
        shown = self._subject.shown()
        self._editor.setReadOnly(not shown.editable)
        self._writer.show(draft.text if draft else shown.text)
        # What a draft in another format started from says nothing here.
        same = draft is not None and draft.form == self.case_text.form.name
        self._base, self.hint = (draft.base if draft and same else shown.text), shown.hint
        if draft is None:
            self._settle(State.SAME)
        else:
            self.state = State.BROKEN
            self._carry_into_draft(shown.text)

    def set_form(self, form: Format[Any]) -> None:
        """Show cases of its kind in `form`. A draft stays: it may be a text of just that format."""
        self.flush()
        before = self.case_text
        self._subject.formats.choose(form)
        if self.case_text is before:
            return
        self._burst.end()
        if self.state is State.SAME:
            self._shown_key = (None, None)
            self._ask_follow()
        else:
            self._note_base()
            self._reread()

    # Drafts dropped and taken up

    def bring_back(self, drafts: Mapping[Key, Draft]) -> None:
        """Put drafts of another day aside, and show that of the current case."""
        self._drafts.update(drafts)
        if self.state is State.SAME:
            self._shown_key = (None, None)
            self._ask_follow()
        self.state_changed.emit()

    def take_up(self, draft: Draft) -> None:
        """Put a draft in place of the text, with what has changed in the document since it was dropped."""
        self._writer.write_whole(draft.text)
        self._base = draft.base
        self.state = State.BROKEN
        self._carry_into_draft(self._subject.shown().text)

    def revert(self) -> None:
        """Drop the draft: the text is the document's again. The editor's own undo brings the draft back."""
        self._reader.cancel()
        self._note_base()
        self._writer.write_whole(self._base, forget=False)
        self._settle(State.SAME)

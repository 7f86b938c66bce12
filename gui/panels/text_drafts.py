"""Texts that are not part of the document yet: where they are put aside, and who is told that there are any."""

from PySide6.QtCore import QObject, QTimer, Signal

from gui.panels.text_editor import TextEditor
from gui.panels.text_state import Draft
from gui.panels.text_subject import Key
from gui.panels.text_sync import TextSync
from gui.session import Session

TELL_MS = 400
"""So long after a key at the latest, a text that is still being typed is told of: a crash loses no more than that."""


class DraftWatch(QObject):
    """Knows the drafts of a session: that of the text that is shown, and those put aside.

    Signals
    -------
    changed()
        `drafts` are others.
    """

    changed = Signal()

    def __init__(self, sync: TextSync, editor: TextEditor, session: Session) -> None:
        super().__init__(sync)
        self._sync, self._session = sync, session
        self._told: dict[Key, Draft] = {}
        self._typed = QTimer(self, singleShot=True, interval=TELL_MS)
        self._typed.timeout.connect(self.tell)
        editor.textChanged.connect(self._on_text)
        sync.state_changed.connect(self.tell)
        session.changed.connect(self.tell)
        session.replaced.connect(self.tell)

    @property
    def drafts(self) -> dict[Key, Draft]:
        """The drafts of the cases that the document has, in the order of these."""
        found = self._sync.unapplied()
        if not found:
            return found
        places: dict[int | None, int] = {case.key: at for at, case in enumerate(self._session.document.cases)}
        there = ((key, draft) for key, draft in found.items() if key[0] in places)
        return dict(sorted(there, key=lambda pair: (places[pair[0][0]], pair[0][1] or 0)))

    def tell(self) -> None:
        """Tell of drafts that have changed."""
        drafts = self.drafts
        if drafts != self._told:
            self._told = drafts
            self.changed.emit()

    def _on_text(self) -> None:
        # Not put off by each key: who types on and on is told of as well.
        if not self._typed.isActive():
            self._typed.start()

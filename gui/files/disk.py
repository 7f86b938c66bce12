"""The document and its file on the disk: what is told when they part, and what can be done then."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from gui.files.watch import DiskState, Fate, FileWatch
from gui.session import Session


class DiskGuard(QObject):
    """Knows whether the file of a session's document is still the one that was read or written.

    Attributes
    ----------
    fate
        What became of the file: SAME, CHANGED (by another program, and nobody has said yet what of it), or GONE.
    dirty
        Whether the document has changes of its own that are not saved.
    hidden
        Whether a person has seen that it is gone and wants to hear no more of it.

    Signals
    -------
    changed()
        `fate` or `hidden` is another.
    dirty_changed()
        `dirty` is another.
    """

    changed = Signal()
    dirty_changed = Signal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.fate = Fate.SAME
        self.hidden = False
        self.dirty = session.dirty
        self._expected: DiskState | None = None
        self._is_other = False
        self.watch = FileWatch(self)
        self.watch.noticed.connect(self._notice)
        session.undo_stack.cleanChanged.connect(self._on_clean)
        session.replaced.connect(self._on_replaced)
        session.path_changed.connect(self._on_path)

    @property
    def name(self) -> str:
        """The file's name; "" if the document has no file."""
        return self._session.path.name if self._session.path else ""

    def expect(self, state: DiskState | None) -> None:
        """The session is about to be told of a path; the file there is in that state. None: as it will be then."""
        self._expected = state
        self._is_other = True

    def look(self) -> Fate:
        """What became of the file, asked of the disk now; GONE if the document has no file."""
        if self._session.path is None:
            return Fate.GONE
        fate = self.watch.fate()
        self._notice(fate)
        return fate

    def keep_mine(self) -> None:
        """What another program wrote is of no interest: the document counts as not saved, and saving replaces it."""
        self.watch.accept()
        self._session.undo_stack.resetClean()
        self._tell(Fate.SAME)

    def hide(self) -> None:
        """No more words on a file that is gone."""
        self.hidden = True
        self.changed.emit()

    def is_own(self, path: Path) -> bool:
        """Whether that is where the document stands."""
        return self._session.path is not None and path.absolute() == self._session.path.absolute()

    def _on_clean(self, clean: bool) -> None:
        # The stack speaks a last time while it is destroyed, when nobody may ask it any more.
        self.dirty = not clean
        self.dirty_changed.emit()

    def _on_replaced(self) -> None:
        self._is_other = True

    def _on_path(self) -> None:
        path = self._session.path
        if not self._is_other and path == self.watch.path:
            return
        state, self._expected, self._is_other = self._expected, None, False
        self.watch.follow(path, state if path else None)
        self._tell(Fate.SAME)

    def _notice(self, fate: Fate) -> None:
        if fate is Fate.UNKNOWN or fate is self.fate:
            return
        if fate is Fate.GONE:
            # The document is all that there is now.
            self._session.undo_stack.resetClean()
        self._tell(fate)

    def _tell(self, fate: Fate) -> None:
        if (fate, False) != (self.fate, self.hidden):
            self.fate, self.hidden = fate, False
            self.changed.emit()

"""Recovery for a window: its document is recorded, and what others left behind is offered."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.document import Change, Document
from gui.jobs import Control, Jobs
from gui.recovery.copying import save_copy, suggested
from gui.recovery.folders import recovery_root
from gui.recovery.texts import missing, title_of, tr, waiting
from gui.session import Session

if TYPE_CHECKING:
    # What journals are made of takes its time to load: that is done at the first edit, or soon after a start.
    from engine.journal import Drafted, Recovered
    from engine.journal.records import Stamp
    from gui.recovery.found import Found
    from gui.recovery.offer import OfferDialog
    from gui.recovery.recorder import DraftKey, DraftText, Recorder

_LOOK = "recovery look"
Restore = Callable[[Document, Path | None, str, bool], None]


class Recovery(QObject):
    """What a window needs so that nothing is lost: make it, call `start` when it is shown and `finish` when it closes.

    Parameters
    ----------
    session, jobs
        The document, and where long work is done.
    window
        The window that the offer stands above.
    title
        What a person calls the document now.
    may_replace
        Whether the document may go away (`Files.close_allowed`).
    restore
        Shows a document, unsaved, with its path and title, and whether the file there was written since by others.
    ask_path
        Asks where a copy is saved, with a suggestion; None if nowhere.
    stamp
        Size and time of the document's file as it is known, see `Recorder`.
    root
        The folder of all journals; that of the user if left out.

    Signals
    -------
    said(str), warned(str)
        Something for the status bar.
    changed_state()
        `available` is another.

    Attributes
    ----------
    bring_drafts
        Shows the texts that stood typed in a restored document and are no part of it.
    """

    said = Signal(str)
    warned = Signal(str)
    changed_state = Signal()

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        window: QWidget,
        *,
        title: Callable[[], str],
        may_replace: Callable[[], bool],
        restore: Restore | None = None,
        ask_path: Callable[[str], Path | None] = lambda _: None,
        stamp: "Callable[[Path], Stamp | None]" = lambda _: None,
        root: Path | None = None,
    ) -> None:
        super().__init__(window)
        self._session, self._jobs, self._window = session, jobs, window
        self._may_replace, self._ask_path = may_replace, ask_path
        self._restore = restore or self._open
        self.root = root or recovery_root()
        self._title, self._stamp = title, stamp
        self._recorder: Recorder | None = None
        self._heard = False
        session.applied.connect(self._first_applied)
        session.replaced.connect(self._first_replaced)
        self._offered: list[Found] = []
        self._adopted: list[Found] = []
        self.available = self._over = False
        self.bring_drafts: Callable[[Sequence[Drafted]], None] = lambda _: None
        self.dialog: OfferDialog | None = None

    @property
    def recorder(self) -> "Recorder":
        """Who keeps the journal; made when there is the first thing to take down, or when it is asked for."""
        if self._recorder is None:
            from gui.recovery.recorder import Recorder

            self._cease_waiting()
            self._recorder = Recorder(self._session, self.root, self._title, self, self._stamp)
            self._recorder.failed.connect(self._say_off)
            self._recorder.works_again.connect(lambda: self.said.emit(tr("Changes are kept for recovery again.")))
        return self._recorder

    def _first_applied(self, change: Change) -> None:
        # A signal that is under way does not reach who connects only now.
        self.recorder.take_down(change)

    def _cease_waiting(self) -> None:
        if self._heard:
            return
        self._heard = True
        self._session.applied.disconnect(self._first_applied)
        self._session.replaced.disconnect(self._first_replaced)

    def _first_replaced(self) -> None:
        # The document has just been opened: it is not changed yet, and its journal begins when it is.
        assert self.recorder is not None

    def keep_drafts(self, drafts: "Mapping[DraftKey, DraftText]") -> None:
        """Keep the texts that are no part of the document, see `Recorder.keep_drafts`."""
        if not self._over and (drafts or self._recorder is not None):
            self.recorder.keep_drafts(drafts)

    def restate(self) -> None:
        """Something is known anew of the document's file."""
        if self._recorder is not None:
            self._recorder.restate()

    def start(self) -> None:
        """Look, off the GUI thread, for what was left behind, and offer it."""
        self._look(lambda: None)

    def show(self) -> None:
        """Offer again what is left behind now: another window may have taken it meanwhile, or have crashed."""
        if self.dialog is not None:
            self.dialog.raise_()
        else:
            self._look(lambda: self.said.emit(tr("There are no unsaved documents any more.")))

    def finish(self) -> None:
        """The window closes, and its document is saved or given up: nothing of it stays behind."""
        self._over = True
        self._jobs.cancel_key(_LOOK)
        self._let_go()
        if self._recorder is None:
            self._cease_waiting()
        else:
            self._recorder.finish()
        for found in self._adopted:
            found.folder.remove()
        self._adopted.clear()

    # Offering

    def _look(self, otherwise: Callable[[], None]) -> None:
        from gui.recovery.found import look

        def work(control: Control) -> "list[Found]":
            found = look(self.root, lambda: not control.cancelled)
            if control.cancelled:
                _release(found)
            return found

        self._jobs.run(tr("Looking for unsaved documents"), work, partial(self._offer, otherwise), key=_LOOK)

    def _offer(self, otherwise: Callable[[], None], found: "list[Found]") -> None:
        self._offered = found
        self._set_available(bool(found))
        if not found:
            otherwise()
            return
        from gui.recovery.offer import OfferDialog

        dialog = OfferDialog(found, self._window)
        dialog.restore_wanted.connect(self._restore_found)
        dialog.copy_wanted.connect(self._copy_found)
        dialog.discard_wanted.connect(self._discard_found)
        dialog.finished.connect(self._closed)
        self.dialog = dialog
        dialog.open()

    def _closed(self) -> None:
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
        self._let_go()

    def _let_go(self) -> None:
        """What was not taken may be offered by others."""
        _release(self._offered)
        self._offered.clear()

    def _set_available(self, available: bool) -> None:
        if available != self.available:
            self.available = available
            self.changed_state.emit()

    # What is done with one

    def _restore_found(self, found: "Found") -> None:
        if self._may_replace():
            self._read(found, partial(self._restored, found))

    def _copy_found(self, found: "Found") -> None:
        path = self._ask_path(suggested(title_of(found)))
        if path is not None:
            self._read(found, partial(self._save_copy, path))

    def _discard_found(self, found: "Found") -> None:
        found.folder.remove()
        self._forget(found)

    def _read(self, found: "Found", then: "Callable[[Recovered], None]") -> None:
        """Read the document of a journal off the GUI thread."""
        from engine.journal import JournalError

        self._busy(tr("Reading {0}").format(title_of(found)))

        def done(recovered: "Recovered") -> None:
            self._busy("")
            then(recovered)

        title = tr("Reading {0}").format(title_of(found))
        expected = (OSError, JournalError)
        self._jobs.run(title, lambda _: found.read(), done, self._unreadable, "recovery read", expected)

    def _unreadable(self, error: Exception) -> None:
        self._busy("")
        self._tell(tr("It cannot be read: {0}").format(error))

    def _restored(self, found: "Found", recovered: "Recovered") -> None:
        self._adopted.append(found)
        self._restore(recovered.document, found.path, found.title, found.overtaken)
        self.bring_drafts(recovered.drafts)
        self.recorder.when_written(partial(self._drop, found))
        self._offered.remove(found)
        left = len(self._offered)
        self._set_available(bool(left))
        if self.dialog is not None:
            self.dialog.accept()
        self._say_restored(found, recovered.summary.dropped, left)

    def _say_restored(self, found: "Found", dropped: int, left: int) -> None:
        """Say what came back; also what is missing, some of which only shows when the changes are made again."""
        texts = [tr("Restored {0}; it is not saved yet.").format(title_of(found))]
        texts += [missing(dropped)] if dropped else []
        texts += [waiting(left)] if left else []
        (self.warned if dropped else self.said).emit(" ".join(texts))

    def _drop(self, found: "Found") -> None:
        """The document is in a journal of this window by now."""
        if found in self._adopted:
            self._adopted.remove(found)
            found.folder.remove()

    def _save_copy(self, path: Path, recovered: "Recovered") -> None:
        self._tell(save_copy(path, recovered.document))

    def _forget(self, found: "Found") -> None:
        self._offered.remove(found)
        self._set_available(bool(self._offered))
        if self.dialog is not None:
            self.dialog.show_found(self._offered)

    def _open(self, document: Document, path: Path | None, _title: str, _overtaken: bool) -> None:
        self._session.open(document, path)
        self._session.undo_stack.resetClean()

    # Saying

    def _busy(self, text: str) -> None:
        if self.dialog is not None:
            self.dialog.set_busy(text)

    def _tell(self, text: str) -> None:
        if self.dialog is not None:
            self.dialog.say(text)

    def _say_off(self, reason: str) -> None:
        self.warned.emit(tr("Recovery is off ({0}): what is not saved is lost in a crash.").format(reason))


def _release(found: "Iterable[Found]") -> None:
    for one in found:
        one.folder.release()

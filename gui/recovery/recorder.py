"""Takes down what is done to the document of a session, in a journal that a crash leaves behind.

A journal begins when the document first differs from what is saved: with a picture of it as it is then, which is quick
to take (see `engine.journal.images`). That of a large one takes a moment, in which nobody should wait for an edit: it
is begun as soon as it is looked at and nothing else is to be done. All else - bytes, files, the disk - is done on
another thread.
"""

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from engine.document import Change, Document
from engine.games.graph import GraphGame
from engine.journal import MOST_DRAFT, Drafted, State, image_of, steps_of
from engine.journal.records import Stamp
from gui.jobs import Control, Jobs
from gui.language.spoken import spoken
from gui.recovery.pending import Pending
from gui.recovery.writer import Begin, Changed, End, Entry, Writer
from gui.session import Session

DraftKey: TypeAlias = tuple[int | None, int | None]
DraftText: TypeAlias = tuple[str, str, str]

MOST_BASE = 50_000
"""The text that a draft started from is kept up to so many characters: it goes to the disk with each draft."""
LARGE = 20_000
"""So many positions and moves in games that are looked at make a document large."""
AHEAD_MS = 300
"""So much later than a large document is looked at, its journal is begun."""
GATHER_S = 0.15
"""Changes wait so many seconds for others, to go to the disk together."""
RETRY_MS = 30_000
"""After a failure (a full disk, say) the journal is tried again so much later."""


class Recorder(QObject):
    """Keeps the journal of the document of a session.

    Parameters
    ----------
    session
        The document.
    root
        The folder of all journals.
    title
        What a person calls the document now.
    stamp
        The file at a path as the document knows it: its size, -1 if whatever stands there is news, and its time in
        nanoseconds; None if nobody knows.

    Signals
    -------
    failed(str)
        The journal cannot be written, and why. Told once, until it works again.
    works_again()
        It can be written again.
    """

    failed = Signal(str)
    works_again = Signal()

    def __init__(
        self,
        session: Session,
        root: Path,
        title: Callable[[], str],
        parent: QObject | None = None,
        stamp: Callable[[Path], Stamp | None] = lambda _: None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._document = session.document
        self._title = title
        self._stamp = stamp
        self._writer = Writer(root)
        # Not the window's jobs: nobody may cancel these, and nobody need see them.
        self._jobs = Jobs(self)
        self._pending = Pending()
        self.gather = GATHER_S
        self._known: set[int] | None = None
        self._drafts: dict[tuple[int, int | None], Drafted] = {}
        self._changes = 0
        self._off = self._told = self._over = False
        self._waiting: list[Callable[[], None]] = []
        self._ahead = QTimer(self, singleShot=True, interval=AHEAD_MS)
        self._ahead.timeout.connect(self._begin_ahead)
        self._retry = QTimer(self, singleShot=True, interval=RETRY_MS)
        self._retry.timeout.connect(self._try_again)
        session.applied.connect(self.take_down)
        session.replaced.connect(self._replaced)
        session.looked_at.connect(self._await_rest)
        session.path_changed.connect(self.restate)
        session.undo_stack.cleanChanged.connect(self._clean_changed)

    @property
    def folder(self) -> Path | None:
        """Where the journal is, if there is one by now."""
        return self._writer.path

    @property
    def is_off(self) -> bool:
        """Whether the journal cannot be written at present."""
        return self._off

    def when_written(self, then: Callable[[], None]) -> None:
        """Call `then` as soon as all that was done up to now is on the disk; never, if it cannot be written."""
        self._waiting.append(then)
        # While it is off there is no journal that an empty round of the writer could have brought to the disk.
        if not self._off:
            self._put()

    def keep_drafts(self, drafts: Mapping[DraftKey, DraftText]) -> None:
        """Take down the texts that are no part of the document: by case and query, their format, text and base."""
        before, self._drafts = self._drafts, _records_of(drafts)
        if self._known is None:
            if self._drafts:
                self._begin(saved=not self._session.dirty)
            return
        gone = [Drafted(*key) for key in before if key not in self._drafts]
        news = [draft for key, draft in self._drafts.items() if before.get(key) != draft]
        if gone or news:
            self._put(*gone, *news)

    def finish(self) -> None:
        """The window closes, with everything saved or given up: nothing stays behind."""
        self._over = True
        self._ahead.stop()
        self._retry.stop()
        self._pending.stop()
        if self._jobs.shut_down(FINISH_S):
            self._writer.finish()

    # What happens to the document

    def take_down(self, change: Change) -> None:
        """A change has been made."""
        self._changes += 1
        if self._known is None:
            self._begin()
            return
        try:
            steps = steps_of(change, self._known)
        except BaseException:
            # What comes next would make no sense in a journal that lacks this: it begins anew, or with the next change.
            self._known = None
            self._begin()
            raise
        self._put(Changed(steps, time.time(), len(self._session.document.cases)))

    def _clean_changed(self, clean: bool) -> None:
        # The stack still speaks while the window that owns it is being destroyed.
        if not isValid(self):
            return
        if self._known is not None:
            self._put(self._state(clean))
        elif not clean:
            self._begin()

    def restate(self) -> None:
        """Take down how the document stands, where its path, its title or what is known of its file is another."""
        if self._known is not None:
            self._put(self._state(not self._session.dirty))

    def _replaced(self) -> None:
        """Another document is open, and the one before it was saved or given up; or this one had to be mended."""
        if self._session.document is self._document:
            if self._known is not None:
                self._begin(saved=not self._session.dirty)
            return
        self._document = self._session.document
        self._changes = 0
        self._drafts = {}
        if self._known is not None:
            self._known = None
            self._put(End())
        if self._session.dirty:
            self._begin()

    def _await_rest(self) -> None:
        """A game may have become a live one, of which to take a picture later takes long."""
        if self._known is None and not self._over:
            self._ahead.start()

    def _begin_ahead(self) -> None:
        if self._known is None and _size(self._session.document) >= LARGE:
            self._begin(saved=not self._session.dirty)

    def _begin(self, saved: bool = False) -> None:
        """Begin a journal with the document as it is."""
        if self._off or self._over:
            return
        image = image_of(self._session.document)
        self._known = {case.key for case in image.cases}
        self._put(Begin(image, self._state(saved), self._changes), *self._drafts.values())

    def _state(self, saved: bool) -> State:
        path = self._session.path
        known = self._stamp(path) if path else None
        format_name = self._session.document.format_name
        return State(time.time(), saved, str(path or ""), self._title(), format_name, known)

    # To the disk

    def _put(self, *entries: Entry) -> None:
        if not self._over and self._pending.put(*entries):
            refused = (OSError, ValueError, RuntimeError)
            job = self._jobs.run("recovery", self._write, self._written, self._failed, expected=refused)
            if job.thread.ident is None:
                # No thread could be had, so nobody is at work on what waits; `_failed` tells of it.
                self._pending.forget()

    def _write(self, _: Control) -> None:
        self._pending.drain(self._writer, self.gather)

    def _written(self, _: None) -> None:
        self._off = False
        if self._told:
            self._told = False
            self.works_again.emit()
        if not self._pending.idle:
            return
        waiting, self._waiting = self._waiting, []
        for then in waiting:
            then()
        if self._pending.idle and self._writer.is_long:
            self._begin_anew()

    def _begin_anew(self) -> None:
        """A long journal makes way for a new one; of what is saved none is needed until it is changed."""
        if self._session.dirty or self._drafts:
            self._begin(saved=not self._session.dirty)
        else:
            self._known = None
            self._put(End())

    def _failed(self, error: Exception) -> None:
        self._known = None
        self._off = True
        self._retry.start()
        if not self._told:
            self._told = True
            self.failed.emit(getattr(error, "strerror", None) or spoken(str(error)) or type(error).__name__)

    def _try_again(self) -> None:
        """Begin a journal although the last one failed."""
        self._off = False
        if self._session.dirty or self._drafts:
            self._begin(saved=not self._session.dirty)


def _records_of(drafts: Mapping[DraftKey, DraftText]) -> dict[tuple[int, int | None], Drafted]:
    """The drafts that are not too long to be kept."""
    return {
        (case, query): Drafted(case, query, form, text, base if len(base) <= MOST_BASE else None)
        for (case, query), (form, text, base) in drafts.items()
        if case is not None and len(text) <= MOST_DRAFT
    }


def _size(document: Document) -> int:
    """How many positions and moves there are in the graphs that are looked at."""
    games = (case.game for case in document.cases if case.loaded)
    return sum(game.n + game.move_count for game in games if isinstance(game, GraphGame))


FINISH_S = 10.0
"""A closing window waits at most so long for the disk; a journal that is left then is offered at the next start."""

"""What another program wrote taken in as a step of the history: Undo brings back what was there."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from engine.document import Case, Change, Document, InsertCase, RemoveCase, SetFormat, Several
from engine.project_file import View
from gui.files.dialogs import Dialogs
from gui.files.disk import DiskGuard
from gui.files.incoming import Incoming
from gui.files.reading import Source
from gui.files.watch import DiskState, stamped, state_since
from gui.session import Session

MOST_CASES = 2_000
"""With more cases than that, one by one they would take too long."""


class Reloader:
    """Reads the file of a session's document again.

    Parameters
    ----------
    session, disk, incoming, dialogs
        The document, what is known of its file, how files come in, and who is asked.
    views
        Where the document is looked at, and looking there again.
    flush, say
        Hands in edits that are held back; gets what belongs in the status bar.
    """

    def __init__(
        self,
        session: Session,
        disk: DiskGuard,
        incoming: Incoming,
        dialogs: Dialogs,
        views: tuple[Callable[[], View], Callable[[View], None]],
        flush: Callable[[], None],
        say: Callable[[str], None],
    ) -> None:
        self._session, self._disk, self._incoming, self._dialogs = session, disk, incoming, dialogs
        self._get_view, self._set_view = views
        self._flush, self._say = flush, say

    def reload(self) -> None:
        """Take what stands in the document's file now, and keep the view. A file that is broken is not taken."""
        path = self._session.path
        if path is not None:
            before = stamped(path)
            self._incoming.open(Source.file(path), lambda document, _: self._take(path, document, before))

    def _take(self, path: Path, read: Document, before: DiskState | None) -> None:
        self._flush()
        if self._session.path != path:
            return
        if self._incoming.repaired:
            self._say(_tr("{0} is broken on the disk and was not reloaded").format(path.name))
            return
        view, as_step = self._get_view(), is_small(self._session.document, read)
        if as_step:
            change = reload_change(self._session.document, read)
            self._session.push(change, _tr("Reload {0}").format(path.name))
        elif self._session.dirty and not self._dialogs.confirm_reload(path.name):
            return
        else:
            self._session.open(read, path)
        self._disk.expect(state_since(path, before))
        self._session.saved_as(path)
        self._set_view(kept_view(view, self._session.document))
        text = _tr("Reloaded {0}; Undo brings back what was here") if as_step else _tr("Reloaded {0}")
        self._say(text.format(path.name))


def is_small(document: Document, read: Document) -> bool:
    """Whether `read` can take the place of `document` as a step of its history."""
    return len(document.cases) + len(read.cases) <= MOST_CASES


def reload_change(document: Document, read: Document) -> Several:
    """The change that makes `document` what `read` is."""
    old = len(document.cases)
    # The new ones come first: a view never meets a document without cases.
    changes: list[Change] = [InsertCase(old + i, _under_new_key(document, case)) for i, case in enumerate(read.cases)]
    changes += [RemoveCase(0, case) for case in document.cases]
    if read.format_name != document.format_name:
        changes.append(SetFormat(document.format_name, read.format_name))
    return Several(tuple(changes))


def _under_new_key(document: Document, case: Case) -> Case:
    return Case(document.new_key(), case.game if case.loaded else case.record, case.name)


def kept_view(view: View, document: Document) -> View:
    """The view as far as it fits a document that has taken the place of another."""
    if not document.cases:
        return View(windows=view.windows)
    index = min(view.case or 0, len(document.cases) - 1)
    queries = len(document.cases[index].game.queries)
    query = view.query if view.query is not None and view.query < queries else None
    return View(index, query, view.windows)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)

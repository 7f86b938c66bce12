"""What takes the place of the document: a source that was read, what was made here, what is brought back."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.document import Document
from engine.project_mark import SUFFIX
from gui.files.disk import DiskGuard
from gui.files.recent import RecentFiles
from gui.files.watch import UNSEEN, DiskState, Fate, stamped, state_since
from gui.session import Session

if TYPE_CHECKING:
    from engine.project_file import View
    from gui.files.incoming import Incoming
    from gui.files.reading import Source


class Opening:
    """Shows other documents, and knows what the one that is shown is called and where it is from.

    Parameters
    ----------
    session, disk, recent
        The document, what is known of its file, and where opened files are remembered.
    incoming
        Gives who reads sources.
    set_view
        Looks where a project file says.
    close_allowed
        Whether the document may go away, after asking if need be.
    drafts
        The texts that are no part of the document, to tell whether they are others.
    say
        Gets what belongs in the status bar.
    """

    def __init__(
        self,
        session: Session,
        disk: DiskGuard,
        recent: RecentFiles,
        incoming: "Callable[[], Incoming]",
        *,
        set_view: "Callable[[View], None]",
        close_allowed: Callable[[], bool],
        drafts: Callable[[], tuple[str, ...]],
        say: Callable[[str], None],
    ) -> None:
        self._session, self._disk, self._recent, self._incoming = session, disk, recent, incoming
        self._set_view, self._close_allowed, self._drafts, self._say = set_view, close_allowed, drafts, say
        self._name = self._text = self._format = ""

    # What is open

    def title(self) -> str:
        """What a person calls the document: the file's name, or that of the source that it came from."""
        if self._session.path:
            name = self._session.path.name
            return _tr("{0} (deleted)").format(name) if self._disk.fate is Fate.GONE else name
        return self._name or _tr("Untitled")

    def source_text(self) -> str:
        """The judge's text that the document was opened from, while it still says what the document is; else ""."""
        same = not self._session.undo_stack.index() and self._session.document.format_name == self._format
        return self._text if same else ""

    def suggested(self, suffix: str) -> Path:
        """A file for the document, with that suffix, where files were opened last."""
        stem = Path(self.title()).stem if self._session.path or self._name else _tr("untitled")
        return self._recent.folder / f"{stem}{suffix}"

    # What comes

    def open(self, source: "Source", kept: bool = True) -> None:
        """Read a source and show it; with `kept` it is in a file, and not unsaved."""
        before_reading = self._stamp()
        before = stamped(source.path) if source.path else None

        def opened(document: Document, view: "View | None") -> None:
            if self._stamp() != before_reading and not self._close_allowed():
                return
            self._show(source, document, view, before)
            if not kept or self._incoming().repaired:
                self._session.undo_stack.resetClean()

        self._incoming().open(source, opened)

    def restore(self, document: Document, path: Path | None, title: str, overtaken: bool = False) -> None:
        """Show a document that was not saved when the program ended; it is not saved now either.

        With `overtaken`, its file was written by others since: then that is not replaced before somebody says so.
        """
        self._incoming().cancel()
        self._disk.expect(UNSEEN if overtaken else None)
        self._replace(document, title, path)
        self._session.undo_stack.resetClean()
        self._disk.watch.look_soon()

    def replace(self, document: Document, name: str) -> None:
        """Show a document that is in no file, instead of what may be on its way; `name` is what people call it."""
        self._incoming().cancel()
        self._replace(document, name)

    def _stamp(self) -> tuple[object, ...]:
        """Differs when the document was edited in between, or a text that is no part of it."""
        stack = self._session.undo_stack
        return id(self._session.document), stack.index(), stack.count(), self._drafts()

    def _show(self, source: "Source", document: Document, view: "View | None", before: DiskState | None) -> None:
        incoming = self._incoming()
        repaired = incoming.repaired
        # What was broken is not to be replaced by what is left of it, unless somebody says so.
        project = source.path if view is not None and not repaired else None
        self._disk.expect(state_since(project, before) if project else None)
        self._replace(document, _repaired_name(source.name) if repaired else source.name, project)
        self._text, self._format = incoming.text, document.format_name
        if view is not None:
            self._set_view(view)
        if source.path:
            self._recent.add(source.path)
        text = _tr("Opened what is left of {0}") if repaired else _tr("Opened {0}")
        self._say(text.format(source.name))

    def _replace(self, document: Document, name: str, path: Path | None = None) -> None:
        self._name, self._text = name, ""
        self._session.open(document, path)
        # An empty stack keeps by itself that it was not clean.
        self._session.undo_stack.setClean()


def _repaired_name(name: str) -> str:
    return _tr("{0} (repaired)").format(Path(name).stem) + SUFFIX


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)

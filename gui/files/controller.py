"""What the File menu does: the document comes from files and goes to files, and nothing is lost on the way."""

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, Signal
from PySide6.QtWidgets import QMenu, QWidget

from engine import project_file
from engine.diagnostics import Diagnostic
from engine.document import Document
from engine.formats.registry import Registry, formats
from engine.games.kinds import KINDS
from gui.files import menus
from gui.files.closing import may_go
from gui.files.dialogs import Dialogs
from gui.files.disk import DiskGuard
from gui.files.exporting import Exporting
from gui.files.kinds import fitting_format, open_filters
from gui.files.opening import Opening
from gui.files.recent import RecentFiles
from gui.files.samples import Sample, sample_bytes, samples
from gui.files.saving import Saver
from gui.files.sources import of_bytes, of_file, of_text
from gui.jobs import Jobs
from gui.session import Session
from gui.settings.new_graph import new_record

if TYPE_CHECKING:
    from engine.project_file import View
    from gui.files.importing import Importing
    from gui.files.incoming import Incoming
    from gui.files.reading import Source
    from gui.files.reloading import Reloader
    from gui.files.unfinished import Unfinished


def _anywhere() -> "View":
    from engine.project_file import View

    return View()


class Files(QObject):
    """Opens, imports, saves and exports the document of a session.

    Parameters
    ----------
    session, jobs
        The document, and where long work is done.
    window
        The window that the questions stand above.
    get_view, set_view
        Where the canvas looks, kept in project files; and looking there again.
    dialogs, settings, registry
        Who is asked, where recent files are remembered, and which formats there are.

    Signals
    -------
    message(str)
        Something to say in the status bar.
    problems_found(str, str, tuple[Diagnostic, ...])
        The name of a source, its text, and what is wrong with it: never nothing.
    problems_gone()
        A source was read in which nothing is wrong, or a document is new; problems shown before are of the past.
    document_needed()
        The document is about to be looked at as a whole: whoever holds an edit back hands it in now.
    title_changed()
        The document is called differently, as its file is gone, or is there again.

    Attributes
    ----------
    disk, exporting
        Whether the document's file is still the one that was read or written; what tells of each export.
    unfinished
        Gives the texts that are typed and no part of the document.
    """

    message = Signal(str)
    # As an object: Qt would make a text of its own of what may be a hundred million characters.
    problems_found = Signal(str, object, object)
    problems_gone = Signal()
    document_needed = Signal()
    title_changed = Signal()

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        window: QWidget | None = None,
        get_view: "Callable[[], View]" = _anywhere,
        set_view: "Callable[[View], None]" = lambda _: None,
        *,
        dialogs: Dialogs | None = None,
        settings: QSettings | None = None,
        registry: Registry | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent or window)
        self.dialogs = dialogs or Dialogs(window)
        # A plug-in may be for games that cannot be shown.
        known = {kind.name for kind in KINDS}
        self.registry = Registry(form for form in registry or formats() if form.game in known)
        self.recent = RecentFiles(settings or QSettings(), self)
        self._session, self._jobs = session, jobs
        self._get_view, self._set_view = get_view, set_view
        self.unfinished: Callable[[], Sequence[Unfinished]] = lambda: ()
        self.disk = DiskGuard(session, self)
        self.disk.changed.connect(self.title_changed)
        self._opening = Opening(
            session, self.disk, self.recent, lambda: self._incoming, set_view=set_view,
            close_allowed=self.close_allowed, drafts=lambda: tuple(one.text for one in self.unfinished()),
            say=self.message.emit,
        )  # fmt: skip
        self.exporting = Exporting(session, jobs, self.registry, self.dialogs, self._opening.suggested, self)
        self.exporting.exported.connect(self.message)
        say, reload = self._say_saved, self.reload
        self.saver = Saver(
            session, self.disk, self.dialogs, self.recent, get_view, save_as=self.save_as, reload=reload, say=say
        )

    # What only files need that come in

    @cached_property
    def _incoming(self) -> "Incoming":
        from gui.files.incoming import Incoming

        return Incoming(self._jobs, self.registry, self.dialogs, self._say_problems)

    @cached_property
    def _importing(self) -> "Importing":
        from gui.files.importing import Importing

        return Importing(self._session, self._incoming, self.document_needed.emit, self.message.emit)

    @cached_property
    def _reloader(self) -> "Reloader":
        from gui.files.reloading import Reloader

        views = self._get_view, self._set_view
        flush, say = self.document_needed.emit, self.message.emit
        return Reloader(self._session, self.disk, self._incoming, self.dialogs, views, flush, say)

    # What is open

    def title(self) -> str:
        """What a person calls the document."""
        return self._opening.title()

    def source_text(self) -> str:
        """The judge's text that the document was opened from, while it still says what the document is; else ""."""
        return self._opening.source_text()

    @property
    def unsaved(self) -> bool:
        """Whether there is anything that no file has: changes, or texts that are no part of the document."""
        return self._session.dirty or bool(self.unfinished())

    def close_allowed(self) -> bool:
        """Whether the document may go away: True if it is saved, or a person says so (after saving it, if wanted)."""
        self.document_needed.emit()
        return may_go(self.dialogs, self.title(), self._session.dirty, self.unfinished(), self.save)

    def new(self, kind: str = "graph") -> None:
        """Open a document with one empty case of a kind: "graph", "board" or "heaps"."""
        if self.close_allowed():
            format_name = fitting_format(self.registry, kind, self._session.document.format_name)
            self._opening.replace(Document([new_record(kind)], format_name), "")
            self.problems_gone.emit()

    # Opening

    def open_dialog(self) -> None:
        """Ask for a file and open it."""
        if self.close_allowed():
            path = self.dialogs.ask_open_path(self.tr("Open"), open_filters(self.registry), self.recent.folder)
            if path:
                self._opening.open(of_file(path))

    def open_path(self, path: Path) -> None:
        """Open a file, of whatever kind; what is open now stays if that fails."""
        if self.close_allowed():
            self._opening.open(of_file(path))

    def open_text(self, text: str, name: str) -> None:
        """Open a judge's text that stands in no file; `name` says where it is from."""
        if self.close_allowed():
            self._opening.open(of_text(name, text), kept=False)

    def open_sample(self, name: str) -> None:
        """Open a sample by the name of its file."""
        if self.close_allowed():
            self._opening.open(of_bytes(name, sample_bytes(name)))

    def open_made(self, document: Document, name: str) -> None:
        """Open a document that was made here; `name` is what people call it."""
        if self.close_allowed():
            self._opening.replace(document, name)
            self.problems_gone.emit()

    def restore(self, document: Document, path: Path | None, title: str, overtaken: bool = False) -> None:
        """Show a document that was not saved when the program ended: see `Opening.restore`."""
        self._opening.restore(document, path, title, overtaken)

    def samples(self) -> list[Sample]:
        """The samples that there are."""
        return samples(self.registry)

    def _say_saved(self, text: str) -> None:
        unfinished = self.unfinished()
        if unfinished:
            from gui.files.unfinished import saved_without

            text = f"{text} {saved_without(unfinished)}"
        self.message.emit(text)

    def _say_problems(self, source: "Source", text: str, problems: Sequence[Diagnostic]) -> None:
        if problems:
            self.problems_found.emit(source.name, text, tuple(problems))
        else:
            self.problems_gone.emit()

    # Importing

    def import_dialog(self) -> None:
        """Ask for a file and add its cases to the document."""
        path = self.dialogs.ask_open_path(self.tr("Import cases"), open_filters(self.registry), self.recent.folder)
        if path:
            self.import_path(path)

    def import_path(self, path: Path) -> None:
        """Add the cases of a file to the document, as one step of its history."""
        self._importing.take(of_file(path))

    def import_text(self, text: str, name: str, *, tentative: bool = False) -> None:
        """Add the cases of a text to the document; `name` says where it is from. See `Source.tentative`."""
        self._importing.take(of_text(name, text, tentative=tentative))

    # Saving

    def save(self) -> bool:
        """Save the document where it stands, or ask where; whether it is saved now."""
        self.document_needed.emit()
        return self.saver.save(self._session.path) if self._session.path else self.save_as()

    def save_as(self) -> bool:
        """Ask where and save the document there; whether it is saved now."""
        self.document_needed.emit()
        suggested = self._session.path or self._opening.suggested(project_file.SUFFIX)
        filters = [self.tr("Grundy Studio files (*{0})").format(project_file.SUFFIX)]
        path = self.dialogs.ask_save_path(self.tr("Save as"), filters, suggested)
        return self.saver.save(path) if path else False

    def reload(self) -> None:
        """Take what stands in the document's file now, as a step of the history; the view stays where it is."""
        self.document_needed.emit()
        if self._session.path and may_go(self.dialogs, self.title(), False, self.unfinished(), self.save):
            self._reloader.reload()

    # Exporting

    def export_dialog(self) -> None:
        """Ask in which format and where, and write the document for the judge, or its graph for other programs."""
        self.document_needed.emit()
        self.exporting.ask()

    def export_to(self, path: Path, format_name: str, answers: bool = False, only_fitting: bool = False) -> None:
        """Write the document to `path` in a judge's format, and the answers beside it if asked for.

        With `only_fitting`, cases of kinds that the format does not hold are left out; else they are refused. Broken
        limits are shown first, and written once a person agrees; what the format cannot say is refused.
        """
        self.document_needed.emit()
        self.exporting.write(Path(path), format_name, answers, only_fitting)

    def export_graph_to(self, path: Path, kind: str, base: int = 0) -> None:
        """Write the graph that is looked at to `path` for other programs: as "graphml", or as "edges" from `base`."""
        self.document_needed.emit()
        self.exporting.write_graph(Path(path), kind, base)

    # Menus

    def fill_recent(self, menu: QMenu) -> None:
        """Make `menu` the list of recent files."""
        menus.fill_recent(menu, self.recent, self.open_path)

    def fill_samples(self, menu: QMenu) -> None:
        """Make `menu` the list of samples."""
        menus.fill_samples(menu, self.samples(), self.open_sample)

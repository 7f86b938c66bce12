"""File > Export test package: what goes in, how it is arranged, and the list of it before it is written."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from engine.diagnostics import errors_in
from engine.formats.base import WriteError
from engine.formats.registry import Registry
from engine.games.kinds import Record
from engine.package import PackageError, default_name, write_package
from gui.files.kinds import fitting_format
from gui.jobs import Control, Job, Jobs
from gui.language.sentences import sentence
from gui.packages.content import Content, What, Wish, content_of
from gui.packages.dialogs import PackageDialogs
from gui.packages.files_view import FilesView
from gui.packages.form import PackageForm
from gui.packages.texts import tr
from gui.panels.later import Later
from gui.session import Session
from gui.theme import set_role

KEY = "package"
ARCHIVE = ".zip"
_REST = 250


class PackageDialog(QDialog):
    """Makes a package, or nothing: what is written comes whole.

    Parameters
    ----------
    folder
        Where a place is looked for first.
    ask
        Who is asked for a place; a person if None.

    Signals
    -------
    said(str)
        A sentence for the status bar.
    """

    said = Signal(str)

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        registry: Registry,
        folder: Path,
        *,
        ask: PackageDialogs | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("packageDialog")
        self.setWindowTitle(tr("Export test package"))
        self.setAccessibleName(self.windowTitle())
        self._session, self._jobs, self._folder = session, jobs, folder
        self._ask = ask or PackageDialogs(self)
        self._records: tuple[Record, ...] | None = None
        self._content: Content | None = None
        self._wish: Wish | None = None
        self._job: Job | None = None
        self._writing = False
        case = session.case
        name = fitting_format(registry, case.kind.name if case else "graph", session.document.format_name)
        kinds = [case.kind.name for case in session.document.cases]
        self.form = PackageForm(registry, name, kinds, self)
        self.files = FilesView(self)
        self._accept = QPushButton(tr("Export…"), self)
        self._accept.setObjectName("packageAccept")
        self._accept.setAccessibleName(tr("Export"))
        set_role(self._accept, "primary")
        self._lay_out()
        self._later = Later(self._find_content, self)
        self.form.wish_changed.connect(self._wish_changed)
        self.form.layout_changed.connect(self._offer_samples)
        self.files.sampled.connect(self._take_samples)
        jobs.progressed.connect(self._on_progress)
        jobs.finished.connect(self._on_finished)
        self._wish_changed()

    def _lay_out(self) -> None:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        box.button(QDialogButtonBox.StandardButton.Cancel).setObjectName("packageCancel")
        box.addButton(self._accept, QDialogButtonBox.ButtonRole.ActionRole)
        self._accept.setDefault(True)
        self._accept.clicked.connect(lambda _: self.export())
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(14)
        column.addWidget(self.form)
        column.addWidget(self.files, 1)
        column.addWidget(box)
        self.setMinimumWidth(480)
        self.resize(700, 700)

    # What it will hold

    def _wish_changed(self) -> None:
        self._stop()
        self._content = None
        self._accept.setEnabled(False)
        self._offer_samples()
        if self.form.hindrance:
            self.files.show_nothing(tr("Take another format, or leave these cases out."))
        else:
            self.files.show_waiting()
            self._later.ask(_REST)

    def _find_content(self) -> None:
        wish = self._wish = self.form.wish
        if self._records is None and wish.what is not What.DEFAULT:
            self._records = self._session.document.records()
        records = self._records or ()

        def work(control: Control) -> Content:
            return content_of(wish, records, control)

        expected = (WriteError, PackageError)
        self._job = self._jobs.run(tr("Making tests"), work, self._on_content, self._on_refused, KEY, expected)

    def _on_content(self, content: Content) -> None:
        self._job = None
        self.files.show_content(content, own=self._is_each)
        self._content = content
        self._take_samples()
        self._accept.setEnabled(bool(content.tests.files))

    @property
    def _is_each(self) -> bool:
        """Whether each case of the document is a test of its own."""
        return self._wish is not None and self._wish.what is What.FILE_EACH

    def _take_samples(self) -> None:
        """The tests as they are listed: with the samples that a person has chosen."""
        if self._content is not None:
            tests = replace(self._content.tests, files=self.files.model.files)
            self._content = self._content._replace(tests=tests)

    def _offer_samples(self) -> None:
        # Plain pairs are all alike.
        self.files.offer_samples(self.form.what is What.FILE_EACH and self.form.layout_name != "plain")

    def _on_refused(self, error: Exception) -> None:
        self._job = None
        if isinstance(error, WriteError):
            self.files.show_refusal(tr("The format cannot say what the document holds:"), errors_in(error.diagnostics))
        else:
            self.files.show_refusal(sentence(str(error) or type(error).__name__))

    def _on_progress(self, job: Job) -> None:
        if job is self._job:
            self.files.show_progress(job.fraction)

    def _on_finished(self, job: Job) -> None:
        # It may be cancelled in the status bar too.
        if job is self._job and job.control.cancelled:
            self._job = None
            self._stopped()

    def _stop(self) -> None:
        """Cancel what runs."""
        self._later.cancel()
        job, self._job = self._job, None
        if job is not None:
            self._jobs.cancel(job)

    def _stopped(self) -> None:
        if self._writing:
            self._end_writing()
            self.files.say(tr("Cancelled."))
        else:
            self.files.show_refusal(tr("Cancelled. Change something to make the tests again."))

    # Writing

    def export(self) -> None:
        """Ask where, and write the package there."""
        content = self._content
        if content is None or self._writing:
            return
        if content.warnings and not self._ask.confirm_limits(self.windowTitle(), content.warnings):
            return
        try:
            place = self._place(content)
        except (OSError, ValueError) as error:
            # A name that the system cannot even ask about: too long, or with a letter that no name has.
            self._tell_failure(error)
            return
        if place is not None:
            self._write(content, *place)

    def _place(self, content: Content) -> tuple[Path, bool] | None:
        """Where the package goes, and whether something there is replaced; None if it is not to be written."""
        name = default_name(content.tests.form, self.form.layout_name)
        if self.form.archive.isChecked():
            asked = self._ask.ask_save_path(
                self.windowTitle(), [tr("Zip archives (*{0})").format(ARCHIVE)], self._folder / name
            )
            if asked is None:
                return None
            if asked.suffix.lower() == ARCHIVE:
                # Whether it may be replaced has been asked with the name.
                return asked, asked.exists()
            path = asked.with_name(asked.name + ARCHIVE)
        else:
            parent = self._ask.ask_folder(tr("The folder to put the package's folder into"), self._folder)
            if parent is None:
                return None
            path = parent / Path(name).stem
        if not path.exists():
            return path, False
        return (path, True) if self._ask.confirm_replace_package(path) else None

    def _write(self, content: Content, path: Path, replace: bool) -> None:
        layout, title = self.form.layout_name, self.form.title.text().strip()
        self._writing = True
        self.form.setEnabled(False)
        self._accept.setEnabled(False)
        self.files.say(tr("Writing {0} …").format(path.name))
        self.files.show_progress(0)

        def work(control: Control) -> None:
            write_package(content.tests, layout, path, title, replace, control.progress)

        self._job = self._jobs.run(
            tr("Writing {0}").format(path.name),
            work,
            lambda _: self._on_written(content, path),
            lambda error: self._on_write_failed(content, path, error),
            KEY,
            (OSError, PackageError),
        )

    def _end_writing(self) -> None:
        self._job, self._writing = None, False
        self.form.setEnabled(True)
        self._accept.setEnabled(self._content is not None)
        self.files.show_rest()

    def _on_written(self, content: Content, path: Path) -> None:
        self._end_writing()
        count = len(content.tests.files)
        tests = tr("1 test") if count == 1 else tr("{0} tests").format(count)
        self.said.emit(tr("Exported {0} in {1}").format(tests, path.name))
        self.accept()

    def _on_write_failed(self, content: Content, path: Path, error: Exception) -> None:
        self._end_writing()
        self.files.show_content(content, own=self._is_each)
        self._tell_failure(error, path.name)

    def _tell_failure(self, error: Exception, name: str = "") -> None:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        text = tr("{0} could not be written. Nothing was changed there.").format(name or tr("The package"))
        self._ask.show_error(tr("Not exported"), text, sentence(reason))

    def reject(self) -> None:
        """Cancel what is being written; if nothing is, leave."""
        if self._writing:
            job = self._job
            if job is not None:
                self._jobs.cancel(job)
            return
        self._stop()
        super().reject()

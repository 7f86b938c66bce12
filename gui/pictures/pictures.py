"""Export picture and Copy as picture: the current case drawn off the GUI thread, into a file or onto the clipboard."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication, QImage

from engine.atomic_file import write_atomically
from engine.drawing import DrawingError
from engine.games.kinds import Record
from gui.jobs import Control, Jobs
from gui.language.spoken import spoken
from gui.pictures.choice import KINDS, PictureChoice, data_of, svg_as
from gui.pictures.dialogs import PictureDialogs
from gui.session import Session

SVG_MIME, PDF_MIME = "image/svg+xml", "application/pdf"


class Copied(NamedTuple):
    """A picture as the clipboard offers it."""

    svg: str
    image: QImage
    pdf: bytes


class Pictures(QObject):
    """Draws the current case of a session.

    Attributes
    ----------
    subject
        Gives the session whose current case is drawn: that of the document, or of what stands in front of it.

    Parameters
    ----------
    session, jobs
        The document, and where long work is done.
    dialogs
        Who is asked.
    folder
        Where files are proposed.

    Signals
    -------
    said(str), refused(str)
        Something for the status bar: what was done, or why nothing was.
    document_needed()
        The case is about to be drawn: whoever holds an edit back should make it now.
    """

    document_needed = Signal()
    said = Signal(str)
    refused = Signal(str)

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        dialogs: PictureDialogs | None = None,
        folder: Callable[[], Path] = Path.cwd,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.dialogs = dialogs or PictureDialogs()
        self._session, self._jobs, self._folder = session, jobs, folder
        self._choice = PictureChoice()
        self.subject: Callable[[], Session] = lambda: session

    @property
    def can_draw(self) -> bool:
        """Whether there is a case to draw."""
        return self.subject().case is not None

    def _asked(self) -> tuple[Record, int | None] | None:
        """The current case as plain data, and the index of the current query."""
        subject = self.subject()
        if subject is self._session:
            self.document_needed.emit()
        case, query = subject.case, subject.query
        if case is None:
            return None
        keys = [other.key for other in case.game.queries]
        return case.record, keys.index(query.key) if query else None

    # Into a file

    def export(self) -> None:
        """Ask what the picture shall be and where to, and write it."""
        asked = self._asked()
        if asked is None:
            return
        record, query = asked
        choice = self.dialogs.ask_picture(record, query, self._choice)
        if choice is None:
            return
        self._choice = choice
        path = self.dialogs.ask_save_path(
            self.tr("Export picture"), self._filters(choice.kind), self._suggested(choice)
        )
        if path is None:
            return
        ending = path.suffix.lower().removeprefix(".")
        # Who types another ending wants that kind of file.
        choice = replace(choice, kind=ending if ending in KINDS else choice.kind)
        self._jobs.run(
            self.tr("Drawing {0}").format(path.name),
            lambda control: _write(record, query, choice, path, control),
            lambda _: self.said.emit(self.tr("Exported {0}").format(path.name)),
            lambda error: self._on_failed(path, error),
            expected=(DrawingError, OSError),
        )

    def _suggested(self, choice: PictureChoice) -> Path:
        path = self._session.path
        name = path.stem if path and self.subject() is self._session else "picture"
        return (path.parent if path else self._folder()) / f"{name}.{choice.kind}"

    def _filters(self, kind: str) -> list[str]:
        names = {
            "svg": self.tr("SVG pictures (*.svg)"),
            "png": self.tr("PNG images (*.png)"),
            "pdf": self.tr("PDF documents (*.pdf)"),
            "tex": self.tr("LaTeX documents (*.tex)"),
            "dot": self.tr("Graphviz graphs (*.dot)"),
        }
        return [names[kind], *(text for other, text in names.items() if other != kind)]

    def _on_failed(self, path: Path, error: Exception) -> None:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else spoken(str(error))
        text = self.tr("{0} could not be written. The document is still open.").format(path.name)
        self.dialogs.show_error(self.tr("Not exported"), text, reason)

    # Onto the clipboard

    def copy(self) -> None:
        """Put the picture on the clipboard: an image, and SVG and PDF for programs that take them."""
        asked = self._asked()
        if asked is None:
            return
        record, query = asked
        choice = self._choice
        self._jobs.run(
            self.tr("Drawing the picture"),
            lambda control: _copied(record, query, choice, control),
            self._put,
            lambda error: self.refused.emit(self.tr("Not copied: {0}").format(spoken(str(error)))),
            key="copy-picture",
            expected=(DrawingError,),
        )

    def _put(self, copied: Copied) -> None:
        data = QMimeData()
        data.setData(SVG_MIME, copied.svg.encode())
        data.setData(PDF_MIME, copied.pdf)
        data.setImageData(copied.image)
        QGuiApplication.clipboard().setMimeData(data)
        self.said.emit(self.tr("Copied as a picture"))


def _write(record: Record, query: int | None, choice: PictureChoice, path: Path, control: Control) -> None:
    data = data_of(record, query, choice)
    # Who has cancelled meanwhile wants no file.
    control.progress(0.9)
    write_atomically(path, data)


def _copied(record: Record, query: int | None, choice: PictureChoice, control: Control) -> Copied:
    from gui.pictures.svg_paint import image_of, pdf_of

    svg = svg_as(record, query, choice)
    control.progress(0.5)
    return Copied(svg, image_of(svg, choice.scale), pdf_of(svg))

"""The questions about a list of edges: from what it counts, and what its first line tells, with a preview."""

from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from engine.diagnostics import Diagnostic
from engine.games.graph_record import GraphRecord
from engine.interchange import Imported
from gui.accessible.tab_order import in_order
from gui.interchange.preview import Drawn, FirstLines, GraphPicture, picture_of
from gui.interchange.taking import Tried, as_case, read_edges
from gui.interchange.words import error_words, size_words, tr
from gui.jobs import Control, Jobs
from gui.language.sentences import begins, raised, stopped
from gui.theme import set_role

_KEY = "edges preview"
OTHERS = 2
"""The result of the dialog where a person wants another format."""


class _Look(NamedTuple):
    tried: Tried
    picture: Drawn | None


class EdgesDialog(QDialog):
    """Shows what a text is as a list of edges, and lets it be read otherwise; it is read on a thread.

    Parameters
    ----------
    name, text
        What people call the file, and what is in it.
    jobs
        Where it is read.
    others
        Whether other formats can be asked for: then the result may be `OTHERS`.

    Attributes
    ----------
    error
        What is wrong with the text as it was read last; None if nothing is.
    """

    def __init__(
        self, name: str, text: str, jobs: Jobs, parent: QWidget | None = None, *, others: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName("edgesDialog")
        self.setWindowTitle(tr("List of edges"))
        self.setAccessibleName(self.windowTitle())
        self._name, self._text, self._jobs = name, text, jobs
        self._imported: Imported | None = None
        self.error: Diagnostic | None = None
        self._first = True
        self._lines, self._picture = FirstLines(text, self), GraphPicture(self)
        self._bases = QButtonGroup(self)
        self._header = QCheckBox(tr("The first line tells how many positions there are"), self)
        self._header.setObjectName("edgesHeader")
        self._header.setAccessibleName(self._header.text())
        self._result, self._error = self._label("edgesResult", "heading"), self._label("edgesError", "error")
        self._note = self._label("edgesDetected", "muted")
        self._error.hide()
        self._lay_out(others)
        self._header.toggled.connect(lambda _: self._read_as_told())
        self._bases.idToggled.connect(lambda _, on: self._read_as_told() if on else None)
        self.finished.connect(lambda _: jobs.cancel_key(_KEY))
        self._read(None, None)

    def _label(self, name: str, role: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        set_role(label, role)
        return label

    def _lay_out(self, others: bool) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(10)
        heading = QLabel(tr("{0} as a list of edges").format(begins(self._name)), self)
        heading.setTextFormat(Qt.TextFormat.PlainText)
        heading.setWordWrap(True)
        set_role(heading, "heading")
        column.addWidget(heading)
        words = QLabel(tr("Each line is a move from its first position to its second."), self)
        words.setWordWrap(True)
        set_role(words, "muted")
        column.addWidget(words)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self._lines, 2)
        row.addWidget(self._picture, 3)
        column.addLayout(row, 1)
        column.addLayout(self._made_bases())
        column.addWidget(self._header)
        column.addWidget(self._result)
        column.addWidget(self._error)
        column.addWidget(self._note)
        column.addSpacing(4)
        column.addWidget(self._buttons(others))
        in_order(self._lines, *self._bases.buttons(), self._header)
        self.resize(600, 500)

    def _made_bases(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        self._base_words = QLabel(tr("The first position is called"), self)
        row.addWidget(self._base_words)
        for base in (0, 1):
            button = QRadioButton(str(base), self)
            button.setObjectName(f"edgesBase{base}")
            button.setAccessibleName(tr("The first position is called {0}").format(base))
            self._bases.addButton(button, base)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _buttons(self, others: bool) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        if others:
            other = box.addButton(tr("&Other formats…"), QDialogButtonBox.ButtonRole.ActionRole)
            other.setObjectName("edgesOthers")
            other.setToolTip(tr("Read it in a judge's format instead"))
            other.setAutoDefault(False)
            other.clicked.connect(lambda _: self.done(OTHERS))
        self._accept = box.addButton(tr("Read it so"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._accept.setObjectName("edgesAccept")
        set_role(self._accept, "primary")
        self._accept.setDefault(True)
        box.button(QDialogButtonBox.StandardButton.Cancel).setObjectName("edgesCancel")
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box

    def case(self) -> GraphRecord | None:
        """The graph, with a query to put stones in; None while there is none."""
        return as_case(self._imported.record) if self._imported else None

    # Reading

    def _read_as_told(self) -> None:
        base = self._bases.checkedId()
        self._read(None if base < 0 else base, self._header.isChecked())

    def _read(self, base: int | None, header: bool | None) -> None:
        self._imported = None
        self._accept.setEnabled(False)
        text, dark = self._text, self.palette().window().color().lightness() < 128

        def work(control: Control) -> _Look:
            tried = read_edges(text, base, header)
            control.progress(0.7)
            return _Look(tried, picture_of(tried.imported.record, dark) if tried.imported else None)

        self._jobs.run(tr("Reading {0}").format(self._name), work, self._show, key=_KEY)

    def _show(self, look: _Look) -> None:
        imported, error = look.tried
        self._imported, self.error = imported, error
        self._accept.setEnabled(imported is not None)
        if imported is None or look.picture is None:
            self._picture.show_nothing()
            self._error.setText(error_words(error) if error else "")
            self._lines.mark(error.line if error else 0)
        else:
            self._picture.show_picture(look.picture)
            self._result.setText(self._found_words(imported))
            self._lines.mark(0)
            self._take_detected(imported)
        self._first = False
        self._result.setVisible(imported is not None)
        self._error.setVisible(imported is None)

    def _found_words(self, imported: Imported) -> str:
        notes = [stopped(raised(note.message)) for note in imported.warnings if note.line]
        return "\n".join([size_words(imported.record), *notes])

    def _take_detected(self, imported: Imported) -> None:
        """Show how the text was understood; said the first time, when that was found out and not told."""
        numbered = imported.base is not None
        for widget in (self._base_words, *self._bases.buttons(), self._header):
            widget.setVisible(numbered)
        if numbered and self._bases.checkedId() < 0:
            with QSignalBlocker(self._bases), QSignalBlocker(self._header):
                self._bases.button(imported.base or 0).setChecked(True)
                self._header.setChecked(imported.header)
        if self._first:
            self._note.setText(_detected_words(imported))


def _detected_words(imported: Imported) -> str:
    if imported.base is None:
        return tr("Found out: positions have names.")
    if imported.header:
        text = tr("Found out: counted from {0}, and the first line tells how many positions there are.")
    else:
        text = tr("Found out: counted from {0}, and the first line is a move.")
    return text.format(imported.base)

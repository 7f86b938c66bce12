"""The dialog that tells of faults: what happened, the report, and a copy of the document before going on."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.project_mark import SUFFIX
from gui.faults.texts import tr
from gui.theme import mono_font, set_role

if TYPE_CHECKING:
    from gui.faults.rescue import Rescue

WIDTH, HEIGHT = 560, 430
Save = Callable[[Path], "Rescue"]
Ask = Callable[[QWidget], Path | None]


def ask_path(parent: QWidget) -> Path | None:
    """Where the copy shall be; None if nowhere."""
    filters = tr("Grundy Studio files (*{0})").format(SUFFIX)
    dialog = QFileDialog(parent, tr("Save a copy of the document"), "", filters)
    dialog.setObjectName("faultSaveDialog")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    dialog.selectFile(f"{tr('copy')}{SUFFIX}")
    chosen = dialog.selectedFiles() if dialog.exec() else []
    return Path(chosen[0]) if chosen else None


class FaultDialog(QDialog):
    """Tells of one or more faults, and lets the person go on working behind it.

    Parameters
    ----------
    save
        Writes a copy of the document; None if there is no document.
    ask
        Who is asked where it shall be.

    Signals
    -------
    report_needed()
        The report is about to be read: it is to be as new as can be.
    """

    report_needed = Signal()

    def __init__(self, save: Save | None, ask: Ask = ask_path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("faultDialog")
        self.setWindowTitle(tr("Something went wrong"))
        self.setAccessibleName(self.windowTitle())
        self.setModal(False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # The window behind it may be closed meanwhile: the last one of them still ends the program.
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self._save, self._ask = save, ask
        self._heading = self._label("faultHeading", tr("What happened"), "title")
        self._heading.setText(tr("Something went wrong, and the program goes on"))
        self._words = self._label("faultWords", tr("What happened, in words"), "text")
        self._count = self._label("faultCount", tr("How often it happened"), "muted")
        self._report = QPlainTextEdit(self)
        self._report.setObjectName("faultReport")
        self._report.setAccessibleName(tr("Report"))
        self._report.setReadOnly(True)
        self._report.setTabChangesFocus(True)
        self._report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._report.setFont(mono_font())
        self._said = self._label("faultSaid", tr("What the buttons did"), "muted")
        self._lay_out()
        self.resize(WIDTH, HEIGHT)

    def _label(self, name: str, accessible: str, role: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setAccessibleName(accessible)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        set_role(label, role)
        return label

    def _button(self, name: str, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAccessibleName(text.rstrip("…"))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: act())
        return button

    def _lay_out(self) -> None:
        self._copy = self._button("faultCopy", tr("Copy report"), self.copy_report)
        self._keep = self._button("faultSave", tr("Save a copy of the document…"), self.save_copy)
        self._keep.setVisible(self._save is not None)
        go_on = self._button("faultContinue", tr("Continue"), self.close)
        set_role(go_on, "primary")
        go_on.setDefault(True)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._copy)
        buttons.addWidget(self._keep)
        buttons.addStretch(1)
        buttons.addWidget(go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(10)
        for widget in (self._heading, self._words, self._count):
            column.addWidget(widget)
        column.addWidget(self._report, 1)
        column.addWidget(self._said)
        column.addLayout(buttons)
        self._said.hide()
        go_on.setFocus()

    def show_fault(self, words: str, count: str) -> None:
        """Say what happened first, and how often anything did."""
        self._words.setText(f"{words} {self._safe()}")
        self.show_count(count)

    def _safe(self) -> str:
        if self._save is None:
            return tr("You can go on working.")
        return tr("The document is as it was before that or after it: you can go on working, or save a copy first.")

    def show_count(self, count: str) -> None:
        """Say how often anything happened; "" for once."""
        self._count.setText(count)
        self._count.setVisible(bool(count))

    def show_report(self, text: str) -> None:
        """Show the report."""
        self._report.setPlainText(text)

    def copy_report(self) -> None:
        """Put the report on the clipboard."""
        self.report_needed.emit()
        QGuiApplication.clipboard().setText(self._report.toPlainText())
        self._say(tr("The report is on the clipboard."), "muted")

    def save_copy(self) -> None:
        """Ask where, and write a copy of the document there."""
        path = self._ask(self) if self._save else None
        if path is None or self._save is None:
            return
        try:
            rescue = self._save(path)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self._say(tr("{0} could not be written: {1}").format(path.name, reason), "error")
        else:
            self._say(_saved(path, rescue), "warning" if rescue.lost else "muted")

    def _say(self, text: str, role: str) -> None:
        set_role(self._said, role)
        self._said.setMargin(0 if role == "muted" else 6)
        self._said.setText(text)
        self._said.show()


def _saved(path: Path, rescue: "Rescue") -> str:
    if not rescue.lost:
        return tr("A copy is in {0}.").format(path.name)
    numbers = ", ".join(map(str, rescue.lost))
    return tr("A copy is in {0}, without what could not be read: case {1}.").format(path.name, numbers)

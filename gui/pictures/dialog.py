"""The dialog of Export picture: kind, colours and what is shown, with the picture beside it."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.drawing import DrawingError, drawn_size, too_large
from engine.drawing.limits import MOST
from engine.games.board_record import BoardRecord
from engine.games.kinds import Record
from gui.pictures.choice import PictureChoice, data_of, svg_as
from gui.pictures.svg_paint import fitted_image
from gui.theme import set_role

PREVIEW = QSize(380, 320)
PREVIEWED = 600
"""Things to draw up to which the picture is shown while options are changed."""


class PictureDialog(QDialog):
    """Asks what the picture shall be.

    Parameters
    ----------
    record, query
        The case, and the query that is looked at, counted from 0; None if there is none.
    choice
        What is chosen at first.
    """

    def __init__(self, record: Record, query: int | None, choice: PictureChoice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._record, self._query = record, query
        self.setObjectName("pictureDialog")
        self.setWindowTitle(_tr("Export picture"))
        self.setAccessibleName(self.windowTitle())
        self._make_choices(choice)
        self._make_preview()
        self._lay_out()
        self._connect()
        self._look()

    def _make_choices(self, choice: PictureChoice) -> None:
        kinds = ("SVG", "svg"), ("PNG", "png"), ("PDF", "pdf"), ("LaTeX (TikZ)", "tex"), ("Graphviz (DOT)", "dot")
        self._kind = _combo(self, "pictureKind", _tr("Kind of file"), kinds, choice.kind)
        themes = (_tr("Light"), "light"), (_tr("Dark"), "dark"), (_tr("Black on white, for print"), "print")
        self._theme = _combo(self, "pictureTheme", _tr("Colours"), themes, choice.theme)
        shown = (_tr("The current query"), "query"), (_tr("The whole case"), "case")
        whole = choice.whole or self._query is None
        self._shown = _combo(self, "pictureShown", _tr("What is shown"), shown, "case" if whole else "query")
        self._shown.setEnabled(self._query is not None)
        self._shown.setVisible(not isinstance(self._record, BoardRecord))
        self._scale = QDoubleSpinBox(self)
        self._scale.setObjectName("pictureScale")
        self._scale.setAccessibleName(_tr("Pixels a unit"))
        self._scale.setRange(0.25, 10.0)
        self._scale.setSingleStep(0.5)
        self._scale.setDecimals(2)
        self._scale.setValue(choice.scale)
        self._caption = _check(self, "pictureCaption", _tr("Winner and nim-sum below it"), choice.caption)
        self._staircase = _check(self, "pictureStaircase", _tr("Show the staircase"), choice.staircase)
        self._staircase.setVisible(isinstance(self._record, BoardRecord))

    def _make_preview(self) -> None:
        self._preview = QLabel(self)
        self._preview.setObjectName("picturePreview")
        self._preview.setAccessibleName(_tr("Preview"))
        self._preview.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._preview.setTextFormat(Qt.TextFormat.PlainText)
        self._preview.setWordWrap(True)
        self._preview.setFixedSize(PREVIEW)
        set_role(self._preview, "muted")
        self._note = QLabel(self)
        self._note.setObjectName("pictureNote")
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setWordWrap(True)
        set_role(self._note, "warning")

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(10)
        form.addRow(_tr("Kind of file"), self._kind)
        form.addRow(_tr("Colours"), self._theme)
        if not self._shown.isHidden():
            form.addRow(_tr("Show"), self._shown)
        form.addRow(_tr("Pixels a unit"), self._scale)
        form.addRow("", self._caption)
        if not self._staircase.isHidden():
            form.addRow("", self._staircase)
        left = QVBoxLayout()
        left.addLayout(form)
        left.addStretch(1)
        left.addWidget(self._note)
        row = QHBoxLayout()
        row.setSpacing(20)
        row.addLayout(left, 1)
        row.addWidget(self._preview)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(14)
        column.addLayout(row)
        column.addWidget(self._made_buttons())

    def _made_buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self._accept = QPushButton(_tr("Export…"), self)
        self._accept.setObjectName("pictureAccept")
        self._accept.setDefault(True)
        set_role(self._accept, "primary")
        box.addButton(self._accept, QDialogButtonBox.ButtonRole.AcceptRole)
        box.button(QDialogButtonBox.StandardButton.Cancel).setObjectName("pictureCancel")
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box

    def _connect(self) -> None:
        for combo in (self._kind, self._theme, self._shown):
            combo.currentIndexChanged.connect(self._look)
        for check in (self._caption, self._staircase):
            check.toggled.connect(self._look)

    def choice(self) -> PictureChoice:
        """What was chosen."""
        return PictureChoice(
            kind=self._kind.currentData(),
            theme=self._theme.currentData(),
            scale=self._scale.value(),
            caption=self._caption.isChecked(),
            whole=self._shown.currentData() == "case",
            staircase=self._staircase.isChecked(),
        )

    def _look(self) -> None:
        """Show the picture as it is chosen now, and say what is against it."""
        choice = self.choice()
        self._scale.setEnabled(choice.kind == "png")
        self._staircase.setEnabled(choice.kind != "dot")
        size = drawn_size(self._record)[0]
        trouble, refused = too_large(self._record), size > MOST
        if size <= PREVIEWED:
            try:
                svg = svg_as(self._record, self._query, choice)
                self._preview.setPixmap(QPixmap.fromImage(fitted_image(svg, PREVIEW, self.devicePixelRatioF())))
                if choice.kind == "dot":
                    data_of(self._record, self._query, choice)
            except DrawingError as error:
                trouble, refused = str(error), True
        else:
            self._preview.setText(_tr("Too large for a preview"))
        self._note.setText(f"{trouble[:1].upper()}{trouble[1:]}." if trouble else "")
        self._note.setVisible(bool(trouble))
        self._accept.setEnabled(not refused)


def _combo(parent: QWidget, name: str, title: str, entries: tuple[tuple[str, str], ...], chosen: str) -> QComboBox:
    combo = QComboBox(parent)
    combo.setObjectName(name)
    combo.setAccessibleName(title)
    for text, data in entries:
        combo.addItem(text, data)
    combo.setCurrentIndex(max(0, combo.findData(chosen)))
    return combo


def _check(parent: QWidget, name: str, text: str, on: bool) -> QCheckBox:
    check = QCheckBox(text, parent)
    check.setObjectName(name)
    check.setAccessibleName(text)
    check.setChecked(on)
    return check


def _tr(text: str) -> str:
    return QCoreApplication.translate("Pictures", text)

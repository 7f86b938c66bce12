"""The dialog of Export picture: kind, colours and what is shown, with the picture beside it."""

from PySide6.QtCore import Qt
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

from engine.drawing import drawn_size, too_large
from engine.drawing.limits import MOST
from engine.games.board_record import BoardRecord
from engine.games.kinds import Record
from gui.accessible.tab_order import in_order
from gui.pictures.choice import PictureChoice
from gui.pictures.preview import Preview
from gui.pictures.texts import tr
from gui.theme import set_role

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
        self.setWindowTitle(tr("Export picture"))
        self.setAccessibleName(self.windowTitle())
        self._make_choices(choice)
        self._make_preview()
        self._lay_out()
        self._connect()
        self._judge("")
        self._look()

    def _make_choices(self, choice: PictureChoice) -> None:
        kinds = ("SVG", "svg"), ("PNG", "png"), ("PDF", "pdf"), ("LaTeX (TikZ)", "tex"), ("Graphviz (DOT)", "dot")
        self._kind = _combo(self, "pictureKind", tr("Kind of file"), kinds, choice.kind)
        themes = (tr("Light"), "light"), (tr("Dark"), "dark"), (tr("Black on white, for print"), "print")
        self._theme = _combo(self, "pictureTheme", tr("Colours"), themes, choice.theme)
        shown = (tr("The current query"), "query"), (tr("The whole case"), "case")
        whole = choice.whole or self._query is None
        self._shown = _combo(self, "pictureShown", tr("What is shown"), shown, "case" if whole else "query")
        self._shown.setEnabled(self._query is not None)
        self._shown.setVisible(not isinstance(self._record, BoardRecord))
        self._scale = QDoubleSpinBox(self)
        self._scale.setObjectName("pictureScale")
        self._scale.setAccessibleName(tr("Pixels a unit"))
        self._scale.setRange(0.25, 10.0)
        self._scale.setSingleStep(0.5)
        self._scale.setDecimals(2)
        self._scale.setValue(choice.scale)
        self._caption = _check(self, "pictureCaption", tr("Names, winner and nim-sum below it"), choice.caption)
        self._values = _check(self, "pictureValues", tr("Values, and which positions win"), choice.values)
        self._values.setToolTip(tr("Without them the picture does not give the solution away"))
        self._fragment = _check(self, "pictureFragment", tr("The picture alone, without a document"), choice.fragment)
        self._fragment.setToolTip(tr("To be put into a document of your own with \\input"))
        self._staircase = _check(self, "pictureStaircase", tr("Show the staircase"), choice.staircase)
        self._staircase.setVisible(isinstance(self._record, BoardRecord))

    def _make_preview(self) -> None:
        self._preview = Preview(self._record, self._query, self)
        self._preview.judged.connect(self._judge)
        self._note = QLabel(self)
        self._note.setObjectName("pictureNote")
        self._note.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setWordWrap(True)
        set_role(self._note, "warning")

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(10)
        form.addRow(tr("Kind of file"), self._kind)
        form.addRow(tr("Colours"), self._theme)
        if not self._shown.isHidden():
            form.addRow(tr("Show"), self._shown)
        form.addRow(tr("Pixels a unit"), self._scale)
        form.addRow("", self._values)
        form.addRow("", self._caption)
        if not self._staircase.isHidden():
            form.addRow("", self._staircase)
        form.addRow(tr("LaTeX"), self._fragment)
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
        in_order(self._scale, self._values, self._caption, self._staircase, self._fragment)

    def _made_buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self._accept = QPushButton(tr("Export…"), self)
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
        for check in (self._values, self._caption, self._staircase, self._fragment):
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
            values=self._values.isChecked(),
            fragment=self._fragment.isChecked(),
        )

    def _look(self) -> None:
        """Show the picture as it is chosen now, and say what is against it."""
        choice = self.choice()
        self._scale.setEnabled(choice.kind == "png")
        self._fragment.setEnabled(choice.kind == "tex")
        self._staircase.setEnabled(choice.kind != "dot" and choice.values)
        if drawn_size(self._record)[0] <= PREVIEWED:
            self._preview.show_choice(choice)
        else:
            self._preview.setText(tr("Too large for a preview"))

    def _judge(self, refusal: str) -> None:
        trouble = refusal or too_large(self._record)
        self._note.setText(f"{trouble[:1].upper()}{trouble[1:]}." if trouble else "")
        self._note.setVisible(bool(trouble))
        self._accept.setEnabled(not refusal and drawn_size(self._record)[0] <= MOST)

    def done(self, result: int) -> None:
        """Close; nothing is drawn any more."""
        self._preview.close_down()
        super().done(result)


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

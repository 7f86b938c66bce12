"""Where the program is named: a line with recent ones, a button to look for a file, and help with Python files."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gui.calm import Calm
from gui.panels.verdict_card import plain_label
from gui.stress import command
from gui.stress.recent import RecentPrograms
from gui.stress.texts import tr


class ProgramLine(QWidget):
    """A program and its arguments.

    Signals
    -------
    changed()
        The line is another.
    file_wanted()
        A person wants to look for a file.
    """

    changed = Signal()
    file_wanted = Signal()

    def __init__(self, recent: RecentPrograms, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._recent = recent
        self.box = self._made_box()
        self.choose = QPushButton(tr("Choose file…"), self)
        self.choose.setObjectName("stressChooseFile")
        self.choose.setAccessibleName(tr("Choose the file of the program"))
        self.python = QPushButton(tr("Use {0}").format(command.python_title()), self)
        self.python.setObjectName("stressUsePython")
        self.python.setAccessibleName(tr("Run the file with {0}").format(command.python_title()))
        self.python.setToolTip(tr("Run the file with the Python that runs this program"))
        self.offer = plain_label("stressProgramOffer", "muted", wrapped=True)
        self.offer.setText(tr("A Python file may need Python to run it."))
        self.trouble = plain_label("stressProgramTrouble", "error", wrapped=True)
        for label in (self.offer, self.trouble):
            label.setAccessibleName(tr("About the program"))
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._lay_out()
        self._list_recent()
        self.box.editTextChanged.connect(self._on_changed)
        self.choose.clicked.connect(lambda _: self.file_wanted.emit())
        self.python.clicked.connect(lambda _: self.use_python())
        self._on_changed()

    def _made_box(self) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName("stressProgram")
        box.setAccessibleName(tr("Program and its arguments"))
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(12)
        box.view().setTextElideMode(Qt.TextElideMode.ElideMiddle)
        # What is typed stays as it is typed.
        box.setCompleter(None)  # type: ignore[arg-type]
        box.setToolTip(tr("A program and its arguments; quotation marks hold words together. No shell looks at it."))
        Calm.over(box)
        field = box.lineEdit()
        assert isinstance(field, QLineEdit)
        field.setObjectName("stressProgramField")
        field.setAccessibleName(box.accessibleName())
        field.setPlaceholderText(tr("./mine   or   java Main"))
        return box

    def _lay_out(self) -> None:
        label = QLabel(tr("Program"), self)
        label.setObjectName("stressProgramLabel")
        label.setBuddy(self.box)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.choose)
        buttons.addWidget(self.python)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(label)
        column.addWidget(self.box)
        column.addLayout(buttons)
        column.addWidget(self.offer)
        column.addWidget(self.trouble)

    def _list_recent(self) -> None:
        lines = self._recent.lines()
        with QSignalBlocker(self.box):
            self.box.clear()
            self.box.addItems(lines)
            for row, line in enumerate(lines):
                self.box.setItemData(row, line, Qt.ItemDataRole.ToolTipRole)
            self.box.setEditText(lines[0] if lines else "")

    # What is named

    @property
    def line(self) -> str:
        """The line as it is typed, without blanks around it."""
        return self.box.currentText().strip()

    @property
    def words(self) -> list[str] | None:
        """The program and its arguments; None if nothing is named, or nothing that can be read."""
        try:
            words = command.split(self.line)
        except ValueError:
            return None
        return words if words and words[0] else None

    def set_words(self, words: list[str]) -> None:
        """Name a program."""
        self.box.setEditText(command.joined(words))

    @property
    def known_format(self) -> str | None:
        """The name of the format that was last chosen for this line, "" if it was found out; None of a new line."""
        return self._recent.format_of(self.line)

    def remember(self, form: str = "") -> None:
        """The line, which reads the format of that name, is among the recent ones from now on."""
        line = self.line
        self._recent.add(line, form)
        self._list_recent()
        self._on_changed()

    def use_python(self) -> None:
        """Run the file with our own Python."""
        words = self.words
        if words is not None and command.is_python_file(words):
            self.set_words([command.own_python(), *words])

    def _on_changed(self) -> None:
        words = self.words
        for widget in (self.python, self.offer):
            widget.setVisible(command.is_python_file(words or ()))
        self.trouble.setText(self._trouble())
        self.trouble.setVisible(bool(self.trouble.text()))
        self.changed.emit()

    def _trouble(self) -> str:
        """Why the line names no program; "" if it does, or is empty."""
        if not self.line or self.words is not None:
            return ""
        try:
            command.split(self.line)
        except ValueError:
            return tr("A quotation mark has no partner.")
        return tr("Name a program.")

"""What was found: the verdict, the input, what should be printed and what is, and what can be done with it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.stress import Found
from gui.panels.answers_mistakes import MistakesCard
from gui.panels.verdict_card import plain_label
from gui.stress import words
from gui.stress.hunt import Outcome
from gui.stress.mono_box import MonoBox
from gui.stress.texts import tr
from gui.theme import ThemeController


class FoundView(QWidget):
    """An input that a program fails on.

    Signals
    -------
    add_wanted(), open_wanted(), save_wanted(), copy_wanted()
        A person wants the input in the document, as a document of its own, in a file, on the clipboard.
    """

    add_wanted = Signal()
    open_wanted = Signal()
    save_wanted = Signal()
    copy_wanted = Signal()

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("stressFound")
        self.setAccessibleName(tr("The input that the program fails on"))
        self.verdict = self._label("stressVerdict", "error", tr("In which way the program fails"))
        self.failure = self._label("stressFailure", "heading", tr("What went wrong first"))
        self.dependence = self._label("stressDependence", "", tr("Whether it depends on the case before"))
        self.history = self._label("stressHistory", "muted", tr("The size of the input"))
        self.mistakes = MistakesCard(theme, self)
        _rename(self.mistakes)
        self.add = _button("stressAdd", tr("Add to document"), tr("Add the cases of the input behind the others"))
        self.open = _button(
            "stressOpen", tr("Open as new document"), tr("A document of its own, with the answers beside it")
        )
        self.save = _button("stressSave", tr("Save input…"), tr("Write the input and the judge's answers into files"))
        self.copy = _button("stressCopy", tr("Copy input"), tr("Put the input on the clipboard"))
        self.add.setProperty("primary", True)
        self.input = MonoBox("stressInput", tr("Input"))
        self.expected = MonoBox("stressExpected", tr("Expected"))
        self.printed = MonoBox("stressPrinted", tr("Printed"))
        self.errors = MonoBox("stressErrors", tr("The end of its standard error"))
        self._lay_out()
        self.add.clicked.connect(lambda _: self.add_wanted.emit())
        self.open.clicked.connect(lambda _: self.open_wanted.emit())
        self.save.clicked.connect(lambda _: self.save_wanted.emit())
        self.copy.clicked.connect(lambda _: self.copy_wanted.emit())

    def _label(self, name: str, role: str, means: str) -> QLabel:
        label = plain_label(name, role, wrapped=True)
        label.setAccessibleName(means)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return label

    def _lay_out(self) -> None:
        answers = QHBoxLayout()
        answers.setSpacing(8)
        answers.addWidget(self.expected, 1)
        answers.addWidget(self.printed, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.verdict, self.failure, self.dependence, self.add, self.open, self.input):
            column.addWidget(widget)
        column.addLayout(answers)
        column.addWidget(self.errors)
        column.addWidget(self.history)
        column.addWidget(self.mistakes)
        column.addSpacing(2)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.save, 1)
        row.addWidget(self.copy, 1)
        column.addLayout(row)

    def show_found(self, outcome: Outcome, found: Found) -> None:
        """Show an input that was found."""
        self.verdict.setText(words.verdict_words(found))
        self.failure.setText(words.failure_words(found))
        self.failure.setVisible(bool(self.failure.text()))
        self.dependence.setText(words.dependence_words(found))
        self.dependence.setVisible(bool(self.dependence.text()))
        self.history.setText(words.history_words(outcome, found))
        self.mistakes.show_mistakes(found.diagnoses)
        self.input.show_text(found.text)
        expected, printed = found.expected, words.printed(found)
        lines = max(len(expected.splitlines()), len(printed.splitlines()))
        self.expected.show_text(expected, lines)
        self.printed.show_text(printed, lines)
        errors = words.complaint(found)
        self.errors.show_end(errors)
        self.errors.setVisible(bool(errors))

    def show_ways(self, *, alone: bool, added: bool) -> None:
        """Where the document is blank the input simply becomes it; what was added just now need not be once more."""
        self.add.setText(tr("Show on canvas") if alone else tr("Added") if added else tr("Add to document"))
        self.add.setEnabled(alone or not added)
        self.add.setAccessibleName(self.add.text())
        self.open.setVisible(not alone)


def _button(name: str, text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setAccessibleName(text)
    button.setToolTip(tip)
    return button


def _rename(card: MistakesCard) -> None:
    """The answers panel has such a card too."""
    for widget in (card, *card.findChildren(QWidget)):
        widget.setObjectName(widget.objectName().replace("answerMistake", "stressMistake"))

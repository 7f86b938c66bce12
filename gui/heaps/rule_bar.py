"""The rule of a case: a line to type it in, well-known rules to choose, its reading, and how its values are found."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.games.take_rule import TakeRule
from gui.heaps.asked import SequenceAnswer
from gui.heaps.commands import HeapsCommands
from gui.heaps.rule_words import KNOWN, kind_words, known_index, read_rule, reading, reason_words
from gui.heaps.typed_line import TypedLine
from gui.heaps.words import problem_words
from gui.panels.verdict_card import plain_label
from gui.session import Session
from gui.theme import ThemeController

_SHORTEST = 6
"""Characters of the chosen rule that always show."""


class RuleBar(QWidget):
    """Shows the rule and changes it through `commands`.

    Signals
    -------
    search_wanted()
        A period shall be looked for as far as the table goes.
    """

    search_wanted = Signal()

    def __init__(
        self, session: Session, commands: HeapsCommands, theme: ThemeController, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._commands = commands
        self._rule: TakeRule | None = None
        self._answer: SequenceAnswer | None = None
        self._answered: TakeRule | None = None
        self.setObjectName("ruleBar")
        self.line = TypedLine(read_rule, lambda rule: rule.text if rule else "", session.undo_stack, theme)
        self.line.entered.connect(commands.set_rule)
        self.line.read.connect(self._show_reading)
        self._build()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 4)
        layout.setSpacing(5)
        title = plain_label("", "heading")
        title.setText(self.tr("A move takes"))
        self.line.setObjectName("ruleLine")
        self.line.setAccessibleName(self.tr("Rule: what may be taken"))
        self.line.setPlaceholderText(self.tr("1 3 4, 1..5, all, fibonacci, squares, 0.77, grundy's game"))
        self.line.setMinimumWidth(90)
        title.setBuddy(self.line)
        self._known = QComboBox()
        self._known.setObjectName("knownRules")
        self._known.setAccessibleName(self.tr("Well-known rules"))
        self._known.setPlaceholderText(self.tr("Well-known rules"))
        self._known.addItems([self.tr(name) for name, _ in KNOWN])
        self._known.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._known.setMinimumContentsLength(_SHORTEST)
        self._known.activated.connect(self._choose)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(title)
        row.addWidget(self.line, 2)
        row.addWidget(self._known, 1)
        self._reading = plain_label("ruleReading", "muted", wrapped=True)
        self._error = plain_label("ruleError", "error", wrapped=True)
        self._error.setAccessibleName(self.tr("What is wrong with the rule"))
        self._error.hide()
        layout.addLayout(row)
        layout.addWidget(self._error)
        self._kind = plain_label("valueKind", "heading")
        self._kind.setAccessibleName(self.tr("How the values are found"))
        said = QHBoxLayout()
        said.setSpacing(16)
        said.addWidget(self._reading, 1, Qt.AlignmentFlag.AlignTop)
        said.addWidget(self._kind, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(said)
        layout.addLayout(self._value_row())

    def _value_row(self) -> QHBoxLayout:
        self._reason = plain_label("valueReason", "muted", wrapped=True)
        self._search = QPushButton()
        self._search.setObjectName("searchPeriod")
        self._search.clicked.connect(self.search_wanted)
        self._search.hide()
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._reason, 1, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._search, 0, Qt.AlignmentFlag.AlignTop)
        return row

    # What is shown

    def show_rule(self, rule: TakeRule, *, afresh: bool) -> None:
        """The case has this rule; `afresh`: it is another case."""
        self._rule = rule
        if afresh:
            self.line.start_afresh(rule)
        else:
            self.line.follow(rule)
        self._known.setCurrentIndex(known_index(rule))
        self._show_reading()

    def _show_reading(self) -> None:
        problem = self.line.problem
        self._error.setText(problem_words(problem) if problem else "")
        self._error.setVisible(problem is not None)
        if self._rule is not None:
            text = reading(self._rule)
            self._reading.setText(self.tr("The game stays: {0}").format(text) if problem else text)

    def show_answer(self, answer: SequenceAnswer) -> None:
        """How the values are found, and why."""
        self._answer, self._answered = answer, answer.question.rule
        self._kind.setText(kind_words(answer.value_rule))
        self._reason.setText(reason_words(answer.value_rule))
        self._search.setVisible(answer.may_search)
        self._search.setEnabled(True)
        self._search.setText(self.tr("Look further"))
        self._search.setToolTip(
            self.tr("No period shows in the values up to {0}: look as far as the table goes, {1}").format(
                f"{answer.searched:,}", f"{answer.value_rule.bound or 0:,}"
            )
        )

    def say_anew(self) -> None:
        """Another language is spoken."""
        self._show_reading()
        if self._answer is not None:
            self.show_answer(self._answer)

    def show_waiting(self) -> None:
        """It is being found out."""
        self._search.setEnabled(False)
        if self._answered != self._rule:
            self._kind.setText(self.tr("Computing…"))
            self._reason.setText("")

    def _choose(self, index: int) -> None:
        self._commands.set_rule(read_rule(KNOWN[index][1]))
        # The text goes along even where it meant the same: it is what was chosen.
        self.line.start_afresh(read_rule(KNOWN[index][1]))
        self._show_reading()

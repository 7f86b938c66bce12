"""The top of the answers panel: where the answers are from, the count, the filter, and the way from fault to fault."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from gui.panels.answers_source import AnswersSource
from gui.panels.verdict_card import plain_label
from gui.theme import ThemeController, set_role

ICON = 18
MOST_WARNINGS = 3


class ElidedLabel(QLabel):
    """A label of one line that is cut with an ellipsis; its tool tip says the whole."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._whole = ""

    def show_text(self, text: str) -> None:
        """Show a text."""
        self._whole = text
        self.setAccessibleName(text)
        self._cut()

    def _cut(self) -> None:
        cut = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideMiddle, max(self.width(), 40))
        self.setText(cut)

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._cut()


class AnswersHeader(QWidget):
    """Shows the state of an `AnswersSource` and of the check.

    Signals
    -------
    wanted(str)
        The button of the action "answers-..." was pressed.
    only_faulty(bool), following(bool)
        A switch was turned by a person.
    """

    wanted = Signal(str)
    only_faulty = Signal(bool)
    following = Signal(bool)

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._name = ElidedLabel("answersSource")
        set_role(self._name, "muted")
        self.count = plain_label("answersCount", "heading", wrapped=True)
        self._warning = plain_label("answersWarning", "warning", wrapped=True)
        self._warning.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.only = self._switch("answersOnlyWrong", self.tr("Only wrong"), self.tr("Leave out the right answers"))
        follow_tip = self.tr("Read the file again whenever it changes")
        self._follow = self._switch("answersFollow", self.tr("Follow file"), follow_tip)
        self.only.clicked.connect(self.only_faulty)
        self._follow.clicked.connect(self.following)
        self._previous = self._button("answers-previous", "move-up", self.tr("Previous wrong answer (Shift+F8)"))
        self._next = self._button("answers-next", "move-down", self.tr("Next wrong answer (F8)"))
        self._lay_out()

    def _switch(self, name: str, text: str, tip: str) -> QCheckBox:
        box = QCheckBox(text)
        box.setObjectName(name)
        box.setAccessibleName(text)
        box.setToolTip(tip)
        return box

    def _button(self, action: str, icon: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"{action}-button")
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        button.setIconSize(QSize(ICON, ICON))
        self._theme.set_icon(button, icon)
        button.clicked.connect(lambda: self.wanted.emit(action))
        return button

    def _lay_out(self) -> None:
        top, bottom = QHBoxLayout(), QHBoxLayout()
        top.setSpacing(2)
        top.addWidget(self._name, 1)
        top.addWidget(self._button("answers-load", "open", self.tr("Load other answers")))
        top.addWidget(self._button("answers-paste", "paste", self.tr("Paste other answers")))
        top.addWidget(self._button("answers-clear", "close", self.tr("Take the answers away")))
        bottom.setSpacing(12)
        bottom.addWidget(self.only)
        bottom.addWidget(self._follow)
        bottom.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(2)
        buttons.addWidget(self._previous)
        buttons.addWidget(self._next)
        bottom.addLayout(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 6)
        column.setSpacing(4)
        column.addLayout(top)
        column.addWidget(self.count)
        column.addWidget(self._warning)
        column.addLayout(bottom)

    def show_source(self, source: AnswersSource) -> None:
        """Where the answers are from, and whether that is followed."""
        self._name.show_text(source.name)
        self._name.setToolTip("")
        self._follow.setVisible(source.path is not None)
        self._follow.setChecked(source.following)

    def show_count(self, text: str, *, stale: bool) -> None:
        """The count; a `stale` one is about to be another."""
        self.count.setText(self.tr("{0} …").format(text) if stale else text)
        self.count.setAccessibleName(text)
        set_role(self.count, "muted" if stale else "heading")

    def show_warnings(self, texts: Sequence[str]) -> None:
        """What is odd; of many only the first."""
        more = len(texts) - MOST_WARNINGS
        lines = [*texts[:MOST_WARNINGS], *([self.tr("and {0} more").format(more)] if more > 0 else [])]
        self._warning.setText("\n".join(lines))
        self._warning.setVisible(bool(lines))

    def enable_steps(self, can: bool) -> None:
        """Whether there is any fault to go to."""
        self._previous.setEnabled(can)
        self._next.setEnabled(can)

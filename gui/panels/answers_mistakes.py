"""The card that names the likely mistake."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from engine.mistakes import Diagnosis
from gui.language.sentences import raised
from gui.language.spoken import spoken
from gui.panels.verdict_card import plain_label
from gui.theme import ThemeController

MOST_OTHERS = 5
CHEVRON = 14


class MistakesCard(QFrame):
    """The known mistake that the wrong answers look like most, what it is, and on demand what else they look like."""

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("answerMistakes")
        self.setProperty("role", "card")
        self._lead = plain_label("answerMistakeLead", "muted", wrapped=True)
        self._name = plain_label("answerMistake", "heading", wrapped=True)
        self._about = plain_label("answerMistakeAbout", "muted", wrapped=True)
        self._others = [plain_label(f"answerMistakeOther{i}", "muted", wrapped=True) for i in range(MOST_OTHERS)]
        self._more = QToolButton(self)
        self._more.setObjectName("answerMistakeMore")
        self._more.setCheckable(True)
        self._more.setIconSize(QSize(CHEVRON, CHEVRON))
        self._more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._more.toggled.connect(self._show_others)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(3)
        for label in (self._lead, self._name, self._about, *self._others):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for widget in (self._lead, self._name, self._about, self._more, *self._others):
            column.addWidget(widget)
        column.setAlignment(self._more, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def show_mistakes(self, mistakes: Sequence[Diagnosis]) -> None:
        """Show these, the best first; none hides the card."""
        self.setVisible(bool(mistakes))
        if not mistakes:
            return
        best = mistakes[0]
        self._lead.setText(self._sure(mistakes))
        self._name.setText(raised(best.text()))
        self._about.setText(spoken(best.mistake.description))
        self._list_others(mistakes[1 : MOST_OTHERS + 1])
        self.setAccessibleName(self.tr("{0} {1}").format(self._lead.text(), self._name.text()))
        self.setAccessibleDescription(self._about.text())

    def _list_others(self, others: Sequence[Diagnosis]) -> None:
        for label in self._others:
            label.setText("")
        for label, other in zip(self._others, others, strict=False):
            label.setText(f"• {raised(other.mistake.name if other.fits else other.text())}")
            label.setToolTip(f"<p>{escape(spoken(other.mistake.description))}</p>")
        self._more.setVisible(bool(others))
        text = self.tr("1 other that may be it") if len(others) == 1 else self.tr("{0} others that may be it")
        self._more.setText(text.format(len(others)))
        self._more.setAccessibleName(self._more.text())
        self._show_others(self._more.isChecked())

    def _show_others(self, shown: bool) -> None:
        self._theme.set_icon(self._more, "chevron-down" if shown else "chevron-right")
        for label in self._others:
            label.setVisible(shown and bool(label.text()))

    def _sure(self, mistakes: Sequence[Diagnosis]) -> str:
        """How sure that is."""
        fitting = sum(mistake.fits for mistake in mistakes)
        if fitting > 1:
            return self.tr("Likely mistake: one of {0} that all fit").format(fitting)
        return self.tr("Likely mistake") if fitting else self.tr("Perhaps, though not every answer fits")

"""The verdict in large letters: the judge's word, who wins, and why."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gui.faces.face import Sum, Unknown
from gui.language.sentences import sentence
from gui.panels.words import judge_words, other_judges, winner
from gui.theme import set_role


class VerdictCard(QWidget):
    """Judge's word and plain words for one nim-sum, and a sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._badge = plain_label("verdictWord", "verdict-win")
        self._badge.setAccessibleName(self.tr("The judge's word"))
        self._judges = plain_label("verdictJudge", "muted")
        self._judges.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._winner = plain_label("verdictWinner", "title", wrapped=True)
        self._sentence = plain_label("verdictSentence", "muted", wrapped=True)
        words = QHBoxLayout()
        words.setSpacing(8)
        words.addWidget(self._badge)
        words.addWidget(self._judges, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addLayout(words)
        layout.addWidget(self._winner)
        layout.addWidget(self._sentence)

    @property
    def winner(self) -> str:
        """Who wins, in words."""
        return self._winner.text()

    def show_verdict(self, value: Sum | None, format_name: str, kind: str = "graph") -> None:
        """Show who wins at that nim-sum of a game of that kind, first in the words of the format of that name.

        None: nothing is asked.
        """
        known = value is not None and not isinstance(value, Unknown)
        for widget in (self._badge, self._judges):
            widget.setVisible(known)
        self._sentence.setVisible(value is not None)
        if value is None:
            self._winner.setText(self.tr("Nothing to play yet"))
        elif isinstance(value, Unknown):
            self._winner.setText(self.tr("The winner cannot be told"))
            self._sentence.setText(sentence(value.reason))
        else:
            self._show_winner(value, format_name, kind)

    def _show_winner(self, value: int, format_name: str, kind: str) -> None:
        words = judge_words(format_name, kind)
        set_role(self._badge, "verdict-win" if value else "verdict-lose")
        self._badge.setText(words.word(value))
        self._badge.setToolTip(self.tr("What {0} prints for this query").format(words.judge))
        judges = other_judges(format_name, kind)
        others = [self.tr("{0} in {1}").format(other.word(value), other.judge) for other in judges]
        self._judges.setText(", ".join(others))
        self._judges.setToolTip(self._judges.text())
        self._winner.setText(winner(value))

    def explain(self, sentence: str) -> None:
        """Say why."""
        self._sentence.setText(sentence)


def plain_label(name: str, role: str, *, wrapped: bool = False) -> QLabel:
    """A label whose text is never taken for markup."""
    label = QLabel()
    label.setObjectName(name)
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrapped)
    return label

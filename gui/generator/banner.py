"""The strip above the preview: what is seen, who wins it, and what can be done with it."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.faces.face import Sum, Unknown
from gui.generator.texts import tr
from gui.panels.verdict_card import plain_label
from gui.panels.words import judge_words, winner
from gui.theme import ThemeController, set_role

_ICON = QSize(16, 16)
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
_NARROW_TOP, _NARROW_UNDER, _NARROW_WALKS = 460, 600, 380
"""Pixels of width below which the buttons stand under the title, the verdict under the places, those in two rows."""
_LEAST = 280


class Walk(QWidget):
    """Two arrows and "Case 3 of 12".

    Signals
    -------
    stepped(int)
        One on (1) or one back (-1).
    """

    stepped = Signal(int)

    def __init__(self, name: str, words: Sequence[str], theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = words[0]
        self.back = self._button(f"{name}Previous", words[1], "step-back", -1, theme)
        self.forth = self._button(f"{name}Next", words[2], "step-forward", 1, theme)
        self.label = QLabel(self)
        self.label.setObjectName(f"{name}Place")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for widget in (self.back, self.forth):
            row.addWidget(widget)
        row.addSpacing(4)
        row.addWidget(self.label)

    def _button(self, name: str, text: str, icon: str, step: int, theme: ThemeController) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setAccessibleName(text)
        button.setToolTip(text)
        button.setIconSize(_ICON)
        theme.set_icon(button, icon)
        button.clicked.connect(lambda _: self.stepped.emit(step))
        return button

    def show_place(self, index: int, count: int) -> None:
        """Where one is."""
        self.label.setText(self._text.format(index + 1, f"{count:,}"))
        self.back.setEnabled(index > 0)
        self.forth.setEnabled(index + 1 < count)


class PreviewBanner(QWidget):
    """Says what the preview shows.

    Signals
    -------
    add_wanted(), close_wanted()
        A person wants the cases in the document; wants to see the document again.
    """

    add_wanted = Signal()
    close_wanted = Signal()

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("previewBanner")
        self.setAccessibleName(tr("Preview of generated cases"))
        self.title = plain_label("previewTitle", "heading", wrapped=True)
        self.add = QPushButton(tr("Add as cases"), self)
        self.add.setObjectName("previewAdd")
        self.add.setAccessibleName(tr("Add the generated cases to the document"))
        self.add.setProperty("primary", True)
        self.close_ = QPushButton(tr("Close preview"), self)
        self.close_.setObjectName("previewClose")
        self.close_.setAccessibleName(tr("Close the preview"))
        self.close_.setToolTip(tr("See the document again (Esc)"))
        words = tr("Case {0} of {1}"), tr("The case before"), tr("The next case")
        self.cases = Walk("previewCase", words, theme, self)
        words = tr("Query {0} of {1}"), tr("The query before"), tr("The next query")
        self.queries = Walk("previewQuery", words, theme, self)
        self.word = plain_label("previewWord", "verdict-win")
        self.word.setAccessibleName(tr("The judge's word"))
        self.verdict = plain_label("previewVerdict", "", wrapped=True)
        self.verdict.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._lay_out()
        self.add.clicked.connect(lambda _: self.add_wanted.emit())
        self.close_.clicked.connect(lambda _: self.close_wanted.emit())
        theme.changed.connect(self.update)

    def _lay_out(self) -> None:
        self._top, self._under = QBoxLayout(_BESIDE), QBoxLayout(_BESIDE)
        self._walks = QBoxLayout(_BESIDE)
        buttons, verdict = QHBoxLayout(), QHBoxLayout()
        for row, widgets in ((buttons, (self.add, self.close_)), (self._walks, (self.cases, self.queries))):
            for widget in widgets:
                row.addWidget(widget)
            row.addStretch(1)
        verdict.addWidget(self.word)
        verdict.addWidget(self.verdict, 1)
        for row in (buttons, self._walks, verdict):
            row.setSpacing(10)
        self._top.addWidget(self.title, 1)
        self._top.addLayout(buttons)
        self._under.addLayout(self._walks)
        self._under.addLayout(verdict, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 12, 8)
        column.setSpacing(6)
        for part in (self._top, self._under):
            part.setSpacing(12)
            column.addLayout(part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        parts = ((self._top, _NARROW_TOP), (self._under, _NARROW_UNDER), (self._walks, _NARROW_WALKS))
        for part, narrow in parts:
            part.setDirection(_BESIDE if self.width() >= narrow else _BELOW)

    def minimumSizeHint(self) -> QSize:
        # What stands side by side now would stand one below the other then.
        return QSize(_LEAST, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), self._theme.colours
        painter.fillRect(self.rect(), colours.q("accent_soft"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, colours.q("border"))
        painter.end()

    def show_count(self, count: int) -> None:
        """How many cases were generated."""
        if count == 1:
            self.title.setText(tr("Preview of 1 generated case, not yet in the document"))
        else:
            self.title.setText(tr("Preview of {0} generated cases, not yet in the document").format(f"{count:,}"))
        self.add.setText(tr("Add as case") if count == 1 else tr("Add as cases"))
        self.add.setEnabled(count > 0)

    def show_old(self) -> None:
        """The cases are those of before: what is set now makes none."""
        self.title.setText(tr("Preview of before the last change, which the generator could not follow"))
        self.add.setEnabled(False)

    def show_place(self, case: tuple[int, int], query: tuple[int, int]) -> None:
        """Which case of how many, and which of its queries."""
        self.cases.show_place(*case)
        self.queries.show_place(*query)
        self.queries.setVisible(query[1] > 1)

    def show_verdict(self, value: Sum | None, format_name: str, kind: str) -> None:
        """Who wins; None: nothing is asked."""
        known = value is not None and not isinstance(value, Unknown)
        self.word.setVisible(known)
        if value is None:
            self.verdict.setText(tr("No query asks about it"))
        elif isinstance(value, Unknown):
            self.verdict.setText(tr("The winner cannot be told: {0}").format(value.reason))
        else:
            self.word.setText(judge_words(format_name, kind).word(value))
            set_role(self.word, "verdict-win" if value else "verdict-lose")
            self.verdict.setText(tr("{0}, nim-sum {1}").format(winner(value), value))

    def show_waiting(self) -> None:
        """The case is on its way."""
        self.word.hide()
        self.verdict.setText(tr("Laying the case out …"))

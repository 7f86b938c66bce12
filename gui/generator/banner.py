"""The strip above the preview: what is seen, who wins it, and what can be done with it, in one row."""

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from gui.faces.face import Sum, Unknown
from gui.generator.steady import ShortLabel, SteadyTool
from gui.generator.texts import tr
from gui.generator.walk import Walk
from gui.language.spoken import spoken
from gui.panels.verdict_card import plain_label
from gui.panels.words import judge_words, winner
from gui.theme import ThemeController, set_role
from gui.tips import plain_tip

_LEAST = 220
_GAP, _SMALL_GAP = 8, 5
_WORDS = 9
"""Given up in turn: the word on the closing button, "Query", the title, "Case", "as cases", nim-sum, which query,
which case, "Add" for a sign."""
_ALL_BUT_LAST = 7
"""After so many of them what can be shortened is shortened, before the rest are given up."""


def _form(given_up: int, *steps: int) -> int:
    """How often a text has been shortened: at each of some steps once."""
    return sum(given_up >= step for step in steps)


class PreviewBanner(QWidget):
    """Says what the preview shows. Where it is narrow it gives up words, one after the other.

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
        self._old = False
        self._is_one = False
        self.setObjectName("previewBanner")
        self.setAccessibleName(tr("Preview of generated cases"))
        self.title = ShortLabel("previewTitle", "heading")
        words = tr("Case {0} of {1}"), tr("The case before"), tr("The next case")
        self.cases = Walk("previewCase", words, theme, self)
        words = tr("Query {0} of {1}"), tr("The query before"), tr("The next query")
        self.queries = Walk("previewQuery", words, theme, self)
        self.word = plain_label("previewWord", "verdict-win")
        self.word.setAccessibleName(tr("The judge's word"))
        self.verdict = ShortLabel("previewVerdict")
        self.add = QPushButton(self._adding[0], self)
        self.add.setObjectName("previewAdd")
        self.add.setAccessibleName(tr("Add the generated cases to the document"))
        self.add.setToolTip(self.add.accessibleName())
        self.add.setProperty("primary", True)
        close = tr("Close the preview: the document is seen again (Esc)")
        self.close_ = QPushButton(tr("Close preview"), self)
        self.close_.setObjectName("previewClose")
        self.cross = SteadyTool("previewCross", close, "close", theme, self)
        for button in (self.close_, self.cross):
            button.setAccessibleName(tr("Close the preview"))
            button.setToolTip(close)
            button.clicked.connect(lambda _: self.close_wanted.emit())
        self._lay_out()
        self.add.clicked.connect(lambda _: self.add_wanted.emit())
        theme.changed.connect(self.update)

    def _lay_out(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 7, 8, 8)
        self._row.setSpacing(_GAP)
        for widget in (self.title, self.cases, self.queries, self.word, self.verdict):
            self._row.addWidget(widget)
        self._row.addStretch(1)
        for button in (self.add, self.close_, self.cross):
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            self._row.addWidget(button)

    # Room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != self.width():
            self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        """Give up as many words as must be; what is left is shortened if that is not enough."""
        self._keep_height()
        given_up = next((n for n in range(_ALL_BUT_LAST) if self._needed(n) <= self.width()), _ALL_BUT_LAST)
        self._give_up(given_up)
        while given_up < _WORDS and self._least() > self.width():
            given_up += 1
            self._give_up(given_up)

    def _least(self) -> int:
        """Pixels of width below which a button would be cut."""
        self._row.invalidate()
        return self._row.minimumSize().width()

    def _give_up(self, given_up: int) -> None:
        self.close_.setVisible(given_up < 1)
        self.cross.setVisible(given_up >= 1)
        self.title.setVisible(given_up < 3 or self._old)
        self.queries.shorten(_form(given_up, 2, 7))
        self.cases.shorten(_form(given_up, 4, 8))
        self.add.setText(self._add_as(given_up))
        self._row.setSpacing(_GAP if given_up < _ALL_BUT_LAST else _SMALL_GAP)
        self.verdict.setVisible(given_up < 6)

    def _add_as(self, given_up: int) -> str:
        """The words on the button that adds."""
        return (*self._adding, "+")[_form(given_up, 5, 9)]

    def _keep_height(self) -> None:
        """As high as the largest of its parts, whichever of them are there."""
        margins = self._row.contentsMargins()
        highest = max(widget.sizeHint().height() for widget in (self.add, self.close_, self.word))
        self.setFixedHeight(highest + margins.top() + margins.bottom())

    def _needed(self, given_up: int) -> int:
        """Pixels of width without the first so many words."""
        widths = [
            self.cases.width_as(_form(given_up, 4, 8)),
            (self.cross if given_up else self.close_).sizeHint().width(),
        ]
        if given_up < 3 or self._old:
            widths.append(self.title.sizeHint().width())
        if not self.queries.isHidden():
            widths.append(self.queries.width_as(_form(given_up, 2, 7)))
        if not self.word.isHidden():
            widths.append(self.word.sizeHint().width())
        if given_up < 6:
            widths.append(self.verdict.sizeHint().width())
        if not self.add.isHidden():
            words = [
                self.add.fontMetrics().horizontalAdvance(text) for text in (self.add.text(), self._add_as(given_up))
            ]
            widths.append(self.add.sizeHint().width() - words[0] + words[1])
        margins = self._row.contentsMargins()
        # The stretch has a gap too.
        return sum(widths) + len(widths) * _GAP + margins.left() + margins.right()

    def minimumSizeHint(self) -> QSize:
        # What has no room is given up.
        return QSize(_LEAST, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), self._theme.colours
        painter.fillRect(self.rect(), colours.q("accent_soft"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, colours.q("border"))
        painter.end()

    # What is said

    @property
    def _adding(self) -> tuple[str, str]:
        return tr("Add as case") if self._is_one else tr("Add as cases"), tr("Add")

    def say_anew(self) -> None:
        """Another language is spoken."""
        self.cases.show_text(tr("Case {0} of {1}"))
        self.queries.show_text(tr("Query {0} of {1}"))
        self._fit()

    def offer_adding(self, on: bool) -> None:
        """Whether the cases can be added here: not where the panel offers it already."""
        self.add.setVisible(on)
        self._fit()

    def show_count(self, count: int) -> None:
        """How many cases were generated."""
        self._is_one = count == 1
        self.add.setEnabled(count > 0)
        self._entitle(tr("Preview"), tr("Generated, and not yet in the document"), old=False)

    def show_old(self) -> None:
        """The cases are those of before: what is set now makes none."""
        self._entitle(tr("Before the last change"), tr("The generator could not follow the last change"), old=True)
        self.add.setEnabled(False)

    def _entitle(self, text: str, tip: str, *, old: bool) -> None:
        self._old = old
        self.title.setText(text)
        self.title.setToolTip(tip)
        self._fit()

    def show_place(self, case: tuple[int, int], query: tuple[int, int]) -> None:
        """Which case of how many, and which of its queries."""
        self.cases.show_place(*case)
        self.queries.show_place(*query)
        self.queries.setVisible(query[1] > 1)
        self._fit()

    def show_verdict(self, value: Sum | None, format_name: str, kind: str) -> None:
        """Who wins; None: nothing is asked."""
        known = value is not None and not isinstance(value, Unknown)
        self.word.setVisible(known)
        if value is None:
            self._say(tr("No query asks about it"))
        elif isinstance(value, Unknown):
            self._say(tr("The winner cannot be told: {0}").format(spoken(value.reason)))
        else:
            self.word.setText(judge_words(format_name, kind).word(value))
            set_role(self.word, "verdict-win" if value else "verdict-lose")
            self._say(tr("nim-sum {0}").format(value), tr("{0}, nim-sum {1}").format(winner(value), value))

    def _say(self, text: str, tip: str = "") -> None:
        self.verdict.setText(text)
        self.verdict.setToolTip(plain_tip(tip or text))
        self.verdict.setAccessibleName(tip or text)
        self.word.setToolTip(plain_tip(tip))
        self._fit()

    def show_waiting(self) -> None:
        """The case is on its way."""
        self.word.hide()
        self._say(tr("Laying the case out …"))

"""The sequence of values: as a table and as a plot, how far, and why the size that is pointed at has its value."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSpinBox,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from engine.games.heaps import HeapsGame, MexOfSize
from engine.games.heaps_record import Heaps
from engine.games.heaps_sequence import TABLE_BOUND
from gui.heaps.asked import SequenceAnswer
from gui.heaps.elided import ElidedLabel
from gui.heaps.sequence_table import SequenceTable
from gui.heaps.words import mex_words
from gui.language.sentences import sentence
from gui.panels.later import Later
from gui.panels.verdict_card import plain_label
from gui.theme import ThemeController

if TYPE_CHECKING:
    from gui.heaps.sequence_plot import SequencePlot

START = 120
"""Up to which size the values are shown at first."""
_TYPED = 250
_LISTED = 8


class SequencePanel(QWidget):
    """Shows what it is given by `show_answer`.

    Signals
    -------
    wanted()
        `n` is another.
    """

    wanted = Signal()

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._answer: SequenceAnswer | None = None
        self._plot: SequencePlot | None = None
        self._plot_is_old = True
        self.setObjectName("sequencePanel")
        self._later = Later(self.wanted.emit, self)
        self._build()
        self._tell(None)

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(8)
        title = plain_label("", "muted")
        title.setText(self.tr("sizes 0 to"))
        self.spin = QSpinBox()
        self.spin.setObjectName("sequenceEnd")
        self.spin.setAccessibleName(self.tr("Show the values of the sizes 0 to"))
        self.spin.setRange(0, TABLE_BOUND)
        self.spin.setGroupSeparatorShown(True)
        self.spin.setValue(START)
        self.spin.setStepType(QSpinBox.StepType.AdaptiveDecimalStepType)
        self.spin.setMinimumWidth(112)
        self.spin.valueChanged.connect(lambda _: self._later.ask(_TYPED))
        self._caption = ElidedLabel("sequenceCaption", "muted")
        self._tabs = QTabBar()
        self._tabs.setObjectName("sequenceTabs")
        self._tabs.setAccessibleName(self.tr("The values as a table or as a plot"))
        self._tabs.addTab(self.tr("Table"))
        self._tabs.addTab(self.tr("Plot"))
        self._tabs.currentChanged.connect(self._on_tab)
        head.addWidget(self._tabs)
        head.addWidget(title)
        head.addWidget(self.spin)
        head.addWidget(self._caption, 1)
        layout.addLayout(head)
        layout.addWidget(self._made_pages(), 1)
        self._mex_head, self._mex = plain_label("mexHead", "heading"), plain_label("mexMoves", "muted", wrapped=True)
        self._mex_head.setMinimumWidth(20)
        self._mex.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._mex.setFixedHeight(2 * self._mex.fontMetrics().lineSpacing() + 2)
        layout.addWidget(self._mex_head)
        layout.addWidget(self._mex)

    def _made_pages(self) -> QStackedWidget:
        self.table = SequenceTable(self._theme)
        self.table.setFrameShape(SequenceTable.Shape.NoFrame)
        self.table.pointed.connect(self._tell)
        self.table.wrapped.connect(self._show_caption)
        self._trouble = plain_label("sequenceTrouble", "muted", wrapped=True)
        self._trouble.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._trouble.setMargin(24)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self._trouble)
        self._stack.setMinimumHeight(96)
        return self._stack

    @property
    def n(self) -> int:
        """Up to which size the values are wanted."""
        return self.spin.value()

    def show_tab(self, index: int) -> None:
        """The table (0) or the plot (1)."""
        self._tabs.setCurrentIndex(index)
        page = self._stack.currentWidget()
        if page is not None:
            page.setFocus()

    # What is shown

    def show_answer(self, answer: SequenceAnswer) -> None:
        """Show values and their period."""
        self._answer = answer
        self._trouble.setText(sentence(answer.trouble))
        self.table.show_values(answer.values, answer.value_rule.period)
        self._plot_is_old = True
        self._turn_page()
        self._tell(self.table.size_now)
        self._show_caption()

    def show_waiting(self) -> None:
        """The values are not there yet; those shown belong to what was asked before."""
        self._caption.say(self.tr("computing…"))

    def say_anew(self) -> None:
        """Another language is spoken."""
        if self._answer is not None:
            self._trouble.setText(sentence(self._answer.trouble))
            self._tell(self.table.size_now)
            self._show_caption()

    def show_heaps(self, heaps: Heaps) -> None:
        """Dot the sizes that stand in the query."""
        self.table.mark(self.table.linked, heaps)

    def _show_caption(self) -> None:
        self._caption.say("" if self._answer is None or self._answer.trouble else self._caption_text())

    def _caption_text(self) -> str:
        wrap = self.table.wrap
        if wrap.period is None:
            return ""
        length = wrap.period.length
        before = self.tr("; the pre-period is underlined") if wrap.start else ""
        if self._tabs.currentIndex() == 1:
            grey = self.tr("; grey: the pre-period") if wrap.start else ""
            return self.tr("bands: periods of {0}").format(f"{length:,}") + grey
        if wrap.start > wrap.n:
            return self.tr("all before the periodic part, which begins at {0}").format(f"{wrap.period.preperiod:,}")
        if wrap.periods_a_row == 0:
            return self.tr("each period of {0} begins a new row").format(f"{length:,}") + before
        if wrap.periods_a_row == 1:
            return self.tr("each row is one period of {0}").format(length) + before
        return self.tr("each row holds {0} periods of {1}").format(wrap.periods_a_row, length) + before

    def _on_tab(self, index: int) -> None:
        if index == 1 and self._plot is None:
            # pyqtgraph takes half a second to import: not before somebody wants to see a plot.
            from gui.heaps.sequence_plot import SequencePlot

            self._plot = SequencePlot(self._theme)
            self._plot.pointed.connect(self._tell)
            self._stack.addWidget(self._plot)
        self._turn_page()

    def _turn_page(self) -> None:
        self._show_caption()
        answer, plot = self._answer, self._plot if self._tabs.currentIndex() == 1 else None
        if answer is not None and plot is not None and self._plot_is_old:
            plot.show_values(answer.values, answer.value_rule.period)
            self._plot_is_old = False
        self._stack.setCurrentWidget(self._trouble if answer and answer.trouble else plot or self.table)

    # What is pointed at

    def _tell(self, size: int | None) -> None:
        mex = self._mex_of(size)
        if mex is None:
            self._mex_head.setText(self.tr("Why this value?"))
            self._mex.setText(self.tr("Point at a size to see where its moves lead, and the mex of the values there."))
            self._mex.setToolTip("")
            self.table.tip = ""
            self.table.mark(())
            return
        head, moves = mex_words(mex, _LISTED)
        self._mex_head.setText(head)
        self._mex.setText(moves)
        self._mex.setToolTip("\n".join(mex_words(mex)))
        self.table.mark({size for follower in mex.followers for size in follower.rest})
        self.table.tip = f"{head}\n{moves}".strip()

    def _mex_of(self, size: int | None) -> MexOfSize | None:
        answer = self._answer
        if size is None or answer is None or size >= len(answer.values):
            return None
        return HeapsGame(answer.question.rule).mex_of(size)

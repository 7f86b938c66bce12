"""The editor of a game of heaps: rule, heaps and sequence, following the session."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSplitter, QVBoxLayout, QWidget

from engine.document import Delta
from engine.games.heaps import HeapsGame
from engine.games.heaps_changes import HeapsDelta
from engine.games.heaps_graph import graph_of
from engine.games.heaps_record import Heaps
from engine.games.take_rule import TakeRule
from gui.graph_cases import GraphCases
from gui.heaps.as_graph import AsGraphDialog, heaps_graph_name
from gui.heaps.asked import (
    RowAnswer,
    RowQuestion,
    SequenceAnswer,
    SequenceQuestion,
    answer_row,
    answer_sequence,
)
from gui.heaps.commands import HeapsCommands
from gui.heaps.fitted import Fitted, Scrolled
from gui.heaps.latest import Latest
from gui.heaps.row_bar import RowBar
from gui.heaps.rule_bar import RuleBar
from gui.heaps.sequence_panel import SequencePanel
from gui.heaps.stacks import StackView
from gui.jobs import Jobs
from gui.panels.later import Later
from gui.panels.verdict_card import plain_label
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController

_PATIENCE = 150
"""Milliseconds until it is said that something is being computed."""
_WIDE = 1250


class HeapsEditor(QWidget):
    """Shows the current case if it is a game of heaps, and does nothing while it is another.

    Attributes
    ----------
    commands, rule, row, stacks, sequence
        Its parts.

    Signals
    -------
    said(str), refused(str)
        Something for the status bar: what is pointed at, and why something was not done.
    enabled_changed()
        `gui.heaps.actions.enabled` may say something else.
    """

    said = Signal(str)
    refused = Signal(str)
    enabled_changed = Signal()

    def __init__(
        self,
        session: Session,
        spotlight: Spotlight,
        theme: ThemeController,
        jobs: Jobs,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._shown: tuple[HeapsGame | None, int | None] = (None, None)
        self._row_answer: RowAnswer | None = None
        self._sequence_answer: SequenceAnswer | None = None
        self._asked_rule: TakeRule | None = None
        self.setObjectName("heapsEditor")
        self.setAccessibleName(self.tr("Heaps editor"))
        self.commands = HeapsCommands(session, self)
        self.rule = RuleBar(session, self.commands, theme)
        self.row = RowBar(session, self.commands, theme)
        self.stacks = StackView(self.commands, spotlight, theme)
        self.sequence = SequencePanel(theme)
        self._graphs = GraphCases(session, jobs, self)
        self._rows: Latest[RowQuestion, RowAnswer] = Latest(
            jobs, self.tr("Values of the heaps"), answer_row, self._on_row, lambda asked: asked.rule
        )
        self._sequences: Latest[SequenceQuestion, SequenceAnswer] = Latest(
            jobs, self.tr("Values of the sizes"), answer_sequence, self._on_sequence, lambda asked: asked.rule
        )
        self._patience = Later(self._show_waiting, self)
        self._build()
        self._connect()
        self._follow(afresh=True)

    def _build(self) -> None:
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._info = plain_label("heapInfo", "muted")
        self._info.setMinimumWidth(20)
        self._add_query = QPushButton(self.tr("Add a query"))
        self._add_query.setObjectName("heapsAddQuery")
        self._add_query.clicked.connect(self.commands.add_query)
        self.stacks.setFrameShape(StackView.Shape.NoFrame)
        top = Fitted()
        layout = QVBoxLayout(top)
        layout.setContentsMargins(0, 0, 0, 6)
        layout.setSpacing(2)
        for widget in (self.rule, self.row):
            layout.addWidget(widget)
        layout.addWidget(self._add_query, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.stacks, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(12, 0, 12, 0)
        foot.addWidget(self._info)
        layout.addLayout(foot)
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setObjectName("heapsSplitter")
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(5)
        self.splitter.addWidget(Scrolled(top))
        self.splitter.addWidget(self.sequence)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        self.splitter.setSizes([1400, 1000])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.splitter)
        self.setFocusProxy(self.stacks)

    def _connect(self) -> None:
        self.rule.search_wanted.connect(self.look_further)
        self.row.add.clicked.connect(lambda _: self.stacks.begin_new())
        self.row.remove.clicked.connect(lambda: self.commands.remove(self.stacks.scene.current))
        self.row.graph.clicked.connect(self.show_as_graph)
        self.stacks.pointed.connect(self._point)
        self.stacks.current_changed.connect(self.enabled_changed)
        self.sequence.wanted.connect(self._ask_sequence)
        self.commands.refused.connect(self._refuse)
        self._graphs.refused.connect(self._refuse)
        self._session.changed.connect(self._on_changed)
        self._session.looked_at.connect(lambda: self._follow(afresh=False))
        self._session.replaced.connect(lambda: self._follow(afresh=True))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_flat = self.width() >= _WIDE and self.width() > 1.6 * self.height()
        wanted = Qt.Orientation.Horizontal if is_flat else Qt.Orientation.Vertical
        if self.splitter.orientation() != wanted:
            self.splitter.setOrientation(wanted)
            self.splitter.setSizes([1000, 1000] if is_flat else [1400, 1000])

    # Following the session

    def _on_changed(self, delta: Delta) -> None:
        key = self._session.case_key
        own = delta.games.get(key) if key is not None else None
        if isinstance(own, HeapsDelta) or self._session.heaps is not self._shown[0]:
            self._follow()

    def _follow(self, *, afresh: bool = False) -> None:
        game, query = self._session.heaps, self._session.heaps_query
        before, self._shown = self._shown, (game, query.key if query else None)
        self.enabled_changed.emit()
        if game is None:
            self._rows.drop()
            self._sequences.drop()
            self._asked_rule = None
            return
        another = afresh or game is not before[0]
        self.rule.show_rule(game.rule, afresh=another)
        index = game.index_of(query.key) if query else -1
        self.row.show_query(query, index, len(game.queries), afresh=another or before[1] != self._shown[1])
        self._add_query.setVisible(query is None)
        self.stacks.asked_with_query = query is not None
        self.stacks.empty_text = self._empty_text()
        if another or before[1] != self._shown[1]:
            self.stacks.set_current(0)
            self.stacks.editor.close_up()
            self._info.setText("")
        self.sequence.show_heaps(self.commands.heaps)
        self._ask_row(game)
        if self._asked_rule != game.rule:
            self._ask_sequence()

    def _empty_text(self) -> str:
        if self.commands.query is None:
            return self.tr("This case has no query yet: add one to put heaps on the table.")
        if not self.commands.heaps:
            return self.tr("No heaps yet. Click the plus, press Insert, or type sizes such as 5 7 12 above.")
        return ""

    # Questions and answers

    def _ask_row(self, game: HeapsGame) -> None:
        question = RowQuestion(game.rule, self.commands.heaps)
        if self._row_answer is None or self._row_answer.question != question:
            self._row_answer = None
        self._rows.ask(question, at_once=question.is_quick)
        if self._rows.waiting:
            self._show_row("")
            self._patience.ask(_PATIENCE)

    def _on_row(self, answer: RowAnswer | ValueError) -> None:
        self._row_answer = None if isinstance(answer, ValueError) else answer
        self._show_row(str(answer) if isinstance(answer, ValueError) else "")

    def say_anew(self) -> None:
        """Another language is spoken."""
        self.stacks.empty_text = self._empty_text()

    def _show_row(self, trouble: str) -> None:
        self.stacks.show_row(self.commands.heaps, self._row_answer, trouble)
        self.row.show_answer(self._row_answer, trouble)
        self.enabled_changed.emit()

    def _ask_sequence(self, search: int = 0) -> None:
        game = self._session.heaps
        if game is not None:
            self._asked_rule = game.rule
            question = SequenceQuestion(game.rule, self.sequence.n, search)
            self._sequences.ask(question, at_once=False)
            self._patience.ask(_PATIENCE)

    def _on_sequence(self, answer: SequenceAnswer | ValueError) -> None:
        game = self._session.heaps
        if isinstance(answer, ValueError) or game is None or answer.question.rule != game.rule:
            return
        self._sequence_answer = answer
        self.rule.show_answer(answer)
        self.sequence.show_answer(answer)
        self.enabled_changed.emit()

    def _show_waiting(self) -> None:
        if self._sequences.waiting:
            self.rule.show_waiting()
            self.sequence.show_waiting()

    # What can be done

    @property
    def may_look_further(self) -> bool:
        """Whether a period may be found by looking further."""
        answer, game = self._sequence_answer, self._session.heaps
        return bool(answer and game and answer.question.rule == game.rule and answer.may_search)

    def look_further(self) -> None:
        """Look for a period as far as the table goes."""
        answer = self._sequence_answer
        if answer is not None and self.may_look_further:
            self._ask_sequence(answer.value_rule.bound or 0)
            self._patience.ask(1)

    def edit_rule(self) -> None:
        """Go to the line of the rule."""
        self.rule.line.setFocus()
        self.rule.line.selectAll()

    def edit_row(self) -> None:
        """Go to the line of the sizes."""
        self.row.line.setFocus()
        self.row.line.selectAll()

    def show_as_graph(self) -> None:
        """Ask how far, and make a graph case."""
        game, case = self._session.heaps, self._session.case
        if game is None or case is None:
            return
        dialog = AsGraphDialog(game.rule, self.commands.heaps, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._add_graph(case.name, game.rule, dialog.largest, dialog.heaps))
        dialog.open()

    def _add_graph(self, case_name: str, rule: TakeRule, largest: int, heaps: Heaps) -> None:
        name = heaps_graph_name(case_name, rule, largest)
        self._graphs.add(name, lambda: graph_of(rule, largest, heaps), self.tr("Show heaps as a graph"))

    def _point(self, text: str) -> None:
        self._info.setText(text)
        self.said.emit(text)

    def _refuse(self, text: str) -> None:
        self._info.setText(text)
        self.refused.emit(text)

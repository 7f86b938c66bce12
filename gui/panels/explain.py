"""The explanation panel: why the selected position, the row of the cursor or the current heap has its value."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.document import Delta
from engine.games.graph_delta import GraphDelta
from gui.faces.parts import Light
from gui.panels.explain_board import explain_row
from gui.panels.explain_disc import ValueDisc
from gui.panels.explain_graph import explain_position
from gui.panels.explain_heaps import explain_heap, explain_size
from gui.panels.explain_list import ExplainList
from gui.panels.explain_model import ExplainModel
from gui.panels.explain_parts import Explanation
from gui.panels.later import Later
from gui.panels.verdict_card import plain_label
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.theme import ThemeController

Asked = Callable[[], int | None]


def _nothing() -> int | None:
    return None


class ExplanationPanel(QWidget):
    """Followers with their values, and the mex step by step.

    Parameters
    ----------
    session, selection, spotlight, theme
        What is shown, what is selected, where witnesses are lit, and the look.
    board_row
        Gives the identity of the row that the board's cursor is in.
    heap, size
        Give the index of the current heap, and the size that is pointed at in the table; a size goes before a heap.
    show_position
        Brings a position into view.

    Signals
    -------
    chosen(object)
        A line was clicked that leads to a position (an integer), or in another game to a `RowMove` or `Follower`.
    """

    chosen = Signal(object)

    def __init__(
        self,
        session: Session,
        selection: Selection,
        spotlight: Spotlight,
        theme: ThemeController,
        parent: QWidget | None = None,
        *,
        board_row: Asked = _nothing,
        heap: Asked = _nothing,
        size: Asked = _nothing,
        show_position: Callable[[int], object] | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._selection, self._spotlight = session, selection, spotlight
        self._board_row, self._heap, self._size = board_row, heap, size
        self._show_position = show_position
        self._lit = False
        self._later = Later(self._show_now, self)
        self._build(theme)
        session.changed.connect(self._on_changed)
        session.looked_at.connect(self.refresh)
        session.replaced.connect(self.refresh)
        selection.changed.connect(self.refresh)
        self._show_now()

    def _build(self, theme: ThemeController) -> None:
        self.setObjectName("explanationPanel")
        self.setAccessibleName(self.tr("Explanation"))
        self.setMinimumWidth(240)
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._disc = ValueDisc(theme)
        self._title, self._brief = plain_label("explainTitle", "title", wrapped=True), plain_label("explainBrief", "")
        self._brief.setWordWrap(True)
        self._reason = plain_label("explainReason", "muted", wrapped=True)
        self._hint = plain_label("explainHint", "muted", wrapped=True)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._brief)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._disc, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        self._model = ExplainModel(self)
        self._list = ExplainList(self._model, theme, self)
        self._list.setMinimumHeight(96)
        self._list.pointed.connect(self._point)
        self._list.chosen.connect(self._go_to)
        self._filler = QWidget()
        self._filler.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        layout.addLayout(head)
        for widget in (self._reason, self._hint):
            layout.addWidget(widget)
        layout.addWidget(self._list, 1)
        layout.addWidget(self._filler, 1)

    # Following

    def _on_changed(self, delta: Delta) -> None:
        key = self._session.case_key
        own = delta.games.get(key) if key is not None else None
        if isinstance(own, GraphDelta) and not (own.labels or own.positions or own.moves):
            return
        if isinstance(own, GraphDelta) and own.positions:
            # Rows read the game as they are painted: those of a position that is gone must not stand until later.
            self._later.cancel()
            self._show_now()
        elif own is not None:
            self.refresh()

    def refresh(self) -> None:
        """Look again at what is selected or pointed at, when the events at hand are dealt with."""
        # What is shown may be of a case that is looked at no more, whose changes nobody tells here.
        self._model.hold()
        self._later.ask()

    def say_anew(self) -> None:
        """Another language is spoken."""
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def _show_now(self) -> None:
        # What nobody sees is not worked out; `showEvent` asks again.
        explanation = self._explanation() if self.isVisible() else None
        self._show_head(explanation)
        self._model.show(explanation or Explanation(None, ""))
        self._list.after_reset()

    def _show_head(self, explanation: Explanation | None) -> None:
        told = explanation is not None
        for widget in (self._disc, self._title):
            widget.setVisible(told)
        self._hint.setVisible(not told)
        self._hint.setText("" if told else self._hint_text())
        has_list = bool(explanation and explanation.sections)
        self._list.setVisible(has_list)
        self._filler.setVisible(not has_list)
        self._disc.show_value(explanation.value if explanation else None)
        self._title.setText(explanation.title if explanation else "")
        for label, text in (
            (self._brief, explanation.brief if explanation else ""),
            (self._reason, explanation.reason if explanation else ""),
        ):
            label.setText(text)
            label.setVisible(bool(text))

    def _hint_text(self) -> str:
        if self._session.board is not None:
            return self.tr("Put the cursor on a row to see why it has its value.")
        if self._session.heaps is not None:
            return self.tr("Click a heap, or point at a size in the table, to see why it has its value.")
        count = len(self._selection.positions)
        if count > 1:
            return self.tr("{0} positions are selected. Select one alone to see why it has its value.").format(
                f"{count:,}"
            )
        return self.tr("Select a position to see why it has its value: where its moves lead, and the mex of that.")

    def _explanation(self) -> Explanation | None:
        return self._of_graph() or self._of_board() or self._of_heaps()

    def _of_graph(self) -> Explanation | None:
        game, positions = self._session.graph, self._selection.positions
        position = next(iter(positions)) if len(positions) == 1 else None
        return explain_position(game, position) if game and position is not None and position in game else None

    def _of_board(self) -> Explanation | None:
        game = self._session.board
        row = self._board_row() if game else None
        return explain_row(game, row) if game and row is not None and row in game else None

    def _of_heaps(self) -> Explanation | None:
        game, query = self._session.heaps, self._session.heaps_query
        if game is None:
            return None
        size, heap = self._size(), self._heap()
        if size is not None:
            return explain_size(game, size)
        if query is None or heap is None or not 0 <= heap < len(query.heaps):
            return None
        return explain_heap(game, query, heap)

    # Pointing

    def _point(self, row: int) -> None:
        light = self._model.light(row)
        # What others have lit is left alone.
        if light != Light():
            self._spotlight.light(*light)
        elif self._lit:
            self._spotlight.clear()
        self._lit = light != Light()

    def _go_to(self, target: object) -> None:
        game = self._session.graph
        if game is not None and isinstance(target, int) and target in game:
            self._selection.set([target])
            if self._show_position:
                self._show_position(target)
        self.chosen.emit(target)

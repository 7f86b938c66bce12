"""The verdict, always in sight: who wins the current query, its nim-sum in binary, and the moves that win."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.document import Delta
from engine.games.kinds import AnyQuery, Game
from gui.faces import face_of
from gui.faces.face import LeavingMove, Sum, Unknown
from gui.faces.news import News
from gui.faces.parts import Light
from gui.faces.texts import brief
from gui.panels.later import Later
from gui.panels.moves_model import MovesModel
from gui.panels.nim_sum_model import NimSumModel
from gui.panels.nim_sum_table import NimSumTable
from gui.panels.sums import SumCache
from gui.panels.verdict_card import VerdictCard, plain_label
from gui.panels.verdict_text import hint, sentence
from gui.panels.winning_moves import MoveList
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController

HUGE = 5000
"""From so many parts of the sum on, the panel waits for a rest in the editing."""
REST = 120


class VerdictPanel(QWidget):
    """Shows the current query of `session`; lights on `spotlight` what is pointed at; a click on a move makes it.

    Signals
    -------
    told()
        The verdict is shown as it is now.
    """

    told = Signal()

    def __init__(
        self, session: Session, spotlight: Spotlight, theme: ThemeController, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._spotlight = session, spotlight
        self._game: Game | None = None
        self._query: AnyQuery | None = None
        self._sums = SumCache()
        self._pending = News()
        self._lit = False
        self._later = Later(self.refresh, self)
        self._build(theme)
        session.changed.connect(self._on_changed)
        session.looked_at.connect(self._look_again)
        session.replaced.connect(self._look_again)
        session.path_changed.connect(self._later.ask)
        self.refresh()

    # Building

    def _build(self, theme: ThemeController) -> None:
        self.setObjectName("verdictPanel")
        self.setMinimumWidth(256)
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.setSpacing(8)
        self.card = VerdictCard()
        layout.addWidget(self.card)
        layout.addSpacing(4)
        self._build_nim_sum(layout, theme)
        layout.addSpacing(4)
        self._build_moves(layout, theme)
        self._hint = plain_label("verdictHint", "muted", wrapped=True)
        layout.addWidget(self._hint)
        # Takes the room where the lists do not want it.
        self._filler = QWidget()
        self._filler.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        layout.addWidget(self._filler, 1)

    def _build_nim_sum(self, layout: QVBoxLayout, theme: ThemeController) -> None:
        self._nim_head, self._nim_sum = plain_label("", "heading"), plain_label("verdictNimSum", "heading")
        self._nim_head.setText(self.tr("Nim-sum"))
        self._nim_sum.setAccessibleName(self.tr("Nim-sum of the current query"))
        self._side = plain_label("verdictSide", "muted")
        layout.addLayout(_row(self._nim_head, self._nim_sum, self._side))
        self._nim_model = NimSumModel(self)
        self._table = NimSumTable(self._nim_model, theme, self)
        self._table.pointed.connect(self._point_part)
        layout.addWidget(self._table, 3)

    def _build_moves(self, layout: QVBoxLayout, theme: ThemeController) -> None:
        self._moves_head, self._count = plain_label("", "heading"), plain_label("winningMoveCount", "muted")
        self._all = QCheckBox()
        self._all.setObjectName("allMoves")
        self._all.setText(self.tr("All moves"))
        self._all.setToolTip(self.tr("List every legal move with what it leaves, not only those that win"))
        self._all.setAccessibleName(self.tr("List all legal moves"))
        self._all.toggled.connect(self._list_moves)
        layout.addLayout(_row(self._moves_head, self._count, self._all))
        self._moves_model = MovesModel(self)
        self._moves_model.counted.connect(self._show_counts)
        self._moves = MoveList(self._moves_model, theme, self)
        self._moves.setObjectName("winningMoves")
        self._moves.setAccessibleName(self.tr("Moves: point at one to see it, click it to make it"))
        self._moves.setMinimumHeight(84)
        self._moves.pointed.connect(self._point_move)
        self._moves.chosen.connect(self._play)
        layout.addWidget(self._moves, 2)
        nim = (self._nim_head, self._nim_sum, self._side, self._table)
        self._lists: tuple[QWidget, ...] = (*nim, self._moves_head, self._count, self._all, self._moves)

    # Following the session

    def say_anew(self) -> None:
        """Another language is spoken."""
        self._look_again()

    def _look_again(self) -> None:
        self._moves_model.stop()
        self._game = None
        self._later.ask()

    def _on_changed(self, delta: Delta) -> None:
        key = self._session.case_key
        own = delta.games.get(key) if key is not None else None
        game = self._session.game
        if own is None or game is None:
            return
        face = face_of(game)
        news = face.news(own)
        if not news.seen:
            return
        if game is not self._game:
            self._look_again()
            return
        self._moves_model.stop()
        self._point(None)
        self._sums.follow(face.kind, news)
        self._pending.absorb(news)
        self._later.ask(REST if self._nim_model.rowCount() > HUGE else 0)

    def refresh(self) -> None:
        """Show the current query as it is now."""
        self._later.cancel()
        game, query = self._session.game, self._session.query
        if game is not self._game:
            self._sums, self._query = SumCache(), None
        changed, self._pending = self._pending, News()
        same = query is not None and query is self._query and not changed.parts and not changed.stale
        self._game, self._query = game, query
        value = self._value
        self._show_hint(hint(game, query), lists=not isinstance(value, Unknown))
        self._show_parts(changed if same else None)
        self._list_moves()
        self._show_verdict(value)
        self.told.emit()

    @property
    def asked_value(self) -> Sum | None:
        """The nim-sum of what is shown; None if nothing is asked."""
        asked = self._game is not None and face_of(self._game).asks(self._game, self._session.query)
        return self._value if asked else None

    @property
    def _value(self) -> Sum:
        """The nim-sum of what is shown."""
        return self._sums.of(self._game, self._query) if self._game and self._query else 0

    def _show_parts(self, changed: News | None) -> None:
        """Show the parts of the sum anew, or, if it is known what changed in them, only that."""
        value = self._value
        if not self._game or not self._query or isinstance(value, Unknown):
            self._nim_model.clear()
        elif changed is not None:
            self._nim_model.refresh(value, changed.values)
        else:
            self._nim_model.show(self._game, self._query, value)

    def _show_hint(self, text: str, *, lists: bool) -> None:
        self._hint.setText(text)
        self._hint.setVisible(bool(text))
        lists = lists and not text
        for widget in self._lists:
            widget.setVisible(lists)
        self._filler.setVisible(not lists)

    def _show_verdict(self, value: Sum) -> None:
        kind = face_of(self._game).kind if self._game else "graph"
        self.card.show_verdict(self.asked_value, self._session.document.format_name, kind)
        if isinstance(value, Unknown):
            return
        self._nim_sum.setText(brief(value))
        self._nim_sum.setToolTip(str(value))
        self._side.setText(self.tr("N-position") if value else self.tr("P-position"))
        self._side.setToolTip(self.tr("The next player wins") if value else self.tr("The previous player wins"))
        self._show_counts()

    # Moves

    def _list_moves(self) -> None:
        value = self._value
        if self._game and self._query and not isinstance(value, Unknown):
            self._moves_model.show(self._game, self._query, value, only_winning=not self._all.isChecked())
        else:
            self._moves_model.clear()
        self._moves.after_reset()

    def _show_counts(self) -> None:
        count, complete = self._moves_model.rowCount(), self._moves_model.complete
        listed = self._all.isChecked()
        self._moves_head.setText(self.tr("All moves") if listed else self.tr("Winning moves"))
        self._count.setText(f"{count:,}" if complete else f"{count:,}+")
        value = self._value
        if self._game and self._query and not isinstance(value, Unknown):
            winning = None if listed else count
            self.card.explain(sentence(self._game, self._query, value, winning, complete=complete))

    def _play(self, move: LeavingMove) -> None:
        game, query = self._session.game, self._session.query
        if game and query and game is self._game:
            face = face_of(game)
            self._session.edit(face.play(game, query, move), face.move_words(game, move).text)

    # Pointing

    def _point_move(self, move: LeavingMove | None) -> None:
        light = face_of(self._game).move_light(move) if move is not None and self._game else None
        self._point(light, wins=move is not None and move.leaves == 0)

    def _point_part(self, row: int) -> None:
        self._point(self._nim_model.light(row))

    def _point(self, light: Light | None, *, wins: bool = False) -> None:
        # What others have lit is left alone.
        if light is not None:
            self._spotlight.light(*light, wins=wins)
        elif self._lit:
            self._spotlight.clear()
        self._lit = light is not None


def _row(head: QWidget, value: QWidget, end: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addWidget(head)
    row.addWidget(value)
    row.addStretch(1)
    row.addWidget(end)
    return row

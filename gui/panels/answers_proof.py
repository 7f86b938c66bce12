"""One answer looked at: what was printed and what should have been, where, and the proof of it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from engine.games.kinds import AnyQuery, Game
from engine.verify import Answer
from gui.faces import face_of
from gui.faces.face import LeavingMove, Sum, Unknown
from gui.faces.texts import brief, tr
from gui.language.spoken import spoken
from gui.panels.answers_light import AnswerLight, stones_of
from gui.panels.answers_replies import RepliesModel, ReplyList
from gui.panels.answers_words import MARKS, place, shown, status_word
from gui.panels.moves_model import MOVE, MovesModel
from gui.panels.verdict_card import plain_label
from gui.panels.winning_moves import MoveList
from gui.theme import ThemeController, set_role


class ProofView(QWidget):
    """Shows the proof of one query's answer, and lights what is pointed at in it."""

    def __init__(self, theme: ThemeController, light: AnswerLight, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("answerProof")
        self._light = light
        self._game: Game | None = None
        self._value = 0
        self._lights_first = False
        self._title = plain_label("answerTitle", "heading", wrapped=True)
        self._word = plain_label("answerWord", "verdict-win")
        self._word.setAccessibleName(self.tr("The right answer"))
        self._told = plain_label("answerTold", "plain", wrapped=True)
        self._places = plain_label("answerPlaces", "muted", wrapped=True)
        self._reason = plain_label("answerReason", "muted", wrapped=True)
        self._wins, self._replies = MovesModel(self), RepliesModel(self)
        self._win_list = MoveList(self._wins, theme, self)
        self._win_list.setObjectName("answerWins")
        self._win_list.setAccessibleName(self.tr("Moves that leave nim-sum 0: choose one to see it"))
        self._reply_list = ReplyList(self._replies, theme, self)
        self._lay_out()
        self._connect()
        self.clear()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title, 1)
        head.addWidget(self._word, 0, Qt.AlignmentFlag.AlignTop)
        self._lists = QStackedLayout()
        for widget in (self._win_list, self._reply_list, QWidget(self)):
            self._lists.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(4)
        column.addLayout(head)
        for label in (self._told, self._places, self._reason):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            column.addWidget(label)
        column.addSpacing(2)
        column.addLayout(self._lists, 1)

    def _connect(self) -> None:
        self._win_list.pointed.connect(self._point_win)
        self._win_list.chosen.connect(self._light_win)
        self._reply_list.pointed.connect(self._point_reply)
        self._wins.counted.connect(self._on_wins)
        self._replies.counted.connect(self._count)

    # What is shown

    def clear(self, text: str = "") -> None:
        """Show no answer, but `text`."""
        self.stop()
        self._game = None
        self._lists.setCurrentIndex(2)
        for label in (self._word, self._told, self._places):
            label.hide()
        self._title.hide()
        self._reason.setText(text)

    def stop(self) -> None:
        """The game has changed: look for no more moves in what it was, and light nothing of it."""
        self._lights_first = False
        self._light.drop()
        self._wins.stop()
        self._replies.stop()

    def show_answer(self, title: str, answer: Answer, *, exported: bool) -> None:
        """Show what is known of an answer."""
        self._title.setText(title)
        self._word.setText(answer.expected)
        set_role(self._word, "verdict-win" if answer.wins else "verdict-lose")
        self._told.setText(_told(answer))
        set_role(self._told, "plain")
        self._places.setText(_places(answer, exported=exported))
        self._places.setAccessibleName(_places_in_full(answer, exported=exported))
        self._places.setToolTip(self._places.accessibleName())
        for label in (self._title, self._word, self._told):
            label.show()
        self._places.setVisible(bool(self._places.text()))

    def show_proof(self, game: Game, query: AnyQuery, value: Sum, *, lit: bool) -> None:
        """Show why the query, whose nim-sum is `value`, is won or lost; with `lit`, light what it is about at once."""
        self.stop()
        self._lights_first = lit
        stones = stones_of(query) if lit else None
        if stones is not None:
            self._light.rest_on(stones)
        self._game = game
        if isinstance(value, Unknown):
            self._lists.setCurrentIndex(2)
            self._reason.setText(spoken(value.reason))
        elif value:
            self._lists.setCurrentIndex(0)
            self._value = value
            self._wins.show(game, query, value, only_winning=True)
        else:
            self._replies.show(game, query)
            self._lists.setCurrentIndex(1 if self._replies.rowCount() else 2)
            self._reason.setText(face_of(game).losing(game, query))
            self._count()

    def _count(self) -> None:
        """How many moves are answered."""
        count = self._replies.move_count
        if self._lists.currentIndex() != 1 or not count:
            return
        moves = f"{count:,}" if self._replies.complete else f"{count:,}+"
        if count == 1 and self._replies.complete:
            self._reason.setText(self.tr("Nim-sum 0: the only move is answered."))
        else:
            self._reason.setText(self.tr("Nim-sum 0: each of {0} moves is answered.").format(moves))

    @property
    def searching(self) -> bool:
        """Whether moves are still looked for."""
        return self._wins.searching or self._replies.searching

    # Lights

    def _point_win(self, move: LeavingMove | None) -> None:
        if move is None and self._win_list.currentIndex().isValid():
            move = self._win_list.currentIndex().data(MOVE)
        self._light_win(move)

    def _light_win(self, move: LeavingMove | None) -> None:
        light = face_of(self._game).move_light(move) if move is not None and self._game else None
        self._light.point(light, wins=move is not None)

    def _on_wins(self) -> None:
        """Say how many there are; where nothing else stays lit, the first does."""
        if self._lists.currentIndex() == 0:
            self._reason.setText(_winning(self._value, self._wins.rowCount(), complete=self._wins.complete))
        if self._lights_first and self._game and self._wins.rowCount():
            self._lights_first = False
            if not self._light.rests:
                light = face_of(self._game).move_light(self._wins.index(0, 0).data(MOVE))
                self._light.rest_on(light, wins=True)

    def _point_reply(self, row: int) -> None:
        inside = self._game is not None and 0 <= row < self._replies.rowCount()
        self._light.point(self._replies.light(row) if inside else None, wins=inside and self._replies.is_reply(row))


def _winning(value: int, count: int, *, complete: bool) -> str:
    """Why a nim-sum that is not 0 wins; so many moves are listed so far."""
    one = complete and count == 1
    text = tr("Nim-sum {0}: this move leaves 0 and wins.") if one else tr("Nim-sum {0}: these moves leave 0 and win.")
    return text.format(brief(value))


def _told(answer: Answer) -> str:
    """Mark, status and what stands in the output."""
    status = answer.status.value
    head = f"{MARKS[status][0]} {status_word(status)}"
    if status == "missing":
        return tr("{0}: should be {1}").format(head, answer.expected)
    if status == "right":
        return tr("{0}: printed {1}").format(head, shown(answer.found))
    return tr("{0}: printed {1}, should be {2}").format(head, shown(answer.found), answer.expected)


def _places(answer: Answer, *, exported: bool) -> str:
    """Where the answer and the query stand, as line:column."""
    parts = []
    if answer.line:
        parts.append(tr("Answers {0}:{1}").format(answer.line, answer.column))
    if answer.input_line:
        head = tr("Exported input {0}:{1}") if exported else tr("Input {0}:{1}")
        parts.append(head.format(answer.input_line, answer.input_column or 1))
    return " · ".join(parts)


def _places_in_full(answer: Answer, *, exported: bool) -> str:
    """The same in words."""
    parts = []
    if answer.line:
        parts.append(tr("In the answers: {0}").format(place(answer.line, answer.column)))
    if answer.input_line:
        head = tr("In the input, as export writes it: {0}") if exported else tr("In the input: {0}")
        parts.append(head.format(place(answer.input_line, answer.input_column or 1)))
    return tr("{0}. {1}").format(*parts) if len(parts) == 2 else "".join(parts)

"""A match played with the keyboard: arrows go through the legal moves, Enter makes one."""

from itertools import islice
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from engine.play import AnyMove, legal_moves
from gui.faces import face_of
from gui.play.referee import Referee
from gui.play.texts import tr

if TYPE_CHECKING:
    from gui.play.window import PlayView

MOST = 2_000
"""How many legal moves the arrows go through."""
NEXT = (Qt.Key.Key_Right, Qt.Key.Key_Down)
PREVIOUS = (Qt.Key.Key_Left, Qt.Key.Key_Up)
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Keyboard(QObject):
    """Takes the keys of a play view before the view does.

    Signals
    -------
    chosen(object)
        A move that a person wants to make.
    said(str)
        Which move the arrows have come to.
    left()
        Escape was pressed where nothing was to be given up, and no match is under way.
    """

    chosen = Signal(object)
    said = Signal(str)
    left = Signal()

    def __init__(self, view: "PlayView", referee: Referee, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._referee = view, referee
        self._moves: list[AnyMove] = []
        self._at = -1
        view.installEventFilter(self)
        referee.changed.connect(self._forget)

    def _forget(self) -> None:
        self._moves, self._at = [], -1

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._pressed(event.key()):
            return True
        return super().eventFilter(watched, event)

    def _pressed(self, key: int) -> bool:
        if key in NEXT or key in PREVIOUS:
            self._go_on(1 if key in NEXT else -1)
        elif key in ENTER:
            if self._at >= 0:
                self.chosen.emit(self._moves[self._at])
        elif key == Qt.Key.Key_Escape:
            self.escape()
        else:
            return False
        return True

    def escape(self) -> None:
        """Cut short what is on its way; else point at nothing; else leave, unless a match would be lost by that."""
        if self._view.skip():
            return
        if self._at >= 0 or self._view.pointing:
            self._at = -1
            self._view.escape()
        elif self._referee.match.plies and not self._referee.match.over:
            self.said.emit(tr("The match is under way: Ctrl+W closes the window all the same."))
        else:
            self.left.emit()

    def _go_on(self, step: int) -> None:
        """Point at the next legal move, or the one before."""
        game, query = self._referee.session.game, self._referee.session.query
        if game is None or query is None or not self._referee.persons_turn:
            return
        self._view.skip()
        self._moves = self._moves or list(islice(legal_moves(game, query), MOST))
        first = 0 if step > 0 else len(self._moves) - 1
        self._at = first if self._at < 0 else (self._at + step) % len(self._moves)
        move = self._moves[self._at]
        self._view.point(move, wins=False)
        self.said.emit(tr("{0}? Press Enter to make this move.").format(face_of(game).move_words(game, move).text))

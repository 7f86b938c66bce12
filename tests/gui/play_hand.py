"""A hand for the tests of the play window: it clicks moves, buttons and rows, and reads what stands there."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.document import Document
from engine.games.board import RowMove
from engine.games.graph import StoneMove
from engine.play import legal_moves
from gui.jobs import Jobs
from gui.play.board_view import BoardPlay
from gui.play.graph_view import GraphPlay
from gui.play.heaps_view import HeapsPlay
from gui.play.window import PlayWindow
from gui.session import Session

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class PlayHand:
    """One main session with its records, and a play window on it."""

    def __init__(self, qtbot, theme, *records, seed=1, delay=0, query=0):
        self.qtbot = qtbot
        self.main, self.jobs = Session(), Jobs()
        self.main.open(Document(list(records)))
        self.main.look_at(0, self.main.game.queries[query].key if self.main.game.queries else None)
        self.before = self.main.document.records()
        self.window = PlayWindow(self.main, theme, self.jobs, seed=seed, delay=delay)
        qtbot.addWidget(self.window)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.panel, self.referee, self.view = self.window.panel, self.window.referee, self.window.view
        self.settle()

    def settle(self):
        """Wait until a person is to move, or the match is over."""
        self.qtbot.waitUntil(lambda: not self.referee.thinking and not self.jobs.running, timeout=10_000)
        QApplication.sendPostedEvents()
        QApplication.processEvents()

    # Reading

    @property
    def status(self) -> str:
        return self.panel.status.text()

    @property
    def note(self) -> str:
        return self.panel.note.text()

    @property
    def over(self) -> bool:
        return self.referee.match.over

    @property
    def rows(self) -> list[str]:
        """What the list of moves says."""
        model = self.window.moves.model()
        return [model.index(i, 0).data() for i in range(model.rowCount())]

    @property
    def legal(self):
        return list(legal_moves(self.window.session.game, self.window.session.query))

    def hinted(self):
        """The move that is lit in the colour of winning moves, or None."""
        view = self.view
        if isinstance(view, BoardPlay):
            return view._hint and (view._hint.row, view._hint.source, view._hint.target)
        if not view._spotlight.wins:
            return None
        if isinstance(view, GraphPlay):
            return next(iter(view.spotlight.moves), None)
        return view._spotlight.thing

    def check_untouched(self):
        """The document that the game was copied from is as it was."""
        assert self.main.document.records() == self.before
        assert self.main.undo_stack.count() == 0
        assert not self.main.dirty

    # Acting

    def press(self, button: QWidget):
        assert button.isEnabled()
        QTest.mouseClick(button, LEFT, NONE, button.rect().center())
        self.settle()

    @property
    def target(self) -> QWidget:
        """What gets the mouse."""
        return self.view if isinstance(self.view, GraphPlay) else self.view.viewport()

    def click(self, where: QPoint):
        QTest.mouseMove(self.target, where)
        QTest.mouseClick(self.target, LEFT, NONE, where)
        QApplication.processEvents()

    def drag(self, start: QPoint, end: QPoint):
        QTest.mouseMove(self.target, start)
        QTest.mousePress(self.target, LEFT, NONE, start)
        QTest.mouseMove(self.target, start + (end - start) / 2)
        QTest.mouseMove(self.target, end)
        QTest.mouseRelease(self.target, LEFT, NONE, end)
        self.settle()

    def ends(self, move) -> list[QPoint]:
        """Where a move is clicked: from and to; for heaps the lowest stone that is taken."""
        view = self.view
        if isinstance(move, StoneMove):
            return [view.position_at(move.source), view.position_at(move.target)]
        if isinstance(move, RowMove):
            index = self.window.session.board.index_of(move.row)
            return [view.grid.cell_centre(index, column).toPoint() for column in (move.source, move.target)]
        assert isinstance(view, HeapsPlay)
        return [self.stone(move.heap, sum(move.rest) + 1)]

    def stone(self, heap: int, number: int) -> QPoint:
        geometry = self.view.geometry_now
        row = next(row for stone, row in geometry.stack(heap).stones() if stone == number)
        return geometry.row_box(heap, row).center().toPoint()

    def make(self, move):
        """Click a move, and wait for the reply."""
        made = len(self.referee.match.plies)
        for where in self.ends(move):
            self.click(where)
        assert len(self.referee.match.plies) > made
        assert self.referee.match.plies[made].move == move
        self.settle()

    def key(self, key: Qt.Key):
        QTest.keyClick(self.view, key)
        QApplication.processEvents()

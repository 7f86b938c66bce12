"""A click on the board costs what changes on screen: rows are painted once, lists are laid out once."""

import random

import pytest
from board_hand import Board
from PySide6.QtCore import QEvent, QObject, QRect, QSize
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication

from engine.document import Document
from engine.games.board_record import BoardRecord
from gui.board.editor import BoardEditor
from gui.panels import nim_sum_cells
from gui.panels.moves_model import PAGE, MovesModel
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import DARK, LIGHT, ThemeController


class Painted(QObject):
    """What is painted of a widget."""

    def __init__(self, widget):
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.region += event.region()
        return False

    def taken(self):
        QApplication.processEvents()
        region, self.region = self.region, QRegion()
        return region


@pytest.fixture
def board(qtbot, qapp):
    session, spotlight = Session(), Spotlight()
    editor = BoardEditor(session, spotlight, ThemeController(qapp, "light"))
    qtbot.addWidget(editor)
    editor.resize(760, 620)
    editor.show()
    qtbot.waitExposed(editor)
    return Board(session, spotlight, editor)


def test_letting_go_paints_only_the_row(board):
    # With another nim-sum other rows have a move that wins.
    chance = random.Random(2)
    board.open([tuple(sorted(chance.sample(range(1, 21), 9))) for _ in range(12)])
    view = board.view
    row = board.game.rows[4]
    column = next(c for c in range(1, 21) if not board.game.has_chess(row, c))
    board.move(board.cell(4, column))
    painted = Painted(view.viewport())
    painted.taken()
    before = {row.row: row for row in board.shown}
    board.press(board.cell(4, column))
    pressed = painted.taken()
    # Arcs of the mouse and the cursor take two rows on either side.
    others = [row for row in board.shown if row.at > 6]
    changed = [row for row in others if before[row.row] != row]
    assert changed
    for other in others:
        middle = view.grid.row_rect(other.at).toRect().center()
        assert pressed.contains(middle) is (other in changed)
    board.release(board.cell(4, column))
    released = painted.taken()
    assert board.game.has_chess(row, column)
    middles = [view.grid.row_rect(other.at).toRect().center() for other in others]
    assert not any(map(released.contains, middles))


def test_painting_what_is_there_already_ends_all_the_same(board):
    board.open([(1, 2, 3, 4), (2,), (5,)])
    steps = board.view.commands.steps
    board.drag(board.cell(0, 12), board.cell(0, 10))
    assert board.view.commands.steps == steps + 1
    board.drag(board.cell(0, 10), board.cell(0, 12))
    assert board.view.show_state.paint is None
    assert [row.mask for row in board.shown] == [board.game.row(row).mask for row in board.game.rows]


@pytest.mark.parametrize("rows", [3, 900])
def test_the_first_moves_come_with_the_reset(qtbot, rows):
    session = Session()
    session.open(Document([BoardRecord(20, [(1, 2)] * rows)]))
    game = session.board
    model, resets, later = MovesModel(), [], []
    model.modelReset.connect(lambda: resets.append(model.rowCount()))
    model.rowsInserted.connect(lambda *_: later.append(model.rowCount()))
    model.show(game, session.query, game.nim_sum, only_winning=False)
    assert len(resets) == 1
    assert resets[0] > 0
    assert not later
    qtbot.waitUntil(lambda: not model.searching, timeout=5000)
    expected = [(move.row, move.source, move.target) for move in game.legal_moves()][:PAGE]
    found = [model.data(model.index(i, 0), 0x0100) for i in range(model.rowCount())]
    assert [(move.row, move.source, move.target) for move in found] == expected


@pytest.mark.parametrize("colours", [LIGHT, DARK])
@pytest.mark.parametrize("result", [False, True])
def test_digits_from_pictures_are_digits_written(qapp, colours, result, monkeypatch):
    def picture():
        image = QImage(QSize(120, 24), QImage.Format.Format_RGB32)
        image.fill(colours.q("surface"))
        painter = QPainter(image)
        nim_sum_cells.paint_bits(painter, QRect(0, 0, 120, 24), "0110101", 0b1011001, colours, result=result)
        painter.end()
        return image

    copied = picture()
    monkeypatch.setattr(
        nim_sum_cells, "_picture", lambda *_: pytest.fail("not from a picture where the screen has half pixels")
    )
    monkeypatch.setattr(QImage, "devicePixelRatioF", lambda _: 1.5)
    written = picture()
    assert copied.size() == written.size()
    both = [
        (copied.pixelColor(x, y).getRgb(), written.pixelColor(x, y).getRgb()) for x in range(120) for y in range(24)
    ]
    assert all(abs(a - b) <= 3 for one, other in both for a, b in zip(one, other, strict=True))

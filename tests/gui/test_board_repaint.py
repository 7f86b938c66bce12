"""The board paints only what changed, and copies rows that look as before: the picture is that of painting it all."""

import random

import numpy as np
import pytest
from board_hand import NONE, SHIFT, Board
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.games.board import RowMove
from gui.board.editor import BoardEditor
from gui.board.layers import Layers, Scene
from gui.board.view import BoardView
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import LIGHT, ThemeController


@pytest.fixture
def theme(qapp):
    theme = ThemeController(qapp, "light")
    yield theme
    theme.set_mode("light")


@pytest.fixture
def board(qtbot, theme):
    session, spotlight = Session(), Spotlight()
    editor = BoardEditor(session, spotlight, theme)
    qtbot.addWidget(editor)
    editor.resize(760, 520)
    editor.show()
    qtbot.waitExposed(editor)
    return Board(session, spotlight, editor)


def on_screen(view):
    """What the painting of parts has come to."""
    window = view.window()
    place = view.viewport().mapTo(window, QPoint())
    picture = view.screen().grabWindow(window.winId(), place.x(), place.y(), *view.viewport().size().toTuple())
    return picture.toImage().convertToFormat(QImage.Format.Format_RGB32)


def anew(view):
    """The same painted whole, with no row taken from before."""
    kept, view._layers = view._layers, Layers()
    seen, painted = view._seen, view._painted
    image = QImage(view.viewport().size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    view.viewport().render(painter, QPoint())
    painter.end()
    view._layers, view._seen, view._painted = kept, seen, painted
    return image


def differing(one, other):
    """Places (y, x) where two pictures are not the same, but for what edges round to."""
    assert one.size() == other.size()
    return np.argwhere((np.abs(bits(one) - bits(other)) > 3).any(axis=2)).tolist()


def bits(image):
    lines = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), image.bytesPerLine())
    return lines[:, : 4 * image.width()].reshape(image.height(), image.width(), 4)[:, :, :3].astype(int)


def settle(view):
    view._glide.stop()
    for _ in range(3):
        QApplication.processEvents()


def random_rows(chance, n):
    return [tuple(chance.sample(range(1, 21), chance.randint(0, 20))) for _ in range(n)]


def click(board, chance, row, at):
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def hover(board, chance, row, at):
    QTest.mouseMove(board.view.viewport(), at)


def leave(board, chance, row, at):
    board.view._hover(board.view.pointer(QPointF(-5, -5)))


def run(board, chance, row, at):
    port = board.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(port, at + QPoint(chance.randint(-90, 90), 0))
    if chance.random() < 0.7:
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=at + QPoint(30, 0))


def key(board, chance, row, at):
    board.view.setFocus()
    keys = [Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_Escape]
    QTest.keyClick(board.view, chance.choice(keys), chance.choice([NONE, SHIFT]))


def undo(board, chance, row, at):
    board.session.undo_stack.undo()


def redo(board, chance, row, at):
    board.session.undo_stack.redo()


def scroll(board, chance, row, at):
    bar = board.view.verticalScrollBar()
    bar.setValue(bar.value() + chance.randint(-200, 200))


def light(board, chance, row, at):
    board.spotlight.light(thing=chance.choice([row, *board.game.legal_moves([row])]))


def unlight(board, chance, row, at):
    board.spotlight.clear()


def number(board, chance, row, at):
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(8, at.y()))


def jump(board, chance, row, at):
    for move in chance.sample(list(board.game.legal_moves([row])), 1) if list(board.game.legal_moves([row])) else ():
        board.editor.commands.jump(row, move.source)


ACTS = (click, click, hover, leave, run, key, undo, redo, scroll, light, unlight, number, jump)


def act(board: Board, chance: random.Random) -> str:
    """Something that a person does."""
    view = board.view
    index = chance.choice(view.grid.seen_rows(0, view.grid.view_height))
    at = view.grid.cell_centre(index, chance.randint(1, board.game.width)).toPoint()
    what = chance.choice(ACTS)
    what(board, chance, board.game.rows[index], at)
    return what.__name__


@pytest.mark.parametrize("seed", range(6))
def test_what_is_painted_in_parts_is_what_is_painted_whole(board, seed):
    chance = random.Random(seed)
    board.open(random_rows(chance, 60))
    if seed == 1:
        board.view.set_explain(True)
    if seed == 2:
        board.view.set_zoom(1.7)
    settle(board.view)
    done = []
    for step in range(60):
        done.append(act(board, chance))
        settle(board.view)
        if step % 2:
            differ = differing(on_screen(board.view), anew(board.view))
            assert not differ, (done, differ[:5])


def test_rows_that_stay_are_copied_and_never_old(board, theme, monkeypatch):
    board.open(random_rows(random.Random(3), 40))
    settle(board.view)
    for change in (
        lambda: theme.set_mode("dark"),
        lambda: board.view.set_winning(False),
        lambda: board.view.set_explain(True),
        lambda: board.view.set_zoom(1.3),
        lambda: board.editor.resize(640, 480),
        lambda: board.editor.commands.set_width(17, clip=True),
        board.session.undo_stack.undo,
        lambda: theme.set_mode("light"),
    ):
        change()
        settle(board.view)
        assert not differing(on_screen(board.view), anew(board.view))


def test_a_click_paints_few_rows(board, monkeypatch):
    from gui.board.layers import strips

    board.open([(1, 2), *[(c,) for c in range(1, 13)]])
    settle(board.view)
    # The row of the cursor has two looks: it is the mouse that points, or the cursor.
    QTest.mouseMove(board.view.viewport(), board.cell(5, 9))
    settle(board.view)
    painted = []
    monkeypatch.setattr(strips.Strips, "_painted", lambda *_: painted.append(1) or pytest.fail("a row painted again"))
    QTest.mouseMove(board.view.viewport(), board.cell(4, 9))
    settle(board.view)
    assert isinstance(board.view, BoardView)
    assert not painted


def test_a_lit_move_is_seen_over_rows_that_change_beside_it(board):
    board.open([(3,), (5, 6), (2, 4), (7,)])
    row = board.game.rows[2]
    move = next(m for m in board.game.legal_moves([row]) if m.source == 2)
    assert isinstance(move, RowMove)
    board.spotlight.light(thing=move)
    settle(board.view)
    QTest.mouseClick(board.view.viewport(), Qt.MouseButton.LeftButton, pos=board.cell(1, 9))
    settle(board.view)
    assert not differing(on_screen(board.view), anew(board.view))


@pytest.mark.parametrize(("ratio", "explain"), [(1.0, False), (1.0, True), (2.0, False), (1.5, True)])
def test_a_copied_row_is_the_row_painted_in_place(board, ratio, explain, monkeypatch):
    board.open(random_rows(random.Random(8), 30))
    board.view.set_explain(explain)
    board.editor.state.select(board.game.rows[2:4])
    settle(board.view)

    view = board.view
    rows, show, state = view.shown_rows(), view.show_state, view.state
    scene = Scene(view.game, view.grid, rows, show, state, None, LIGHT, True)

    def picture():
        image = QImage(view.viewport().size() * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(0)
        painter = QPainter(image)
        Layers().paint(painter, scene, len(rows))
        painter.end()
        return image

    copied = picture()
    monkeypatch.setattr(Scene, "alive", property(lambda scene: {row.row for row in scene.rows}))
    assert not differing(copied, picture())

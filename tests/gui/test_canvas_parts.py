"""A large canvas paints anew only the part that is another: the part holds all that changed, and nothing old stays."""

import random

import numpy as np
import pytest
from hand import Hand
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPaintEvent
from PySide6.QtWidgets import QApplication

from engine.document import Document
from engine.games.graph_record import GraphRecord
from gui.canvas import frame
from gui.canvas.commands import GraphCommands
from gui.canvas.geometry import RADIUS
from gui.canvas.layers.scene import DETAIL_FROM
from gui.canvas.picture import Picture
from gui.canvas.tiles.lens import Lens
from gui.canvas.tiles.sheet import Sheet, Tile
from gui.canvas.tiles.traces import Traces
from gui.canvas.view import GraphCanvas
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.theme import ThemeController

NUMBERS = st.floats(-400, 400)
GROWN = st.floats(0, 60)


@given(NUMBERS, NUMBERS, NUMBERS, NUMBERS, GROWN, GROWN, st.floats(0, 5))
def test_the_part_holds_every_point_of_a_trace(ax, ay, bx, by, gx, gy, margin):
    rect = QRectF(-100, -80, 200, 160)
    traces = Traces(*(np.array([value]) for value in (ax, ay, bx, by, gx, gy, 0.0)))
    part = traces.part(rect, margin)
    held, grown = (box.adjusted(-1e-6, -1e-6, 1e-6, 1e-6) for box in (part, rect))
    assert part.isEmpty() or grown.contains(part)
    for share in np.linspace(0, 1, 41).tolist():
        x, y = ax + share * (bx - ax), ay + share * (by - ay)
        around = QRectF(x - gx - margin, y - gy - margin, 2 * (gx + margin), 2 * (gy + margin)) & rect
        assert around.isEmpty() or held.contains(around)


def test_a_slanted_move_takes_little_of_a_tile_that_it_cuts_at_a_corner():
    numbers = np.array([-500.0]), np.array([-400.0]), np.array([500.0]), np.array([600.0])
    part = Traces(*numbers, *(np.array([2.0]),) * 2, np.zeros(1)).part(QRectF(-100, -100, 200, 150), 1.0)
    assert part.right() < -40  # The move leaves the tile at (-50, 50).
    assert part.left() == -100


def test_what_is_left_out_from_far_marks_nothing():
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    lucky, unlucky = (Traces(*(np.array([v]) for v in (10.0, 10.0, 90.0, 90.0, 2.0, 2.0, luck))) for luck in (0.1, 0.9))
    far, near = (Sheet(Lens(scale * DETAIL_FROM / RADIUS)) for scale in (0.9, 1.1))
    for sheet in (far, near):
        sheet.level = (0.5, True)
        sheet.put((0, 0), Tile(image, None))
    for sheet, traces, thinned, fresh in (
        (far, unlucky, True, True),
        (near, unlucky, True, False),
        (far, unlucky, False, False),
        (far, lucky, True, False),
    ):
        sheet.put((0, 0), Tile(image, None))
        sheet.mark(traces, thinned)
        assert sheet.fresh((0, 0)) is fresh


class Watched(GraphCanvas):
    """Remembers what was exposed."""

    def paintEvent(self, event: QPaintEvent) -> None:
        self.exposed = QRect(event.rect())
        super().paintEvent(event)


@pytest.fixture
def canvas(qtbot, qapp, monkeypatch):
    # As in a graph of many thousand positions: no bends, no free slots, tiles.
    monkeypatch.setattr(frame, "TILED_FROM", 0)
    monkeypatch.setattr(Picture, "is_plain", True)
    monkeypatch.setattr(Picture, "_bends", False)
    monkeypatch.setattr(Picture, "_has_slots", False)
    session, selection = Session(), Selection()
    made = Watched(session, selection, Spotlight(), GraphCommands(session, selection), ThemeController(qapp, "light"))
    qtbot.addWidget(made)
    made.resize(700, 500)
    chance = random.Random(5)
    places = [(chance.uniform(-900, 900), chance.uniform(-600, 600)) for _ in range(60)]
    moves = [(i, min(59, i + chance.randrange(1, 9))) for i in range(59)]
    names = {i: f"position {i}" for i in range(0, 60, 5)}
    session.open(Document([GraphRecord.from_moves(60, moves, [list(range(60))], places=places, names=names)]))
    made.show()
    qtbot.waitExposed(made)
    return made


def on_screen(canvas: GraphCanvas) -> np.ndarray:
    shot = canvas.screen().grabWindow(canvas.winId()).toImage()
    return _bits(shot)


def _bits(image: QImage) -> np.ndarray:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    lines = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), image.bytesPerLine())
    return lines[:, : 4 * image.width()].reshape(image.height(), image.width(), 4)[:, :, :3].astype(int)


@pytest.mark.parametrize("scale", [0.08, 0.3, 1.0, 2.0])
def test_nothing_old_stays_on_screen_while_a_position_is_dragged(canvas, qtbot, scale):
    hand = Hand(canvas)
    row = int(np.argmin(np.hypot(canvas.picture.x, canvas.picture.y)))
    canvas.look_at(scale, QPointF(canvas.picture.centre(row)))
    qtbot.waitUntil(lambda: canvas.frame.resting, timeout=10_000)
    start = hand.centre(row)
    hand.press(start)
    for way in (QPoint(9, 4), QPoint(60, -30), QPoint(-140, 90), QPoint(20, 160)):
        hand.move(start + way)
        QApplication.processEvents()
        # What is not painted anew by now stays as it is.
        qtbot.waitUntil(lambda: canvas.frame.resting, timeout=10_000)
        QApplication.processEvents()
        assert np.abs(on_screen(canvas) - _bits(canvas.grab().toImage())).max() <= 3
    if scale >= 1.0:
        hand.move(start + QPoint(22, 161))
        qtbot.waitUntil(lambda: canvas.frame.resting, timeout=10_000)
        hand.move(start + QPoint(24, 162))
        QApplication.processEvents()
        assert canvas.exposed.width() < canvas.width() or canvas.exposed.height() < canvas.height()
    hand.release(start + QPoint(24, 162))
    qtbot.waitUntil(lambda: canvas.frame.resting, timeout=10_000)
    QApplication.processEvents()
    assert np.abs(on_screen(canvas) - _bits(canvas.grab().toImage())).max() <= 3

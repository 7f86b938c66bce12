"""Where a box stands on the canvas: in the view, and on nothing that it speaks of while there is room elsewhere."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.games.graph_record import GraphRecord
from gui.canvas.box_place import place_of
from gui.canvas.geometry import RADIUS
from gui.theme import ThemeController
from tests.gui.accessible_world import made_canvas

VIEW = QRect(0, 0, 600, 400)
SIZE = QSize(200, 80)
points = st.builds(QPoint, st.integers(0, 599), st.integers(0, 399))


def disc(point: QPoint, radius: int = 24) -> QRect:
    return QRect(point, QSize(1, 1)).adjusted(-radius, -radius, radius, radius)


@given(points, st.lists(points, max_size=12))
def test_it_is_in_the_view_and_covers_no_more_than_where_it_stood_before(centre, others):
    around, discs = disc(centre, 40), [disc(other) for other in others]
    place = place_of(SIZE, around, discs, VIEW)
    assert place.size() == SIZE
    assert VIEW.contains(place)
    above = QRect(QPoint(centre.x() - 100, around.top() - 80), SIZE)
    if VIEW.contains(above) and not any(above.intersects(one) for one in discs):
        assert not any(place.intersects(one) for one in (around, *discs))


def test_a_view_smaller_than_the_box_shows_its_beginning():
    assert place_of(SIZE, disc(QPoint(30, 20)), [], QRect(0, 0, 100, 50)).topLeft() == QPoint(0, 0)


def test_the_refused_cycle_is_seen_beside_the_box(qtbot: QtBot, qapp):
    places = ((0, 0), (0, 90), (0, 180), (0, 270))
    # A column: the box above the last of them would stand on the others.
    record = GraphRecord.from_moves(4, [(0, 1), (1, 2), (2, 3)], [], places=places)
    canvas = made_canvas(ThemeController(qapp, "light"), record)
    qtbot.addWidget(canvas)
    canvas.resize(700, 500)
    with qtbot.waitExposed(canvas):
        canvas.show()
    canvas.fit()
    canvas.selection.set({3})
    canvas.keys.ask_target()
    box = canvas.keys.box
    QTest.keyClicks(box._line, "0")
    QTest.keyClick(box._line, Qt.Key.Key_Return)
    assert box.isVisible()
    assert canvas.show_state.cycle
    assert canvas.show_state.preview is None
    radius = round(RADIUS * canvas.camera.scale)
    for position in canvas.picture.keys:
        assert not disc(canvas.position_at(position), radius).intersects(box.geometry())

"""Filters, colours by value, curved moves, guides and the minimap as they are seen on a real canvas."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from comfort_room import Room, fresh_settings
from hand import Hand
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSettings, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.drawing.arcs import arcs
from engine.drawing.geometry import bends, hits
from gui.canvas import frame, picture
from gui.canvas.bends import Drawing, bent
from gui.canvas.filters import walked
from gui.canvas.guides import SNAP, guided
from gui.canvas.value_colours import LAST, luminance, step_of, value_colours
from gui.faces.numbering import numbering
from gui.theme.contrast import CONTRAST
from gui.theme.pairs import PAIRS, PairName, with_pair
from gui.theme.palette import DARK, LIGHT, Colours

CHAIN = [(4, 3), (3, 2), (2, 1), (1, 0), (4, 2)]
"""Values 0, 1, 0, 1, 2."""
NONE, CTRL, ALT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton
ROUNDING = 4
"""By how much a colour may differ that was mixed in another order, of 255."""


@pytest.fixture
def room(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Room]:
    fresh_settings(qapp, str(tmp_path))
    room = Room(qapp)
    qtbot.addWidget(room.window)
    room.window.show()
    qtbot.waitExposed(room.window)
    yield room
    numbering.set_first(0)


def grabbed(room: Room) -> QImage:
    return room.canvas.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def beside(room: Room, index: int) -> QColor:
    """The colour of a disc, away from its number and its rings."""
    spot = room.canvas.camera.to_screen(room.canvas.picture.centre(index) + QPointF(-12.5, 0.0)).toPoint()
    return grabbed(room).pixelColor(spot)


def settled(room: Room, qtbot: QtBot) -> QImage:
    grabbed(room)
    qtbot.waitUntil(lambda: room.canvas.frame.complete and room.canvas.frame.resting)
    return grabbed(room)


def away(one: QColor, other: QColor) -> int:
    return sum(abs(a - b) for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))


def farthest(one: QImage, other: QImage) -> int:
    """How far the colours of two pictures lie apart, in the worst pixel."""
    bytes_ = [np.frombuffer(image.constBits(), dtype=np.uint8).astype(np.int16) for image in (one, other)]
    return int(np.abs(bytes_[0] - bytes_[1]).max())


# Dimming


@pytest.mark.parametrize("tiled", [False, True])
def test_what_a_filter_leaves_out_is_dimmed_and_not_removed(
    room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tiled: bool
) -> None:
    if tiled:
        monkeypatch.setattr(frame, "TILED_FROM", 0)
    room.open(5, CHAIN, places=[(-160 + 80 * i, 40.0 * (i % 2)) for i in range(5)])
    settled(room, qtbot)
    before = [beside(room, i) for i in range(5)]
    room.do("filter-p")
    settled(room, qtbot)
    canvas = room.theme.colours.q("canvas")
    for i in range(5):
        now = beside(room, i)
        if i in (0, 2):
            assert now == before[i]
        else:
            assert now not in (before[i], canvas)
            assert away(now, canvas) < away(before[i], canvas) / 2
    room.do("filter-end")
    settled(room, qtbot)
    assert [beside(room, i) for i in range(5)] == before


def test_tiles_show_the_same_filter_colours_and_numbers_as_a_frame_without(
    room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.open(5, CHAIN, places=[(-160 + 80 * i, 60.0 * (i % 2)) for i in range(5)], stones=[1, 2, 2])
    for step in ("filter-p", "colour-by-value", "index-from-1", "filter-value", "curved-moves", "filter-end"):
        room.do(step)
        plain = settled(room, qtbot)
        monkeypatch.setattr(frame, "TILED_FROM", 0)
        room.canvas.redraw()
        assert farthest(settled(room, qtbot), plain) <= ROUNDING, step
        monkeypatch.setattr(frame, "TILED_FROM", 1_500)
        room.canvas.redraw()


def test_edits_under_a_filter_show_in_tiles_at_once_as_they_should(
    room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frame, "TILED_FROM", 0)
    room.open(5, CHAIN, places=[(-160 + 80 * i, 60.0 * (i % 2)) for i in range(5)])
    room.do("filter-p")
    settled(room, qtbot)
    room.commands.add_position(QPointF(0, 150))
    room.commands.add_move(room.key(5), room.key(0))
    room.selection.set([room.key(1)])
    room.commands.delete_selection()
    room.selection.clear()
    tiled = settled(room, qtbot)
    monkeypatch.setattr(frame, "TILED_FROM", 1_500)
    room.canvas.redraw()
    assert farthest(settled(room, qtbot), tiled) <= ROUNDING


@given(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), max_size=14), st.sets(st.integers(0, 8), max_size=3))
def test_what_is_walked_is_what_paths_lead_to(pairs: list[tuple[int, int]], starts: set[int]) -> None:
    links: dict[int, list[int]] = {key: [] for key in range(7)}
    for source, target in pairs:
        links[source].append(target)
    reached = {start for start in starts if start in links}
    for _ in range(7):
        reached |= {target for source, target in pairs if source in reached}
    assert walked(links, starts) == reached


# Colours


@pytest.mark.parametrize("tiled", [False, True])
def test_discs_take_the_colour_of_their_value_and_zero_stays(
    room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tiled: bool
) -> None:
    if tiled:
        monkeypatch.setattr(frame, "TILED_FROM", 0)
    n = 11
    moves = [(i, j) for i in range(n) for j in range(i)]
    room.open(n, moves, places=[(-370 + 72 * i, 90.0 * (i % 3)) for i in range(n)])
    settled(room, qtbot)
    before = beside(room, 0)
    room.do("colour-by-value")
    settled(room, qtbot)
    expected = value_colours(LIGHT)
    assert beside(room, 0) == before == expected[0].fill
    for value in (1, 2, 5, 8, 10):
        assert away(beside(room, value), expected[step_of(value)].fill) <= 3


def test_the_legend_follows(room: Room) -> None:
    room.open(5, CHAIN)
    strip = QRectF(0, room.canvas.height() - 70, 400, 70).toRect()
    before = grabbed(room).copy(strip)
    room.do("colour-by-value")
    after = grabbed(room).copy(strip)
    assert after != before
    pixels = {after.pixelColor(x, y).rgb() for x in range(after.width()) for y in range(after.height())}
    assert all(colour.fill.rgb() in pixels for colour in value_colours(LIGHT))


def decoded(colour: QColor) -> np.ndarray:
    parts = np.array([colour.redF(), colour.greenF(), colour.blueF()])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


BLIND = {
    "none": np.eye(3),
    # Machado, Oliveira and Fernandes (2009), severity 1, on linear light.
    "protan": np.array([
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ]),
    "deutan": np.array([
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ]),
    "tritan": np.array([
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
    ]),
    "grey": np.full((3, 3), [0.2126, 0.7152, 0.0722]),
}  # fmt: skip


def lab(linear: np.ndarray) -> np.ndarray:
    """CIE L*a*b* under D65, another space than the one that the colours are made in."""
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = to_xyz @ np.clip(linear, 0, 1) / np.array([0.9505, 1.0, 1.089])
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.parametrize("colours", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
@pytest.mark.parametrize("eye", BLIND)
def test_values_that_follow_each_other_stay_apart_for_every_eye(colours: Colours, eye: str) -> None:
    seen = [lab(BLIND[eye] @ decoded(colour.fill)) for colour in value_colours(colours)[1:]]
    assert min(float(np.linalg.norm(a - b)) for a, b in pairwise(seen)) > 6
    lightness = [float(colour[0]) for colour in seen]
    assert lightness == sorted(lightness, reverse=not colours.is_dark)


@pytest.mark.parametrize("colours", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_numbers_can_be_read_and_rims_seen(colours: Colours) -> None:
    def contrast(one: QColor, other: QColor) -> float:
        low, high = sorted((luminance(one), luminance(other)))
        return (high + 0.05) / (low + 0.05)

    for colour in value_colours(colours):
        assert contrast(colour.ink, colour.fill) >= 4.4
        assert contrast(colour.rim, colours.q("canvas")) >= 3


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("colours", [LIGHT, DARK, CONTRAST], ids=["light", "dark", "contrast"])
def test_no_value_looks_like_zero_to_any_eye(colours: Colours, pair: PairName) -> None:
    fills = [decoded(colour.fill) for colour in value_colours(with_pair(colours, pair))]
    for eye in set(BLIND) - {"grey"}:
        zero, *others = (lab(BLIND[eye] @ fill) for fill in fills)
        assert min(float(np.linalg.norm(zero - other)) for other in others) > 20, eye


def test_one_colour_a_value_up_to_the_last() -> None:
    assert [step_of(value) for value in (0, 1, LAST - 1, LAST, LAST + 1, 10**9)] == [0, 1, LAST - 1, LAST, LAST, LAST]
    fills = [colour.fill.name() for colour in value_colours(LIGHT)]
    assert len(set(fills)) == LAST + 1


# Curved moves


SPOTS = st.lists(st.tuples(st.integers(-6, 6), st.integers(-6, 6)), min_size=2, max_size=9, unique=True)


@settings(max_examples=40, deadline=None)
@given(SPOTS, st.data())
def test_an_arc_meets_no_disc_unless_a_straight_move_would_be_no_better(
    spots: list[tuple[int, int]], data: st.DataObject
) -> None:
    x, y = (80.0 * np.array(column, dtype=np.float64) for column in zip(*spots, strict=True))
    pairs = [(s, t) for s in range(len(spots)) for t in range(s)]
    chosen = data.draw(st.lists(st.sampled_from(pairs), min_size=1, max_size=8, unique=True))
    sources, targets = (np.array(column, dtype=np.int64) for column in zip(*chosen, strict=True))
    curved, plain = arcs(x, y, sources, targets), bends(x, y, sources, targets)
    length = np.hypot(x[targets] - x[sources], y[targets] - y[sources])
    met = hits(x, y, sources, targets, curved)
    assert (met <= hits(x, y, sources, targets, plain)).all()
    gentle = (np.abs(curved) <= 0.25 * length) & (curved != 0)
    assert (gentle | (curved == plain)).all()


@settings(max_examples=40, deadline=None)
@given(SPOTS, st.data())
def test_arcs_that_are_taken_over_after_a_drag_are_those_found_from_scratch(
    spots: list[tuple[int, int]], data: st.DataObject
) -> None:
    x, y = (80.0 * np.array(column, dtype=np.float64) for column in zip(*spots, strict=True))
    pairs = [(s, t) for s in range(len(spots)) for t in range(s)]
    sources, targets = (np.array(column, dtype=np.int64) for column in zip(*pairs, strict=True))
    keys = np.arange(len(spots), dtype=np.int64)
    drawing = bent(Drawing(), keys, x, y, sources, targets, True)
    for _ in range(3):
        row = data.draw(st.integers(0, len(spots) - 1))
        x, y = x.copy(), y.copy()
        x[row], y[row] = data.draw(st.integers(-500, 500)), data.draw(st.integers(-500, 500))
        curved = data.draw(st.booleans())
        drawing = bent(drawing, keys, x, y, sources, targets, curved)
        assert drawing.bend.tolist() == (arcs if curved else bends)(x, y, sources, targets).tolist()


def test_moves_curve_stay_curved_through_edits_and_are_found_where_they_run(room: Room) -> None:
    room.open(3, [(0, 1)], places=[(-200, 0), (200, 0), (0, 250)])
    hand = Hand(room.canvas)
    hand.click(hand.at(0, 0))
    assert len(room.selection.moves) == 1
    room.selection.clear()
    room.do("curved-moves")
    bend = float(room.canvas.picture.bend[0])
    assert bend != 0
    hand.click(hand.at(0, 0))
    assert not room.selection.moves
    hand.click(hand.at(0, bend / 2))
    assert len(room.selection.moves) == 1
    room.commands.add_move(room.key(2), room.key(0))
    room.commands.add_position(QPointF(0, -250))
    assert (room.canvas.picture.bend != 0).all()
    room.do("curved-moves")
    assert not room.canvas.picture.bend.any()


def test_where_moves_are_very_many_a_dragged_one_still_curves_and_lands_right(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture, "MOST_PAIRS", 0)
    monkeypatch.setattr(picture.slots, "MOST", 0)
    room.open(6, [(0, 1), (2, 3), (4, 5)], places=[(-200.0 + 150 * (i % 2), 120.0 * (i // 2)) for i in range(6)])
    room.do("curved-moves")
    room.do("guides")
    assert room.canvas.picture.is_plain
    before = room.canvas.picture.bend.copy()
    assert (before > 0).all()
    hand = Hand(room.canvas)
    hand.press(hand.centre(1))
    hand.move(hand.centre(1) + QPoint(60, 0))
    dragged = room.canvas.picture.bend.copy()
    assert dragged[0] > before[0]
    assert dragged[1:].tolist() == before[1:].tolist()
    hand.release(hand.centre(1))
    assert room.canvas.picture.bend.tolist() == dragged.tolist()
    room.session.undo_stack.undo()
    assert room.canvas.picture.bend.tolist() == before.tolist()


# Guides


def dragged(room: Room, index: int, by: QPoint, modifiers: Qt.KeyboardModifier = NONE) -> tuple[float, float]:
    """Where a position is that the hand has dragged so far; the button is still down."""
    canvas, hand = room.canvas, Hand(room.canvas)
    start = hand.centre(index)
    hand.press(start)
    for at in (start + by / 2, start + by):
        place = QPointF(at)
        global_place = QPointF(canvas.mapToGlobal(at))
        event = QMouseEvent(QEvent.Type.MouseMove, place, global_place, Qt.MouseButton.NoButton, LEFT, modifiers)
        QApplication.sendEvent(canvas, event)
    centre = canvas.picture.centre(index)
    return centre.x(), centre.y()


def test_a_dragged_position_snaps_to_the_lines_of_neighbours_and_shows_them(room: Room) -> None:
    room.open(3, places=[(-150, -100), (150, 100), (0, 0)])
    assert dragged(room, 2, QPoint(147, -96)) == (150, -100)
    lines = [(line.p1(), line.p2()) for line in room.canvas.show_state.guides]
    assert len(lines) == 2
    for start, end in lines:
        assert start.x() == end.x() == 150 or start.y() == end.y() == -100
    at = room.canvas.camera.to_screen(QPointF(150, 0)).toPoint()
    column = [grabbed(room).pixelColor(at.x(), at.y() + dy) for dy in range(-12, 12)]
    assert room.theme.colours.q("accent") in column
    QTest.mouseRelease(room.canvas, LEFT, NONE, room.canvas.position_at(room.key(2)))
    assert room.game.places[room.key(2)] == (150, -100)
    assert room.canvas.show_state.guides == ()


@pytest.mark.parametrize("modifiers", [CTRL, ALT])
def test_ctrl_and_alt_hold_guides_off(room: Room, modifiers: Qt.KeyboardModifier) -> None:
    room.open(3, places=[(-150, -100), (150, 100), (0, 0)])
    assert dragged(room, 2, QPoint(147, -96), modifiers) == (147, -96)
    assert room.canvas.show_state.guides == ()


def test_guides_can_be_switched_off_and_that_is_remembered(room: Room, qapp: QApplication) -> None:
    room.open(3, places=[(-150, -100), (150, 100), (0, 0)])
    assert room.actions["guides"].isChecked()
    room.do("guides")
    assert dragged(room, 2, QPoint(147, -96)) == (147, -96)
    again = Room(qapp)
    assert (again.canvas.looks.guiding, again.actions["guides"].isChecked()) == (False, False)
    assert room.canvas.show_state.guides == ()


def test_what_moves_along_is_nothing_to_snap_to_and_escape_takes_guides_away(room: Room) -> None:
    room.open(3, places=[(-150, -100), (150, 100), (0, 0)])
    room.selection.set([room.key(1), room.key(2)])
    # Only position 0 stands still: 2 is dragged onto its line, and 1 keeps its distance.
    assert dragged(room, 2, QPoint(-147, 40)) == (-150, 40)
    centre = room.canvas.picture.centre(1)
    assert (centre.x(), centre.y()) == (0, 140)
    QTest.keyClick(room.canvas, Qt.Key.Key_Escape)
    assert room.canvas.show_state.guides == ()
    assert room.canvas.picture.centre(2) == QPointF(0, 0)


COORDINATES = st.integers(-60, 60).map(lambda k: k / 2)


@given(
    st.lists(st.tuples(COORDINATES, COORDINATES, st.booleans()), max_size=8),
    st.tuples(COORDINATES, COORDINATES),
    st.sampled_from([0.5, 1.0, 3.0]),
)
def test_a_guided_place_is_the_nearest_line_within_reach(
    spots: list[tuple[float, float, bool]], hand: tuple[float, float], scale: float
) -> None:
    x, y = (np.array([spot[i] for spot in spots], dtype=np.float64) for i in (0, 1))
    still = np.array([spot[2] for spot in spots], dtype=np.bool_)
    place, lines = guided(x, y, still, QPointF(*hand), scale)
    for axis, now in ((0, place.x()), (1, place.y())):
        offs = [
            abs(spot[axis] - hand[axis]) for spot in spots if spot[2] and abs(spot[axis] - hand[axis]) <= SNAP / scale
        ]
        assert abs(now - hand[axis]) == pytest.approx(min(offs, default=0.0))
    assert len(lines) == sum(
        any(spot[2] and abs(spot[axis] - hand[axis]) <= SNAP / scale for spot in spots) for axis in (0, 1)
    )


# The minimap


def wide(room: Room, n: int = 40) -> None:
    room.open(n, [(i + 1, i) for i in range(n - 1)], places=[(150.0 * i, 300.0 * (i % 5)) for i in range(n)])


def test_it_comes_by_itself_where_the_graph_is_much_larger_than_the_view_and_goes_again(
    room: Room, qtbot: QtBot
) -> None:
    wide(room)
    qtbot.waitUntil(lambda: room.comforts.has_minimap)
    assert room.actions["minimap"].isChecked()
    room.canvas.fit()
    qtbot.waitUntil(lambda: not room.comforts.has_minimap)
    # Too few to need one, however far apart.
    room.comforts.minimap.choose("auto")
    room.open(1)
    qtbot.wait(20)
    assert not room.comforts.has_minimap


def test_what_the_user_says_counts_and_is_remembered(room: Room, qtbot: QtBot, qapp: QApplication) -> None:
    wide(room)
    qtbot.waitUntil(lambda: room.comforts.has_minimap)
    room.do("minimap")
    assert not room.comforts.has_minimap
    room.canvas.look_at(2.0, QPointF(500, 0))
    qtbot.wait(20)
    assert not room.comforts.has_minimap
    assert QSettings().value("view/minimap") == "off"
    room.do("minimap")
    assert (room.comforts.has_minimap, QSettings().value("view/minimap")) == (True, "auto")
    room.canvas.fit()
    qtbot.waitUntil(lambda: not room.comforts.has_minimap)
    room.do("minimap")
    room.do("minimap")
    assert (room.comforts.has_minimap, QSettings().value("view/minimap")) == (True, "on")


def test_its_check_mark_tells_whether_it_is_switched_off_not_whether_it_is_in_sight(room: Room, qtbot: QtBot) -> None:
    wide(room)
    room.canvas.fit()
    qtbot.waitUntil(lambda: not room.comforts.has_minimap)
    assert room.actions["minimap"].isChecked()
    room.do("minimap")
    assert (room.actions["minimap"].isChecked(), QSettings().value("view/minimap")) == (False, "off")
    room.do("minimap")
    assert (room.actions["minimap"].isChecked(), room.comforts.has_minimap) == (True, True)


def test_a_click_brings_what_is_there_to_the_middle_and_a_drag_takes_the_view_along(room: Room, qtbot: QtBot) -> None:
    wide(room)
    qtbot.waitUntil(lambda: room.comforts.has_minimap)
    minimap, canvas = room.comforts.minimap, room.canvas
    whole = canvas.picture.bounds()
    before = room.session.undo_stack.count()
    QTest.mouseClick(minimap, LEFT, NONE, minimap.rect().center())
    assert abs(canvas.centre.x() - whole.center().x()) < whole.width() / 40
    assert abs(canvas.centre.y() - whole.center().y()) < whole.height() / 10
    assert canvas.camera.scale == 1.0
    start, centre = minimap.seen().center().toPoint() + QPoint(3, 2), canvas.centre
    QTest.mousePress(minimap, LEFT, NONE, start)
    assert (canvas.centre - centre).manhattanLength() < 1
    QTest.mouseMove(minimap, start + QPoint(20, 0))
    QTest.mouseRelease(minimap, LEFT, NONE, start + QPoint(20, 0))
    units = whole.width() / (minimap.width() - 10)
    assert canvas.centre.x() - centre.x() == pytest.approx(20 * units, rel=0.02)
    QTest.mouseDClick(minimap, LEFT, NONE, minimap.rect().center())
    QTest.mouseClick(minimap, Qt.MouseButton.RightButton, NONE, minimap.rect().center())
    assert room.session.undo_stack.count() == before
    QTest.mouseClick(minimap, LEFT, NONE, QPoint(1, 1))
    assert whole.adjusted(-50, -50, 50, 50).contains(canvas.centre)


@pytest.mark.parametrize("tiled", [False, True])
def test_it_shows_the_graph_and_the_part_in_view_and_follows_edits(
    room: Room, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tiled: bool
) -> None:
    if tiled:
        monkeypatch.setattr(frame, "TILED_FROM", 0)
    room.open(30, places=[(200.0 * (i % 6), 200.0 * (i // 6)) for i in range(30)])
    room.canvas.look_at(2.0, QPointF(0, 0))
    qtbot.waitUntil(lambda: room.comforts.has_minimap)
    settled(room, qtbot)
    minimap = room.comforts.minimap

    def ink_at(x: float, y: float) -> int:
        whole = room.canvas.picture.bounds()
        at = QPointF((x - whole.left()) / whole.width(), (y - whole.top()) / whole.height())
        spot = QPoint(round(5 + at.x() * (minimap.width() - 10)), round(5 + at.y() * (minimap.height() - 10)))
        image = minimap.grab().toImage()
        canvas = room.theme.colours.q("canvas")
        return max(away(image.pixelColor(spot + QPoint(dx, dy)), canvas) for dx in (-1, 0, 1) for dy in (-1, 0, 1))

    qtbot.waitUntil(lambda: ink_at(800, 600) > 120)
    assert ink_at(700, 500) < 60
    room.commands.add_position(QPointF(700, 500))
    qtbot.waitUntil(lambda: ink_at(700, 500) > 120)
    assert minimap.rect().contains(minimap.seen().intersected(QRectF(minimap.rect())).toAlignedRect())
    ratio = minimap.seen().width() / (minimap.width() - 10)
    assert ratio == pytest.approx(room.canvas.width() / 2 / room.canvas.picture.bounds().width(), rel=0.02)


def test_it_stays_in_its_corner_and_away_from_a_small_canvas(room: Room, qtbot: QtBot) -> None:
    wide(room)
    qtbot.waitUntil(lambda: room.comforts.has_minimap)
    room.window.resize(1000, 700)
    qtbot.waitUntil(lambda: room.comforts.minimap.geometry().right() > 900)
    assert room.canvas.rect().contains(room.comforts.minimap.geometry())
    room.window.resize(300, 300)
    qtbot.waitUntil(lambda: not room.comforts.has_minimap)

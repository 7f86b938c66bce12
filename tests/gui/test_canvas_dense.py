"""Where moves lie dense, and in the first frames of a drag: less is painted, and what is seen is the same."""

import random
from collections.abc import Iterator

import numpy as np
import pytest
from hand import MIDDLE
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from test_canvas_scale import Room, pixels

from gui.canvas import frame
from gui.canvas.layers import batches, thicket
from gui.canvas.picture import Picture
from gui.canvas.tiles import base, mosaic
from gui.canvas.tiles.base import Base, strip
from gui.canvas.tiles.lens import SIDE, Lens
from gui.canvas.tiles.sheet import Sheet, Tile
from gui.theme import ThemeController

INK = QColor(90, 100, 120)
SIZE = 192


def _image(kind: QImage.Format = QImage.Format.Format_RGB32, ratio: float = 1.0) -> QImage:
    image = QImage(SIZE, SIZE, kind)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(250, 250, 245))
    return image


def _painter(image: QImage, ink: QColor = INK) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-20.0, 12.0)
    painter.scale(0.7, 0.7)
    pen = QPen(ink, 1.6)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    return painter


def _lines(number: int, spread: float, seed: int) -> np.ndarray:
    """Lines from above to below, as between layers; the wider the spread, the more pass the picture."""
    chance = np.random.default_rng(seed)
    ends = chance.uniform(-spread, spread, size=(number, 4))
    ends[:, 1], ends[:, 3] = chance.uniform(-400, -60, number), chance.uniform(180, 500, number)
    return ends


def _array(image: QImage) -> np.ndarray:
    flat = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), image.bytesPerLine())
    return flat.astype(np.int16)


@pytest.fixture
def lines_drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many lines are handed to Qt at a time."""
    drawn: list[int] = []

    def counted(painter: QPainter, ends: np.ndarray) -> None:
        drawn.append(len(ends))
        batches.draw_lines(painter, ends)

    monkeypatch.setattr(thicket, "draw_lines", counted)
    return drawn


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize(("number", "spread"), [(1_600, 60.0), (4_000, 300.0), (4_000, 3_000.0), (12_000, 500.0)])
def test_a_thicket_shows_what_all_its_lines_would(
    qapp: QApplication, lines_drawn: list[int], number: int, spread: float, ratio: float
) -> None:
    ends = _lines(number, spread, seed=number)
    for clip in (None, QRectF(31.0, 40.0, 70.0, 33.0)):
        shown, expected = _image(ratio=ratio), _image(ratio=ratio)
        for image, draw in ((shown, thicket.draw_thicket), (expected, batches.draw_lines)):
            painter = _painter(image)
            if clip is not None:
                painter.setClipRect(clip)
            draw(painter, ends)
            # Whoever paints next finds the painter as it was.
            assert painter.hasClipping() == (clip is not None)
            painter.end()
        assert np.abs(_array(shown) - _array(expected)).max() <= 2
        assert (_array(expected) != _array(_image())).any()


def test_of_a_dense_thicket_few_lines_are_painted(qapp: QApplication, lines_drawn: list[int]) -> None:
    image = _image()
    painter = _painter(image)
    thicket.draw_thicket(painter, _lines(12_000, 200.0, seed=1))
    painter.end()
    assert image.pixelColor(30, 96) == INK
    assert sum(lines_drawn) < 12_000 / 2


def test_lines_that_show_through_one_another_are_all_painted(qapp: QApplication, lines_drawn: list[int]) -> None:
    ends = _lines(3_000, 100.0, seed=2)
    faint = QColor(INK)
    faint.setAlpha(120)
    clear = QImage.Format.Format_ARGB32_Premultiplied
    for image, ink, opacity in ((_image(), faint, 1.0), (_image(), INK, 0.2), (_image(clear), INK, 1.0)):
        painter = _painter(image, ink)
        painter.setOpacity(opacity)
        thicket.draw_thicket(painter, ends)
        painter.end()
    assert lines_drawn == [3_000] * 3


def test_a_thicket_on_what_cannot_be_read_is_painted_whole(qapp: QApplication, lines_drawn: list[int]) -> None:
    pixmap = QPixmap(QSize(SIZE, SIZE))
    painter = QPainter(pixmap)
    painter.setPen(QPen(INK, 1.6))
    thicket.draw_thicket(painter, _lines(3_000, 100.0, seed=2))
    painter.end()
    assert lines_drawn == [3_000]


# Strips


@pytest.mark.parametrize("scale", [1.0, 0.37, 2.9])
@pytest.mark.parametrize("ratio", [1.0, 1.25])
def test_strips_take_all_of_a_part_and_come_to_an_end(scale: float, ratio: float) -> None:
    view, key = Lens(scale, ratio), (-3, 7)
    whole = view.world(key)
    chance = random.Random(5)
    heavy = Tile(QImage(), None, base.HEAVY + 1)
    for _ in range(40):
        x, y = chance.random(), chance.random()
        wide, high = whole.width() * x, whole.height() * y
        part = QRectF(whole.x() + (whole.width() - wide) * y, whole.y() + (whole.height() - high) * x, wide, high)
        covered, left, rounds = QRectF(), part, 0
        first = chance.choice([None, part.topLeft(), part.center(), part.bottomRight()])
        while not left.isEmpty():
            now, left = strip(heavy, view, key, left, first)
            if first == part.bottomRight() and not rounds:
                assert now.bottom() == pytest.approx(part.bottom(), abs=1.001 / view.unit)
            assert now.height() * view.unit <= base.STRIP + 2
            covered |= now
            rounds += 1
            assert rounds <= SIDE // base.STRIP + 2
        assert covered.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(part) or part.isEmpty()
        assert strip(Tile(QImage(), None, 3), view, key, part) == (part, QRectF())


def test_a_tile_with_something_left_stays_out_of_date() -> None:
    sheet, image = Sheet(Lens(1.0)), QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    sheet.put((0, 0), Tile(image, None), QRectF(0, 200, 256, 56))
    assert not sheet.fresh((0, 0))
    assert sheet.stale((0, 0)) == QRectF(0, 200, 256, 56)
    rounds = 0
    for key in sheet.until_fresh([(0, 0), (1, 0)]):
        rounds += 1
        sheet.put(key, Tile(image, None), QRectF(0, 200, 256, 56) if rounds < 3 else None)
    assert rounds == 4


def test_what_is_out_of_date_around_a_point_comes_first() -> None:
    sheet, image = Sheet(Lens(2.0)), QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    sheet.put((0, 0), Tile(image, None), QRectF(0, 0, 128, 10))
    sheet.put((1, 0), Tile(image, None))
    sheet.put((0, 1), Tile(image, None), QRectF(40, 140, 10, 10))
    assert sheet.nearest([(1, 0), (0, 0), (2, 0), (0, 1)], QPointF(45, 120)) == [(0, 1), (0, 0), (2, 0), (1, 0)]


# Drags


@pytest.fixture
def room(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """A canvas on which all is dense: each tile counts as heavy, and all lines as a thicket."""
    monkeypatch.setattr(frame, "TILED_FROM", 0)
    monkeypatch.setattr(mosaic, "SETTLED", 1)
    monkeypatch.setattr(base, "HEAVY", 8)
    monkeypatch.setattr(base, "STRIP", 96)
    monkeypatch.setattr(thicket, "FEWEST", 20)
    theme = ThemeController(qapp, "light")
    made = Room(qapp, qtbot, theme)
    made.canvas.resize(420, 320)
    yield made
    theme.set_mode("light")


@pytest.mark.parametrize(("seed", "plain"), [(0, False), (1, True)])
def test_after_drags_the_picture_is_one_painted_anew(
    room: Room, monkeypatch: pytest.MonkeyPatch, seed: int, plain: bool
) -> None:
    if plain:
        monkeypatch.setattr(Picture, "_bends", False)
        monkeypatch.setattr(Picture, "_has_slots", False)
    chance = random.Random(seed)
    room.theme.set_mode("dark" if seed % 2 else "light")
    room.open(30, 90, seed)
    room.canvas.look_at(0.6, QPointF(0, 0))
    room.rest()
    size = room.canvas.size()
    for _ in range(3):
        start = room.hand.centre(chance.randrange(30))
        if not room.canvas.rect().adjusted(5, 5, -5, -5).contains(start):
            continue
        room.hand.press(start)
        for _ in range(chance.randrange(2, 7)):
            room.hand.move(QPoint(chance.randrange(5, size.width() - 5), chance.randrange(5, size.height() - 5)))
            if chance.random() < 0.6:
                room.app.processEvents()
        if chance.random() < 0.4:
            room.rest()
        if chance.random() < 0.3:
            room.hand.key(Qt.Key.Key_Escape)
        room.hand.release(QPoint(chance.randrange(5, size.width() - 5), chance.randrange(5, size.height() - 5)))
        if chance.random() < 0.5:
            room.hand.drag(QPoint(30, 30), QPoint(30 + chance.randrange(90), 60), button=MIDDLE)
    room.check(f"drags, seed {seed}")


def test_the_hand_does_not_wait_for_tiles_and_where_it_was_goes_first(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[QRectF] = []
    patch = Base.patch

    def seen(self: Base, tile: Tile, picture: Picture, lifted: object, view: Lens, key: object, part: QRectF) -> Tile:
        painted.append(view.world(key))  # type: ignore[arg-type]
        return patch(self, tile, picture, lifted, view, key, part)  # type: ignore[arg-type]

    monkeypatch.setattr(Base, "patch", seen)
    room.open(60, 60, 4)
    room.canvas.look_at(0.5, QPointF(0, 0))
    room.rest()
    # One at the edge of the view: tiles in its middle would come first otherwise.
    places = room.canvas.picture
    inside = places.rows_in(room.canvas.camera.world_rect(QRectF(room.canvas.rect())), -30.0).tolist()
    row = max(inside, key=lambda row: abs(places.x[row]))
    assert inside
    where, start = places.centre(row), room.hand.centre(row)
    del painted[:]
    room.hand.press(start)
    room.hand.move(start + QPoint(20, 10))
    assert not painted
    assert room.canvas.picture.centre(row) != where
    room.rest()
    assert painted and painted[0].contains(where)
    room.hand.release(start + QPoint(60, 30))
    room.check("a drag")


def test_where_a_position_was_it_is_not_seen_once_the_hand_rests(room: Room) -> None:
    room.open(30, 40, 8)
    room.canvas.show_state.legend = False
    room.canvas.look_at(1.0, QPointF(0, 0))
    room.rest()
    places = room.canvas.picture
    inside = places.rows_in(room.canvas.camera.world_rect(QRectF(room.canvas.rect())), -60.0).tolist()
    row = inside[0]
    start = room.hand.centre(row)
    with_it = pixels(room.canvas)
    room.hand.press(start)
    room.hand.move(start + QPoint(10, 0))
    room.hand.move(start + QPoint(120, 90))
    room.rest()
    without = pixels(room.canvas)
    role = "p_fill" if places.labels[row] == 0 else "n_fill"
    colour = room.theme.colours.q(role)
    wanted = np.array([colour.blue(), colour.green(), colour.red()])

    def filled(image: np.ndarray) -> int:
        part = image[start.y() - 20 : start.y() + 16, start.x() - 20 : start.x() + 16, :3]
        return int((part == wanted).all(axis=2).sum())

    assert filled(with_it) > 4 * filled(without)
    room.hand.key(Qt.Key.Key_Escape)
    room.hand.release(start)
    room.check("a drag given up")

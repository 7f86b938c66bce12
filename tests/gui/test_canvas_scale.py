"""The canvas at scale: tiles show what would be painted anew, and picking is brute force, quicker."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import numpy as np
import pytest
from hand import MIDDLE, NONE, SHIFT, Hand
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPaintEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.document import Document
from engine.drawing.geometry import segment_distances
from engine.drawing.slots import slots_of
from engine.games import graph_edits
from engine.games.graph import GraphGame, Place
from engine.games.graph_changes import GraphChange
from engine.games.graph_record import GraphRecord
from gui.canvas import frame
from gui.canvas.arrows import arrows
from gui.canvas.boxes import Boxes
from gui.canvas.commands import GraphCommands
from gui.canvas.geometry import RADIUS, MoveShape
from gui.canvas.layers.scene import Lifted
from gui.canvas.picking import move_at, nearest
from gui.canvas.picture import Picture
from gui.canvas.state import Stepping
from gui.canvas.tiles import lens, mosaic
from gui.canvas.tiles.base import Base
from gui.canvas.tiles.lens import Key, Lens
from gui.canvas.tiles.sheet import Tile
from gui.canvas.view import GraphCanvas
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.theme import ThemeController

ROUNDING = 5
"""Of 255: smooth edges come out so differently when the same moves are painted in another order, or with others."""


class CountingCanvas(GraphCanvas):
    """Counts its paint events; its pixels may be finer than the screen's."""

    paints = 0
    ratio = 1.0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paints += 1
        super().paintEvent(event)

    def devicePixelRatioF(self) -> float:
        return self.ratio


@dataclass
class Room:
    """A canvas on a document, and another one to compare it with."""

    app: QApplication
    qtbot: QtBot
    theme: ThemeController
    session: Session = field(default_factory=Session)
    selection: Selection = field(default_factory=Selection)
    spotlight: Spotlight = field(default_factory=Spotlight)

    def __post_init__(self) -> None:
        self.commands = GraphCommands(self.session, self.selection)
        self.canvas = self.made()
        self.hand = Hand(self.canvas)

    def made(self) -> CountingCanvas:
        canvas = CountingCanvas(self.session, self.selection, self.spotlight, self.commands, self.theme)
        self.qtbot.addWidget(canvas)
        canvas.resize(620, 430)
        canvas.show()
        self.qtbot.waitExposed(canvas)
        return canvas

    def open(self, n: int, m: int, seed: int) -> None:
        """A random graph with stones, names and repeated moves."""
        chance = random.Random(seed)
        moves = [tuple(sorted(chance.sample(range(n), 2))) for _ in range(m)]
        moves += moves[: m // 10]
        places = [(chance.uniform(-700, 700), chance.uniform(-500, 500)) for _ in range(n)]
        stones = [chance.randrange(n) for _ in range(n)]
        names = {i: f"position {i}" for i in range(0, n, 7)}
        self.session.open(Document([GraphRecord.from_moves(n, moves, [stones], places=places, names=names)]))

    def rest(self, canvas: CountingCanvas | None = None) -> None:
        canvas = canvas or self.canvas
        self.app.processEvents()
        self.qtbot.waitUntil(lambda: canvas.frame.resting, timeout=10_000)
        self.app.processEvents()

    def anew(self) -> CountingCanvas:
        """Another canvas that shows the same."""
        other = self.made()
        other.resize(self.canvas.size())
        other.ratio = self.canvas.ratio
        for name, value in vars(self.canvas.show_state).items():
            setattr(other.show_state, name, value)
        other.camera.scale, other.camera.offset = self.canvas.camera.scale, QPointF(self.canvas.camera.offset)
        other.frame.forget()
        other.update()
        return other

    def check(self, what: str) -> None:
        """What is shown after a rest is what is shown by a canvas that has never shown anything else."""
        self.canvas.setFocus()
        self.rest()
        shown = pixels(self.canvas)
        other = self.anew()
        other.setFocus()
        self.rest(other)
        expected = pixels(other)
        other.hide()
        self.canvas.setFocus()
        worst = int(np.abs(shown - expected).max())
        assert worst <= ROUNDING, (
            f"{what}: {int((np.abs(shown - expected).max(axis=2) > 0).sum())} pixels differ, by {worst}"
        )


def pixels(canvas: GraphCanvas) -> np.ndarray:
    """Shape (height, width, 4), without the line that tells who has the focus."""
    image = canvas.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    flat = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), image.bytesPerLine())
    return flat[:, : 4 * image.width()].reshape(image.height(), image.width(), 4)[2:-2, 2:-2].astype(np.int16)


@pytest.fixture
def room(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    monkeypatch.setattr(frame, "TILED_FROM", 0)
    monkeypatch.setattr(frame, "MOST_LOUD", 20)
    monkeypatch.setattr(frame, "MOST_APART", 12)
    monkeypatch.setattr(mosaic, "SETTLED", 1)
    theme = ThemeController(qapp, "light")
    yield Room(qapp, qtbot, theme)
    theme.set_mode("light")


# What a hand may do


def _point(room: Room, chance: random.Random) -> QPoint:
    size = room.canvas.size()
    return QPoint(chance.randrange(5, size.width() - 5), chance.randrange(5, size.height() - 5))


def _key(room: Room, chance: random.Random) -> int:
    game = room.session.graph
    assert game
    return chance.choice(game.positions)


def _on(room: Room, chance: random.Random) -> QPoint:
    """A point on a position that is in sight, if one is."""
    canvas = room.canvas
    rows = canvas.picture.rows_in(canvas.camera.world_rect(QRectF(canvas.rect())), -RADIUS).tolist()
    return room.hand.centre(chance.choice(rows)) if rows else _point(room, chance)


def _pan(room: Room, chance: random.Random) -> None:
    room.hand.drag(_point(room, chance), _point(room, chance), button=MIDDLE)


def _pan_by_fractions(room: Room, chance: random.Random) -> None:
    room.canvas.pan(QPointF(chance.uniform(-90, 90), chance.uniform(-90, 90)))


def _zoom(room: Room, chance: random.Random) -> None:
    where, turn = QPointF(_point(room, chance)), chance.choice((-360, -120, 120, 240))
    event = QWheelEvent(
        where, where, QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton, NONE, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(room.canvas, event)
    if not 0.02 < room.canvas.camera.scale < 3:
        room.canvas.look_at(0.4, QPointF(0, 0))


def _fit(room: Room, chance: random.Random) -> None:
    room.canvas.fit()


def _hover(room: Room, chance: random.Random) -> None:
    QTest.mouseMove(room.canvas, _on(room, chance))


def _drag(room: Room, chance: random.Random) -> None:
    room.hand.drag(_on(room, chance), _point(room, chance))


def _drag_and_give_up(room: Room, chance: random.Random) -> None:
    room.hand.press(_on(room, chance))
    for _ in range(3):
        room.hand.move(_point(room, chance))
        room.app.processEvents()
    room.hand.key(Qt.Key.Key_Escape)
    room.hand.release(_point(room, chance))


def _undo_in_a_drag(room: Room, chance: random.Random) -> None:
    room.hand.press(_on(room, chance))
    room.hand.move(_point(room, chance))
    room.app.processEvents()
    room.session.undo_stack.undo()
    room.hand.release(_point(room, chance))


def _draw_move(room: Room, chance: random.Random) -> None:
    room.hand.drag(_on(room, chance), _on(room, chance), SHIFT)


def _select(room: Room, chance: random.Random) -> None:
    room.hand.drag(QPoint(3, 3), _point(room, chance))


def _select_all(room: Room, chance: random.Random) -> None:
    room.commands.select_all()


def _click(room: Room, chance: random.Random) -> None:
    room.hand.click(_on(room, chance))


def _stones(room: Room, chance: random.Random) -> None:
    room.commands.add_stones([_key(room, chance)], chance.choice((-1, 1, 7)))


def _name(room: Room, chance: random.Random) -> None:
    room.commands.rename(_key(room, chance), chance.choice(("", "a", "a very long name indeed")))


def _add(room: Room, chance: random.Random) -> None:
    room.commands.add_position(room.canvas.camera.to_world(QPointF(_point(room, chance))))


def _delete(room: Room, chance: random.Random) -> None:
    game = room.session.graph
    if game and game.n > 20:
        room.commands.delete([_key(room, chance)])


def _undo(room: Room, chance: random.Random) -> None:
    for _ in range(chance.randrange(1, 4)):
        room.session.undo_stack.undo()


def _redo(room: Room, chance: random.Random) -> None:
    room.session.undo_stack.redo()


def _theme(room: Room, chance: random.Random) -> None:
    room.theme.set_mode(chance.choice(("light", "dark")))


def _resize(room: Room, chance: random.Random) -> None:
    room.canvas.resize(chance.randrange(320, 900), chance.randrange(240, 600))


def _ratio(room: Room, chance: random.Random) -> None:
    room.canvas.ratio = chance.choice((1.0, 1.25, 2.0))
    room.canvas.update()


def _switch(room: Room, chance: random.Random) -> None:
    show = room.canvas.show_state
    name = chance.choice(("grid", "values", "legend"))
    setattr(show, name, not getattr(show, name))
    room.canvas.update()


def _step(room: Room, chance: random.Random) -> None:
    game, show = room.session.graph, room.canvas.show_state
    assert game
    if show.stepping is not None and chance.random() < 0.3:
        show.stepping = None
    else:
        rank = show.stepping.rank if show.stepping else {key: i for i, key in enumerate(game.positions)}
        current = _key(room, chance)
        show.stepping = Stepping(rank, chance.randrange(game.n), current, tuple(game.followers(current)))
    room.canvas.update()


def _light(room: Room, chance: random.Random) -> None:
    room.spotlight.light([_key(room, chance)], wins=chance.random() < 0.5)


STEPS: tuple[Callable[[Room, random.Random], None], ...] = (
    _pan, _pan_by_fractions, _zoom, _zoom, _fit, _hover, _drag, _drag, _drag_and_give_up, _undo_in_a_drag, _draw_move,
    _select, _select_all, _click, _stones, _name, _add, _delete, _undo, _undo, _redo, _theme, _resize, _ratio, _switch,
    _step, _light,
)  # fmt: skip


@pytest.mark.parametrize("seed", range(4))
def test_after_any_walk_the_tiles_show_what_would_be_painted_anew(room: Room, seed: int) -> None:
    chance = random.Random(seed)
    room.open(40, 60, seed)
    for _ in range(4):
        walked = []
        for _ in range(chance.randrange(1, 7)):
            step = chance.choice(STEPS)
            walked.append(step.__name__)
            step(room, chance)
            if chance.random() < 0.6:
                room.app.processEvents()
            if chance.random() < 0.3:
                room.rest()
        room.check(f"seed {seed} after {walked}")


# What is not painted again


@pytest.fixture
def tiles_painted(monkeypatch: pytest.MonkeyPatch) -> list[Key]:
    """The tiles that are painted, whole or in part, as they come."""
    painted: list[Key] = []
    paint, patch = Base.tile, Base.patch

    def counted(self: Base, picture: Picture, lifted: Lifted | None, view: Lens, key: Key) -> Tile:
        painted.append(key)
        return paint(self, picture, lifted, view, key)

    def patched(
        self: Base, tile: Tile, picture: Picture, lifted: Lifted | None, view: Lens, key: Key, part: QRectF
    ) -> Tile:
        painted.append(key)
        return patch(self, tile, picture, lifted, view, key, part)

    monkeypatch.setattr(Base, "tile", counted)
    monkeypatch.setattr(Base, "patch", patched)
    return painted


def test_nothing_is_painted_after_a_rest(room: Room, tiles_painted: list[Key]) -> None:
    room.open(30, 40, 1)
    room.rest()
    assert tiles_painted
    del tiles_painted[:]
    before = room.canvas.paints
    room.qtbot.wait(700)
    assert room.canvas.paints == before
    assert not tiles_painted


def test_the_pointer_and_small_selections_paint_no_tiles(room: Room, tiles_painted: list[Key]) -> None:
    room.open(30, 40, 2)
    room.rest()
    del tiles_painted[:]
    before = pixels(room.canvas)
    QTest.mouseMove(room.canvas, room.hand.centre(3))
    room.app.processEvents()
    assert room.canvas.show_state.hovered == room.canvas.picture.keys[3]
    room.selection.set([room.canvas.picture.keys[5]])
    room.app.processEvents()
    assert (pixels(room.canvas) != before).any()
    room.rest()
    assert not tiles_painted


def test_a_pan_paints_only_what_comes_into_sight(room: Room, tiles_painted: list[Key]) -> None:
    room.open(30, 40, 3)
    room.canvas.look_at(1.0, QPointF(0, 0))
    room.rest()
    del tiles_painted[:]
    room.canvas.pan(QPointF(lens.SIDE, 0))
    room.rest()
    ring = {key for key in tiles_painted if key[0] < 0}
    assert ring
    assert len({key[0] for key in tiles_painted}) == 1


def test_a_drag_paints_the_tiles_without_the_position_once(
    room: Room, tiles_painted: list[Key], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without bends and free slots, as in a large graph, nothing else changes.
    monkeypatch.setattr(Picture, "is_plain", True)
    room.open(30, 40, 4)
    room.rest()
    start = room.hand.centre(2)
    room.hand.press(start)
    room.hand.move(start + QPoint(20, 10))
    room.rest()
    del tiles_painted[:]
    for i in range(2, 8):
        room.hand.move(start + QPoint(20 * i, 10 * i))
        room.app.processEvents()
    room.rest()
    assert not tiles_painted
    room.hand.release(start + QPoint(140, 70))
    room.rest()
    assert tiles_painted


def test_holes_are_filled_while_the_view_moves(room: Room) -> None:
    """A zoom far out, and far away: at once there is more to see than the surface."""
    room.open(60, 80, 5)
    room.canvas.show_state.legend = False
    room.canvas.look_at(2.0, QPointF(5000, 5000))
    room.rest()
    assert len(np.unique(pixels(room.canvas).reshape(-1, 4), axis=0)) < 40
    room.canvas.look_at(0.3, QPointF(0, 0))
    filled = pixels(room.canvas)
    assert not room.canvas.frame.complete
    colours = room.theme.colours
    for role in ("p_fill", "n_fill"):
        blue, green, red = (colours.q(role).blue(), colours.q(role).green(), colours.q(role).red())
        assert (filled[..., :3] == (blue, green, red)).all(axis=2).sum() > 50


def test_a_selection_of_all_is_painted_once_into_the_tiles(room: Room, tiles_painted: list[Key]) -> None:
    room.open(40, 30, 6)
    room.canvas.look_at(1.0, QPointF(0, 0))
    room.rest()
    before = pixels(room.canvas)
    room.commands.select_all()
    room.rest()
    assert (pixels(room.canvas) != before).any(axis=2).mean() > 0.01
    del tiles_painted[:]
    QTest.mouseMove(room.canvas, room.hand.at(3, 3))
    room.rest()
    assert not tiles_painted


# Picking and culling are brute force, quicker


def _picture(seed: int, n: int = 60, m: int = 120) -> Picture:
    chance = random.Random(seed)
    moves = {tuple(sorted(chance.sample(range(n), 2))) for _ in range(m)}
    places = [(chance.uniform(-900, 900), chance.uniform(-900, 900)) for _ in range(n)]
    document = Document([GraphRecord.from_moves(n, sorted(moves), [[0, 0, 5]], places=places)])
    game = document.cases[0].game
    assert isinstance(game, GraphGame)
    return Picture(game, game.queries[0])


def _curve(picture: Picture, i: int, parts: int) -> np.ndarray:
    """Points on a move, from centre to centre, by the definition of a quadratic curve."""
    a, b = picture.centre(int(picture.sources[i])), picture.centre(int(picture.targets[i]))
    c = picture.shape(i)._arrow.control if picture.bend[i] else ((a.x() + b.x()) / 2, (a.y() + b.y()) / 2)
    t = np.linspace(0, 1, parts)[:, None]
    return (1 - t) ** 2 * (a.x(), a.y()) + 2 * t * (1 - t) * np.array(c) + t**2 * (b.x(), b.y())


@pytest.mark.parametrize("seed", range(3))
def test_picking_is_brute_force(seed: int) -> None:
    picture, chance = _picture(seed), random.Random(seed)
    assert picture.bend.any()
    curves = [_curve(picture, i, 16) for i in range(picture.m)]
    found = 0
    for _ in range(300):
        x, y, reach = chance.uniform(-1000, 1000), chance.uniform(-1000, 1000), chance.choice((5.0, 30.0, 200.0))
        distances = [((picture.x[r] - x) ** 2 + (picture.y[r] - y) ** 2) ** 0.5 for r in range(picture.n)]
        row, distance = nearest(picture, QPointF(x, y), reach)
        best = min(distances)
        assert (row, distance) == ((-1, float("inf")) if best > reach else (distances.index(best), pytest.approx(best)))
        away = [segment_distances(x, y, c[:-1, 0], c[:-1, 1], c[1:, 0], c[1:, 1]).min() for c in curves]
        move = move_at(picture, QPointF(x, y), reach)
        assert (move >= 0) == (min(away) <= reach)
        if move >= 0:
            found += 1
            assert away[move] == pytest.approx(min(away))
    assert found > 20


@pytest.mark.parametrize("seed", range(3))
def test_no_move_is_missing_where_it_can_be_seen(seed: int) -> None:
    picture, chance = _picture(seed), random.Random(seed)
    left_out = 0
    for _ in range(60):
        rect = QRectF(chance.uniform(-900, 800), chance.uniform(-900, 800), chance.uniform(1, 300), 120)
        seen = set(picture.moves_in(rect).tolist())
        for i in range(picture.m):
            points = _curve(picture, i, 200)
            inside = (points[:, 0] >= rect.left()) & (points[:, 0] <= rect.right())
            inside &= (points[:, 1] >= rect.top()) & (points[:, 1] <= rect.bottom())
            assert i in seen or not inside.any()
        left_out += picture.m - len(seen)
    assert left_out > 1_000


def test_arrows_of_many_are_those_of_one(qapp: QApplication) -> None:
    picture = _picture(7)
    many = arrows(picture.x, picture.y, picture.sources, picture.targets, picture.bend)
    assert many.bent.any() and not many.bent.all()
    for i in range(picture.m):
        one = picture.shape(i)._arrow
        for part in ("start", "control", "neck", "tip", "left", "right"):
            assert getattr(many, part)[i] == pytest.approx(getattr(one, part))


def test_an_arrow_without_a_way_is_a_point(qapp: QApplication) -> None:
    x = y = np.zeros(2)
    one = arrows(x, y, np.array([0]), np.array([1]), np.zeros(1))
    shape = MoveShape(QPointF(0, 0), QPointF(0, 0))
    assert np.isfinite(one.tip).all()
    assert one.tip[0].tolist() == [shape.tip.x(), shape.tip.y()]


@pytest.mark.parametrize("seed", range(3))
def test_slots_stay_right_while_positions_are_shifted(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gui.canvas.picture.MOST_PAIRS", 0)
    picture, chance = _picture(seed), random.Random(seed)
    for _ in range(40):
        rows = np.array(sorted(chance.sample(range(picture.n), chance.randrange(1, 4))))
        x, y = (np.array([chance.uniform(-900, 900) for _ in rows]) for _ in range(2))
        picture.place(rows, x, y)
        expected = slots_of(picture.x, picture.y, picture.sources, picture.targets, picture.bend)
        assert picture.title_slots.tolist() == expected[0].tolist()
        assert picture.stone_slots.tolist() == expected[1].tolist()
        boxes = Boxes(picture.m)
        ends = (
            picture.x[picture.sources],
            picture.y[picture.sources],
            picture.x[picture.targets],
            picture.y[picture.targets],
        )
        boxes.take(slice(None), *ends, picture.bend)
        assert picture.boxes.left.tolist() == boxes.left.tolist()
        assert picture.boxes.bottom.tolist() == boxes.bottom.tolist()


@pytest.mark.parametrize("seed", range(4))
def test_what_an_edit_leaves_is_taken_over(seed: int) -> None:
    """Positions and moves that come and go: the picture from the one before is the picture from the game."""
    chance = random.Random(seed)
    game = GraphGame()
    picture = Picture(game)
    for _ in range(150):
        change = _random_change(game, chance)
        if change is not None:
            picture = Picture(game, None, picture, change.apply(game))
            _compare(picture, Picture(game))
    assert picture.n > 5 and picture.m > 5


def _random_change(game: GraphGame, chance: random.Random) -> GraphChange | None:
    what = chance.random()
    if game.n < 4 or what < 0.3:
        return graph_edits.add_position(game, Place(chance.uniform(0, 500), chance.uniform(0, 500)))[1]
    source, target = sorted(chance.sample(game.positions, 2))
    if what < 0.7:
        return graph_edits.add_move(game, source, target)
    if what < 0.8 and game.move(source, target):
        return graph_edits.set_count(game, source, target, chance.randrange(3))
    if what < 0.88:
        return graph_edits.remove(game, [source])
    return graph_edits.move_positions(game, {source: Place(chance.uniform(0, 500), 3.0)})


def _compare(one: Picture, other: Picture) -> None:
    assert one.keys == other.keys
    for part in ("x", "y", "labels", "stones", "title_slots", "stone_slots"):
        assert getattr(one, part).tolist() == getattr(other, part).tolist(), part
    assert _moves(one) == _moves(other)


def _moves(picture: Picture) -> list[tuple[float, ...]]:
    columns = (picture.sources, picture.targets, picture.counts, picture.bend, picture.boxes.left, picture.luck)
    return sorted(zip(*(column.tolist() for column in columns), strict=True))

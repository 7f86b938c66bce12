"""Drawing by keyboard alone: walking along moves, adding, and what single keys do on the canvas."""

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from engine.games.graph import GraphGame
from gui.canvas.geometry import GRID, RADIUS
from gui.canvas.keys_room import STEP, room_at
from gui.canvas.keys_walk import Trail, Way, by_place, stepped
from gui.faces.numbering import title_of

if TYPE_CHECKING:
    from gui.canvas.keys_box import KeyBox, Question
    from gui.canvas.view import GraphCanvas

Key, Modifier = Qt.Key, Qt.KeyboardModifier
ARROWS: dict[int, tuple[Way, int, int]] = {
    Key.Key_Left: ("left", -1, 0),
    Key.Key_Right: ("right", 1, 0),
    Key.Key_Up: ("up", 0, -1),
    Key.Key_Down: ("down", 0, 1),
}
NUDGE = 5.0
BESIDE_BOX = 12


class CanvasKeys:
    """The verbs of the keyboard on one canvas."""

    def __init__(self, canvas: "GraphCanvas") -> None:
        self._canvas = canvas
        self._trail: Trail | None = None

    @cached_property
    def box(self) -> "KeyBox":
        """Where numbers and names are typed."""
        from gui.canvas.keys_box import KeyBox

        return KeyBox(self._canvas)

    def check(self) -> None:
        """What is asked about may be gone."""
        if "box" in vars(self):
            self.box.check()

    # Keys that are no shortcuts of actions

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key is for; whether it is for anything."""
        # The key of a letter of another alphabet is a plain number that `Qt.Key` does not know.
        arrow = next((arrow for key, arrow in ARROWS.items() if key == event.key()), None)
        held = event.modifiers() & ~Modifier.KeypadModifier
        if arrow and held == Modifier.AltModifier | Modifier.ShiftModifier:
            self.walk(arrow[0], extend=True)
            return True
        if arrow and not held & (Modifier.AltModifier | Modifier.ControlModifier | Modifier.MetaModifier):
            return self._nudge(arrow[1], arrow[2], bool(held & Modifier.ShiftModifier))
        if not held & ~Modifier.ShiftModifier and event.text() and event.text() in "0123456789":
            return self._set_stones(int(event.text()))
        return False

    def _nudge(self, dx: int, dy: int, far: bool) -> bool:
        if not (self._canvas.selection.positions or self._canvas.selection.notes):
            return False
        step = GRID if self._canvas.snapping or far else NUDGE
        self._canvas.commands.nudge(dx * step, dy * step)
        return True

    def _set_stones(self, count: int) -> bool:
        commands, positions = self._canvas.commands, self._canvas.selection.positions
        if commands.game is None:
            return False
        if positions:
            commands.set_stones(positions, count)
        else:
            commands.said.emit(_tr("Select positions first: Alt with an arrow key walks to one."))
        return True

    # Walking

    def walk(self, way: Way, extend: bool = False) -> None:
        """Select what one step leads to; with `extend`, what was selected stays so."""
        game, selection = self._canvas.commands.game, self._canvas.selection
        if game is None or not game.n:
            self._canvas.commands.said.emit(_tr("No positions yet: N adds one."))
            return
        if len(selection.moves) == 1 and not selection.positions:
            self._walk_from_move(game, next(iter(selection.moves)), way)
            return
        start = self._start(game)
        if start is None:
            to, self._trail = self._in_sight(), None
        else:
            trail = self._trail if self._trail and self._trail.at == start else None
            to, self._trail = stepped(game, self._canvas.picture, start, trail, way)
        self._go(game, to, extend)
        if to == start:
            self._canvas.commands.said.emit(_nothing(way).format(title_of(game, to)))

    def _start(self, game: GraphGame) -> int | None:
        """Where the walk is: at the one selected position; of several, at the one that was walked to last."""
        positions = self._canvas.selection.positions
        if self._trail and self._trail.at in positions:
            return self._trail.at
        return min(positions, key=game.index_of) if positions else None

    def _in_sight(self) -> int:
        """The position nearest to the middle of what is seen."""
        picture, middle = self._canvas.picture, self._canvas.centre
        far = (picture.x - middle.x()) ** 2 + (picture.y - middle.y()) ** 2
        return picture.keys[int(far.argmin())]

    def _go(self, game: GraphGame, to: int, extend: bool) -> None:
        kept = self._canvas.selection.positions if extend else frozenset()
        self._canvas.selection.set(kept | {to}, self._canvas.selection.moves if extend else ())
        self.show_position(to)
        self._canvas.commands.said.emit(self._told(game, to))

    def _told(self, game: GraphGame, at: int) -> str:
        text = _tr("Position {0}, value {1}").format(title_of(game, at), game.value(at))
        brothers = self._trail.brothers(game) if self._trail else []
        if not self._trail or not brothers:
            return text
        if len(brothers) == 1:
            how = _tr("{0}: the follower of {3}") if self._trail.down else _tr("{0}: the only one that leads to {3}")
        else:
            down, up = _tr("{0}: follower {1} of {2} of {3}"), _tr("{0}: {1} of {2} that lead to {3}")
            how = down if self._trail.down else up
        return how.format(text, brothers.index(at) + 1, len(brothers), title_of(game, self._trail.origin))

    def _walk_from_move(self, game: GraphGame, move: tuple[int, int], way: Way) -> None:
        """From a selected move: to its ends, or to the other moves of its source."""
        source, target = move
        if way in ("down", "up"):
            self._trail = Trail(target, source, True) if way == "down" else Trail(source, target, False)
            self._go(game, self._trail.at, extend=False)
            return
        targets = by_place(game, game.dag.followers[source])
        step = 1 if way in ("right", "next") else -1
        self._select_move(game, source, targets[min(max(targets.index(target) + step, 0), len(targets) - 1)])

    def select_move(self) -> None:
        """Select the move that was walked along; without one, the one between two selected positions, or the first."""
        game, positions = self._canvas.commands.game, self._canvas.selection.positions
        if game is None or not positions:
            return
        start = self._start(game)
        pair = self._walked(game) if len(positions) == 1 else next(_between(game, positions), None)
        if pair is None and len(positions) == 1 and start is not None and game.dag.followers[start]:
            pair = start, by_place(game, game.dag.followers[start])[0]
        if pair is None:
            self._canvas.commands.said.emit(_tr("There is no move to select here."))
        else:
            self._select_move(game, *pair)

    def _walked(self, game: GraphGame) -> tuple[int, int] | None:
        trail = self._trail
        if trail is None or trail.at not in self._canvas.selection.positions or not trail.brothers(game):
            return None
        return (trail.origin, trail.at) if trail.down else (trail.at, trail.origin)

    def _select_move(self, game: GraphGame, source: int, target: int) -> None:
        self._canvas.selection.set((), [(source, target)])
        self.show_position(target)
        self._canvas.commands.said.emit(_tr("Move {0} → {1}").format(title_of(game, source), title_of(game, target)))

    def show_position(self, position: int) -> None:
        """Shift the view, if a position is not in sight."""
        canvas = self._canvas
        centre = canvas.picture.centre(canvas.picture.row[position])
        seen = canvas.camera.world_rect(QRectF(canvas.rect())).adjusted(RADIUS, RADIUS, -RADIUS, -RADIUS)
        if not seen.contains(centre):
            canvas.look_at(canvas.camera.scale, QPointF(centre))

    # Adding

    def add_position(self) -> None:
        """A new position at the right of the one that is selected; in the middle of the view if none is."""
        game, canvas = self._canvas.commands.game, self._canvas
        start = self._start(game) if game else None
        wanted = canvas.centre if game is None or start is None else QPointF(*game.places[start]) + QPointF(STEP, 0)
        self._show_new(canvas.commands.add_position(canvas.snapped(room_at(canvas.picture, wanted))))

    def add_follower(self) -> None:
        """A new position below the selected one, and a move to it."""
        game, canvas = self._canvas.commands.game, self._canvas
        start = self._start(game) if game else None
        if game is None or start is None:
            return
        wanted = QPointF(*game.places[start]) + QPointF(0, STEP)
        place = canvas.snapped(room_at(canvas.picture, wanted, below=True))
        new = canvas.commands.add_move_to_new(start, place)
        self._show_new(new)
        if new is not None:
            self._trail = Trail(new, start, True)

    def _show_new(self, position: int | None) -> None:
        self._trail = None
        if position is not None:
            self.show_position(position)

    # Asking

    def ask_target(self) -> None:
        """Let the target of a move from the selected position be typed."""
        from gui.canvas.keys_questions import MoveTo

        game, positions = self._canvas.commands.game, self._canvas.selection.positions
        if game and len(positions) == 1:
            source = next(iter(positions))
            self._ask(MoveTo(self._canvas, game, source), source)

    def ask_stones(self) -> None:
        """Let the number of stones on the selected positions be typed."""
        from gui.canvas.keys_questions import StonesOn

        game, positions = self._canvas.commands.game, self._canvas.selection.positions
        start = self._start(game) if game else None
        if game and start is not None:
            self._ask(StonesOn(self._canvas, game, positions), start)

    def _ask(self, question: "Question", beside: int) -> None:
        self._canvas.cancel_gesture()
        self.show_position(beside)
        away = round(RADIUS * self._canvas.camera.scale) + BESIDE_BOX
        self.box.ask(question, self._canvas.position_at(beside), away)


def _between(game: GraphGame, positions: frozenset[int]) -> Iterator[tuple[int, int]]:
    """The moves between two positions."""
    if len(positions) == 2:
        a, b = positions
        yield from (pair for pair in ((a, b), (b, a)) if game.move(*pair))


def _nothing(way: Way) -> str:
    texts = {
        "down": _tr("No move leads on from {0}."),
        "up": _tr("No move leads to {0}."),
        "left": _tr("Nothing is farther left than {0}."),
        "right": _tr("Nothing is farther right than {0}."),
        "next": _tr("{0} is the last position."),
        "previous": _tr("{0} is the first position."),
    }
    return texts[way]


def _tr(text: str) -> str:
    return QCoreApplication.translate("CanvasKeys", text)

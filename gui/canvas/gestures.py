"""One class a mouse gesture: begun with a press, ended with `finish` or `cancel`; cancelled, it leaves no trace."""

from math import hypot
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF

from gui.canvas.arrange import snap
from gui.canvas.geometry import GRID
from gui.canvas.guides import guided
from gui.canvas.pointer import Pointer
from gui.canvas.state import Preview

if TYPE_CHECKING:
    from gui.canvas.view import GraphCanvas

CLICK_REACH = 4.0
"""Pixels that a hand may tremble in a click."""


class Gesture:
    """A gesture that does nothing; the base of all."""

    def __init__(self, canvas: "GraphCanvas", pointer: Pointer) -> None:
        self.canvas = canvas
        self.start = pointer
        self.dragged = False

    def move(self, pointer: Pointer) -> None:
        """The mouse moved."""
        way = pointer.screen - self.start.screen
        if not self.dragged and hypot(way.x(), way.y()) > CLICK_REACH:
            self.dragged = True
        if self.dragged:
            self.drag(pointer)

    def drag(self, pointer: Pointer) -> None:
        """The mouse moved, farther than a click does."""

    def finish(self, pointer: Pointer) -> None:
        """The button was let go."""

    def clear(self) -> None:
        """Show nothing of it any more: it is over, or the graph under it is another now."""

    def cancel(self) -> None:
        """Escape was pressed, or something else took over: all is as before the press."""
        self.clear()


class PanView(Gesture):
    """The view follows the hand."""

    def __init__(self, canvas: "GraphCanvas", pointer: Pointer) -> None:
        super().__init__(canvas, pointer)
        self._last = pointer.screen

    def move(self, pointer: Pointer) -> None:
        self.canvas.pan(pointer.screen - self._last)
        self._last = pointer.screen


class DragPositions(Gesture):
    """Selected positions follow the hand; one step of the history when it lets go."""

    def __init__(self, canvas: "GraphCanvas", pointer: Pointer, keys: frozenset[int]) -> None:
        super().__init__(canvas, pointer)
        # From the document: the picture may be gliding.
        places = canvas.commands.game.places if canvas.commands.game else {}
        self._before = {key: QPointF(*places[key]) for key in keys if key in places}
        self._places = dict(self._before)

    def drag(self, pointer: Pointer) -> None:
        way = pointer.world - self.start.world
        self._places = {key: place + way for key, place in self._before.items()}
        guides: tuple[QLineF, ...] = ()
        if self.canvas.snapping:
            self._places = self._snapped(way)
        elif self.canvas.looks.guiding and not pointer.free:
            self._places, guides = self._guided(way)
        self.canvas.preview_places(self._places)
        self.canvas.looks.show_guides(guides)

    def _snapped(self, way: QPointF) -> dict[int, QPointF]:
        """The grabbed position snaps; the others keep their distance from it."""
        grabbed = self.start.position
        if grabbed is None or grabbed not in self._before:
            return self._places
        goal = snap({grabbed: self._before[grabbed] + way}, GRID)[grabbed]
        return {key: place + goal - self._before[grabbed] for key, place in self._before.items()}

    def _guided(self, way: QPointF) -> tuple[dict[int, QPointF], tuple[QLineF, ...]]:
        """The grabbed position snaps to the lines of its neighbours; the others keep their distance from it."""
        grabbed, picture = self.start.position, self.canvas.picture
        if grabbed is None or grabbed not in self._before:
            return self._places, ()
        still = np.ones(picture.n, dtype=np.bool_)
        still[picture.rows_of(self._before)] = False
        before = self._before[grabbed]
        goal, lines = guided(picture.x, picture.y, still, before + way, self.canvas.camera.scale)
        return {key: place + goal - before for key, place in self._before.items()}, lines

    def clear(self) -> None:
        self.canvas.looks.show_guides(())

    def finish(self, pointer: Pointer) -> None:
        self.clear()
        if self.dragged:
            self.canvas.commands.place(self._places, self.canvas.commands.move_text(len(self._places)))
        elif self.start.position is not None:
            self.canvas.selection.set([self.start.position])

    def cancel(self) -> None:
        self.clear()
        self.canvas.end_preview()


class RubberBand(Gesture):
    """Selects what lies inside; with Ctrl or Shift it adds to what was selected."""

    def __init__(self, canvas: "GraphCanvas", pointer: Pointer) -> None:
        super().__init__(canvas, pointer)
        adding = pointer.ctrl or pointer.shift
        selection = canvas.selection
        self._before = selection.positions, selection.moves, selection.notes, selection.groups
        self._kept = self._before if adding else (frozenset(), frozenset(), frozenset(), frozenset())
        if not adding:
            selection.clear()

    def drag(self, pointer: Pointer) -> None:
        band = QRectF(self.start.world, pointer.world).normalized()
        self.canvas.show_state.band = band
        positions, moves = self.canvas.inside(band)
        notes = self.canvas.notes_within(band)
        kept = self._kept
        self.canvas.selection.set(kept[0] | positions, kept[1] | moves, kept[2] | notes, kept[3])
        self.canvas.update()

    def finish(self, pointer: Pointer) -> None:
        self.clear()

    def clear(self) -> None:
        self.canvas.show_state.band = None
        self.canvas.update()

    def cancel(self) -> None:
        self.canvas.selection.set(*self._before)
        self.clear()


class DrawMove(Gesture):
    """A move from a position to where the hand lets go; a click with Shift adds to the selection instead."""

    def __init__(self, canvas: "GraphCanvas", pointer: Pointer, source: int) -> None:
        super().__init__(canvas, pointer)
        self._source = source
        game = canvas.commands.game
        self._refused = frozenset(game.dag.ancestors(source)) if game else frozenset()
        self._veiled = self._refused - {source}

    def drag(self, pointer: Pointer) -> None:
        target = None if pointer.near == self._source else pointer.near
        allowed = target not in self._refused
        show = self.canvas.show_state
        show.preview = Preview(self._source, pointer.world, target, allowed)
        show.refused = self._veiled
        show.cycle = ()
        self.canvas.update()

    def finish(self, pointer: Pointer) -> None:
        self.clear()
        if not self.dragged:
            self.canvas.click_position(self._source, pointer)
        elif pointer.near is None:
            self.canvas.commands.add_move_to_new(self._source, self.canvas.snapped(pointer.world))
        elif pointer.near != self._source:
            self.canvas.commands.add_move(self._source, pointer.near)

    def clear(self) -> None:
        show = self.canvas.show_state
        show.preview, show.refused = None, frozenset()
        self.canvas.update()

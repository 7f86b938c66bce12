"""What the mouse does to notes and groups: drag them, and make a note wider or narrower."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from engine.games.remarks import NARROWEST, WIDEST
from gui.canvas.arrange import snap
from gui.canvas.geometry import GRID
from gui.canvas.gestures import DragPositions, Gesture
from gui.canvas.pointer import Pointer

if TYPE_CHECKING:
    from gui.canvas.view import GraphCanvas


class DragThings(DragPositions):
    """Selected positions and notes follow the hand together; one step of the history when it lets go.

    What was grabbed is a note or the title of a group, or a position while notes are selected too.
    """

    def __init__(self, canvas: "GraphCanvas", pointer: Pointer) -> None:
        super().__init__(canvas, pointer, canvas.selection.positions)
        game = canvas.commands.game
        notes = game.remarks.notes if game else {}
        self._notes = {key: QPointF(*notes[key].place) for key in canvas.selection.notes if key in notes}
        self._shifted = dict(self._notes)

    def drag(self, pointer: Pointer) -> None:
        if self.start.position in self._before:
            super().drag(pointer)
            way = self._places[self.start.position] - self._before[self.start.position]
        else:
            way = self._own_way(pointer)
            self._places = {key: place + way for key, place in self._before.items()}
            if self._places:
                self.canvas.preview_places(self._places)
        self._shifted = {key: place + way for key, place in self._notes.items()}
        self.canvas.preview_notes(self._shifted)

    def _own_way(self, pointer: Pointer) -> QPointF:
        """How far, where no position was grabbed; the corner of a grabbed note snaps to the grid."""
        way = pointer.world - self.start.world
        if not self.canvas.snapping:
            return way
        grabbed = self._notes.get(self.start.note if self.start.note is not None else -1)
        corner = QPointF() if grabbed is None else grabbed
        return snap({0: corner + way}, GRID)[0] - corner

    def finish(self, pointer: Pointer) -> None:
        self.clear()
        if self.dragged:
            self.canvas.commands.place_all(self._places, self._shifted)
        elif self.start.position is not None:
            self.canvas.selection.set([self.start.position])
        elif self.start.note is not None:
            self.canvas.selection.set(notes=[self.start.note])

    def clear(self) -> None:
        super().clear()
        self.canvas.preview_notes({})


class WidenNote(Gesture):
    """The right edge of a note follows the hand."""

    def __init__(self, canvas: "GraphCanvas", pointer: Pointer, note: int) -> None:
        super().__init__(canvas, pointer)
        self._note = note
        game = canvas.commands.game
        self._before = game.remarks.notes[note].width if game else NARROWEST
        self._width = self._before

    def drag(self, pointer: Pointer) -> None:
        width = self._before + pointer.world.x() - self.start.world.x()
        self._width = min(max(width, NARROWEST), WIDEST)
        self.canvas.preview_width(self._note, self._width)

    def finish(self, pointer: Pointer) -> None:
        self.clear()
        if self.dragged:
            self.canvas.remarks.widen(self._note, self._width)

    def clear(self) -> None:
        self.canvas.preview_width(self._note, None)

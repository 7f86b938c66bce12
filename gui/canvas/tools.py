"""The tools: what a press of the mouse begins, and what the pointer looks like."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt

from gui.canvas.gestures import DragPositions, DrawMove, Gesture, PanView, RubberBand
from gui.canvas.pointer import Pointer
from gui.canvas.remarks.gestures import DragThings, WidenNote
from gui.language.marked import marked

if TYPE_CHECKING:
    from gui.canvas.view import GraphCanvas

Shape = Qt.CursorShape


class Tool:
    """A tool of the canvas. `name` is that of its action without the prefix ``tool-``."""

    name = ""
    hint = ""

    def press(self, canvas: "GraphCanvas", pointer: Pointer) -> Gesture | None:
        """The left button went down."""
        raise NotImplementedError

    def right_click(self, canvas: "GraphCanvas", pointer: Pointer) -> bool:
        """The right button was clicked; False leaves it to the context menu."""
        return False

    def draws_move(self, pointer: Pointer) -> bool:
        """Whether a press there would draw a move."""
        return False

    def cursor(self, pointer: Pointer) -> Qt.CursorShape:
        """The shape of the pointer there."""
        return Shape.ArrowCursor


class SelectTool(Tool):
    """Selects, drags positions, and draws moves from the rim or with Shift."""

    name = "select"
    hint = marked("Canvas", "Double-click adds a position. Drag from a rim, or with Shift, to draw a move.")

    def press(self, canvas: "GraphCanvas", pointer: Pointer) -> Gesture | None:
        if pointer.position is None:
            if pointer.move is None:
                return _press_on_remark(canvas, pointer) or RubberBand(canvas, pointer)
            canvas.click_move(pointer.move, pointer)
            return None
        if self.draws_move(pointer):
            return DrawMove(canvas, pointer, pointer.position)
        if pointer.ctrl:
            canvas.click_position(pointer.position, pointer)
            return None
        if pointer.position not in canvas.selection.positions:
            canvas.selection.set([pointer.position])
        if canvas.selection.notes:
            return DragThings(canvas, pointer)
        return DragPositions(canvas, pointer, canvas.selection.positions)

    def draws_move(self, pointer: Pointer) -> bool:
        return pointer.position is not None and (pointer.shift or (pointer.on_rim and not pointer.ctrl))

    def cursor(self, pointer: Pointer) -> Qt.CursorShape:
        if pointer.position is None:
            if pointer.note is not None:
                return Shape.SizeHorCursor if pointer.on_edge else Shape.SizeAllCursor
            return Shape.PointingHandCursor if pointer.move or pointer.group is not None else Shape.ArrowCursor
        return Shape.CrossCursor if self.draws_move(pointer) else Shape.SizeAllCursor


def _press_on_remark(canvas: "GraphCanvas", pointer: Pointer) -> Gesture | None:
    """What a press on a note or on the title of a group begins; None where there is neither."""
    selection, adding = canvas.selection, pointer.ctrl or pointer.shift
    if pointer.note is not None:
        if pointer.on_edge and not adding:
            selection.set(notes=[pointer.note])
            return WidenNote(canvas, pointer, pointer.note)
        if adding:
            notes = selection.notes ^ {pointer.note}
            selection.set(selection.positions, selection.moves, notes, selection.groups)
            return Gesture(canvas, pointer)
        if pointer.note not in selection.notes:
            selection.set(notes=[pointer.note])
        return DragThings(canvas, pointer)
    if pointer.group is not None:
        if adding or pointer.group not in selection.groups:
            canvas.remarks.select_group(pointer.group, adding)
        return DragThings(canvas, pointer)
    return None


class PositionTool(Tool):
    """Adds a position at each click; existing ones can be dragged."""

    name = "position"
    hint = marked("Canvas", "Click to add a position.")

    def press(self, canvas: "GraphCanvas", pointer: Pointer) -> Gesture | None:
        if pointer.position is not None:
            canvas.selection.set([pointer.position])
            return DragPositions(canvas, pointer, canvas.selection.positions)
        canvas.commands.add_position(canvas.snapped(pointer.world))
        return None

    def cursor(self, pointer: Pointer) -> Qt.CursorShape:
        return Shape.CrossCursor if pointer.position is None else Shape.SizeAllCursor


class MoveTool(Tool):
    """Draws moves: from a position to another, or to empty canvas, which makes the position too."""

    name = "move"
    hint = marked(
        "Canvas", "Drag from a position to another to draw a move; drop on empty canvas to make the position too."
    )

    def press(self, canvas: "GraphCanvas", pointer: Pointer) -> Gesture | None:
        if pointer.position is None:
            return RubberBand(canvas, pointer)
        return DrawMove(canvas, pointer, pointer.position)

    def draws_move(self, pointer: Pointer) -> bool:
        return pointer.position is not None

    def cursor(self, pointer: Pointer) -> Qt.CursorShape:
        return Shape.ArrowCursor if pointer.position is None else Shape.CrossCursor


class StoneTool(Tool):
    """Puts stones; Shift or the right button takes them."""

    name = "stone"
    hint = marked("Canvas", "Click a position to add a stone; Shift-click or right-click takes one.")

    def press(self, canvas: "GraphCanvas", pointer: Pointer) -> Gesture | None:
        if pointer.position is None:
            return RubberBand(canvas, pointer)
        canvas.commands.add_stones([pointer.position], -1 if pointer.shift else 1)
        return None

    def right_click(self, canvas: "GraphCanvas", pointer: Pointer) -> bool:
        if pointer.position is None:
            return False
        canvas.commands.add_stones([pointer.position], -1)
        return True

    def cursor(self, pointer: Pointer) -> Qt.CursorShape:
        return Shape.ArrowCursor if pointer.position is None else Shape.PointingHandCursor


class PanTool(Tool):
    """Moves the view."""

    name = "pan"
    hint = marked("Canvas", "Drag to move the view. Space or the middle button does so with every tool.")

    def press(self, canvas: "GraphCanvas", pointer: Pointer) -> Gesture | None:
        return PanView(canvas, pointer)

    def cursor(self, pointer: Pointer) -> Qt.CursorShape:
        return Shape.OpenHandCursor


def tools() -> dict[str, Tool]:
    """A new set of all tools by name."""
    return {tool.name: tool for tool in (SelectTool(), PositionTool(), MoveTool(), StoneTool(), PanTool())}


def hint(tool: Tool) -> str:
    """What to do with a tool, for the status bar."""
    return QCoreApplication.translate("Canvas", tool.hint)

"""The canvas widget: it hands the mouse and the keys to the tool at work."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from engine.document import Delta
from engine.games.graph_delta import GraphDelta
from gui.canvas.camera import ZOOM_STEP
from gui.canvas.commands import GraphCommands
from gui.canvas.geometry import RADIUS, RIM
from gui.canvas.gestures import Gesture, PanView
from gui.canvas.keys import CanvasKeys
from gui.canvas.picking import move_at, nearest
from gui.canvas.pointer import Pointer
from gui.canvas.remarks.commands import CanvasRemarks
from gui.canvas.remarks.surface import RemarkedSurface
from gui.canvas.remarks.writing import RemarkWriting
from gui.canvas.tools import Tool, tools
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.theme import ThemeController

MOVE_REACH = 6.0
"""Pixels from a move at which a press still means it."""
SNAP_REACH = RADIUS * 1.6
"""Canvas units from a centre within which a move being drawn snaps to the position."""
RIM_FROM = 0.35
"""The scale from which a rim can be told from the disc: below it, a drag always moves the position."""
FAR = QPointF(-1e9, -1e9)


class GraphCanvas(RemarkedSurface):
    """Shows the graph of the current case, and lets it be drawn.

    Signals
    -------
    tool_changed(str)
        Another tool is at work.
    menu_wanted(QPoint, Pointer)
        The context menu was asked for, at a global point, over what the pointer says.
    """

    tool_changed = Signal(str)
    menu_wanted = Signal(QPoint, object)

    def __init__(
        self,
        session: Session,
        selection: Selection,
        spotlight: Spotlight,
        commands: GraphCommands,
        theme: ThemeController,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, selection, spotlight, commands, theme, parent)
        self._tools = tools()
        self._tool = self._tools["select"]
        self._gesture: Gesture | None = None
        self._space = False
        self._menu_taken = False
        self.keys = CanvasKeys(self)
        self.remarks, self.writing = CanvasRemarks(self), RemarkWriting(self)
        self._pointer = Pointer(FAR, FAR)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        session.leaving.connect(self.commit_name)
        session.looked_at.connect(self._drop_gesture)
        session.changed.connect(self._drop_gesture_if_stale)
        for told in (session.looked_at, session.changed):
            told.connect(self.keys.check)
            told.connect(self.writing.check)

    # What gestures and tools ask for

    def click_position(self, key: int, pointer: Pointer) -> None:
        """Select a position; with Ctrl or Shift add it to the selection, or take it out."""
        positions, moves = self.selection.positions, self.selection.moves
        if pointer.ctrl or pointer.shift:
            self.selection.set(positions ^ {key}, moves)
        else:
            self.selection.set([key])

    def click_move(self, move: tuple[int, int], pointer: Pointer) -> None:
        """Select a move; with Ctrl or Shift add it to the selection, or take it out."""
        positions, moves = self.selection.positions, self.selection.moves
        if pointer.ctrl or pointer.shift:
            self.selection.set(positions, moves ^ {move})
        else:
            self.selection.set((), [move])

    def rename(self, key: int) -> None:
        """Let the name of a position be typed beside it."""
        self.writing.edit_name(key)

    def commit_name(self) -> None:
        """Take what is being written on the canvas, if anything is."""
        self.writing.commit()

    def rename_selected(self) -> None:
        """Let the one selected thing be named or written: a position, a note, a group."""
        if not self.writing.edit_selected() and len(self.selection.positions) == 1:
            self.rename(next(iter(self.selection.positions)))

    @property
    def session(self) -> Session:
        """Whose current case is shown."""
        return self._session

    # The mouse

    @property
    def tool(self) -> Tool:
        return self._tool

    def set_tool(self, name: str) -> None:
        """Take up the tool of that name."""
        self.cancel_gesture()
        self._tool = self._tools[name]
        self._update_cursor()
        self.tool_changed.emit(name)

    def cancel_gesture(self) -> bool:
        """End the gesture under way without a trace; False if there was none."""
        gesture, self._gesture = self._gesture, None
        if gesture:
            gesture.cancel()
        return gesture is not None

    def _drop_gesture_if_stale(self, delta: Delta) -> None:
        """What the hand holds may be gone, or elsewhere, after an undo or a delete in mid-gesture."""
        own = delta.games.get(self._session.case_key) if self._session.case_key is not None else None
        if isinstance(own, GraphDelta) and (own.positions or own.places or own.moves or own.notes):
            self._drop_gesture()

    def _drop_gesture(self) -> None:
        """End the gesture under way where the graph is another now: what it would restore is of the past."""
        gesture, self._gesture = self._gesture, None
        if gesture:
            gesture.clear()
            self.rebuild()
            self._update_cursor()

    def pointer(self, screen: QPointF, event: QMouseEvent | None = None) -> Pointer:
        """What is at a point of the widget."""
        world = self.camera.to_world(screen)
        reach = max(RADIUS, 5 / self.camera.scale)
        row, distance = nearest(self.picture, world, max(reach + RIM * 0.7, SNAP_REACH))
        over = distance <= reach + RIM * 0.7
        move = -1 if over else move_at(self.picture, world, MOVE_REACH / self.camera.scale)
        keys = self.picture.keys
        bare = not over and move < 0
        note, on_edge = (self.frame.notes.at(world) if bare else None) or (None, False)
        return Pointer(
            screen,
            world,
            event.modifiers() if event else Qt.KeyboardModifier.NoModifier,
            event.button() if event else Qt.MouseButton.NoButton,
            keys[row] if over else None,
            over and distance >= RADIUS - RIM and self.camera.scale >= RIM_FROM,
            None if move < 0 else (keys[self.picture.sources[move]], keys[self.picture.targets[move]]),
            keys[row] if distance <= SNAP_REACH else None,
            note,
            on_edge,
            self.frame.groups.title_at(world) if bare and note is None else None,
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.commit_name()
        pointer = self.pointer(event.position(), event)
        button = event.button()
        cancelled = self.cancel_gesture()
        self.forget_cycle()
        # In mid-gesture the right button means no more than to stop it.
        right = button == Qt.MouseButton.RightButton
        self._menu_taken = right and (cancelled or self._tool.right_click(self, pointer))
        if button == Qt.MouseButton.MiddleButton or (button == Qt.MouseButton.LeftButton and self._space):
            self._gesture = PanView(self, pointer)
        elif button == Qt.MouseButton.LeftButton:
            self._gesture = self._tool.press(self, pointer)
        self._fit_wanted = False
        self._update_cursor()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = self.pointer(event.position(), event)
        if event.buttons() == Qt.MouseButton.NoButton:
            # The button was let go where we could not see it: over a dialog, say.
            self.cancel_gesture()
        if self._gesture:
            self._gesture.move(self._pointer)
        else:
            self._hover(self._pointer)
        self._update_cursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pointer = self.pointer(event.position(), event)
        gesture = self._gesture
        if gesture and event.button() == gesture.start.button:
            self._gesture = None
            # A release can come without a last move.
            gesture.move(pointer)
            gesture.finish(pointer)
        self._pointer = self.pointer(event.position(), event)
        self._hover(self._pointer)
        self._update_cursor()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        pointer = self.pointer(event.position(), event)
        adds = self._tool.name in ("select", "move", "pan")
        if event.button() != Qt.MouseButton.LeftButton or not adds:
            self.mousePressEvent(event)
        elif pointer.note is not None or pointer.group is not None:
            self.cancel_gesture()
            self.writing.edit_at(pointer)
        elif pointer.position is None and pointer.move is None:
            self.cancel_gesture()
            self.commands.add_position(self.snapped(pointer.world))
        elif pointer.position is not None and not pointer.shift and not pointer.ctrl:
            self.cancel_gesture()
            self.rename(pointer.position)
        else:
            # The second of two quick clicks is a click too.
            self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        if self.cancel_gesture() or (by_mouse and self._menu_taken):
            return
        pointer = self.pointer(QPointF(event.pos())) if by_mouse else self._selected_pointer()
        where = event.globalPos() if by_mouse else self.mapToGlobal(pointer.screen.toPoint())
        self.menu_wanted.emit(where, pointer)

    def _selected_pointer(self) -> Pointer:
        """The menu key means what is selected."""
        positions, moves = self.selection.positions, self.selection.moves
        if positions:
            key = min(positions, key=self.picture.row.__getitem__)
            return replace(self.pointer(QPointF(self.position_at(key))), position=key, move=None)
        if moves:
            source, target = min(moves)
            middle = QPointF(self.position_at(source) + self.position_at(target)) / 2
            return replace(self.pointer(middle), position=None, move=(source, target))
        if self.selection.notes:
            note = min(self.selection.notes)
            corner = self.camera.to_screen(self.frame.notes.painted({note}).topLeft())
            return replace(self.pointer(corner), position=None, move=None, note=note)
        return self.pointer(QRectF(self.rect()).center())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._space = False
        super().focusOutEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(None)
        super().leaveEvent(event)

    def _hover(self, pointer: Pointer | None) -> None:
        key = pointer.position if pointer else None
        rim = key if pointer and self._tool.draws_move(pointer) else None
        if (key, rim) != (self.show_state.hovered, self.show_state.rim):
            self.show_state.hovered, self.show_state.rim = key, rim
            self.update()

    def _update_cursor(self) -> None:
        if isinstance(self._gesture, PanView):
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._space:
            self.setCursor(Qt.CursorShape.OpenHandCursor)
        elif self._gesture is None:
            self.setCursor(self._tool.cursor(self._pointer))

    def wheelEvent(self, event: QWheelEvent) -> None:
        pixels = event.pixelDelta()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not pixels.isNull():
            self.pan(QPointF(pixels))
            return
        self.zoom_to(self.camera.scale * ZOOM_STEP ** (event.angleDelta().y() / 120), event.position())
        event.accept()

    # The keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = True
            self._update_cursor()
        elif event.key() == Qt.Key.Key_Escape:
            self.escape()
        elif self._gesture or not (self.writing.press(event) or self.keys.press(event)):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self._update_cursor()
        else:
            super().keyReleaseEvent(event)

    def escape(self) -> None:
        """End the gesture under way; if there is none, forget what is shown and then what is selected."""
        if self.cancel_gesture():
            self._update_cursor()
        elif self.show_state.cycle:
            self.forget_cycle()
        elif not self.selection.empty:
            self.selection.clear()
        elif self._tool.name != "select":
            self.set_tool("select")

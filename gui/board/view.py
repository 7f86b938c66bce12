"""The board as a widget: it hands the mouse to gestures and the keys to the cursor and to commands."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from gui.board.commands import BoardCommands
from gui.board.geometry import Area
from gui.board.gestures import Gesture, GrabRows, PaintRun, ToggleCell
from gui.board.keys import combination_of, cursor_step
from gui.board.partly import PartlyPainted
from gui.board.pointer import Pointer
from gui.board.surface import ZOOM_STEP
from gui.board.words import chess_words, value_words
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController

SCROLL_MILLISECONDS = 50


class BoardView(PartlyPainted):
    """Shows the board of the current case, and lets it be edited.

    Signals
    -------
    menu_wanted(QPoint)
        The context menu of the chosen rows was asked for, at a global point.
    escaped()
        Escape was pressed with nothing left to cancel.
    """

    menu_wanted = Signal(QPoint)
    escaped = Signal()

    def __init__(
        self,
        session: Session,
        spotlight: Spotlight,
        commands: BoardCommands,
        theme: ThemeController,
        parent: QWidget | None = None,
    ) -> None:
        self._gesture: Gesture | None = None
        super().__init__(session, spotlight, commands, theme, parent)
        self.keys: Mapping[str, Callable[[], object]] = {}
        self._pointer = Pointer(QPointF(-1, -1), Area.OUTSIDE)
        self._click: tuple[int, int, int] | None = None
        self._scrolling = QTimer(self, interval=SCROLL_MILLISECONDS)
        self._scrolling.timeout.connect(self._move_again)
        self.viewport().setMouseTracking(True)

    def rebuild(self) -> None:
        self._gesture = None
        super().rebuild()

    def _forget_gone(self) -> None:
        self._gesture = None
        super()._forget_gone()

    # The mouse

    def pointer(self, screen: QPointF, event: QMouseEvent | None = None) -> Pointer:
        """What is at a point of the viewport."""
        game, hit = self.game, self.grid.hit(screen)
        if game is None:
            return Pointer(screen, Area.OUTSIDE)
        row = game.rows[hit.index] if hit.index >= 0 else None
        modifiers = event.modifiers() if event else Qt.KeyboardModifier.NoModifier
        button = event.button() if event else Qt.MouseButton.NoButton
        return Pointer(screen, hit.area, row, hit.index, hit.column, modifiers, button)

    def cancel_gesture(self) -> bool:
        """End the gesture under way without a trace; False if there was none."""
        gesture, self._gesture = self._gesture, None
        self._scrolling.stop()
        if gesture:
            gesture.cancel()
        return gesture is not None

    def remember_click(self, row: int, column: int, *, was_chess: bool) -> None:
        """A click toggled this cell: a second one soon makes it a double-click, on the chess that was there."""
        self._click = (row, column, self.commands.steps) if was_chess else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        pointer = self.pointer(event.position(), event)
        self.cancel_gesture()
        self._glide.stop()
        self._click = None
        self._gesture = self._begun(pointer)
        if self._gesture:
            self._scrolling.start()
        self._hover(pointer)

    def _begun(self, pointer: Pointer) -> Gesture | None:
        game, row = self.game, pointer.row
        if game is None or row is None:
            return None
        right = pointer.button == Qt.MouseButton.RightButton
        if pointer.area is Area.NUMBER and pointer.button == Qt.MouseButton.LeftButton:
            return GrabRows(self, pointer, row)
        if pointer.area is not Area.CELL:
            return None
        if right:
            return PaintRun(self, pointer, row, chess=False)
        if pointer.button != Qt.MouseButton.LeftButton:
            return None
        if pointer.ctrl:
            self.put_cursor(pointer.index, pointer.column)
            self.commands.jump(row, pointer.column)
            return None
        return ToggleCell(self, pointer, row, chess=not game.has_chess(row, pointer.column))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer = self.pointer(event.position(), event)
        if self._gesture:
            self._gesture.move(self._pointer)
        self._hover(self._pointer)

    def _move_again(self) -> None:
        """A hand that rests beyond the edge scrolls on."""
        if self._gesture and self._gesture.dragged and not self.viewport().rect().contains(
            self._pointer.screen.toPoint()
        ):  # fmt: skip
            self._gesture.move(self._pointer)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pointer = self.pointer(event.position(), event)
        gesture, self._gesture = self._gesture, None
        self._scrolling.stop()
        if gesture:
            # A release can come without a last move.
            gesture.move(pointer)
            gesture.finish(pointer)
        self._hover(self.pointer(event.position(), event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        pointer, click = self.pointer(event.position(), event), self._click
        plain = event.button() == Qt.MouseButton.LeftButton and not (pointer.ctrl or pointer.shift)
        if not plain or click is None or pointer.cell != click[:2] or self.commands.steps != click[2]:
            self.mousePressEvent(event)
            return
        self._click = None
        self.commands.take_back_click(click[2])
        self.commands.jump(*click[:2])

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Over a row's number, or by the menu key; on cells the right button clears."""
        if self.game is None or not self.game.n or self._gesture:
            return
        if event.reason() != QContextMenuEvent.Reason.Mouse:
            index = self.game.index_of(self.state.row) if self.state.row is not None else 0
            where = self.grid.cell_rect(index, self.state.column).center().toPoint()
            self.menu_wanted.emit(self.viewport().mapToGlobal(where))
            return
        pointer = self.pointer(QPointF(event.pos()))
        if pointer.area in (Area.NUMBER, Area.VALUE) and pointer.row is not None:
            if pointer.row not in self.state.rows:
                self.state.select([pointer.row])
                self.put_cursor(pointer.index, self.state.column)
            self.menu_wanted.emit(event.globalPos())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._hover(Pointer(QPointF(-1, -1), Area.OUTSIDE))
        elif isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._tell_value(event)
            return True
        return super().viewportEvent(event)

    def _tell_value(self, event: QHelpEvent) -> None:
        game, pointer = self.game, self.pointer(QPointF(event.pos()))
        text = ""
        if game is not None and pointer.area is Area.VALUE and pointer.row is not None:
            text = value_words(game, pointer.row)
        QToolTip.showText(event.globalPos(), text, self.viewport())

    def _hover(self, pointer: Pointer) -> None:
        over = pointer.cell
        number = pointer.area is Area.NUMBER
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if number else Qt.CursorShape.ArrowCursor)
        before = self.show_state.hovered
        if over != before:
            self.show_state.hovered = over
            # Without a cell under the mouse it is the cursor that points.
            self.refresh_rows({before[0] if before else None, over[0] if over else None, self.state.row})
            self.refresh_header()
            if over and self.game and self.game.has_chess(*over) and not self._gesture:
                self.commands.said.emit(chess_words(self.game, *over))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.set_zoom(self.zoom * ZOOM_STEP ** (event.angleDelta().y() / 120))
            event.accept()
        else:
            super().wheelEvent(event)
        self._hover(self.pointer(event.position()))

    # The keys

    def event(self, event: QEvent) -> bool:
        # What the board does with a key goes before a shortcut of the window.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._knows(event):
            event.accept()
            return True
        return super().event(event)

    def _knows(self, event: QKeyEvent) -> bool:
        return self.game is not None and (combination_of(event) in self.keys or cursor_step(event) is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escape()
        elif self.game is None:
            super().keyPressEvent(event)
        elif combination_of(event) in self.keys:
            self.cancel_gesture()
            self.keys[combination_of(event)]()
        elif not self._move_cursor(event):
            super().keyPressEvent(event)

    def escape(self) -> None:
        """End the gesture under way; if there is none, select nothing; then whatever a listener has."""
        if self.cancel_gesture():
            return
        if self.state.rows:
            self.state.select(())
        else:
            self.escaped.emit()

    def _move_cursor(self, event: QKeyEvent) -> bool:
        step, game = cursor_step(event), self.game
        if step is None or game is None or not game.n:
            return False
        self.cancel_gesture()
        # Until the mouse moves again, it is the cursor that points.
        hovered, self.show_state.hovered = self.show_state.hovered, None
        if hovered:
            self.refresh_rows([hovered[0]])
        page = max(self.grid.room[1] // self.grid.row_height - 1, 1)
        at = game.index_of(self.state.row) if self.state.row is not None else 0
        index, column = step.apply(at, self.state.column, page, game.n, game.width)
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and index != at:
            self.state.anchor = self.state.anchor if self.state.rows else self.state.row
            self.state.extend_to(game, game.rows[index])
        else:
            self.state.select(())
        self.put_cursor(index, column)
        return True

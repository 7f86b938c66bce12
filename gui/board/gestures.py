"""One class a mouse gesture: begun with a press, ended with `finish` or `cancel`; cancelled, it leaves no trace."""

from math import hypot
from typing import TYPE_CHECKING

from gui.board.pointer import Pointer
from gui.board.state import Paint

if TYPE_CHECKING:
    from gui.board.view import BoardView

CLICK_REACH = 4.0
"""Pixels that a hand may tremble in a click on a row number."""


class Gesture:
    """A gesture that does nothing; the base of all."""

    def __init__(self, view: "BoardView", pointer: Pointer) -> None:
        self.view = view
        self.start = pointer
        self.dragged = False

    def move(self, pointer: Pointer) -> None:
        """The mouse moved."""

    def finish(self, pointer: Pointer) -> None:
        """The button was let go."""

    def cancel(self) -> None:
        """Escape was pressed, or something else took over."""


class PaintRun(Gesture):
    """Puts chesses along a row, or takes them off; on the one cell where it began, it is a click."""

    def __init__(self, view: "BoardView", pointer: Pointer, row: int, chess: bool) -> None:
        super().__init__(view, pointer)
        self._paint = Paint(row, pointer.column, pointer.column, chess)
        self._show()

    def move(self, pointer: Pointer) -> None:
        column = self.view.grid.column_at(pointer.screen.x())
        if column != self._paint.last:
            self.dragged = True
            self._paint = Paint(self._paint.row, self._paint.first, column, self._paint.chess)
            self.view.reveal(self.start.index, column)
            self._show()

    def finish(self, pointer: Pointer) -> None:
        paint = self._paint
        self._let_go()
        self.view.put_cursor(self.start.index, paint.last)
        steps = self.view.commands.steps
        self.view.commands.paint_run(paint.row, paint.first, paint.last, paint.chess)
        self._settle(steps)

    def _let_go(self) -> None:
        """Show the board itself again: what the edit that comes next leaves as it is foretold is not painted anew."""
        self.view.show_state.paint = None
        self.view.state.select(())

    def _settle(self, steps: int) -> None:
        """Without an edit since step `steps` nothing else lets the view know that it is over."""
        if self.view.commands.steps == steps:
            self.view.refresh_changed()

    def cancel(self) -> None:
        self.view.show_state.paint = None
        self.view.refresh_changed()

    def _show(self) -> None:
        self.view.show_state.paint = self._paint
        self.view.refresh_changed()


class ToggleCell(PaintRun):
    """With the left button: a click toggles, a drag paints or clears as the click would."""

    def finish(self, pointer: Pointer) -> None:
        if self.dragged:
            super().finish(pointer)
            return
        self._let_go()
        self.view.put_cursor(self.start.index, self.start.column)
        steps = self.view.commands.steps
        self.view.commands.toggle(self._paint.row, self.start.column)
        self._settle(steps)
        self.view.remember_click(self._paint.row, self.start.column, was_chess=not self._paint.chess)


class GrabRows(Gesture):
    """A click on a row's number selects, a drag takes the selected rows elsewhere in one step."""

    def __init__(self, view: "BoardView", pointer: Pointer, row: int) -> None:
        super().__init__(view, pointer)
        state, game = view.state, view.commands.game
        self._row = row
        self._before = state.rows
        if game and pointer.shift:
            state.extend_to(game, row)
        elif pointer.ctrl:
            state.anchor = row
            state.select(state.rows ^ {row})
        else:
            state.anchor = row
            if row not in state.rows:
                state.select([row])
        if game:
            view.put_cursor(pointer.index, state.column)

    def move(self, pointer: Pointer) -> None:
        way = pointer.screen - self.start.screen
        if not self.dragged and hypot(way.x(), way.y()) <= CLICK_REACH:
            return
        self.dragged = True
        grid = self.view.grid
        self.view.show_state.drop = grid.gap_at(pointer.screen.y())
        self.view.reveal(grid.index_at(pointer.screen.y()))
        self.view.refresh()

    def finish(self, pointer: Pointer) -> None:
        drop = self.view.show_state.drop
        self._forget_drop()
        if drop is not None:
            self.view.commands.move_rows(drop)
        elif not (self.start.ctrl or self.start.shift):
            self.view.state.select([self._row])

    def cancel(self) -> None:
        self._forget_drop()
        self.view.state.select(self._before)

    def _forget_drop(self) -> None:
        self.view.show_state.drop = None
        self.view.refresh()

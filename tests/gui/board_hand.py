"""A hand for tests of the board: real mouse and key events on its cells, row numbers and values."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.document import Document
from engine.games.board import BoardGame
from engine.games.board_record import BoardRecord, Columns
from engine.sg import mex, nim_sum
from gui.board.editor import BoardEditor
from gui.board.pictures import RowPicture
from gui.selection import Spotlight
from gui.session import Session

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier
SHIFT, CTRL, ALT = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)


SMALL = 12
"""Columns up to which the definition is not too slow."""


@cache
def value_by_definition(mask: int, width: int) -> int:
    """The value of a row by the game's rule alone."""
    followers = []
    for column in range(width):
        free = [c for c in range(column + 1, width) if not mask >> c & 1]
        if mask >> column & 1 and free:
            followers.append(mask ^ 1 << column ^ 1 << free[0])
    return mex([value_by_definition(follower, width) for follower in followers])


@dataclass
class Board:
    """An editor with all it needs, and a hand on it; rows by index from 0, columns from 1."""

    session: Session
    spotlight: Spotlight
    editor: BoardEditor
    said: list[str] = field(default_factory=list)

    # What there is

    @property
    def view(self):
        return self.editor.view

    @property
    def game(self) -> BoardGame:
        game = self.session.board
        assert game
        return game

    @property
    def rows(self) -> list[Columns]:
        """The chesses of all rows, sorted."""
        return [tuple(sorted(self.game.columns(row))) for row in self.game.rows]

    @property
    def shown(self) -> list[RowPicture]:
        """The rows as they are painted."""
        return self.view.shown_rows()

    @property
    def cursor(self) -> tuple[int, int]:
        state = self.editor.state
        assert state.row is not None
        return self.game.index_of(state.row), state.column

    @property
    def selected(self) -> set[int]:
        return {self.game.index_of(row) for row in self.editor.state.rows}

    @property
    def steps(self) -> list[str]:
        stack = self.session.undo_stack
        return [stack.text(i) for i in range(stack.index())]

    def open(self, rows: Sequence[Columns], width: int = 20) -> None:
        self.session.open(Document([BoardRecord(width, tuple(rows))]))
        QApplication.processEvents()

    def check_values(self) -> None:
        """What is painted is what the document has and what the definition says."""
        for row in self.shown:
            assert row.mask == self.game.row(row.row).mask
            assert row.value == self.game.value(row.row)
        for row in self.game.rows:
            mask = self.game.row(row).mask
            if self.game.width <= SMALL or mask.bit_count() < 4:
                assert self.game.value(row) == value_by_definition(mask, self.game.width)
        assert self.game.nim_sum == nim_sum(map(self.game.value, self.game.rows))

    # The hand

    def cell(self, index: int, column: int) -> QPoint:
        return self.view.grid.cell_centre(index, column).toPoint()

    def number(self, index: int) -> QPoint:
        return QPoint(12, self.cell(index, 1).y())

    def move(self, where: QPoint) -> None:
        QTest.mouseMove(self.view.viewport(), where)

    def click(self, where: QPoint, modifiers: Qt.KeyboardModifier = NONE, button: Qt.MouseButton = LEFT) -> None:
        self.move(where)
        QTest.mouseClick(self.view.viewport(), button, modifiers, where)

    def double_click(self, where: QPoint) -> None:
        self.click(where)
        QTest.mouseDClick(self.view.viewport(), LEFT, NONE, where)
        QTest.mouseRelease(self.view.viewport(), LEFT, NONE, where)

    def press(self, where: QPoint, button: Qt.MouseButton = LEFT, modifiers: Qt.KeyboardModifier = NONE) -> None:
        self.move(where)
        QTest.mousePress(self.view.viewport(), button, modifiers, where)

    def release(self, where: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.view.viewport(), button, NONE, where)

    def drag(self, start: QPoint, end: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self.press(start, button)
        self.move((QPointF(start + end) / 2).toPoint())
        self.move(end)
        self.release(end, button)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, times: int = 1) -> None:
        for _ in range(times):
            QTest.keyClick(self.view, key, modifiers)

    def colour(self, index: int, column: int, dx: float = 0.0, dy: float = 0.0) -> str:
        """The painted colour of a cell, at a share of its side from the centre."""
        image = self.view.viewport().grab().toImage()
        ratio = image.devicePixelRatio()
        where = self.view.grid.cell_centre(index, column) + QPointF(dx, dy) * self.view.grid.cell
        return image.pixelColor((where * ratio).toPoint()).name()

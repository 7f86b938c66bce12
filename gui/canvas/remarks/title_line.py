"""A line to type the title of a group in, on the canvas."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt

from engine.games.graph import GraphGame
from gui.canvas.remarks.commands import tr
from gui.canvas.typed_line import TypedLine

if TYPE_CHECKING:
    from gui.canvas.view import GraphCanvas

WIDTH = 180


class TitleLine(TypedLine):
    """Enter or a click elsewhere takes the title; Escape leaves everything as it was."""

    def __init__(self, canvas: "GraphCanvas") -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._key: int | None = None
        self._positions: frozenset[int] = frozenset()
        self._game: GraphGame | None = None
        self.setObjectName("groupTitle")
        self.setAccessibleName(tr("Title of the group"))
        self.setPlaceholderText(tr("Title"))
        for done in (self.returnPressed, self.left):
            done.connect(self.commit)
        self.escaped.connect(self._close)
        self.hide()

    def open(self, key: int | None, positions: frozenset[int], title: str, corner: QPoint) -> None:
        """Edit the title of a group, or of a new one of some positions for None; `corner` is its left end."""
        self._key, self._positions, self._game = key, positions, self._canvas.commands.game
        self.setText(title)
        self.selectAll()
        self.resize(WIDTH, self.sizeHint().height())
        left = min(max(corner.x(), 0), max(self._canvas.width() - WIDTH, 0))
        top = min(max(corner.y(), 0), max(self._canvas.height() - self.height(), 0))
        self.move(left, top)
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def commit(self) -> None:
        """Take the title that stands there, if one is being typed."""
        if self._game is None:
            return
        key, positions = self._key, self._positions
        self._close()
        if key is None:
            self._canvas.remarks.group(positions, self.text())
        elif self.isModified():
            self._canvas.remarks.rename(key, self.text())

    def check(self) -> None:
        """Close without a trace where what is named is gone, or another case is looked at."""
        game = self._canvas.commands.game
        if self._game is None or (game is self._game and self._is_there(game)):
            return
        self._close()

    def _is_there(self, game: GraphGame) -> bool:
        return all(p in game for p in self._positions) if self._key is None else self._key in game.remarks.groups

    def _close(self) -> None:
        self._game = None
        # Only if nobody else has taken the keyboard: a click into a panel means the panel.
        if self.hasFocus():
            self._canvas.setFocus()
        self.hide()

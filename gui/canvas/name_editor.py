"""A line to type a position's name in, on the canvas."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt

from engine.games.graph import GraphGame
from gui.canvas.typed_line import TypedLine

if TYPE_CHECKING:
    from gui.canvas.view import GraphCanvas

WIDTH = 120


class NameEditor(TypedLine):
    """Enter or a click elsewhere takes the name; Escape leaves it as it was."""

    def __init__(self, canvas: "GraphCanvas") -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._key: int | None = None
        self._game: GraphGame | None = None
        self.setObjectName("positionName")
        self.setAccessibleName(self.tr("Name of the position"))
        self.setPlaceholderText(self.tr("Name"))
        for done in (self.returnPressed, self.left):
            done.connect(self.commit)
        self.escaped.connect(self._close)
        self.hide()

    def open(self, key: int, name: str, centre: QPoint, radius: float) -> None:
        """Edit the name of position `key`, whose disc is there on the canvas."""
        self._key, self._game = key, self._canvas.commands.game
        self.setText(name)
        self.selectAll()
        self.resize(WIDTH, self.sizeHint().height())
        left = min(max(centre.x() - WIDTH // 2, 0), max(self._canvas.width() - WIDTH, 0))
        top = min(centre.y() + round(radius) + 6, max(self._canvas.height() - self.height(), 0))
        self.move(left, top)
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def commit(self) -> None:
        """Take the name that stands there, if one is being typed."""
        key = self._key
        if key is not None:
            self._close()
            self._canvas.commands.rename(key, self.text())

    def check(self) -> None:
        """Close without a name where the position is gone, or another case is looked at."""
        game = self._canvas.commands.game
        if self._key is not None and (game is None or game is not self._game or self._key not in game):
            self._close()

    def _close(self) -> None:
        self._key, self._game = None, None
        # Only if nobody else has taken the keyboard: a click into a panel means the panel.
        if self.hasFocus():
            self._canvas.setFocus()
        self.hide()

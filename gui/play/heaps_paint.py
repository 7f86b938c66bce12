"""Painting the heaps of a match: as in the editor, but nothing that tells who wins unless it is asked for."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gui.heaps.stack_geometry import Geometry
from gui.heaps.stack_paint import StackPainter
from gui.heaps.stack_scene import StackScene
from gui.heaps.words import tr as heaps_tr
from gui.play.setup import Look
from gui.theme import Colours

RISE = 34.0
"""Pixels that taken stones rise while they fade."""


class HeapsPainter(StackPainter):
    """Paints the columns of a match.

    `wins` says that the lit move is a winning one, `last` is the heap of the move that was made last.
    """

    def __init__(
        self,
        painter: QPainter,
        scene: StackScene,
        geometry: Geometry,
        colours: Colours,
        look: Look,
        *,
        wins: bool,
        last: int | None,
    ) -> None:
        super().__init__(painter, scene, geometry, colours)
        self._look_at, self._lit_role, self._last = look, "move_winning" if wins else "accent", last

    def ghosts(self, boxes: list[QRectF], share: float) -> None:
        """Stones that have been taken, on their way up; `share` of it is done. The boxes are of a plain geometry."""
        self.painter.save()
        self.painter.scale(self.scale, self.scale)
        self.painter.setPen(QPen(self.colours.q("accent", 1.0 - share), 1.0))
        self.painter.setBrush(self.colours.q("accent", 0.6 * (1.0 - share)))
        for box in boxes:
            radius = min(box.height() / 2, 4.0)
            self.painter.drawRoundedRect(box.translated(0, -RISE * share), radius, radius)
        self.painter.restore()

    def _back(self, index: int, has_focus: bool) -> None:
        """The column that is pointed at, or lit; and that of the last move."""
        box, painter, scene = self.geometry.column(index).adjusted(3, 3, -3, -3), self.painter, self.scene
        role = "accent_soft" if index == self._last else "hover" if index == scene.hovered else ""
        painter.setPen(QPen(self.colours.q(self._lit_role), 2.0) if index == scene.lit else Qt.PenStyle.NoPen)
        painter.setBrush(self.colours.q(role, 0.7) if role else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 8, 8)

    def _look(self, index: int) -> tuple[str, str, str]:
        if self._look_at.values:
            return super()._look(index)
        return "n_fill", "n_border", "n_text"

    def _taken(self, index: int) -> None:
        scene = self.scene
        move = scene.lit_move
        if self._look_at.open and scene.pointed and scene.pointed[0] == index:
            super()._taken(index)
        elif move is not None and move.heap == index:
            if move.take:
                self._tint(index, scene.heaps[index] - move.take + 1, self._lit_role)
            else:
                self._cut(index, max(move.rest))

    def _reach(self, index: int) -> None:
        if self._look_at.legal and self._look_at.open:
            super()._reach(index)

    def _new_place(self) -> None:
        """Nothing is added in a match."""

    def _words(self, index: int) -> None:
        if self._look_at.values:
            super()._words(index)
            return
        column, base = self.geometry.column(index), self.geometry.base
        self._text(QRectF(column.left(), base + 3, column.width(), 20), self._size_text(index), "text", 14, bold=True)
        under = QRectF(column.left(), base + 24, column.width(), 16)
        self._text(under, heaps_tr("heap {0}").format(index + 1), "text_muted", 11)

    def _cut(self, index: int, below: int) -> None:
        """A line where a heap is split."""
        stones = self.geometry.stack(index).stones()
        row = next((row for number, row in stones if number == below), None)
        if row is not None:
            box = self.geometry.row_box(index, row)
            self.painter.setPen(QPen(self.colours.q(self._lit_role), 3.0))
            self.painter.drawLine(QPointF(box.left() - 6, box.top()), QPointF(box.right() + 6, box.top()))

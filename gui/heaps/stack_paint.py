"""Painting heaps as stacks of stones, with size, value, winning moves, and what is pointed at."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from engine.games.heaps import HeapMove
from gui.heaps.stack_geometry import TOP, Geometry, Stack
from gui.heaps.stack_scene import StackScene
from gui.heaps.words import tr
from gui.theme import Colours

_SHORT = 10**9


def short_number(size: int) -> str:
    """A size in few characters: exact up to 10^9, then a power of ten or about that many."""
    if size < _SHORT:
        return f"{size:,}"
    digits = str(size)
    power = len(digits) - 1
    if digits.rstrip("0") == "1":
        return f"10^{power}"
    return f"≈{digits[0]}.{digits[1]}e{power}"


class StackPainter:
    """Paints the columns of one scene."""

    def __init__(self, painter: QPainter, scene: StackScene, geometry: Geometry, colours: Colours) -> None:
        self.painter, self.scene, self.geometry, self.colours = painter, scene, geometry.plain, colours
        self.scale = geometry.scale
        self.font = QFont(painter.font())

    def paint(self, width: int, has_focus: bool) -> None:
        """All columns in sight, and the place for a new heap."""
        self.painter.save()
        self.painter.scale(self.scale, self.scale)
        for index in self.geometry.visible(width / self.scale):
            self._back(index, has_focus)
            self._stones(index)
            self._taken(index)
            self._reach(index)
            self._words(index)
            self._mark(index)
        self._base_line()
        self._new_place()
        self.painter.restore()

    # The column

    def _back(self, index: int, has_focus: bool) -> None:
        scene, painter = self.scene, self.painter
        box = self.geometry.column(index).adjusted(3, 3, -3, -3)
        role = "accent_soft" if index == scene.current and has_focus else "hover" if index == scene.hovered else ""
        painter.setPen(Qt.PenStyle.NoPen)
        if role:
            painter.setBrush(self.colours.q(role, 1.0 if role == "accent_soft" else 0.6))
            painter.drawRoundedRect(box, 8, 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if index == scene.lit:
            painter.setPen(QPen(self.colours.q("move_winning"), 2.0))
            painter.drawRoundedRect(box, 8, 8)
        elif index == scene.current:
            painter.setPen(QPen(self.colours.q("accent" if has_focus else "border"), 1.2))
            painter.drawRoundedRect(box, 8, 8)

    def _base_line(self) -> None:
        if not self.scene.heaps:
            return
        left, right = self.geometry.column(0).left(), self.geometry.column(len(self.scene.heaps) - 1).right()
        self.painter.setPen(QPen(self.colours.q("border_strong"), 1.0))
        self.painter.drawLine(QPointF(left + 10, self.geometry.base + 1), QPointF(right - 10, self.geometry.base + 1))

    def _new_place(self) -> None:
        box = self.geometry.column(len(self.scene.heaps))
        centre = QPointF(box.center().x(), self.geometry.base - 22)
        ring = QRectF(centre.x() - 17, centre.y() - 17, 34, 34)
        is_hovered = self.scene.hovered == len(self.scene.heaps)
        pen = QPen(self.colours.q("accent" if is_hovered else "border_strong"), 1.4)
        self.painter.setBrush(self.colours.q("accent_soft") if is_hovered else Qt.BrushStyle.NoBrush)
        if not is_hovered:
            pen.setStyle(Qt.PenStyle.DashLine)
        self.painter.setPen(pen)
        self.painter.drawRoundedRect(ring, 8, 8)
        pen.setStyle(Qt.PenStyle.SolidLine)
        pen.setWidthF(2.0)
        self.painter.setPen(pen)
        self.painter.drawLine(centre - QPointF(7, 0), centre + QPointF(7, 0))
        self.painter.drawLine(centre - QPointF(0, 7), centre + QPointF(0, 7))
        under = QRectF(box.left(), self.geometry.base + 5, box.width(), 18)
        self._text(under, tr("add a heap"), "text_muted", 12)

    # Stones

    def _stones(self, index: int) -> None:
        stack = self.geometry.stack(index)
        fill, border, _ = self._look(index)
        self.painter.setPen(QPen(self.colours.q(border), 1.0))
        self.painter.setBrush(self.colours.q(fill))
        for _, row in stack.stones():
            self._stone(index, row)
        if stack.is_cut:
            self._break(index, stack)
        if stack.size == 0:
            pen = QPen(self.colours.q("border_strong"), 1.0)
            pen.setStyle(Qt.PenStyle.DashLine)
            self.painter.setPen(pen)
            self.painter.setBrush(Qt.BrushStyle.NoBrush)
            self._stone(index, 0)

    def _look(self, index: int) -> tuple[str, str, str]:
        """Fill, border and ink: those of P- and N-positions, and plain ones where the value is not known."""
        value = self.scene.value(index)
        if value is None:
            return "hover", "border_strong", "text_muted"
        side = "n" if value else "p"
        return f"{side}_fill", f"{side}_border", f"{side}_text"

    def _stone(self, index: int, row: int) -> None:
        box = self.geometry.row_box(index, row).adjusted(0.5, 1.0, -0.5, -0.5)
        radius = min(box.height() / 2, 4.0)
        self.painter.drawRoundedRect(box, radius, radius)

    def _break(self, index: int, stack: Stack) -> None:
        """Two jagged lines where stones are left out."""
        box = self.geometry.row_box(index, stack.low, 3)
        self.painter.setPen(QPen(self.colours.q("text_muted"), 1.5))
        for y in (box.center().y() - 3.5, box.center().y() + 3.5):
            steps = [QPointF(box.left() - 3 + i * 6.5, y + (2.5 if i % 2 else -2.5)) for i in range(9)]
            self.painter.drawPolyline(QPolygonF(steps))

    def _taken(self, index: int) -> None:
        """The stones that a move takes: the one pointed at, else the one lit, else the first that wins."""
        scene = self.scene
        if scene.pointed and scene.pointed[0] == index:
            legal = scene.pointed[1] - 1 in scene.reach
            self._tint(index, scene.pointed[1], "accent" if legal else "refused", crossed=not legal)
        elif scene.lit_move and scene.lit_move.heap == index:
            self._tint_move(index, scene.lit_move, "move_winning")
        elif index in scene.winning and scene.hovered != index:
            self._tint_move(index, scene.winning[index][0], "success_soft")

    def _tint_move(self, index: int, move: HeapMove, fill: str) -> None:
        if move.take:
            self._tint(index, self.scene.heaps[index] - move.take + 1, "move_winning", fill=fill)
        else:
            self._cut(index, max(move.rest))

    def _tint(self, index: int, first: int, role: str, *, crossed: bool = False, fill: str = "") -> None:
        """Colour the stones from number `first` up."""
        self.painter.setPen(QPen(self.colours.q(role), 1.4))
        self.painter.setBrush(self.colours.q(fill) if fill else self.colours.q(role, 0.45))
        for number, row in self.geometry.stack(index).stones():
            if number >= first and (not crossed or number == first):
                self._stone(index, row)

    def _cut(self, index: int, below: int) -> None:
        """A line where a heap is split."""
        row = next((row for number, row in self.geometry.stack(index).stones() if number == below), None)
        if row is not None:
            y = self.geometry.row_box(index, row).top()
            box = self.geometry.row_box(index, row)
            self.painter.setPen(QPen(self.colours.q("move_winning"), 3.0))
            self.painter.drawLine(QPointF(box.left() - 6, y), QPointF(box.right() + 6, y))

    def _reach(self, index: int) -> None:
        """Dots beside the stones that may be clicked."""
        if index != self.scene.hovered or not self.scene.reach:
            return
        self.painter.setPen(Qt.PenStyle.NoPen)
        for number, row in self.geometry.stack(index).stones():
            wins = self.scene.reach.get(number - 1)
            if wins is not None:
                box = self.geometry.row_box(index, row)
                self.painter.setBrush(self.colours.q("move_winning" if wins else "text_muted"))
                self.painter.drawEllipse(QPointF(box.right() + 9, box.center().y()), 3.2, 3.2)

    # Words

    def _words(self, index: int) -> None:
        column, base = self.geometry.column(index), self.geometry.base
        self._text(QRectF(column.left(), base + 3, column.width(), 20), self._size_text(index), "text", 14, bold=True)
        value = self.scene.value(index)
        text = "?" if self.scene.trouble else "…" if value is None else self._value_text(value)
        fill, _, ink = self._look(index)
        self._chip(QPointF(column.center().x(), base + 34), text, fill, ink)
        self._text(
            QRectF(column.left(), base + 43, column.width(), 16), tr("heap {0}").format(index + 1), "text_muted", 11
        )

    def _size_text(self, index: int) -> str:
        return short_number(self.scene.heaps[index])

    def _value_text(self, value: int) -> str:
        return tr("value {0}").format(short_number(value))

    def _mark(self, index: int) -> None:
        """What to take here to win."""
        moves = self.scene.winning.get(index)
        if not moves:
            return
        stack = self.geometry.stack(index)
        top = self.geometry.base - max(stack.rows, 1) * self.geometry.pitch
        column = self.geometry.column(index)
        place = QPointF(column.center().x(), max(top - 15, TOP / 2))
        self._chip(place, mark_text(moves), "success_soft", "success", bold=True)

    def _text(self, box: QRectF, text: str, role: str, pixels: int, *, bold: bool = False) -> None:
        font = QFont(self.font)
        font.setPixelSize(pixels)
        font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
        self.painter.setFont(font)
        self.painter.setPen(self.colours.q(role))
        shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideMiddle, box.width() - 4)
        self.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)

    def _chip(self, centre: QPointF, text: str, back: str, ink: str, *, bold: bool = False) -> None:
        font = QFont(self.font)
        font.setPixelSize(12)
        font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
        metrics = QFontMetricsF(font)
        width = min(metrics.horizontalAdvance(text) + 14, 92.0)
        box = QRectF(centre.x() - width / 2, centre.y() - 9, width, 18)
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(self.colours.q(back))
        self.painter.drawRoundedRect(box, 5, 5)
        self.painter.setFont(font)
        self.painter.setPen(self.colours.q(ink))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width - 6)
        self.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)


def mark_text(moves: list[HeapMove]) -> str:
    """What wins in one heap, in a few words."""
    if any(move.take == 0 for move in moves):
        return tr("split wins")
    takes = sorted({move.take for move in moves})
    if len(takes) > 2:
        return tr("{0} ways to win").format(len(takes))
    return tr("take {0}").format(tr(" or ").join(map(short_number, takes)))

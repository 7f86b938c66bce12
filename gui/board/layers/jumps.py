"""Where chesses jump: the arc of the one that is pointed at, the marks of those that win, and one on its way."""

from functools import lru_cache
from math import atan2, cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from engine.solve import staircase
from gui.board.geometry import HEADER, Grid
from gui.board.layers.chesses import piece
from gui.board.layers.scene import Scene
from gui.board.pictures import RowPicture
from gui.theme import Colours

AROUND = 2
"""Pixels that the ring of a chess goes beyond its cell, at most."""


def paint_wins(painter: QPainter, scene: Scene) -> None:
    """A ring around each chess that wins, and a dot on the block where it lands."""
    grid, look = scene.grid, (scene.colours, scene.grid.cell, painter.device().devicePixelRatioF())
    ring, dot = _ring(*look), _dot(*look, scene.show.explain)
    away = scene.show.slide.row if scene.show.slide else None
    for row in scene.rows:
        if row.row == away:
            continue
        for win in row.wins:
            for column, picture in ((win.source, ring), (win.target, dot)):
                corner = grid.cell_rect(row.at, column).topLeft()
                painter.drawPixmap(corner - QPointF(AROUND, AROUND), picture)


@lru_cache(maxsize=16)
def _ring(colours: Colours, cell: int, ratio: float) -> QPixmap:
    """The ring around a chess."""
    reach = cell * 0.425
    pen = QPen(colours.q("move_winning"), max(cell * 0.085, 2.0))
    return _mark(cell, ratio, pen, Qt.BrushStyle.NoBrush, QPointF(), reach)


@lru_cache(maxsize=16)
def _dot(colours: Colours, cell: int, ratio: float, aside: bool) -> QPixmap:
    """The dot on a block: in the corner where the number of the block stands in the middle."""
    place = QPointF(0.3, -0.3) * cell if aside else QPointF()
    return _mark(cell, ratio, Qt.PenStyle.NoPen, colours.q("move_winning"), place, cell * (0.1 if aside else 0.13))


def _mark(
    cell: int, ratio: float, pen: QPen | Qt.PenStyle, brush: QColor | Qt.BrushStyle, place: QPointF, radius: float
) -> QPixmap:
    """A circle on a cell, as a picture that goes a little beyond it: boards are full of them."""
    side = cell + 2 * AROUND
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(brush)
    painter.drawEllipse(place + QPointF(side, side) / 2, radius, radius)
    painter.end()
    return pixmap


def paint_jumps(painter: QPainter, scene: Scene) -> None:
    """The arc of the move that a panel points at, and that of the chess under the mouse or the cursor."""
    if scene.show.paint or scene.show.slide or scene.game is None:
        return
    lit, pointed = scene.lit_move, scene.pointed
    for row in scene.rows:
        if lit and lit.row == row.row and row.has_chess(lit.source):
            _paint_jump(painter, scene, row, lit.source)
        if pointed and pointed[0] == row.row and row.has_chess(pointed[1]) and (lit is None or pointed != lit[:2]):
            _paint_jump(painter, scene, row, pointed[1])


def _paint_jump(painter: QPainter, scene: Scene, row: RowPicture, source: int) -> None:
    width = scene.grid.columns
    target = staircase.landing(row.mask, width, source)
    if target is None:
        _paint_barred(painter, scene, row, source)
        return
    total = scene.game.nim_sum if scene.game else 0
    wins = any(win.source == source for win in staircase.winning_jumps(row.mask, width, total)) if total else False
    role = "move_winning" if wins else "move_hover"
    _paint_landing(painter, scene, row, target, role)
    arc = Arc(scene.grid, row.at, source, target, scene.radius)
    for colour, thickness in ((scene.colours.q("surface", 0.85), 5.5), (scene.colours.q(role), 2.6)):
        painter.setPen(QPen(colour, thickness, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(arc.line)
    painter.setPen(QPen(scene.colours.q("surface", 0.85), 1.5))
    painter.setBrush(scene.colours.q(role))
    painter.drawPolygon(arc.head)


def _paint_landing(painter: QPainter, scene: Scene, row: RowPicture, target: int, role: str) -> None:
    pen = QPen(scene.colours.q(role), 1.8)
    pen.setDashPattern([2.6, 2.0])
    painter.setPen(pen)
    painter.setBrush(scene.colours.q(role, 0.14))
    painter.drawEllipse(scene.grid.cell_centre(row.at, target), scene.radius, scene.radius)


def _paint_barred(painter: QPainter, scene: Scene, row: RowPicture, column: int) -> None:
    """A chess that cannot move: crossed out."""
    centre, radius = scene.grid.cell_centre(row.at, column), scene.radius
    painter.setPen(QPen(scene.colours.q("refused"), max(radius * 0.2, 2.0)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)
    slant = QPointF(0.7, -0.7) * radius
    painter.drawLine(centre - slant, centre + slant)


class Arc:
    """A curve over the chesses between, ending in an arrowhead; below them where there is no room above."""

    def __init__(self, grid: Grid, index: int, source: int, target: int, radius: float) -> None:
        start, end = grid.cell_centre(index, source), grid.cell_centre(index, target)
        lift = min(grid.cell * (0.62 + 0.11 * (target - source)), grid.cell * 1.5)
        up = -1 if start.y() - radius * 0.5 - lift * 0.8 > HEADER else 1
        self.start = start + QPointF(0, up * radius * 0.55)
        self.end = end + QPointF(-radius * 0.1, up * radius * 0.4)
        self._bend = QPointF(0, up * lift)
        size = max(grid.cell * 0.3, 8.0)
        way = self.end - self._second
        angle = atan2(way.y(), way.x())
        back = self.end - QPointF(cos(angle), sin(angle)) * size * 0.7
        self.line = QPainterPath(self.start)
        self.line.cubicTo(self._first, self._second, back)
        sides = [QPointF(cos(angle + turn), sin(angle + turn)) * size for turn in (pi - 0.5, pi + 0.5)]
        self.head = QPolygonF([self.end, *(self.end + side for side in sides)])

    @property
    def _first(self) -> QPointF:
        return self.start + (self.end - self.start) * 0.12 + self._bend

    @property
    def _second(self) -> QPointF:
        return self.start + (self.end - self.start) * 0.84 + self._bend


def paint_slide(painter: QPainter, scene: Scene) -> None:
    """A chess on its way."""
    slide, grid = scene.show.slide, scene.grid
    row = next((row for row in scene.rows if slide and row.row == slide.row), None)
    if slide is None or row is None:
        return
    centre = grid.cell_centre(row.at, slide.source + (slide.target - slide.source) * slide.share)
    centre -= QPointF(0, sin(pi * slide.share) * grid.cell * 0.55)
    stuck = slide.target >= row.stuck_from and slide.share >= 1.0
    pixmap = piece(scene.colours, grid.cell, stuck, painter.device().devicePixelRatioF())
    painter.drawPixmap(centre - QPointF(grid.cell / 2, grid.cell / 2), pixmap)

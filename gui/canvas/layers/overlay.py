"""What is under way: a move being drawn, a rubber band, a cycle that was refused."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from gui.canvas.geometry import RADIUS, MoveShape
from gui.canvas.layers.scene import Scene
from gui.canvas.state import Preview


def paint_overlay(painter: QPainter, scene: Scene) -> None:
    """Painted last, in canvas units."""
    if scene.show.cycle:
        _paint_cycle(painter, scene)
    if scene.show.preview:
        _paint_preview(painter, scene, scene.show.preview)
    if scene.show.guides:
        pen = QPen(scene.colours.q("accent"), 1.0, Qt.PenStyle.DashLine)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.drawLines(scene.show.guides)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if scene.show.band:
        pen = QPen(scene.colours.q("accent"), 1.2)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.setBrush(scene.colours.q("accent", 0.12))
        painter.drawRect(scene.show.band)


def _paint_preview(painter: QPainter, scene: Scene, preview: Preview) -> None:
    source, target = scene.row(preview.source), scene.row(preview.target)
    if source is None:
        return
    start = scene.picture.centre(source)
    end, gap = (preview.point, 0.0) if target is None else (scene.picture.centre(target), RADIUS)
    away = end - start
    if QPointF.dotProduct(away, away) < (RADIUS + 4) ** 2:
        return
    role = "accent" if target is None else "target_ok" if preview.allowed else "refused"
    _paint_arrows(painter, scene, [MoveShape(start, end, 0.0, gap)], role, dashed=not preview.allowed)


def _paint_cycle(painter: QPainter, scene: Scene) -> None:
    rows = [row for row in map(scene.row, scene.show.cycle) if row is not None]
    painter.setPen(QPen(scene.colours.q("refused"), 3.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in rows:
        painter.drawEllipse(scene.picture.centre(row), RADIUS + 4, RADIUS + 4)
    if len(rows) < 2:
        return
    on_cycle = scene.picture.moves_between(list(zip(rows[1:], [*rows[2:], rows[0]], strict=True)))
    shapes = [scene.picture.shape(i) for i in on_cycle.tolist()]
    _paint_arrows(painter, scene, shapes, "refused")
    # The move that was refused: not there, so dashed, and bent away from a move on the same line.
    refused = MoveShape(scene.picture.centre(rows[0]), scene.picture.centre(rows[1]), 44.0)
    _paint_arrows(painter, scene, [refused], "refused", dashed=True)


def _paint_arrows(painter: QPainter, scene: Scene, shapes: list[MoveShape], role: str, dashed: bool = False) -> None:
    lines, heads = QPainterPath(), QPainterPath()
    for shape in shapes:
        shape.add_to(lines, heads)
    pen = QPen(scene.colours.q(role), 3.0)
    if dashed:
        pen.setDashPattern([2.5, 2.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(lines)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(scene.colours.q(role))
    painter.drawPath(heads)

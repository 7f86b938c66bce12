"""The moves: arrows that end at the rim, from plain to loud."""

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from gui.canvas.layers.scene import Scene

PLAIN, HOVER, SELECTED, POINTED, WINNING = "move", "move_hover", "move_selected", "accent", "move_winning"
SMOOTH = 5_000
"""Lines that are smoothed when seen from far."""
WIDTHS = {PLAIN: 1.6, HOVER: 2.4, SELECTED: 2.8, POINTED: 3.4, WINNING: 3.4}


def paint_moves(painter: QPainter, scene: Scene) -> None:
    """All moves that meet the exposed part, the loud ones on top."""
    loudness = _loudness(scene)
    visible = scene.picture.moves_in(scene.exposed).tolist()
    by_role: dict[str, list[int]] = {}
    for i in visible:
        by_role.setdefault(loudness.get(i, PLAIN), []).append(i)
    for role in WIDTHS:
        if role in by_role:
            paint = _paint if scene.with_detail else _paint_far
            paint(painter, scene, by_role[role], role)
    if scene.with_text:
        _paint_counts(painter, scene, (i for i in visible if scene.picture.counts[i] > 1))


def _loudness(scene: Scene) -> dict[int, str]:
    """Which moves are not plain."""
    picture = scene.picture
    selected, lit = scene.pairs_of(scene.selection.moves), scene.pairs_of(scene.spotlight.moves)
    hovered = scene.row(scene.show.hovered)
    stepped = _stepped(scene)
    if not selected and not lit and not stepped and hovered is None:
        return {}
    result: dict[int, str] = {}
    for i, pair in enumerate(zip(picture.sources.tolist(), picture.targets.tolist(), strict=True)):
        if pair in lit:
            result[i] = WINNING if scene.spotlight.wins else POINTED
        elif pair in stepped:
            result[i] = stepped[pair]
        elif pair in selected:
            result[i] = SELECTED
        elif pair[0] == hovered:
            result[i] = HOVER
    return result


def _stepped(scene: Scene) -> dict[tuple[int, int], str]:
    """The moves of the position that is being labelled; those to its witnesses stand out."""
    stepping = scene.show.stepping
    current = scene.row(stepping.current) if stepping else None
    if stepping is None or current is None:
        return {}
    witnesses = scene.rows_of(stepping.witnesses)
    followers = scene.rows_of(frozenset(stepping.followers))
    return {(current, row): WINNING if row in witnesses else HOVER for row in followers}


def _paint(painter: QPainter, scene: Scene, moves: list[int], role: str) -> None:
    colour = scene.colours.q(role)
    pen = QPen(colour, WIDTHS[role])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines, heads = QPainterPath(), QPainterPath()
    heads.setFillRule(Qt.FillRule.WindingFill)
    for i in moves:
        scene.picture.shape(i).add_to(lines, heads)
    painter.drawPath(lines)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(heads)


def _paint_far(painter: QPainter, scene: Scene, moves: list[int], role: str) -> None:
    """Straight lines a pixel wide, very many of them not smoothed: from so far, more could not be seen."""
    pen = QPen(scene.colours.q(role), 0.0 if role == PLAIN else WIDTHS[role])
    pen.setCosmetic(True)
    painter.setPen(pen)
    picture = scene.picture
    sources, targets = picture.sources[moves], picture.targets[moves]
    ends = (picture.x[sources], picture.y[sources], picture.x[targets], picture.y[targets])
    smooth = len(moves) <= SMOOTH
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
    painter.drawLines(list(map(QLineF, *(end.tolist() for end in ends))))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint_counts(painter: QPainter, scene: Scene, moves: Iterable[int]) -> None:
    font = QFont(painter.font())
    font.setPixelSize(11)
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    for i in moves:
        text = f"×{scene.picture.counts[i]}"
        _paint_badge(painter, scene, scene.picture.shape(i).middle(), text, metrics)


def _paint_badge(painter: QPainter, scene: Scene, centre: QPointF, text: str, metrics: QFontMetricsF) -> None:
    width, height = metrics.horizontalAdvance(text) + 10, metrics.height() + 2
    box = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    painter.setPen(QPen(scene.colours.q(PLAIN), 1.0))
    painter.setBrush(scene.colours.q("surface"))
    painter.drawRoundedRect(box, height / 2, height / 2)
    painter.setPen(scene.colours.q("text"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

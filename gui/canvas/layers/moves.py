"""The moves: arrows that end at the rim, from plain to loud."""

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from gui.canvas.arrows import Points, arrows
from gui.canvas.boxes import MARGIN
from gui.canvas.geometry import Bools, Ints
from gui.canvas.layers.batches import curves, draw_lines, heads
from gui.canvas.layers.scene import Scene
from gui.canvas.layers.thicket import draw_thicket

PLAIN, HOVER, SELECTED, POINTED, WINNING = "move", "move_hover", "move_selected", "accent", "move_winning"
WIDTHS = {PLAIN: 1.6, HOVER: 2.4, SELECTED: 2.8, POINTED: 3.4, WINNING: 3.4}

MOST_FAR_ARCS = 4_000
"""Curved moves that are painted as curves where one is far away; more are straight there."""


def paint_plain_moves(painter: QPainter, scene: Scene) -> None:
    """The moves of the scene that are not loud."""
    loud = loud_moves(scene)
    moves: Ints = scene.moves
    if loud:
        moves = np.setdiff1d(moves, np.concatenate(list(loud.values())), assume_unique=True)
    if not scene.with_detail:
        moves = moves[scene.picture.luck[moves] < scene.picture.share(scene.scale)]
    _paint(painter, scene, moves, PLAIN)


def paint_loud_moves(painter: QPainter, scene: Scene) -> None:
    """What is selected, pointed at or hovered, the loudest on top."""
    loud = loud_moves(scene)
    for role in WIDTHS:
        if role in loud:
            _paint(painter, scene, loud[role], role)


def loud_moves(scene: Scene) -> dict[str, Ints]:
    """Which moves are not plain; each is in one of the roles only."""
    picture, hovered = scene.picture, scene.row(scene.show.hovered)
    lit = picture.moves_between(scene.pairs_of(scene.spotlight.moves))
    chosen = [(WINNING if scene.spotlight.wins else POINTED, lit)]
    chosen += [(role, picture.moves_between(pairs)) for role, pairs in _stepped(scene).items()]
    chosen.append((SELECTED, picture.moves_between(scene.pairs_of(scene.selection.moves))))
    if hovered is not None:
        chosen.append((HOVER, picture.moves_from(hovered)))
    return _in_one_role(chosen)


def _in_one_role(chosen: list[tuple[str, Ints]]) -> dict[str, Ints]:
    """Where a move has several roles, the first one counts."""
    result: dict[str, Ints] = {}
    taken = np.zeros(0, dtype=np.int64)
    for role, moves in chosen:
        if not len(moves):
            continue
        fresh = np.setdiff1d(moves, taken)
        if len(fresh):
            result[role] = np.concatenate([result[role], fresh]) if role in result else fresh
            taken = np.concatenate([taken, fresh])
    return result


def _stepped(scene: Scene) -> dict[str, set[tuple[int, int]]]:
    """The moves of the position that is being labelled; those to its witnesses stand out."""
    stepping = scene.show.stepping
    current = scene.row(stepping.current) if stepping else None
    if stepping is None or current is None:
        return {}
    witnesses = scene.rows_of(stepping.witnesses)
    followers = scene.rows_of(frozenset(stepping.followers))
    return {
        WINNING: {(current, row) for row in followers & witnesses},
        HOVER: {(current, row) for row in followers - witnesses},
    }


def _paint(painter: QPainter, scene: Scene, moves: Ints, role: str) -> None:
    paint = _paint_arrows if scene.with_detail else _paint_far
    paint(painter, scene, moves, role)


def _paint_arrows(painter: QPainter, scene: Scene, moves: Ints, role: str) -> None:
    picture, colour = scene.picture, scene.colours.q(role)
    pen = QPen(colour, WIDTHS[role] * scene.colours.rim)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shapes = arrows(picture.x, picture.y, picture.sources[moves], picture.targets[moves], picture.bend[moves])
    if shapes.bent.any():
        painter.drawPath(curves(shapes))
    else:
        draw_thicket(painter, np.concatenate([shapes.start, shapes.neck], axis=1))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for path in heads(shapes[_in_sight(scene, shapes.tip)]):
        painter.drawPath(path)


def _in_sight(scene: Scene, points: Points) -> Bools:
    """Which heads may be seen, by their tips: of long moves many are far away."""
    seen = scene.exposed.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    x, y = points[:, 0], points[:, 1]
    return (x >= seen.left()) & (x <= seen.right()) & (y >= seen.top()) & (y <= seen.bottom())


def _paint_far(painter: QPainter, scene: Scene, moves: Ints, role: str) -> None:
    """Lines a pixel wide, where they lie dense not smoothed: from so far, more could not be seen.

    They are straight, but for some few arcs.
    """
    pen = QPen(scene.colours.q(role), 0.0 if role == PLAIN else WIDTHS[role] * scene.colours.rim)
    pen.setCosmetic(True)
    painter.setPen(pen)
    picture = scene.picture
    sources, targets = picture.sources[moves], picture.targets[moves]
    ends = (picture.x[sources], picture.y[sources], picture.x[targets], picture.y[targets])
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, not picture.dense(scene.scale))
    if picture.curved and len(moves) <= MOST_FAR_ARCS:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(curves(arrows(picture.x, picture.y, sources, targets, picture.bend[moves])))
    else:
        draw_lines(painter, np.stack(ends, axis=1))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def paint_counts(painter: QPainter, scene: Scene) -> None:
    """How often a repeated move stands there."""
    moves = scene.moves[scene.picture.counts[scene.moves] > 1]
    if not scene.with_text or not len(moves):
        return
    font = QFont(painter.font())
    font.setPixelSize(11)
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    for i in moves.tolist():
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

"""The positions: discs with their Grundy value, their number or name, and their stones.

A P-position (value 0) has a double rim and the warm colour, an N-position a single rim and the cool one, so that they
can be told apart without colour.
"""

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPen

from engine.drawing.slots import OFFSETS
from gui.canvas.geometry import RADIUS, Ints
from gui.canvas.layers.dots import by_step, paint_dots, paint_lit_dots
from gui.canvas.layers.scene import TITLE_SIZE, Scene
from gui.canvas.layers.stones import paint_stones, stones_reach
from gui.canvas.picture import WIDEST_TITLE
from gui.canvas.state import Stepping
from gui.canvas.value_colours import step_of, value_colours

RIM = 2.0
"""How thick the rim of a disc is, in canvas units."""
SMOOTH = 2.0
"""Pixels around a sign that its smooth edge may touch."""
TITLE_REACH = 1.28
"""Radii from the centre to where a title begins."""


def paint_positions(painter: QPainter, scene: Scene) -> None:
    """All positions of the scene."""
    rows = scene.rows
    if not scene.with_detail:
        paint_dots(painter, scene, rows)
        return
    if scene.with_titles:
        # Below the discs: where positions stand close, it is the values that stay whole.
        _paint_titles(painter, scene, rows.tolist())
    told, untold = scene.told_apart(_near(scene, rows, RADIUS + RIM * scene.colours.rim))
    zero = scene.picture.labels[told] == 0
    if scene.show.by_value:
        _paint_valued_discs(painter, scene, told[~zero])
    else:
        _paint_discs(painter, scene, told[~zero], "n")
    _paint_discs(painter, scene, told[zero], "p")
    _paint_plain_discs(painter, scene, untold)
    _paint_refused(painter, scene)
    if scene.with_text:
        _paint_values(painter, scene, told)
        if scene.show.stepping:
            _paint_questions(painter, scene, untold.tolist())
    with_stones = rows[scene.picture.stones[rows] > 0]
    paint_stones(painter, scene, _near(scene, with_stones, stones_reach(scene, with_stones)).tolist())


def _near(scene: Scene, rows: Ints, reach: float) -> Ints:
    """Those whose centres lie so near that what reaches as far from them may be seen.

    Of the rows of a scene, many at its edge are there for their titles only.
    """
    picture, far = scene.picture, reach + SMOOTH / scene.scale
    seen = scene.exposed.adjusted(-far, -far, far, far)
    x, y = picture.x[rows], picture.y[rows]
    return rows[(x >= seen.left()) & (x <= seen.right()) & (y >= seen.top()) & (y <= seen.bottom())]


def paint_halos(painter: QPainter, scene: Scene) -> None:
    """Rings around what is selected, lit or pointed at."""
    if not scene.with_detail:
        paint_lit_dots(painter, scene)
        return
    picture, show = scene.picture, scene.show
    hovered = scene.row(show.hovered)
    if hovered is not None:
        followers = picture.targets[picture.moves_from(hovered)].tolist()
        _rings(painter, scene, followers, "move_hover", 3.0, 4.0)
    rim = scene.row(show.rim)
    _rings(painter, scene, [] if rim is None else [rim], "target_ok", 3.0, 2.5)
    _rings(painter, scene, scene.rows_of(scene.selection.positions), "accent", 3.0, 4.5)
    pointed = "move_winning" if scene.spotlight.wins else "accent"
    _rings(painter, scene, scene.rows_of(scene.spotlight.positions), pointed, 4.0, 5.0)
    found = scene.row(show.found)
    _rings(painter, scene, [] if found is None else [found], "accent", 3.5, 11.5)
    if show.stepping:
        _paint_steps(painter, scene, show.stepping)
    preview = show.preview
    if preview and preview.target is not None:
        row = scene.row(preview.target)
        role = "target_ok" if preview.allowed else "refused"
        _rings(painter, scene, [] if row is None else [row], role, 4.0, 5.5)


def _paint_steps(painter: QPainter, scene: Scene, stepping: Stepping) -> None:
    """Rings around the position that is being labelled, its followers, and those of them that tell."""
    followers = scene.rows_of(frozenset(stepping.followers))
    witnesses = scene.rows_of(stepping.witnesses)
    _rings(painter, scene, followers - witnesses, "move_hover", 3.0, 4.5)
    _rings(painter, scene, witnesses, "target_ok", 4.0, 5.0)
    current = scene.row(stepping.current)
    _rings(painter, scene, [] if current is None else [current], "accent", 5.0, 6.0)


def _rings(painter: QPainter, scene: Scene, rows: "set[int] | list[int]", role: str, width: float, gap: float) -> None:
    painter.setPen(QPen(scene.colours.q(role), width * scene.colours.rim))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Most of many rings are out of sight.
    seen = scene.exposed.adjusted(-RADIUS * 2, -RADIUS * 2, RADIUS * 2, RADIUS * 2)
    for row in rows:
        centre = scene.picture.centre(row)
        if seen.contains(centre):
            painter.drawEllipse(centre, RADIUS + gap, RADIUS + gap)


def _circles(painter: QPainter, scene: Scene, rows: Ints, radius: float) -> None:
    """A circle with the painter's pen and brush around each centre."""
    draw, picture = painter.drawEllipse, scene.picture
    for x, y in zip(picture.x[rows].tolist(), picture.y[rows].tolist(), strict=True):
        draw(QPointF(x, y), radius, radius)


def _paint_discs(painter: QPainter, scene: Scene, rows: Ints, kind: str) -> None:
    painter.setPen(QPen(scene.colours.q(f"{kind}_border"), RIM * scene.colours.rim))
    painter.setBrush(QBrush(scene.colours.q(f"{kind}_fill")))
    _circles(painter, scene, rows, RADIUS - 1)
    if kind == "p":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # On the dark theme's light rim the inner ring would be lost.
        inner = scene.colours.q("p_text", 0.6) if scene.colours.is_dark else scene.colours.q("p_border")
        painter.setPen(QPen(inner, 1.4))
        _circles(painter, scene, rows, RADIUS - 5)


def _paint_valued_discs(painter: QPainter, scene: Scene, rows: Ints) -> None:
    for of_step, colour in by_step(scene, rows):
        painter.setPen(QPen(colour.rim, RIM * scene.colours.rim))
        painter.setBrush(QBrush(colour.fill))
        _circles(painter, scene, of_step, RADIUS - 1)


def _paint_plain_discs(painter: QPainter, scene: Scene, rows: Ints) -> None:
    """Discs that tell no value."""
    painter.setPen(QPen(scene.colours.q("border_strong"), RIM * scene.colours.rim))
    painter.setBrush(scene.colours.q("surface_raised"))
    _circles(painter, scene, rows, RADIUS - 1)


def _paint_refused(painter: QPainter, scene: Scene) -> None:
    """Positions that a move may not go to are veiled and crossed out."""
    if not scene.show.refused:
        return
    veil = scene.colours.q("canvas", 0.65)
    pen = QPen(scene.colours.q("refused"), 2.2)
    keys, refused = scene.picture.keys, scene.show.refused
    for row in scene.rows.tolist():
        if keys[row] not in refused:
            continue
        centre = scene.picture.centre(row)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawEllipse(centre, RADIUS, RADIUS)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, RADIUS - 1, RADIUS - 1)
        slant = QPointF(0.7, 0.7) * (RADIUS - 1)
        painter.drawLine(centre - slant, centre + slant)


def _paint_values(painter: QPainter, scene: Scene, rows: Ints) -> None:
    picture = scene.picture
    inks = [scene.colours.q("p_text"), scene.colours.q("n_text")]
    if scene.show.by_value:
        inks = [colour.ink for colour in value_colours(scene.colours)]
    x, y, labels = picture.x[rows], picture.y[rows], picture.labels[rows]
    # Value by value: the pen and the font are set once for each.
    order = np.argsort(labels, kind="stable")
    last = -1
    for cx, cy, value in zip(x[order].tolist(), y[order].tolist(), labels[order].tolist(), strict=True):
        if value != last:
            last, text = value, str(value)
            painter.setFont(_value_font(painter, scene, len(text)))
            painter.setPen(inks[min(step_of(value), len(inks) - 1)])
        box = QRectF(cx - RADIUS, cy - RADIUS, 2 * RADIUS, 2 * RADIUS)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _paint_questions(painter: QPainter, scene: Scene, rows: list[int]) -> None:
    """A question mark on what has no value yet; loud on the position that is about to get one."""
    painter.setFont(_value_font(painter, scene, 1))
    stepping = scene.show.stepping
    current = scene.row(stepping.current) if stepping else None
    for row in rows:
        painter.setPen(scene.colours.q("accent" if row == current else "text_muted"))
        centre = scene.picture.centre(row)
        box = QRectF(centre.x() - RADIUS, centre.y() - RADIUS, 2 * RADIUS, 2 * RADIUS)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")


def _value_font(painter: QPainter, scene: Scene, digits: int) -> QFont:
    font = QFont(painter.font())
    size = {1: 20, 2: 19, 3: 16, 4: 13}.get(digits, 10)
    # Up to two digits have room to grow.
    font.setPixelSize(round(size * (scene.value_size if digits < 3 else 1.0)))
    font.setWeight(QFont.Weight.Bold)
    return font


def _paint_titles(painter: QPainter, scene: Scene, rows: list[int]) -> None:
    font = QFont(painter.font())
    font.setPixelSize(round(TITLE_SIZE * scene.enlarged))
    font.setWeight(QFont.Weight.Medium)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    backing, ink = scene.colours.q("canvas", 0.82), scene.colours.q("text_muted")
    for row in rows:
        text = metrics.elidedText(scene.picture.title(row), Qt.TextElideMode.ElideRight, WIDEST_TITLE * scene.enlarged)
        box = title_box(scene, row, metrics.horizontalAdvance(text), metrics.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(backing)
        painter.drawRoundedRect(box, 3.0, 3.0)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def title_box(scene: Scene, row: int, width: float, height: float) -> QRectF:
    """Where a title of that size stands: outside the disc, in the slot that is clear of moves."""
    dx, dy = OFFSETS[int(scene.picture.title_slots[row])]
    anchor = scene.picture.centre(row) + QPointF(dx, dy) * TITLE_REACH
    box = QRectF(0.0, 0.0, width + 6, height)
    box.moveCenter(anchor)
    if dx < 0:
        box.moveRight(anchor.x() + 2)
    else:
        box.moveLeft(anchor.x() - 2)
    return box

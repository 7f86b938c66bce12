"""The positions: discs with their Grundy value, their number or name, and their stones.

A P-position (value 0) has a double rim and the warm colour, an N-position a single rim and the cool one, so that they
can be told apart without colour.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPen

from engine.drawing.slots import OFFSETS
from gui.canvas.geometry import RADIUS
from gui.canvas.layers.scene import TITLE_SIZE, Scene
from gui.canvas.layers.stones import paint_stones
from gui.canvas.state import Stepping

ROUND_FROM = 2.5
"""Pixels from which dots are round."""
TITLE_ROOM = 120.0
"""Canvas units that a name may take before it is cut."""
TITLE_REACH = 1.28
"""Radii from the centre to where a title begins."""


def paint_positions(painter: QPainter, scene: Scene) -> None:
    """All exposed positions."""
    rows = scene.rows.tolist()
    if not scene.with_detail:
        _paint_dots(painter, scene, rows)
        return
    _paint_halos(painter, scene)
    told, untold = scene.told_apart(rows)
    zero = [row for row in told if scene.picture.labels[row] == 0]
    other = [row for row in told if scene.picture.labels[row] != 0]
    _paint_discs(painter, scene, other, "n")
    _paint_discs(painter, scene, zero, "p")
    _paint_plain_discs(painter, scene, untold)
    _paint_refused(painter, scene)
    if scene.with_text:
        _paint_values(painter, scene, told)
        if scene.show.stepping:
            _paint_questions(painter, scene, untold)
    if scene.with_titles:
        _paint_titles(painter, scene, rows)
    paint_stones(painter, scene, [row for row in rows if scene.picture.stones[row]])


def _paint_dots(painter: QPainter, scene: Scene, rows: list[int]) -> None:
    """Too small for discs: one dot each."""
    told, untold = scene.told_apart(rows)
    _paint_points(painter, scene, untold, "border_strong")
    are_zero = (scene.picture.labels[told] == 0).tolist()
    for kind in ("n", "p"):
        chosen = [row for row, is_zero in zip(told, are_zero, strict=True) if is_zero == (kind == "p")]
        _paint_points(painter, scene, chosen, f"{kind}_border")


def _paint_points(painter: QPainter, scene: Scene, rows: list[int], role: str) -> None:
    pixels = 2 * RADIUS * scene.scale
    pen = QPen(scene.colours.q(role), max(pixels, 1.0))
    pen.setCosmetic(True)
    # Of a dot of two pixels nobody sees whether it is round.
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if pixels > ROUND_FROM else Qt.PenCapStyle.SquareCap)
    painter.setPen(pen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, pixels > ROUND_FROM)
    picture = scene.picture
    painter.drawPoints(list(map(QPointF, picture.x[rows].tolist(), picture.y[rows].tolist())))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _paint_halos(painter: QPainter, scene: Scene) -> None:
    """Rings around what is selected, lit or pointed at."""
    picture, show = scene.picture, scene.show
    hovered = scene.row(show.hovered)
    if hovered is not None:
        followers = picture.targets[picture.sources == hovered].tolist()
        _rings(painter, scene, followers, "move_hover", 3.0, 4.0)
    rim = scene.row(show.rim)
    _rings(painter, scene, [] if rim is None else [rim], "target_ok", 3.0, 2.5)
    _rings(painter, scene, scene.rows_of(scene.selection.positions), "accent", 3.0, 4.5)
    pointed = "move_winning" if scene.spotlight.wins else "accent"
    _rings(painter, scene, scene.rows_of(scene.spotlight.positions), pointed, 4.0, 5.0)
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
    painter.setPen(QPen(scene.colours.q(role), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for row in rows:
        painter.drawEllipse(scene.picture.centre(row), RADIUS + gap, RADIUS + gap)


def _paint_discs(painter: QPainter, scene: Scene, rows: list[int], kind: str) -> None:
    painter.setPen(QPen(scene.colours.q(f"{kind}_border"), 2.0))
    painter.setBrush(QBrush(scene.colours.q(f"{kind}_fill")))
    for row in rows:
        painter.drawEllipse(scene.picture.centre(row), RADIUS - 1, RADIUS - 1)
    if kind == "p":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # On the dark theme's light rim the inner ring would be lost.
        inner = scene.colours.q("p_text", 0.6) if scene.colours.is_dark else scene.colours.q("p_border")
        painter.setPen(QPen(inner, 1.4))
        for row in rows:
            painter.drawEllipse(scene.picture.centre(row), RADIUS - 5, RADIUS - 5)


def _paint_plain_discs(painter: QPainter, scene: Scene, rows: list[int]) -> None:
    """Discs that tell no value."""
    painter.setPen(QPen(scene.colours.q("border_strong"), 2.0))
    painter.setBrush(scene.colours.q("surface_raised"))
    for row in rows:
        painter.drawEllipse(scene.picture.centre(row), RADIUS - 1, RADIUS - 1)


def _paint_refused(painter: QPainter, scene: Scene) -> None:
    """Positions that a move may not go to are veiled and crossed out."""
    veil = scene.colours.q("canvas", 0.65)
    pen = QPen(scene.colours.q("refused"), 2.2)
    for row in scene.rows_of(scene.show.refused):
        centre = scene.picture.centre(row)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawEllipse(centre, RADIUS, RADIUS)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, RADIUS - 1, RADIUS - 1)
        slant = QPointF(0.7, 0.7) * (RADIUS - 1)
        painter.drawLine(centre - slant, centre + slant)


def _paint_values(painter: QPainter, scene: Scene, rows: list[int]) -> None:
    fonts = {digits: _value_font(painter, scene, digits) for digits in range(1, 20)}
    p_text, n_text = scene.colours.q("p_text"), scene.colours.q("n_text")
    for row in rows:
        text = str(scene.picture.labels[row])
        painter.setFont(fonts[len(text)])
        painter.setPen(p_text if text == "0" else n_text)
        centre = scene.picture.centre(row)
        box = QRectF(centre.x() - RADIUS, centre.y() - RADIUS, 2 * RADIUS, 2 * RADIUS)
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
        text = metrics.elidedText(scene.picture.title(row), Qt.TextElideMode.ElideRight, TITLE_ROOM * scene.enlarged)
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

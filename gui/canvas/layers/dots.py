"""Positions seen from far: dots, one array for all that share a colour."""

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gui.canvas.geometry import RADIUS, Ints
from gui.canvas.layers.batches import draw_points
from gui.canvas.layers.scene import Scene
from gui.canvas.value_colours import LAST, ValueColour, value_colours

ROUND_FROM = 2.5
"""Pixels from which dots are round."""
RIM = 5.0
"""Pixels by which a lit dot is larger than the position's own."""
LIT_DOT, FOUND_DOT = 7.0, 12.0
"""Pixels across a dot that is lit, and across that of the position that one stands at, seen from far."""


def paint_dots(painter: QPainter, scene: Scene, rows: Ints) -> None:
    """Where discs would be too small: one dot each."""
    told, untold = scene.told_apart(rows)
    zero = scene.picture.labels[told] == 0
    # A dot is all rim; one that stands for a disc is like the disc.
    part = "fill" if scene.with_detail else "border"
    _paint_points(painter, scene, untold, scene.colours.q("border_strong"))
    if scene.show.by_value:
        for of_step, colour in by_step(scene, told[~zero]):
            _paint_points(painter, scene, of_step, colour.fill if scene.with_detail else colour.rim)
    else:
        _paint_points(painter, scene, told[~zero], scene.colours.q(f"n_{part}"))
    _paint_points(painter, scene, told[zero], scene.colours.q(f"p_{part}"))


def by_step(scene: Scene, rows: Ints) -> Iterator[tuple[Ints, ValueColour]]:
    """Rows that share a colour, with that colour."""
    steps = np.minimum(scene.picture.labels[rows], LAST)
    for step, colour in enumerate(value_colours(scene.colours)):
        of_step = rows[steps == step]
        if len(of_step):
            yield of_step, colour


def _paint_points(painter: QPainter, scene: Scene, rows: Ints, colour: QColor, least: float = 1.0) -> None:
    pixels = 2 * RADIUS * scene.scale
    pen = QPen(colour, max(pixels, least))
    pen.setCosmetic(True)
    # Of a dot of two pixels nobody sees whether it is round.
    round_ones = max(pixels, least) > ROUND_FROM
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if round_ones else Qt.PenCapStyle.SquareCap)
    painter.setPen(pen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, round_ones)
    draw_points(painter, np.stack([scene.picture.x[rows], scene.picture.y[rows]], axis=1))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def paint_lit_dots(painter: QPainter, scene: Scene) -> None:
    """What is lit can be found from far as well: dots that do not shrink with the rest."""
    spotlight = scene.spotlight
    if spotlight.positions:
        rows = scene.picture.rows_of(spotlight.positions)
        _paint_lit(painter, scene, rows, "move_winning" if spotlight.wins else "accent", LIT_DOT)
    found = scene.row(scene.show.found)
    if found is not None:
        _paint_lit(painter, scene, np.array([found]), "accent", FOUND_DOT)


def _paint_lit(painter: QPainter, scene: Scene, rows: Ints, role: str, least: float) -> None:
    """Dots that show around those that are painted over them."""
    size = max(least, 2 * RADIUS * scene.scale + least - LIT_DOT + RIM)
    _paint_points(painter, scene, rows, scene.colours.q("canvas"), size + 2.0)
    _paint_points(painter, scene, rows, scene.colours.q(role), size)

"""Paints the notes and groups of a canvas, beneath moves and positions."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from engine.drawing.remark_boxes import INSET, ROUND_GROUP, ROUND_NOTE, SOFT
from engine.games.remarks import Group, Note
from gui.canvas.layers.scene import Scene
from gui.canvas.remarks.group_places import GroupPlaces
from gui.canvas.remarks.note_places import NotePlaces
from gui.theme import Colours

INKS = {
    "amber": ("warning_soft", "warning"),
    "violet": ("accent_soft", "accent"),
    "green": ("success_soft", "success"),
    "red": ("danger_soft", "danger"),
    "grey": ("hover", "text_muted"),
}
"""colour -> the roles of the ground, and of the edge and the title."""
TINY = 12.0
"""Pixels of width below which a note or group is a plain spot."""
Mode = QPainter.CompositionMode


def edge_of(colours: Colours, colour: str) -> QColor:
    """The edge of a note or group of some colour."""
    return colours.q(INKS[colour][1])


def paint_remarks(
    painter: QPainter, scene: Scene, all_notes: NotePlaces, all_groups: GroupPlaces, over: bool = False
) -> None:
    """All that is exposed. Painted in canvas units.

    `over`: the moves are there already, as in tiles. Then the grounds only darken what is lighter (or, in a dark theme,
    lighten what is darker), which leaves lines as if they had come later.
    """
    shown = all_groups.inside(scene.exposed, 2 * all_groups.title_size)
    notes = all_notes.inside(scene.exposed)
    if not shown and not notes:
        return
    painter.save()
    if over:
        painter.setCompositionMode(
            Mode.CompositionMode_Lighten if scene.colours.is_dark else Mode.CompositionMode_Darken
        )
    for group, rect in shown:
        _paint_group(painter, scene, group, rect)
    for note, rect in notes:
        _paint_card(painter, scene, note, rect)
    painter.setCompositionMode(Mode.CompositionMode_SourceOver)
    _paint_titles(painter, scene, all_groups, shown)
    if all_notes.readable:
        painter.setPen(scene.colours.q("text"))
        for note, rect in notes:
            all_notes.shape(note).layout.draw(painter, rect.topLeft() + QPointF(INSET, INSET))
    painter.restore()


def _pen(scene: Scene, colour: str, selected: bool) -> QPen:
    """Never thinner than a pixel; of what is selected, thicker and in the colour of that."""
    width = (3.0 if selected else 1.2) * scene.colours.rim
    pen = QPen(scene.colours.q("accent") if selected else edge_of(scene.colours, colour), width)
    pen.setCosmetic(scene.scale < 1.0)
    return pen


def _is_spot(painter: QPainter, scene: Scene, colour: str, rect: QRectF, selected: bool) -> bool:
    """Whether a note or group is so small that a plain spot, which is painted then, does for it."""
    if selected or rect.width() * scene.scale >= TINY:
        return False
    painter.fillRect(rect, scene.colours.q(INKS[colour][1], 0.5))
    return True


def _paint_group(painter: QPainter, scene: Scene, group: Group, rect: QRectF) -> None:
    if _is_spot(painter, scene, group.colour, rect, group.key in scene.chosen_groups):
        return
    painter.setPen(_pen(scene, group.colour, group.key in scene.chosen_groups))
    painter.setBrush(scene.colours.q(INKS[group.colour][0], SOFT))
    painter.drawRoundedRect(rect, ROUND_GROUP, ROUND_GROUP)


def _paint_card(painter: QPainter, scene: Scene, note: Note, rect: QRectF) -> None:
    selected = note.key in scene.chosen_notes
    if _is_spot(painter, scene, note.colour, rect, selected):
        return
    painter.setPen(_pen(scene, note.colour, selected))
    painter.setBrush(scene.colours.q(INKS[note.colour][0]))
    painter.drawRoundedRect(rect, ROUND_NOTE, ROUND_NOTE)


def _paint_titles(painter: QPainter, scene: Scene, places: GroupPlaces, shown: list[tuple[Group, QRectF]]) -> None:
    if not shown:
        return
    font = places.title_font()
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    for group, rect in shown:
        if not places.has_title(rect):
            continue
        room = places.title_rect(rect, group.title, metrics)
        text = metrics.elidedText(group.title, Qt.TextElideMode.ElideRight, rect.width() - 2 * INSET)
        painter.setPen(edge_of(scene.colours, group.colour))
        # Alone as wide as it is: what was measured may be a hair narrower than what is painted.
        painter.drawText(room.adjusted(0.0, 0.0, room.height(), 0.0), int(Qt.AlignmentFlag.AlignVCenter), text)

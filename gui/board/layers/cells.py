"""The bottom layers: the surface, the rows with alternate shading, and the lines between the blocks."""

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QRegion

from gui.board.geometry import GAP
from gui.board.layers.scene import Scene
from gui.board.pictures import RowPicture

MARKED = 5
"""Every so many columns a line is stronger, to count by."""


def paint_backdrop(painter: QPainter, scene: Scene) -> None:
    """The surface, and the shade of each row from its number to its value."""
    paint_surface(painter, scene)
    paint_shades_of_rows(painter, scene)


def paint_surface(painter: QPainter, scene: Scene, covered: Iterable[RowPicture] = ()) -> None:
    """What is below everything but rows that will be covered anyway."""
    grid, colour = scene.grid, scene.colours.q("canvas")
    bare = QRegion(0, 0, grid.view_width, grid.view_height)
    if scene.exposed is not None:
        bare &= scene.exposed
    for row in covered:
        bare -= grid.row_rect(row.at).toRect()
    # The stubs do not know that a region can be gone through.
    for rect in bare:  # type: ignore[attr-defined]
        painter.fillRect(rect, colour)


def paint_shades_of_rows(painter: QPainter, scene: Scene) -> None:
    """The shade of each row from its number to its value."""
    odd, chosen, lit = scene.colours.q("hover", 0.75), scene.colours.q("selection"), scene.colours.q("success_soft")
    for row in scene.rows:
        rect = scene.grid.row_rect(row.at)
        if row.at % 2:
            painter.fillRect(rect, odd)
        if row.row in scene.state.rows:
            painter.fillRect(rect, chosen)
        if row.row == scene.lit_row:
            painter.fillRect(rect, lit)


def paint_cells(painter: QPainter, scene: Scene) -> None:
    """The blocks."""
    grid, columns = scene.grid, scene.grid.seen_columns()
    surface, chosen = scene.colours.q("surface"), scene.colours.q("selection", 0.4)
    left, right = grid.column_left(columns.start), grid.column_left(columns.stop)
    for row in scene.rows:
        cells = QRectF(left, grid.row_top(row.at) + GAP / 2, right - left, grid.cell)
        painter.fillRect(cells, surface)
        if row.row in scene.state.rows:
            painter.fillRect(cells, chosen)
    _paint_hovered(painter, scene)
    _paint_lines(painter, scene, "border", [c for c in range(columns.start, columns.stop + 1) if not _strong(c)])
    _paint_lines(painter, scene, "border_strong", [c for c in range(columns.start, columns.stop + 1) if _strong(c)])


def _strong(column: int) -> bool:
    return column % MARKED == 1 and column > 1


def _paint_hovered(painter: QPainter, scene: Scene) -> None:
    hovered = scene.show.hovered
    found = next((row for row in scene.rows if hovered and row.row == hovered[0]), None)
    if found and hovered:
        painter.fillRect(scene.grid.cell_rect(found.at, hovered[1]), scene.colours.q("accent_soft"))


def _paint_lines(painter: QPainter, scene: Scene, role: str, columns: list[int]) -> None:
    grid = scene.grid
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(scene.colours.q(role, 0.55 if role == "border_strong" else 1.0), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines, places = [], [grid.column_left(c) for c in columns]
    for row in scene.rows:
        top = grid.row_top(row.at) + GAP // 2
        lines += [QLineF(x, top, x, top + grid.cell) for x in places]
        if role == "border":
            left, right = grid.column_left(columns[0]) if columns else 0, grid.right
            lines += [QLineF(left, y, right, y) for y in (top, top + grid.cell)]
    painter.drawLines(lines)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)

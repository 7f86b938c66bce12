"""Painting the board of a match: as in the editor, but nothing that tells who wins unless it is asked for."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from engine.games.board import RowMove
from engine.solve import staircase
from gui.board.geometry import HEADER
from gui.board.layers.cells import paint_backdrop, paint_cells
from gui.board.layers.chesses import paint_chesses
from gui.board.layers.headers import paint_headers
from gui.board.layers.hint import paint_hint
from gui.board.layers.jumps import Arc, paint_slide
from gui.board.layers.scene import Scene
from gui.board.layers.values import paint_values
from gui.board.pictures import RowPicture


class BoardScene(NamedTuple):
    """What is to be painted.

    Attributes
    ----------
    scene
        The board.
    values, legal
        Whether the values are shown, and which chesses can move.
    pointed
        The move of the chess that is chosen or pointed at.
    chess
        The cell of the chess that is chosen.
    hint
        A winning move to be lit.
    last
        The move that was made last.
    """

    scene: Scene
    values: bool
    legal: bool
    pointed: RowMove | None
    chess: tuple[int, int] | None
    hint: RowMove | None
    last: RowMove | None


def paint_board(painter: QPainter, play: BoardScene) -> None:
    """Everything."""
    scene = play.scene
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_backdrop(painter, scene)
    if scene.game is None or not scene.game.n:
        paint_hint(painter, scene)
        return
    painter.save()
    painter.setClipRect(scene.grid.cells_rect)
    paint_cells(painter, scene)
    _paint_last(painter, play)
    paint_chesses(painter, scene)
    if scene.show.slide is None:
        _paint_moves(painter, play)
    paint_slide(painter, scene)
    painter.restore()
    if play.values:
        paint_values(painter, scene)
    paint_headers(painter, scene)
    if not play.values:
        _cover_heading(painter, scene)


def _cover_heading(painter: QPainter, scene: Scene) -> None:
    """The heading of values that are not shown."""
    grid = scene.grid
    painter.fillRect(QRectF(grid.right + 8, 0, grid.values, HEADER - 2), scene.colours.q("canvas"))


def _paint_moves(painter: QPainter, play: BoardScene) -> None:
    for row in play.scene.rows:
        if play.legal and play.chess is None and play.hint is None:
            _paint_movable(painter, play.scene, row)
        for move in (play.pointed, play.hint):
            if move is not None and move.row == row.row and row.has_chess(move.source):
                _paint_move(painter, play, row, move)


def _paint_movable(painter: QPainter, scene: Scene, row: RowPicture) -> None:
    """A thin ring around each chess that can move."""
    painter.setPen(QPen(scene.colours.q("accent", 0.8), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = scene.radius + scene.grid.cell * 0.06
    columns = scene.grid.seen_columns()
    for source, _, _ in staircase.jumps(row.mask, scene.grid.columns):
        if source in columns:
            painter.drawEllipse(scene.grid.cell_centre(row.at, source), reach, reach)


def _paint_move(painter: QPainter, play: BoardScene, row: RowPicture, move: RowMove) -> None:
    """The arc of a move, and where it lands."""
    scene, role = play.scene, "move_winning" if move is play.hint else "accent"
    grid = scene.grid
    pen = QPen(scene.colours.q(role), 2.0)
    if move is play.hint or play.chess == (move.row, move.source):
        painter.setPen(QPen(scene.colours.q(role), max(grid.cell * 0.085, 2.4)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        reach = scene.radius + grid.cell * 0.06
        painter.drawEllipse(grid.cell_centre(row.at, move.source), reach, reach)
    pen.setDashPattern([2.6, 2.0])
    painter.setPen(pen)
    painter.setBrush(scene.colours.q(role, 0.16))
    painter.drawEllipse(grid.cell_centre(row.at, move.target), scene.radius, scene.radius)
    arc = Arc(grid, row.at, move.source, move.target, scene.radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((scene.colours.q("surface", 0.85), 5.5), (scene.colours.q(role), 2.6)):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(arc.line)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(scene.colours.q(role))
    painter.drawPolygon(arc.head)


def _paint_last(painter: QPainter, play: BoardScene) -> None:
    """Where the last move began and ended."""
    scene, last = play.scene, play.last
    row = next((row for row in scene.rows if last and row.row == last.row), None)
    if row is None or last is None:
        return
    for column in (last.source, last.target):
        painter.fillRect(scene.grid.cell_rect(row.at, column).adjusted(1, 1, 0, 0), scene.colours.q("selection", 0.8))
    if scene.show.slide is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(scene.colours.q("accent", 0.7))
        painter.drawEllipse(QPointF(scene.grid.cell_centre(row.at, last.source)), 3.0, 3.0)

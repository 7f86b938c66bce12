"""What the discs mean, in a corner; and what to do on an empty canvas. Painted in pixels."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from gui.canvas.layers.scene import Scene
from gui.canvas.value_colours import LAST, value_colours
from gui.theme.fonts import text_size

MARGIN = 14.0
LINE = 24.0
"""The height of a row where texts have their usual size."""
STEP = 22.0
"""Between the discs of two values."""
Row = tuple[str, str, str]
WIDEST, HIGHEST = 0.6, 0.3
"""Of the view, what the key may take."""


def text_factor() -> float:
    """How many times as large as usual texts are shown: what is measured in pixels here goes along."""
    return text_size() / 100


def paint_legend(painter: QPainter, scene: Scene, view: QSizeF) -> None:
    """The hint of an empty canvas, or the key to the signs."""
    if not scene.picture.n:
        _paint_hint(painter, scene, view)
    elif scene.show.legend:
        _paint_key(painter, scene, view)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Canvas", text)


def _font(painter: QPainter, pixels: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    font = QFont(painter.font())
    font.setPixelSize(pixels)
    font.setWeight(weight)
    return font


def _hint_lines(scene: Scene) -> tuple[tuple[str, int, QFont.Weight, str], ...]:
    """Each line of the hint: its text, its size, how bold it is, its colour."""
    if scene.show.caseless:
        return (
            (_tr("There is no case"), 20, QFont.Weight.Bold, "text"),
            (_tr("Double-click, or press N, to begin a graph."), 14, QFont.Weight.Normal, "text_muted"),
            (_tr("Or add a case of any kind: Case ▸ Add case of."), 14, QFont.Weight.Normal, "text_muted"),
        )
    return (
        (_tr("Draw a game"), 20, QFont.Weight.Bold, "text"),
        (_tr("Double-click to add a position."), 14, QFont.Weight.Normal, "text_muted"),
        (_tr("Drag from a position's rim to draw a move."), 14, QFont.Weight.Normal, "text_muted"),
        (_tr("Click with the stone tool (S) to place a stone."), 14, QFont.Weight.Normal, "text_muted"),
        (_tr("Or open a judge file: drop it here, press Ctrl+O, or take one from File ▸ Samples."), 14,
         QFont.Weight.Normal, "text_muted"),
    )  # fmt: skip


def _paint_hint(painter: QPainter, scene: Scene, view: QSizeF) -> None:
    room, factor = view.width() - 2 * MARGIN, text_factor()
    y = max(view.height() / 2 - 76 * factor, 0.0)
    for text, pixels, weight, role in _hint_lines(scene):
        font = _font(painter, round(pixels * factor), weight)
        painter.setFont(font)
        painter.setPen(scene.colours.q(role))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        wrapped = QFontMetricsF(font).boundingRect(
            QRectF(0, 0, room, 400), int(flags) | int(Qt.TextFlag.TextWordWrap), text
        )
        painter.drawText(
            QRectF(MARGIN, y, room, wrapped.height() + 2), int(flags) | int(Qt.TextFlag.TextWordWrap), text
        )
        y += wrapped.height() + (14 if pixels > 14 else 8)


def _paint_key(painter: QPainter, scene: Scene, view: QSizeF) -> None:
    rows = _rows(scene)
    size = _size(painter, rows)
    factor = _fitting(size, view)
    if not factor:
        return
    size *= factor
    painter.save()
    painter.translate(MARGIN, view.height() - MARGIN - size.height())
    painter.scale(factor, factor)
    painter.setPen(QPen(scene.colours.q("border"), 1.0))
    painter.setBrush(scene.colours.q("surface", 0.92))
    painter.drawRoundedRect(QRectF(QPointF(), size / factor), 8, 8)
    for i, row in enumerate(rows):
        _paint_row(painter, scene, row, QRectF(0, 4 + LINE * i, size.width() / factor, LINE))
    painter.restore()


def _rows(scene: Scene) -> list[Row]:
    """What is explained: the kind of sign, what stands in it, and its meaning."""
    rows = [
        ("p", "0", _tr("P-position: the player to move loses")),
        ("values", "", _tr("N-position by its value"))
        if scene.show.by_value
        else ("n", "2", _tr("N-position: the player to move wins")),
    ]
    if scene.show.stepping:
        rows.append(("", "?", _tr("No value yet")))
    return rows


def _size(painter: QPainter, rows: list[Row]) -> QSizeF:
    """The room of the key where texts have their usual size."""
    metrics = QFontMetricsF(_font(painter, 12))
    width = 50 + max(metrics.horizontalAdvance(text) + _shift(kind) for kind, _, text in rows)
    return QSizeF(width, LINE * len(rows) + 8)


def _fitting(size: QSizeF, view: QSizeF) -> float:
    """How many times as large as usual the key is; 0 where there is no room for it even in its usual size."""
    most = min(WIDEST * view.width() / size.width(), HIGHEST * view.height() / size.height())
    return 0.0 if most < min(1.0, text_factor()) else min(most, text_factor())


def _paint_row(painter: QPainter, scene: Scene, row: Row, box: QRectF) -> None:
    kind, value, text = row
    middle = QPointF(box.left() + 20, box.center().y())
    if kind == "values":
        _paint_steps(painter, scene, middle)
    else:
        _paint_sign(painter, scene, middle, kind, value)
    painter.setFont(_font(painter, 12))
    painter.setPen(scene.colours.q("text_muted"))
    shift = _shift(kind)
    line = QRectF(box.left() + 38 + shift, box.top(), box.width() - 44 - shift, LINE)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)


def _shift(kind: str) -> float:
    """How much farther on the words of a row stand: the colours of the values take room."""
    return STEP * (LAST - 1) if kind == "values" else 0.0


def _paint_steps(painter: QPainter, scene: Scene, middle: QPointF) -> None:
    """A disc for each colour of a value, from 1 on."""
    for step, colour in enumerate(value_colours(scene.colours)[1:], 1):
        centre = middle + QPointF(STEP * (step - 1), 0.0)
        painter.setPen(QPen(colour.rim, 1.3))
        painter.setBrush(colour.fill)
        painter.drawEllipse(centre, 9.5, 9.5)
        painter.setFont(_font(painter, 10, QFont.Weight.Bold))
        painter.setPen(colour.ink)
        text = f"{step}+" if step == LAST else str(step)
        painter.drawText(QRectF(centre.x() - 9, centre.y() - 9, 18, 18), Qt.AlignmentFlag.AlignCenter, text)


def _paint_sign(painter: QPainter, scene: Scene, middle: QPointF, kind: str, value: str) -> None:
    rim, fill, ink = f"{kind}_border", f"{kind}_fill", f"{kind}_text"
    if not kind:
        rim, fill, ink = "border_strong", "surface_raised", "text_muted"
    painter.setPen(QPen(scene.colours.q(rim), 1.3))
    painter.setBrush(scene.colours.q(fill))
    painter.drawEllipse(middle, 9.5, 9.5)
    if kind == "p":
        painter.drawEllipse(middle, 7.2, 7.2)
    painter.setFont(_font(painter, 10, QFont.Weight.Bold))
    painter.setPen(scene.colours.q(ink))
    painter.drawText(QRectF(middle.x() - 9, middle.y() - 9, 18, 18), Qt.AlignmentFlag.AlignCenter, value)

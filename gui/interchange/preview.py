"""The preview of a list of edges: its first lines, and a small picture of the graph."""

from typing import NamedTuple

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QTextCursor
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QTextEdit, QWidget

from engine.games.graph_record import GraphRecord
from gui.interchange.words import tr
from gui.theme import mono_font

MOST_LINES, LONGEST_LINE = 200, 120
MOST_DRAWN = 60
"""Positions and as many moves again, that a small picture has room for."""
_AHEAD = 100_000
MARGIN = 10.0
_ALARM = QColor(214, 60, 70, 70)
"""Seen on light and on dark."""


class Drawn(NamedTuple):
    """A graph as SVG, and the colour that it stands on; no SVG where it is too large for a small picture."""

    svg: str
    paper: str


def picture_of(record: GraphRecord, dark: bool) -> Drawn:
    """The picture of a graph. To be called off the GUI thread."""
    from engine.drawing import svg_of
    from engine.drawing.themes import theme_named

    theme = theme_named("dark" if dark else "light")
    fits = 0 < record.n <= MOST_DRAWN and len(record.sources) <= 2 * MOST_DRAWN
    return Drawn(svg_of(record, None, theme.name, caption=False) if fits else "", theme.paper)


class GraphPicture(QFrame):
    """A graph in a frame, or the reason why there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("edgesPicture")
        self.setAccessibleName(tr("Picture of the graph"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMinimumSize(220, 180)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._renderer: QSvgRenderer | None = None
        self._words = self._paper = ""

    @property
    def drawn(self) -> bool:
        """Whether there is a picture."""
        return self._renderer is not None

    def show_picture(self, drawn: Drawn) -> None:
        """Show a drawing, or say that the graph is too large for one."""
        self._paper = drawn.paper
        self._renderer = QSvgRenderer(QByteArray(drawn.svg.encode()), self) if drawn.svg else None
        self._words = "" if drawn.svg else tr("Too large for a small picture")
        self.setAccessibleDescription(self._words)
        self.update()

    def show_nothing(self) -> None:
        """There is no graph."""
        self._renderer, self._words = None, ""
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, 220)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().mid().color())
        painter.setBrush(QColor(self._paper) if self._paper else self.palette().base())
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        if self._renderer is not None:
            self._renderer.render(painter, self._room(self._renderer.viewBoxF()))
        elif self._words:
            painter.setPen(self.palette().placeholderText().color())
            painter.drawText(self.rect(), int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self._words)
        painter.end()

    def _room(self, drawing: QRectF) -> QRectF:
        """Where a drawing goes: as large as there is room, but never larger than it is."""
        free = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        scale = min(free.width() / max(drawing.width(), 1), free.height() / max(drawing.height(), 1), 1.0)
        size = drawing.size() * scale
        room = QRectF(0, 0, size.width(), size.height())
        room.moveCenter(free.center())
        return room


class FirstLines(QPlainTextEdit):
    """The beginning of a text, with the line that is wrong in red."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("edgesLines")
        self.setAccessibleName(tr("First lines of the file"))
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFont(mono_font())
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        # Of a long text only the beginning is taken apart: this is not done on a thread.
        shown = [line[:LONGEST_LINE] for line in text[:_AHEAD].lstrip("\ufeff").splitlines()[:MOST_LINES]]
        self._count = len(shown)
        more = text.rstrip().count("\n") + 1 - self._count
        if more > 0:
            shown.append(tr("… and more lines: {0}").format(f"{more:,}"))
        self.setPlainText("\n".join(shown))

    def mark(self, line: int) -> None:
        """Mark a line, counted from 1; 0, and one that is not shown, marks none."""
        marks = []
        if 0 < line <= self._count:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self.document().findBlockByNumber(line - 1))
            mark.format.setProperty(mark.format.Property.FullWidthSelection, True)
            mark.format.setBackground(_ALARM)
            marks.append(mark)
            self.setTextCursor(mark.cursor)
            self.ensureCursorVisible()
        self.setExtraSelections(marks)

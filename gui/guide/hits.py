"""What a search has found, in a list: the heading, the page, and the words with what stands around them."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from gui.guide.search import Hit
from gui.guide.texts import tr
from gui.theme import ThemeController

HIT = Qt.ItemDataRole.UserRole + 1
PADDING = 8
"""Pixels around the text of a hit."""
LINES = 3
"""Lines of an excerpt."""


class HitList(QListWidget):
    """The hits; the one that is current is wanted."""

    wanted = Signal(Hit)

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("guideHits")
        self.setAccessibleName(tr("What was found"))
        self.setItemDelegate(HitDelegate(theme, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.currentItemChanged.connect(self._tell)
        self.itemClicked.connect(self._tell)

    def show_hits(self, hits: Sequence[Hit]) -> None:
        """Other hits; none is current."""
        self.clear()
        for hit in hits:
            section = hit.section
            item = QListWidgetItem(section.heading)
            item.setData(HIT, hit)
            where = tr("{0}, on the page {1}: {2}").format(section.heading, section.title, hit.excerpt)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, where)
            self.addItem(item)

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.wanted.emit(item.data(HIT))


class HitDelegate(QStyledItemDelegate):
    """Paints a hit in three parts, one below the other."""

    def __init__(self, theme: ThemeController, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        line = option.fontMetrics.lineSpacing()
        return QSize(100, (2 + LINES) * line + 2 * PADDING + 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        self.initStyleOption(option, index)
        option.text = ""
        widget = option.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        hit: Hit = index.data(HIT)
        room = option.rect.adjusted(PADDING, PADDING, -PADDING, -PADDING)
        bold = QFont(option.font)
        bold.setWeight(QFont.Weight.Bold)
        painter.save()
        room = self._line(painter, room, hit.section.heading, bold, "text")
        if hit.section.title != hit.section.heading:
            room = self._line(painter, room, hit.section.title, option.font, "accent")
        painter.setFont(option.font)
        painter.setPen(self._theme.colours.q("text_muted"))
        painter.setClipRect(room)
        painter.drawText(room, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, hit.excerpt)
        painter.restore()

    def _line(self, painter: QPainter, room: QRect, text: str, font: QFont, role: str) -> QRect:
        painter.setFont(font)
        painter.setPen(self._theme.colours.q(role))
        metrics = painter.fontMetrics()
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignTop, shown)
        return room.adjusted(0, metrics.lineSpacing(), 0, 0)

"""The table of the nim-sum: groups of stones that scroll, and under a rule the XOR, always in sight."""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from gui.panels.nim_sum_cells import PAD, CellDelegate, bit_pitch, draw_cell, paint_bits, small_font
from gui.panels.nim_sum_model import Column, NimSumModel, binary
from gui.theme import ThemeController

_HEADER = "QHeaderView::section { border-right: none; padding: 4px 5px; }"
MOST_ROWS = 12
LEAST_TITLE = 48
LEAST_ROWS = 3


class _Groups(QTableView):
    """The rows; tells which position the mouse is on."""

    pointed = Signal(int)
    resized = Signal()

    def __init__(self, model: NimSumModel, theme: ThemeController, parent: QWidget) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setItemDelegate(CellDelegate(theme, self))
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QTableView { border: none; }")
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(row_height(self))
        self.verticalHeader().setMinimumSectionSize(10)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(10)
        header.setFont(small_font(self.font()))
        header.setStyleSheet(_HEADER)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        self.setMouseTracking(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.pointed.emit(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: object) -> None:
        super().leaveEvent(event)  # type: ignore[arg-type]
        self.pointed.emit(-1)


def row_height(widget: QWidget) -> int:
    """The height of a row."""
    return widget.fontMetrics().height() + 8


class XorRow(QWidget):
    """The result under the rule: "XOR", decimal and binary, in the columns of the table."""

    def __init__(self, table: QTableView, model: NimSumModel, theme: ThemeController, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("verdictXor")
        self._table, self._model, self._theme = table, model, theme
        self.setFixedHeight(row_height(self) + 5)
        table.horizontalScrollBar().valueChanged.connect(self.update)

    @property
    def text(self) -> str:
        """What is written, decimal and binary."""
        return f"{self._model.value} = {binary(self._model.value, self._model.width)}"

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self._theme.colours
        painter.setPen(colours.q("border_strong"))
        painter.drawLine(0, 0, self.width(), 0)
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(colours.q("text"))
        draw_cell(painter, self._cell(Column.TITLE), self.tr("XOR"), left=True)
        draw_cell(painter, self._cell(Column.VALUE), str(self._model.value), left=False)
        bits = binary(self._model.value, self._model.width)
        paint_bits(painter, self._cell(Column.BINARY), bits, self._model.value, colours, result=True)

    def _cell(self, column: Column) -> QRect:
        return QRect(self._table.columnViewportPosition(column), 3, self._table.columnWidth(column), self.height() - 5)


class NimSumTable(QWidget):
    """Groups and XOR together.

    Signals
    -------
    pointed(int)
        The mouse is on the group of that position; -1: on none.
    """

    pointed = Signal(int)

    def __init__(self, model: NimSumModel, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.groups = _Groups(model, theme, self)
        self.groups.setObjectName("verdictGroups")
        self.groups.setAccessibleName(self.tr("Stones by position, with Grundy values in binary"))
        self.xor = XorRow(self.groups, model, theme, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.groups, 1)
        layout.addWidget(self.xor)
        model.modelReset.connect(self.fit)
        model.dataChanged.connect(self.fit)
        self.groups.pointed.connect(self._point)
        self.groups.resized.connect(self._fit_columns)

    def fit(self) -> None:
        """Fit heights and column widths to what is shown."""
        rows = self.model.rowCount()
        self.groups.setMaximumHeight(self._height(min(rows, MOST_ROWS)))
        self.groups.setMinimumHeight(self._height(min(rows, LEAST_ROWS)))
        self.setMaximumHeight(self.groups.maximumHeight() + self.xor.height())
        self._fit_columns()
        self.xor.setAccessibleName(self.tr("XOR: {0}").format(self.xor.text))
        self.xor.update()

    def sizeHint(self) -> QSize:
        return QSize(260, self.maximumHeight())

    def _height(self, rows: int) -> int:
        return rows * row_height(self) + self.groups.horizontalHeader().sizeHint().height()

    def _fit_columns(self) -> None:
        plain, small = self.fontMetrics(), QFontMetrics(small_font(self.font()))
        count = max([small.horizontalAdvance(self.tr("Stones")), *map(plain.horizontalAdvance, self._first_counts())])
        digits = "0" * len(str(1 << self.model.width))
        value = max(small.horizontalAdvance(self.tr("Value")), plain.horizontalAdvance(digits))
        texts = (self.tr("Binary"), self.tr("cancels out") if self.model.cancelling else "")
        bits = max(*map(small.horizontalAdvance, texts), self.model.width * bit_pitch())
        widths = [width + 2 * PAD + 1 for width in (count, value, bits)]
        room = self.groups.viewport().width() - sum(widths)
        for column, width in zip(Column, (max(room, LEAST_TITLE), *widths), strict=True):
            self.groups.setColumnWidth(column, width)
        self.xor.update()

    def _first_counts(self) -> list[str]:
        rows = range(min(self.model.rowCount(), 200))
        return [str(self.model.index(row, Column.COUNT).data() or "") for row in rows]

    def _point(self, row: int) -> None:
        self.pointed.emit(self.model.position(row) if 0 <= row < self.model.rowCount() else -1)

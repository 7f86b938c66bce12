"""The table of the nim-sum: the parts of the sum, which scroll, and under a rule the XOR, always in sight."""

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from gui.faces.texts import MOST_DIGITS, brief
from gui.panels.later import Later
from gui.panels.nim_sum_cells import PAD, CellDelegate, bit_pitch, draw_cell, paint_bits, small_font
from gui.panels.nim_sum_model import Column, NimSumModel
from gui.theme import ThemeController

_HEADER = "QHeaderView::section { border-right: none; padding: 4px 5px; }"
MOST_ROWS = 12
LEAST_TITLE = 48
LEAST_ROWS = 3
WIDEST_AMOUNT = 112
MOST_MEASURED = 200
"""Rows that are looked at for the width of a column."""


class _Groups(QTableView):
    """The rows; tells which one the mouse is on."""

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
        self.verticalHeader().setMinimumSectionSize(10)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(10)
        header.setStyleSheet(_HEADER)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
        self.setMouseTracking(True)
        self.room = 0
        """The width that columns have: that of the viewport."""
        self.fit_font()

    def fit_font(self) -> None:
        """Let headings and rows be in the size of the texts."""
        self.verticalHeader().setDefaultSectionSize(row_height(self))
        header = self.horizontalHeader()
        # With a style sheet of its own, the header keeps its viewport in the font of the first day.
        for widget in (header, header.viewport()):
            widget.setFont(small_font(self.font()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.room = event.size().width()
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
        self.fit_font()
        table.horizontalScrollBar().valueChanged.connect(self.update)

    def fit_font(self) -> None:
        """Be as high as the texts want."""
        self.setFixedHeight(row_height(self) + 5)

    @property
    def text(self) -> str:
        """What is written, decimal and binary."""
        return f"{self._model.value} = {self._model.binary(self._model.value)}"

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        colours = self._theme.colours
        painter.setPen(colours.q("border_strong"))
        painter.drawLine(0, 0, self.width(), 0)
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(colours.q("text"))
        draw_cell(painter, self._cell(Column.TITLE), self.tr("XOR"), left=True)
        draw_cell(painter, self._cell(Column.VALUE), brief(self._model.value), left=False)
        self._paint_binary(painter, self._model.binary(self._model.value))
        painter.end()

    def _paint_binary(self, painter: QPainter, text: str) -> None:
        cell = self._cell(Column.BINARY)
        if self._model.in_digits:
            paint_bits(painter, cell, text, self._model.value, self._theme.colours, result=True)
        else:
            draw_cell(painter, cell, text, left=False)

    def _cell(self, column: Column) -> QRect:
        return QRect(self._table.columnViewportPosition(column), 3, self._table.columnWidth(column), self.height() - 5)


class NimSumTable(QWidget):
    """Parts and XOR together.

    Signals
    -------
    pointed(int)
        The mouse is on that row; -1: on none.
    """

    pointed = Signal(int)

    def __init__(self, model: NimSumModel, theme: ThemeController, parent: QWidget | None = None) -> None:
        self._is_made = False
        super().__init__(parent)
        self.model = model
        self._later = Later(self._fit_font, self)
        self.groups = _Groups(model, theme, self)
        self.groups.setObjectName("verdictGroups")
        self.groups.setAccessibleName(self.tr("The parts of the sum, with Grundy values in binary"))
        self._count_width = 0
        self.xor = XorRow(self.groups, model, theme, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.groups, 1)
        layout.addWidget(self.xor)
        model.modelReset.connect(self.fit)
        model.dataChanged.connect(self._refit)
        self.groups.pointed.connect(self.pointed)
        self.groups.resized.connect(self._fit_columns)
        self._is_made = True

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Fonts are told to a widget before its children, and while it is made.
        if event.type() == QEvent.Type.FontChange and self._is_made:
            self._later.ask()

    def _fit_font(self) -> None:
        self.groups.fit_font()
        self.xor.fit_font()
        self.fit()

    def fit(self) -> None:
        """Fit heights and column widths to what is shown."""
        self._fit_columns()
        self._tell()

    def _refit(self) -> None:
        """Fit to values that have changed: only what is in sight may need more room."""
        top = max(self.groups.rowAt(0), 0)
        self._fit_columns(range(top, min(top + MOST_ROWS + 2, self.model.rowCount())))
        self._tell()

    def _tell(self) -> None:
        self.xor.setAccessibleName(self.tr("XOR: {0}").format(self.xor.text))
        self.xor.update()

    def sizeHint(self) -> QSize:
        return QSize(260, self.maximumHeight())

    def _height(self, rows: int) -> int:
        bar = self.groups.horizontalScrollBar().sizeHint().height() if self._is_wide() else 0
        return rows * row_height(self) + self.groups.horizontalHeader().sizeHint().height() + bar

    def _is_wide(self) -> bool:
        """Whether the columns need more room than there is."""
        return self.groups.horizontalHeader().length() > self.groups.room

    def _fit_heights(self) -> None:
        rows = self.model.rowCount()
        self.groups.setMaximumHeight(self._height(min(rows, MOST_ROWS)))
        self.groups.setMinimumHeight(self._height(min(rows, LEAST_ROWS)))
        # Said outright: where labels wrap, the layout around may count too little room.
        self.setMinimumHeight(self.groups.minimumHeight() + self.xor.height())
        self.setMaximumHeight(self.groups.maximumHeight() + self.xor.height())

    def _fit_columns(self, rows: range | None = None) -> None:
        """Fit to all rows, or to what some rows need more."""
        plain, small = self.fontMetrics(), QFontMetrics(small_font(self.font()))
        heading = str(self.model.headerData(Column.COUNT, Qt.Orientation.Horizontal))
        first = range(min(self.model.rowCount(), MOST_MEASURED)) if rows is None else rows
        counts = map(plain.horizontalAdvance, {self.model.amount(row) for row in first})
        least = small.horizontalAdvance(heading) if rows is None else self._count_width
        self._count_width = count = min(max(least, *counts, 0), WIDEST_AMOUNT)
        digits = "0" * min(self.model.width * 3 // 10 + 1, MOST_DIGITS)
        value = max(small.horizontalAdvance(self.tr("Value")), plain.horizontalAdvance(digits))
        texts = (self.tr("Binary"), self.tr("cancels out") if self.model.cancelling else "")
        bits = max(*map(small.horizontalAdvance, texts), self._binary_width())
        widths = [width + 2 * PAD + 1 for width in (count, value, bits)]
        room = self.groups.room - sum(widths)
        for column, width in zip(Column, (max(room, LEAST_TITLE), *widths), strict=True):
            self.groups.setColumnWidth(column, width)
        self._fit_heights()
        self.xor.update()

    def _binary_width(self) -> int:
        if self.model.in_digits:
            return self.model.width * bit_pitch()
        return self.fontMetrics().horizontalAdvance(self.model.binary((1 << self.model.width) - 1)) + 2 * PAD

"""The values of the sizes 0 to n as a table of heat colours, painted by one widget."""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip, QWidget

from engine.solve.period import Period
from gui.heaps.sequence_cells import CellPainter, CellSteps, cell_width, label_width, row_height
from gui.heaps.wrap import Wrap
from gui.theme import ThemeController


class SequenceTable(QAbstractScrollArea):
    """Cells of size and value; only those in sight are painted.

    Signals
    -------
    pointed(object)
        The size under the mouse or the keyboard's cursor; None for none.
    wrapped()
        The rows have another length.
    shown()
        Other values are shown.
    """

    pointed = Signal(object)
    wrapped = Signal()
    shown = Signal()

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.values: npt.NDArray[np.int64] = np.zeros(0, dtype=np.int64)
        self.wrap = Wrap(-1, 1)
        self.size_now: int | None = None
        self.linked: frozenset[int] = frozenset()
        self.standing: frozenset[int] = frozenset()
        self._period: Period | None = None
        self._largest = 0
        self.tip = ""
        self._steps: CellSteps | None = None
        self.setObjectName("sequenceTable")
        self.setAccessibleName(self.tr("Values by size"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setMinimumHeight(2 * row_height())
        self.viewport().setMouseTracking(True)
        theme.changed.connect(self._dress)

    def _dress(self) -> None:
        """Another theme, or another size of texts."""
        self.setMinimumHeight(2 * row_height())
        self._wrap_again()

    def show_values(self, values: npt.NDArray[np.int64], period: Period | None) -> None:
        """Show g(0), g(1), ... and, if one is proved, their period."""
        self.values, self._period = values, period
        self._largest = int(values.max()) if len(values) else 0
        if self.size_now is not None and self.size_now >= len(values):
            self.point_at(None)
        self._wrap_again()
        self.shown.emit()

    def mark(self, linked: Iterable[int] = (), standing: Iterable[int] | None = None) -> None:
        """Ring the sizes that the one pointed at leads to, and dot those that stand as heaps."""
        self.linked = frozenset(linked)
        if standing is not None:
            self.standing = frozenset(standing)
        self.viewport().update()

    def show_steps(self, steps: CellSteps | None) -> None:
        """Show how far a labelling is that is being stepped through; None shows all values."""
        if steps == self._steps:
            return
        self._steps = steps
        if self.size_now is not None and self.hides(self.size_now):
            self.point_at(None)
        if steps and steps.current is not None and steps.current < len(self.values):
            self._bring(steps.current)
        self.viewport().update()

    def hides(self, size: int) -> bool:
        """Whether a labelling that is being stepped through has not come to a size yet."""
        return self._steps is not None and size >= self._steps.done

    # Cells

    @property
    def cell_size(self) -> tuple[int, int]:
        return cell_width(len(self.values), self._largest), row_height()

    @property
    def left(self) -> int:
        """Room for the first size of each row."""
        return label_width(len(self.values))

    def _wrap_again(self) -> None:
        columns = max((self.viewport().width() - self.left - 8) // self.cell_size[0], 1)
        wrap = Wrap(len(self.values) - 1, columns, self._period)
        changed, self.wrap = wrap != self.wrap, wrap
        bar = self.verticalScrollBar()
        bar.setRange(0, max(wrap.rows * row_height() + 6 - self.viewport().height(), 0))
        bar.setPageStep(self.viewport().height())
        bar.setSingleStep(row_height())
        if changed:
            self.wrapped.emit()
        self.viewport().update()

    def cell_rect(self, size: int) -> QRect:
        """Where a size stands, in pixels of the viewport."""
        row, column = self.wrap.cell(size)
        width = self.cell_size[0]
        return QRect(
            self.left + column * width, 4 + row * row_height() - self.verticalScrollBar().value(), width, row_height()
        )

    def size_at(self, place: QPoint) -> int | None:
        """The size at a point."""
        row = (place.y() - 4 + self.verticalScrollBar().value()) // row_height()
        return self.wrap.size_at(row, (place.x() - self.left) // self.cell_size[0])

    def point_at(self, size: int | None) -> None:
        """Make this the size that is told about."""
        if size is not None and self.hides(size):
            size = None
        if size != self.size_now:
            self.size_now = size
            if size is not None:
                self.setAccessibleDescription(self.tr("Size {0}: value {1}").format(size, int(self.values[size])))
            self.viewport().update()
            self.pointed.emit(size)

    # Events

    def sizeHint(self) -> QSize:
        return QSize(520, 6 * row_height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap_again()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point_at(self.size_at(event.position().toPoint()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.point_at(self.size_at(event.position().toPoint()))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip, self.viewport())
            return True
        return super().viewportEvent(event)

    def leaveEvent(self, event: object) -> None:
        if not self.hasFocus():
            self.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here, n = self.size_now, len(self.values) - 1
        targets = {
            Qt.Key.Key_Left: -1 if here is None else here - 1,
            Qt.Key.Key_Right: 0 if here is None else here + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: n,
            Qt.Key.Key_Up: self._beside(-1),
            Qt.Key.Key_Down: self._beside(1),
            Qt.Key.Key_PageUp: self._beside(-max(self.viewport().height() // row_height(), 1)),
            Qt.Key.Key_PageDown: self._beside(max(self.viewport().height() // row_height(), 1)),
        }
        target = targets.get(Qt.Key(event.key()))
        if target is None or n < 0:
            super().keyPressEvent(event)
            return
        self.point_at(min(max(target, 0), n))
        self._bring(min(max(target, 0), n))

    def _beside(self, rows: int) -> int:
        """The size some rows below; the last of a shorter row."""
        if self.size_now is None or self.wrap.rows == 0:
            return 0
        row, column = self.wrap.cell(self.size_now)
        sizes = self.wrap.row_sizes(min(max(row + rows, 0), self.wrap.rows - 1))
        return sizes[min(column, len(sizes) - 1)]

    def _bring(self, size: int) -> None:
        rect, bar = self.cell_rect(size), self.verticalScrollBar()
        if rect.top() < 0:
            bar.setValue(bar.value() + rect.top() - 4)
        elif rect.bottom() > self.viewport().height():
            bar.setValue(bar.value() + rect.bottom() - self.viewport().height() + 4)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), self._theme.colours.q("surface"))
        cells = CellPainter(painter, self._theme.colours, self.wrap, self.values, self._largest, self._steps)
        scrolled = self.verticalScrollBar().value()
        first = max((event.rect().top() - 4 + scrolled) // row_height(), 0)
        last = min((event.rect().bottom() - 4 + scrolled) // row_height(), self.wrap.rows - 1)
        for row in range(first, last + 1):
            top = 4 + row * row_height() - scrolled
            cells.row(row, QRectF(self.left, top, self.cell_size[0], row_height()), self.left)
        for size in (size for row in range(first, last + 1) for size in self.wrap.row_sizes(row)):
            if size in self.linked:
                cells.ring(QRectF(self.cell_rect(size)), "move_winning", 2.0)
            if size in self.standing:
                cells.dot(QRectF(self.cell_rect(size)), size)
            cells.stepped(QRectF(self.cell_rect(size)), size)
        if self.size_now is not None:
            cells.ring(QRectF(self.cell_rect(self.size_now)), "accent", 2.6)
        painter.end()

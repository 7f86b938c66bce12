"""The list of shapes that drops down from the chooser: searched by typing, gone through with the arrow keys."""

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QHideEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QListView,
    QPushButton,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from engine.generators.shape import Shape
from gui.generator.shapes_model import ROW, ShapesModel, title_of
from gui.generator.texts import tr
from gui.language.sentences import raised
from gui.panels.rows import Index, Line, Piece, RowDelegate, paint_line
from gui.panels.verdict_card import plain_label
from gui.theme import ThemeController

WIDTH, HEIGHT = 380, 620
"""Pixels that the list has where there is room for them; the width at least."""
_LEAST_HEIGHT = 280
_SIDES = 9, 8
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 6, Qt.Key.Key_PageUp: -6}


class _ShapeDelegate(RowDelegate):
    """The name above the whole purpose; a heading on one line."""

    def __init__(self, theme: ThemeController, view: QListView) -> None:
        super().__init__(theme, view)
        self._view = view

    def _purpose_height(self, shape: Shape, font: QFont, width: int) -> int:
        box = QRect(0, 0, width - sum(_SIDES), 10_000)
        return QFontMetrics(font).boundingRect(box, _WRAPPED, raised(shape.purpose)).height()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row, line = index.data(ROW), option.fontMetrics.height()
        if not isinstance(row, Shape):
            return QSize(80, line + 14)
        width = self._view.viewport().width()
        return QSize(80, line + self._purpose_height(row, self._view.font(), width) + 14)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW)
        if isinstance(row, Shape):
            self._paint_shape(painter, option, row)
            return
        heading: Line = ([Piece(str(row), "text_muted", bold=True)], [])
        painter.save()
        paint_line(
            painter, option.rect.adjusted(_SIDES[0], 6, -_SIDES[1], -2), heading, option.font, self.theme.colours
        )
        painter.restore()

    def _paint_shape(self, painter: QPainter, option: QStyleOptionViewItem, shape: Shape) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_back(painter, option, marked=False)
        colours, line = self.theme.colours, option.fontMetrics.height()
        inner = option.rect.adjusted(_SIDES[0], 5, -_SIDES[1], -5)
        bold = QFont(option.font)
        bold.setWeight(QFont.Weight.Bold)
        painter.setFont(bold)
        painter.setPen(colours.q("text"))
        painter.drawText(inner, _WRAPPED, title_of(shape))
        painter.setFont(option.font)
        painter.setPen(colours.q("text_muted"))
        painter.drawText(inner.adjusted(0, line + 3, 0, 4), _WRAPPED, raised(shape.purpose))
        painter.restore()


class _Search(QLineEdit):
    """A field whose arrow keys go through the list.

    Signals
    -------
    moved(int), taken()
        So many shapes on; Enter was pressed.
    """

    moved = Signal(int)
    taken = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = next((step for key, step in _STEPS.items() if key == event.key()), 0)
        if step:
            self.moved.emit(step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.taken.emit()
        else:
            super().keyPressEvent(event)


class ShapeList(QFrame):
    """The popup of the chooser.

    Signals
    -------
    taken(Shape)
        A person has chosen a shape; also the one that was chosen before.
    closed()
        It is not to be seen any more.
    """

    taken = Signal(object)
    closed = Signal()

    def __init__(self, theme: ThemeController, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("shapePopup")
        self.setAccessibleName(tr("Shapes to choose from"))
        self.setProperty("role", "card")
        # Or a click on the box that closes it opens it again.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMouseReplay)
        self.model = ShapesModel(self)
        self.list = self._made_list(theme)
        self.search = _Search(self)
        self.search.setObjectName("shapeSearch")
        self.search.setAccessibleName(tr("Search shapes"))
        self.search.setPlaceholderText(tr("Search names and purposes"))
        self.search.setClearButtonEnabled(True)
        self.nothing = plain_label("shapeNothing", "muted", wrapped=True)
        self.clear = QPushButton(tr("Clear"), self)
        self.clear.setObjectName("shapeClear")
        self.clear.setAccessibleName(tr("Clear the search"))
        self._lay_out()
        self.setFocusProxy(self.search)
        self.search.textChanged.connect(self._search)
        self.search.moved.connect(self._step)
        self.search.taken.connect(self._take)
        self.clear.clicked.connect(self.search.clear)
        self.clear.clicked.connect(lambda _: self.search.setFocus())
        self.list.clicked.connect(lambda _: self._take())
        theme.changed.connect(self.list.viewport().update)

    def _made_list(self, theme: ThemeController) -> QListView:
        view = QListView(self)
        view.setObjectName("shapeList")
        view.setAccessibleName(tr("Shapes"))
        view.setModel(self.model)
        view.setItemDelegate(_ShapeDelegate(theme, view))
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # As wide as it is, the purposes are so many lines.
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        view.setMouseTracking(True)
        return view

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        for widget in (self.search, self.nothing, self.clear):
            column.addWidget(widget)
        column.addWidget(self.list, 1)
        column.addStretch(0)
        column.setAlignment(self.clear, Qt.AlignmentFlag.AlignLeft)
        self._show_match()

    def show_groups(self, groups: Mapping[str, tuple[Shape, ...]]) -> None:
        """Offer these shapes, by kind of game."""
        self.model.show_groups(groups)
        self._search(self.search.text())

    # Opening

    def open_at(self, box: QWidget, shape: Shape | None, text: str = "") -> None:
        """Drop down from `box` with `shape` as the current one and `text` searched for."""
        self.setGeometry(self._room(box))
        self.search.setText(text)
        self._search(text, shape)
        self.show()
        self.search.setFocus()
        self._bring(self.model.row_of(shape) if shape and not text else self.list.currentIndex().row())

    def _room(self, box: QWidget) -> QRect:
        """Under the box, in the window if it goes; wider than the box towards where the window is."""
        window = box.window()
        bounds = QRect(window.mapToGlobal(QPoint(0, 0)), window.size()) & box.screen().availableGeometry()
        at = QRect(box.mapToGlobal(QPoint(0, 0)), box.size())
        width = min(max(at.width(), WIDTH), bounds.width())
        left = min(at.left(), bounds.right() + 1 - width)
        top = at.bottom() + 3
        if bounds.bottom() - top < _LEAST_HEIGHT:
            bounds = box.screen().availableGeometry()
        height = min(HEIGHT, max(bounds.bottom() - 8 - top, _LEAST_HEIGHT))
        top = max(min(top, bounds.bottom() - height), bounds.top())
        return QRect(max(left, bounds.left()), top, width, height)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    # Searching

    def _search(self, text: str, shape: Shape | None = None) -> None:
        current = shape or self.model.shape_at(self.list.currentIndex().row())
        self.model.search(text)
        row = self.model.row_of(current)
        self._bring(row if row >= 0 else self.model.row_of(next(iter(self.model.shapes), None)))
        self._show_match()

    def _show_match(self) -> None:
        found, text = bool(self.model.shapes), self.search.text().strip()
        self.nothing.setText(tr("No shape matches '{0}'").format(text) if text else tr("Looking for shapes …"))
        self.nothing.setVisible(not found)
        self.clear.setVisible(not found and bool(text))
        self.list.setVisible(found)

    def _bring(self, row: int) -> None:
        """Make a row the current one, in sight with the heading where it stands right below that."""
        index = self.model.index(row, 0) if row >= 0 else QModelIndex()
        self.list.setCurrentIndex(index)
        if row >= 0:
            self.list.scrollTo(self.model.index(row - 1, 0))
            self.list.scrollTo(index)

    def _step(self, by: int) -> None:
        shapes = self.model.shapes
        current = self.model.shape_at(self.list.currentIndex().row())
        if shapes:
            at = shapes.index(current) + by if current in shapes else 0
            self._bring(self.model.row_of(shapes[max(0, min(at, len(shapes) - 1))]))

    def _take(self) -> None:
        shape = self.model.shape_at(self.list.currentIndex().row())
        if shape is not None:
            self.close()
            self.taken.emit(shape)

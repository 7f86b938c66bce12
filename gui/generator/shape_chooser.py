"""Choosing a shape: a field to search in, and the list."""

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QListView,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from engine.generators.shape import Shape
from gui.generator.shapes_model import ROW, ShapesModel, title_of
from gui.generator.texts import capital, tr
from gui.panels.rows import Index, Line, Piece, RowDelegate, paint_line
from gui.panels.verdict_card import plain_label
from gui.theme import ThemeController

LIST_HEIGHT = 212


class _ShapeDelegate(RowDelegate):
    """The name above the purpose; a heading on one line."""

    line_count = 2

    def lines(self, index: Index, width: int, font: QFont) -> list[Line]:
        row: Shape = index.data(ROW)
        return [([Piece(title_of(row))], []), ([Piece(capital(row.purpose), "text_muted")], [])]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if isinstance(index.data(ROW), Shape):
            return super().sizeHint(option, index)
        return QSize(80, option.fontMetrics.height() + 14)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW)
        if isinstance(row, Shape):
            super().paint(painter, option, index)
            return
        heading: Line = ([Piece(str(row), "text_muted", bold=True)], [])
        painter.save()
        paint_line(painter, option.rect.adjusted(9, 6, -8, -2), heading, option.font, self.theme.colours)
        painter.restore()


class _Search(QLineEdit):
    """A field whose arrow keys go through the list."""

    def __init__(self, view: QListView, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0) if event.key() < 2**25 else 0
        if step:
            self._step(step)
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def _step(self, step: int) -> None:
        model = self._view.model()
        row = self._view.currentIndex().row() + step
        while 0 <= row < model.rowCount():
            index = model.index(row, 0)
            if index.flags() & Qt.ItemFlag.ItemIsSelectable:
                self._view.setCurrentIndex(index)
                return
            row += step


class ShapeChooser(QWidget):
    """Lets a shape be chosen.

    Signals
    -------
    chosen(Shape)
        A person has chosen a shape; also the one that was chosen before, by a click.
    """

    chosen = Signal(object)

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ShapesModel(self)
        self.shape: Shape | None = None
        self.list = self._made_list(theme)
        self.search = _Search(self.list, self)
        self.search.setObjectName("shapeSearch")
        self.search.setAccessibleName(tr("Search shapes"))
        self.search.setPlaceholderText(tr("Search shapes"))
        self.search.setClearButtonEnabled(True)
        self.purpose = plain_label("shapePurpose", "muted", wrapped=True)
        self.purpose.setAccessibleName(tr("What the shape is good for"))
        self._nothing = QLabel(tr("No shape is called that."), self)
        self._nothing.setObjectName("shapeNothing")
        self._nothing.setProperty("role", "muted")
        self._nothing.hide()
        self._lay_out()
        self.search.textChanged.connect(self._search)
        self.list.selectionModel().currentChanged.connect(self._current_changed)
        self.list.clicked.connect(self._clicked)
        theme.changed.connect(self.list.viewport().update)

    def _made_list(self, theme: ThemeController) -> QListView:
        view = QListView(self)
        view.setObjectName("shapeList")
        view.setAccessibleName(tr("Shapes"))
        view.setModel(self.model)
        view.setItemDelegate(_ShapeDelegate(theme, view))
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setFixedHeight(LIST_HEIGHT)
        return view

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for widget in (self.search, self.list, self._nothing, self.purpose):
            column.addWidget(widget)

    def show_shapes(self, groups: dict[str, tuple[Shape, ...]], shape: Shape | None) -> None:
        """List these, with `shape` as the one that is chosen."""
        self.shape = shape
        self.model.show_groups(groups)
        self._after_reset()

    def set_shape(self, shape: Shape | None) -> None:
        """Show another shape as the chosen one, without `chosen`."""
        self.shape = shape
        self._after_reset()

    def _search(self, text: str) -> None:
        self.model.search(text)
        self._after_reset()

    def _after_reset(self) -> None:
        self._nothing.setVisible(not self.model.shapes)
        self.purpose.setText(capital(self.shape.purpose) if self.shape else "")
        self.purpose.setVisible(bool(self.purpose.text()))
        row = self.model.row_of(self.shape)
        index = self.model.index(row, 0) if row >= 0 else QModelIndex()
        self.list.setCurrentIndex(index)
        if row >= 0:
            # With the heading, where it stands right above.
            self.list.scrollTo(self.model.index(row - 1, 0))
            self.list.scrollTo(index)

    def _clicked(self, index: Index) -> None:
        shape = self.model.shape_at(index.row())
        if shape is not None and shape == self.shape:
            self.chosen.emit(shape)

    def _current_changed(self, current: Index, _previous: Index) -> None:
        shape = self.model.shape_at(current.row()) if current.isValid() else None
        if shape is not None and (self.shape is None or shape.name != self.shape.name):
            self.shape = shape
            self.purpose.setText(capital(shape.purpose))
            self.purpose.show()
            self.chosen.emit(shape)

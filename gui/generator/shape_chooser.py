"""Choosing a shape: one line with its name, the shapes before and after it at hand, and what it is good for."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from engine.generators.shape import Shape
from gui.generator.shape_list import ShapeList
from gui.generator.shapes_model import title_of
from gui.generator.steady import SteadyTool
from gui.generator.texts import tr
from gui.language.sentences import raised
from gui.panels.verdict_card import plain_label
from gui.theme import ThemeController

_LINES = 2
"""Of the purpose, at least: so what stands below stays where it is from most shapes to the next."""


class ShapeBox(QComboBox):
    """Looks as other boxes do, and drops down what its owner makes.

    Signals
    -------
    wanted(str)
        A person wants the list, with this text searched for.
    stepped(int)
        A person wants the shape after this one (1) or before it (-1).
    """

    wanted = Signal(str)
    stepped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shapeBox")
        self.setAccessibleName(tr("Shape"))
        self.setToolTip(tr("What the cases are like; type to search"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(10)
        self.addItem("")

    def showPopup(self) -> None:
        self.wanted.emit("")

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = next((s for key, s in ((Qt.Key.Key_Up, -1), (Qt.Key.Key_Down, 1)) if key == event.key()), 0)
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if step and plain:
            self.stepped.emit(step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.showPopup()
        elif plain and event.text().strip() and event.text().isprintable():
            self.wanted.emit(event.text())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self)
        elide = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(option.currentText, elide, room.width() - 2)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()


class ShapeChooser(QWidget):
    """Lets a shape be chosen.

    Signals
    -------
    chosen(Shape)
        A person has chosen a shape; also the one that was chosen before.
    """

    chosen = Signal(object)

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shape: Shape | None = None
        self._groups: dict[str, tuple[Shape, ...]] = {}
        self.box = ShapeBox(self)
        self.popup = ShapeList(theme, self)
        self.back = SteadyTool("shapePrevious", tr("The shape before"), "step-back", theme, self)
        self.forth = SteadyTool("shapeNext", tr("The next shape"), "step-forward", theme, self)
        self.purpose = plain_label("shapePurpose", "muted", wrapped=True)
        self.purpose.setAccessibleName(tr("What the shape is good for"))
        self.setFocusProxy(self.box)
        self._lay_out()
        self.back.clicked.connect(lambda _: self.step(-1))
        self.forth.clicked.connect(lambda _: self.step(1))
        self.box.wanted.connect(self.open)
        self.box.stepped.connect(self.step)
        self.popup.taken.connect(self._take)
        self.popup.closed.connect(self.box.update)
        self._show()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.box, 1)
        row.addWidget(self.back)
        row.addWidget(self.forth)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        self.purpose.setMinimumHeight(_LINES * self.purpose.fontMetrics().lineSpacing())
        self.purpose.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.purpose)

    def show_shapes(self, groups: Mapping[str, tuple[Shape, ...]], shape: Shape | None) -> None:
        """Offer these, by kind of game, with `shape` as the one that is chosen."""
        self.shape, self._groups = shape, dict(groups)
        self.popup.show_groups(self._groups)
        self._show()

    def _show(self) -> None:
        shape = self.shape
        self.box.setItemText(0, title_of(shape) if shape else tr("Looking for shapes …"))
        purpose = raised(shape.purpose) if shape else ""
        self.box.setAccessibleDescription(purpose)
        self.purpose.setText(purpose)
        for arrow in (self.back, self.forth):
            arrow.set_able(len(self._alike) > 1)

    @property
    def _alike(self) -> tuple[Shape, ...]:
        """The shapes of the same kind of game, which the same judge takes."""
        return self._groups.get(self.shape.game, ()) if self.shape else ()

    def open(self, text: str = "") -> None:
        """Drop the list down, with `text` searched for."""
        self.popup.open_at(self.box, self.shape, text)

    def step(self, by: int) -> None:
        """Choose the next shape of the kind, or the one before; after the last comes the first."""
        names = [shape.name for shape in self._alike]
        if self.shape is not None and self.shape.name in names and len(names) > 1:
            self._take(self._alike[(names.index(self.shape.name) + by) % len(names)])

    def _take(self, shape: Shape) -> None:
        self.shape = shape
        self._show()
        self.chosen.emit(shape)

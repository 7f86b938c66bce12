"""Editors of one parameter each: a number with a slider, or a choice."""

import re
from typing import TypeAlias

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine.generators.shape import Parameter, Value
from gui.generator.texts import capital, tr
from gui.panels.verdict_card import plain_label
from gui.tips import plain_tip

FIELD_WIDTH = 112
"""Pixels of a number's field: six digits between its two buttons."""
_FEWEST_STEPS = 2
"""A number that can be less than that is no matter for a slider."""
_NOTCHES = 1000
_FREE = re.compile(r"[;,]?\s*-1\s*[:=]\s*[^;,]+$")
"""How a purpose says that -1 is no number but leaves something open."""


def label_of(parameter: Parameter) -> str:
    """What a parameter does, without what its field says of -1."""
    return capital(_FREE.sub("", parameter.purpose))


class ParameterEditor(QWidget):
    """The base of the editors: what the parameter does on the left, its value on the right or below.

    Signals
    -------
    changed()
        A person has given it another value.
    """

    changed = Signal()

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.parameter = parameter

    @property
    def value(self) -> Value:
        raise NotImplementedError

    def set_value(self, value: Value) -> None:
        """Show a value, without `changed`."""
        raise NotImplementedError

    def _named(self, field: QWidget) -> None:
        """Give the field that holds the value its names."""
        parameter = self.parameter
        field.setObjectName(f"parameter-{parameter.name}")
        field.setAccessibleName(label_of(parameter))
        tip = tr("{0}: {1}").format(parameter.name, parameter.range_text())
        field.setToolTip(plain_tip(tip))
        field.setAccessibleDescription(tip)
        _Calm.over(field)

    def _label(self, buddy: QWidget) -> QLabel:
        label = plain_label(f"label-{self.parameter.name}", "", wrapped=True)
        label.setText(label_of(self.parameter))
        label.setToolTip(buddy.toolTip())
        label.setBuddy(buddy)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return label


class NumberEditor(ParameterEditor):
    """A number: typed, stepped, or dragged on a slider under it."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        self._whole = isinstance(parameter.default, int)
        self.field = self._made_field()
        self._named(self.field)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setObjectName(f"slider-{parameter.name}")
        self.slider.setAccessibleName(tr("{0}, as a slider").format(label_of(parameter)))
        self.slider.setRange(0, self._notches)
        self.slider.setPageStep(max(self._notches // 10, 1))
        # The field says the same to the keyboard.
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        _Calm.over(self.slider)
        self.slider.setVisible(self._notches >= _FEWEST_STEPS)
        self._lay_out()
        self.set_value(parameter.default)
        self.field.valueChanged.connect(self._field_changed)
        self.slider.valueChanged.connect(self._slider_changed)

    @property
    def _notches(self) -> int:
        span = self.parameter.high - self.parameter.low
        return round(min(span, _NOTCHES)) if self._whole else 100

    def _made_field(self) -> "QSpinBox | QDoubleSpinBox":
        field = _whole_field(self.parameter) if self._whole else _fraction_field(self.parameter)
        field.setParent(self)
        field.setFixedWidth(FIELD_WIDTH)
        return field

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._label(self.field), 1)
        row.addWidget(self.field, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.slider)

    @property
    def value(self) -> Value:
        return self.field.value()

    def set_value(self, value: Value) -> None:
        with QSignalBlocker(self.field):
            self.field.setValue(value)  # type: ignore[arg-type]
        self._follow()

    def _follow(self) -> None:
        """The slider where the number is."""
        low, span = self.parameter.low, self.parameter.high - self.parameter.low
        with QSignalBlocker(self.slider):
            self.slider.setValue(round((self.field.value() - low) / span * self._notches) if span else 0)

    def _field_changed(self) -> None:
        self._follow()
        self.changed.emit()

    def _slider_changed(self, notch: int) -> None:
        low, span = self.parameter.low, self.parameter.high - self.parameter.low
        number = low + span * notch / self._notches
        with QSignalBlocker(self.field):
            self.field.setValue(round(number) if self._whole else number)  # type: ignore[arg-type]
        self.changed.emit()


def _whole_field(parameter: Parameter) -> QSpinBox:
    field = QSpinBox()
    field.setRange(round(parameter.low), round(parameter.high))
    if parameter.low == -1 and _FREE.search(parameter.purpose):
        field.setSpecialValueText(tr("any"))
    return field


def _fraction_field(parameter: Parameter) -> QDoubleSpinBox:
    field = QDoubleSpinBox()
    field.setDecimals(2)
    field.setRange(parameter.low, parameter.high)
    field.setSingleStep(max((parameter.high - parameter.low) / 20, 0.01))
    return field


class ChoiceEditor(ParameterEditor):
    """One of some words."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        self.field = QComboBox(self)
        for choice in parameter.choices:
            self.field.addItem(capital(choice.replace("-", " ")), choice)
        self.field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.field.setMinimumContentsLength(8)
        self._named(self.field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        label = self._label(self.field)
        column.addWidget(label)
        column.addWidget(self.field)
        self.set_value(parameter.default)
        self.field.currentIndexChanged.connect(self.changed)

    @property
    def value(self) -> Value:
        return str(self.field.currentData())

    def set_value(self, value: Value) -> None:
        with QSignalBlocker(self.field):
            self.field.setCurrentIndex(max(self.field.findData(value), 0))


Editor: TypeAlias = NumberEditor | ChoiceEditor


def editor_of(parameter: Parameter, parent: QWidget | None = None) -> Editor:
    """The editor that suits a parameter."""
    if isinstance(parameter.default, str):
        return ChoiceEditor(parameter, parent)
    return NumberEditor(parameter, parent)


class _Calm(QObject):
    """Keeps the wheel from changing a value that only passes under the mouse while the panel scrolls."""

    @classmethod
    def over(cls, field: QWidget) -> None:
        if field.focusPolicy() != Qt.FocusPolicy.NoFocus:
            field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.installEventFilter(cls(field))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False

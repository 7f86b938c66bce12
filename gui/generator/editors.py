"""Editors of one parameter each, on one line: a number, or a choice."""

import re
from html import escape
from typing import TypeAlias

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QStyledItemDelegate,
    QWidget,
)

from engine.generators.common import note_of
from engine.generators.shape import Parameter, Value
from engine.generators.titles import choice_title
from gui.calm import Calm
from gui.generator.texts import capital, tr
from gui.language.sentences import raised, stopped
from gui.language.spoken import spoken
from gui.panels.verdict_card import plain_label
from gui.tips import plain_tip

FIELD_WIDTH = 112
"""Pixels of a number's field: six digits between its two buttons."""
CHOICE_WIDTH = 132
_FREE = re.compile(r"[;,；，]?\s*-1\s*[:=：]\s*[^;,；，]+$")
"""How a purpose says that -1 is no number but leaves something open."""
_MORE = re.compile(r"\s*[;:(；：（].*$")
"""Where a purpose goes into details, which have room in the tool tip."""


def label_of(parameter: Parameter) -> str:
    """What a parameter does, without the details."""
    return capital(_MORE.sub("", _FREE.sub("", spoken(parameter.purpose))))


def tip_of(parameter: Parameter) -> str:
    """All that there is to say of a parameter."""
    return tr("{0}. It may be {1}; for the command line it is called {2}.").format(
        raised(parameter.purpose), spoken(parameter.range_text()), parameter.name
    )


class ParameterEditor(QWidget):
    """The base of the editors: what the parameter does on the left, its value on the right.

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

    def _built(self, field: QWidget, width: int) -> None:
        """Give the field that holds the value its names and its place."""
        parameter, tip = self.parameter, tip_of(self.parameter)
        field.setObjectName(f"parameter-{parameter.name}")
        field.setAccessibleName(label_of(parameter))
        field.setToolTip(plain_tip(tip))
        field.setAccessibleDescription(tip)
        field.setFixedWidth(width)
        Calm.over(field)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._label(field), 1)
        row.addWidget(field, 0, Qt.AlignmentFlag.AlignVCenter)

    def _label(self, buddy: QWidget) -> QLabel:
        label = plain_label(f"label-{self.parameter.name}", "", wrapped=True)
        label.setText(label_of(self.parameter))
        label.setToolTip(buddy.toolTip())
        label.setBuddy(buddy)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return label


class NumberEditor(ParameterEditor):
    """A number: typed, or stepped; the larger it is, the larger are the steps."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        whole = isinstance(parameter.default, int)
        self.field = _whole_field(parameter) if whole else _fraction_field(parameter)
        self.field.setParent(self)
        self._built(self.field, FIELD_WIDTH)
        self.set_value(parameter.default)
        self.field.valueChanged.connect(self.changed)

    @property
    def value(self) -> Value:
        return self.field.value()

    def set_value(self, value: Value) -> None:
        with QSignalBlocker(self.field):
            self.field.setValue(value)  # type: ignore[arg-type]


def _whole_field(parameter: Parameter) -> QSpinBox:
    field = QSpinBox()
    field.setRange(round(parameter.low), round(parameter.high))
    field.setStepType(QAbstractSpinBox.StepType.AdaptiveDecimalStepType)
    if parameter.low == -1 and _FREE.search(parameter.purpose):
        field.setSpecialValueText(tr("any"))
    return field


def _fraction_field(parameter: Parameter) -> QDoubleSpinBox:
    field = QDoubleSpinBox()
    field.setDecimals(2)
    field.setRange(parameter.low, parameter.high)
    field.setSingleStep(max((parameter.high - parameter.low) / 20, 0.01))
    return field


class ChoiceBox(QComboBox):
    """Drops its words down as a list under it, whole; not as a menu over it that has to be scrolled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setStyleSheet("QComboBox { combobox-popup: 0; }")
        self.setItemDelegate(QStyledItemDelegate(self))

    def showPopup(self) -> None:
        super().showPopup()
        view = self.view()
        # Qt forgets the padding that the style sheet gives the list.
        missing = sum(map(view.sizeHintForRow, range(self.count()))) - view.viewport().height()
        if missing > 0:
            popup, screen = view.window(), self.screen().availableGeometry()
            place = popup.geometry().adjusted(0, 0, 0, missing)
            place.moveBottom(min(place.bottom(), screen.bottom()))
            popup.setGeometry(place)


class ChoiceEditor(ParameterEditor):
    """One of some words; what a word means is its tool tip, and that of the box while it is the chosen one."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        self.field = ChoiceBox(self)
        self.field.setMaxVisibleItems(max(len(parameter.choices), 1))
        for choice in parameter.choices:
            self.field.addItem(_worded(choice), choice)
            self._explain(choice)
        self.field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.field.setMinimumContentsLength(8)
        self._built(self.field, CHOICE_WIDTH)
        self.set_value(parameter.default)
        self.field.currentIndexChanged.connect(self._index_changed)

    def _explain(self, choice: str) -> None:
        note = note_of(self.parameter, choice)
        if note:
            text, row = stopped(tr("{0}: {1}").format(_worded(choice), spoken(note))), self.field.count() - 1
            self.field.setItemData(row, plain_tip(text), Qt.ItemDataRole.ToolTipRole)
            self.field.setItemData(row, text, Qt.ItemDataRole.AccessibleDescriptionRole)

    @property
    def value(self) -> Value:
        return str(self.field.currentData())

    def set_value(self, value: Value) -> None:
        with QSignalBlocker(self.field):
            self.field.setCurrentIndex(max(self.field.findData(value), 0))
        self._show_note()

    def _index_changed(self) -> None:
        self._show_note()
        self.changed.emit()

    def _show_note(self) -> None:
        note = self.field.currentData(Qt.ItemDataRole.AccessibleDescriptionRole)
        texts = [note, tip_of(self.parameter)] if note else [tip_of(self.parameter)]
        self.field.setToolTip("".join(f"<p>{escape(text)}</p>" for text in texts))
        self.field.setAccessibleDescription(" ".join(texts))


def _worded(choice: str) -> str:
    return raised(choice_title(choice))


Editor: TypeAlias = NumberEditor | ChoiceEditor


def editor_of(parameter: Parameter, parent: QWidget | None = None) -> Editor:
    """The editor that suits a parameter."""
    if isinstance(parameter.default, str):
        return ChoiceEditor(parameter, parent)
    return NumberEditor(parameter, parent)

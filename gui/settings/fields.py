"""The field in which a setting is changed: a check box, a list to choose from, or a number."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QWidget

from gui.calm import Calm
from gui.settings.setting import Setting, Value
from gui.settings.words import tr

WIDTH = 230
"""Pixels of a field that is not a check box, at the usual size of text."""


class Field:
    """What the three kinds of fields have in common: a widget that shows a value and says when a hand changes it."""

    def __init__(self, setting: Setting, widget: QWidget) -> None:
        self.setting, self.widget = setting, widget
        widget.setObjectName("setting-" + setting.key.replace("/", "-"))
        widget.setAccessibleName(tr(setting.title))
        widget.setAccessibleDescription(tr(setting.help))
        Calm.over(widget)

    def show(self, value: Value) -> None:
        """Show a value, which no hand has changed."""
        with QSignalBlocker(self.widget):
            self._put(value)

    def _put(self, value: Value) -> None:
        raise NotImplementedError


class Switch(Field):
    """On or off."""

    def __init__(self, setting: Setting, chosen: Callable[[Value], object]) -> None:
        self._box = QCheckBox(tr(setting.title))
        super().__init__(setting, self._box)
        self._box.toggled.connect(chosen)

    def _put(self, value: Value) -> None:
        self._box.setChecked(bool(value))


class OneOf(Field):
    """One of a few."""

    def __init__(self, setting: Setting, chosen: Callable[[Value], object]) -> None:
        self._list = QComboBox()
        super().__init__(setting, self._list)
        for choice in setting.choices:
            self._list.addItem(tr(choice.label), choice.value)
        self._list.currentIndexChanged.connect(lambda at: chosen(setting.choices[at].value))

    def _put(self, value: Value) -> None:
        self._list.setCurrentIndex([choice.value for choice in self.setting.choices].index(value))  # type: ignore[arg-type]


class Number(Field):
    """A number, whole or not."""

    def __init__(self, setting: Setting, chosen: Callable[[Value], object]) -> None:
        # Whole numbers may be larger than a QSpinBox knows.
        self._box, self._kind = QDoubleSpinBox(), type(setting.default)
        super().__init__(setting, self._box)
        self._box.setDecimals(0 if self._kind is int else 1)
        self._box.setRange(setting.low / setting.unit, setting.high / setting.unit)
        self._box.setSingleStep(_step(setting))
        self._box.setSuffix(tr(setting.suffix))
        self._box.setSpecialValueText(tr(setting.zero) if setting.zero else "")
        self._box.setGroupSeparatorShown(True)
        # While "150" is being typed, nobody means 1 and 15.
        self._box.setKeyboardTracking(False)
        self._box.valueChanged.connect(lambda value: chosen(self._kind(round(value * setting.unit, 6))))

    def _put(self, value: Value) -> None:
        assert isinstance(value, int | float)
        self._box.setValue(value / self.setting.unit)


def _step(setting: Setting) -> float:
    """A tenth of the default, as a round number."""
    assert isinstance(setting.default, int | float)
    tenth = setting.default / setting.unit / 10
    return next(step for step in (100.0, 10.0, 5.0, 1.0, 0.5, 0.1) if step <= tenth)


def field_of(setting: Setting, chosen: Callable[[Value], object]) -> Field:
    """The field for a setting; `chosen` is called with what is chosen in it."""
    if isinstance(setting.default, bool):
        return Switch(setting, chosen)
    return OneOf(setting, chosen) if setting.choices else Number(setting, chosen)

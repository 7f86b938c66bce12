"""The parameters of a shape, one editor under the other."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from engine.generators.shape import Parameter, Shape, Value
from gui.generator.editors import Editor, editor_of
from gui.generator.texts import tr
from gui.panels.verdict_card import plain_label


class ParameterForm(QWidget):
    """Shows the parameters of one shape: first its own, then those that all shapes of its game have.

    Signals
    -------
    changed()
        A person has given a parameter another value.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("parameterForm")
        self.setAccessibleName(tr("Parameters of the shape"))
        self.editors: dict[str, Editor] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)

    def show_shape(self, shape: Shape | None, parameters: Sequence[Parameter], values: Mapping[str, Value]) -> None:
        """Show the parameters of a shape with these values."""
        self._clear()
        own = {parameter.name for parameter in shape.parameters} if shape else set()
        for parameter in parameters:
            if parameter.name not in own and own and len(self.editors) == len(own):
                self._add_line()
            self._add(parameter, values.get(parameter.name, parameter.default))

    def _clear(self) -> None:
        self.editors = {}
        while self._column.count():
            item = self._column.takeAt(0)
            widget = item.widget() if item else None
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()

    def _add_line(self) -> None:
        line = QFrame(self)
        line.setProperty("role", "line")
        self._column.addWidget(line)
        label = plain_label("commonParameters", "muted", wrapped=True)
        label.setText(tr("For every shape"))
        self._column.addWidget(label)

    def _add(self, parameter: Parameter, value: Value) -> None:
        editor = editor_of(parameter, self)
        editor.set_value(value)
        editor.changed.connect(self.changed)
        self.editors[parameter.name] = editor
        self._column.addWidget(editor)

    @property
    def values(self) -> dict[str, Value]:
        """The value of each parameter, in their order."""
        return {name: editor.value for name, editor in self.editors.items()}

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Show these values, without `changed`."""
        for name, editor in self.editors.items():
            editor.set_value(values[name])

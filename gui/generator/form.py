"""The parameters of a shape, one editor under the other."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from engine.generators.shape import Parameter, Value
from gui.generator.editors import Editor, editor_of
from gui.generator.fold import Fold
from gui.generator.texts import tr
from gui.theme import ThemeController

COMMON = ("cases", "queries", "stones", "count", "numbering")
"""What most people set for any shape, in this order."""
RESULT = ("wins", "nim-sum")
"""What few people do."""
_GAP = 6


class ParameterForm(QWidget):
    """Shows the parameters of one shape: first its own, then those of any shape, folded up what few people set.

    Attributes
    ----------
    editors
        By the name of the parameter.
    comes_after
        What has the keyboard before the first parameter when one goes on with Tab.

    Signals
    -------
    changed()
        A person has given a parameter another value.
    """

    changed = Signal()

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("parameterForm")
        self.setAccessibleName(tr("Parameters of the shape"))
        self.editors: dict[str, Editor] = {}
        self.comes_after: QWidget | None = None
        self._own, self._common = _column(), _column()
        self._line = QFrame(self)
        self._line.setProperty("role", "line")
        tip = tr("How many queries the first player wins, and the nim-sum")
        self.fold = Fold("whoWins", tr("Who wins"), tip, theme, self)
        self.fold.column.setSpacing(_GAP)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP + 2)
        column.addLayout(self._own)
        column.addWidget(self._line)
        column.addLayout(self._common)
        column.addWidget(self.fold)
        self._line.hide()
        self.fold.hide()
        self.changed.connect(self._show_result)

    def show_parameters(self, parameters: Sequence[Parameter], values: Mapping[str, Value]) -> None:
        """Show the parameters of a shape, in whatever order, with these values."""
        self._clear()
        made = {parameter.name: self._made(parameter, values) for parameter in parameters}
        self.editors = made
        own = [name for name in made if name not in (*COMMON, *RESULT)]
        for column, names in ((self._own, own), (self._common, COMMON), (self.fold.column, RESULT)):
            for editor in _of(made, names):
                column.addWidget(editor)
        self._order_tabs([*own, *COMMON])
        self._line.setVisible(bool(own))
        self.fold.setVisible(any(name in made for name in RESULT))
        if self._result:
            self.fold.set_open(True)
        self._show_result()

    def say_anew(self) -> None:
        """Another language is spoken: what is said of a parameter is put together of several texts."""
        self.fold.show_text(tr("Who wins"))
        self.show_parameters([editor.parameter for editor in self.editors.values()], self.values)

    def _order_tabs(self, names: Sequence[str]) -> None:
        """Let Tab go from top to bottom: Qt puts what is made last at the end."""
        above = [self.comes_after] if self.comes_after else []
        fields = [editor.field for editor in _of(self.editors, names)]
        folded = [editor.field for editor in _of(self.editors, RESULT)]
        for chain in ((*above, *fields), (self.fold.heading, *folded)):
            for before, after in pairwise(chain):
                QWidget.setTabOrder(before, after)

    def _made(self, parameter: Parameter, values: Mapping[str, Value]) -> Editor:
        editor = editor_of(parameter, self)
        editor.set_value(values.get(parameter.name, parameter.default))
        # A word that is the only one is no choice.
        editor.setVisible(len(parameter.choices) != 1)
        editor.changed.connect(self.changed)
        return editor

    def _clear(self) -> None:
        for editor in self.editors.values():
            editor.hide()
            editor.setParent(None)
            editor.deleteLater()
        self.editors = {}

    @property
    def _result(self) -> list[str]:
        """Of what is folded up, what is set, in words."""
        found = []
        for editor in _of(self.editors, RESULT):
            if editor.value != editor.parameter.default:
                text = tr("{0} %") if editor.parameter.name == "wins" else tr("nim-sum {0}")
                found.append(text.format(editor.value))
        return found

    def _show_result(self) -> None:
        self.fold.show_note(tr(", ").join(self._result))

    @property
    def values(self) -> dict[str, Value]:
        """The value of each parameter, in their order."""
        return {name: editor.value for name, editor in self.editors.items()}

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Show these values, without `changed`."""
        for name, editor in self.editors.items():
            editor.set_value(values[name])
        self._show_result()


def _of(editors: Mapping[str, Editor], names: Iterable[str]) -> list[Editor]:
    return [editors[name] for name in names if name in editors]


def _column() -> QVBoxLayout:
    column = QVBoxLayout()
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(_GAP)
    return column

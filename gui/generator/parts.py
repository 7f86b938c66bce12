"""The widgets of the generator panel and where they stand."""

from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.formats.registry import Registry
from gui.generator.form import ParameterForm
from gui.generator.notes import GeneratorNotes
from gui.generator.seed_box import SeedBox
from gui.generator.shape_chooser import ShapeChooser
from gui.generator.texts import tr
from gui.panels.text_format_box import FormatBox
from gui.scrolled import scrolled
from gui.theme import ThemeController

_NARROWEST = 230


class PanelParts:
    """Format, shapes and parameters, which scroll; below them, always in sight, the seed and what can be done."""

    def __init__(self, panel: QWidget, theme: ThemeController, registry: Registry) -> None:
        panel.setProperty("role", "panel")
        self.formats = _formats(registry)
        self.chooser = ShapeChooser(theme)
        self.defaults = _button("generatorDefaults", tr("Defaults"), tr("The parameters as they are at first"))
        self.form = ParameterForm()
        self.seed = SeedBox()
        self.at_once = QCheckBox(tr("Preview each change at once"))
        self.at_once.setObjectName("generatorAtOnce")
        self.at_once.setAccessibleName(self.at_once.text())
        self.at_once.setChecked(True)
        self.show_ = _button("generatorPreview", tr("Preview"), tr("See the cases before they are in the document"))
        self.add = _button("generatorAdd", tr("Add as cases"), tr("Put the cases into the document, behind the others"))
        self.add.setProperty("primary", True)
        self.notes = GeneratorNotes()
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(scrolled(self._settings(), _NARROWEST), 1)
        column.addWidget(_line())
        column.addWidget(self._foot())
        self.show_able(able=False)
        self.show_default(is_default=True)

    def _settings(self) -> QWidget:
        page = QWidget()
        page.setObjectName("generatorSettings")
        page.setAccessibleName(tr("What is generated"))
        page.setProperty("role", "panel")
        label = QLabel(tr("For the judge"))
        label.setBuddy(self.formats)
        heading = QLabel(tr("Parameters"))
        heading.setProperty("role", "heading")
        row = QHBoxLayout()
        row.addWidget(heading, 1)
        row.addWidget(self.defaults)
        column = QVBoxLayout(page)
        column.setContentsMargins(12, 12, 12, 14)
        column.setSpacing(6)
        column.addWidget(label)
        column.addWidget(self.formats)
        column.addSpacing(6)
        column.addWidget(self.chooser)
        column.addSpacing(4)
        column.addWidget(_line())
        column.addLayout(row)
        column.addWidget(self.form)
        column.addSpacing(4)
        column.addWidget(_line())
        column.addSpacing(2)
        column.addWidget(self.at_once)
        column.addStretch(1)
        return page

    def _foot(self) -> QWidget:
        foot = QWidget()
        foot.setObjectName("generatorFoot")
        foot.setProperty("role", "panel")
        foot.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.show_, 1)
        buttons.addWidget(self.add, 2)
        column = QVBoxLayout(foot)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(8)
        column.addWidget(self.seed)
        column.addLayout(buttons)
        column.addWidget(self.notes)
        return foot

    def show_able(self, *, able: bool) -> None:
        """Grey what needs a shape."""
        for widget in (self.show_, self.add, self.seed):
            widget.setEnabled(able)

    def show_default(self, *, is_default: bool) -> None:
        """Grey the way back to the defaults where one is there."""
        self.defaults.setEnabled(not is_default)


def _formats(registry: Registry) -> FormatBox:
    box = FormatBox()
    box.setObjectName("generatorFormat")
    box.setAccessibleName(tr("Judge format"))
    box.offer(registry)
    return box


def _button(name: str, text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setAccessibleName(text)
    button.setToolTip(tip)
    return button


def _line() -> QFrame:
    line = QFrame()
    line.setProperty("role", "line")
    return line

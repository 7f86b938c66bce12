"""The widgets of the generator panel and where they stand."""

from typing import TypeVar

from PySide6.QtCore import Qt
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
from gui.generator.steady import SteadyButton
from gui.generator.texts import tr
from gui.panels.text_format_box import FormatBox
from gui.scrolled import scrolled
from gui.theme import ThemeController

_NARROWEST, _LOWEST = 230, 96
"""Pixels that the parameters keep, in which they scroll."""
Button = TypeVar("Button", bound=QPushButton)


class PanelParts:
    """Judge and shape above, seed and buttons below, always in sight; between them the parameters, which scroll."""

    def __init__(self, panel: QWidget, theme: ThemeController, registry: Registry) -> None:
        panel.setProperty("role", "panel")
        self.formats = _formats(registry)
        self.chooser = ShapeChooser(theme)
        self.form = ParameterForm(theme)
        self.form.comes_after = self.chooser.forth
        self.defaults = _named(
            SteadyButton(tr("Defaults")), "generatorDefaults", tr("The parameters as they are at first")
        )
        self.defaults.setFlat(True)
        self.seed = SeedBox()
        self.at_once = QCheckBox(tr("Preview at once"))
        self.at_once.setObjectName("generatorAtOnce")
        self.at_once.setAccessibleName(tr("Preview each change at once"))
        self.at_once.setToolTip(tr("Generate anew after each change, and show it"))
        self.at_once.setChecked(True)
        tip = tr("See the cases before they are in the document")
        self.show_ = _named(QPushButton(tr("Preview")), "generatorPreview", tip)
        tip = tr("Put the cases into the document, behind the others")
        self.add = _named(QPushButton(tr("Add as cases")), "generatorAdd", tip)
        self.add.setProperty("primary", True)
        self.notes = GeneratorNotes()
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.scrolled = scrolled(self._settings(), _NARROWEST)
        self.scrolled.setMinimumHeight(_LOWEST)
        self.scrolled.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self._head())
        column.addWidget(_line())
        column.addWidget(self.scrolled, 1)
        column.addWidget(_line())
        column.addWidget(self._foot())
        self.show_able(able=False)
        self.show_default(is_default=True)

    def _head(self) -> QWidget:
        head = _strip("generatorHead")
        label = QLabel(tr("Judge"))
        label.setBuddy(self.formats)
        judge = QHBoxLayout()
        judge.setSpacing(8)
        judge.addWidget(label)
        judge.addWidget(self.formats, 1)
        column = QVBoxLayout(head)
        column.setContentsMargins(12, 7, 12, 4)
        column.setSpacing(6)
        column.addLayout(judge)
        column.addWidget(self.chooser)
        return head

    def _settings(self) -> QWidget:
        page = QWidget()
        page.setObjectName("generatorSettings")
        page.setAccessibleName(tr("What is generated"))
        page.setProperty("role", "panel")
        last = QHBoxLayout()
        last.addWidget(self.at_once, 1)
        last.addWidget(self.defaults)
        column = QVBoxLayout(page)
        column.setContentsMargins(12, 6, 12, 8)
        column.setSpacing(6)
        column.addWidget(self.form)
        column.addWidget(_line())
        column.addLayout(last)
        column.addStretch(1)
        return page

    def _foot(self) -> QWidget:
        foot = _strip("generatorFoot")
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.show_, 1)
        buttons.addWidget(self.add, 2)
        column = QVBoxLayout(foot)
        column.setContentsMargins(12, 7, 12, 4)
        column.setSpacing(5)
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
        self.defaults.set_able(not is_default)


def _strip(name: str) -> QWidget:
    """A part of the panel that does not scroll."""
    strip = QWidget()
    strip.setObjectName(name)
    strip.setProperty("role", "panel")
    strip.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
    return strip


def _formats(registry: Registry) -> FormatBox:
    box = FormatBox()
    box.setObjectName("generatorFormat")
    box.setAccessibleName(tr("Judge format"))
    box.offer(registry)
    return box


def _named(button: Button, name: str, tip: str) -> Button:
    button.setObjectName(name)
    button.setAccessibleName(button.text())
    button.setToolTip(tip)
    return button


def _line() -> QFrame:
    line = QFrame()
    line.setProperty("role", "line")
    return line

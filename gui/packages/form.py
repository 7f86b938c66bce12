"""What is asked about a package: its tests, format, layout, title, and whether it is an archive or a folder."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from engine.formats.base import Format
from engine.formats.registry import Registry
from engine.package import LAYOUTS
from engine.package.statements import statement_of
from gui.files.kinds import strangers
from gui.generator.seed_box import SeedBox
from gui.language.spoken import spoken
from gui.packages.content import What, Wish
from gui.packages.texts import tr
from gui.panels.text_format_box import FormatBox
from gui.panels.verdict_card import plain_label

_LEVEL = Qt.AlignmentFlag.AlignVCenter


class PackageForm(QWidget):
    """The questions.

    Parameters
    ----------
    registry, format_name
        The formats, and the one that is chosen at first.
    kinds
        The kind of each case of the document.

    Signals
    -------
    wish_changed()
        The package is to hold something else.
    layout_changed()
        It is to be arranged in another way.
    """

    wish_changed = Signal()
    layout_changed = Signal()

    def __init__(
        self, registry: Registry, format_name: str, kinds: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._registry, self._kinds = registry, tuple(kinds)
        self.sources, self._group = self._made_sources()
        self.seed = self._made_seed()
        self.formats = FormatBox(self)
        self.formats.setObjectName("packageFormat")
        self.formats.setAccessibleName(tr("Judge format"))
        self.formats.offer(registry)
        if self.formats.findData(format_name) >= 0:
            self.formats.choose(format_name)
        self.fitting = QCheckBox(tr("Leave these cases out"), self)
        self.fitting.setObjectName("packageOnlyFitting")
        self.fitting.setAccessibleName(tr("Leave cases of other kinds out"))
        self.strangers = plain_label("packageStrangers", "warning", wrapped=True)
        self.layouts = QComboBox(self)
        self.layouts.setObjectName("packageLayout")
        self.layouts.setAccessibleName(tr("Layout"))
        for layout in LAYOUTS:
            self.layouts.addItem(spoken(layout.title), layout.name)
        self.description = plain_label("packageLayoutDescription", "muted", wrapped=True)
        self.title = QLineEdit(self)
        self.title.setObjectName("packageTitle")
        self.title.setAccessibleName(tr("Title of the problem"))
        self.archive, self.folder = self._made_shapes()
        self._lay_out()
        self._connect()
        self._describe()
        self._follow()

    def _made_sources(self) -> tuple[dict[What, QRadioButton], QButtonGroup]:
        texts = {
            What.DEFAULT: (tr("The default test set of the format"), "packageDefault"),
            What.ONE_FILE: (tr("The cases of this document, in one file"), "packageOneFile"),
            What.FILE_EACH: (tr("The cases of this document, a file each"), "packageFileEach"),
        }
        group, buttons = QButtonGroup(self), {}
        for what, (text, name) in texts.items():
            button = buttons[what] = QRadioButton(text, self)
            button.setObjectName(name)
            button.setAccessibleName(text)
            group.addButton(button)
        buttons[What.DEFAULT].setChecked(True)
        return buttons, group

    def _made_seed(self) -> SeedBox:
        seed = SeedBox(parent=self)
        seed.field.setObjectName("packageSeed")
        seed.field.setToolTip(tr("The same seed gives the same package, on every machine"))
        seed.another.setObjectName("packageAnotherSeed")
        return seed

    def _made_shapes(self) -> tuple[QRadioButton, QRadioButton]:
        archive, folder = QRadioButton(tr("A zip archive"), self), QRadioButton(tr("A folder"), self)
        group = QButtonGroup(self)
        for button, name in ((archive, "packageZip"), (folder, "packageFolder")):
            button.setObjectName(name)
            button.setAccessibleName(button.text())
            group.addButton(button)
        archive.setChecked(True)
        return archive, folder

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        shapes = QHBoxLayout()
        shapes.setSpacing(18)
        for button in (self.archive, self.folder):
            shapes.addWidget(button)
        shapes.addStretch(1)
        rows: tuple[tuple[str, QWidget | QVBoxLayout | QHBoxLayout], ...] = (
            (tr("&Tests"), self._source_column()),
            (tr("&Format"), self.formats),
            ("", self.strangers),
            ("", self.fitting),
            (tr("&Layout"), self.layouts),
            ("", self.description),
            (tr("T&itle"), self.title),
            (tr("As"), shapes),
        )
        for row, (text, field) in enumerate(rows):
            self._add(grid, row, text, field)

    def _source_column(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        for what, button in self.sources.items():
            line = QHBoxLayout()
            line.addWidget(button, 1)
            if what is What.DEFAULT:
                line.addWidget(self.seed)
            column.addLayout(line)
        return column

    def _add(self, grid: QGridLayout, row: int, text: str, field: QWidget | QVBoxLayout | QHBoxLayout) -> None:
        if text:
            label = QLabel(text, self)
            if isinstance(field, QWidget):
                label.setBuddy(field)
            if isinstance(field, QVBoxLayout):
                label.setBuddy(self.sources[What.DEFAULT])
                # On a level with the first of the lines.
                label.setFixedHeight(self.seed.sizeHint().height())
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop if isinstance(field, QVBoxLayout) else _LEVEL)
        if isinstance(field, QWidget):
            grid.addWidget(field, row, 1)
        else:
            grid.addLayout(field, row, 1)

    def _connect(self) -> None:
        self._group.buttonToggled.connect(lambda _, on: self._changed() if on else None)
        self.formats.activated.connect(lambda _: self._changed())
        self.fitting.toggled.connect(lambda _: self._changed())
        self.seed.changed.connect(self._changed)
        self.layouts.currentIndexChanged.connect(lambda _: self._describe())

    def _describe(self) -> None:
        layout = LAYOUTS[self.layouts.currentIndex()]
        self.description.setText(spoken(layout.description))
        # Plain pairs have no place for it.
        self.title.setEnabled(layout.name != "plain")
        self.layout_changed.emit()

    def _changed(self) -> None:
        self._follow()
        self.wish_changed.emit()

    def _follow(self) -> None:
        default = self.what is What.DEFAULT
        hindrance = "" if default else strangers(self._kinds, self.form.game)
        self.seed.setEnabled(default)
        self.title.setPlaceholderText(statement_of(self.form).title)
        self.strangers.setText(hindrance)
        for widget in (self.strangers, self.fitting):
            widget.setVisible(bool(hindrance))

    # What is chosen

    @property
    def hindrance(self) -> str:
        """Why there is no package of what is chosen, in a sentence; "" if there may be one."""
        return "" if self.fitting.isChecked() else self.strangers.text()

    @property
    def what(self) -> What:
        return next(what for what, button in self.sources.items() if button.isChecked())

    @property
    def form(self) -> Format[Any]:
        return self._registry.get(self.formats.currentData())

    @property
    def layout_name(self) -> str:
        return str(self.layouts.currentData())

    @property
    def wish(self) -> Wish:
        """What the package is to hold."""
        if self.what is What.DEFAULT:
            return Wish(self.what, self.form, self.seed.seed)
        return Wish(self.what, self.form, only_fitting=bool(self.strangers.text()) and self.fitting.isChecked())

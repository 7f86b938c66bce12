"""How a program is tried: the limits of a run and of the whole, folded away as long as nobody asks."""

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.stress import Limits, Options
from gui.calm import Calm
from gui.generator.seed_box import SeedBox
from gui.panels.verdict_card import plain_label
from gui.stress.texts import inputs_words, seconds_words, tr
from gui.theme import ThemeController

NO_BOUND = 10**9
"""Tries that nobody lives to see."""
_CHEVRON = QSize(14, 14)
_FIELD_WIDTH = 128


@dataclass(frozen=True, slots=True)
class _Number:
    """One field: its name, what stands before it, its range, what it starts with, and what 0 says ("" if nothing)."""

    name: str
    label: str
    low: float
    high: float
    start: float
    zero: str = ""
    suffix: str = ""
    tip: str = ""


def _numbers() -> tuple[_Number, ...]:
    run, whole = Limits(), Options()
    none = tr("no bound")
    return (
        _Number("timeout", tr("Time a run"), 0.1, 600, run.timeout, "", tr(" s"), tr("A run that takes longer fails")),
        _Number("memory", tr("Memory"), 0, 65536, run.memory_mb, none, tr(" MB"), tr("A run that takes more fails")),
        _Number("seconds", tr("Time in all"), 0, 3600, whole.seconds, none, tr(" s"), tr("Shrinking comes on top")),
        _Number("tries", tr("Inputs in all"), 0, 999_999, 0, none, "", tr("No more inputs than that are tried")),
        _Number("jobs", tr("Runs at once"), 0, 64, 0, tr("all cores"), "", tr("How many runs go on side by side")),
    )


class LimitsForm(QWidget):
    """A line that says the limits, and unfolds to fields in which they are changed.

    Signals
    -------
    changed()
        A limit is another.
    """

    changed = Signal()

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.fold = self._made_fold()
        self.summary = plain_label("stressLimitsSummary", "muted", wrapped=True)
        self.summary.setAccessibleName(tr("The limits"))
        self.summary.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.fields: dict[str, QSpinBox | QDoubleSpinBox] = {}
        self.seed = self._made_seed()
        self.inside = self._made_inside()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.fold, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.summary)
        column.addWidget(self.inside)
        self._unfold(False)
        self._say()

    def _made_fold(self) -> QToolButton:
        fold = QToolButton(self)
        fold.setObjectName("stressLimitsFold")
        fold.setText(tr("Limits"))
        fold.setAccessibleName(tr("Show the limits"))
        fold.setCheckable(True)
        fold.setIconSize(_CHEVRON)
        fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        fold.toggled.connect(self._unfold)
        return fold

    def _made_seed(self) -> SeedBox:
        seed = SeedBox()
        seed.field.setObjectName("stressSeed")
        seed.field.setToolTip(tr("The same seed gives the same inputs, on every machine"))
        seed.another.setObjectName("stressAnotherSeed")
        seed.another.setText(tr("New"))
        seed.field.setFixedWidth(_FIELD_WIDTH)
        # As on the command line.
        seed.field.setValue(int(Options().seed))
        Calm.over(seed.field)
        seed.changed.connect(self._say)
        return seed

    def _made_inside(self) -> QWidget:
        inside = QWidget(self)
        inside.setObjectName("stressLimits")
        inside.setAccessibleName(tr("Limits"))
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(6)
        for number in _numbers():
            column.addLayout(self._made_row(number))
        column.addWidget(self.seed)
        return inside

    def _made_row(self, number: _Number) -> QHBoxLayout:
        field = self.fields[number.name] = _field(number)
        field.valueChanged.connect(self._say)
        label = plain_label(f"stressLabel-{number.name}", "")
        label.setText(number.label)
        label.setBuddy(field)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label, 1)
        row.addWidget(field)
        return row

    def say_anew(self) -> None:
        """Another language is spoken."""
        self._say()

    def _unfold(self, shown: bool) -> None:
        self._theme.set_icon(self.fold, "chevron-down" if shown else "chevron-right")
        self.inside.setVisible(shown)
        self.summary.setVisible(not shown)

    def _say(self) -> None:
        options = self.options
        parts = [tr("{0} a run").format(seconds_words(options.limits.timeout))]
        if options.limits.memory_mb:
            parts.append(tr("{0} MB").format(f"{options.limits.memory_mb:,}"))
        if options.tries < NO_BOUND:
            parts.append(tr("at most {0}").format(inputs_words(options.tries)))
        if options.seconds:
            parts.append(tr("{0} in all").format(seconds_words(options.seconds)))
        elif options.tries == NO_BOUND:
            parts.append(tr("until you stop it"))
        parts.append(tr("seed {0}").format(options.seed))
        self.summary.setText(tr(", ").join(parts))
        self.changed.emit()

    @property
    def options(self) -> Options:
        """All of it as the search wants it."""
        value = {name: field.value() for name, field in self.fields.items()}
        return Options(
            seed=self.seed.seed,
            tries=int(value["tries"]) or NO_BOUND,
            seconds=value["seconds"],
            limits=Limits(timeout=value["timeout"], memory_mb=int(value["memory"])),
            jobs=int(value["jobs"]),
        )


def _field(number: _Number) -> "QSpinBox | QDoubleSpinBox":
    field = _fraction(number) if number.low % 1 else _whole(number)
    field.setObjectName(f"stressLimit-{number.name}")
    field.setAccessibleName(number.label)
    field.setToolTip(number.tip)
    field.setSuffix(number.suffix)
    field.setSpecialValueText(number.zero)
    field.setFixedWidth(_FIELD_WIDTH)
    field.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
    Calm.over(field)
    return field


def _whole(number: _Number) -> QSpinBox:
    field = QSpinBox()
    field.setGroupSeparatorShown(True)
    field.setRange(int(number.low), int(number.high))
    field.setValue(int(number.start))
    return field


def _fraction(number: _Number) -> QDoubleSpinBox:
    field = QDoubleSpinBox()
    field.setDecimals(1)
    field.setRange(number.low, number.high)
    field.setValue(number.start)
    return field

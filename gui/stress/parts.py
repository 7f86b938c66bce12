"""The widgets of the stress panel and where they stand."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.formats.registry import Registry
from gui.scrolled import scrolled
from gui.stress.finds import FindsList
from gui.stress.format_choice import FormatChoice
from gui.stress.limits_form import LimitsForm
from gui.stress.program_line import ProgramLine
from gui.stress.recent import RecentPrograms
from gui.stress.result_view import ResultView
from gui.stress.texts import tr
from gui.theme import ThemeController

_NARROWEST = 274
"""With the bar at its side: nothing is cut, and nothing scrolls across."""


class PanelParts:
    """The program, its format and the limits; Run and Stop; below them what came of it. All of it scrolls."""

    def __init__(self, panel: QWidget, theme: ThemeController, registry: Registry, recent: RecentPrograms) -> None:
        panel.setProperty("role", "panel")
        self.program = ProgramLine(recent)
        self.formats = FormatChoice(registry)
        self.limits = LimitsForm(theme)
        self.run = _button("stressRun", tr("Run"), tr("Run the program over generated inputs until it fails"))
        self.run.setProperty("primary", True)
        self.stop = _button("stressStop", tr("Stop"), tr("Stop, and keep what was found"))
        self.result = ResultView(theme)
        self.finds = FindsList()
        self.area = scrolled(self._page(), _NARROWEST)
        column = QVBoxLayout(panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.area)

    def _page(self) -> QWidget:
        page = QWidget()
        page.setObjectName("stressPage")
        page.setAccessibleName(tr("Stress"))
        page.setProperty("role", "panel")
        label = QLabel(tr("It reads and answers as"))
        label.setObjectName("stressFormatLabel")
        label.setBuddy(self.formats)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.run, 2)
        buttons.addWidget(self.stop, 1)
        column = QVBoxLayout(page)
        column.setContentsMargins(12, 12, 12, 14)
        column.setSpacing(6)
        column.addWidget(self.program)
        column.addSpacing(4)
        column.addWidget(label)
        column.addWidget(self.formats)
        column.addSpacing(2)
        column.addWidget(self.limits)
        column.addSpacing(4)
        column.addLayout(buttons)
        column.addSpacing(4)
        column.addWidget(_line())
        column.addSpacing(4)
        column.addWidget(self.result)
        column.addWidget(self.finds)
        column.addStretch(1)
        return page

    def show_result(self) -> None:
        """Bring what came of it into sight."""
        # Not before the layout knows how high it is.
        QTimer.singleShot(0, self.area, self._scroll)

    def _scroll(self) -> None:
        top = self.result.geometry().top()
        if top + self.result.sizeHint().height() > self.area.viewport().height():
            self.area.verticalScrollBar().setValue(self.run.geometry().top() - 8)


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

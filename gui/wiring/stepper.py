"""Stepping through the labelling: what shows it is made when it first begins."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

if TYPE_CHECKING:
    from gui.main_window import MainWindow


def connect_stepper(window: "MainWindow", column: QVBoxLayout) -> None:
    """Put the bar of the stepper below what stands in `column`, and let the editors show the steps."""

    def begin() -> None:
        from gui.accessible.step_voice import StepVoice
        from gui.stepper.bar import StepperBar
        from gui.stepper.on_canvas import CanvasSteps
        from gui.stepper.on_table import TableSteps

        bar = StepperBar(window.stepper, window.theme, column.parentWidget())
        column.addWidget(bar)
        CanvasSteps(window.stepper, window.canvas)
        window.late.heaps.when_made(lambda heaps: TableSteps(window.stepper, heaps.sequence.table))
        StepVoice(window.stepper, bar)
        bar.begin()

    window.stepper.started.connect(begin, Qt.ConnectionType.SingleShotConnection)

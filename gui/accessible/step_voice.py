"""Reads out what each step of the labelling is, for those who do not see the sentence."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gui.accessible.speech import announce
from gui.stepper.stepper import Stepper

SOONEST = 1000
"""Milliseconds between two steps from which on the sentences are read out while it plays: nobody speaks faster."""


class StepVoice(QObject):
    """Follows a stepper; what is faster than speech is silent until it ends or is stopped."""

    def __init__(self, stepper: Stepper, source: QWidget) -> None:
        super().__init__(source)
        self._stepper, self._source, self._last = stepper, source, ""
        stepper.changed.connect(self._tell)
        stepper.started.connect(self._tell)
        stepper.stopped.connect(self._forget)
        self._tell()

    def _forget(self) -> None:
        self._last = ""

    def _tell(self) -> None:
        stepper = self._stepper
        if stepper.playing and stepper.beat < SOONEST:
            return
        text = stepper.sentence
        if text != self._last:
            self._last = text
            announce(self._source, text)

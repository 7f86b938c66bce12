"""Something on its way from one moment to another, so that the eye can follow a move; it can be cut short."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

from gui.theme.motion import lasting

MILLISECONDS = 380


class Travel(QObject):
    """An animation of one thing; `repaint` is called at each step.

    Attributes
    ----------
    thing
        What is on its way; None if nothing is.
    share
        How much of the way is done, 0 to 1.
    """

    def __init__(self, parent: QObject, repaint: Callable[[], object]) -> None:
        super().__init__(parent)
        self.thing: object = None
        self.share = 1.0
        self._repaint = repaint
        self._animation = QVariantAnimation(self)
        self._animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(MILLISECONDS)
        self._animation.valueChanged.connect(self._step)
        self._animation.finished.connect(self.stop)

    def start(self, thing: object) -> None:
        """Send something on its way."""
        self.stop()
        self.thing, self.share = thing, 0.0
        self._animation.setDuration(lasting(MILLISECONDS))
        self._animation.start()

    def stop(self) -> bool:
        """Be there at once; False if nothing was on its way."""
        thing, self.thing, self.share = self.thing, None, 1.0
        self._animation.stop()
        if thing is not None:
            self._repaint()
        return thing is not None

    def _step(self, share: float) -> None:
        if self.thing is not None:
            self.share = share
            self._repaint()

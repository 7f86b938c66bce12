"""A chess that jumps is seen on its way, so that the eye can follow."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QVariantAnimation

from gui.board.state import Slide
from gui.theme.motion import moving

if TYPE_CHECKING:
    from gui.board.surface import BoardSurface

MILLISECONDS = 280


class Glide:
    """The animation of a board; at most one runs."""

    def __init__(self, surface: "BoardSurface") -> None:
        self._surface = surface
        self._way: tuple[int, int, int] | None = None
        self._animation = QVariantAnimation(surface)
        self._animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(MILLISECONDS)
        self._animation.valueChanged.connect(self._step)
        self._animation.finished.connect(self.stop)

    def along(self, row: int, source: int, target: int) -> None:
        """Show a move that has just been made, or taken back."""
        self.stop()
        if self._surface.isVisible() and moving():
            self._way = row, source, target
            self._step(0.0)
            self._surface.refresh_changed()
            self._animation.start()

    def stop(self) -> None:
        """Be there at once."""
        self._way = None
        self._animation.stop()
        slide, self._surface.show_state.slide = self._surface.show_state.slide, None
        if slide:
            self._surface.refresh_rows([slide.row])
            self._surface.refresh_changed()

    def _step(self, share: float) -> None:
        if self._way:
            self._surface.show_state.slide = Slide(*self._way, share)
            self._surface.refresh_rows([self._way[0]])

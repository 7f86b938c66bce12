"""Positions glide to new places instead of jumping there, so that the eye can follow."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QVariantAnimation

from engine.games.graph import GraphGame
from gui.theme.motion import lasting

if TYPE_CHECKING:
    from gui.canvas.surface import CanvasSurface

MILLISECONDS = 260
MOST = 2_000
"""Positions past which a glide would stutter; they jump."""


class Glide:
    """The animation of a canvas; at most one runs."""

    def __init__(self, canvas: "CanvasSurface") -> None:
        self._canvas = canvas
        self._animation = QVariantAnimation(canvas)
        self._animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._step)
        self._animation.finished.connect(self._end)
        self._game: GraphGame | None = None

    def to(self, game: GraphGame, keys: set[int]) -> None:
        """Bring some positions of the canvas's picture to their places in `game`, from where they are."""
        picture = self._canvas.picture
        self._animation.stop()
        if picture.n > MOST or not self._canvas.isVisible():
            self._game = None
            picture.take_places(game, keys)
            return
        self._from = picture.x.copy(), picture.y.copy()
        picture.take_places(game)
        self._to = picture.x.copy(), picture.y.copy()
        far = max((abs(a - b).max() for a, b in zip(self._from, self._to, strict=True) if len(a)), default=0.0)
        if far < 8.0:
            self._game = None
            return
        self._game = game
        self._animation.setDuration(lasting(MILLISECONDS))
        self._step(0.0)
        self._animation.start()

    def stop(self) -> None:
        """Be there at once."""
        self._animation.stop()
        self._end()

    def forget(self) -> None:
        """Stay where it is: the picture is being replaced, and may show positions that are gone."""
        self._animation.stop()
        self._game = None

    def _step(self, share: float) -> None:
        picture = self._canvas.picture
        if self._game is None or len(picture.x) != len(self._to[0]):
            return
        picture.x[:] = self._from[0] + (self._to[0] - self._from[0]) * share
        picture.y[:] = self._from[1] + (self._to[1] - self._from[1]) * share
        self._canvas.redraw()

    def _end(self) -> None:
        game, self._game = self._game, None
        if game and len(self._canvas.picture.x) == len(self._to[0]):
            self._canvas.picture.take_places(game)
            self._canvas.redraw()

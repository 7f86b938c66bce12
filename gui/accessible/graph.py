"""The positions of a canvas as items."""

from PySide6.QtCore import QPoint, QPointF, QRect

from engine.document import Delta
from engine.games.graph import GraphGame
from engine.games.graph_delta import GraphDelta
from gui.accessible.items import Items, Mood, Path, Told
from gui.accessible.words import outcome_words, position_words
from gui.canvas.geometry import RADIUS
from gui.canvas.picking import nearest
from gui.canvas.view import GraphCanvas
from gui.faces.numbering import numbering

LEAST = 3
"""Pixels that a position reaches at least from its centre, however far away it is seen."""


class Positions(Items[GraphCanvas]):
    """Item i is the position of index i, as `Picture` has them by row."""

    def __init__(self, view: GraphCanvas) -> None:
        super().__init__(view)
        self._before: frozenset[int] = frozenset()
        self._last: int | None = None

    @property
    def _game(self) -> GraphGame | None:
        return self.view.game

    def count(self, path: Path) -> int:
        return 0 if path else self.view.picture.n

    def _key(self, path: Path) -> int:
        return self.view.picture.keys[path[0]]

    def name(self, path: Path) -> str:
        game, key = self._game, self._key(path)
        if game is None or key not in game:
            return ""
        count = int(self.view.picture.stones[path[0]])
        return position_words(game, key, count, self.view.show_state.values)

    def description(self, path: Path) -> str:
        game, key = self._game, self._key(path)
        told = game is not None and key in game and self.view.show_state.values
        return outcome_words(game.value(key)) if game is not None and told else ""

    def mood(self, path: Path) -> Mood:
        return Mood(selected=self._key(path) in self._chosen)

    def rect(self, path: Path) -> QRect:
        reach = max(round(RADIUS * self.view.camera.scale), LEAST)
        centre = self.view.camera.to_screen(self.view.picture.centre(path[0])).toPoint()
        return QRect(centre - QPoint(reach, reach), centre + QPoint(reach - 1, reach - 1))

    def at(self, point: QPoint) -> Path | None:
        camera = self.view.camera
        reach = max(RADIUS, LEAST / camera.scale)
        row, distance = nearest(self.view.picture, camera.to_world(QPointF(point)), reach)
        return (row,) if row >= 0 and distance <= reach else None

    @property
    def _chosen(self) -> frozenset[int]:
        return self.view.selection.positions

    def current(self) -> Path | None:
        """Of several selected ones, the one that was selected last."""
        chosen, row = self._chosen, self.view.picture.row
        new = chosen - self._before
        if chosen != self._before:
            self._before = chosen
            self._last = min(new, key=lambda key: row.get(key, 0)) if new else self._last
        if self._last not in chosen:
            self._last = min(chosen, key=lambda key: row.get(key, 0), default=None)
        return (row[self._last],) if self._last is not None and self._last in row else None

    def connect(self, told: Told) -> None:
        view = self.view

        def edited(delta: Delta) -> None:
            own = delta.games.get(-1 if view.session.case_key is None else view.session.case_key)
            if not isinstance(own, GraphDelta):
                return
            if own.positions:
                told.listed()
            elif own.labels or own.moves or own.queries:
                told.items_changed()

        view.session.changed.connect(edited)
        view.session.looked_at.connect(told.listed)
        view.selection.changed.connect(told.current_changed)
        numbering.changed.connect(told.items_changed)

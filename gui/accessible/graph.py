"""The positions of a canvas as items, and after them its notes and its groups."""

from PySide6.QtCore import QPoint, QPointF, QRect

from engine.document import Delta
from engine.games.graph import GraphGame
from engine.games.graph_delta import GraphDelta
from engine.games.remarks import Group, Note, Remarks
from gui.accessible.items import Items, Mood, Path, Told
from gui.accessible.words import outcome_words, position_words, remark_words
from gui.canvas.geometry import RADIUS
from gui.canvas.picking import nearest
from gui.canvas.view import GraphCanvas
from gui.faces.numbering import numbering

LEAST = 3
"""Pixels that a position reaches at least from its centre, however far away it is seen."""


class Positions(Items[GraphCanvas]):
    """Item i is the position of index i, as `Picture` has them by row; then come the notes and then the groups."""

    def __init__(self, view: GraphCanvas) -> None:
        super().__init__(view)
        self._before: frozenset[int] = frozenset()
        self._last: int | None = None
        self._looked_at: tuple[Remarks | None, int] = (None, -1)
        self._listed: list[Note | Group] = []

    @property
    def _game(self) -> GraphGame | None:
        return self.view.game

    def count(self, path: Path) -> int:
        return 0 if path else self.view.picture.n + len(self._remarks)

    @property
    def _remarks(self) -> list[Note | Group]:
        """The notes and groups, as they are counted."""
        remarks = self._game.remarks if self._game is not None else None
        if remarks is None or not (remarks.notes or remarks.groups):
            return []
        if (remarks, remarks.version) != self._looked_at:
            self._looked_at = remarks, remarks.version
            self._listed = [*remarks.listed_notes, *remarks.listed_groups]
        return self._listed

    def _remark(self, path: Path) -> Note | Group | None:
        """The note or group that an item is; None if it is a position."""
        at = path[0] - self.view.picture.n
        return self._remarks[at] if at >= 0 else None

    def _key(self, path: Path) -> int:
        return self.view.picture.keys[path[0]]

    def name(self, path: Path) -> str:
        remark = self._remark(path)
        if remark is not None:
            return remark_words(remark)
        game, key = self._game, self._key(path)
        if game is None or key not in game:
            return ""
        count = int(self.view.picture.stones[path[0]])
        return position_words(game, key, count, self.view.show_state.values)

    def description(self, path: Path) -> str:
        if self._remark(path) is not None:
            return ""
        game, key = self._game, self._key(path)
        told = game is not None and key in game and self.view.show_state.values
        return outcome_words(game.value(key)) if game is not None and told else ""

    def mood(self, path: Path) -> Mood:
        remark, selection = self._remark(path), self.view.selection
        if remark is not None:
            return Mood(selected=remark.key in (selection.notes | selection.groups))
        return Mood(selected=self._key(path) in self._chosen)

    def rect(self, path: Path) -> QRect:
        remark, frame = self._remark(path), self.view.frame
        if remark is not None:
            world = frame.notes.rect(remark) if isinstance(remark, Note) else frame.groups.rect(remark.key)
            return self.view.camera.screen_rect(world).toAlignedRect()
        reach = max(round(RADIUS * self.view.camera.scale), LEAST)
        centre = self.view.camera.to_screen(self.view.picture.centre(path[0])).toPoint()
        return QRect(centre - QPoint(reach, reach), centre + QPoint(reach - 1, reach - 1))

    def at(self, point: QPoint) -> Path | None:
        camera = self.view.camera
        reach = max(RADIUS, LEAST / camera.scale)
        world = camera.to_world(QPointF(point))
        row, distance = nearest(self.view.picture, world, reach)
        if row >= 0 and distance <= reach:
            return (row,)
        note = self.view.frame.notes.at(world)
        key = note[0] if note else self.view.frame.groups.title_at(world)
        return None if key is None else self._path_of(key)

    def _path_of(self, key: int) -> Path | None:
        """The item of a note or group."""
        keys = [remark.key for remark in self._remarks]
        return (self.view.picture.n + keys.index(key),) if key in keys else None

    @property
    def _chosen(self) -> frozenset[int]:
        return self.view.selection.positions

    def current(self) -> Path | None:
        """Of several selected ones, the one that was selected last; of what is no position, the first."""
        selection = self.view.selection
        alone = selection.groups or (selection.notes if not selection.positions else ())
        if alone:
            return self._path_of(min(alone))
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
            if own.positions or own.notes or own.groups:
                told.listed()
            elif own.labels or own.moves or own.queries:
                told.items_changed()

        view.session.changed.connect(edited)
        view.session.looked_at.connect(told.listed)
        view.selection.changed.connect(told.current_changed)
        numbering.changed.connect(told.items_changed)

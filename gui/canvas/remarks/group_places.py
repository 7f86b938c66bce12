"""Where the groups of a canvas are, and whose title is at a point."""

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from engine.drawing.remark_boxes import INSET, PADDING, TITLE_SIZE, TITLE_STRIP
from engine.games.remarks import Group, Remarks
from gui.canvas.geometry import Floats, Ints

if TYPE_CHECKING:
    from gui.canvas.surface import CanvasSurface

LEAST_TITLE = 10.0
"""Pixels of a title's size at least: it grows out of its group where the view is small."""
NARROWEST_TITLED = 36.0
"""Pixels of a group's width below which it has no title."""
_NONE: Ints = np.zeros(0, dtype=np.int64)


class GroupPlaces:
    """The groups of one canvas, the largest first: small ones lie on top. All in canvas units.

    Boxes are worked out for all groups together, and only where positions or groups are others than before.
    """

    def __init__(self, canvas: "CanvasSurface") -> None:
        self._canvas = canvas
        self._known: tuple[Remarks | None, int, Ints | None] = (None, -1, None)
        self.groups: list[Group] = []
        # The identities of each group's positions, and the set that they were taken from.
        self._keys: dict[int, tuple[frozenset[int] | None, Ints]] = {}
        self._rows = self._starts = _NONE
        self._places: tuple[Floats, Floats] | None = None
        self._boxes: Floats = np.zeros((4, 0))

    def _look(self) -> None:
        """Take over the groups and where their positions are, if anything of that is otherwise now."""
        canvas = self._canvas
        picture, game = canvas.picture, canvas.game
        remarks = game.remarks if game is not None else None
        known = remarks, remarks.version if remarks else 0, picture.ids
        if known[:2] != self._known[:2] or known[2] is not self._known[2]:
            self._known = known
            self._take(remarks)
        if self.groups and not self._is_still():
            self._place()

    def _take(self, remarks: Remarks | None) -> None:
        groups = sorted(remarks.listed_groups, key=lambda group: -len(group.members)) if remarks else []
        rows = [self._rows_of(group) for group in groups]
        self._keys = {group.key: self._keys[group.key] for group in groups}
        # Between an edit and the picture of it, all positions of a group may be missing.
        there = [i for i, some in enumerate(rows) if len(some)]
        self.groups, rows = [groups[i] for i in there], [rows[i] for i in there]
        self._rows = np.concatenate([_NONE, *rows])
        self._starts = np.cumsum([0, *(len(some) for some in rows)])[:-1]
        self._places = None

    def _rows_of(self, group: Group) -> Ints:
        """The rows of a group's positions that are shown."""
        of, keys = self._keys.get(group.key, (None, _NONE))
        if of is not group.members:
            keys = np.fromiter(group.members, dtype=np.int64, count=len(group.members))
            self._keys[group.key] = group.members, keys
        rows = self._canvas.picture.rows_now(keys)
        return rows[rows >= 0]

    def _is_still(self) -> bool:
        picture = self._canvas.picture
        return self._places is not None and all(
            np.array_equal(before, now) for before, now in zip(self._places, (picture.x, picture.y), strict=True)
        )

    def _place(self) -> None:
        picture = self._canvas.picture
        x, y = picture.x[self._rows], picture.y[self._rows]
        low = [np.minimum.reduceat(values, self._starts) - PADDING for values in (x, y)]
        high = [np.maximum.reduceat(values, self._starts) + PADDING for values in (x, y)]
        self._boxes = np.array([low[0], low[1] - TITLE_STRIP, high[0], high[1]])
        self._places = picture.x.copy(), picture.y.copy()

    def inside(self, area: QRectF, above: float = 0.0) -> list[tuple[Group, QRectF]]:
        """The groups that meet a part of the world, and where each is; or that would if they were so much taller."""
        self._look()
        if not self.groups:
            return []
        left, top, right, bottom = self._boxes
        met = (left <= area.right()) & (right >= area.left()) & (top - above <= area.bottom()) & (bottom >= area.top())
        return [(self.groups[i], self._rect(i)) for i in np.flatnonzero(met).tolist()]

    def _rect(self, i: int) -> QRectF:
        left, top, right, bottom = self._boxes[:, i].tolist()
        return QRectF(left, top, right - left, bottom - top)

    def rect(self, key: int) -> QRectF:
        """Where a group is; empty if it is not shown."""
        self._look()
        return next((self._rect(i) for i, group in enumerate(self.groups) if group.key == key), QRectF())

    def painted(self, key: int) -> QRectF:
        """Around where a group is, and where it was when the groups were looked at last."""
        before = next((self._rect(i) for i, group in enumerate(self.groups) if group.key == key), QRectF())
        return before | self.rect(key)

    def bounds(self) -> QRectF:
        """Around all groups."""
        self._look()
        if not self.groups:
            return QRectF()
        left, top, right, bottom = self._boxes
        return QRectF(QPointF(left.min(), top.min()), QPointF(right.max(), bottom.max()))

    def members(self) -> list[tuple[str, Ints]]:
        """The title of each group, and the rows of its positions."""
        self._look()
        rows = np.split(self._rows, self._starts[1:])
        return [(group.title, some) for group, some in zip(self.groups, rows, strict=False)]

    # Titles

    @property
    def title_size(self) -> float:
        """Of the letters of titles at this scale."""
        return max(TITLE_SIZE, LEAST_TITLE / self._canvas.camera.scale)

    def title_font(self) -> QFont:
        """Of titles at this scale."""
        font = QFont(self._canvas.font())
        font.setPixelSize(max(round(self.title_size), 1))
        font.setWeight(QFont.Weight.Bold)
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        return font

    def has_title(self, rect: QRectF) -> bool:
        """Whether a group as large as that shows its title."""
        return rect.width() * self._canvas.camera.scale >= NARROWEST_TITLED

    def title_rect(self, rect: QRectF, title: str, metrics: QFontMetricsF) -> QRectF:
        """Where the title of a group stands that is at `rect`; it grows upwards."""
        size = metrics.height()
        width = min(metrics.horizontalAdvance(title), rect.width() - 2 * INSET)
        return QRectF(rect.left() + INSET, rect.top() + TITLE_STRIP - size + 1.0, max(width, size), size)

    def title_at(self, point: QPointF) -> int | None:
        """The topmost group whose title is at a point."""
        near = self.inside(QRectF(point, point), 3 * self.title_size)
        if not near:
            return None
        metrics = QFontMetricsF(self.title_font())
        for group, rect in reversed(near):
            grown = self.title_rect(rect, group.title, metrics).adjusted(-INSET / 2, -2.0, INSET / 2, 2.0)
            if self.has_title(rect) and grown.contains(point):
                return group.key
        return None

"""What the canvas paints, as arrays: places, values, stones and moves of the current case by row (index)."""

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from engine.drawing.slots import slots_of
from engine.games.graph import GraphGame, Query
from gui.canvas.bends import Drawing, bent
from gui.canvas.geometry import RADIUS, Floats, Ints, MoveShape, control_point, segment_distances, widest

SAMPLES = 16
"""Points on a bent move at which a press is measured against it."""


class Picture:
    """A copy of the current case made for painting and picking. Row i is the position of index i.

    Attributes
    ----------
    keys, row
        The identities by row, and the row of each identity.
    x, y
        Places in canvas units, shape (n,), float64. A gesture may shift them; `take_places` brings the truth back.
    labels, stones
        Grundy values, and stones of the current query, shape (n,), int64.
    sources, targets, counts, bend
        The moves by row, in their order, shape (m,), and how each is bent.
    title_slots, stone_slots
        Where around its disc the title and the stones of a position stand (see `engine.drawing.slots`), shape (n,).
    """

    def __init__(
        self, game: GraphGame | None = None, query: Query | None = None, before: "Picture | None" = None
    ) -> None:
        """`before` is the picture of the same game before an edit: what it knows of the bends is used again."""
        self.keys = list(game.positions) if game else []
        self.row = {key: row for row, key in enumerate(self.keys)}
        self.names: dict[int, str] = dict(game.names) if game else {}
        self.x = np.zeros(len(self.keys))
        self.y = np.zeros(len(self.keys))
        self.labels = np.zeros(len(self.keys), dtype=np.int64)
        self.stones = np.zeros(len(self.keys), dtype=np.int64)
        self.sources = self.targets = self.counts = np.zeros(0, dtype=np.int64)
        self.bend = np.zeros(0)
        self._drawing: Drawing = before._drawing if before else Drawing()
        self.title_slots = self.stone_slots = np.zeros(len(self.keys), dtype=np.int64)
        if game:
            self.take_moves(game)
            self.take_labels(game)
            self.take_stones(query)
            self.take_places(game)

    @property
    def n(self) -> int:
        return len(self.keys)

    # Taking over what changed

    def take_moves(self, game: GraphGame) -> None:
        moves = game.moves()
        self.sources = np.array([self.row[s] for s, _, _ in moves], dtype=np.int64)
        self.targets = np.array([self.row[t] for _, t, _ in moves], dtype=np.int64)
        self.counts = np.array([move.count for _, _, move in moves], dtype=np.int64)
        self.bend = np.zeros(len(moves))

    def take_labels(self, game: GraphGame, keys: set[int] | None = None) -> None:
        """The values of all positions, or of those given."""
        for key in self.keys if keys is None else keys & self.row.keys():
            self.labels[self.row[key]] = game.value(key)

    def take_stones(self, query: Query | None) -> None:
        self.stones[:] = 0
        for key, count in (query.counts if query else {}).items():
            self.stones[self.row[key]] = count

    def take_places(self, game: GraphGame) -> None:
        places = np.array([game.places[key] for key in self.keys], dtype=np.float64).reshape(-1, 2)
        self.x, self.y = places[:, 0].copy(), places[:, 1].copy()
        self.bend_moves()

    def bend_moves(self) -> None:
        """Let moves go around positions that stand in their way, and titles and stones stand clear of the moves."""
        keys = np.array(self.keys, dtype=np.int64)
        self._drawing = bent(self._drawing, keys, self.x, self.y, self.sources, self.targets)
        self.bend = self._drawing.bend
        self.title_slots, self.stone_slots = slots_of(self.x, self.y, self.sources, self.targets, self.bend)

    # Asking

    def title(self, row: int) -> str:
        """The index of a position, which the judges use, and its name if it has one."""
        name = self.names.get(self.keys[row])
        return f"{row} {name}" if name else str(row)

    def centre(self, row: int) -> QPointF:
        return QPointF(float(self.x[row]), float(self.y[row]))

    def shape(self, i: int) -> MoveShape:
        """The drawn shape of move i."""
        return MoveShape(self.centre(int(self.sources[i])), self.centre(int(self.targets[i])), float(self.bend[i]))

    def bounds(self, rows: list[int] | None = None) -> QRectF:
        """Around all discs, or those of some rows, with their labels."""
        chosen = np.arange(self.n) if rows is None else np.array(rows, dtype=np.int64)
        if not len(chosen):
            return QRectF()
        x, y = self.x[chosen], self.y[chosen]
        margin = RADIUS * 1.8
        return QRectF(QPointF(x.min() - margin, y.min() - margin), QPointF(x.max() + margin, y.max() + margin))

    def rows_in(self, rect: QRectF, margin: float = 0.0) -> Ints:
        """The rows whose centres lie in a rectangle grown by `margin`."""
        inside = (self.x >= rect.left() - margin) & (self.x <= rect.right() + margin)
        inside &= (self.y >= rect.top() - margin) & (self.y <= rect.bottom() + margin)
        return np.flatnonzero(inside)

    def moves_in(self, rect: QRectF) -> Ints:
        """The moves whose bounding boxes, grown by their bend, meet a rectangle."""
        ax, ay, bx, by = self.x[self.sources], self.y[self.sources], self.x[self.targets], self.y[self.targets]
        grown = np.abs(self.bend) + RADIUS
        meets = np.minimum(ax, bx) - grown <= rect.right()
        meets &= np.maximum(ax, bx) + grown >= rect.left()
        meets &= np.minimum(ay, by) - grown <= rect.bottom()
        meets &= np.maximum(ay, by) + grown >= rect.top()
        return np.flatnonzero(meets)

    def nearest(self, point: QPointF) -> tuple[int, float]:
        """The row whose centre is nearest to a point, and how far that is; (-1, inf) where there are no positions."""
        if not self.n:
            return -1, float("inf")
        distances = np.hypot(self.x - point.x(), self.y - point.y())
        # The last painted lies on top.
        row = self.n - 1 - int(np.argmin(distances[::-1]))
        return row, float(distances[row])

    def move_at(self, point: QPointF, reach: float) -> int:
        """The move nearest to a point if it is within `reach`; else -1."""
        if not len(self.sources):
            return -1
        distances = self._distances(point, reach)
        best = int(np.argmin(distances))
        return best if distances[best] <= reach else -1

    def _distances(self, point: QPointF, reach: float) -> Floats:
        """How far each move is from a point; those that are surely farther than `reach` may count as infinitely far."""
        ax, ay, bx, by = self.x[self.sources], self.y[self.sources], self.x[self.targets], self.y[self.targets]
        distances = segment_distances(point.x(), point.y(), ax, ay, bx, by)
        t = np.linspace(0.0, 1.0, SAMPLES)
        near = distances < widest(np.hypot(bx - ax, by - ay)) + reach
        distances[self.bend != 0] = np.inf
        for i in np.flatnonzero((self.bend != 0) & near):
            cx, cy = control_point(ax[i], ay[i], bx[i], by[i], self.bend[i])
            px = (1 - t) ** 2 * ax[i] + 2 * t * (1 - t) * cx + t**2 * bx[i]
            py = (1 - t) ** 2 * ay[i] + 2 * t * (1 - t) * cy + t**2 * by[i]
            distances[i] = segment_distances(point.x(), point.y(), px[:-1], py[:-1], px[1:], py[1:]).min()
        return distances

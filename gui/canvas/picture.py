"""What the canvas paints, as arrays: places, values, stones and moves of the current case by row (index)."""

from collections.abc import Collection

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from engine.drawing import slots
from engine.drawing.arcs import gentle
from engine.games.graph import GraphGame, Query
from engine.games.graph_delta import GraphDelta
from gui.canvas import ink, taking
from gui.canvas.bends import Drawing, bent
from gui.canvas.boxes import MARGIN, Boxes, crossing
from gui.canvas.geometry import MOST_PAIRS, RADIUS, Floats, Ints, MoveShape
from gui.canvas.settling import settled
from gui.faces.numbering import full_title

LETTER = 13.0
"""Canvas units that a letter of a title takes at most."""
WIDEST_TITLE = 120.0
"""Canvas units that a title may take before it is cut."""


class Picture:
    """A copy of the current case made for painting and picking. Row i is the position of index i.

    Attributes
    ----------
    keys, ids, row
        The identities by row, as a list and as an array, and the row of each identity.
    x, y
        Places in canvas units, shape (n,), float64. A gesture may shift them; `take_places` brings the truth back.
    labels, stones
        Grundy values, and stones of the current query, shape (n,), int64.
    sources, targets, counts, bend
        The moves by row, in no order of meaning, shape (m,), and how each is bent.
    boxes
        A box around each move.
    luck
        A number from 0 to 1 for each move: the share of the moves to paint from which it is among them.
    title_slots, stone_slots
        Where around its disc the title and the stones of a position stand (see `engine.drawing.slots`), shape (n,).
    """

    def __init__(
        self,
        game: GraphGame | None = None,
        query: Query | None = None,
        before: "Picture | None" = None,
        delta: GraphDelta | None = None,
        curved: bool = False,
    ) -> None:
        """`before` is the picture of the same game before an edit: what it knows of the bends is used again.

        `delta` tells all that the edit did, if nothing in `before` was shifted by a gesture: the rest is taken over.
        """
        self.keys = list(game.positions) if game else []
        self.row = dict(zip(self.keys, range(len(self.keys)), strict=True))
        self.names: dict[int, str] = dict(game.names) if game else {}
        self.ids = np.array(self.keys, dtype=np.int64)
        self._rows = taking.rows_by_key(self.keys)
        self.x = np.zeros(len(self.keys))
        self.y = np.zeros(len(self.keys))
        self.labels = np.zeros(len(self.keys), dtype=np.int64)
        self.stones = np.zeros(len(self.keys), dtype=np.int64)
        self.sources = self.targets = self.counts = np.zeros(0, dtype=np.int64)
        self.bend = np.zeros(0)
        self.boxes = Boxes()
        self.luck = np.zeros(0)
        self._density = 0.0
        self._most_stones = 0
        self.curved = curved
        self._longest_name = max(map(len, self.names.values()), default=-1)
        self._drawing: Drawing = before._drawing if before else Drawing()
        self.title_slots = self.stone_slots = np.zeros(len(self.keys), dtype=np.int64)
        if game and before and delta:
            self._take_over(game, before, delta)
        elif game:
            self.take_moves(game)
            self.take_labels(game)
            self.take_places(game)
        self.take_stones(query)

    @property
    def n(self) -> int:
        return len(self.keys)

    @property
    def m(self) -> int:
        return len(self.sources)

    # Taking over what changed

    def _take_over(self, game: GraphGame, before: "Picture", delta: GraphDelta) -> None:
        """Everything as it was before, but for what a change did: positions came or went."""
        rows = before.rows_now(self.ids)
        stayed = rows >= 0
        self.x[stayed], self.y[stayed] = before.x[rows[stayed]], before.y[rows[stayed]]
        self.labels[stayed] = before.labels[rows[stayed]]
        new = set(self.ids[~stayed].tolist())
        self.take_labels(game, new | delta.labels.keys())
        placed = self.rows_of(new | delta.places)
        self.x[placed], self.y[placed] = taking.places_of(game, self.ids[placed].tolist()).T
        sources, targets = self.rows_now(before.ids[before.sources]), self.rows_now(before.ids[before.targets])
        stay = (sources >= 0) & (targets >= 0)
        self.sources, self.targets, self.counts = sources[stay], targets[stay], before.counts[stay]
        self.take_moves(game, delta.moves)
        self.bend_moves()
        self._measure()

    def rows_now(self, ids: Ints) -> Ints:
        """The rows of positions by identity; -1 for those that are not there."""
        rows = np.full(len(ids), -1, dtype=np.int64)
        known = ids < len(self._rows)
        rows[known] = self._rows[ids[known]]
        return rows

    def take_moves(self, game: GraphGame, pairs: Collection[tuple[int, int]] | None = None) -> None:
        """All moves of the game, or those of some pairs of identities. They are straight until `bend_moves`."""
        if pairs is not None:
            self._take_some_moves(game, pairs)
        if self.m != game.move_count or pairs is None:
            self.sources, self.targets, self.counts = taking.moves_of(game, self._rows)
        self.bend = np.zeros(self.m)
        self.boxes = Boxes(self.m)
        self.luck = ink.luck(self.ids[self.sources], self.ids[self.targets])

    def _take_some_moves(self, game: GraphGame, pairs: Collection[tuple[int, int]]) -> None:
        there = [(s, t) for s, t in pairs if s in self.row and t in self.row]
        old = self.moves_between([(self.row[s], self.row[t]) for s, t in there])
        new = [(self.row[s], self.row[t], move.count) for s, t in there if (move := game.move(s, t))]
        columns = np.array(new, dtype=np.int64).reshape(-1, 3).T
        parts = (self.sources, self.targets, self.counts)
        kept = (np.concatenate([np.delete(part, old), more]) for part, more in zip(parts, columns, strict=True))
        self.sources, self.targets, self.counts = kept

    def take_labels(self, game: GraphGame, keys: Collection[int] | None = None) -> None:
        """The values of all positions, or of those given."""
        if keys is None:
            self.labels = taking.values_of(game, self.keys)
            return
        for key in keys:
            if key in self.row:
                self.labels[self.row[key]] = game.value(key)

    def take_stones(self, query: Query | None) -> None:
        self.stones = taking.stones_of(query, self._rows, self.n)
        self._most_stones = int(self.stones.max(initial=0))

    def take_places(self, game: GraphGame, keys: Collection[int] | None = None) -> None:
        """The places of all positions, or of those given."""
        if keys is None:
            self.x, self.y = taking.places_of(game, self.keys).T.copy()
            self.bend_moves()
            self._measure()
            return
        rows = self.rows_of(keys)
        places = taking.places_of(game, [self.keys[row] for row in rows.tolist()])
        self.place(rows, places[:, 0], places[:, 1])
        self._measure()

    def place(self, rows: Ints, x: Floats, y: Floats) -> None:
        """Put some rows elsewhere."""
        self.x[rows], self.y[rows] = x, y
        if self._bends or 2 * len(rows) > self.n:
            self.bend_moves()
            return
        moved = np.zeros(self.n, dtype=np.bool_)
        moved[rows] = True
        touched = np.flatnonzero(moved[self.sources] | moved[self.targets])
        if self.curved:
            # Not in place: who has seen the bends before is to find others.
            self.bend = self.bend.copy()
            self.bend[touched] = self._arcs(touched)
        self._box(touched)
        if self._has_slots:
            moved[self.sources[touched]] = moved[self.targets[touched]] = True
            rows, titles, stones = settled(self.x, self.y, self.sources, self.targets, self.bend, moved)
            self.title_slots[rows], self.stone_slots[rows] = titles, stones

    def bend_moves(self) -> None:
        """Let moves go around positions that stand in their way, and titles and stones stand clear of the moves."""
        if self._bends:
            places = self.x, self.y
            self._drawing = bent(self._drawing, self.ids, *places, self.sources, self.targets, self.curved)
            self.bend = self._drawing.bend
        elif self.curved:
            self.bend = self._arcs(slice(None))
        self._box(slice(None))
        if self._has_slots:
            around = slots.slots_of(self.x, self.y, self.sources, self.targets, self.bend)
            self.title_slots, self.stone_slots = around
        else:
            self.title_slots, self.stone_slots = np.full(self.n, slots.TITLES[0]), np.full(self.n, slots.STONES[0])

    def curve(self, curved: bool) -> None:
        """Let moves run in arcs, or straight where nothing is in their way."""
        if curved != self.curved:
            self.curved, self.bend = curved, np.zeros(self.m)
            self.bend_moves()

    def _arcs(self, which: Ints | slice) -> Floats:
        """The bends of some moves where they are too many for a look at what is in the way of each."""
        sources, targets = self.sources[which], self.targets[which]
        return gentle(np.hypot(self.x[targets] - self.x[sources], self.y[targets] - self.y[sources]))

    @property
    def is_plain(self) -> bool:
        """Whether a position that is shifted takes its moves with it, and nothing else."""
        return not self._bends and not self._has_slots

    @property
    def _bends(self) -> bool:
        return self.n * self.m <= MOST_PAIRS

    @property
    def _has_slots(self) -> bool:
        return self.n + 2 * self.m <= slots.MOST

    def _measure(self) -> None:
        self._density = ink.length_to_area(self.x, self.y, self.sources, self.targets)

    def _box(self, which: Ints | slice) -> None:
        sources, targets = self.sources[which], self.targets[which]
        ends = self.x[sources], self.y[sources], self.x[targets], self.y[targets]
        self.boxes.take(which, *ends, self.bend[which])

    # Asking

    def share(self, scale: float) -> float:
        """The share of the moves that are painted at a scale, seen from far."""
        return ink.share(self._density, scale)

    def dense(self, scale: float) -> bool:
        """Whether the moves lie so dense at a scale that none is seen alone."""
        return ink.dense(self._density, scale)

    def title(self, row: int) -> str:
        """The number of a position, and its name if it has one."""
        return full_title(row, self.names.get(self.keys[row]))

    @property
    def widest_sign(self) -> float:
        """Canvas units that the longest title, or number of stones, may take."""
        title = min(LETTER * (len(str(self.n)) + 1 + self._longest_name), WIDEST_TITLE)
        return max(title, LETTER * (len(str(self._most_stones)) + 1) + 12) + 6

    def rows_of(self, keys: Collection[int]) -> Ints:
        """The rows of those positions that are still there."""
        rows = [self.row[key] for key in keys if key in self.row]
        return np.array(rows, dtype=np.int64)

    def centre(self, row: int) -> QPointF:
        return QPointF(float(self.x[row]), float(self.y[row]))

    def shape(self, i: int) -> MoveShape:
        """The drawn shape of move i."""
        return MoveShape(self.centre(int(self.sources[i])), self.centre(int(self.targets[i])), float(self.bend[i]))

    def bounds(self, rows: list[int] | None = None) -> QRectF:
        """Around all discs, or those of some rows, with their labels."""
        x, y = (self.x, self.y) if rows is None else (self.x[rows], self.y[rows])
        if not len(x):
            return QRectF()
        margin = RADIUS * 1.8
        return QRectF(QPointF(x.min() - margin, y.min() - margin), QPointF(x.max() + margin, y.max() + margin))

    def rows_in(self, rect: QRectF, margin: float = 0.0, above: float | None = None) -> Ints:
        """The rows whose centres lie in a rectangle grown by `margin`, by `above` at the top and the foot."""
        above = margin if above is None else above
        inside = (self.x >= rect.left() - margin) & (self.x <= rect.right() + margin)
        inside &= (self.y >= rect.top() - above) & (self.y <= rect.bottom() + above)
        return np.flatnonzero(inside)

    def moves_in(self, rect: QRectF, share: float = 1.0) -> Ints:
        """The moves that meet a rectangle, and some of those that pass it closely; a share of them by their luck."""
        near = self.boxes.around(rect)
        if share < 1.0:
            near = near[self.luck[near] < share]
        sources, targets, grown = self.sources[near], self.targets[near], np.abs(self.bend[near]) + MARGIN
        middle = rect.center()
        ends = (self.x[sources] - middle.x(), self.y[sources] - middle.y(),
                self.x[targets] - middle.x(), self.y[targets] - middle.y())  # fmt: skip
        return near[crossing(*ends, rect.width() / 2 + grown, rect.height() / 2 + grown)]

    def moves_from(self, row: int) -> Ints:
        """The moves of a position."""
        return np.flatnonzero(self.sources == row)

    def moves_between(self, pairs: Collection[tuple[int, int]]) -> Ints:
        """The moves that lead from one to the other row of one of the pairs."""
        if not pairs:
            return np.zeros(0, dtype=np.int64)
        wanted = np.array(list(pairs), dtype=np.int64)
        starts = np.zeros(self.n, dtype=np.bool_)
        starts[wanted[:, 0]] = True
        near = np.flatnonzero(starts[self.sources])
        codes = self.sources[near] * self.n + self.targets[near]
        return near[np.isin(codes, wanted[:, 0] * self.n + wanted[:, 1])]

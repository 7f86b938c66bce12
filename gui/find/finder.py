"""Looks for positions: what was asked, what matches, and which match one stands at."""

import numpy as np
from PySide6.QtCore import QObject, QRectF, QTimer, Signal

from engine.finding import Facts, QueryError, Test, parse
from gui.canvas.geometry import RADIUS, Ints
from gui.canvas.surface import CanvasSurface
from gui.faces.numbering import numbering
from gui.selection import Spotlight
from gui.session import Session

MOST_LIT = 1_000
"""Matches that are lit at once: those in view; of more, some everywhere."""
SOON = 60
"""Milliseconds after an edit, or after the view moved, until matches are found and lit anew."""


class Finder(QObject):
    """Finds positions on a canvas.

    Attributes
    ----------
    error
        What is wrong with the query, if it cannot be read.

    Signals
    -------
    changed()
        Another query, other matches, or another one of them.
    """

    changed = Signal()

    def __init__(self, canvas: CanvasSurface, session: Session, spotlight: Spotlight) -> None:
        super().__init__(canvas)
        self._canvas, self._session, self._spotlight = canvas, session, spotlight
        self.error: QueryError | None = None
        self._text = ""
        self._test: Test | None = None
        self._rows = np.zeros(0, dtype=np.int64)
        self._at = -1
        self._active = False
        self._lit: frozenset[int] = frozenset()
        self._facts: Facts | None = None
        self._find_soon = QTimer(self, singleShot=True, interval=SOON)
        self._find_soon.timeout.connect(self._find)
        self._light_soon = QTimer(self, singleShot=True, interval=SOON)
        self._light_soon.timeout.connect(self._light)
        for signal in (session.changed, session.looked_at, numbering.changed):
            signal.connect(self._stale)
        for signal in (canvas.zoomed, canvas.panned):
            signal.connect(self._light_later)
        spotlight.changed.connect(self._light_later)

    @property
    def text(self) -> str:
        return self._text

    @property
    def count(self) -> int:
        """How many positions match."""
        return len(self._rows)

    @property
    def at(self) -> int:
        """Which match one stands at, from 0; -1 for none."""
        return self._at

    @property
    def asked(self) -> bool:
        """Whether there is a query that can be read."""
        return self._test is not None

    def ask(self, text: str) -> None:
        """Look for something else. The view and the selection stay as they are."""
        self._text, self.error = text, None
        try:
            self._test = parse(text)
        except QueryError as error:
            self._test, self.error = None, error
        self._find()

    def start(self) -> None:
        """Show what matches, from now on."""
        self._active = True
        self._find()

    def stop(self) -> None:
        """Light nothing any more; what was asked is remembered."""
        self._active = False
        for timer in (self._find_soon, self._light_soon):
            timer.stop()
        self._put_out()
        self._facts = None

    def step(self, by: int) -> None:
        """Go to the next match (1) or the one before (-1), from what is selected; after the last comes the first."""
        if self._find_soon.isActive() or not self._active:
            self._find_soon.stop()
            self._find()
        if not self.count:
            return
        here = self._here()
        if self._at >= 0:
            self._at = (self._at + by) % self.count
        elif here is None:
            self._at = 0 if by > 0 else self.count - 1
        else:
            found = int(np.searchsorted(self._rows, here, side="right" if by > 0 else "left"))
            self._at = (found if by > 0 else found - 1) % self.count
        self._go()

    def _here(self) -> int | None:
        """The row of the one selected position."""
        chosen = self._canvas.selection.positions
        return self._canvas.picture.row.get(next(iter(chosen))) if len(chosen) == 1 else None

    def _go(self) -> None:
        key = self._canvas.picture.keys[int(self._rows[self._at])]
        self._canvas.selection.set([key])
        self._canvas.journey.to(key)
        self._light()
        self.changed.emit()

    # Matches

    def _stale(self, *_: object) -> None:
        self._facts = None
        if self._active:
            self._find_soon.start()

    def _find(self) -> None:
        """Find all matches now."""
        self._find_soon.stop()
        if self._test is None:
            self._rows = np.zeros(0, dtype=np.int64)
        else:
            self._rows = np.flatnonzero(self._test(self._known()))
        here = self._here()
        at = int(np.searchsorted(self._rows, -1 if here is None else here))
        self._at = at if here is not None and at < self.count and self._rows[at] == here else -1
        self._light()
        self.changed.emit()

    def _known(self) -> Facts:
        """The facts of the graph that is shown, from the arrays that it is painted from."""
        if self._facts is None:
            picture = self._canvas.picture
            moves = np.bincount(picture.sources, minlength=picture.n)
            names = {picture.row[key]: name for key, name in picture.names.items() if key in picture.row}
            groups = tuple((title.casefold(), rows) for title, rows in self._canvas.frame.groups.members())
            self._facts = Facts(picture.labels, picture.stones, moves, names, numbering.first, groups)
        return self._facts

    # Light

    def _light_later(self, *_: object) -> None:
        if self._active and not self._light_soon.isActive():
            self._light_soon.start()

    def _light(self) -> None:
        """Light the matches in view, unless a panel points at something else."""
        if self._find_soon.isActive():
            # The rows are of a graph that is another one now.
            return
        found = None if self._at < 0 or not self._active else self._canvas.picture.keys[int(self._rows[self._at])]
        if found != self._canvas.show_state.found:
            self._canvas.show_state.found = found
            self._canvas.update()
        if not self._active:
            return
        spotlight = self._spotlight
        ours = spotlight.positions == self._lit and not spotlight.moves and spotlight.thing is None
        if ours or not (spotlight.positions or spotlight.moves or spotlight.thing is not None):
            self._lit = frozenset(self._canvas.picture.ids[self._in_view()].tolist())
            spotlight.light(self._lit)

    def _put_out(self) -> None:
        if self._lit and self._spotlight.positions == self._lit:
            self._spotlight.clear()
        self._lit = frozenset()
        self._light()

    def _in_view(self) -> Ints:
        """The rows of matches in view, `MOST_LIT` at most."""
        canvas, picture = self._canvas, self._canvas.picture
        rows = self._rows[self._rows < picture.n]
        view = canvas.camera.world_rect(QRectF(canvas.rect())).adjusted(-RADIUS, -RADIUS, RADIUS, RADIUS)
        x, y = picture.x[rows], picture.y[rows]
        rows = rows[(x >= view.left()) & (x <= view.right()) & (y >= view.top()) & (y <= view.bottom())]
        # Spread over all of them: it is only from far that so many are in view.
        return rows if len(rows) <= MOST_LIT else rows[np.linspace(0, len(rows) - 1, MOST_LIT).astype(np.int64)]

"""Keeps the tiles of a large graph right, and paints those that are wanted when nothing else is to be done."""

from collections.abc import Callable, Iterator
from itertools import islice

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, QTimer
from PySide6.QtWidgets import QWidget

from gui.canvas.camera import Camera
from gui.canvas.layers.scene import Lifted
from gui.canvas.picture import Picture
from gui.canvas.tiles.base import Base, strip
from gui.canvas.tiles.blit import Blit, steady
from gui.canvas.tiles.lens import Key, Lens, count, listed
from gui.canvas.tiles.rebase import touched
from gui.canvas.tiles.seen import Seen
from gui.canvas.tiles.sheet import Sheet
from gui.canvas.tiles.traces import Traces

SLICE = 9.0
"""Milliseconds of painting at a time."""
PAUSE = 3
"""Milliseconds between slices while the view moves: what the hand does comes first."""
SETTLED = 70
"""Milliseconds after the last change of the scale from which it is worth painting tiles for it, and after the last
movement from which tiles are painted that are out of sight."""
OVERVIEW = 1024.0
"""Pixels along the longer side of the coarse picture of the whole."""
MOST_OVERVIEW = 40
RING = 1
"""Tiles around those that are seen that are painted ahead."""


class Mosaic:
    """The tiles of one canvas."""

    def __init__(self, canvas: QWidget) -> None:
        self._canvas = canvas
        self._timer = QTimer(canvas, singleShot=True)
        self._timer.timeout.connect(self._step)
        self._since_zoom, self._since_move = QElapsedTimer(), QElapsedTimer()
        self._picture = Picture()
        self._camera = Camera()
        self.overview_painted: Callable[[], object] = lambda: None
        self.forget()

    def forget(self) -> None:
        """Forget all tiles: the graph is another one."""
        self._timer.stop()
        self._base: Base | None = None
        self._seen: Seen | None = None
        self._lifted: Lifted | None = None
        self._landing: Lifted | None = None
        self._left_at: QPointF | None = None
        self._sheet = Sheet(Lens(1.0))
        self._before: Sheet | None = None
        self._overview: Sheet | None = None
        self._whole = QRectF()

    @property
    def resting(self) -> bool:
        """Whether nothing is left to paint."""
        return not self._timer.isActive()

    @property
    def lifted(self) -> Lifted | None:
        """The rows that are left out of the tiles."""
        return self._lifted

    @property
    def apart(self) -> Lifted | None:
        """The rows that are to be painted over the tiles, with their moves; None where there are none."""
        return self._landing if self._lifted is None else self._lifted

    @property
    def overview(self) -> Sheet | None:
        """A sheet that shows the whole graph, if all its tiles are there (maybe old ones)."""
        sheets = (self._overview, self._sheet)
        return next((sheet for sheet in sheets if sheet is not None and sheet.covers(self._whole)), None)

    # What is different

    def take(self, picture: Picture) -> None:
        """The picture may have changed: find the tiles that show it, and bring as many up to date as time allows."""
        now = Seen(picture, self._seen)
        if self._seen is not None:
            if self.apart is not None and not self._same_rows(now):
                # The rows and moves that are lifted have other numbers now.
                self._lifted = self._landing = None
                self._mark(None)
            self._mark(self._seen.differences(now, self._lifted.are if self._lifted else None))
        self._seen, self._picture = now, picture
        self._whole = picture.bounds()
        self._mind_levels()
        self._refresh()

    def _same_rows(self, now: Seen) -> bool:
        return self._seen is not None and self._seen.keys is now.keys and self._seen.sources is now.sources

    def lift(self, lifted: Lifted) -> None:
        """Take some rows and their moves out of the tiles: they are about to be moved."""
        if self._seen is not None:
            self.land()
            self.shifted()
            self._lifted, self._landing = lifted, None
            self._left_at = QPointF(self._seen.x[lifted.rows].mean(), self._seen.y[lifted.rows].mean())
            self._mark(self._around(lifted))

    def shifted(self) -> None:
        """What is lifted is elsewhere."""
        self._since_move.start()

    def land(self) -> None:
        """Take what was lifted into the tiles again; it is painted over them until they are right."""
        if self._lifted is not None and self._seen is not None:
            self._mark(self._around(self._lifted))
            self._landing, self._lifted = self._lifted, None

    def _around(self, lifted: Lifted) -> Traces | None:
        assert self._seen is not None
        around = self._seen.around(lifted.are)
        return around if len(around) <= 20_000 else None

    def _mind_levels(self) -> None:
        """A sheet whose moves lie denser or thinner now is painted anew."""
        for sheet in self._sheets():
            scale = sheet.lens.scale
            level = self._picture.share(scale), self._picture.dense(scale)
            if sheet.level != level:
                sheet.level = level
                sheet.mark(None)

    def _mark(self, traces: Traces | None) -> None:
        if traces is None or len(traces):
            # What is selected is painted from far, too.
            thinned = self._base is None or not self._base.selection.moves
            for sheet in self._sheets():
                sheet.mark(traces, thinned)

    def _sheets(self) -> list[Sheet]:
        """The sheets that there are, the coarsest first."""
        return [sheet for sheet in (self._overview, self._before, self._sheet) if sheet is not None]

    # Showing

    def look(self, picture: Picture, base: Base, camera: Camera, exposed: QRect) -> Blit:
        """The tiles as they are now; what is missing comes later."""
        if self._seen is None:
            self._seen, self._picture = Seen(picture), picture
            self._whole = picture.bounds()
        if base != self._base:
            self._rebase(base)
        before, self._camera = self._camera, steady(camera, self._canvas.devicePixelRatioF())
        if before.offset != self._camera.offset:
            self._since_move.start()
        self._focus(Lens(camera.scale, self._canvas.devicePixelRatioF()))
        if not self._timer.isActive() and (self._landing is not None or next(self._work(), None)):
            self._timer.start(0)
        others = [sheet for sheet in self._sheets() if sheet is not self._sheet]
        return Blit(self._sheet, others, self._camera, exposed)

    @property
    def camera(self) -> Camera:
        """The camera of the last look."""
        return self._camera

    def _rebase(self, base: Base) -> None:
        """The look of all positions, or of some, is another one."""
        old, self._base = self._base, base
        if old is None or old.colours != base.colours:
            self._sheet, self._before, self._overview = Sheet(self._sheet.lens), None, None
        else:
            rows = touched(self._picture, old, base)
            assert self._seen is not None
            self._mark(None if rows is None else self._seen.positions(rows))

    def _focus(self, lens: Lens) -> None:
        """Look through a lens. The sheet before stands in until its tiles are there."""
        if lens == self._sheet.lens:
            return
        self._since_zoom.start()
        old, before = self._sheet, self._before
        if before is not None and before.lens == lens:
            self._sheet, self._before = before, old
            return
        if len(old.tiles) * 2 > self._count_seen(old.lens) or before is None:
            self._before = old
        self._sheet = Sheet(lens)
        self._mind_levels()

    def _count_seen(self, lens: Lens) -> int:
        return count(lens.keys(self._camera.world_rect(QRectF(self._canvas.rect()))))

    # Painting when idle

    def _seen_keys(self) -> QRect:
        return self._sheet.lens.keys(self._camera.world_rect(QRectF(self._canvas.rect())))

    @property
    def complete(self) -> bool:
        """Whether all that is seen is there, and up to date."""
        return not self._sheet.wanting(listed(self._seen_keys()))

    def _work(self) -> Iterator[tuple[Sheet, Key]]:
        """The tiles that are wanted, the most urgent first."""
        keys = self._seen_keys()
        seen = listed(keys)
        if self._lifted is not None and self._left_at is not None:
            # Where it was, it still shows: that goes first.
            seen = self._sheet.nearest(seen, self._left_at)
        yield from ((self._sheet, key) for key in self._sheet.until_fresh(seen))
        yield from self._ahead(keys)

    def _ahead(self, keys: QRect) -> Iterator[tuple[Sheet, Key]]:
        """What will be wanted when the view moves: tiles around it, and the whole from far."""
        ring = keys.adjusted(-RING, -RING, RING, RING)
        yield from ((self._sheet, key) for key in self._sheet.until_fresh(listed(ring)))
        if not keys.contains(self._sheet.lens.keys(self._whole)):
            self._make_overview()
        if self._overview is not None:
            overview = self._overview
            yield from ((overview, key) for key in overview.until_fresh(listed(overview.lens.keys(self._whole))))

    def _make_overview(self) -> None:
        whole = self._whole
        if self._overview is not None and count(self._overview.lens.keys(whole)) <= MOST_OVERVIEW:
            return
        self._overview = Sheet(Lens(OVERVIEW / max(whole.width(), whole.height(), 1.0)))
        self._mind_levels()

    @property
    def _ready(self) -> bool:
        return self._base is not None and self._base.fits(self._picture) and self._canvas.isVisible()

    def _step(self) -> None:
        """Paint for some milliseconds."""
        if not self._ready:
            return
        if self._wait(self._since_zoom) or (self.complete and self._wait(self._since_move)):
            return
        clock = QElapsedTimer()
        clock.start()
        for sheet, key in self._work():
            self._paint(sheet, key)
            moving = _left(self._since_move) > 0
            if moving or clock.nsecsElapsed() > SLICE * 1e6:
                self._timer.start(PAUSE if moving else 0)
                return
        self._end()

    def _wait(self, since: QElapsedTimer) -> bool:
        """Whether it is too early to go on; it will be later."""
        if _left(since):
            self._timer.start(_left(since))
            return True
        return False

    def _end(self) -> None:
        """All is there."""
        room = 1 + max(self._seen_keys().width(), self._seen_keys().height()) // 2
        self._sheet.keep(self._seen_keys().adjusted(-room, -room, room, room))
        if self._landing is not None:
            self._landing = None
            self._canvas.update()

    def _paint(self, sheet: Sheet, key: Key) -> None:
        assert self._base is not None
        base = self._base if sheet is not self._overview else self._base.without_grid()
        tile, part = sheet.tiles.get(key), sheet.stale(key)
        if tile is None or part is None:
            part = sheet.lens.world(key)
            sheet.put(key, base.tile(self._picture, self._lifted, sheet.lens, key))
        else:
            part, left = strip(tile, sheet.lens, key, part, self._left_at)
            sheet.put(key, base.patch(tile, self._picture, self._lifted, sheet.lens, key, part), left)
        if sheet is self._overview:
            self.overview_painted()
        if sheet is not self._sheet:
            # It is painted only when nothing is missing in the one that is seen.
            return
        at = self._camera.screen_rect(part).toAlignedRect().adjusted(-1, -1, 1, 1)
        self._canvas.update(at & self._canvas.rect())

    def _refresh(self) -> None:
        """Bring tiles that are seen up to date, as many as may be without a pause that is felt."""
        # What is on its way is painted over the tiles wherever it is, and the hand waits for the frame.
        if self.apart is not None or not self._ready:
            return
        clock = QElapsedTimer()
        clock.start()
        keys = [key for key in listed(self._seen_keys()) if key in self._sheet.tiles]
        for key in islice(self._sheet.wanting(keys), 64):
            self._paint(self._sheet, key)
            if clock.nsecsElapsed() > SLICE * 1e6:
                break


def _left(since: QElapsedTimer) -> int:
    """Milliseconds until the view counts as settled."""
    return max(SETTLED - since.elapsed(), 0) if since.isValid() else 0

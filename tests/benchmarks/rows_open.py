"""A file opened, or a text pasted: until it is shown in layers, and how long the window does not answer meanwhile."""

import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.benchmarks import fresh
from tests.benchmarks.measuring import peak, resident
from tests.benchmarks.table import Line, Settings, in_mb, in_ms

SIZES = ((100, 200, 0.1), (1_000, 2_000, 0.3), (10_000, 10_000, 1.5))
MEMORY, BLOCKED = 300e6, 0.1
GIVE_UP = 120.0
BEAT = 2


def shown_seconds(path: str, n: int, paste: bool, after: float) -> dict[str, float]:
    """Seconds until the canvas has painted the n positions of a file, and the longest that no event was looked at.

    The window is watched for `after` seconds more: panels may have something to do when all is quiet.
    """
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtWidgets import QApplication

    from tests.benchmarks import gui_world

    window = gui_world.main_window()
    _choose_first(window)
    before = resident()
    loop = QEventLoop()
    watch = Watch(window, n, after, loop)
    timer = QTimer(interval=BEAT, timerType=gui_world.Qt.TimerType.PreciseTimer)
    timer.timeout.connect(watch.beat)
    timer.start()
    if paste:
        QApplication.clipboard().setText(Path(path).read_text())
        watch.begin(window.clipboard.paste)
    else:
        watch.begin(lambda: window.files.open_path(Path(path)))
    loop.exec()
    shown = watch.shown - watch.start if watch.shown else GIVE_UP
    answer = {"seconds": shown, "cpu": watch.cpu, "blocked": watch.blocked, "blocked_cpu": watch.blocked_cpu}
    layers = len({place.y for place in window.session.game.places.values()})
    return {**answer, "memory": resident(), "grown": resident() - before, "peak": peak(), "layers": layers}


def _choose_first(window: Any) -> None:
    """In place of a person who is asked which format a pasted text is in."""
    window.files.dialogs.choose_format = lambda _name, detection: detection.candidates[0]


class Watch:
    """Looks at the window at each beat of a timer: between two beats it was busy, and answered nobody."""

    def __init__(self, window: Any, n: int, after: float, loop: Any) -> None:
        from tests.benchmarks.gui_world import Paints

        self.window, self.n, self.after, self.loop = window, n, after, loop
        self.paints = Paints(window.canvas)
        self.start = self.shown = self.last = self.blocked = self.blocked_cpu = 0.0
        self.cpu = self.last_cpu = 0.0
        self.there_since: int | None = None

    def begin(self, action: Any) -> None:
        """Start the clock and do what is measured."""
        self.cpu, self.last_cpu = time.process_time(), time.thread_time()
        self.start = self.last = time.perf_counter()
        action()

    def beat(self) -> None:
        """The window answers."""
        now, cpu = time.perf_counter(), time.thread_time()
        gap = now - self.last - BEAT / 1e3
        if gap > self.blocked:
            self.blocked, self.blocked_cpu = gap, cpu - self.last_cpu
        if not self.shown and self._is_shown():
            self.shown, self.cpu = now, time.process_time() - self.cpu
        self.last, self.last_cpu = time.perf_counter(), time.thread_time()
        if now - self.start > GIVE_UP or (self.shown and now - self.shown > self.after):
            self.loop.quit()

    def _is_shown(self) -> bool:
        """Whether the canvas has been painted since it has all positions."""
        game = self.window.session.graph
        if game is None or game.n != self.n:
            return False
        if self.there_since is None:
            # What was painted up to here may show what was there before: once more is sure.
            self.there_since = self.paints.count
            self.window.canvas.update()
        return self.paints.count > self.there_since


def open_lines(settings: Settings) -> Iterator[Line]:
    """Both ways to bring a graph in, each size in a process of its own."""
    from tests.benchmarks.inputs import uva_text

    times = 1 if settings.small else 3
    after = 0.1 if settings.small else 1.0
    for n, m, most in ((40, 80, 0.1),) if settings.small else SIZES:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "uva11927.in"
            path.write_text(uva_text(n, m))
            for paste in (False, True):
                arguments: dict[str, Any] = {"path": str(path), "n": n, "paste": paste, "after": after}
                runs = [fresh.call(shown_seconds, **arguments) for _ in range(times)]
                way = f"{'pasting' if paste else 'opening'} {n:,} / {m:,}"
                yield from _told(way, most, runs)


def _told(way: str, most: float, runs: list[dict[str, float]]) -> Iterator[Line]:
    def middle(name: str) -> float:
        return sorted(run[name] for run in runs)[len(runs) // 2]

    least, seconds = min(run["seconds"] for run in runs), middle("seconds")
    yield Line(
        f"{way} until shown in layers",
        in_ms(seconds),
        f"{in_ms(most)} or less",
        seconds <= most,
        {"seconds": seconds, "least": least, "cpu": middle("cpu"), "layers": middle("layers")},
        f"least {in_ms(least)}; processor {in_ms(middle('cpu'))}; {middle('layers'):,.0f} layers",
    )
    yield Line(
        f"{way}: longest that the window does not answer",
        in_ms(middle("blocked")),
        f"{in_ms(BLOCKED)} or less",
        middle("blocked") <= BLOCKED,
        {"blocked": middle("blocked"), "cpu": middle("blocked_cpu"), "least": min(run["blocked"] for run in runs)},
        f"least {in_ms(min(run['blocked'] for run in runs))}; processor {in_ms(middle('blocked_cpu'))}",
    )
    yield Line(
        f"{way}: memory of the program",
        in_mb(middle("peak")),
        f"{in_mb(MEMORY)} or less",
        middle("peak") <= MEMORY,
        {"peak": middle("peak"), "grown": middle("grown"), "memory": middle("memory")},
        f"at its most; {in_mb(middle('memory'))} at the end, {in_mb(middle('grown'))} more than the empty window",
    )

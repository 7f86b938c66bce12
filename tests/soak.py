"""The soak test: one process, one window, edits, undos, redos, saves, loads and looks at other cases without end.

``python -m tests.soak [--steps 1000000] [--seed N]`` prints a line for each check point and a table at the end; the
exit code is 1 if anything was wrong. At a check point all labels are found anew by the definition, the document is
compared with what its file gives back, and what the process holds is counted.
"""

import argparse
import gc
import os
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QTimer
from PySide6.QtWidgets import QApplication

from engine import project_file
from engine.document import Document, empty_record
from gui.main_window import MainWindow
from gui.theme import ThemeController
from tests.by_definition import wrong_labels
from tests.soak_acts import Acts, content
from tests.watched import Held, Watch, held_now

WARM_UP = 0.3
"""The share of the run after which what is held has to stay."""
FLAT = 64 << 10
"""Memory that grows by fewer bytes in 1,000 steps is flat: the noise of an allocator."""
ROOM = {"objects": 0.05}
"""Caches of bounded size fill up slowly: so much larger a share of Python's own objects is no leak."""
FEW_POINTS = 9
"""Of fewer check points nothing is said about growth."""
STEPS_A_TURN = 10
SETTLE_SECONDS = 0.6
PATIENCE_SECONDS = 60.0


@dataclass
class Points:
    """What was held after how many steps."""

    steps: list[int] = field(default_factory=list)
    held: list[Held] = field(default_factory=list)

    def add(self, steps: int, held: Held) -> None:
        self.steps.append(steps)
        self.held.append(held)

    def late(self) -> tuple[list[int], list[Held]]:
        """Those after the warm-up."""
        first = int(len(self.steps) * WARM_UP)
        return self.steps[first:], self.held[first:]

    @property
    def slope(self) -> float:
        """Bytes of memory for each 1,000 steps after the warm-up, by least squares."""
        steps, held = self.late()
        if len(steps) < 2:
            return 0.0
        middle = sum(steps) / len(steps)
        over = sum((step - middle) ** 2 for step in steps)
        return 1000 * sum((step - middle) * one.rss for step, one in zip(steps, held, strict=True)) / over

    def growing(self, what: str) -> bool:
        """Whether there was more of `what` in the last third after the warm-up than ever in the first third."""
        counts = [getattr(one, what) for one in self.late()[1]]
        third = len(counts) // 3
        return third > 0 and max(counts[-third:]) > max(counts[:third]) * (1 + ROOM.get(what, 0.0))


COUNTED = ("widgets", "objects", "threads", "files", "left")


class Soak:
    """One run."""

    def __init__(self, window: MainWindow, folder: Path, seed: int, watch: Watch) -> None:
        self.window, self.folder, self.watch = window, folder, watch
        self.acts = Acts(window, Random(seed), folder, watch)
        self.points = Points()
        self.brief = False
        self._start = time.monotonic()

    def run(self, steps: int, check_every: int) -> Iterator[None]:
        """All of it, in pieces between which Qt has its turn."""
        if not self.brief:
            yield from self.acts.once()
        for step in range(1, steps + 1):
            yield from self.acts.step()
            if step % STEPS_A_TURN == 0:
                yield
            if step % check_every == 0 or step == steps:
                yield from self._check(step)

    def _check(self, step: int) -> Iterator[None]:
        document = self.window.session.document
        for text in wrong_labels(document):
            self.watch.tell(f"step {step}: {text}")
        if content(project_file.load(project_file.dump(document))[0]) != content(document):
            self.watch.tell(f"step {step}: a file of the document gives another one back")
        yield from self._rest()
        self.points.add(step, held_now(self.folder.parent))
        self._print(step)

    def _rest(self) -> Iterator[None]:
        """The same plain document and panels each time, so that what is held can be compared."""
        self.window.session.undo_stack.setClean()
        self.window.session.open(Document([empty_record()]))
        for name in ("problems", "generator", "stress"):
            self.window.docks[name].hide()
        end = time.monotonic() + PATIENCE_SECONDS
        while (self.window.jobs.running or threading.active_count() > 1) and time.monotonic() < end:
            yield
        if self.window.jobs.running:
            self.watch.tell(f"still running: {[job.title for job in self.window.jobs.running]}")
        end = time.monotonic() + SETTLE_SECONDS
        while time.monotonic() < end:
            yield
        gc.collect()
        yield

    def _print(self, step: int) -> None:
        held, seconds = self.points.held[-1], time.monotonic() - self._start
        counts = ", ".join(f"{getattr(held, what)} {what}" for what in COUNTED)
        pace, wrong = step / seconds, len(self.watch.wrong)
        print(f"{step}: {held.rss / 2**20:.1f} MB, {counts}, {pace:.0f} a second, {wrong} wrong", flush=True)

    def verdict(self) -> list[str]:
        """Everything that is wrong."""
        found = list(self.watch.wrong)
        found += [f"ever more {what}" for what in COUNTED if self.points.growing(what)]
        if len(self.points.steps) >= FEW_POINTS and self.points.slope > FLAT:
            found.append(f"memory grows by {self.points.slope / 1024:.0f} KB in 1,000 steps")
        return found


def driven(pieces: Iterator[None], application: QApplication, watch: Watch) -> None:
    """Do all pieces inside the event loop, as a person does."""
    timer = QTimer()

    def turn() -> None:
        modal = QApplication.activeModalWidget()
        if modal is not None:
            watch.tell(f"nobody expected {modal.objectName() or type(modal).__name__}")
            modal.close()
        try:
            next(pieces)
        except StopIteration:
            timer.stop()
            application.exit()
        except Exception as error:  # noqa: BLE001 - the run ends with it, and tells
            sys.excepthook(type(error), error, error.__traceback__)
            timer.stop()
            application.exit()

    timer.timeout.connect(turn)
    timer.start(0)
    application.exec()


def closed(window: MainWindow, watch: Watch, recovery: Path) -> None:
    """Close the window; nothing of it may stay."""
    window.session.undo_stack.setClean()
    window.close()
    window.deleteLater()
    for _ in range(5):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        gc.collect()
    for widget in QApplication.allWidgets():
        watch.tell(f"a widget stayed: {type(widget).__name__} {widget.objectName()}")
    for path in recovery.iterdir() if recovery.exists() else ():
        watch.tell(f"a journal stayed: {path.name}")


def in_own_home() -> tempfile.TemporaryDirectory[str]:
    """A home for this process alone, with its temporary files in it."""
    home = tempfile.TemporaryDirectory(prefix="grundy-soak-")
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "TMPDIR"):
        place = Path(home.name) / name.lower()
        place.mkdir()
        os.environ[name] = str(place)
    tempfile.tempdir = None
    return home


def table(soak: Soak, found: list[str], seconds: float) -> str:
    """What the README says of it."""
    steps, held = soak.points.steps[-1], soak.points.held
    rows = [f"| {name} | {count} |" for name, count in soak.acts.done.most_common()]
    rows.append(f"| steps | {steps} in {seconds / 60:.1f} min, {60 * steps / seconds:.0f} a minute |")
    rows.append(f"| check points | {len(held)} |")
    late = soak.points.late()[1]
    grows = f", {soak.points.slope / 1024:+.1f} KB in 1,000 steps" if len(held) >= FEW_POINTS else ""
    rows.append(f"| memory | {late[0].rss / 2**20:.1f} MB to {late[-1].rss / 2**20:.1f} MB{grows} |")
    rows += [f"| {what} | {getattr(late[0], what)} to {getattr(late[-1], what)} |" for what in COUNTED]
    rows.append(f"| wrong | {len(found)} |")
    return "\n".join(["| soak test | |", "| --- | --- |", *rows])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--steps", type=int, default=1_000_000, help="how many steps (1000000)")
    parser.add_argument("--seed", type=int, default=1, help="of all that is random (1)")
    parser.add_argument("--check-every", type=int, default=5_000, help="steps between check points (5000)")
    parser.add_argument("--brief", action="store_true", help="do not show every part and sample first")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with in_own_home() as home, Watch() as watch:
        found = soaked(Path(home), options, watch)
    for text in found:
        print(f"WRONG: {text}")
    return 1 if found else 0


def soaked(home: Path, options: argparse.Namespace, watch: Watch) -> list[str]:
    """A run in that home; what is wrong."""
    from gui.app import prepared
    from gui.recovery.folders import recovery_root

    application = prepared(QApplication(["grundy"]))
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    window = MainWindow(ThemeController(application, "light"))
    window.show()
    folder = home / "documents"
    folder.mkdir()
    soak = Soak(window, folder, options.seed, watch)
    soak.brief = options.brief
    start = time.monotonic()
    driven(soak.run(options.steps, options.check_every), application, watch)
    if not soak.points.held:
        return watch.wrong
    found = soak.verdict()
    seconds, told = time.monotonic() - start, len(watch.wrong)
    closed(window, watch, recovery_root())
    found += watch.wrong[told:]
    print(table(soak, found, seconds))
    return found


if __name__ == "__main__":
    sys.exit(main())

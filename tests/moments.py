"""Random moments: in the middle of long work, the window is closed, another case or file is wanted, the program ends.

``python -m tests.moments [--times 300] [--seed N] [--work WORK] [--act ACT]``: each try has a window of its own in the
same process, begins a piece of work, and acts after a random time. Afterwards no thread and no program may be left, no
file half written, nothing said by Qt, no exception, no widget, and the document has to be right.
"""

import argparse
import contextlib
import gc
import os
import shutil
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import psutil
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from gui.main_window import MainWindow
from gui.recovery.folders import recovery_root
from gui.theme import ThemeController
from tests.by_definition import wrong_labels
from tests.moment_works import ACTS, OTHER, WORKS, Scene, broken_files
from tests.soak import in_own_home
from tests.watched import Watch

PATIENCE_SECONDS = 30.0
AFTER_CLOSE_SECONDS = 8.0
LONGEST_SECONDS = 1.5
KEEPER = "keeper.py"


def until(seconds: float) -> Iterator[None]:
    """Turns of the event loop for so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield


def moment(theme: ThemeController, folder: Path, work: str, act: str, rng: Random, watch: Watch) -> Iterator[None]:
    """One try in a new window."""
    folder.mkdir()
    window = MainWindow(theme)
    window.show()
    yield
    scene = Scene(window, folder, rng, watch)
    yield from WORKS[work](scene)
    yield from until(rng.random() ** 2 * LONGEST_SECONDS)
    before = window.session.document
    ACTS[act](scene)
    yield
    if window.isVisible():
        yield from _rest(window, watch)
        for text in _wrong_document(scene, work, act, before):
            watch.tell(text)
        window.close()
    yield from _after_close(watch)
    window.deleteLater()
    scene.__dict__.clear()
    del window, scene, before
    yield from _nothing_left(folder, watch)
    shutil.rmtree(folder)


def _rest(window: MainWindow, watch: Watch) -> Iterator[None]:
    """Wait for work that ends by itself; a search and the making of tests, which take long, are told to."""
    if window.stress._panel is not None:
        window.stress.panel.stop()
    dialog = window.packages.dialog
    if dialog is not None and not dialog._writing:
        dialog.reject()
    end = time.monotonic() + PATIENCE_SECONDS
    while window.jobs.running and time.monotonic() < end:
        yield
    if window.jobs.running:
        watch.tell(f"still running: {[job.title for job in window.jobs.running]}")


def _wrong_document(scene: Scene, work: str, act: str, before: object) -> Iterator[str]:
    """What is not right about the document after the work and the act."""
    document = scene.session.document
    yield from wrong_labels(document)
    names = [case.name for case in document.cases]
    if act == "open" and (len(names) != 1 or document.cases[0].record.n != OTHER.n):
        yield f"the file that was opened last is not there, but {names}"
    elif act == "new" and (len(names) != 1 or document.cases[0].record.n):
        yield f"the new document is not there, but {names}"
    elif act in ("switch", "undo") and work != "reading" and document is not before:
        yield "the document is another"
    if scene.session.case is None:
        yield "no case is looked at"


def _after_close(watch: Watch) -> Iterator[None]:
    """Threads and programs end within seconds after the window has closed."""
    end = time.monotonic() + AFTER_CLOSE_SECONDS
    while time.monotonic() < end and (threading.active_count() > 1 or _programs()):
        yield
    for thread in threading.enumerate():
        if thread is not threading.main_thread():
            watch.tell(f"a thread is left: {thread.name}")
    for program in _programs():
        watch.tell(f"a program is left: {program}")


def _programs() -> list[str]:
    """The programs that run under this process; its keeper, which starts them for all windows, is none."""
    found = []
    for child in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):
            found.append(" ".join(child.cmdline()))
    return [program for program in found if KEEPER not in program]


def _nothing_left(folder: Path, watch: Watch) -> Iterator[None]:
    gc.collect()
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        yield
    for text in broken_files(folder):
        watch.tell(text)
    root = recovery_root()
    for path in root.iterdir() if root.exists() else ():
        watch.tell(f"a journal is left: {path.name}")
    for widget in QApplication.topLevelWidgets():
        watch.tell(f"a window is left: {type(widget).__name__} {widget.objectName()}")


def played(pieces: Iterator[None], application: QApplication, watch: Watch, seconds: float) -> None:
    """Play a moment in the event loop, which is entered again if the program was told to end before all was seen."""
    state = {"over": False, "end": time.monotonic() + seconds}
    timer = QTimer()

    def turn() -> None:
        modal = QApplication.activeModalWidget()
        if modal is not None and modal.objectName().endswith("Dialog") and modal.objectName() != "packageDialog":
            watch.tell(f"nobody expected {modal.objectName()}")
            modal.close()
        try:
            if time.monotonic() > state["end"]:
                raise TimeoutError("the moment takes too long")
            next(pieces)
        except StopIteration:
            state["over"] = True
        except Exception as error:  # noqa: BLE001 - the try ends with it, and it is told
            sys.excepthook(type(error), error, error.__traceback__)
            state["over"] = True
        if state["over"]:
            timer.stop()
            application.exit()

    timer.timeout.connect(turn)
    timer.start(4)
    while not state["over"]:
        application.exec()


def all_pairs() -> list[tuple[str, str]]:
    """Each work with each act; the first few have each work and each act among them."""
    acts = list(ACTS)
    return [(work, acts[(i + turn) % len(acts)]) for turn in range(len(acts)) for i, work in enumerate(WORKS)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.moments", description=__doc__)
    parser.add_argument("--times", type=int, default=300, help="how many moments (300)")
    parser.add_argument("--seed", type=int, default=1, help="of all that is random (1)")
    parser.add_argument("--work", choices=WORKS, help="this work only")
    parser.add_argument("--act", choices=ACTS, help="this act only")
    parser.add_argument("--verbose", action="store_true", help="tell of each moment")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with in_own_home() as home, Watch() as watch:
        return campaign(Path(home), options, watch)


def campaign(home: Path, options: argparse.Namespace, watch: Watch) -> int:
    """So many moments, of all pairs in turn."""
    from gui.app import prepared

    sys.setrecursionlimit(20_000)
    application = prepared(QApplication(["grundy"]))
    application.setQuitOnLastWindowClosed(False)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    theme = ThemeController(application, "light")
    pairs = [p for p in all_pairs() if options.work in (None, p[0]) and options.act in (None, p[1])]
    failed: Counter[str] = Counter()
    for number in range(options.times):
        work, act = pairs[number % len(pairs)]
        known = len(watch.wrong)
        rng = Random(f"{options.seed} {number}")
        played(moment(theme, home / f"try{number}", work, act, rng, watch), application, watch, PATIENCE_SECONDS * 2)
        if len(watch.wrong) > known:
            failed[f"{work}, {act}"] += 1
            print(f"{number} {work}, {act}: {watch.wrong[known:]}", flush=True)
        elif options.verbose:
            print(f"{number} {work}, {act}: ok", flush=True)
    print(f"| moments | {options.times} tries | {failed.total()} failed | {len(pairs)} pairs of work and act |")
    assert isValid(application)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

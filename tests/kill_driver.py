"""What the kill test runs: the real program, with a driver inside that edits without end, or that takes back what is
offered. Each state is told in a log, forced to the disk, before the next edit.

``python -m tests.kill_driver edit LOG SEED FOLDER`` runs until it is killed; ``... restore LOG`` until it has told what
it got back.
"""

import os
import sys
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from engine.document import Document
from gui.app import prepared
from gui.main_window import MainWindow
from gui.recovery.recovery import Recovery
from gui.session import Session
from gui.theme import ThemeController
from tests.kill_edits import random_change, random_document
from tests.kill_state import full_state


def fingerprint(document: Document) -> str:
    """Tells documents apart by all that they are; their cases are looked at for that."""
    for case in document.cases:
        assert case.game is not None
    format_name, _, cases = full_state(document)
    return sha256(repr((format_name, cases)).encode("utf-8", "surrogatepass")).hexdigest()


class Log:
    """Lines that are on the disk when `tell` is done."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a", encoding="ascii")

    def tell(self, session: Session) -> None:
        state = "dirty" if session.dirty else "clean"
        self._file.write(f"{time.time()!r} {state} {fingerprint(session.document)}\n")
        self._file.flush()
        os.fsync(self._file.fileno())


class Driver:
    """Edits the document of a session at random: edits, undo, redo, saving, other documents."""

    def __init__(self, session: Session, tell: Callable[[Session], None], rng: Random, folder: Path) -> None:
        self._session, self._tell, self._rng, self._folder = session, tell, rng, folder
        self._open()

    def run(self) -> QTimer:
        """Do one step after the other for as long as the timer lives."""
        timer = QTimer()
        timer.timeout.connect(lambda: timer.start(self.step()))
        timer.start(0)
        return timer

    def step(self) -> int:
        """Do something; how many milliseconds to wait afterwards."""
        self._do(self._rng.random())
        return self._rng.choice((0, 0, 5, 20)) if self._rng.random() < 0.98 else 600

    def _do(self, choice: float) -> None:
        stack = self._session.undo_stack
        if choice < 0.2:
            stack.undo()
        elif choice < 0.35:
            stack.redo()
        elif choice < 0.355:
            self._session.saved_as(self._folder / "saved.grundy")
        elif choice < 0.36:
            self._open()
        elif (change := random_change(self._rng, self._session.document)) is not None:
            self._session.push(change, "edit", self._rng.choice((-1, -1, 7)))
        self._tell(self._session)

    def _open(self) -> None:
        self._session.open(random_document(self._rng))
        for case in self._session.document.cases:
            assert case.game is not None
        self._tell(self._session)


def take_back(window: MainWindow, recovery: Recovery, log: Log, leave: Callable[[], None]) -> QTimer:
    """Press Restore as soon as something is offered, tell what came, and close the window as a person does."""
    done = {"pressed": False}

    def look() -> None:
        if recovery.dialog is not None and not done["pressed"]:
            done["pressed"] = True
            recovery.dialog.restore.click()
        elif done["pressed"] and recovery.dialog is None:
            timer.stop()
            log.tell(window.session)
            window.session.undo_stack.setClean()
            window.close()
            recovery.finish()
            leave()

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(20)
    return timer


def main(arguments: list[str]) -> int:
    role, path, *more = arguments
    application = prepared(QApplication(["grundy"]))
    window = MainWindow(ThemeController(application, "light"))
    recovery = window.recovery
    recovery.start()
    window.show()
    log = Log(Path(path))
    if role == "edit":
        kept = Driver(window.session, log.tell, Random(int(more[0])), Path(more[1])).run()
    else:
        kept = take_back(window, recovery, log, application.quit)
    code = application.exec()
    del kept
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

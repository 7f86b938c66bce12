"""Windows with recovery, and crashes of them: what a window held in memory is gone, what it wrote stays."""

import shutil
from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.document import Document
from engine.games.graph import Place
from engine.games.graph_edits import add_position
from engine.games.graph_record import GraphRecord
from gui.jobs import Jobs
from gui.recovery.recovery import Recovery
from gui.session import Session


class Window:
    """A session with recovery above a plain widget; `title` is what its document is called."""

    def __init__(self, qtbot: QtBot, root: Path) -> None:
        self.qtbot = qtbot
        self.widget = QWidget()
        self.widget.resize(900, 600)
        qtbot.addWidget(self.widget)
        self.session = Session(self.widget)
        self.jobs = Jobs(self.widget)
        self.title = ""
        self.replaceable = True
        self.asked: list[str] = []
        self.copy_to: Path | None = None
        self.said: list[str] = []
        self.recovery = Recovery(
            self.session,
            self.jobs,
            self.widget,
            title=lambda: self.title,
            may_replace=lambda: self.replaceable,
            ask_path=self._ask,
            root=root,
        )
        # Tests need not wait for what gathers.
        self.recovery.recorder.gather = 0.01
        for signal in (self.recovery.said, self.recovery.warned):
            signal.connect(self.said.append)

    def _ask(self, stem: str) -> Path | None:
        self.asked.append(stem)
        return self.copy_to

    def edit(self, times: int = 1, name: str = "") -> None:
        """Add positions to the current case."""
        for _ in range(times):
            self.session.edit(add_position(self.session.graph, Place(1.0, 2.0), name)[1], "Add position")

    def written(self) -> None:
        """Wait until all is on the disk."""
        done: list[bool] = []
        self.recovery.recorder.when_written(lambda: done.append(True))
        self.qtbot.waitUntil(lambda: bool(done))

    def start(self) -> None:
        """Start, and wait until the window has looked around."""
        self.recovery.start()
        self.qtbot.waitUntil(lambda: not self.jobs.running)

    def crash(self) -> None:
        """End as a kill does: what is on the disk stays, and the lock with it, but nobody holds that any more."""
        self.written()
        folder = self.recovery.recorder.folder
        kept = folder.with_name("kept")
        shutil.copytree(folder, kept, ignore=shutil.ignore_patterns("lock"))
        self.close()
        kept.replace(folder)

    def close(self) -> None:
        self.recovery.finish()
        self.jobs.shut_down()
        self.widget.close()


def crashed(qtbot: QtBot, root: Path, title: str, edits: int = 2, path: Path | None = None) -> None:
    """Leave behind an unsaved document."""
    window = Window(qtbot, root)
    window.title = title
    window.session.open(Document([GraphRecord(1)]), path)
    window.edit(edits, title)
    window.crash()


def left_in(root: Path) -> list[str]:
    """What lies in the folder of journals."""
    return sorted(str(path.relative_to(root)) for path in root.rglob("*")) if root.exists() else []

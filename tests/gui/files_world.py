"""A world for tests of files: a session with everything around it, and a hand that answers the dialogs."""

from pathlib import Path

from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QWidget

from engine.games import graph_edits
from engine.games.graph import Place
from engine.project_file import View
from gui.files import Dialogs, Files
from gui.jobs import Jobs
from gui.session import Session

HDU = "2\n1 1\n0\n1 0\n0\n"


class Picked(Dialogs):
    """The native file dialogs answered by a list of paths; all others are real."""

    def __init__(self, parent):
        super().__init__(parent)
        self.paths: list[Path | None] = []
        self.asked: list[tuple[str, Path]] = []

    def ask_open_path(self, title, filters, folder):
        self.asked.append((title, folder))
        return self.paths.pop(0)

    def ask_save_path(self, title, filters, suggested):
        self.asked.append((title, suggested))
        return self.paths.pop(0)


class World:
    def __init__(self, qtbot, tmp_path, registry=None):
        self.bot, self.folder = qtbot, tmp_path
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.show()
        self.session, self.jobs = Session(), Jobs()
        self.dialogs = Picked(self.window)
        self.settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        self.view, self.seen_views = View(), []
        self.files = Files(
            self.session, self.jobs, self.window, lambda: self.view, self.seen_views.append,
            dialogs=self.dialogs, settings=self.settings, registry=registry,
        )  # fmt: skip
        self.messages, self.problems, self.clicked, self.failed = [], [], [], []
        self.unexpected, self._waited = [], 0
        self._guard = QTimer(self.window)
        self._guard.timeout.connect(self._end_unexpected)
        self._guard.start(200)
        self.files.message.connect(self.messages.append)
        self.files.problems_found.connect(lambda *found: self.problems.append(found))

    def _end_unexpected(self):
        """A dialog that nobody answers would hold the test for ever."""
        dialog = QApplication.activeModalWidget()
        self._waited = self._waited + 1 if dialog else 0
        if self._waited > 15:
            self.unexpected.append(dialog.objectName())
            dialog.reject()

    def over(self):
        assert self.unexpected == []
        assert self.jobs.shut_down()

    def write(self, name, content):
        path = self.folder / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    def open(self, name="game.in", content=HDU):
        path = self.write(name, content)
        self.files.open_path(path)
        self.rest()
        return path

    def rest(self):
        """Wait until nothing runs and all answers have come."""
        self.bot.waitUntil(lambda: not self.jobs.running)

    def edit(self):
        self.session.edit(graph_edits.add_position(self.session.game, Place(5.0, 6.0))[1], "Add position")

    def click_soon(self, *names, look=None, ready=lambda _: True):
        """Click these buttons in turn, in the dialogs that come up and are `ready`; `look` sees each first."""
        left = list(names)
        timer = QTimer(self.window)

        def attempt():
            for dialog in QApplication.topLevelWidgets():
                button = dialog.findChild(QAbstractButton, left[0]) if isinstance(dialog, QDialog) else None
                if button is not None and button.isVisible() and ready(dialog):
                    if look:
                        look(dialog)
                    self.clicked.append(left.pop(0))
                    if not left:
                        timer.stop()
                    self.bot.mouseClick(button, Qt.MouseButton.LeftButton)
                    return

        timer.timeout.connect(attempt)
        timer.start(10)

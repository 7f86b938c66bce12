"""Answers to every question of a window, in a person's place."""

from pathlib import Path

from gui.files.dialogs import Overwrite, Unsaved
from gui.main_window import MainWindow
from gui.packages.dialogs import PackageDialogs
from gui.pictures.choice import PictureChoice
from tests.watched import Watch


class Answers(PackageDialogs):
    """Everything may go on and everything may be given up; what a person would be told as an error is wrong.

    Attributes
    ----------
    path
        The file that is named when one is asked for; `folder` is the folder.
    """

    def __init__(self, watch: Watch, folder: Path) -> None:
        super().__init__(None)
        self._watch, self.folder = watch, folder
        self.path: Path | None = None

    def ask_open_path(self, *_: object) -> Path | None:
        return self.path

    def ask_save_path(self, *_: object) -> Path | None:
        return self.path

    def ask_folder(self, *_: object) -> Path | None:
        return self.folder

    def confirm_limits(self, *_: object) -> bool:
        return True

    def confirm_replace(self, *_: object) -> bool:
        return True

    def confirm_replace_package(self, *_: object) -> bool:
        return True

    def ask_unsaved(self, name: str) -> Unsaved:
        return Unsaved.DISCARD

    def ask_overwrite(self, *_: object) -> Overwrite:
        return Overwrite.OVERWRITE

    def ask_picture(self, *_: object) -> PictureChoice:
        return PictureChoice(kind="png")

    def ask_elsewhere(self, *texts: str) -> bool:
        self._watch.tell(" ".join(texts))
        return False

    def show_error(self, *texts: str) -> None:
        self._watch.tell(" ".join(texts))


def answer_with(window: MainWindow, answers: Answers) -> None:
    """Let these be asked wherever the window asks; each part was handed its dialogs when it was made."""
    files = window.files
    exporting = files.exporting
    for part in (files.saver, files._incoming, exporting, exporting._exporter, files._reloader):
        part._dialogs = answers
    files.dialogs = window.pictures.dialogs = window.packages._ask = answers

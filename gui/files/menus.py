"""The menus of recent files and of samples."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu

from gui.files.recent import RecentFiles
from gui.files.samples import Sample
from gui.files.there import is_there


def fill_recent(menu: QMenu, recent: RecentFiles, open_path: Callable[[Path], None]) -> None:
    """An entry a file, greyed out where it is gone, and one that empties the list."""
    menu.clear()
    paths = recent.paths()
    for number, path in enumerate(paths, 1):
        # A single & would be taken as the mark of a key.
        text = f"{path.name}  -  {shortened(path.parent)}".replace("&", "&&")
        action = menu.addAction(f"&{number % 10}  {text}" if number <= 10 else text)
        action.setObjectName(f"recent-{number}")
        action.setToolTip(str(path))
        action.setEnabled(is_there(path))
        action.triggered.connect(partial(_call, open_path, path))
    if not paths:
        menu.addAction(_tr("No files yet")).setEnabled(False)
        return
    menu.addSeparator()
    clear = menu.addAction(_tr("Clear the list"))
    clear.setObjectName("recent-clear")
    clear.triggered.connect(recent.clear)


def fill_samples(menu: QMenu, samples: list[Sample], open_sample: Callable[[str], None]) -> None:
    """An entry a sample."""
    menu.clear()
    for sample in samples:
        action = menu.addAction(sample.title.replace("&", "&&"))
        action.setObjectName(f"sample-{sample.name}")
        action.triggered.connect(partial(_call, open_sample, sample.name))


def _call(function: Callable[..., None], argument: object, _checked: bool = False) -> None:
    function(argument)


def shortened(folder: Path, most: int = 40) -> str:
    """A folder as a person writes it, without its middle if it is long."""
    text = str(folder)
    home = str(Path.home())
    if text == home or text.startswith(home + "/"):
        text = "~" + text[len(home) :]
    if len(text) <= most:
        return text
    return f"{text[: most // 2 - 1]}…{text[-(most // 2) :]}"


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)

"""The File and Help menus."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMessageBox

from engine import __version__

if TYPE_CHECKING:
    from gui.main_window import MainWindow


def connect_files(window: "MainWindow") -> None:
    """Opening, saving, leaving."""
    files = window.files
    window.actions_by_name.bind(
        {
            "new": files.new,
            "new-board": partial(files.new, "board"),
            "new-heaps": partial(files.new, "heaps"),
            "open": files.open_dialog,
            "save": files.save,
            "save-as": files.save_as,
            "import": files.import_dialog,
            "export": files.export_dialog,
            "quit": window.close,
            "about": partial(_about, window),
        }
    )
    window.menus["menuRecent"].aboutToShow.connect(lambda: files.fill_recent(window.menus["menuRecent"]))
    files.fill_recent(window.menus["menuRecent"])
    files.fill_samples(window.menus["menuSamples"])


def _about(window: "MainWindow") -> None:
    box = QMessageBox(window)
    box.setObjectName("aboutBox")
    box.setWindowTitle(window.tr("About Grundy Studio"))
    box.setIconPixmap(window.windowIcon().pixmap(64, 64))
    box.setText(window.tr("Grundy Studio {0}").format(__version__))
    box.setInformativeText(
        window.tr("An editor for impartial games: draw the graph, place the stones, see every Grundy value live.")
    )
    box.open()

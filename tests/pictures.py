"""Make the README's pictures from the real program: ``python -m tests.pictures [FOLDER]``."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui.app import prepared
from gui.main_window import MainWindow
from gui.theme import ThemeController

ROOT = Path(__file__).resolve().parents[1]
SAMPLE = ROOT / "resources" / "samples" / "hdu1524.in"


def wait_for(app: QApplication, ready: object, milliseconds: int = 10_000) -> None:
    """Let the program run until `ready()`; raises TimeoutError if that never comes."""
    for _ in range(milliseconds // 20):
        app.processEvents()
        if ready():  # type: ignore[operator]
            return
        QTest.qWait(20)
    raise TimeoutError


def window_with_sample(app: QApplication) -> MainWindow:
    """The program with its first sample, its second query, and the pointer on the winning move."""
    window = MainWindow(ThemeController(app, "light"))
    window.resize(1200, 760)
    window.show()
    window.files.open_path(SAMPLE)
    wait_for(app, lambda: len(window.session.document.cases) == 2)
    window.cases.next_query()
    QTest.qWait(600)
    moves = window.findChild(object, "winningMoves")
    QTest.mouseMove(moves.viewport(), QPoint(60, 16))  # type: ignore[union-attr]
    QTest.qWait(200)
    return window


def main() -> int:
    """Write the pictures; gives the exit code."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "resources" / "pictures"
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    app = prepared(QApplication([]))
    app.setApplicationName("Grundy Studio pictures")
    app.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    window = window_with_sample(app)
    folder.mkdir(parents=True, exist_ok=True)
    window.grab().save(str(folder / "window.png"))
    window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Make the README's pictures from the real program: ``python -m tests.pictures [FOLDER]``."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton

from gui.app import prepared
from gui.main_window import MainWindow
from gui.theme import ThemeController

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "resources" / "samples"
BOARD = "1\n5\n4 2 3 8 11\n3 1 14 15\n5 4 5 6 12 19\n2 19 20\n6 1 2 9 10 16 18\n"


def wait_for(app: QApplication, ready: object, milliseconds: int = 10_000) -> None:
    """Let the program run until `ready()`; raises TimeoutError if that never comes."""
    for _ in range(milliseconds // 20):
        app.processEvents()
        if ready():  # type: ignore[operator]
            return
        QTest.qWait(20)
    raise TimeoutError


def shown(app: QApplication, name: str, text: str = "") -> MainWindow:
    """A window on a sample, or on a text that `name` tells the format of."""
    window = MainWindow(ThemeController(app, "light"))
    window.resize(1200, 760)
    window.show()
    if text:
        window.files.open_text(text, name)
    else:
        window.files.open_path(SAMPLES / name)
    wait_for(app, lambda: window.session.document.format_name and not window.jobs.running)
    QTest.qWait(600)
    return window


def graph(app: QApplication) -> MainWindow:
    """The first sample's second query, with the pointer on the winning move."""
    window = shown(app, "hdu1524.in")
    window.cases.next_query()
    QTest.qWait(600)
    moves = window.findChild(object, "winningMoves")
    QTest.mouseMove(moves.viewport(), QPoint(60, 16))  # type: ignore[union-attr]
    QTest.qWait(200)
    return window


def board(app: QApplication) -> MainWindow:
    """A board with its values explained."""
    window = shown(app, "hdu5724.in", BOARD)
    window.actions_by_name["board-explain"].trigger()
    QTest.qWait(200)
    return window


def heaps(app: QApplication) -> MainWindow:
    """The first case of S-Nim, its third query."""
    window = shown(app, "hdu1536.in")
    window.cases.next_query()
    window.cases.next_query()
    QTest.qWait(600)
    return window


def generate(app: QApplication) -> MainWindow:
    """Cases of a shape, made and seen before they are added."""
    window = shown(app, "hdu1524.in")
    window.actions_by_name["generate"].trigger()
    wait_for(app, lambda: window.middle.currentIndex() == 1 and not window.jobs.running)
    QTest.qWait(800)
    return window


def stress(app: QApplication) -> MainWindow:
    """A wrong program tried, and what it fails on shown beside its answer."""
    window = MainWindow(ThemeController(app, "light"))
    window.resize(1200, 760)
    window.show()
    window.actions_by_name["stress"].trigger()
    panel = window.stress.panel
    program = ROOT / "tests" / "wrong_solutions" / "hdu1524_double_moves.py"
    panel.findChild(QLineEdit, "stressProgramField").setText(f"{sys.executable} {program}")
    window.actions_by_name["stress-run"].trigger()
    wait_for(app, lambda: panel.findChild(QPushButton, "stressAdd").isVisible(), 120_000)
    panel.findChild(QPushButton, "stressAdd").click()
    wait_for(app, lambda: window.session.graph is not None and window.session.graph.n > 0)
    QTest.qWait(800)
    window.docks.raise_("stress")
    panel.findChild(QLineEdit, "stressProgramField").setText("python3 chess_game.py")
    QTest.qWait(200)
    return window


PICTURES = {"window": graph, "board": board, "heaps": heaps, "generate": generate, "stress": stress}


def main() -> int:
    """Write the pictures; gives the exit code."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "resources" / "pictures"
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    app = prepared(QApplication([]))
    app.setApplicationName("Grundy Studio pictures")
    app.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in PICTURES.items():
        QSettings().clear()
        window = make(app)
        window.grab().save(str(folder / f"{name}.png"))
        window.session.undo_stack.setClean()
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

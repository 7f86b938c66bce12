"""The real program brought to where a picture is taken: for the README's pictures, the guide's, and the gallery."""

import atexit
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QSettings, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QCursor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gui.app import prepared
from gui.language.languages import ENGLISH, KEY
from gui.language.tongue import tongue
from gui.main_window import MainWindow
from gui.theme import ThemeController

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "resources" / "samples"
SIZE = (1280, 800)
SCREEN = (1920, 1200)
MOMENT, MOST_LOOKS = 200, 20
"""Milliseconds between two looks at what may still move, and how many there are at most."""


def application(language: str = ENGLISH) -> QApplication:
    """The application without a screen, with settings and data of its own."""
    folder = Path(tempfile.mkdtemp(prefix="grundy-pictures-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ["XDG_DATA_HOME"] = str(folder)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_screen(folder)}"
    qInstallMessageHandler(_warned)
    app = prepared(QApplication([]))
    app.setApplicationName("Grundy Studio pictures")
    app.setCursorFlashTime(0)
    app.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    forget(language)
    return app


def _warned(_kind: QtMsgType, _place: QMessageLogContext, text: str) -> None:
    """Without a screen, windows cannot be raised and the like; that it says so at each tells nobody anything."""
    if not text.startswith("This plugin does not support"):
        print(text, file=sys.stderr)


def _screen(folder: Path) -> Path:
    """The description of a screen on which every window has room, as many pixels as it may be sharp."""
    times = float(os.environ.get("QT_SCALE_FACTOR", "1"))
    width, height = (round(side * times) for side in SCREEN)
    screen = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}
    path = folder / "screen.json"
    path.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    return path


def forget(language: str = ENGLISH) -> None:
    """The settings of a first start, but for the language, which is spoken from now on."""
    tongue.speak(language)
    QSettings().clear()
    QSettings().setValue(KEY, language)


def wait_for(app: QApplication, ready: Callable[[], object], milliseconds: int = 10_000) -> None:
    """Let the program run until `ready()`; raises TimeoutError if that never comes."""
    for _ in range(milliseconds // 20):
        app.processEvents()
        if ready():
            return
        QTest.qWait(20)
    raise TimeoutError


def settled(milliseconds: int = 600) -> None:
    """Let what glides come to rest."""
    QTest.qWait(milliseconds)


def empty(app: QApplication, size: tuple[int, int] = SIZE) -> MainWindow:
    """A window at a first start."""
    window = MainWindow(ThemeController(app, "light"))
    window.resize(*size)
    window.show()
    return window


def shown(app: QApplication, name: str, text: str = "", size: tuple[int, int] = SIZE) -> MainWindow:
    """A window on a sample, or on a text that `name` tells the format of."""
    window = empty(app, size)
    if text:
        window.files.open_text(text, name)
    else:
        window.files.open_path(SAMPLES / name)
    wait_for(app, lambda: window.session.document.format_name and not window.jobs.running)
    settled()
    return window


def dock(window: MainWindow, name: str) -> QWidget:
    """A panel with its title, in front."""
    window.docks.raise_(name)
    settled()
    return window.docks[name]


def opened(name: str) -> QWidget:
    """The dialog or window of that objectName."""
    settled()
    return next(w for w in QApplication.topLevelWidgets() if w.objectName() == name and w.isVisible())


def dress(app: QApplication, theme: str) -> None:
    """Let what is seen have a theme, chosen as in the menu."""
    for window in _windows(app):
        window.actions_by_name[f"theme-{theme}"].trigger()


def still(seen: QWidget) -> QImage:
    """What is seen once nothing moves there any more: large graphs become sharp little by little."""
    image = seen.grab().toImage()
    for _ in range(MOST_LOOKS):
        settled(MOMENT)
        before, image = image, seen.grab().toImage()
        if image == before:
            break
    return image


def close_all(app: QApplication) -> None:
    """Close every window, and ask nobody whether to save; none is left that would follow the next themes."""
    for window in _windows(app):
        window.session.undo_stack.setClean()
    for widget in app.topLevelWidgets():
        widget.close()
    for window in _windows(app):
        window.deleteLater()
    # In a corner, the pointer lights nothing in what comes next.
    QCursor.setPos(SCREEN[0] - 1, SCREEN[1] - 1)
    settled(0)


def _windows(app: QApplication) -> list[MainWindow]:
    return [widget for widget in app.topLevelWidgets() if isinstance(widget, MainWindow)]

"""The real program brought to where a picture is taken: for the README's pictures, the guide's, and the gallery."""

import atexit
import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PySide6.QtCore import QMessageLogContext, QPoint, QSettings, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from gui.app import prepared
from gui.language.languages import ENGLISH, KEY
from gui.language.tongue import tongue
from gui.main_window import MainWindow
from gui.theme import ThemeController

ROOT = Path(__file__).resolve().parents[1]
SAMPLES = ROOT / "resources" / "samples"
BOARD = "1\n5\n4 2 3 8 11\n3 1 14 15\n5 4 5 6 12 19\n2 19 20\n6 1 2 9 10 16 18\n"
WRONG = "WIN\nWIN\nLOSE\nLOSE\nWIN\n"
"""Answers to the sample of HDU 1524; one is wrong."""
SIZE = (1280, 800)
SCREEN = (1920, 1200)
COLOURS, SURFACES = 256, 24
TURNING = 250
"""Milliseconds that a new theme is given."""


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
    settled(TURNING)


def close_all(app: QApplication) -> None:
    """Close every window, and ask nobody whether to save; none is left that would follow the next themes."""
    for window in _windows(app):
        window.session.undo_stack.setClean()
    for widget in app.topLevelWidgets():
        widget.close()
    for window in _windows(app):
        window.deleteLater()
    settled(0)


def _windows(app: QApplication) -> list[MainWindow]:
    return [widget for widget in app.topLevelWidgets() if isinstance(widget, MainWindow)]


# What more than one picture shows


def second_query(app: QApplication, size: tuple[int, int] = SIZE) -> MainWindow:
    """The first sample's second query, with the pointer on the winning move."""
    window = shown(app, "hdu1524.in", size=size)
    window.cases.next_query()
    settled()
    moves = window.findChild(QWidget, "winningMoves")
    QTest.mouseMove(moves.viewport(), QPoint(60, 16))  # type: ignore[attr-defined]
    settled()
    return window


def board_explained(app: QApplication, size: tuple[int, int] = SIZE) -> MainWindow:
    """A board with its values explained."""
    window = shown(app, "hdu5724.in", BOARD, size)
    window.actions_by_name["board-explain"].trigger()
    settled()
    return window


def third_query(app: QApplication, size: tuple[int, int] = SIZE) -> MainWindow:
    """The first case of S-Nim, its third query."""
    window = shown(app, "hdu1536.in", size=size)
    window.cases.next_query()
    window.cases.next_query()
    settled()
    return window


def answers_checked(app: QApplication, size: tuple[int, int] = SIZE) -> MainWindow:
    """One wrong answer, and why it is wrong."""
    window = shown(app, "hdu1524.in", size=size)
    QApplication.clipboard().setText(WRONG)
    window.actions_by_name["answers-paste"].trigger()
    dock(window, "answers")
    wait_for(app, lambda: not window.jobs.running)
    window.actions_by_name["answers-next"].trigger()
    settled()
    return window


def match(app: QApplication, size: tuple[int, int] = SIZE) -> QWidget:
    """The play window before the first move, with a hint."""
    window = shown(app, "hdu1524.in")
    window.cases.next_query()
    window.actions_by_name["play-start"].trigger()
    play = opened("playWindow")
    play.resize(*size)
    settled()
    play.hint()  # type: ignore[attr-defined]
    settled()
    return play


def generated(app: QApplication, size: tuple[int, int] = SIZE) -> MainWindow:
    """Cases of a shape, made and seen before they are added."""
    window = shown(app, "hdu1524.in", size=size)
    window.actions_by_name["generate"].trigger()
    wait_for(app, lambda: window.middle.currentIndex() == 1 and not window.jobs.running)
    settled(1000)
    return window


def package_dialog(app: QApplication) -> QWidget:
    """The dialog of packages, with the tests that it will write."""
    window = shown(app, "hdu1536.in")
    window.actions_by_name["export-package"].trigger()
    dialog = opened("packageDialog")
    button = dialog.findChild(QPushButton, "packageAccept")
    assert button is not None
    wait_for(app, button.isEnabled, 60_000)
    settled()
    return dialog


def broken_program(app: QApplication, size: tuple[int, int] = SIZE) -> MainWindow:
    """A wrong program tried, and what it fails on."""
    window = empty(app, size)
    window.actions_by_name["stress"].trigger()
    panel = window.stress.panel
    program = ROOT / "tests" / "wrong_solutions" / "hdu1524_double_moves.py"
    line = panel.findChild(QLineEdit, "stressProgramField")
    line.setText(f"{sys.executable} {program}")
    window.actions_by_name["stress-run"].trigger()
    wait_for(app, lambda: panel.findChild(QPushButton, "stressAdd").isVisible(), 120_000)
    line.setText("python3 chess_game.py")
    settled()
    return window


def bring(app: QApplication, window: MainWindow) -> None:
    """Show what a program fails on on the canvas, and the search beside it."""
    button = window.stress.panel.findChild(QPushButton, "stressAdd")
    assert button is not None
    button.click()
    wait_for(app, lambda: window.session.graph is not None and window.session.graph.n > 0)
    settled()
    window.docks.raise_("stress")
    settled()


def settings_dialog(app: QApplication) -> QWidget:
    """The dialog of settings."""
    window = shown(app, "hdu1524.in")
    window.actions_by_name["settings"].trigger()
    dialog = opened("settingsDialog")
    dialog.resize(760, 560)
    settled()
    return dialog


# Pictures as files


def small(image: QImage, widest: int = 0) -> QImage:
    """The picture in the 256 colours that it has most of; no wider than so many pixels (0: as wide as it is)."""
    if widest and image.width() > widest:
        image = image.scaledToWidth(widest, Qt.TransformationMode.SmoothTransformation)
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), dtype=np.uint32).reshape(image.height(), -1)[:, : image.width()]
    colours, counts = np.unique(pixels & 0x00FFFFFF, return_counts=True)
    colours = colours[np.argsort(counts, kind="stable")[::-1]]
    # Surfaces keep their very colour. Of the rest, colours that are nearly alike count as one, so that the smooth
    # edges of letters do not take all places.
    exact, rest = colours[:SURFACES], colours[SURFACES:]
    _, first = np.unique(rest & 0x00F8F8F8, return_index=True)
    table = [int(colour) | 0xFF000000 for colour in (*exact, *rest[np.sort(first)[: COLOURS - len(exact)]])]
    flags = Qt.ImageConversionFlag.AvoidDither
    return image.convertToFormat(QImage.Format.Format_Indexed8, table, flags)

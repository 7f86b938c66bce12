"""What is seen in more than one set of pictures, each in a window of its own."""

import sys

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QWidget

from gui.main_window import MainWindow
from tests.staging import ROOT, SIZE, dock, empty, opened, settled, shown, wait_for

BOARD = "1\n5\n4 2 3 8 11\n3 1 14 15\n5 4 5 6 12 19\n2 19 20\n6 1 2 9 10 16 18\n"
WRONG = "WIN\nWIN\nLOSE\nLOSE\nWIN\n"
"""Answers to the sample of HDU 1524; one is wrong."""


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

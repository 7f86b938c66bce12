"""Make the guide's pictures from the real program: ``python -m tests.guide_pictures [--language zh_CN] [NAME ...]``."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

# Twice as many pixels as on a plain screen, so that the pictures are sharp on the others too.
os.environ.setdefault("QT_SCALE_FACTOR", "2")

from PySide6.QtCore import QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from gui.language.languages import ENGLISH, NAMES
from tests import stages, staging
from tests.small_picture import small
from tests.staging import ROOT, dock, opened, settled, shown

WIDEST = 1520
"""Pixels of a picture's width: what the page has room for, on a sharp screen."""


def window_(app: QApplication) -> QWidget:
    """The whole window, with the pointer on the winning move."""
    return stages.second_query(app, (1100, 700))


def board(app: QApplication) -> QWidget:
    """A board with its values explained."""
    return stages.board_explained(app, (1300, 520)).middle


def heaps(app: QApplication) -> QWidget:
    """The first case of S-Nim, its third query."""
    return stages.third_query(app, (1360, 760)).middle


def answers(app: QApplication) -> QWidget:
    """One wrong answer, and why it is wrong."""
    return stages.answers_checked(app, (1300, 1240)).docks["answers"]


def explain(app: QApplication) -> QWidget:
    """The mex of a position, step by step."""
    window = shown(app, "hdu1524.in", size=(1300, 760))
    game = window.session.graph
    assert game is not None
    window.selection.set([game.positions[0]])
    return dock(window, "explanation")


def stepping(app: QApplication) -> QWidget:
    """Half-way through the labelling."""
    window = shown(app, "uva11927.in", size=(1360, 760))
    window.actions_by_name["case-next"].trigger()
    settled()
    window.actions_by_name["step-start"].trigger()
    settled()
    for _ in range(4):
        window.actions_by_name["step-forward"].trigger()
    settled()
    return window.middle


def play(app: QApplication) -> QWidget:
    """A match before the first move, with a hint."""
    return stages.match(app, (860, 560))


def generate(app: QApplication) -> QWidget:
    """Cases of a shape, made and seen before they are added."""
    return stages.generated(app, (1100, 700))


def stress(app: QApplication) -> QWidget:
    """A wrong program, and what it fails on."""
    window = stages.broken_program(app, (1300, 960))
    window.docks["text"].hide()
    return dock(window, "stress")


def picture(app: QApplication) -> QImage:
    """The dialog of pictures, which has to be left before anything else goes on."""
    window = shown(app, "hdu1524.in")
    taken: list[QImage] = []

    def take() -> None:
        dialog = opened("pictureDialog")
        taken.append(dialog.grab().toImage())
        dialog.close()

    QTimer.singleShot(500, take)
    window.actions_by_name["export-picture"].trigger()
    return taken[0]


PICTURES: dict[str, Callable[[QApplication], QWidget | QImage]] = {
    "window": window_,
    "board": board,
    "heaps": heaps,
    "answers": answers,
    "explain": explain,
    "stepping": stepping,
    "play": play,
    "generate": generate,
    "package": stages.package_dialog,
    "stress": stress,
    "picture": picture,
    "settings": stages.settings_dialog,
}


def main() -> int:
    """Write the pictures; gives the exit code."""
    asked = _asked()
    app = staging.application(asked.language)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for name in asked.names or PICTURES:
        staging.forget(asked.language)
        seen = PICTURES[name](app)
        image = seen if isinstance(seen, QImage) else staging.still(seen)
        small(image, WIDEST).save(str(asked.folder / f"{name}.png"), quality=0)
        staging.close_all(app)
    return 0


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.guide_pictures")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which pictures: {', '.join(PICTURES)}")
    parser.add_argument("--language", choices=NAMES, default=ENGLISH)
    parser.add_argument("--folder", type=Path, help="where to (default: the guide's pictures)")
    asked = parser.parse_args()
    if asked.folder is None:
        guide = ROOT / "resources" / "guide" / "pictures"
        asked.folder = guide if asked.language == ENGLISH else guide / asked.language
    return asked


if __name__ == "__main__":
    sys.exit(main())

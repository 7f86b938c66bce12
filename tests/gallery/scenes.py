"""What is seen in each scene of the gallery."""

import random
from collections.abc import Callable

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from engine.document import Document
from engine.games.graph_record import GraphRecord
from engine.games.place import Place
from engine.games.remarks import GroupRecord, NoteRecord
from gui.language.languages import ENGLISH
from gui.language.tongue import tongue
from gui.main_window import MainWindow
from tests import stages, staging
from tests.staging import settled

USUAL = staging.SIZE
SMALL = (1024, 700)
"""Pixels of a window."""
BROKEN = "3\n1 1\n1 x\n0\n1 7\n0\n"
LAYERS, IN_A_LAYER = 40, 50


def welcome(app: QApplication) -> QWidget:
    """An empty window."""
    window = staging.empty(app, USUAL)
    settled(1000)
    return window


def winning(app: QApplication) -> QWidget:
    """A sum that can be won, with the pointer on the winning move."""
    return stages.second_query(app, USUAL)


def graph(app: QApplication) -> QWidget:
    """A position explained, while its value is looked at."""
    window = stages.second_query(app, USUAL)
    game = window.session.graph
    assert game is not None
    window.selection.set([game.positions[0]])
    staging.dock(window, "explanation")
    return window


def notes(app: QApplication) -> QWidget:
    """Notes, and positions under a title."""
    english = tongue.language == ENGLISH
    first = "Move here first:\nthe nim-sum becomes 0" if english else "先走到这里：\nNim 和变为 0"
    second = "No moves from here" if english else "从这里没有走法"
    title = "Left part" if english else "左半部分"
    record = GraphRecord.from_moves(
        6, [(1, 0), (2, 1), (2, 0), (3, 1), (4, 2), (4, 3), (5, 3)], [[2, 5]],
        places=[(260, 330), (170, 220), (350, 220), (70, 110), (250, 110), (120, 0)],
        notes=(NoteRecord(first, Place(400, 70)), NoteRecord(second, Place(320, 315), 130.0, "green")),
        groups=(GroupRecord(title, (3, 5)),),
    )  # fmt: skip
    return _fitted(app, record, USUAL)


def large(app: QApplication) -> QWidget:
    """Two thousand positions, of which only P-positions stand out; the minimap tells where one is."""
    rng = random.Random(1)
    moves, places = [], []
    for layer in range(LAYERS):
        for column in range(IN_A_LAYER):
            places.append((column * 90.0 + rng.uniform(-25, 25), layer * 100.0 + rng.uniform(-20, 20)))
            for _ in range(rng.randint(1, 2) if layer + 1 < LAYERS else 0):
                aim = min(max(column + rng.randint(-2, 2), 0), IN_A_LAYER - 1)
                moves.append((layer * IN_A_LAYER + column, (layer + 1) * IN_A_LAYER + aim))
    stones = [rng.randrange(len(places)) for _ in range(12)]
    window = _fitted(app, GraphRecord.from_moves(len(places), sorted(set(moves)), [stones], places=places), USUAL)
    window.actions_by_name["filter-p"].trigger()
    window.actions_by_name["zoom-100"].trigger()
    settled(1500)
    return window


def _fitted(app: QApplication, record: GraphRecord, size: tuple[int, int]) -> MainWindow:
    window = staging.empty(app, size)
    window.session.open(Document([record], "hdu1524"))
    settled()
    window.actions_by_name["fit"].trigger()
    settled()
    return window


def board(app: QApplication) -> QWidget:
    """A board with its values explained."""
    return stages.board_explained(app, SMALL)


def heaps(app: QApplication) -> QWidget:
    """The first case of S-Nim, its third query."""
    return stages.third_query(app, USUAL)


def answers(app: QApplication) -> QWidget:
    """One wrong answer, and why it is wrong."""
    return stages.answers_checked(app, USUAL)


def generate(app: QApplication) -> QWidget:
    """Cases of a shape, made and seen before they are added."""
    return stages.generated(app, USUAL)


def stress(app: QApplication) -> QWidget:
    """A wrong program, and what it fails on, brought to the canvas."""
    window = stages.broken_program(app, USUAL)
    stages.bring(app, window)
    return window


def shortcuts(app: QApplication) -> QWidget:
    """All keys and gestures."""
    return _dialog(app, "shortcuts", "shortcutSheet")


def guide(app: QApplication) -> QWidget:
    """The guide's first page."""
    return _dialog(app, "guide", "guideWindow")


def _dialog(app: QApplication, action: str, name: str) -> QWidget:
    window = staging.shown(app, "hdu1524.in")
    window.actions_by_name[action].trigger()
    dialog = staging.opened(name)
    settled()
    return dialog


def palette(app: QApplication) -> QWidget:
    """What a few letters find."""
    window = staging.shown(app, "hdu1524.in", size=SMALL)
    window.actions_by_name["palette"].trigger()
    settled()
    line = window.findChild(QLineEdit, "paletteLine")
    assert line is not None
    if tongue.language == ENGLISH:
        QTest.keyClicks(line, "pos")
    else:
        line.setText("局面")
    settled()
    return window


def presenter(app: QApplication) -> QWidget:
    """For a class: large letters, and who wins."""
    window = staging.shown(app, "hdu1524.in", size=USUAL)
    window.cases.next_query()
    settled()
    window.actions_by_name["presenter"].trigger()
    settled(2000)
    return window


def play(app: QApplication) -> QWidget:
    """A match before the first move, with a hint."""
    return stages.match(app, SMALL)


def problems(app: QApplication) -> QWidget:
    """Each error of a broken file at its place."""
    window = staging.empty(app, USUAL)
    window.files.open_text(BROKEN, "hdu1524.in")
    staging.wait_for(app, lambda: window.docks["problems"].isVisible() and not window.jobs.running)
    settled()
    return window


SHOWN: dict[str, Callable[[QApplication], QWidget]] = {
    "welcome": welcome,
    "graph": graph,
    "notes": notes,
    "large": large,
    "board": board,
    "heaps": heaps,
    "answers": answers,
    "generate": generate,
    "stress": stress,
    "package": stages.package_dialog,
    "settings": stages.settings_dialog,
    "shortcuts": shortcuts,
    "palette": palette,
    "guide": guide,
    "presenter": presenter,
    "play": play,
    "problems": problems,
}
"""By the names of `tests.gallery.names.SCENES`."""

"""A short soak test; the long one is ``python -m tests.soak``."""

import gc
import subprocess
import sys
import threading
import weakref
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import SIGNAL
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel, QToolBar, QToolButton
from pytestqt.qtbot import QtBot

from engine.document import Document, empty_record
from engine.games import graph_edits
from engine.games.graph import Place
from engine.games.heaps_sequence import TABLE_BOUND, Sequence, sequence_of
from engine.games.take_rule import Subtraction
from gui.board.header import BoardHeader
from gui.jobs import Jobs
from gui.session import ChangeCommand, Session
from gui.theme import ThemeController
from gui.theme.icons import icon_pixmap
from gui.tool_buttons import keep_light
from tests.soak import Points
from tests.watched import Held

ROOT = Path(__file__).resolve().parents[2]


def test_a_short_soak_finds_nothing_wrong() -> None:
    """In a process of its own: what other tests have left there is no matter."""
    command = [sys.executable, "-m", "tests.soak", "--steps", "240", "--check-every", "120", "--brief"]
    done = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "| wrong | 0 |" in done.stdout


def all_steps() -> list[ChangeCommand]:
    """Those of other tests are among them."""
    return [held for held in gc.get_objects() if isinstance(held, ChangeCommand)]


@pytest.mark.parametrize("merge_id", [-1, 7])
@pytest.mark.parametrize("undo", [False, True])
def test_no_step_outlives_its_document(qapp: object, merge_id: int, undo: bool) -> None:
    """Nor does what it was about, whether it was joined with another or not."""
    gc.collect()
    others = {id(step) for step in all_steps()}
    session = Session()
    session.open(Document([empty_record()]))
    for number in range(20):
        change = graph_edits.add_position(session.graph, Place(1.0, number))[1]
        session.edit(change, "Add position", merge_id)
        if undo:
            session.undo_stack.undo()
    del change
    session.open(Document([empty_record()]))
    gc.collect()
    steps = [step for step in all_steps() if id(step) not in others]
    assert [step for step in steps if hasattr(step, "change")] == []
    assert undo or steps == []


def listeners(action: QAction) -> int:
    return action.receivers(SIGNAL("changed()"))


def shown_as(button: QToolButton, action: QAction) -> bool:
    return (button.text(), button.isEnabled(), button.isChecked()) == (
        action.iconText(), action.isEnabled(), action.isChecked()
    )  # fmt: skip


def test_a_tool_button_is_connected_with_its_action_once(qtbot: QtBot) -> None:
    """However often that changes; and it shows each change."""
    bar = QToolBar()
    qtbot.addWidget(bar)
    action = QAction("Go")
    action.setCheckable(True)
    bar.addAction(action)
    told: list[bool] = []
    action.changed.connect(lambda: told.append(True))
    button = bar.widgetForAction(action)
    assert isinstance(button, QToolButton)
    keep_light(bar)
    before = listeners(action)
    for number in range(40):
        action.setText(f"Go {number}")
        action.setEnabled(number % 2 == 1)
        action.setChecked(number % 3 == 0)
        assert shown_as(button, action)
    assert listeners(action) == before
    assert len(told) > 100
    checked = action.isChecked()
    button.click()
    assert action.isChecked() is not checked


def test_no_tool_bar_of_the_window_has_buttons_that_grow(qapp: QApplication, qtbot: QtBot) -> None:
    from gui.main_window import MainWindow

    window = MainWindow(ThemeController(qapp, "light"))
    qtbot.addWidget(window)
    header = window.findChild(BoardHeader) or BoardHeader(ThemeController(qapp, "light"), window)
    bars = {bar.objectName() for bar in window.findChildren(QToolBar)}
    assert {"toolBar", "toolsBar", "boardTools"} <= bars, header
    for button in window.findChildren(QToolButton):
        action = button.defaultAction()
        if action is not None and isinstance(button.parent(), QToolBar):
            action.setStatusTip("first")
            before = listeners(action)
            for number in range(5):
                action.setStatusTip(str(number))
            assert listeners(action) == before, action.text()
    window.close()


def test_an_icon_that_is_shown_again_is_the_same_picture(qtbot: QtBot) -> None:
    """Qt keeps what labels make of a picture by its key: of new ones it would keep up to ten megabytes."""
    one, other = (icon_pixmap("warning", "#123456", 16) for _ in range(2))
    assert one.cacheKey() == other.cacheKey()
    label = QLabel()
    qtbot.addWidget(label)
    label.setPixmap(one)
    one.fill("#ffffff")
    assert icon_pixmap("warning", "#123456", 16).cacheKey() == other.cacheKey() != one.cacheKey()
    assert icon_pixmap("warning", "#123456", 16).toImage() == other.toImage()


def test_long_tables_of_values_are_narrow_and_few() -> None:
    """Of 64 rules with eight megabytes each there would be half a gigabyte."""
    sequence = Sequence(Subtraction((2, 5, 11)))
    values = sequence.values(3000)
    assert values.dtype == np.int64
    assert sequence._table.itemsize == 1
    assert sequence_of.cache_parameters()["maxsize"] * TABLE_BOUND <= 32 << 20
    again = sequence.values(3000)
    assert again.dtype == np.int64
    assert (again == values).all()
    assert sequence.values_of([3, 4]).dtype == np.int64


class Loop:
    """It holds on to itself: only the collector lets it go."""

    def __init__(self) -> None:
        self.own = self


def test_long_work_does_not_keep_what_dies_meanwhile(qtbot: QtBot) -> None:
    jobs, over = Jobs(), threading.Event()
    jobs._collecting.setInterval(10)
    job = jobs.run("Wait", lambda _: over.wait(30), lambda _: None)
    loop = weakref.ref(Loop())
    qtbot.waitUntil(lambda: loop() is None)
    assert job.thread.is_alive()
    assert not gc.isenabled()
    over.set()
    qtbot.waitUntil(lambda: not jobs.running)
    assert gc.isenabled()
    assert not jobs._collecting.isActive()


def held(rss: int, widgets: int = 5) -> Held:
    return Held(rss, widgets, 100, 1, 12, 3)


def test_memory_that_grows_is_seen_and_noise_is_not() -> None:
    growing, flat = Points(), Points()
    for number in range(30):
        growing.add(1000 * number, held(10**8 + 10**5 * number))
        flat.add(1000 * number, held(10**8 + 10**4 * (number % 3)))
    assert growing.slope == pytest.approx(10**5)
    assert abs(flat.slope) < 10**3


def test_a_widget_that_stays_now_and_then_is_seen() -> None:
    leaking, steady = Points(), Points()
    for number in range(30):
        leaking.add(1000 * number, held(10**8, 700 + number // 6))
        steady.add(1000 * number, held(10**8, 700 + number % 2))
    assert leaking.growing("widgets")
    assert not steady.growing("widgets")

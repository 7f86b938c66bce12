"""A short soak test; the long one is ``python -m tests.soak``."""

import gc
import subprocess
import sys
import threading
import weakref
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.document import Document, empty_record
from engine.games import graph_edits
from engine.games.graph import Place
from gui.jobs import Jobs
from gui.session import ChangeCommand, Session
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

"""Jobs: answers come on the GUI thread, in one piece, once, and only while they are wanted."""

import gc
import logging
import threading

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton

from gui.job_strip import JobStrip
from gui.jobs import Cancelled, Control, Jobs


@pytest.fixture
def jobs(qtbot):
    made = Jobs()
    yield made
    assert made.shut_down()


class Gate:
    """Work that waits until it is let go, and tells what became of it."""

    def __init__(self, answer="answer"):
        self.go, self.seen_cancel, self.over = threading.Event(), threading.Event(), threading.Event()
        self.answer = answer

    def __call__(self, control: Control):
        try:
            while not self.go.wait(0.005):
                control.progress(0.5, "half way")
            return self.answer
        except Cancelled:
            self.seen_cancel.set()
            raise
        finally:
            self.over.set()


def test_work_runs_elsewhere_and_the_answer_comes_here(qtbot, jobs):
    seen = []
    jobs.run("Count", lambda _: threading.get_ident(), lambda ident: seen.extend([ident, threading.get_ident()]))
    qtbot.waitUntil(lambda: len(seen) == 2)
    assert seen[0] != threading.get_ident()
    assert seen[1] == threading.get_ident()
    assert jobs.running == ()


def test_run_returns_before_the_work_is_done(qtbot, jobs):
    gate, seen = Gate(), []
    job = jobs.run("Wait", gate, seen.append)
    assert jobs.running == (job,)
    assert seen == []
    gate.go.set()
    qtbot.waitUntil(lambda: seen == ["answer"])


def test_a_late_answer_to_an_old_question_is_dropped(qtbot, jobs):
    """The old work is past its last question whether it is wanted, and still its answer does not arrive."""
    release, old_done, seen = threading.Event(), threading.Event(), []

    def stubborn(_):
        release.wait(5)
        old_done.set()
        return "old"

    jobs.run("Old", stubborn, seen.append, key="read")
    jobs.run("New", lambda _: "new", seen.append, key="read")
    qtbot.waitUntil(lambda: seen == ["new"])
    release.set()
    assert old_done.wait(5)
    qtbot.wait(30)
    assert seen == ["new"]


def test_an_answer_that_is_already_on_its_way_is_dropped_too(qtbot, jobs):
    seen = []
    job = jobs.run("Old", lambda _: "old", seen.append, key="read")
    job.thread.join(5)
    jobs.run("New", lambda _: "new", seen.append, key="read")
    qtbot.waitUntil(lambda: seen == ["new"])
    qtbot.wait(30)
    assert seen == ["new"]


def test_a_superseded_job_is_told_to_stop(qtbot, jobs):
    gate, seen = Gate(), []
    jobs.run("Old", gate, seen.append, key="read")
    jobs.run("New", lambda _: "new", seen.append, key="read")
    assert gate.seen_cancel.wait(5)
    qtbot.waitUntil(lambda: seen == ["new"])


def test_jobs_without_a_key_or_with_other_keys_live_side_by_side(qtbot, jobs):
    seen = []
    jobs.run("A", lambda _: "a", seen.append)
    jobs.run("B", lambda _: "b", seen.append)
    jobs.run("C", lambda _: "c", seen.append, key="c")
    jobs.run("D", lambda _: "d", seen.append, key="d")
    qtbot.waitUntil(lambda: sorted(seen) == ["a", "b", "c", "d"])


def test_an_unexpected_error_is_handed_over_and_logged_with_its_traceback(qtbot, jobs, caplog):
    failures, answers = [], []
    with caplog.at_level(logging.ERROR):
        jobs.run("Divide", lambda _: 1 // 0, answers.append, failures.append)
        qtbot.waitUntil(lambda: failures != [])
    assert isinstance(failures[0], ZeroDivisionError)
    assert answers == []
    assert "ZeroDivisionError" in caplog.text
    assert "Divide" in caplog.text


def test_an_expected_error_is_handed_over_and_not_logged(qtbot, jobs, caplog):
    failures = []
    with caplog.at_level(logging.ERROR):
        jobs.run("Divide", lambda _: 1 // 0, print, failures.append, expected=(ZeroDivisionError,))
        qtbot.waitUntil(lambda: failures != [])
    assert caplog.text == ""


def test_cancel_calls_neither_done_nor_failed(qtbot, jobs):
    gate, seen = Gate(), []
    job = jobs.run("Wait", gate, seen.append, seen.append)
    with qtbot.waitSignal(jobs.finished):
        jobs.cancel(job)
    assert gate.seen_cancel.wait(5)
    qtbot.wait(30)
    assert seen == []
    jobs.cancel(job)


def test_progress_is_told_on_the_gui_thread(qtbot, jobs):
    gate, threads = Gate(), []
    jobs.progressed.connect(lambda job: threads.append((threading.get_ident(), job.fraction, job.text)))
    jobs.run("Wait", gate, lambda _: None)
    qtbot.waitUntil(lambda: (threading.get_ident(), 0.5, "half way") in threads)
    gate.go.set()
    assert all(ident == threading.get_ident() for ident, _, _ in threads)


def test_shut_down_ends_all_threads(qtbot):
    jobs, gates, seen = Jobs(), [Gate(), Gate(), Gate()], []
    for gate in gates:
        jobs.run("Wait", gate, seen.append, seen.append)
    assert jobs.shut_down()
    assert all(gate.over.is_set() for gate in gates)
    qtbot.wait(20)
    assert seen == []


def test_shut_down_says_so_when_work_does_not_stop(qtbot):
    jobs, release = Jobs(), threading.Event()
    jobs.run("Deaf", lambda _: release.wait(10), lambda _: None)
    assert jobs.shut_down(0.01) is False
    release.set()
    assert jobs.shut_down()


def test_qt_objects_in_reference_cycles_never_die_on_a_jobs_thread(qtbot, jobs):
    """The collector would run on the thread that allocates: here the job's, which makes garbage all the time."""
    deaths, done = [], []

    class Watched(QObject):
        def __init__(self):
            super().__init__()
            self.myself = self

        def __del__(self):
            deaths.append(threading.get_ident())

    def work(control):
        return len([[i] for i in range(200_000)])

    for _ in range(3):
        for _ in range(50):
            Watched()
        jobs.run("Allocate", work, done.append)
    qtbot.waitUntil(lambda: len(done) == 3)
    gc.collect()
    assert deaths.count(threading.get_ident()) == len(deaths) == 150


def test_the_collector_runs_again_when_all_threads_are_over(qtbot, jobs):
    assert gc.isenabled()
    first, second = Gate(), Gate()
    job = jobs.run("First", first, lambda _: None)
    jobs.run("Second", second, lambda _: None)
    assert not gc.isenabled()
    jobs.cancel(job)
    second.go.set()
    qtbot.waitUntil(gc.isenabled)
    jobs.run("Third", Gate(), lambda _: None)
    assert jobs.shut_down()
    assert gc.isenabled()


def test_the_strip_stays_away_for_short_jobs(qtbot, jobs):
    strip = JobStrip(jobs)
    qtbot.addWidget(strip)
    shown = []
    strip.showEvent = lambda event: shown.append(True)
    seen = []
    jobs.run("Blink", lambda _: 1, seen.append)
    qtbot.waitUntil(lambda: seen == [1])
    qtbot.wait(400)
    assert shown == []


def test_the_strip_shows_a_long_job_and_its_button_cancels_it(qtbot, jobs):
    strip = JobStrip(jobs)
    qtbot.addWidget(strip)
    gate, seen = Gate(), []
    jobs.run("Opening big.in", gate, seen.append)
    assert strip.isHidden()
    qtbot.waitUntil(strip.isVisible, timeout=3000)
    qtbot.waitUntil(lambda: strip.findChild(QLabel, "jobText").text() == "Opening big.in: half way")
    assert strip.findChild(QProgressBar, "jobProgress").value() == 500
    qtbot.mouseClick(strip.findChild(QPushButton, "jobCancel"), Qt.MouseButton.LeftButton)
    assert strip.isHidden()
    assert gate.seen_cancel.wait(5)
    assert seen == []


def test_the_strip_goes_on_to_the_next_job(qtbot, jobs):
    strip = JobStrip(jobs)
    qtbot.addWidget(strip)
    first, second = Gate(), Gate()
    jobs.run("First", first, lambda _: None)
    jobs.run("Second", second, lambda _: None)
    qtbot.waitUntil(strip.isVisible, timeout=3000)
    first.go.set()
    qtbot.waitUntil(lambda: strip.findChild(QLabel, "jobText").text().startswith("Second"))
    second.go.set()
    qtbot.waitUntil(strip.isHidden)

"""The stress panel under a real mouse and keyboard, with real programs."""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import psutil
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QProgressBar,
    QScrollArea,
    QWidget,
)

from engine.document import Document, empty_record
from engine.formats.registry import format_named
from engine.games import graph_edits
from engine.games.board_record import BoardRecord
from engine.games.graph import Place
from engine.games.graph_record import GraphRecord
from engine.sg import grundy_by_definition, nim_sum
from engine.stress import Campaign, Options
from gui.files import Files
from gui.files.dialogs import Dialogs, Unsaved
from gui.jobs import Jobs
from gui.panels.answers import AnswersPanel
from gui.selection import Spotlight
from gui.session import Session
from gui.stress import actions, command
from gui.stress.finds import Finds
from gui.stress.panel import StressPanel
from gui.stress.recent import MOST, RecentPrograms
from gui.theme import ThemeController, icon_names

LEFT = Qt.MouseButton.LeftButton
WRONG = Path(__file__).parent.parent / "wrong_solutions"
PYTHON = [sys.executable, "-I", "-S"]
"""It starts much faster without looking for packages."""
FIRST = "import sys\nfor line in sys.stdin.read().split('\\n\\n'):\n    if line.strip() != '0 0': print('First')\n"
FIBO = "import sys\nprint('Fibo\\n' * (len(sys.stdin.read().split()) // 3 - 1))\n"
CRASHES = "import sys\nprint('Fibo', flush=True)\nraise SystemExit(sys.stderr.write('Boom: no way\\n') and 7)\n"
SLEEPS = "import time\nprint('Fibo', flush=True)\ntime.sleep(600)\n"
KEPT = """\
import sys
numbers = iter(map(int, sys.stdin.read().split()))
g = []
while k := next(numbers):
    takes = [next(numbers) for _ in range(k)]
    rows = [[next(numbers) for _ in range(next(numbers))] for _ in range(next(numbers))]
    while len(g) <= max(map(max, rows)):
        seen = {g[len(g) - s] for s in takes if s <= len(g)}
        g.append(next(v for v in range(len(seen) + 1) if v not in seen))
    sums = [0] * len(rows)
    for i, row in enumerate(rows):
        for size in row:
            sums[i] ^= g[size]
    print("".join("LW"[value > 0] for value in sums))
"""
RIGHT = """\
import sys
a, b, fib = 1, 2, []
while a <= 1000:
    fib.append(a)
    a, b = b, a + b
g = []
for size in range(1001):
    seen, value = {g[size - f] for f in fib if f <= size}, 0
    while value in seen:
        value += 1
    g.append(value)
numbers = list(map(int, sys.stdin.read().split()))
for i in range(0, len(numbers) - 3, 3):
    x, y, z = numbers[i : i + 3]
    print("Fibo" if g[x] ^ g[y] ^ g[z] else "Nacci")
"""


class Answering(Dialogs):
    """Answers in the place of a person."""

    def __init__(self):
        super().__init__(None)
        self.path: Path | None = None
        self.may_replace = True
        self.unsaved = Unsaved.DISCARD
        self.asked: list[str] = []

    def ask_open_path(self, title, filters, folder):
        self.asked.append(title)
        return self.path

    def ask_save_path(self, title, filters, suggested):
        self.asked.append(title)
        return self.path

    def confirm_replace(self, path):
        self.asked.append(f"replace {path.name}")
        return self.may_replace

    def ask_unsaved(self, name):
        self.asked.append("unsaved")
        return self.unsaved

    def show_error(self, title, text, details=""):
        self.asked.append(f"{title} {text} {details}")


class Room:
    """The panel in a window of the width of a dock."""

    def __init__(self, qtbot, qapp, folder):
        self.bot, self.folder = qtbot, folder
        self.settings = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.session, self.jobs, self.dialogs = Session(), Jobs(), Answering()
        self.theme = ThemeController(qapp, "light")
        self.panel = self.make()
        self.answers, self.opened, self.said = [], [], []
        self.panel.answers_wanted.connect(lambda text, name: self.answers.append((text, name)))
        self.panel.open_wanted.connect(lambda text, name: self.opened.append((text, name)))
        self.panel.said.connect(self.said.append)
        self.panel.resize(300, 900)
        self.panel.show()
        qtbot.waitExposed(self.panel)

    def make(self):
        panel = StressPanel(self.session, self.jobs, self.theme, self.dialogs, settings=self.settings)
        self.bot.addWidget(panel)
        return panel

    def blank(self, form):
        self.session.open(Document([empty_record(format_named(form).game)], form))
        return self

    def script(self, text, name="mine.py"):
        path = self.folder / name
        path.write_text(text)
        return path

    def name(self, *words):
        """Type a program into the line."""
        field = self.find(QLineEdit, "stressProgramField")
        field.setFocus()
        field.selectAll()
        QTest.keyClick(field, Qt.Key.Key_Delete)
        QTest.keyClicks(field, command.joined([str(word) for word in words]))

    def choose(self, form):
        """Choose a format with the keyboard."""
        box = self.find(QComboBox, "stressFormat")
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Home)
        while box.currentData() != form:
            QTest.keyClick(box, Qt.Key.Key_Down)

    def limit(self, name, text):
        """Type a limit, and fold the limits away again."""
        if not self.find(QWidget, "stressLimits").isVisible():
            self.press("stressLimitsFold")
        field = self.find(QAbstractSpinBox, f"stressLimit-{name}")
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)

    def find(self, kind, name):
        found = self.panel.findChild(kind, name)
        assert found is not None, name
        return found

    def press(self, name):
        button = self.find(QAbstractButton, name)
        area = self.find(QScrollArea, "stressPageArea")
        area.ensureWidgetVisible(button)
        assert button.isEnabled(), name
        assert button.isVisible(), name
        self.bot.mouseClick(button, LEFT)

    def start(self, *words):
        self.name(*words)
        self.press("stressRun")
        assert self.panel.runner.busy

    def try_(self, text, *more):
        self.start(*PYTHON, self.script(text), *more)
        self.rest()

    def rest(self):
        self.bot.waitUntil(lambda: not self.panel.runner.busy and not self.jobs.running, timeout=60_000)

    def text(self, name):
        label = self.find(QLabel, name)
        return label.text() if label.isVisible() else ""

    def box(self, name):
        field = self.find(QPlainTextEdit, name)
        return field.toPlainText() if field.isVisible() else ""


def left_of(token):
    """The processes that are there and have an argument."""
    found = []
    for process in psutil.process_iter(["cmdline", "status"]):
        if token in (process.info["cmdline"] or ()) and process.info["status"] != psutil.STATUS_ZOMBIE:
            found.append(process)
    return found


@pytest.fixture
def room(qtbot, qapp, tmp_path):
    room = Room(qtbot, qapp, tmp_path)
    yield room
    assert room.jobs.shut_down(30)


# Something is found


def fibo_wins(sizes):
    """Whether the first player wins three heaps, by the definition of Grundy values."""

    def followers(size):
        return [size - f for f in (1, 2, 3, 5, 8, 13, 21) if f <= size]

    return bool(nim_sum(grundy_by_definition(size, followers) for size in sizes))


def test_a_wrong_answer_is_shown_small_and_explains_itself(room):
    room.blank("hdu1848").try_(FIBO)
    assert room.text("stressVerdict") == "Wrong answer: 1 wrong of 1"
    assert room.text("stressFailure") == "Case 1: printed Fibo, should be Nacci."
    numbers = list(map(int, room.box("stressInput").split()))
    assert len(numbers) == 6
    assert numbers[3:] == [0, 0, 0]
    assert not fibo_wins(numbers[:3])
    assert room.box("stressExpected") == "Nacci"
    assert room.box("stressPrinted").split() == ["Fibo"]
    assert room.text("stressHistory").startswith("1 case, 1 query, 3 heaps")
    assert "; shrunk from " in room.text("stressHistory")
    assert room.text("stressError") == room.text("stressHint") == ""
    assert room.said == ["mine.py: Wrong answer: 1 wrong of 1"]


def test_a_known_mistake_is_named(room):
    room.blank("hdu5724")
    room.start(*PYTHON, WRONG / "hdu5724_even_steps.py")
    room.rest()
    assert room.find(QWidget, "stressMistakes").isVisible()
    assert "fits:" in room.text("stressMistake") or "fit:" in room.text("stressMistake")
    text = room.box("stressInput")
    command_line = [*PYTHON, WRONG / "hdu5724_even_steps.py"]
    run = subprocess.run(command_line, input=text, capture_output=True, text=True, check=True)
    assert run.stdout.split() == room.box("stressPrinted").split() != room.box("stressExpected").split()


def test_a_blank_document_becomes_the_input_with_the_answers_beside_it(room):
    room.blank("hdu1848").try_(FIBO)
    text = room.box("stressInput")
    assert room.find(QAbstractButton, "stressAdd").text() == "Show on canvas"
    assert not room.find(QAbstractButton, "stressOpen").isVisible()
    room.press("stressAdd")
    room.rest()
    document = room.session.document
    assert format_named("hdu1848").render(document.records()).split() == text.split()
    assert document.format_name == "hdu1848"
    [(output, name)] = room.answers
    assert output.split() == ["Fibo"]
    assert name == "mine.py, stressed"
    # Again, it need not be added twice.
    assert room.find(QAbstractButton, "stressAdd").text() == "Show on canvas"
    room.press("stressAdd")
    room.rest()
    assert len(room.answers) == 2
    assert room.session.undo_stack.count() == 1
    room.session.undo_stack.undo()
    assert document.records() == (empty_record("heaps"),)


def test_the_format_of_what_is_shown_becomes_that_of_a_blank_document(room):
    room.blank("hdu1524")
    room.choose("uva11927")
    room.try_(FIRST)
    room.press("stressAdd")
    room.rest()
    assert room.session.document.format_name == "uva11927"
    assert room.session.game.n == 1
    room.session.undo_stack.undo()
    assert room.session.document.format_name == "hdu1524"
    room.session.undo_stack.redo()
    assert room.session.document.format_name == "uva11927"


def test_beside_other_cases_it_is_added_and_looked_at(room):
    room.session.open(Document([GraphRecord(4), BoardRecord(20, ((1,),))], "uva11927"))
    room.try_(FIRST)
    assert room.find(QAbstractButton, "stressAdd").text() == "Add to document"
    expected, printed = room.box("stressExpected").split(), room.box("stressPrinted").split()
    wrong = next(i for i, pair in enumerate(zip(expected, printed, strict=True)) if len(set(pair)) == 2)
    room.press("stressAdd")
    room.rest()
    cases = room.session.document.cases
    assert cases[0].record.n == 4
    assert len(cases) == 2 + len(expected)
    assert room.session.case is cases[2 + wrong]
    assert room.session.undo_stack.count() == 1
    assert room.answers == []
    room.session.undo_stack.undo()
    assert len(room.session.document.cases) == 2


def with_files(room):
    files = Files(room.session, room.jobs, dialogs=room.dialogs, settings=room.settings)
    answers = AnswersPanel(room.session, Spotlight(), room.theme, room.jobs)
    room.bot.addWidget(answers)
    room.panel.open_wanted.connect(files.open_text)
    room.panel.answers_wanted.connect(answers.load_text)
    return files, answers


def test_as_a_document_of_its_own_it_has_the_answers_beside_it(room):
    room.session.open(Document([GraphRecord(4)], "uva11927"))
    files, answers = with_files(room)
    room.try_(FIRST)
    text = room.box("stressInput")
    room.press("stressOpen")
    room.bot.waitUntil(lambda: answers.checker.result is not None, timeout=10_000)
    assert files.title() == "uva11927 counterexample"
    assert format_named("uva11927").render(room.session.document.records()).split() == text.split()
    assert answers.checker.result.report.counts.wrong == 1
    assert answers.checker.source.name == "mine.py, stressed"
    assert room.find(QAbstractButton, "stressAdd").text() == "Show on canvas"
    room.session.edit(graph_edits.add_position(room.session.game, Place(5.0, 6.0))[1], "Add position")
    assert room.find(QAbstractButton, "stressAdd").text() == "Add to document"


def test_whoever_keeps_their_document_has_no_answers_beside_it(room):
    room.session.open(Document([GraphRecord(4)], "uva11927"))
    files, answers = with_files(room)
    room.try_(FIRST)
    room.session.undo_stack.resetClean()
    room.dialogs.unsaved = Unsaved.CANCEL
    room.press("stressOpen")
    room.rest()
    assert room.dialogs.asked == ["unsaved"]
    assert room.session.document.cases[0].record.n == 4
    # Another document that comes later is not the one that was meant.
    room.session.open(Document([GraphRecord(1)], "uva11927"))
    QTest.qWait(20)
    assert not answers.checker.source.loaded
    assert files.title() == "Untitled"


def test_a_crash_is_told_with_its_last_words(room):
    room.blank("hdu1848").try_(CRASHES)
    assert room.text("stressVerdict") == "Crash: exit code 7"
    assert room.text("stressFailure") == "Boom: no way"
    assert room.box("stressErrors") == "Boom: no way"
    assert room.box("stressPrinted") == "Fibo"
    assert room.text("stressMistake") == ""


def test_the_input_is_saved_with_the_right_answers(room, tmp_path):
    room.blank("hdu1848").try_(FIBO)
    text = room.box("stressInput")
    room.dialogs.path = tmp_path / "bad.in"
    (tmp_path / "bad.out").write_text("mine")
    room.dialogs.may_replace = False
    room.press("stressSave")
    assert room.dialogs.asked == ["Save input", "replace bad.out"]
    assert not (tmp_path / "bad.in").exists()
    assert (tmp_path / "bad.out").read_text() == "mine"
    room.dialogs.may_replace = True
    room.press("stressSave")
    assert (tmp_path / "bad.in").read_text().splitlines() == text.splitlines()
    assert (tmp_path / "bad.out").read_text() == "Nacci\n"
    assert room.said[-1] == "Saved bad.in with the right answers in bad.out"
    room.dialogs.path = tmp_path / "no folder" / "bad.in"
    room.press("stressSave")
    assert room.dialogs.asked[-1].startswith("Not saved bad.in could not be written.")
    room.press("stressCopy")
    assert QGuiApplication.clipboard().text().splitlines() == text.splitlines()


# Nothing is found, or nothing can be


def test_nothing_found_says_how_much_was_tried(room):
    room.blank("hdu1848")
    room.limit("tries", "5")
    room.try_(RIGHT)
    said = re.fullmatch(r"5 inputs of (\d+) shapes? in [\d.]+ s: no difference found\.", room.text("stressNothing"))
    assert said, room.text("stressNothing")
    campaign = Campaign(format_named("hdu1848"), Options().seed)
    made = {name for number in range(5) for name in campaign.make(number).shapes}
    assert int(said[1]) >= len(made)
    assert not room.find(QWidget, "stressFound").isVisible()
    assert room.said == [f"mine.py: {room.text('stressNothing')}"]


def test_why_a_program_cannot_be_started(room, tmp_path):
    room.start("./nowhere", "to be found")
    room.rest()
    assert room.text("stressError").startswith("./nowhere: cannot be started: ")
    plain = tmp_path / "plain.txt"
    plain.write_text("no program")
    room.start(plain)
    room.rest()
    assert room.text("stressError").startswith(f"{plain}: cannot be started: ")
    assert not room.find(QWidget, "stressFound").isVisible()
    assert room.find(QAbstractButton, "stressRun").isEnabled()


def test_a_line_that_names_nothing_cannot_be_run(room):
    run = room.find(QAbstractButton, "stressRun")
    assert room.find(QWidget, "stressEmpty").isVisible()
    assert not run.isEnabled()
    QTest.keyClicks(room.find(QLineEdit, "stressProgramField"), "  './mine")
    assert not run.isEnabled()
    assert room.text("stressProgramTrouble") == "A quotation mark has no partner."
    QTest.keyClicks(room.find(QLineEdit, "stressProgramField"), "'")
    assert run.isEnabled()
    assert room.text("stressProgramTrouble") == ""


@pytest.mark.parametrize("line", ["''", '""  x'])
def test_an_empty_name_is_no_program(room, line):
    QTest.keyClicks(room.find(QLineEdit, "stressProgramField"), line)
    assert not room.find(QAbstractButton, "stressRun").isEnabled()
    assert room.text("stressProgramTrouble") == "Name a program."


@pytest.mark.skipif(sys.platform == "win32", reason="there no file may not be run")
def test_source_code_is_to_be_compiled_and_its_path_stays_as_it_is(room, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sol").mkdir()
    (tmp_path / "sol" / "c1524.cpp").write_text("int main() {}")
    room.start("sol/c1524.cpp")
    room.rest()
    assert room.text("stressError") == "sol/c1524.cpp: cannot be started: Permission denied."
    assert room.text("stressHint") == "It is source code; compile it first: g++ -O2 -o sol/c1524 sol/c1524.cpp"
    assert room.said == ["sol/c1524.cpp: cannot be started: Permission denied"]
    room.script("print('Fibo')", "mine.py")
    room.start("./mine.py")
    room.rest()
    assert room.text("stressHint") == "Did you mean python3 ./mine.py?"
    assert room.find(QAbstractButton, "stressUsePython").isVisible()


# What was found before


def rows(room):
    found = room.find(QListWidget, "stressFindsList")
    return [found.item(row).text() for row in range(found.count())] if found.isVisible() else []


def test_what_was_found_before_can_be_shown_again(room):
    room.blank("hdu1848").try_(FIBO)
    assert rows(room) == []
    text = room.box("stressInput")
    room.start(*PYTHON, room.script(CRASHES, "other.py"))
    room.rest()
    assert room.text("stressVerdict") == "Crash: exit code 7"
    assert rows(room) == ["mine.py: wrong answer: 1 wrong of 1 (hdu1848)"]
    # A search that finds nothing takes nothing away either.
    room.limit("tries", "2")
    room.start(*PYTHON, room.script(RIGHT, "right.py"))
    room.rest()
    assert len(rows(room)) == 2
    listed = room.find(QListWidget, "stressFindsList")
    area = room.find(QScrollArea, "stressPageArea")
    area.ensureWidgetVisible(listed)
    place = listed.visualItemRect(listed.item(1)).center()
    room.bot.mouseClick(listed.viewport(), LEFT, pos=place)
    assert room.text("stressVerdict") == "Wrong answer: 1 wrong of 1"
    assert room.box("stressInput") == text
    assert rows(room) == ["other.py: crash: exit code 7 (hdu1848)"]
    room.press("stressAdd")
    room.rest()
    assert format_named("hdu1848").render(room.session.document.records()).split() == text.split()


def test_no_more_than_five_are_kept(room):
    finds, made = Finds(), []
    room.blank("hdu1848").try_(FIBO)
    outcome = room.panel._outcome
    for _ in range(9):
        made.append(replace(outcome))
        finds.add(made[-1])
    finds.add(replace(outcome, found=None))
    assert all(a is b for a, b in zip(finds.besides(made[8]), made[7:2:-1], strict=True))
    assert len(finds.besides(None)) == 5


def test_the_case_that_fails_gets_a_name_and_the_others_none(room):
    room.session.open(Document([GraphRecord(4)], "uva11927"))
    room.try_(FIRST)
    expected, printed = room.box("stressExpected").split(), room.box("stressPrinted").split()
    room.press("stressAdd")
    room.rest()
    names = [case.record.name for case in room.session.document.cases[1:]]
    wrong = [f"mine.py: printed {b}, should be {a}" if a != b else "" for a, b in zip(expected, printed, strict=True)]
    assert names == wrong
    assert any(names)


def test_what_was_added_need_not_be_added_twice(room):
    room.session.open(Document([GraphRecord(4)], "uva11927"))
    room.try_(FIRST)
    add = room.find(QAbstractButton, "stressAdd")
    room.press("stressAdd")
    room.rest()
    assert (add.text(), add.isEnabled()) == ("Added", False)
    room.session.undo_stack.undo()
    assert (add.text(), add.isEnabled()) == ("Add to document", True)
    room.session.undo_stack.redo()
    assert (add.text(), add.isEnabled()) == ("Added", False)
    room.session.look_at(room.session.document.cases[0].key)
    room.session.edit(graph_edits.add_position(room.session.game, Place(5.0, 6.0))[1], "Add position")
    assert (add.text(), add.isEnabled()) == ("Add to document", True)


def test_an_input_that_depends_on_the_case_before_says_so(room):
    room.blank("hdu1536").try_(KEPT)
    assert room.text("stressDependence") == "Each case alone is answered right: it depends on the case before."
    assert room.text("stressMistake").startswith("On the input before shrinking: ")
    room.blank("hdu1848").try_(FIBO)
    assert room.text("stressDependence") == ""


@pytest.mark.parametrize("size", ["narrowest", "dock"])
def test_nothing_is_cut_at_the_edge_in_any_state(room, size):
    room.session.open(Document([GraphRecord(4)], "uva11927"))
    room.panel.resize(room.panel.minimumSizeHint().width() if size == "narrowest" else 340, 345)
    area = room.find(QScrollArea, "stressPageArea")

    def is_whole():
        QTest.qWait(20)
        assert area.widget().width() <= area.viewport().width()
        page = area.widget()
        for label in page.findChildren(QLabel):
            if label.isVisible() and label.text():
                left = label.mapTo(page, QPoint(0, 0)).x()
                assert left >= 0
                assert left + label.width() <= page.width(), label.objectName()
                if not label.wordWrap():
                    assert label.width() >= label.sizeHint().width() - 1, label.objectName()
                else:
                    assert label.height() >= label.heightForWidth(label.width()), label.objectName()
        bar = area.verticalScrollBar()
        assert page.height() - area.viewport().height() <= bar.maximum()

    is_whole()
    room.press("stressLimitsFold")
    is_whole()
    room.press("stressLimitsFold")
    room.start("./nowhere/at-all/with-a-long-name.cpp")
    room.rest()
    is_whole()
    room.try_(FIBO)
    is_whole()
    room.start(*PYTHON, room.script(KEPT, "kept.py"))
    room.rest()
    assert room.text("stressFindsTitle")
    is_whole()


def test_a_search_that_another_document_ends_says_so(room):
    begin_sleeping(room, "stress-ended-token")
    room.session.open(Document([GraphRecord(2)], "hdu1524"))
    room.rest()
    assert room.text("stressHint") == "Ended, because another document was opened."
    assert room.said[-1].endswith("Ended, because another document was opened.")
    begin_sleeping(room, "stress-ended-token")
    room.press("stressStop")
    room.rest()
    assert room.text("stressHint") == "Stopped before its time."


# Running and stopping


def begin_sleeping(room, token, limit="300", form="hdu1848"):
    room.blank("hdu1848").choose(form)
    room.limit("timeout", limit)
    room.start(*PYTHON, room.script(SLEEPS), token)
    room.bot.waitUntil(lambda: bool(left_of(token)), timeout=20_000)


def test_stop_leaves_nothing_running(room):
    begin_sleeping(room, "stress-stop-token")
    assert not room.find(QAbstractButton, "stressRun").isEnabled()
    assert not room.find(QComboBox, "stressFormat").isEnabled()
    room.bot.waitUntil(
        lambda: room.text("stressPhase") == "Trying inputs" and "Starting" not in room.text("stressFacts")
    )
    assert room.find(QProgressBar, "stressProgress").isVisible()
    room.press("stressStop")
    room.rest()
    assert left_of("stress-stop-token") == []
    assert room.text("stressVerdict") == ""
    assert room.text("stressNothing")
    assert room.text("stressHint") == "Stopped before its time."
    assert room.find(QAbstractButton, "stressRun").isEnabled()
    assert not room.find(QAbstractButton, "stressStop").isEnabled()


def until_shrinking(room):
    room.bot.waitUntil(lambda: room.text("stressPhase").startswith("Failed: making"), timeout=30_000)
    assert re.match(r"Fails on 1 case, \d+ quer(y|ies), \d+ heaps", room.text("stressBest"))


def test_stop_while_shrinking_keeps_what_was_found(room):
    begin_sleeping(room, "stress-kept-token", "0.3")
    until_shrinking(room)
    room.press("stressStop")
    assert room.text("stressPhase") in ("Stopping …", "")
    room.rest()
    assert left_of("stress-kept-token") == []
    assert room.text("stressVerdict").startswith("Time limit exceeded")
    assert room.text("stressHint") == "Stopped; this is what was found until then."
    reading = format_named("hdu1848").read(room.box("stressInput"))
    assert reading.records
    assert not reading.diagnostics


def test_stop_does_not_wait_for_a_run_of_shrinking(room, tmp_path):
    """The program answers at once six times, and then takes longer than anybody waits."""
    runs = tmp_path / "runs"
    text = (
        "import sys, time\n"
        f"with open({str(runs)!r}, 'a+') as f:\n"
        "    f.write('x')\n    f.seek(0)\n    count = len(f.read())\n"
        "if count > 6:\n    time.sleep(600)\n"
    )
    room.blank("hdu1848")
    room.limit("timeout", "300")
    room.limit("jobs", "1")
    room.start(*PYTHON, room.script(text + FIBO), "stress-asleep-token")
    room.bot.waitUntil(lambda: runs.exists() and runs.stat().st_size > 6, timeout=30_000)
    room.bot.waitUntil(lambda: room.panel.runner._desk.progress.phase == "shrinking", timeout=30_000)
    room.press("stressStop")
    room.rest()
    assert left_of("stress-asleep-token") == []
    assert room.text("stressVerdict").startswith("Wrong answer")
    assert room.text("stressHint") == "Stopped; this is what was found until then."
    # Being stopped is no sign that the program fails only now and then.
    assert "did not fail" not in room.text("stressHistory")


def test_cancelled_as_a_job_it_keeps_what_was_found_too(room):
    begin_sleeping(room, "stress-job-token", "0.3")
    until_shrinking(room)
    [job] = room.jobs.running
    room.jobs.cancel(job)
    room.rest()
    assert left_of("stress-job-token") == []
    assert room.text("stressVerdict").startswith("Time limit exceeded")


@pytest.mark.parametrize("way", ["window", "document"])
def test_nothing_is_left_when_the_window_or_the_document_goes(room, way):
    token = f"stress-{way}-token"
    begin_sleeping(room, token)
    if way == "window":
        room.panel.close()
        assert room.jobs.shut_down(20)
    else:
        room.session.open(Document([GraphRecord(2)], "hdu1524"))
    room.rest()
    assert left_of(token) == []


def test_a_second_run_waits_for_nobody(room):
    begin_sleeping(room, "stress-again-token")
    room.panel.run()
    assert len(room.jobs.running) == 1
    room.panel.stop()
    room.panel.stop()
    room.rest()
    room.try_(FIBO)
    assert room.text("stressVerdict").startswith("Wrong answer")
    assert room.text("stressHint") == ""


def test_no_program_is_run_before_somebody_says_so(room, tmp_path):
    mark = tmp_path / "it was run"
    path = room.script(f"open({str(mark)!r}, 'w')\n")
    RecentPrograms(room.settings).add(command.joined([*PYTHON, str(path)]))
    panel = room.make()
    assert panel.parts.program.words == [*PYTHON, str(path)]
    panel.show()
    panel.start()
    room.session.open(Document([GraphRecord(2)], "hdu1524"))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab):
        QTest.keyClick(panel.parts.program.box.lineEdit(), key)
    QTest.qWait(50)
    assert not room.jobs.running
    assert not mark.exists()
    room.bot.mouseClick(panel.parts.run, LEFT)
    room.bot.waitUntil(lambda: not panel.runner.busy, timeout=20_000)
    assert mark.exists()


# The line


@given(st.lists(st.text(st.characters(exclude_categories=("Cs", "Cc"))), min_size=1))
def test_words_come_back_from_the_line(words):
    kept = [f"x{word}" for word in words]
    assert command.split(command.joined(kept, windows=False), windows=False) == kept


@given(st.lists(st.text("ab \\.-:é()", min_size=1).filter(lambda word: not word.endswith("\\")), min_size=1))
def test_words_come_back_from_the_line_of_windows(words):
    assert command.split(command.joined(words, windows=True), windows=True) == words


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (r'"C:\my files\a.exe" -x it\'s', [r"C:\my files\a.exe", "-x", r"it\'s"]),
        (r"C:\new\table.exe  7", [r"C:\new\table.exe", "7"]),
        (r'a "" b', ["a", "", "b"]),
    ],
)
def test_a_line_of_windows(line, words):
    assert command.split(line, windows=True) == words


def test_no_shell_looks_at_the_line():
    line = "a $HOME `b` ; c | d > e # f"
    assert command.split(line, windows=False) == line.split(" ")
    assert command.split("~/a '~'", windows=False) == [str(Path.home() / "a"), "~"]


@pytest.mark.parametrize(
    ("words", "name"),
    [(["/a/b/mine", "x"], "mine"), (["/usr/bin/python3", "-O", "/c/mine.py"], "mine.py"), (["python3"], "python3")],
)
def test_what_people_call_a_program(words, name):
    assert command.short_name(words) == name


def test_a_python_file_is_offered_our_python(room, tmp_path):
    path = tmp_path / "my solution.py"
    python = room.find(QAbstractButton, "stressUsePython")
    assert not python.isVisible()
    room.name(path)
    assert python.isVisible()
    assert room.text("stressProgramOffer")
    room.press("stressUsePython")
    assert room.panel.parts.program.words == [sys.executable, str(path)]
    assert not python.isVisible()
    room.dialogs.path = tmp_path / "it's.py"
    room.press("stressChooseFile")
    assert room.panel.parts.program.words == [sys.executable, str(room.dialogs.path)]
    room.dialogs.path = tmp_path / "a b"
    room.press("stressChooseFile")
    assert room.panel.parts.program.words == [str(tmp_path / "a b")]
    room.dialogs.path = None
    room.press("stressChooseFile")
    assert room.panel.parts.program.words == [str(tmp_path / "a b")]


def test_programs_are_remembered_the_newest_first(room):
    room.limit("tries", "1")
    lines = []
    for name in ("./one", "./two", "./one"):
        room.start(name)
        room.rest()
        lines.append(name)
    assert RecentPrograms(room.settings).lines() == ["./one", "./two"]
    box = room.make().parts.program.box
    assert [box.itemText(row) for row in range(box.count())] == ["./one", "./two"]
    assert box.currentText() == "./one"
    recent = RecentPrograms(room.settings)
    for number in range(20):
        recent.add(str(number))
    assert recent.lines() == [str(number) for number in range(19, 19 - MOST, -1)]


# The limits, the format, the actions


def test_the_limits_are_what_the_fields_say(room):
    form = room.panel.parts.limits
    assert room.text("stressLimitsSummary") == "5 s a run, 1,024 MB, 1 min in all, seed 0"
    for name, text in (("timeout", "0.5"), ("memory", "0"), ("seconds", "0"), ("tries", "7"), ("jobs", "3")):
        room.limit(name, text)
    options = form.options
    assert (options.limits.timeout, options.limits.memory_mb) == (0.5, 0)
    assert (options.seconds, options.tries, options.jobs, options.seed) == (0, 7, 3, Options().seed)
    room.press("stressAnotherSeed")
    assert form.options.seed != 0
    room.press("stressLimitsFold")
    assert room.text("stressLimitsSummary") == f"0.5 s a run, at most 7 inputs, seed {form.options.seed}"
    room.limit("tries", "0")
    room.press("stressLimitsFold")
    assert "until you stop it" in room.text("stressLimitsSummary")


def test_the_likeliest_format_follows_the_document_until_one_is_chosen(room):
    box = room.find(QComboBox, "stressFormat")
    assert (box.currentIndex(), box.currentText()) == (0, "Found out by running it")
    room.session.open(Document([BoardRecord(20, ((1,),))], "hdu5724"))
    assert room.panel.form.name == "hdu5724"
    room.session.open(Document([GraphRecord(1), BoardRecord(20, ((1,),))], ""))
    assert room.panel.form.game == "graph"
    room.session.look_at(room.session.document.cases[1].key)
    assert room.panel.form.game == "board"
    room.choose("hdu1848")
    room.session.look_at(room.session.document.cases[0].key)
    assert room.panel.form.name == "hdu1848"
    room.session.open(Document([GraphRecord(1)], "hdu1524"))
    assert room.panel.form.name == "hdu1848"


def test_the_format_is_found_out_whatever_the_document_is(room):
    room.session.open(Document([GraphRecord(1)], "hdu1524"))
    room.try_(FIBO)
    assert room.text("stressVerdict") == "Wrong answer: 1 wrong of 1"
    assert room.box("stressExpected") == "Nacci"
    box = room.find(QComboBox, "stressFormat")
    assert (box.currentData(), box.currentText()) == ("", "Found out: HDU 1848")
    room.name("./another")
    assert box.currentText() == "Found out by running it"


def test_a_program_that_speaks_no_format_is_told_to_choose_one(room):
    room.try_("print(3)")
    assert room.text("stressError") == "The program answers in the words of no format."
    assert room.text("stressHint") == "Choose the format that it reads in the box above"
    room.choose("hdu1848")
    room.press("stressRun")
    room.rest()
    assert room.text("stressVerdict").startswith("Wrong answer")


def test_finding_out_is_ended_by_stop(room):
    begin_sleeping(room, "stress-guess-token", form="")
    room.bot.waitUntil(lambda: room.text("stressPhase") == "Finding out which format it reads")
    room.press("stressStop")
    room.rest()
    assert left_of("stress-guess-token") == []
    assert room.text("stressHint") == "Stopped before its time."


def test_the_format_is_remembered_with_the_program(room):
    room.limit("tries", "1")
    for name, form in (("./one", "uva11927"), ("./two", "")):
        room.name(name)
        room.choose(form)
        room.press("stressRun")
        room.rest()
    box = room.find(QComboBox, "stressFormat")
    assert box.currentData() == ""
    room.name("./one")
    assert box.currentData() == "uva11927"
    room.name("./one more")
    assert box.currentData() == "uva11927"
    room.name("./two")
    assert box.currentData() == ""
    other = room.make().parts
    assert (other.program.line, other.formats.chosen) == ("./two", "")
    other.program.box.setEditText("./one")
    assert other.formats.chosen == "uva11927"


def test_the_actions(room):
    done = actions.handlers(room.panel)
    assert {spec.name for spec in actions.SPECS} == set(actions.ENTRIES) == done.keys()
    assert actions.enabled(room.panel) == {"stress": True, "stress-run": False, "stress-stop": False}
    assert {spec.icon for spec in actions.SPECS} - {""} <= icon_names()
    states, wanted = [], []
    room.panel.changed_state.connect(lambda: states.append(actions.enabled(room.panel)))
    room.panel.wanted.connect(lambda: wanted.append(True))
    done["stress"]()
    assert wanted == [True]
    room.blank("hdu1848").name(*PYTHON, room.script(SLEEPS))
    done["stress-run"]()
    assert states[-1] == {"stress": True, "stress-run": False, "stress-stop": True}
    done["stress-stop"]()
    assert states[-1]["stress-stop"] is False
    room.rest()
    assert states[-1] == {"stress": True, "stress-run": True, "stress-stop": False}


def test_a_long_input_is_shown_in_part_and_never_as_markup(room):
    box = room.panel.parts.result.found.input
    box.show_text("".join(f"<b>{line}</b>\n" for line in range(1000)))
    assert box.field.toPlainText().startswith("<b>0</b>\n<b>1</b>")
    assert len(box.field.toPlainText().splitlines()) == 200
    assert box.more.text() == "And 800 more lines"
    box.show_text("x" * 50_000)
    assert len(box.field.toPlainText()) == 20_000
    assert box.more.text() == "The beginning of 50,000 characters"
    box.show_text("1\n2")
    assert box.more.isHidden()


def test_the_wheel_over_a_field_changes_nothing(room):
    room.press("stressLimitsFold")
    room.find(QLineEdit, "stressProgramField").clearFocus()
    before = room.panel.parts.limits.options, room.panel.form.name
    for name in ("stressLimit-timeout", "stressLimit-tries", "stressFormat", "stressSeed"):
        widget = room.find(QWidget, name)
        at = widget.rect().center()
        event = QWheelEvent(
            QPointF(at), QPointF(widget.mapToGlobal(at)), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(widget, event)
    assert (room.panel.parts.limits.options, room.panel.form.name) == before


def test_every_widget_has_its_names_and_its_room(room):
    room.session.open(Document([GraphRecord(4)], "hdu1848"))
    room.blank("hdu1848").try_(CRASHES)
    room.session.open(Document([GraphRecord(4)], "hdu1848"))
    room.press("stressLimitsFold")
    room.panel.setFixedWidth(280)
    QTest.qWait(20)
    area = room.find(QScrollArea, "stressPageArea")
    assert area.horizontalScrollBar().maximum() == 0
    for kind in (QAbstractButton, QAbstractSpinBox, QComboBox, QPlainTextEdit, QProgressBar):
        for widget in room.panel.findChildren(kind):
            if widget.objectName().startswith("qt_") or not widget.isVisible():
                continue
            assert widget.objectName(), widget
            assert widget.accessibleName(), widget.objectName()
            if isinstance(widget, QAbstractButton) and widget.isVisible() and widget.text():
                assert widget.width() >= widget.sizeHint().width() - 1, widget.objectName()
    assert room.find(QAbstractButton, "stressOpen").isVisible()

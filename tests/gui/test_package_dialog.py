"""The dialog that exports test packages: what it lists, what it writes, and that it writes whole packages only."""

import threading
import zipfile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QRadioButton,
    QTableView,
    QWidget,
)

from engine.answers import outcomes
from engine.document import Document
from engine.formats.registry import format_named
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule_text import parse_rule
from engine.generators.catalogue import shapes_of
from engine.inputs import make_input
from engine.package import LAYOUTS, TestSet, document_set
from engine.package.statements import statement_of
from gui.jobs import Cancelled, Jobs
from gui.packages import PackageDialogs, PackageExport, actions, content, dialog
from gui.packages.files_model import FilesModel
from gui.session import Session
from gui.theme import ThemeController, icon_names

LEFT = Qt.MouseButton.LeftButton
HDU = format_named("hdu1524")
GRAPHS = (
    GraphRecord.from_moves(3, [(0, 1), (1, 2), (0, 2)], [[0], [0, 1]], name="Two stones"),
    GraphRecord.from_moves(2, [(0, 1)], [[0, 0]]),
)
BOARD = BoardRecord(rows=((1, 2), (20,)))


def small_set(form, seed, progress=lambda _: None):
    """A test set in no time: one case each of three shapes."""
    cases = []
    for done, shape in enumerate(shapes_of(form.game)[:3]):
        progress(done / 3)
        cases += make_input(form, shape, {}, seed).records
    return TestSet(form, seed, document_set(form, cases, one_a_case=True).files)


class Asked(PackageDialogs):
    """The native dialogs answered by lists; all others are real."""

    def __init__(self, parent=None):
        super().__init__(parent)
        self.paths: list[Path | None] = []
        self.asked: list[Path] = []
        self.filters: list[str] = []

    def ask_save_path(self, title, filters, suggested):
        self.asked.append(suggested)
        self.filters += filters
        return self.paths.pop(0)

    def ask_folder(self, title, folder):
        self.asked.append(folder)
        return self.paths.pop(0)


class Room:
    def __init__(self, qtbot, tmp_path, records=GRAPHS, format_name="hdu1524"):
        self.bot, self.folder = qtbot, tmp_path
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.show()
        self.session, self.jobs = Session(), Jobs()
        self.session.open(Document(records, format_name))
        self.dialogs = Asked(self.window)
        self.export = PackageExport(self.session, self.jobs, self.window, lambda: tmp_path, ask=self.dialogs)
        self.said, self.needed, self.unexpected, self._waited = [], [], [], 0
        self.export.said.connect(self.said.append)
        self.export.document_needed.connect(lambda: self.needed.append(self.export.dialog))
        self._guard = QTimer(self.window)
        self._guard.timeout.connect(self._end_unexpected)
        self._guard.start(200)

    def _end_unexpected(self):
        """A question that nobody answers would hold the test for ever."""
        shown = QApplication.activeModalWidget()
        self._waited = self._waited + 1 if shown is not None and shown is not self.export.dialog else 0
        if self._waited > 15:
            self.unexpected.append(shown.objectName())
            shown.reject()

    def over(self):
        if self.export.dialog is not None:
            self.export.dialog.close()
        assert self.unexpected == []
        assert self.jobs.shut_down()

    def open(self):
        self.export.open()
        self.rest()
        return self

    @property
    def dialog(self):
        assert self.export.dialog is not None
        return self.export.dialog

    def rest(self):
        def at_rest():
            shown = self.export.dialog
            return not self.jobs.running and not (shown is not None and shown._later.waiting)

        self.bot.waitUntil(at_rest, timeout=20_000)

    def find(self, kind, name):
        found = self.dialog.findChild(kind, name)
        assert found is not None, name
        return found

    def click(self, name):
        button = self.find(QAbstractButton, name)
        assert button.isEnabled(), name
        at = button.rect().center()
        at.setX(12)
        self.bot.mouseClick(button, LEFT, pos=at)
        self.rest()

    def choose(self, name, data):
        box = self.find(QComboBox, name)
        box.setFocus()
        way = Qt.Key.Key_Up if box.findData(data) < box.currentIndex() else Qt.Key.Key_Down
        while box.currentData() != data:
            QTest.keyClick(box, way)
        self.rest()

    def text(self, name):
        label = self.find(QLabel, name)
        return "" if label.isHidden() else label.text()

    @property
    def rows(self):
        model = self.find(QTableView, "packageFiles").model()
        return [tuple(model.index(r, c).data() for c in range(4)) for r in range(model.rowCount())]

    @property
    def can_export(self):
        return self.find(QAbstractButton, "packageAccept").isEnabled()

    def answer_soon(self, *names, look=lambda _: None):
        """Click these buttons in the dialogs that come up above ours, in turn; `look` sees each before that."""
        timer, left = QTimer(self.window), list(names)

        def attempt():
            for shown in QApplication.topLevelWidgets():
                button = shown.findChild(QAbstractButton, left[0]) if isinstance(shown, QDialog) else None
                if button is not None and button.isVisible():
                    left.pop(0)
                    if not left:
                        timer.stop()
                    look(shown)
                    self.bot.mouseClick(button, LEFT)
                    return

        timer.timeout.connect(attempt)
        timer.start(10)

    def write(self, *paths):
        self.dialogs.paths += paths
        self.click("packageAccept")


@pytest.fixture
def make_room(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(content, "test_set", small_set)
    rooms: list[Room] = []

    def make(records=GRAPHS, format_name="hdu1524"):
        rooms.append(Room(qtbot, tmp_path, records, format_name))
        return rooms[-1]

    yield make
    for room in rooms:
        room.over()


@pytest.fixture
def room(make_room):
    return make_room().open()


def read_zip(path):
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def read_folder(path):
    return {str(p.relative_to(path)): p.read_text() for p in path.rglob("*") if p.is_file()}


def judged(records):
    """Input and output of some graph cases."""
    return HDU.write(records), HDU.format_answers([outcomes(record) for record in records])


# What it lists


def test_the_default_set_of_the_documents_format_is_listed(room):
    tests = small_set(HDU, 1)
    assert [row[0] for row in room.rows] == [file.name for file in tests.files]
    assert [row[2] for row in room.rows] == ["1", "1", "1"]
    assert all(row[1][0].isupper() for row in room.rows)
    assert [row[3] for row in room.rows] == [f"{len(f.text)} B + {len(f.answers)} B" for f in tests.files]
    assert room.text("packageSummary").startswith("3 tests, ")
    assert room.needed == [None]
    assert [room.find(QComboBox, "packageLayout").itemData(i) for i in range(len(LAYOUTS))] == [x.name for x in LAYOUTS]
    assert room.text("packageLayoutDescription") == LAYOUTS[0].description
    room.choose("packageLayout", LAYOUTS[1].name)
    assert room.text("packageLayoutDescription") == LAYOUTS[1].description


def test_the_real_default_set_comes_with_progress(qtbot, tmp_path, monkeypatch):
    shares = []
    room = Room(qtbot, tmp_path)

    def watched(form, seed, progress):
        from engine.package import test_set

        return test_set(form, seed, lambda share: (shares.append(share), progress(share)))

    monkeypatch.setattr(content, "test_set", watched)
    room.export.open()
    bar = room.find(QWidget, "packageProgress")
    qtbot.waitUntil(lambda: len(shares) > 3, timeout=60_000)
    assert bar.isVisible()
    assert not room.can_export
    qtbot.mouseClick(room.find(QAbstractButton, "packageCancel"), LEFT)
    room.rest()
    assert room.export.dialog is None
    assert list(tmp_path.iterdir()) == []
    room.over()


def test_the_documents_cases_in_one_file_or_a_file_each(room):
    room.click("packageOneFile")
    assert [row[2] for row in room.rows] == ["2"]
    assert not room.find(QAbstractSpinBox, "packageSeed").isEnabled()
    room.click("packageFileEach")
    assert [row[2] for row in room.rows] == ["1", "1"]
    assert "Two stones" in room.rows[0][1]
    room.click("packageDefault")
    assert len(room.rows) == 3


def test_another_seed_makes_other_tests(room):
    before = room.dialog._content.tests.digest
    room.click("packageAnotherSeed")
    assert room.dialog._content.tests.digest != before
    field = room.find(QAbstractSpinBox, "packageSeed")
    field.selectAll()
    QTest.keyClicks(field, "1")
    room.rest()
    assert room.dialog._content.tests.digest == before


def test_an_answer_to_an_old_question_is_dropped(make_room, monkeypatch):
    may_end = threading.Event()

    def waiting(form, seed, progress=lambda _: None):
        while seed == 9 and not may_end.wait(0.01):
            pass
        return small_set(form, seed)

    monkeypatch.setattr(content, "test_set", waiting)
    room = make_room().open()
    field = room.find(QAbstractSpinBox, "packageSeed")
    field.selectAll()
    QTest.keyClicks(field, "9")
    room.bot.waitUntil(lambda: bool(room.jobs.running))
    assert not room.can_export
    assert room.rows == []
    field.selectAll()
    QTest.keyClicks(field, "4")
    room.rest()
    may_end.set()
    QTest.qWait(60)
    assert room.dialog._content.tests.seed == 4
    assert room.can_export


def test_a_file_each_is_described_by_the_name_of_its_case(make_room):
    room = make_room((GRAPHS[1], GRAPHS[0])).open()
    room.click("packageFileEach")
    assert [row[1] for row in room.rows] == ["Case 1", "Case 2: Two stones"]


def test_the_title_that_is_taken_can_be_read(room):
    title = room.find(QLineEdit, "packageTitle")
    for name in ("hdu1524", "hdu1536", "uva11927"):
        room.choose("packageFormat", name)
        assert title.placeholderText() == statement_of(format_named(name)).title
        assert title.placeholderText()


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_a_chosen_radio_button_with_the_keyboard_on_it_still_looks_chosen(make_room, qapp, mode):
    """The same ring as without the keyboard, another than that of one that is not chosen."""
    theme = ThemeController(qapp, mode)
    room = make_room().open()
    chosen, other = room.find(QRadioButton, "packageDefault"), room.find(QRadioButton, "packageOneFile")

    def ring(button):
        """The colour of the ring beside the dot in the middle."""
        image = button.grab().toImage()
        return image.pixelColor(3, image.height() // 2).name()

    room.find(QComboBox, "packageFormat").setFocus()
    QTest.qWait(20)
    without = ring(chosen)
    chosen.setFocus()
    QTest.qWait(20)
    assert chosen.hasFocus()
    assert ring(chosen) == without == theme.colours.accent.lower()
    assert ring(other) != without


# Samples


def sample_column(room):
    table = room.find(QTableView, "packageFiles")
    return table, FilesModel.columnCount(table.model()) - 1


def tick(room, row):
    """Click the check box of a row."""
    table, column = sample_column(room)
    box = table.visualRect(table.model().index(row, column))
    place = box.center()
    place.setX(box.left() + 10)
    room.bot.mouseClick(table.viewport(), LEFT, pos=place)


def test_own_cases_become_samples_by_a_tick(room):
    table, column = sample_column(room)
    room.choose("packageLayout", "kattis")
    assert table.isColumnHidden(column)
    room.click("packageFileEach")
    assert not table.isColumnHidden(column)
    assert table.model().headerData(column, Qt.Orientation.Horizontal) == "Sample"
    tick(room, 1)
    tick(room, 0)
    tick(room, 0)
    room.write(room.folder / "a.zip")
    names = read_zip(room.folder / "a.zip")
    inputs = sorted(name.partition("/data/")[2] for name in names if name.endswith(".in") and "/data/s" in name)
    assert inputs == ["sample/02-case.in", "secret/01-two-stones.in"]


def test_a_tick_stays_while_other_things_are_chosen_and_is_not_offered_for_plain_pairs(room):
    table, column = sample_column(room)
    room.choose("packageLayout", "kattis")
    room.click("packageFileEach")
    tick(room, 0)
    room.click("packageDefault")
    assert table.isColumnHidden(column)
    assert {file.group for file in room.dialog._content.tests.files} == {"secret"}
    room.click("packageFileEach")
    assert [file.group for file in room.dialog._content.tests.files] == ["sample", "secret"]
    room.choose("packageLayout", "plain")
    assert table.isColumnHidden(column)
    room.choose("packageLayout", "polygon")
    assert not table.isColumnHidden(column)


# What it writes


def test_an_archive_of_the_default_set(room):
    tests = small_set(HDU, 1)
    room.write(room.folder / "chess.zip")
    assert room.export.dialog is None
    expected = {f"{f.name}.in": f.text for f in tests.files} | {f"{f.name}.out": f.answers for f in tests.files}
    assert read_zip(room.folder / "chess.zip") == expected
    assert room.said == ["Exported 3 tests in chess.zip"]
    assert room.dialogs.asked[0].parent == room.folder
    assert room.dialogs.asked[0].suffix == ".zip"


def test_a_folder_of_the_documents_cases(room):
    room.click("packageFileEach")
    room.click("packageFolder")
    room.write(room.folder)
    made = list(room.folder.iterdir())
    assert len(made) == 1
    files = {name: text for name, text in read_folder(made[0]).items() if not Path(name).name.startswith(".")}
    texts = [judged([record]) for record in GRAPHS]
    assert sorted(files.values()) == sorted(part for pair in texts for part in pair)
    assert {Path(name).suffix for name in files} == {".in", ".out"}


def test_the_title_goes_into_the_package(room):
    assert not room.find(QLineEdit, "packageTitle").isEnabled()
    room.choose("packageLayout", "kattis")
    title = room.find(QLineEdit, "packageTitle")
    QTest.keyClicks(title, "  Stones & <moves> ")
    room.write(room.folder / "a.zip")
    files = read_zip(room.folder / "a.zip")
    yaml = next(text for name, text in files.items() if name.endswith("problem.yaml"))
    assert "Stones & <moves>" in yaml


def test_a_name_without_an_ending_gets_one_and_is_asked_about(room):
    (room.folder / "pack.zip").write_text("mine")
    room.answer_soon("replacePackageCancel")
    room.write(room.folder / "pack")
    assert (room.folder / "pack.zip").read_text() == "mine"
    room.answer_soon("replacePackageAccept")
    room.write(room.folder / "pack")
    assert len(read_zip(room.folder / "pack.zip")) == 6
    assert sorted(path.name for path in room.folder.iterdir()) == ["pack.zip"]


def test_nothing_is_written_where_no_place_is_chosen(room):
    room.write(None)
    room.click("packageFolder")
    room.write(None)
    assert list(room.folder.iterdir()) == []
    assert room.can_export
    room.click("packageCancel")
    assert room.export.dialog is None


def test_a_folder_is_replaced_only_if_a_person_agrees_and_it_is_a_package(room):
    room.click("packageFolder")
    room.write(room.folder)
    made = next(room.folder.iterdir())
    whole = read_folder(made)
    gone = next(made.glob("*.in"))
    gone.unlink()
    room.open()
    room.click("packageFolder")
    room.answer_soon("replacePackageCancel")
    room.write(room.folder)
    assert not gone.exists()
    room.answer_soon("replacePackageAccept")
    room.write(room.folder)
    assert read_folder(made) == whole
    (made / "thesis.doc").write_text("dear to somebody")
    before = read_folder(made)
    room.open()
    room.click("packageFolder")
    told = []
    room.answer_soon("replacePackageAccept", "errorOk", look=lambda shown: told.append(shown.informativeText()))
    room.write(room.folder)
    room.bot.waitUntil(lambda: len(told) == 2)
    assert told[1] == "Holds thesis.doc, which was not written with a package, so it is not replaced."
    assert read_folder(made) == before
    assert room.dialog.isVisible()


# What it refuses


def test_cases_of_other_kinds_are_refused_or_left_out(make_room):
    room = make_room((GRAPHS[0], BOARD)).open()
    room.click("packageOneFile")
    assert room.text("packageStrangers") == "Case 2 is a board: this format holds graphs only."
    assert not room.can_export
    assert room.rows == []
    room.click("packageOnlyFitting")
    assert [row[2] for row in room.rows] == ["1"]
    room.write(room.folder / "a.zip")
    assert set(read_zip(room.folder / "a.zip").values()) == set(judged(GRAPHS[:1]))


def test_strangers_do_not_hinder_the_default_set(make_room):
    room = make_room((GRAPHS[0], BOARD)).open()
    room.click("packageOneFile")
    room.click("packageDefault")
    assert room.text("packageStrangers") == ""
    assert room.can_export


def test_what_the_format_cannot_say_is_told_in_words(make_room):
    kayles = HeapsRecord(parse_rule("0.77"), (HeapsQueryRecord((1, 2, 3)),))
    room = make_room((kayles,), "hdu1536").open()
    room.click("packageOneFile")
    findings = format_named("hdu1536").check((kayles,))
    assert findings
    error = room.text("packageError")
    assert error.startswith("The format cannot say what the document holds:\n")
    assert findings[0].message[1:] in error
    assert not room.can_export
    room.click("packageDefault")
    assert room.text("packageError") == ""
    assert room.can_export


def test_a_document_without_cases_has_nothing_to_export(make_room):
    room = make_room(()).open()
    room.click("packageOneFile")
    assert room.text("packageError") == "There are no cases to make a package of."
    assert not room.can_export


def test_broken_limits_are_asked_about(make_room):
    large = GraphRecord.from_moves(1001, [(0, 1)], [[0]])
    room = make_room((large,)).open()
    room.click("packageOneFile")
    assert "1001" in room.text("packageWarnings").replace(",", "")
    room.answer_soon("findingsCancel")
    room.click("packageAccept")
    assert room.dialogs.asked == []
    room.answer_soon("findingsAccept")
    room.write(room.folder / "large.zip")
    assert set(read_zip(room.folder / "large.zip").values()) == set(judged([large]))


# What goes wrong


def test_a_place_that_cannot_be_written_leaves_the_dialog_as_it_is(room):
    told = []
    room.answer_soon("errorOk", look=lambda shown: told.append((shown.text(), shown.informativeText())))
    room.write(room.folder / "nowhere" / "a.zip")
    room.bot.waitUntil(lambda: bool(told))
    assert told[0][0].startswith("a.zip could not be written.")
    assert told[0][1]
    assert len(room.rows) == 3
    room.write(room.folder / "a.zip")
    assert len(read_zip(room.folder / "a.zip")) == 6
    assert [path.name for path in room.folder.iterdir()] == ["a.zip"]


@pytest.mark.parametrize("name", ["l" * 300 + ".zip", "l" * 300, "a\0b.zip", "a\0b"])
def test_a_name_that_no_system_takes_is_told_in_words(room, name):
    told = []
    room.answer_soon("errorOk", look=lambda shown: told.append((shown.text(), shown.informativeText())))
    room.write(room.folder / name)
    room.bot.waitUntil(lambda: bool(told))
    assert "could not be written" in told[0][0]
    assert told[0][1]
    assert list(room.folder.iterdir()) == []
    assert room.can_export


def test_writing_can_be_cancelled_and_leaves_nothing(room, monkeypatch):
    begun, ended = threading.Event(), []
    write = dialog.write_package

    def slow(tests, layout, out, title, replace, progress):
        def tell(share):
            begun.set()
            while True:
                progress(share)

        try:
            write(tests, layout, out, title, replace, tell)
        except Cancelled:
            ended.append("cancelled")
            raise

    monkeypatch.setattr(dialog, "write_package", slow)
    room.dialogs.paths.append(room.folder / "a.zip")
    room.bot.mouseClick(room.find(QAbstractButton, "packageAccept"), LEFT)
    room.bot.waitUntil(begun.is_set)
    assert not room.find(QComboBox, "packageFormat").isEnabled()
    assert not room.can_export
    # Escape means the same as the button.
    QTest.keyClick(room.dialog, Qt.Key.Key_Escape)
    room.bot.waitUntil(lambda: ended == ["cancelled"])
    room.rest()
    assert room.dialog.isVisible()
    assert room.text("packageSummary") == "Cancelled."
    assert list(room.folder.iterdir()) == []
    monkeypatch.setattr(dialog, "write_package", write)
    room.write(room.folder / "a.zip")
    assert len(read_zip(room.folder / "a.zip")) == 6


# The action, and every widget


def test_the_action_opens_one_dialog(make_room):
    room = make_room()
    done = actions.handlers(room.export)
    assert {spec.name for spec in actions.SPECS} == done.keys() == actions.enabled(room.export).keys()
    assert {spec.icon for spec in actions.SPECS} <= icon_names()
    done["export-package"]()
    first = room.dialog
    done["export-package"]()
    assert room.dialog is first
    room.rest()
    room.click("packageCancel")
    room.open()
    assert room.dialog is not first


def test_whatever_is_read_or_changed_has_its_names(room):
    for kind in (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QTableView):
        for widget in room.dialog.findChildren(kind):
            around = widget.parentWidget()
            inside = isinstance(around, QAbstractSpinBox | QComboBox | QLineEdit | QTableView)
            if inside or widget.objectName().startswith("qt_"):
                continue
            assert widget.objectName(), widget
            if widget.objectName() != "packageCancel":
                assert widget.accessibleName(), widget.objectName()

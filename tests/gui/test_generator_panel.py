"""The generator panel and its preview under a real mouse and keyboard."""

import threading
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QEventLoop, QPoint, QPointF, QRect, Qt, QTimer, QTranslator
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from engine.diagnostics import Diagnostic, Severity
from engine.document import Document
from engine.drawing import geometry
from engine.formats.registry import format_named
from engine.games import graph_edits
from engine.games.board_record import BoardRecord
from engine.games.graph import Place
from engine.games.graph_record import GraphRecord
from engine.generators.catalogue import shape_named
from engine.generators.shape import Parameter, Shape, ShapeError
from engine.inputs import Input, fitting_shapes, make_input
from engine.sg import grundy_by_definition, nim_sum
from gui.generator import actions, request
from gui.generator.banner import PreviewBanner
from gui.generator.panel import GeneratorPanel
from gui.generator.preview import GeneratedPreview
from gui.generator.shapes_model import title_of
from gui.generator.supply import Supply, engine_supply
from gui.jobs import Jobs
from gui.session import Session
from gui.theme import ThemeController, icon_names

LEFT = Qt.MouseButton.LeftButton
HDU = format_named("hdu1524")


def settle(done):
    """Wait until it is done, in a loop that leaves the other threads their turn, as that of the program does."""
    for _ in range(4000):
        if done():
            return
        loop = QEventLoop()
        QTimer.singleShot(5, loop.quit)
        loop.exec()
    raise AssertionError("it takes too long")


class Room:
    """A window with an editor's place in the middle and the panel beside it."""

    def __init__(self, qtbot, qapp, supply=None):
        self.bot = qtbot
        self.session, self.jobs = Session(), Jobs()
        theme = ThemeController(qapp, "light")
        self.window, self.stack = QWidget(), QStackedWidget()
        qtbot.addWidget(self.window)
        self.preview = GeneratedPreview(self.session, self.jobs, theme)
        self.panel = GeneratorPanel(self.session, self.jobs, theme, self.preview, supply=supply)
        self.editors = QLabel("the editors")
        for page in (self.editors, self.preview):
            self.stack.addWidget(page)
        self.shown, self.said = [], []
        self.preview.shown_changed.connect(self.shown.append)
        self.preview.shown_changed.connect(lambda on: self.stack.setCurrentIndex(int(on)))
        self.panel.said.connect(self.said.append)
        row = QHBoxLayout(self.window)
        row.addWidget(self.stack, 1)
        row.addWidget(self.panel)
        self.panel.setFixedWidth(300)
        self.window.resize(1000, 900)

    def open(self):
        self.window.show()
        self.bot.waitExposed(self.window)
        self.rest()
        return self

    def activate(self):
        """Give the window the keyboard again: without a screen, a popup that closes takes it along."""
        self.window.activateWindow()
        self.bot.waitUntil(self.window.isActiveWindow)

    def rest(self):
        settle(lambda: not self.jobs.running and not self.panel._later.waiting)

    def find(self, kind, name):
        found = self.window.findChild(kind, name)
        assert found is not None, name
        return found

    def click(self, name):
        button = self.find(QAbstractButton, name)
        assert button.isEnabled(), name
        self.bot.mouseClick(button, LEFT)
        self.rest()

    def text(self, name):
        label = self.find(QLabel, name)
        return "" if label.isHidden() else label.text()

    def pick(self, name):
        """Drop the list down and click a shape."""
        popup = self.drop_down()
        index = popup.model.index(popup.model.row_of(shape_named(name)), 0)
        assert index.isValid(), name
        popup.list.scrollTo(index)
        self.bot.mouseClick(popup.list.viewport(), LEFT, pos=popup.list.visualRect(index).center())
        assert not popup.isVisible()
        self.rest()

    def drop_down(self):
        """Click the box of shapes."""
        popup = self.panel.parts.chooser.popup
        assert not popup.isVisible()
        self.bot.mouseClick(self.find(QComboBox, "shapeBox"), LEFT)
        assert popup.isVisible()
        return popup

    def unfold(self):
        """Show the parameters that few people need."""
        heading = self.find(QAbstractButton, "whoWins")
        if not heading.isChecked():
            self.bot.mouseClick(heading, LEFT)

    def type(self, parameter, text):
        """Type a number into the field of a parameter."""
        field = self.find(QAbstractSpinBox, f"parameter-{parameter}")
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)
        self.rest()

    def choose(self, parameter, word):
        """Choose a word for a parameter with the arrow keys."""
        box = self.find(QComboBox, f"parameter-{parameter}")
        box.setFocus()
        way = Qt.Key.Key_Up if box.findData(word) < box.currentIndex() else Qt.Key.Key_Down
        while box.currentData() != word:
            QTest.keyClick(box, way)
        self.rest()

    @property
    def seen(self):
        """The record of the case that the preview shows."""
        case = self.preview.own.case
        return case.record if case else None

    @property
    def untouched(self):
        return not self.session.undo_stack.count() and not self.session.dirty


def plain(record):
    """A record without its places on the canvas."""
    return replace(record, places=None) if isinstance(record, GraphRecord) else record


def graph_sum(record, query):
    """The nim-sum of a query by the definition of Grundy values."""
    followers = {i: [] for i in range(record.n)}
    for source, target in zip(record.sources.tolist(), record.targets.tolist(), strict=True):
        followers[source].append(target)
    stones = record.queries[query].stones
    return nim_sum(grundy_by_definition(p, followers.__getitem__) for p, count in stones for _ in range(count))


@pytest.fixture
def make_room(qtbot, qapp):
    rooms: list[Room] = []

    def make(supply=None):
        rooms.append(Room(qtbot, qapp, supply))
        return rooms[-1]

    yield make
    for room in rooms:
        assert room.jobs.shut_down()


@pytest.fixture
def room(make_room):
    return make_room().open()


# Looking


def test_nothing_is_worked_out_before_somebody_looks(make_room):
    room = make_room()
    assert not room.jobs.running
    assert not actions.enabled(room.panel)["generate-add"]
    room.open()
    assert room.panel.shape in fitting_shapes(HDU)
    assert room.panel.form.name == "hdu1524"
    assert actions.enabled(room.panel)["generate-add"]
    assert room.shown == []


def test_a_shape_that_is_clicked_is_seen_and_the_document_stays_as_it_is(room):
    room.pick("by-rank")
    assert room.shown == [True]
    assert room.stack.currentWidget() is room.preview
    assert room.text("shapePurpose").lower() == shape_named("by-rank").purpose.lower()
    assert (room.text("previewTitle"), room.text("previewCasePlace")) == ("Preview", "Case 1 of 1")
    assert room.preview.picture.currentWidget() is room.preview.picture.graph
    expected = make_input(HDU, shape_named("by-rank"), {}, 1).records
    assert plain(room.seen) == expected[0]
    value = graph_sum(expected[0], 0)
    side = "First" if value else "Second"
    assert room.text("previewVerdict") == f"nim-sum {value}"
    assert room.find(QLabel, "previewVerdict").accessibleName() == f"{side} player wins, nim-sum {value}"
    assert room.text("previewWord") == ("WIN" if value else "LOSE")
    assert room.untouched
    assert room.session.document.cases[0].record.n == 0


def test_each_change_is_seen_at_once(room):
    room.pick("random-graph")
    room.type("density", "1")
    room.type("n", "23")
    assert room.seen.n == 23
    room.type("cases", "4")
    assert room.text("previewCasePlace") == "Case 1 of 4"
    room.choose("stones", "one")
    assert len(room.seen.queries[0].stones) == 1
    field = room.find(QAbstractSpinBox, "parameter-n")
    QTest.keyClick(field, Qt.Key.Key_Up)
    room.rest()
    assert room.seen.n == field.value() == 24


def test_another_seed_gives_other_cases_and_the_same_seed_the_same(room):
    room.pick("random-graph")
    first = plain(room.seen)
    room.click("generatorAnotherSeed")
    assert room.panel.parts.seed.seed != 1
    assert plain(room.seen) != first
    field = room.find(QAbstractSpinBox, "generatorSeed")
    field.selectAll()
    QTest.keyClicks(field, "1")
    room.rest()
    assert plain(room.seen) == first


def test_a_click_on_the_shape_that_is_chosen_shows_it(room):
    shape = room.panel.shape
    room.pick(shape.name)
    assert room.shown == [True]
    assert plain(room.seen) == make_input(HDU, shape, {}, 1).records[0]


def test_another_seed_is_never_the_same_one(qtbot):
    from gui.generator.seed_box import MOST, SeedBox

    drawn = iter([1, 2, 0, MOST - 1])
    box = SeedBox(lambda bound: next(drawn))
    qtbot.addWidget(box)
    seeds = [box.seed]
    for _ in range(4):
        box.draw()
        seeds.append(box.seed)
    assert seeds == [1, 2, 3, 0, MOST]


# Choosing


def test_typing_searches_and_arrows_and_enter_choose(room):
    box = room.find(QComboBox, "shapeBox")
    popup = room.panel.parts.chooser.popup
    everything = {shape.name for shape in popup.model.shapes}
    assert {"by-rank", "one-gap", "without-one"} <= everything
    box.setFocus()
    QTest.keyClicks(box, "g")
    search = room.find(QLineEdit, "shapeSearch")
    assert popup.isVisible()
    QTest.keyClicks(search, "AP")
    assert search.text() == "gAP"
    found = popup.model.shapes
    assert "one-gap" in {shape.name for shape in found}
    assert all("gap" in f"{s.name} {s.purpose}".lower() for s in found)
    assert len(found) > 2
    for key in ("Down", "Down", "Up", "Down"):
        QTest.keyClick(search, getattr(Qt.Key, f"Key_{key}"))
    assert room.shown == []
    QTest.keyClick(search, Qt.Key.Key_Return)
    room.rest()
    assert not popup.isVisible()
    assert room.panel.shape == found[2]
    assert plain(room.seen) == make_input(room.panel.form, found[2], {}, 1).records[0]
    # Nothing is left of the search.
    room.drop_down()
    assert search.text() == ""
    assert {shape.name for shape in popup.model.shapes} == everything
    assert popup.list.currentIndex().data() == title_of(found[2])


def test_escape_closes_the_list_and_changes_nothing(room):
    shape = room.panel.shape
    popup = room.drop_down()
    search = room.find(QLineEdit, "shapeSearch")
    QTest.keyClicks(search, "walk")
    QTest.keyClick(search, Qt.Key.Key_Down)
    QTest.keyClick(search, Qt.Key.Key_Escape)
    room.rest()
    assert not popup.isVisible()
    assert room.panel.shape == shape
    assert room.shown == []


def test_a_search_that_finds_nothing_says_so_and_can_be_cleared(room):
    popup = room.drop_down()
    search = room.find(QLineEdit, "shapeSearch")
    QTest.keyClicks(search, "zzz")
    assert room.text("shapeNothing") == "No shape matches 'zzz'"
    assert not popup.list.isVisible()
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert popup.isVisible()
    room.bot.mouseClick(room.find(QAbstractButton, "shapeClear"), LEFT)
    assert search.text() == ""
    assert popup.list.isVisible()
    assert not room.find(QLabel, "shapeNothing").isVisible()
    assert popup.list.currentIndex().data() == title_of(room.panel.shape)


def test_after_a_search_another_judge_offers_its_own_shapes(room):
    room.pick("by-rank")
    search = room.find(QLineEdit, "shapeSearch")
    room.drop_down()
    QTest.keyClicks(search, "walk")
    QTest.keyClick(search, Qt.Key.Key_Escape)
    box = room.find(QComboBox, "generatorFormat")
    box.setFocus()
    while room.panel.form.game != "board":
        QTest.keyClick(box, Qt.Key.Key_Down)
    room.rest()
    assert room.panel.shape.game == "board"
    popup = room.drop_down()
    assert popup.list.currentIndex().data() == title_of(room.panel.shape)
    assert room.find(QComboBox, "shapeBox").currentText() == title_of(room.panel.shape)


def test_the_shapes_before_and_after_are_of_the_same_kind(room):
    shapes = room.panel.fitting.of(HDU)
    room.pick(shapes[0].name)
    room.click("shapeNext")
    assert room.panel.shape == shapes[1]
    assert plain(room.seen) == make_input(HDU, shapes[1], {}, 1).records[0]
    room.click("shapePrevious")
    room.click("shapePrevious")
    assert room.panel.shape == shapes[-1]
    assert room.text("shapePurpose").lower() == shapes[-1].purpose.lower()
    box = room.find(QComboBox, "shapeBox")
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    room.rest()
    assert room.panel.shape == shapes[0]
    assert room.panel.form.name == HDU.name


def test_descriptions_are_whole_in_the_list(room):
    popup = room.drop_down()
    view = popup.list
    for shape in popup.model.shapes:
        index = popup.model.index(popup.model.row_of(shape), 0)
        room_for = view.visualRect(index)
        words = view.fontMetrics().boundingRect(
            0, 0, room_for.width() - 17, 9999, Qt.TextFlag.TextWordWrap, shape.purpose.capitalize()
        )
        assert room_for.height() >= view.fontMetrics().height() + words.height(), shape.name
        assert words.width() <= room_for.width()
    popup.close()


# Room


def visible_in(area: QWidget, widget: QWidget) -> bool:
    """Whether all of a widget is to be seen in an area."""
    place = QRect(widget.mapTo(area, QPoint(0, 0)), widget.size())
    return widget.isVisible() and area.rect().contains(place)


def test_a_low_dock_shows_the_shape_three_parameters_and_the_buttons(room):
    room.panel.setFixedSize(340, 400)
    for name in ("random-graph", "same-pattern", "blocks-of-chesses", "without-one"):
        room.pick(name)
        QTest.qWait(10)
        for part in ("shapeBox", "shapeNext", "shapePurpose", "generatorSeed", "generatorAdd"):
            assert visible_in(room.panel, room.find(QWidget, part)), (name, part)
        area = room.panel.parts.scrolled.viewport()
        shown = [p for p, editor in room.panel.parts.form.editors.items() if visible_in(area, editor)]
        assert len(shown) >= 3, (name, shown)
        own = [p.name for p in room.panel.shape.parameters if p.name not in ("cases", "queries", "stones", "count")]
        assert set(own[:3]) <= set(shown), name
    assert len(room.panel.findChildren(QScrollArea)) == 1


def test_the_parameters_of_a_shape_come_first_and_who_wins_is_folded_up(room):
    room.pick("random-graph")
    editors = room.panel.parts.form.editors
    heights = {name: editor.mapTo(room.panel, QPoint(0, 0)).y() for name, editor in editors.items()}
    assert max(heights["n"], heights["density"]) < heights["cases"] < heights["queries"] < heights["stones"]
    assert heights["stones"] < heights["count"] < heights["numbering"]
    assert not editors["wins"].isVisible()
    assert not editors["nim-sum"].isVisible()
    room.unfold()
    assert editors["wins"].isVisible()
    room.type("nim-sum", "2")
    room.type("wins", "50")
    heading = room.find(QAbstractButton, "whoWins")
    room.click("whoWins")
    assert not editors["wins"].isVisible()
    assert heading.text() == "Who wins: 50 %, nim-sum 2"
    # What is set is never hidden at first.
    room.pick("path")
    room.pick("random-graph")
    assert room.panel.parts.form.editors["wins"].isVisible()
    room.click("whoWins")
    room.click("generatorDefaults")
    assert heading.text() == "Who wins"


def test_tab_goes_from_top_to_bottom(room):
    room.pick("random-graph")
    room.pick("deep-chain")
    room.unfold()
    room.activate()
    QTest.qWait(20)
    room.type("reach", "3")
    widget = room.find(QComboBox, "generatorFormat")
    widget.setFocus()
    seen = []
    while not seen or seen[-1] != "generatorAdd":
        seen.append(QApplication.focusWidget().objectName())
        assert len(seen) < 40
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    names = ("n", "side-moves", "reach", "cases", "queries", "stones", "count", "numbering")
    expected = ["generatorFormat", "shapeBox", "shapePrevious", "shapeNext", *(f"parameter-{name}" for name in names)]
    assert seen[: len(expected)] == expected
    rest = ["whoWins", "parameter-wins", "parameter-nim-sum", "generatorAtOnce", "generatorDefaults", "generatorSeed"]
    rest += ["generatorAnotherSeed", "generatorAdd"]
    assert seen[len(expected) :] == rest


def test_a_single_word_is_no_choice(room):
    room.pick("in-order")
    assert not room.find(QComboBox, "parameter-numbering").isVisible()
    assert room.panel.parts.form.values["numbering"] == "topological"


def test_defaults_stay_where_they_are(room):
    room.panel.setFixedSize(340, 400)
    room.pick("random-graph")
    room.activate()
    room.type("n", "31")
    button, bar = room.find(QAbstractButton, "generatorDefaults"), room.panel.parts.scrolled.verticalScrollBar()
    QTest.qWait(20)
    room.panel.parts.scrolled.ensureWidgetVisible(button)
    at, place = bar.value(), button.mapToGlobal(QPoint(0, 0))
    assert at > 0
    before = room.panel.parts.form.values
    for _ in range(3):
        room.click("generatorDefaults")
        assert (bar.value(), button.mapToGlobal(QPoint(0, 0))) == (at, place)
        assert room.window.focusWidget() is button
    assert room.panel.parts.form.values == before | {"n": 12}
    room.find(QAbstractSpinBox, "generatorSeed").setFocus()
    assert not button.isEnabled()


def test_an_arrow_at_the_end_keeps_the_keyboard(room):
    room.pick("tree")
    room.activate()
    room.type("cases", "2")
    forth = room.find(QAbstractButton, "previewCaseNext")
    forth.setFocus()
    for _ in range(3):
        QTest.keyClick(forth, Qt.Key.Key_Space)
        room.rest()
        assert room.window.focusWidget() is forth
    assert room.text("previewCasePlace") == "Case 2 of 2"
    room.preview.setFocus()
    assert not forth.isEnabled()


def test_where_the_stones_stand_drops_down_whole(room):
    room.pick("random-graph")
    box = room.find(QComboBox, "parameter-stones")
    room.bot.mouseClick(box, LEFT)
    view = box.view()
    assert view.isVisible()
    for row in range(box.count()):
        place = view.visualRect(box.model().index(row, 0))
        assert view.viewport().rect().contains(place), box.itemText(row)
    box.hidePopup()


def test_each_place_of_the_stones_is_explained(room):
    room.pick("random-graph")
    box = room.find(QComboBox, "parameter-stones")
    for row in range(box.count()):
        tip = box.itemData(row, Qt.ItemDataRole.ToolTipRole)
        assert tip.startswith(f"{box.itemText(row)}: ")
    room.choose("stones", "off-by-one")
    assert "the nim-sum is not 0" in box.toolTip()
    assert "the nim-sum is not 0" in box.accessibleDescription()


@pytest.mark.parametrize("adding", [True, False])
def test_the_banner_is_one_row_however_narrow(room, adding):
    room.pick("tree")
    room.type("queries", "3")
    room.type("cases", "5")
    banner = room.preview.banner
    banner.offer_adding(adding)
    room.preview.setParent(None)
    # A window of its own now: it would stay, and stand before those of other tests.
    room.bot.addWidget(room.preview)
    heights, places = set(), []
    for width in (900, 700, 620, 560, 480, 440, 400, 380, 340):
        room.preview.setFixedWidth(width)
        room.preview.show()
        QTest.qWait(5)
        heights.add(banner.height())
        shown = sorted(
            (w for w in banner.children() if isinstance(w, QWidget) and w.isVisible()), key=lambda w: w.geometry().x()
        )
        for before, after in pairwise(shown):
            assert before.geometry().right() < after.geometry().left(), (width, before.objectName())
        assert shown[0].geometry().left() > 0
        assert shown[-1].geometry().right() < banner.width()
        assert shown[-1].objectName() in ("previewClose", "previewCross")
        for widget in (banner.word, banner.add, banner.cases.label):
            assert widget.isHidden() or widget.width() >= widget.sizeHint().width(), (width, widget.objectName())
        assert banner.word.isVisible()
        assert banner.add.isVisible() == adding
        places.append(banner.cases.label.text())
    assert places[0] == "Case 1 of 5"
    assert places[-1] == "1/5"
    assert banner.cases.label.toolTip() == "Case 1 of 5"
    assert banner.add.text() == ("Add" if adding else banner.add.text())
    assert len(heights) == 1
    assert heights.pop() < 60


@pytest.mark.parametrize("old", [True, False])
@pytest.mark.parametrize("adding", [True, False])
def test_a_long_language_never_cuts_the_buttons_of_the_banner(room, qapp, old, adding):
    class Long(QTranslator):
        def isEmpty(self) -> bool:
            return False

        def translate(self, context, text, disambiguation=None, n=-1):
            return f"{text} und noch viel mehr" if context == "Generator" else ""

    translator = Long()
    qapp.installTranslator(translator)
    try:
        banner = PreviewBanner(ThemeController(qapp, "light"))
        room.bot.addWidget(banner)
        banner.show_count(5)
        banner.show_place((0, 5), (0, 3))
        banner.show_verdict(33, "hdu1524", "graph")
        banner.offer_adding(adding)
        if old:
            banner.show_old()
        banner.setFixedWidth(340)
        banner.show()
        QTest.qWait(5)
        buttons = [button for button in banner.findChildren(QAbstractButton) if button.isVisible()]
        assert len(buttons) == 5 + adding
        for button in buttons:
            assert button.width() >= button.sizeHint().width(), button.objectName()
            left = button.mapTo(banner, QPoint(0, 0)).x()
            assert 0 < left < left + button.width() <= banner.width(), button.objectName()
        if adding:
            assert banner.add.text() == "+"
            assert banner.add.toolTip().startswith("Add the generated cases")
        # Where there is room again, the words are back.
        banner.setFixedWidth(1600)
        QTest.qWait(5)
        assert banner.cases.label.text().startswith("Case 1 of 5")
        assert banner.add.text().startswith("Add as cases")
    finally:
        qapp.removeTranslator(translator)


def test_there_is_one_button_to_add(room):
    room.pick("path")
    add, other = room.find(QAbstractButton, "generatorAdd"), room.find(QAbstractButton, "previewAdd")
    assert (add.isVisible(), other.isVisible()) == (True, False)
    room.panel.hide()
    assert other.isVisible()
    room.click("previewAdd")
    assert room.session.undo_stack.count() == 1


def test_the_button_for_the_preview_is_there_when_nothing_else_brings_it(room):
    button = room.find(QAbstractButton, "generatorPreview")
    assert button.isVisible()
    room.click("generatorPreview")
    assert not button.isVisible()
    room.click("generatorAtOnce")
    assert button.isVisible()
    room.click("generatorAtOnce")
    assert not button.isVisible()
    room.click("previewClose")
    assert button.isVisible()


def test_the_job_has_the_title_of_the_shape(room):
    titles = []
    room.jobs.started.connect(lambda job: titles.append(job.title))
    room.pick("deep-chain")
    assert "Generating deep chain" in titles


# Formats


def test_a_shape_of_another_game_takes_a_format_for_it(room):
    room.pick("one-gap")
    assert room.panel.form.game == "board"
    assert isinstance(room.seen, BoardRecord)
    assert room.preview.picture.currentWidget() is room.preview.picture.board
    room.pick("without-one")
    assert room.preview.picture.currentWidget() is room.preview.picture.heaps
    expected = make_input(room.panel.form, shape_named("without-one"), {}, 1).records[0]
    assert room.seen == expected
    assert room.text("previewRule").startswith("Take ")
    assert room.untouched


def test_the_format_is_the_documents_until_a_person_takes_another(room):
    room.session.open(Document([GraphRecord(1)], "uva11927"))
    room.rest()
    assert room.panel.form.name == "uva11927"
    assert {shape.name for shape in room.panel.fitting.of(room.panel.form)} >= {room.panel.shape.name}
    box = room.find(QComboBox, "generatorFormat")
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Up)
    room.rest()
    assert room.panel.form.name == "hdu1524"
    room.session.set_format("uva11927")
    assert room.panel.form.name == "hdu1524"
    room.session.open(Document([BoardRecord(rows=((1,),))], "hdu5724"))
    room.rest()
    assert room.panel.form.name == "hdu5724"
    assert room.panel.shape.game == "board"


# Adding


def test_adding_is_one_step_that_can_be_undone(room):
    room.pick("layered")
    room.type("cases", "3")
    expected = make_input(HDU, shape_named("layered"), {"cases": 3}, 1).records
    room.click("generatorAdd")
    document = room.session.document
    assert tuple(map(plain, document.records())) == expected
    assert room.session.case is document.cases[0]
    assert room.session.undo_stack.count() == 1
    assert room.session.undo_stack.undoText() == "Generate 3 cases: layered, seed 1"
    assert room.said == ["Added 3 cases"]
    assert room.shown == [True, False]
    assert room.stack.currentWidget() is room.editors
    room.session.undo_stack.undo()
    assert [case.record.n for case in document.cases] == [0]
    room.session.undo_stack.redo()
    assert tuple(map(plain, document.records())) == expected


def test_undo_and_redo_look_where_one_looked(room):
    room.session.open(Document([GraphRecord(n) for n in (1, 2, 3, 4)], "hdu1524"))
    room.rest()
    cases = room.session.document.cases
    room.session.look_at(cases[1].key)
    room.pick("path")
    room.type("cases", "3")
    room.click("generatorAdd")
    stack, first = room.session.undo_stack, cases[4].key
    assert room.session.case_key == first
    for _ in range(2):
        stack.undo()
        assert room.session.case is cases[1]
        room.session.look_at(cases[0].key)
        stack.redo()
        assert room.session.case_key == first
    # Another step in between, all of them taken back at once, and all done again.
    room.session.look_at(cases[3].key)
    room.session.edit(graph_edits.add_position(room.session.game, Place(5.0, 6.0))[1], "Add position")
    stack.setIndex(0)
    assert room.session.case is cases[1]
    stack.setIndex(1)
    assert room.session.case_key == first


def test_steps_of_another_document_are_forgotten(room):
    room.click("generatorAdd")
    room.session.open(Document([GraphRecord(1), GraphRecord(2)], "hdu1524"))
    room.session.look_at(room.session.document.cases[1].key)
    room.session.edit(graph_edits.add_position(room.session.game, Place(5.0, 6.0))[1], "Add position")
    for move in (room.session.undo_stack.undo, room.session.undo_stack.redo):
        move()
        assert room.session.case is room.session.document.cases[1]


def test_cases_come_behind_those_that_are_there_and_are_looked_at(room):
    room.session.open(Document([GraphRecord(2), GraphRecord(3)], "hdu1524"))
    room.rest()
    room.click("generatorAdd")
    assert [case.record.n for case in room.session.document.cases[:2]] == [2, 3]
    assert room.session.case is room.session.document.cases[2]
    # Nobody asked for a preview.
    assert room.shown == []


def test_what_is_added_twice_is_two_cases_that_share_nothing(room):
    room.pick("path")
    room.click("generatorAdd")
    room.panel.preview()
    room.rest()
    seen = room.seen
    room.click("generatorAdd")
    first, second = room.session.document.cases
    before = plain(second.record)
    room.session.look_at(first.key)
    room.session.edit(graph_edits.add_position(room.session.game, Place(5.0, 6.0))[1], "Add position")
    assert first.game.n == second.game.n + 1
    assert plain(second.record) == before == plain(seen)
    room.panel.preview()
    room.rest()
    assert plain(room.seen) == before


def test_added_cases_set_the_format_only_where_no_case_has_it(room):
    room.pick("one-gap")
    room.click("generatorAdd")
    assert room.session.document.format_name == "hdu5724"
    room.pick("star")
    room.click("generatorAdd")
    assert [case.kind.name for case in room.session.document.cases] == ["board", "graph"]
    assert room.session.document.format_name == "hdu5724"


def test_without_the_preview_at_once_nothing_is_made_before_it_is_asked_for(room):
    room.find(QAbstractButton, "generatorAtOnce").setChecked(False)
    room.pick("star")
    assert room.shown == []
    assert room.panel.maker.generated is None
    room.click("generatorAdd")
    assert plain(room.session.document.records()[0]) == make_input(HDU, shape_named("star"), {}, 1).records[0]
    assert room.shown == []
    room.click("generatorPreview")
    assert room.shown == [True]


def test_an_edit_held_back_elsewhere_is_handed_in_before_cases_are_added(room):
    held = []
    room.panel.document_needed.connect(lambda: held.append(room.session.undo_stack.count()))
    room.click("generatorAdd")
    assert held == [0]


# Errors, warnings, long work


def test_what_cannot_be_had_is_said_and_nothing_is_lost(room):
    room.pick("by-rank")
    before = plain(room.seen)
    room.unfold()
    room.type("nim-sum", "900")
    error = room.text("generatorError")
    assert "900" in error
    assert error.endswith(".")
    assert plain(room.seen) == before
    assert room.text("previewTitle") == "Before the last change"
    assert not room.find(QAbstractButton, "previewAdd").isEnabled()
    assert room.panel.parts.form.values["nim-sum"] == 900
    room.click("generatorAdd")
    assert room.untouched
    assert room.text("generatorError") == error
    room.type("nim-sum", "1")
    assert room.text("generatorError") == ""
    assert graph_sum(plain(room.seen), 0) == 1
    assert room.find(QAbstractButton, "previewAdd").isEnabled()


def test_what_the_format_cannot_say_is_told_in_its_own_words(room):
    room.pick("random-graph")
    room.type("cases", "7")
    room.choose("stones", "none")
    lines = room.text("generatorError").split("\n")
    assert lines[0] == "The format cannot say these cases."
    assert lines[1] == "Query 1 of case 1 has no stones: HDU 1524 takes M = 0 for the end of the case."
    assert lines[-1] == "And 3 more."
    # Another judge can.
    box = room.find(QComboBox, "generatorFormat")
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    room.rest()
    assert room.panel.form.name == "uva11927"
    assert room.text("generatorError") == ""
    assert room.seen.queries[0].stones == ()
    assert room.text("previewWord") == "Second"


def test_each_shape_keeps_what_was_set_and_goes_back_to_its_defaults(room):
    room.pick("random-graph")
    assert not room.find(QAbstractButton, "generatorDefaults").isEnabled()
    default = room.panel.parts.form.values
    room.type("n", "31")
    room.pick("path")
    room.type("cases", "2")
    room.pick("random-graph")
    assert room.panel.parts.form.values == default | {"n": 31}
    assert room.seen.n == 31
    room.click("generatorDefaults")
    assert room.panel.parts.form.values == default
    assert room.seen.n == default["n"]
    room.pick("path")
    assert room.panel.parts.form.values["cases"] == 2


def warned(form, shape, values, seed, progress):
    made = make_input(form, shape, values, seed, progress)
    notes = tuple(Diagnostic(Severity.WARNING, 0, 0, f"<b>limit {i}</b> is broken") for i in range(6))
    return Input(made.text, made.records, notes)


def engine_with(make, shapes=fitting_shapes):
    from engine.generators.common import parameters_of

    return Supply(shapes, parameters_of, make)


def test_warnings_are_shown_plainly(make_room):
    room = make_room(engine_with(warned)).open()
    room.pick("path")
    lines = room.text("generatorWarnings").split("\n")
    assert lines[0] == "<b>limit 0</b> is broken."
    assert lines[-1] == "And 2 more."
    assert room.find(QLabel, "generatorWarnings").textFormat() == Qt.TextFormat.PlainText
    assert room.text("generatorSummary").startswith("1 case, ")


class Slow:
    """Cases of seed 1 are made at once; of others when they are let go; the number of positions tells the seed."""

    def __init__(self):
        self.may_end = threading.Event()
        self.ended: list[int] = []

    def __call__(self, form, shape, values, seed, progress):
        if seed != 1:
            progress(0.4)
            while not self.may_end.wait(0.01):
                progress(0.5)
            progress(0.6)
            self.ended.append(seed)
        if seed == 13:
            raise ShapeError("thirteen brings no luck")
        return Input("", (GraphRecord(seed),), ())


def begin_slow(make_room) -> tuple[Room, Slow]:
    slow = Slow()
    shape = Shape("waiting", "graph", "waits", (Parameter("patience", "how patient", 3, 1, 9),), lambda *_: None)
    room = make_room(engine_with(slow, lambda form: (shape,) if form.game == "graph" else ())).open()
    room.click("generatorPreview")
    assert room.seen.n == 1
    return room, slow


def set_seed(room: Room, seed: int) -> None:
    field = room.find(QAbstractSpinBox, "generatorSeed")
    field.selectAll()
    QTest.keyClicks(field, str(seed))
    room.bot.waitUntil(lambda: room.panel.maker.busy and room.panel.maker.asked.seed == seed)


def test_long_work_shows_how_far_it_is_and_can_be_cancelled(make_room):
    room, _ = begin_slow(make_room)
    set_seed(room, 5)
    bar, cancel = room.find(QWidget, "generatorProgress"), room.find(QAbstractButton, "generatorCancel")
    room.bot.waitUntil(cancel.isVisible)
    room.bot.waitUntil(lambda: bar.value() > 0)
    assert room.seen.n == 1
    room.bot.mouseClick(cancel, LEFT)
    room.rest()
    assert not cancel.isVisible()
    assert room.text("generatorSummary").startswith("Cancelled.")
    assert room.seen.n == 1
    assert not room.find(QAbstractButton, "previewAdd").isEnabled()
    assert room.untouched


def test_an_answer_to_an_old_question_is_dropped(make_room):
    room, slow = begin_slow(make_room)
    set_seed(room, 5)
    set_seed_at_once(room, 1)
    slow.may_end.set()
    QTest.qWait(60)
    assert room.seen.n == 1
    assert "Cancelled" not in room.text("generatorSummary")


def test_of_two_questions_only_the_later_is_worked_on(make_room):
    room, slow = begin_slow(make_room)
    set_seed(room, 5)
    set_seed(room, 6)
    assert len(room.jobs.running) == 1
    slow.may_end.set()
    room.rest()
    assert room.seen.n == 6
    assert slow.ended == [6]


def test_adding_waits_for_what_is_being_made(make_room):
    room, slow = begin_slow(make_room)
    set_seed(room, 6)
    room.bot.mouseClick(room.find(QAbstractButton, "generatorAdd"), LEFT)
    QTest.qWait(50)
    assert room.untouched
    slow.may_end.set()
    room.bot.waitUntil(lambda: room.session.undo_stack.count() == 1)
    assert [case.record.n for case in room.session.document.cases] == [6]
    assert slow.ended == [6]


def test_adding_what_turns_out_to_be_impossible_adds_nothing(make_room):
    room, slow = begin_slow(make_room)
    slow.may_end.set()
    field = room.find(QAbstractSpinBox, "generatorSeed")
    field.selectAll()
    QTest.keyClicks(field, "13")
    room.bot.mouseClick(room.find(QAbstractButton, "generatorAdd"), LEFT)
    room.rest()
    assert room.text("generatorError") == "Thirteen brings no luck."
    set_seed_at_once(room, 7)
    assert room.untouched


def set_seed_at_once(room: Room, seed: int) -> None:
    field = room.find(QAbstractSpinBox, "generatorSeed")
    field.selectAll()
    QTest.keyClicks(field, str(seed))
    room.rest()


def test_another_document_stops_what_is_being_made(make_room):
    room, slow = begin_slow(make_room)
    set_seed(room, 6)
    room.bot.mouseClick(room.find(QAbstractButton, "generatorAdd"), LEFT)
    room.session.open(Document([GraphRecord(4)], "hdu1524"))
    slow.may_end.set()
    room.rest()
    QTest.qWait(60)
    assert [case.record.n for case in room.session.document.cases] == [4]
    assert room.shown == [True, False]
    assert not room.preview.shown


def test_large_cases_are_laid_out_off_the_gui_thread(make_room, monkeypatch):
    threads: list[str] = []
    layered = request.layered

    def watched(*arguments, **more):
        threads.append(threading.current_thread().name)
        return layered(*arguments, **more)

    monkeypatch.setattr(request, "layered", watched)
    room = make_room().open()
    room.find(QAbstractButton, "generatorAtOnce").setChecked(False)
    room.pick("path")
    for name, text in (("n", "280"), ("cases", "3")):
        room.type(name, text)
    room.click("generatorPreview")
    assert room.seen.n == 280
    room.click("previewCaseNext")
    assert room.text("previewCasePlace") == "Case 2 of 3"
    assert room.seen.places is not None
    room.click("generatorAdd")
    assert room.session.case.record.places is not None
    assert len(threads) == 2
    assert threading.main_thread().name not in threads


# The preview


def test_going_through_cases_and_queries(room):
    room.pick("tree")
    room.type("queries", "3")
    room.type("cases", "2")
    records = make_input(HDU, shape_named("tree"), {"cases": 2, "queries": 3}, 1).records
    assert not room.find(QAbstractButton, "previewCasePrevious").isEnabled()
    for case, record in enumerate(records):
        for query in range(3):
            assert room.text("previewCasePlace") == f"Case {case + 1} of 2"
            assert room.text("previewQueryPlace") == f"Query {query + 1} of 3"
            assert room.text("previewVerdict").endswith(f"nim-sum {graph_sum(record, query)}")
            if query < 2:
                room.click("previewQueryNext")
        assert not room.find(QAbstractButton, "previewQueryNext").isEnabled()
        if case == 0:
            room.click("previewCaseNext")
    assert not room.find(QAbstractButton, "previewCaseNext").isEnabled()
    assert plain(room.seen) == records[1]
    room.click("generatorAnotherSeed")
    # One goes on looking at the same place.
    assert room.text("previewCasePlace") == "Case 2 of 2"
    room.preview.setFocus()
    QTest.keyClick(room.preview, Qt.Key.Key_PageUp)
    assert room.text("previewCasePlace") == "Case 1 of 2"
    QTest.keyClick(room.preview, Qt.Key.Key_Escape)
    assert room.shown == [True, False]


def test_a_case_without_a_query_says_so(make_room):
    bare = engine_with(lambda form, shape, values, seed, progress: Input("", (GraphRecord(2),), ()))
    room = make_room(bare).open()
    room.click("generatorPreview")
    assert room.text("previewVerdict") == "No query asks about it"
    assert room.text("previewWord") == ""
    assert not room.find(QAbstractButton, "previewQueryNext").isVisible()


@pytest.mark.parametrize("shape", ["by-rank", "one-gap", "without-one"])
def test_no_click_and_no_key_changes_what_is_seen(room, shape):
    room.pick(shape)
    before = room.seen
    look = room.preview.picture.currentWidget()
    view = room.preview.picture.heaps.stacks if shape == "without-one" else look
    area = view.viewport() if hasattr(view, "viewport") else view
    shaken = {
        QPoint(x, y) for x in range(20, area.width() - 10, area.width() // 6) for y in range(30, area.height() - 10, 90)
    }
    for at in sorted(shaken, key=lambda point: (point.y(), point.x())):
        QTest.mouseClick(area, LEFT, pos=at)
        QTest.mouseDClick(area, LEFT, pos=at)
        QTest.mouseClick(area, Qt.MouseButton.RightButton, pos=at)
        QTest.mousePress(area, LEFT, pos=at)
        QTest.mouseMove(area, at + QPoint(40, 25))
        QTest.mouseRelease(area, LEFT, pos=at + QPoint(40, 25))
    view.setFocus()
    keys = (
        "Delete", "Backspace", "F2", "Plus", "Minus", "5", "Insert", "Return", "Space", "Up", "Down", "D", "Home", "End"
    )  # fmt: skip
    for key in keys:
        QTest.keyClick(view, getattr(Qt.Key, f"Key_{key}"))
        QTest.keyClick(view, getattr(Qt.Key, f"Key_{key}"), Qt.KeyboardModifier.ControlModifier)
    assert room.preview.shown
    assert room.seen == before
    assert not room.preview.own.undo_stack.count()
    assert room.untouched
    assert QApplication.activePopupWidget() is None


def test_the_graph_can_be_moved_and_zoomed(room):
    room.pick("grid")
    graph = room.preview.picture.graph
    centre, scale = graph.centre, graph.camera.scale
    middle = graph.rect().center()
    QTest.mousePress(graph, LEFT, pos=middle)
    QTest.mouseMove(graph, middle + QPoint(50, 0))
    QTest.mouseRelease(graph, LEFT, pos=middle + QPoint(50, 0))
    assert graph.centre.x() < centre.x()
    wheel(graph, middle)
    assert graph.camera.scale > scale
    room.preview.picture.fit()
    assert graph.camera.scale == pytest.approx(scale)


def wheel(widget: QWidget, at: QPoint, modifiers=Qt.KeyboardModifier.NoModifier) -> None:
    event = QWheelEvent(
        QPointF(at), QPointF(widget.mapToGlobal(at)), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, modifiers,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(widget, event)


def leave_by_looking(room: Room) -> None:
    room.session.look_at(room.session.document.cases[1].key)


def leave_by_editing(room: Room) -> None:
    room.session.edit(graph_edits.add_position(room.session.game, Place(5.0, 6.0))[1], "Add position")


def leave_by_opening(room: Room) -> None:
    room.session.open(Document([GraphRecord(1)]))


def leave_by_button(room: Room) -> None:
    room.click("previewClose")


@pytest.mark.parametrize("leave", [leave_by_looking, leave_by_editing, leave_by_opening, leave_by_button])
def test_the_preview_leaves_where_the_document_is_looked_at(room, leave: Callable[[Room], None]):
    room.session.open(Document([GraphRecord(2), GraphRecord(3)], "hdu1524"))
    room.pick("star")
    assert room.shown == [True]
    leave(room)
    room.rest()
    assert room.shown == [True, False]
    assert room.stack.currentWidget() is room.editors
    # It comes back with the next change.
    room.click("generatorAnotherSeed")
    assert room.shown == [True, False, True]


def dense(room, monkeypatch, most: int = 40):
    """Whatever is larger than this is too large to be drawn."""
    monkeypatch.setattr(request, "MOST_DRAWN", most)
    room.pick("random-graph")
    room.type("queries", "2")
    room.type("density", "100")
    room.type("n", "20")


def test_words_stand_for_a_graph_that_is_too_large_to_be_drawn(room, monkeypatch):
    dense(room, monkeypatch)
    assert room.preview.shown
    assert room.seen is None
    assert room.text("previewTooLarge") == "Too large to preview: 20 positions, 190 moves. It can still be added."
    record = room.panel.maker.generated.document.cases[0].record
    words = {True: "WIN", False: "LOSE"}
    for row in (0, 1):
        if row:
            room.click("previewQueryNext")
        assert room.text("previewQueryPlace") == f"Query {row + 1} of 2"
        value = graph_sum(record, row)
        assert room.text("previewWord") == words[value > 0]
        assert room.text("previewVerdict") == f"nim-sum {value}"
    # A small one has its picture again.
    room.type("n", "5")
    assert room.seen.n == 5
    assert not room.find(QLabel, "previewTooLarge").isVisible()


def test_a_graph_that_is_too_large_is_added_without_being_looked_at(room, monkeypatch):
    room.session.open(Document([GraphRecord(2), GraphRecord(3)], "hdu1524"))
    dense(room, monkeypatch)
    room.click("generatorAdd")
    assert [case.record.n for case in room.session.document.cases] == [2, 3, 20]
    assert room.session.case.record.n == 2
    assert not room.session.document.cases[2].loaded
    assert not room.preview.shown
    assert room.said == ["Added 1 case. The first is large: click it in Cases to see it"]
    room.session.undo_stack.undo()
    room.session.undo_stack.redo()
    assert room.session.case.record.n == 2


def test_a_graph_that_is_too_large_takes_the_place_of_an_empty_case_laid_out_on_a_thread(room, monkeypatch):
    threads: list[str] = []
    layered = request.layered

    def watched(*arguments, **more):
        threads.append(threading.current_thread().name)
        return layered(*arguments, **more)

    monkeypatch.setattr(request, "layered", watched)
    dense(room, monkeypatch)
    threads.clear()
    room.click("generatorAdd")
    assert [case.record.n for case in room.session.document.cases] == [20]
    assert room.session.case.record.places is not None
    assert len(threads) == 1
    assert threading.main_thread().name not in threads
    assert room.said == ["Added 1 case"]


def test_how_the_moves_run_is_found_out_before_a_case_is_shown(make_room, monkeypatch):
    threads: list[str] = []
    found = geometry._found_bends

    def watched(*arguments):
        threads.append(threading.current_thread().name)
        return found(*arguments)

    monkeypatch.setattr(geometry, "_found_bends", watched)
    room = make_room().open()
    room.pick("random-graph")
    room.click("generatorAtOnce")
    room.type("density", "60")
    room.type("n", "40")
    threads.clear()
    room.click("generatorPreview")
    assert room.seen.n == 40
    room.click("generatorAdd")
    assert room.session.case.record.n == 40
    assert threads
    assert threading.main_thread().name not in threads


# What a person does while a preview is on its way


def wait_for_slow(make_room) -> tuple[Room, Slow]:
    """A window whose preview is closed, and a case that is being made."""
    room, slow = begin_slow(make_room)
    room.session.open(Document([GraphRecord(2), GraphRecord(3)], "hdu1524"))
    assert not room.preview.shown
    set_seed(room, 5)
    return room, slow


@pytest.mark.parametrize("go_on", [leave_by_looking, leave_by_editing, leave_by_opening])
def test_who_goes_on_with_the_document_is_not_covered(make_room, go_on: Callable[[Room], None]):
    room, slow = wait_for_slow(make_room)
    go_on(room)
    slow.may_end.set()
    room.rest()
    QTest.qWait(60)
    assert not room.preview.shown
    assert room.stack.currentWidget() is room.editors
    # What was made is there when it is asked for.
    room.click("generatorPreview")
    assert room.seen.n == 5


def test_an_edit_before_the_work_begins_withdraws_it_too(make_room):
    room, slow = wait_for_slow(make_room)
    slow.may_end.set()
    field = room.find(QAbstractSpinBox, "generatorSeed")
    field.selectAll()
    QTest.keyClicks(field, "7")
    assert room.panel._later.waiting
    leave_by_editing(room)
    room.rest()
    QTest.qWait(200)
    assert not room.preview.shown


def test_a_panel_that_is_closed_shows_nothing_any_more(make_room):
    room, slow = wait_for_slow(make_room)
    room.panel.hide()
    slow.may_end.set()
    room.rest()
    QTest.qWait(60)
    assert not room.preview.shown
    assert not room.panel.maker.busy
    room.panel.show()
    assert not room.find(QWidget, "generatorProgress").isVisible()
    room.click("generatorPreview")
    assert room.seen.n == 5


def test_adding_is_not_withdrawn(make_room):
    room, slow = wait_for_slow(make_room)
    room.bot.mouseClick(room.find(QAbstractButton, "generatorAdd"), LEFT)
    room.panel.hide()
    leave_by_editing(room)
    slow.may_end.set()
    room.bot.waitUntil(lambda: room.session.undo_stack.count() == 2)
    assert [case.record.n for case in room.session.document.cases] == [3, 3, 5]


def test_a_cancelled_search_for_shapes_is_begun_again(make_room):
    may_end, asked = threading.Event(), []

    def shapes(form):
        asked.append(form.game)
        while not may_end.wait(0.01):
            pass
        return fitting_shapes(form)

    room = make_room(Supply(shapes, engine_supply().parameters, make_input))
    room.window.show()
    room.bot.waitExposed(room.window)
    room.bot.waitUntil(lambda: len(asked) == 3)
    room.jobs.cancel_all()
    may_end.set()
    room.rest()
    assert room.panel.shape is None
    asked.clear()
    room.panel.hide()
    room.panel.show()
    room.rest()
    assert sorted(asked) == ["board", "graph", "heaps"]
    assert room.panel.shape is not None
    room.click("generatorPreview")
    assert room.preview.shown


def test_of_several_searches_a_cancelled_one_does_not_come_back_by_itself(make_room):
    may_end, asked = threading.Event(), []

    def shapes(form):
        asked.append(form.game)
        while form.game == "board" and not may_end.wait(0.01):
            pass
        return fitting_shapes(form)

    room = make_room(Supply(shapes, engine_supply().parameters, make_input))
    room.window.show()
    room.bot.waitUntil(lambda: "board" in asked)
    room.bot.waitUntil(lambda: room.panel.shape is not None)
    for job in room.jobs.running:
        room.jobs.cancel(job)
    may_end.set()
    room.rest()
    assert asked.count("board") == 1
    room.bot.mouseClick(room.find(QComboBox, "shapeBox"), LEFT)
    room.rest()
    assert asked.count("board") == 2
    assert {shape.game for shape in room.panel.parts.chooser.popup.model.shapes} == {"graph", "board", "heaps"}


def test_the_actions(make_room):
    room = make_room()
    wanted = []
    room.panel.wanted.connect(lambda: (wanted.append(True), room.window.show()))
    done = actions.handlers(room.panel)
    assert {spec.name for spec in actions.SPECS} == done.keys() == actions.enabled(room.panel).keys()
    assert {spec.icon for spec in actions.SPECS} - {""} <= icon_names()
    done["generate"]()
    room.rest()
    assert wanted == [True]
    assert room.shown == [True]
    first = plain(room.seen)
    done["generate-again"]()
    room.rest()
    assert plain(room.seen) != first
    second = plain(room.seen)
    done["generate-add"]()
    room.rest()
    assert list(map(plain, room.session.document.records())) == [second]


# Every widget


def test_the_wheel_over_a_field_scrolls_the_panel_and_changes_nothing(room):
    room.pick("random-graph")
    before = room.panel.parts.form.values
    room.find(QAbstractSpinBox, "generatorSeed").setFocus()
    shape = room.panel.shape
    for name in ("parameter-n", "parameter-stones", "shapeBox"):
        widget = room.find(QWidget, name)
        wheel(widget, widget.rect().center())
    assert room.panel.parts.form.values == before
    assert room.panel.shape is shape


def inner(widget: QWidget) -> bool:
    """Whether a widget is a part of a field, which has the names."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, QAbstractSpinBox | QComboBox | QLineEdit):
        around = around.parentWidget()
    return around is not None or widget.objectName().startswith("qt_")


def test_whatever_is_read_or_changed_has_its_names(room):
    room.pick("random-graph")
    kinds = (QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QAbstractItemView)
    for part in (room.panel, room.preview):
        for kind in kinds:
            for widget in part.findChildren(kind):
                if inner(widget):
                    continue
                assert widget.objectName(), widget
                assert widget.accessibleName(), widget.objectName()


def test_no_text_needs_more_room_than_a_narrow_dock_has(room):
    room.panel.setFixedWidth(256)
    room.unfold()
    room.type("wins", "100")
    room.type("nim-sum", "1000")
    room.click("whoWins")
    for name in ("random-graph", "one-gap", "without-one"):
        room.pick(name)
        page = room.find(QWidget, "generatorSettings")
        assert page.minimumSizeHint().width() <= room.panel.parts.scrolled.viewport().width()
        for editor in room.panel.parts.form.editors.values():
            if editor.isVisible():
                assert editor.field.geometry().right() <= editor.rect().right()

"""Export picture and Copy as picture, with a person's clicks; and the painter of PNG and PDF."""

import gc
import re
import struct
import threading
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QDoubleSpinBox, QLabel, QPushButton, QWidget

from engine.document import Document, empty_record
from engine.drawing import DrawingError, svg_of
from engine.drawing.themes import DARK as DRAWN_DARK
from engine.drawing.themes import LIGHT as DRAWN_LIGHT
from engine.games import graph_edits
from engine.games.board_record import BoardRecord
from engine.games.graph import Place
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import Octal, rule_of
from gui.jobs import Jobs
from gui.pictures import actions
from gui.pictures.choice import PictureChoice, svg_as
from gui.pictures.dialog import PictureDialog
from gui.pictures.dialogs import PictureDialogs
from gui.pictures.pictures import PDF_MIME, SVG_MIME, Pictures
from gui.pictures.preview import REST
from gui.pictures.svg_paint import fitted_image, image_of, pdf_of, png_of
from gui.session import Session
from gui.theme import DARK, LIGHT

SVG = "{http://www.w3.org/2000/svg}"
GRAPH = GraphRecord.from_moves(3, [(0, 1), (0, 2), (1, 2)], [[0], [0, 1, 1]], name="Three")
BOARD = BoardRecord(6, ((1, 4), (6,)))
HEAPS = HeapsRecord(rule_of((1, 3)), (HeapsQueryRecord((2, 5)), HeapsQueryRecord((7,))))


class Picked(PictureDialogs):
    """The native file dialog answered by a path; the options are asked for in the real dialog."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.path, self.suggested, self.filters, self.errors = None, None, [], []

    def ask_save_path(self, title, filters, suggested):
        self.suggested, self.filters = suggested, list(filters)
        return self.path

    def show_error(self, title, text, details=""):
        self.errors.append((title, text, details))


class World:
    def __init__(self, qtbot, *records) -> None:
        self.bot = qtbot
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.show()
        self.session, self.jobs = Session(), Jobs()
        self.session.open(Document(records))
        self.dialogs = Picked(self.window)
        self.pictures = Pictures(self.session, self.jobs, self.dialogs, parent=self.window)
        self.said, self.refused = [], []
        self.pictures.said.connect(self.said.append)
        self.pictures.refused.connect(self.refused.append)

    def export(self, path, answer) -> None:
        """Choose Export picture; `answer` is what a person does in the dialog."""
        self.dialogs.path = path

        def act() -> None:
            dialog = QApplication.activeModalWidget()
            try:
                assert isinstance(dialog, PictureDialog)
                answer(dialog)
            finally:
                # A dialog that stays would hold the test for ever.
                if dialog is not None and dialog.isVisible():
                    dialog.reject()

        QTimer.singleShot(0, act)
        actions.handlers(self.pictures)["export-picture"]()
        self.bot.waitUntil(lambda: not self.jobs.running)


@pytest.fixture
def world(qtbot):
    made = []

    def make(*records) -> World:
        made.append(World(qtbot, *records))
        return made[-1]

    yield make
    for one in made:
        assert one.jobs.shut_down()


def choose(qtbot, dialog: PictureDialog, name: str, data: str) -> None:
    """Pick an entry of a combo box with the keyboard."""
    combo = dialog.findChild(QComboBox, name)
    combo.setFocus()
    qtbot.keyClick(combo, Qt.Key.Key_Home)
    while combo.currentData() != data:
        before = combo.currentIndex()
        qtbot.keyClick(combo, Qt.Key.Key_Down)
        assert combo.currentIndex() > before, f"there is no {data}"


def click(qtbot, dialog: PictureDialog, kind: type, name: str) -> None:
    widget = dialog.findChild(kind, name)
    place = widget.rect().center()
    if kind is QCheckBox:
        place.setX(10)
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)


def accept(qtbot):
    return lambda dialog: click(qtbot, dialog, QPushButton, "pictureAccept")


def shown(svg: bytes | str, role: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter(f"{SVG}text") if node.get("class") == role]


# Into a file


@pytest.mark.parametrize(
    ("kind", "start"),
    [("svg", b"<?xml"), ("png", b"\x89PNG"), ("pdf", b"%PDF"), ("tex", b"\\document"), ("dot", b"dig")],
)
@pytest.mark.parametrize("record", [GRAPH, BOARD, HEAPS], ids=["graph", "board", "heaps"])
def test_every_kind_of_file_of_every_game(world, qtbot, tmp_path, record, kind, start) -> None:
    here = world(record)
    path = tmp_path / f"out.{kind}"

    def answer(dialog) -> None:
        choose(qtbot, dialog, "pictureKind", kind)
        click(qtbot, dialog, QPushButton, "pictureAccept")

    here.export(path, answer)
    assert path.read_bytes().startswith(start)
    assert here.said == [f"Exported out.{kind}"] and here.dialogs.errors == []
    assert here.dialogs.suggested.name == f"picture.{kind}" and f"*.{kind}" in here.dialogs.filters[0]


def test_the_current_query_is_drawn_and_edits_are_in_it(world, qtbot, tmp_path) -> None:
    here = world(empty_record(), GRAPH)
    case = here.session.document.cases[1]
    here.session.look_at(case.key, case.game.queries[1].key)
    here.export(tmp_path / "a.svg", accept(qtbot))
    first = (tmp_path / "a.svg").read_text()
    assert shown(first, "nim-sum") == ["Nim-sum 2"] and shown(first, "value") == ["2", "1", "0"]
    key, change = edits_one_more(here.session.graph)
    here.session.edit(change, "Add")
    here.export(tmp_path / "b.svg", accept(qtbot))
    assert shown((tmp_path / "b.svg").read_text(), "value") == ["2", "1", "0", "0"]
    assert key is not None


def edits_one_more(game):
    return graph_edits.add_position(game, Place(300.0, 300.0))


def test_the_options_are_taken_and_remembered(world, qtbot, tmp_path) -> None:
    here = world(GRAPH)

    def answer(dialog) -> None:
        choose(qtbot, dialog, "pictureTheme", "dark")
        choose(qtbot, dialog, "pictureShown", "case")
        click(qtbot, dialog, QCheckBox, "pictureCaption")
        click(qtbot, dialog, QPushButton, "pictureAccept")

    here.export(tmp_path / "a.svg", answer)
    svg = (tmp_path / "a.svg").read_text()
    assert DRAWN_DARK.paper in svg and not shown(svg, "winner") and not shown(svg, "name")
    assert "stone" not in re.findall('class="([a-z]*)"', svg)
    here.export(tmp_path / "b.svg", accept(qtbot))
    assert (tmp_path / "b.svg").read_text() == svg


def test_the_ending_that_is_typed_tells_the_kind(world, qtbot, tmp_path) -> None:
    here = world(GRAPH)
    here.export(tmp_path / "typed.png", accept(qtbot))
    assert (tmp_path / "typed.png").read_bytes().startswith(b"\x89PNG")


def test_pixels_are_for_png_only(world, qtbot, tmp_path) -> None:
    here = world(GRAPH)

    def answer(dialog) -> None:
        spin = dialog.findChild(QDoubleSpinBox, "pictureScale")
        assert not spin.isEnabled()
        choose(qtbot, dialog, "pictureKind", "png")
        assert spin.isEnabled()
        spin.setFocus()
        spin.selectAll()
        qtbot.keyClicks(spin, spin.locale().toString(4.0, "f", 1))
        click(qtbot, dialog, QPushButton, "pictureAccept")

    here.export(tmp_path / "a.png", answer)
    width, _ = struct.unpack(">II", (tmp_path / "a.png").read_bytes()[16:24])
    svg = svg_of(here.session.case.record, 0, "light")
    assert abs(width - 4 * float(ET.fromstring(svg).attrib["width"])) <= 1


def test_cancelling_writes_nothing(world, qtbot, tmp_path) -> None:
    here = world(GRAPH)
    here.export(tmp_path / "a.svg", lambda dialog: click(qtbot, dialog, QPushButton, "pictureCancel"))
    assert here.dialogs.suggested is None
    here.export(None, accept(qtbot))
    assert list(tmp_path.iterdir()) == [] and here.said == []


def test_a_folder_that_cannot_be_written_is_told(world, qtbot, tmp_path) -> None:
    here = world(GRAPH)
    here.export(tmp_path / "missing" / "a.svg", accept(qtbot))
    ((_, text, reason),) = here.dialogs.errors
    assert "a.svg" in text and reason and here.said == []


# The dialog


def dialog_for(qtbot, record, query=0) -> PictureDialog:
    dialog = PictureDialog(record, query, PictureChoice())
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_the_preview_follows_the_options(qtbot) -> None:
    dialog = dialog_for(qtbot, GRAPH)
    preview = dialog.findChild(QLabel, "picturePreview")

    def corner() -> str:
        return preview.pixmap().toImage().pixelColor(1, 1).name()

    qtbot.waitUntil(lambda: not preview.pixmap().isNull() and corner() == DRAWN_LIGHT.paper)
    choose(qtbot, dialog, "pictureTheme", "dark")
    qtbot.waitUntil(lambda: corner() == DRAWN_DARK.paper)
    before = preview.pixmap().toImage()
    click(qtbot, dialog, QCheckBox, "pictureCaption")
    qtbot.waitUntil(lambda: preview.pixmap().toImage() != before)
    assert preview.pixmap().deviceIndependentSize().width() <= preview.width()
    assert preview.pixmap().deviceIndependentSize().height() <= preview.height()


class Draws:
    """Counts what the preview draws, and on which threads; a gate holds drawing back."""

    def __init__(self, monkeypatch):
        self.drawn, self.threads = [], set()
        self.gate = threading.Event()
        self.gate.set()
        monkeypatch.setattr("gui.pictures.preview.svg_as", self)

    def __call__(self, record, query, choice):
        self.drawn.append(choice)
        self.threads.add(threading.current_thread())
        self.gate.wait(10)
        return svg_as(record, query, choice)


def test_the_preview_is_drawn_off_the_gui_thread_and_once_for_many_choices(qtbot, monkeypatch) -> None:
    draws = Draws(monkeypatch)
    dialog = dialog_for(qtbot, GRAPH)
    preview = dialog.findChild(QLabel, "picturePreview")
    qtbot.waitUntil(lambda: not preview.pixmap().isNull())
    for _ in range(4):
        click(qtbot, dialog, QCheckBox, "pictureCaption")
    choose(qtbot, dialog, "pictureTheme", "print")
    qtbot.waitUntil(lambda: len(draws.drawn) == 2)
    qtbot.wait(3 * REST)
    assert [choice.theme for choice in draws.drawn] == ["light", "print"]
    assert threading.main_thread() not in draws.threads


def test_choices_that_do_not_change_the_picture_draw_nothing(qtbot, monkeypatch) -> None:
    draws = Draws(monkeypatch)
    dialog = dialog_for(qtbot, GRAPH)
    qtbot.waitUntil(lambda: len(draws.drawn) == 1)
    choose(qtbot, dialog, "pictureKind", "png")
    dialog.findChild(QDoubleSpinBox, "pictureScale").setValue(3.0)
    choose(qtbot, dialog, "pictureKind", "tex")
    click(qtbot, dialog, QCheckBox, "pictureFragment")
    assert dialog.choice().fragment
    qtbot.wait(3 * REST)
    assert len(draws.drawn) == 1


def test_a_late_picture_of_an_old_choice_is_dropped(qtbot, monkeypatch) -> None:
    draws = Draws(monkeypatch)
    draws.gate.clear()
    dialog = dialog_for(qtbot, GRAPH)
    preview = dialog.findChild(QLabel, "picturePreview")
    qtbot.waitUntil(lambda: len(draws.drawn) == 1)
    choose(qtbot, dialog, "pictureTheme", "dark")
    qtbot.waitUntil(lambda: len(draws.drawn) == 2)
    seen = []
    preview.judged.connect(lambda _: seen.append(preview.pixmap().toImage().pixelColor(1, 1).name()))
    draws.gate.set()
    qtbot.waitUntil(lambda: bool(seen))
    qtbot.wait(50)
    assert seen == [DRAWN_DARK.paper]


def test_a_dialog_that_is_closed_while_it_draws_leaves_nothing_behind(qtbot, monkeypatch) -> None:
    draws = Draws(monkeypatch)
    draws.gate.clear()
    dialog = dialog_for(qtbot, GRAPH)
    qtbot.waitUntil(lambda: len(draws.drawn) == 1)
    threading.Timer(0.1, draws.gate.set).start()
    click(qtbot, dialog, QPushButton, "pictureCancel")
    assert not any(thread.is_alive() for thread in draws.threads)
    assert gc.isenabled()


def test_without_values_the_picture_gives_nothing_away(world, qtbot, tmp_path) -> None:
    here = world(GRAPH)

    def answer(dialog) -> None:
        click(qtbot, dialog, QCheckBox, "pictureValues")
        click(qtbot, dialog, QPushButton, "pictureAccept")

    here.export(tmp_path / "a.svg", answer)
    svg = (tmp_path / "a.svg").read_text()
    assert not shown(svg, "value") and not shown(svg, "winner") and not shown(svg, "nim-sum")
    assert shown(svg, "title")


def test_latex_may_be_the_picture_alone(world, qtbot, tmp_path) -> None:
    here = world(GRAPH)

    def answer(dialog) -> None:
        fragment = dialog.findChild(QCheckBox, "pictureFragment")
        assert not fragment.isEnabled()
        choose(qtbot, dialog, "pictureKind", "tex")
        assert fragment.isEnabled()
        click(qtbot, dialog, QCheckBox, "pictureFragment")
        click(qtbot, dialog, QPushButton, "pictureAccept")

    here.export(tmp_path / "a.tex", answer)
    text = (tmp_path / "a.tex").read_text()
    assert "documentclass" not in text and text.count("tikzpicture") == 2


def test_only_boards_have_a_staircase_and_only_other_games_a_choice_of_query(qtbot) -> None:
    for record, is_board in ((GRAPH, False), (BOARD, True), (HEAPS, False)):
        dialog = dialog_for(qtbot, record)
        assert dialog.findChild(QCheckBox, "pictureStaircase").isVisible() is is_board
        assert dialog.findChild(QComboBox, "pictureShown").isVisible() is not is_board
    assert dialog_for(qtbot, GraphRecord(1), None).choice().whole


def test_what_cannot_be_exported_is_said_in_the_dialog(qtbot) -> None:
    kayles = HeapsRecord(Octal((0, 7, 7)), (HeapsQueryRecord((3,)),))
    dialog = dialog_for(qtbot, kayles)
    note, button = dialog.findChild(QLabel, "pictureNote"), dialog.findChild(QPushButton, "pictureAccept")
    assert note.isHidden() and button.isEnabled()
    choose(qtbot, dialog, "pictureKind", "dot")
    qtbot.waitUntil(lambda: "two heaps" in note.text() and note.isVisible() and not button.isEnabled())
    choose(qtbot, dialog, "pictureKind", "pdf")
    qtbot.waitUntil(lambda: note.isHidden() and button.isEnabled())
    large = dialog_for(qtbot, GraphRecord(5_000))
    assert "hardly" in large.findChild(QLabel, "pictureNote").text()
    assert large.findChild(QPushButton, "pictureAccept").isEnabled()
    assert "large" in large.findChild(QLabel, "picturePreview").text()
    huge = dialog_for(qtbot, GraphRecord(70_000))
    assert not huge.findChild(QPushButton, "pictureAccept").isEnabled()


def test_everything_in_the_dialog_has_a_name(qtbot) -> None:
    dialog = dialog_for(qtbot, BOARD)
    for kind in (QComboBox, QCheckBox, QDoubleSpinBox):
        for widget in dialog.findChildren(kind):
            assert widget.objectName() and widget.accessibleName()


# Onto the clipboard


@pytest.mark.parametrize("record", [GRAPH, BOARD, HEAPS], ids=["graph", "board", "heaps"])
def test_the_clipboard_gets_an_image_svg_and_pdf(world, qtbot, record) -> None:
    here = world(record)
    QGuiApplication.clipboard().clear()
    actions.handlers(here.pictures)["copy-picture"]()
    qtbot.waitUntil(lambda: here.said == ["Copied as a picture"])
    data = QGuiApplication.clipboard().mimeData()
    svg = bytes(data.data(SVG_MIME).data()).decode()
    assert svg == svg_of(here.session.case.record, 0, "light")
    assert bytes(data.data(PDF_MIME).data()).startswith(b"%PDF")
    image = QGuiApplication.clipboard().image()
    assert abs(image.width() - 2 * float(ET.fromstring(svg).attrib["width"])) <= 1
    assert len(colours_of(image)) > 3


def test_what_cannot_be_drawn_is_said_and_leaves_the_clipboard(world, qtbot) -> None:
    here = world(GraphRecord(70_000, places=[[0, i] for i in range(70_000)]))
    QGuiApplication.clipboard().setText("mine")
    here.pictures.copy()
    qtbot.waitUntil(lambda: bool(here.refused), timeout=30_000)
    assert "60,000" in here.refused[0] and QGuiApplication.clipboard().text() == "mine"


def test_without_a_case_nothing_can_be_drawn(world) -> None:
    here = world()
    assert set(actions.enabled(here.pictures).values()) == {False}
    here.pictures.export()
    here.pictures.copy()
    assert not here.jobs.running and here.dialogs.suggested is None
    assert set(actions.enabled(world(GRAPH).pictures).values()) == {True}
    assert {spec.name for spec in actions.SPECS} == set(actions.handlers(here.pictures))


# The painter


def colours_of(image: QImage) -> set[str]:
    steps = range(0, image.width(), 2), range(0, image.height(), 2)
    return {image.pixelColor(x, y).name() for x in steps[0] for y in steps[1]}


def test_the_painted_picture_has_its_colours_and_a_clear_margin(qtbot) -> None:
    record = GraphRecord.from_moves(3, [(0, 1), (0, 1), (1, 2)], queries=(), names={0: "W" * 40})
    record = GraphRecord(
        3, record.sources, record.targets, record.counts, (QueryRecord(((0, 1000), (2, 1))),), "x" * 60
    )
    for theme, drawn in (("light", DRAWN_LIGHT), ("dark", DRAWN_DARK)):
        image = image_of(svg_of(record, 0, theme), 2.0)
        assert {drawn.paper, drawn.p_fill, drawn.n_fill, drawn.stone_fill} <= colours_of(image)
        edge = {image.pixelColor(x, y).name() for x in range(image.width()) for y in (0, 3, image.height() - 4)}
        edge |= {image.pixelColor(x, y).name() for x in (0, 3, image.width() - 4) for y in range(image.height())}
        assert edge == {drawn.paper}, "nothing comes near the edge, so nothing is cut off"
    in_print = colours_of(image_of(svg_of(record, 0, "print"), 2.0))
    assert all(QColor(name).saturation() == 0 for name in in_print)


def test_too_many_pixels_are_refused_with_advice(qtbot) -> None:
    svg = svg_of(GraphRecord(2, places=[[0, 0], [20_000, 20_000]]))
    with pytest.raises(DrawingError, match="smaller scale"):
        png_of(svg, 2.0)
    assert fitted_image(svg, QSize(100, 100)).width() <= 100
    assert pdf_of(svg).startswith(b"%PDF")


def test_what_is_no_svg_is_refused(qtbot) -> None:
    with pytest.raises(DrawingError):
        image_of("<svg")


def test_the_colours_are_those_of_the_window() -> None:
    for drawn, ours in ((DRAWN_LIGHT, LIGHT), (DRAWN_DARK, DARK)):
        same = ("text", "text_muted", "accent", "move", "p_fill", "p_border", "p_text", "n_fill", "n_border", "n_text")
        for role in (*same, "stone_fill", "stone_text"):
            assert getattr(drawn, role) == getattr(ours, role)

"""The first minute: the card on an empty window, its samples, and text that is pasted anywhere."""

import pytest
from hand import Hand
from one_window import main_window
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListView, QPushButton, QTreeView, QWidget

import resources
from engine.document import Document
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import empty_heaps_record
from gui.language.tongue import tongue

HDU = "2\n1 1\n0\n1 0\n0\n"
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(scope="module")
def made(qapp, tmp_path_factory):
    """One window for all tests: making one takes longer than they do."""
    with main_window(qapp, tmp_path_factory.mktemp("window")) as window:
        yield window


@pytest.fixture
def window(made, qtbot):
    made.session.open(Document([GraphRecord(0)]))
    made.activateWindow()
    made.canvas.setFocus()
    qtbot.waitUntil(lambda: made.welcome.shown)
    yield made
    made.jobs.cancel_all()
    made.welcome.hold(False)


def rest(window, qtbot):
    qtbot.waitUntil(lambda: not window.jobs.running)
    QApplication.processEvents()


def part(window, name, kind=QPushButton):
    found = window.findChild(kind, name)
    assert found is not None, name
    return found


def copy(text):
    QGuiApplication.clipboard().setText(text)


# The card


def test_it_is_there_while_nothing_was_drawn(window):
    assert part(window, "welcomeCard", QWidget).isVisible()
    window.commands.add_position(QPointF(0, 0))
    assert not window.welcome.shown
    window.session.undo_stack.undo()
    QApplication.processEvents()
    assert not window.welcome.shown


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_it_offers_the_samples_in_every_language(qapp, tmp_path, language):
    """Their names are short there too, and each is whole."""
    tongue.speak(language)
    try:
        with main_window(qapp, tmp_path) as window:
            QTest.qWait(50)
            buttons = window.findChild(QWidget, "welcomeSamples").findChildren(QPushButton)
            assert len(buttons) == 6
            assert all(button.isVisible() and button.width() >= button.sizeHint().width() for button in buttons)
            assert not any("/" in button.text() for button in buttons)
    finally:
        tongue.speak("en")


@pytest.mark.parametrize(
    "document",
    [
        Document([GraphRecord(1)]),
        Document([BoardRecord(rows=((),))]),
        Document([empty_heaps_record()]),
        Document([GraphRecord(0), GraphRecord(0)]),
    ],
)
def test_it_is_not_there_for_what_is_no_empty_graph(window, document):
    window.session.open(document)
    QApplication.processEvents()
    assert not window.welcome.shown


def test_a_file_of_an_empty_graph_is_no_new_document(window, tmp_path):
    window.session.open(Document([GraphRecord(0)]), tmp_path / "x.grundy")
    QApplication.processEvents()
    assert not window.welcome.shown


def test_a_double_click_on_it_draws_where_it_was(window):
    """Real presses go to the widget under the mouse, and from there up to the canvas."""
    card, canvas = part(window, "welcomeCard", QWidget), window.canvas
    inside = QPoint(card.width() // 2, 10)
    where = card.mapTo(canvas, inside)
    assert canvas.childAt(where) is not None
    target = canvas.childAt(where)
    here = QPointF(target.mapFrom(canvas, where))
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick):
        buttons = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
        event = QMouseEvent(kind, here, target.mapToGlobal(here), Qt.MouseButton.LeftButton, buttons,
                            Qt.KeyboardModifier.NoModifier)  # fmt: skip
        QApplication.sendEvent(target, event)
    assert window.session.graph.n == 1
    assert (canvas.picture.centre(0) - canvas.camera.to_world(QPointF(where))).manhattanLength() < 1
    assert not window.welcome.shown


def test_a_double_click_beside_it_draws(window):
    Hand(window.canvas).double_click(QPoint(30, 30))
    assert window.session.graph.n == 1


def test_its_close_button_keeps_it_away_until_the_next_document(window, qtbot):
    part(window, "welcomeClose", QWidget).click()
    assert not window.welcome.shown
    window.files.new()
    qtbot.waitUntil(lambda: window.welcome.shown)


def test_it_gives_way_to_a_narrow_window_and_comes_back(window, qtbot):
    part(window, "welcome-hdu1524.in")
    size = window.size()
    heights = []
    for width, height in ((1280, 800), (1024, 700)):
        window.resize(width, height)
        QApplication.processEvents()
        QTest.qWait(20)
        card = part(window, "welcomeCard", QWidget)
        assert window.canvas.rect().contains(card.geometry().translated(card.parentWidget().pos()))
        for button in card.findChildren(QPushButton):
            shown = button.visibleRegion().boundingRect()
            assert shown.size() == button.size(), button.objectName()
            assert button.width() >= button.minimumSizeHint().width(), button.objectName()
        heights.append(card.height())
    assert heights[0] < heights[1]
    window.resize(size)


def test_every_button_has_a_name_and_the_keyboard_gets_there(window):
    card = part(window, "welcomeCard", QWidget)
    buttons = card.findChildren(QPushButton)
    assert all(button.accessibleName() and button.focusPolicy() & Qt.FocusPolicy.TabFocus for button in buttons)
    button = part(window, "welcome-hdu1536.in")
    button.setFocus()
    assert QApplication.focusWidget() is button
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.qWait(1)
    assert QApplication.focusWidget() is not button


@pytest.mark.parametrize("name", ["hdu1524", "uva11927", "hdu5724", "hdu1536", "hdu1848"])
def test_a_sample_of_each_judge_opens(window, qtbot, name):
    part(window, f"welcome-{name}.in").click()
    rest(window, qtbot)
    assert window.session.document.format_name == name
    assert window.files.source_text() == resources.path("samples", f"{name}.in").read_text()
    assert not window.welcome.shown


def test_kayles_is_kayles(window):
    part(window, "welcome-kayles").click()
    heaps = window.session.heaps
    # The first Grundy values of 0.77: Guy and Smith, 1956.
    assert [heaps.sequence.value(n) for n in range(13)] == [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]
    assert (window.files.title(), window.session.dirty) == ("Kayles", False)


def test_paste_and_open_from_the_card(window, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(window.files.dialogs, "ask_open_path", lambda *told: asked.append(told))
    part(window, "welcomeOpen").click()
    assert len(asked) == 1
    copy("")
    part(window, "welcomePaste").click()
    assert "no text" in window.status.message.text()
    copy(HDU)
    part(window, "welcomePaste").click()
    rest(window, qtbot)
    assert window.session.graph.n == 2


def test_it_is_away_while_something_is_opened(window, qtbot, tmp_path):
    path = tmp_path / "a.in"
    path.write_text(HDU)
    window.files.open_path(path)
    assert not window.welcome.shown
    rest(window, qtbot)
    assert (window.welcome.shown, window.session.graph.n) == (False, 2)


# Pasting


def focused(window, name, kind):
    widget = part(window, name, kind)
    widget.setFocus()
    assert QApplication.focusWidget() is widget
    return widget


@pytest.mark.parametrize(("name", "kind"), [("historyList", QListView), ("caseTree", QTreeView)])
def test_a_judges_text_is_imported_whatever_panel_has_the_keyboard(window, qtbot, name, kind):
    copy(HDU)
    QTest.keyClick(focused(window, name, kind), Qt.Key.Key_V, CTRL)
    rest(window, qtbot)
    assert window.session.graph.n == 2


def test_on_the_canvas_it_is_pasted_once(window, qtbot):
    copy("digraph { a -> b }")
    QTest.keyClick(window.canvas, Qt.Key.Key_V, CTRL)
    rest(window, qtbot)
    assert [case.game.n for case in window.session.document.cases] == [2]


def test_a_field_for_text_takes_text(window, qtbot):
    line = QLineEdit(window)
    line.show()
    line.setFocus()
    copy("2 1")
    QTest.keyClick(line, Qt.Key.Key_V, CTRL)
    rest(window, qtbot)
    assert (line.text(), window.session.graph.n) == ("2 1", 0)
    line.deleteLater()


def test_on_a_board_rows_are_rows_and_a_judges_text_is_imported(window, qtbot):
    window.session.open(Document([BoardRecord(rows=((1,),))]))
    window.board.view.setFocus()
    copy("2 19 20")
    QTest.keyClick(window.board.view, Qt.Key.Key_V, CTRL)
    assert window.session.board.n == 2
    copy(HDU)
    QTest.keyClick(window.board.view, Qt.Key.Key_V, CTRL)
    rest(window, qtbot)
    assert len(window.session.document.cases) == 2
    assert window.session.graph.n == 2


def test_what_is_nothing_is_told_on_the_board_and_nowhere_else(window, qtbot):
    window.session.open(Document([BoardRecord(rows=((1,),))]))
    window.docks["problems"].hide()
    copy("what?")
    QTest.keyClick(window.board.view, Qt.Key.Key_V, CTRL)
    rest(window, qtbot)
    assert window.board.message.isVisible()
    assert not window.docks["problems"].isVisible()
    assert len(window.session.document.cases) == 1


def test_on_heaps_a_judges_text_is_imported(window, qtbot):
    window.session.open(Document([empty_heaps_record()]))
    window.heaps.stacks.setFocus()
    copy(HDU)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_V, CTRL)
    rest(window, qtbot)
    # The heaps were not touched, so they make room.
    assert window.session.graph.n == 2


def test_a_copied_file_is_imported(window, qtbot, tmp_path):
    path = tmp_path / "a.dot"
    path.write_text("digraph { a -> b -> c }")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    QGuiApplication.clipboard().setMimeData(data)
    QTest.keyClick(focused(window, "historyList", QListView), Qt.Key.Key_V, CTRL)
    rest(window, qtbot)
    assert window.session.graph.n == 3


def test_an_empty_clipboard_is_told(window):
    QGuiApplication.clipboard().clear()
    window.session.open(Document([empty_heaps_record()]))
    QTest.keyClick(focused(window, "historyList", QListView), Qt.Key.Key_V, CTRL)
    assert "no text" in window.status.message.text()

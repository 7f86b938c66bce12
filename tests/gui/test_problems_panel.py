"""The problems panel: every finding in words, and its place in the text one click away."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QTextCharFormat
from PySide6.QtWidgets import QApplication, QLabel, QListView, QPlainTextEdit, QSplitter, QToolButton

from engine.diagnostics import Diagnostic, Severity
from engine.formats.registry import formats
from gui.panels.problems import AROUND, ProblemsPanel
from gui.theme import ThemeController

ERROR, WARNING = Severity.ERROR, Severity.WARNING
TEXT = "3\n1 1\n1 x\n0\n1 7\n0\n"


@pytest.fixture
def panel(qtbot):
    made = ProblemsPanel(ThemeController(QApplication.instance(), "light"))
    qtbot.addWidget(made)
    made.resize(300, 600)
    made.show()
    qtbot.waitExposed(made)
    return made


def rows(panel):
    view = panel.findChild(QListView, "problemsList")
    return [view.model().index(i, 0).data() for i in range(view.model().rowCount())]


def click_row(qtbot, panel, row):
    view = panel.findChild(QListView, "problemsList")
    rect = view.visualRect(view.model().index(row, 0))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.topLeft() + QPoint(20, 10))


def text_of(panel):
    return panel.findChild(QPlainTextEdit, "problemsText")


def header(panel):
    return panel.findChild(QLabel, "problemsHeader")


def test_nothing_wrong_is_said_in_words(panel):
    assert panel.findChild(QLabel, "problemsEmpty").isVisible()
    assert "No problems" in panel.findChild(QLabel, "problemsEmpty").text()
    assert not header(panel).isVisible()


def test_errors_of_a_real_file_are_listed_with_all_they_say(panel):
    diagnostics = formats().get("hdu1524").read(TEXT).diagnostics
    panel.show_problems("game.in", TEXT, diagnostics)
    assert header(panel).text() == "game.in: 2 errors"
    first, second = rows(panel)
    assert first.startswith("Error · line 3, column 3: ")
    assert "Expected: out-position 1 of position 1. Found: 'x'." in first
    assert second.startswith("Error · line 5, column 3: ")
    assert "Found: 7." in second


def test_the_first_error_is_shown_at_once_and_a_click_shows_another(qtbot, panel):
    panel.show_problems("game.in", TEXT, formats().get("hdu1524").read(TEXT).diagnostics)
    assert text_of(panel).toPlainText() == TEXT
    assert text_of(panel).textCursor().selectedText() == "x"
    click_row(qtbot, panel, 1)
    cursor = text_of(panel).textCursor()
    assert cursor.selectedText() == "7"
    assert cursor.block().blockNumber() == 4
    waves = [
        selection.cursor.selectedText()
        for selection in text_of(panel).extraSelections()
        if selection.format.underlineStyle() == QTextCharFormat.UnderlineStyle.WaveUnderline
    ]
    assert waves == ["x", "7"]


def test_the_keyboard_walks_through_the_problems(qtbot, panel):
    panel.show_problems("game.in", TEXT, formats().get("hdu1524").read(TEXT).diagnostics)
    qtbot.keyClick(panel.findChild(QListView, "problemsList"), Qt.Key.Key_Down)
    assert text_of(panel).textCursor().selectedText() == "7"


def test_errors_and_warnings_are_counted_apart_and_an_error_comes_first_into_sight(panel):
    found = [Diagnostic(WARNING, 1, 1, "many positions"), Diagnostic(ERROR, 2, 1, "bad"), Diagnostic(ERROR, 0, 0, "x")]
    panel.show_problems("a.in", "3\nabc\n", found)
    assert header(panel).text() == "a.in: 2 errors, 1 warning"
    assert [row.split(":")[0] for row in rows(panel)] == [
        "Warning · line 1, column 1", "Error · line 2, column 1", "Error",
    ]  # fmt: skip
    assert text_of(panel).textCursor().selectedText() == "abc"


def test_a_large_text_is_shown_around_the_place_only(qtbot, panel):
    text = "".join(f"line{i}\n" for i in range(1, 50_001))
    found = [Diagnostic(ERROR, line, 1, "bad") for line in (30_000, 50_000, 3)]
    panel.show_problems("big.in", text, found)
    shown = text_of(panel).toPlainText().split("\n")
    assert shown[0] == f"line{30_000 - AROUND}"
    assert shown[-1] == f"line{30_000 + AROUND}"
    assert text_of(panel).textCursor().selectedText() == "line30000"
    click_row(qtbot, panel, 1)
    assert text_of(panel).textCursor().selectedText() == "line50000"
    click_row(qtbot, panel, 2)
    assert text_of(panel).toPlainText().startswith("line1\n")
    assert text_of(panel).textCursor().selectedText() == "line3"


def test_a_very_long_line_is_cut_around_the_place(panel):
    text = "1 " * 500_000 + "bad" + " 1" * 1000
    panel.show_problems("long.in", text, [Diagnostic(ERROR, 1, 1_000_001, "not a whole number")])
    assert len(text_of(panel).toPlainText()) < 3000
    assert text_of(panel).textCursor().selectedText() == "bad"


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_the_reader_counts_them(panel, end):
    text = TEXT.replace("\n", end)
    panel.show_problems("a.in", text, formats().get("hdu1524").read(text).diagnostics)
    assert text_of(panel).textCursor().selectedText() == "x"


def test_a_place_beyond_the_end_selects_what_is_last(panel):
    text = "3\n1 1\n0"
    panel.show_problems("a.in", text, formats().get("hdu1524").read(text).diagnostics)
    assert "end of file" in rows(panel)[0]
    assert text_of(panel).textCursor().selectedText() == "0"


def test_names_and_messages_are_plain_text(panel):
    panel.show_problems("<b>x</b>", "<i>\n", [Diagnostic(ERROR, 1, 1, "<u>no</u>")])
    assert header(panel).text().startswith("<b>x</b>")
    assert header(panel).textFormat() == Qt.TextFormat.PlainText


def test_copy_gives_a_line_each(qtbot, panel):
    found = [Diagnostic(ERROR, 2, 1, "wrong", "a count", "'x'"), Diagnostic(WARNING, 0, 0, "odd")]
    panel.show_problems("a.in", "3\nx\n", found)
    qtbot.mouseClick(panel.findChild(QToolButton, "problemsCopy"), Qt.MouseButton.LeftButton)
    wanted = "a.in:2:1: error: wrong (expected a count, found 'x')\na.in: warning: odd\n"
    assert QGuiApplication.clipboard().text() == wanted


def test_new_problems_are_announced_and_none_clear(qtbot, panel):
    with qtbot.waitSignal(panel.shown):
        panel.show_problems("a.in", "x", [Diagnostic(ERROR, 1, 1, "wrong")])
    with qtbot.assertNotEmitted(panel.shown):
        panel.show_problems("b.in", "1", [])
    assert panel.findChild(QLabel, "problemsEmpty").isVisible()
    assert rows(panel) == []


def test_a_long_message_is_never_cut(panel):
    message = "the moves form a cycle: " + " -> ".join(map(str, range(60)))
    panel.show_problems("a.in", "x", [Diagnostic(ERROR, 1, 1, message)])
    view = panel.findChild(QListView, "problemsList")
    height = view.visualRect(view.model().index(0, 0)).height()
    assert height >= 7 * view.fontMetrics().height()
    panel.resize(900, 500)
    assert view.visualRect(view.model().index(0, 0)).height() < height


def test_a_wide_panel_puts_the_text_beside_the_list(panel):
    splitter = panel.findChild(QSplitter)
    assert splitter.orientation() == Qt.Orientation.Vertical
    panel.resize(1000, 250)
    assert splitter.orientation() == Qt.Orientation.Horizontal


@pytest.mark.parametrize("name, heading", [("the clipboard", "The clipboard: 1 error"), ("in.txt", "in.txt: 1 error")])
def test_the_heading_begins_as_a_sentence_does_but_leaves_names_alone(panel, name, heading):
    panel.show_problems(name, "x", [Diagnostic(ERROR, 1, 1, "bad")])
    assert panel.findChild(QLabel, "problemsHeader").text() == heading

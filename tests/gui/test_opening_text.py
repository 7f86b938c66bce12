"""A long text in the editor: it comes in slices, and nobody who reads or edits it meets a part of it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication

from gui.panels.text_editor import TextEditor
from gui.panels.text_merge import Block
from gui.panels.text_pour import SLICE
from gui.theme import ThemeController

LINES = [f"{i} {i + 1}" for i in range(SLICE // 3)]
LONG = "\n".join(LINES)


@pytest.fixture
def editor(qtbot):
    editor = TextEditor(ThemeController(QApplication.instance(), "light"))
    qtbot.addWidget(editor)
    editor.resize(300, 400)
    editor.show()
    return editor


def test_a_long_text_begins_at_once_and_is_soon_whole(editor, qtbot):
    editor.show_text(LONG)
    margin = editor.viewportMargins().left()
    assert 1000 < editor.blockCount() < len(LINES)
    qtbot.waitUntil(lambda: editor.blockCount() == len(LINES))
    assert editor.document().toPlainText() == LONG
    assert editor.viewportMargins().left() == margin, "the room for line numbers is that of the whole text"
    assert not editor.document().isUndoAvailable()
    assert editor.document().isUndoRedoEnabled()


@pytest.mark.parametrize("text", ["", "\n", "1 2", "1 2\n", LONG + "\n", "x" * (3 * SLICE), "\n" * (3 * SLICE)])
def test_any_text_is_whole_for_who_reads_it(editor, text):
    editor.show_text(text)
    assert editor.toPlainText() == text
    assert editor.document().toPlainText() == text


def test_another_text_takes_the_place_of_one_that_still_comes(editor, qtbot):
    editor.show_text(LONG)
    editor.show_text("1 2\n")
    qtbot.wait(30)
    assert editor.document().toPlainText() == "1 2\n"
    editor.show_text(LONG)
    editor.setPlainText("3 4")
    qtbot.wait(30)
    assert editor.document().toPlainText() == "3 4"
    editor.show_text(LONG)
    editor.show_text(LONG.replace(" ", "  "))
    qtbot.waitUntil(lambda: editor.blockCount() == len(LINES))
    assert editor.document().toPlainText() == LONG.replace(" ", "  ")


def test_who_types_types_into_the_whole_text_and_can_undo_it(editor, qtbot):
    editor.show_text(LONG)
    qtbot.keyClick(editor, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(editor, "7")
    assert editor.document().toPlainText() == LONG + "7"
    editor.undo()
    assert editor.document().toPlainText() == LONG


def test_who_replaces_lines_or_goes_to_one_meets_the_whole_text(editor):
    editor.show_text(LONG)
    editor.go_to(len(LINES), 1)
    assert editor.textCursor().block().text() == LINES[-1]
    editor.show_text(LONG)
    editor.replace_blocks([Block(len(LINES) - 1, len(LINES), ("0 0",))])
    assert editor.document().toPlainText() == "\n".join([*LINES[:-1], "0 0"])


def test_only_what_is_typed_counts_as_typed(editor, qtbot):
    typed = []
    editor.textChanged.connect(lambda: typed.append(not editor.is_poured_into))
    editor.show_text(LONG)
    typed.clear()
    qtbot.waitUntil(lambda: editor.blockCount() == len(LINES))
    assert typed
    assert not any(typed)
    QTextCursor(editor.document()).insertText("1")
    assert typed[-1]

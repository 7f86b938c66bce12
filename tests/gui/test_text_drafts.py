"""Texts that cannot be read yet are not lost: who closes is asked, the title tells, and a crash leaves them behind."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from faulty import made_window
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

from engine.document import Document
from engine.formats.registry import formats
from engine.games.graph import Place
from engine.games.graph_edits import add_position
from engine.journal import MOST_DRAFT, Drafted, JournalFile, State, image_of, recover, summarise
from gui.main_window import MainWindow
from gui.panels.text_state import State as Standing
from gui.recovery.found import look

TEXT = "2\n1 1\n0\n1 0\n0\n"
BROKEN = "nonsense"


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with made_window(qapp, tmp_path) as window:
        window.recovery.root = tmp_path / "recovery"
        shown(qtbot, window)
        yield window
        window.text.sync.revert()
        window.session.open(document())


def document() -> Document:
    record = formats().get("hdu1524").read(TEXT).records[0]
    return Document([record, record, record], "hdu1524")


def shown(qtbot: QtBot, window: MainWindow) -> None:
    window.show()
    qtbot.waitExposed(window)
    window.docks.raise_("text")
    window.session.open(document())
    window.recovery.recorder.gather = 0.01
    qtbot.waitUntil(lambda: window.text.editor.isVisible() and window.text.editor.toPlainText() != "")


def look_at(window: MainWindow, case: int) -> None:
    window.session.look_at(window.session.document.cases[case].key)


def type_in(qtbot: QtBot, window: MainWindow, text: str = BROKEN) -> None:
    """Type at the end of the text, and wait until it has been looked at."""
    editor = window.text.editor
    editor.setFocus()
    editor.moveCursor(QTextCursor.MoveOperation.End)
    qtbot.keyClicks(editor, text)
    qtbot.waitUntil(lambda: window.text.sync.state not in (Standing.PENDING, Standing.SAME))


class Answer:
    """Clicks one button in the next dialog, and takes down what that says."""

    def __init__(self, window: MainWindow, button: str) -> None:
        self.said: list[str] = []
        self._button, self._tries = button, 0
        self._timer = QTimer(window)
        self._timer.timeout.connect(self._look)
        self._timer.start(10)

    def _look(self) -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog):
            return
        self._tries += 1
        button = dialog.findChild(QAbstractButton, self._button)
        if button is not None and isinstance(dialog, QMessageBox):
            self.said.append(f"{dialog.text()} {dialog.informativeText()}")
            self._timer.stop()
            button.click()
        elif self._tries > 50:
            # A dialog that nobody answers would hold the test for ever.
            self._timer.stop()
            self.said.append(dialog.objectName())
            dialog.reject()


def written(qtbot: QtBot, window: MainWindow) -> None:
    done: list[bool] = []
    window.recovery.recorder.when_written(lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))


def test_who_saves_and_quits_with_a_text_that_cannot_be_read_is_asked_and_led_to_it(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    look_at(window, 1)
    before = window.text.editor.toPlainText()
    type_in(qtbot, window)
    typed = window.text.editor.toPlainText()
    assert typed != before
    assert window.isWindowModified()
    look_at(window, 0)
    assert window.files.saver.save(tmp_path / "a.grundy")
    assert not window.session.dirty
    assert window.isWindowModified()
    assert "without the text of case 2" in window.status.message.text()
    answer = Answer(window, "unfinishedKeep")
    assert not window.close()
    assert len(answer.said) == 1
    assert "case 2 cannot be read" in answer.said[0]
    assert "line " in answer.said[0]
    assert window.isVisible()
    assert window.session.case is window.session.document.cases[1]
    assert window.text.editor.toPlainText() == typed
    assert window.focusWidget() is window.text.editor
    answer = Answer(window, "unfinishedDiscard")
    assert window.close()
    assert len(answer.said) == 1
    assert not list(window.recovery.root.rglob("*.journal"))


def test_a_new_document_asks_and_begins_without_the_text(qtbot: QtBot, window: MainWindow) -> None:
    type_in(qtbot, window)
    old = window.session.document
    answer = Answer(window, "unfinishedKeep")
    window.actions_by_name["new"].trigger()
    assert window.session.document is old
    assert "case 1" in answer.said[0]
    answer = Answer(window, "unfinishedDiscard")
    window.actions_by_name["new"].trigger()
    assert len(answer.said) == 1
    assert window.session.document is not old
    assert window.text.drafts() == {}
    assert not window.isWindowModified()


def test_one_question_is_asked_where_the_document_is_unsaved_as_well(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    assert window.files.saver.save(tmp_path / "a.grundy")
    window.session.edit(add_position(window.session.graph, Place(1.0, 2.0))[1], "Add position")
    look_at(window, 1)
    type_in(qtbot, window)
    answer = Answer(window, "unfinishedSave")
    assert window.files.close_allowed()
    assert "other changes" in answer.said[0]
    assert not window.session.dirty


def test_texts_of_several_cases_are_listed(qtbot: QtBot, window: MainWindow) -> None:
    for case in (2, 0):
        look_at(window, case)
        type_in(qtbot, window)
    answer = Answer(window, "unfinishedDiscard")
    assert window.files.close_allowed()
    assert "texts of 2 cases" in answer.said[0]
    assert answer.said[0].index("Case 1:") < answer.said[0].index("Case 3:")


def test_nothing_is_asked_once_the_text_is_taken_back(qtbot: QtBot, window: MainWindow) -> None:
    type_in(qtbot, window)
    assert window.isWindowModified()
    window.text.sync.revert()
    assert not window.isWindowModified()
    assert window.text.drafts() == {}
    assert window.files.close_allowed()


def test_the_text_of_a_case_that_is_removed_comes_back_with_it(qtbot: QtBot, window: MainWindow) -> None:
    from engine.document import RemoveCase

    type_in(qtbot, window)
    typed, case = window.text.editor.toPlainText(), window.session.document.cases[0]
    window.session.push(RemoveCase(0, case), "Remove case")
    assert window.text.drafts() == {}
    window.session.undo_stack.undo()
    look_at(window, 0)
    assert window.text.editor.toPlainText() == typed
    assert len(window.text.drafts()) == 1


def test_the_texts_of_other_cases_outlive_another_format(qtbot: QtBot, window: MainWindow) -> None:
    look_at(window, 1)
    type_in(qtbot, window)
    typed = window.text.editor.toPlainText()
    look_at(window, 0)
    window.text.sync.set_form(formats().get("uva11927"))
    assert [draft.text for draft in window.text.drafts().values()] == [typed]
    look_at(window, 1)
    assert window.text.editor.toPlainText() == typed


def test_a_crash_leaves_the_text_of_a_saved_document_behind(
    qtbot: QtBot, qapp: QApplication, window: MainWindow, tmp_path: Path
) -> None:
    assert window.files.saver.save(tmp_path / "a.grundy")
    look_at(window, 1)
    type_in(qtbot, window)
    typed = window.text.editor.toPlainText()
    look_at(window, 0)
    type_in(qtbot, window, "another")
    shown_at_last = window.text.editor.toPlainText()
    written(qtbot, window)
    folder = window.recovery.recorder.folder
    assert folder is not None
    shutil.copytree(folder, tmp_path / "other" / "kept", ignore=shutil.ignore_patterns("lock"))
    with made_window(qapp, tmp_path) as later:
        later.recovery.root = tmp_path / "other"
        shown(qtbot, later)
        later.recovery.start()
        qtbot.waitUntil(lambda: later.recovery.dialog is not None)
        assert later.recovery.dialog is not None
        later.recovery.dialog.restore.click()
        qtbot.waitUntil(lambda: later.recovery.dialog is None)
        assert later.text.editor.toPlainText() == shown_at_last
        look_at(later, 1)
        assert later.text.editor.toPlainText() == typed
        assert later.session.path == tmp_path / "a.grundy"
        qtbot.waitUntil(lambda: later.text.sync.state is Standing.BROKEN)
        written(qtbot, later)
        [journal] = (tmp_path / "other").rglob("*.journal")
        assert {draft.text for draft in recover(journal.read_bytes()).drafts} == {typed, shown_at_last}
        later.text.sync.revert()
        written(qtbot, later)
        assert [draft.text for draft in recover(journal.read_bytes()).drafts] == [shown_at_last]
        # Nobody is asked when the window closes.
        later.session.open(document())


def test_a_text_that_is_typed_on_and_on_is_kept_within_a_second(qtbot: QtBot, window: MainWindow) -> None:
    window.text.editor.setFocus()
    kept: list[str] = []
    window.text.changed_drafts.connect(lambda: kept.extend(d.text for d in window.text.drafts().values()))
    for _ in range(12):
        # Faster than a text is read: that waits for the hand to rest.
        qtbot.keyClicks(window.text.editor, "x")
        qtbot.wait(60)
    assert kept
    assert window.text.sync.state is not Standing.SAME


def test_drafts_in_a_journal(tmp_path: Path) -> None:
    made = document()
    keys = [case.key for case in made.cases]
    file = JournalFile.create(tmp_path / "a.journal", image_of(made), State(1.0, True))
    file.add_draft(Drafted(keys[0], None, "hdu1524", "one", "base"))
    file.add_draft(Drafted(keys[1], 3, "hdu1524", "\ud800", ""))
    file.add_draft(Drafted(keys[2], None, "hdu1524", "three", ""))
    file.add_draft(Drafted(keys[0], None, "hdu1524", "four", "base"))
    file.add_draft(Drafted(keys[2]))
    file.add_draft(Drafted(keys[2] + 1, None, "hdu1524", "of no case", ""))
    file.close()
    data = file.path.read_bytes()
    recovered = recover(data)
    assert [(d.case, d.query, d.text) for d in recovered.drafts] == [(keys[0], None, "four"), (keys[1], 3, "\ufffd")]
    assert summarise(data).dropped == 0
    assert summarise(data).drafts
    file = JournalFile.create(tmp_path / "b.journal", image_of(made), State(1.0, True))
    file.add_draft(Drafted(keys[0], None, "hdu1524", "x" * (MOST_DRAFT + 1), ""))
    file.close()
    assert recover(file.path.read_bytes()).summary.dropped == 1


def test_a_journal_whose_text_was_taken_back_is_not_offered(tmp_path: Path) -> None:
    made = document()
    for name, text in (("one", None), ("two", "x")):
        (tmp_path / name).mkdir()
        file = JournalFile.create(tmp_path / name / "1.journal", image_of(made), State(1.0, True))
        file.add_draft(Drafted(0, None, "hdu1524", "x", ""))
        file.add_draft(Drafted(0, None, "hdu1524", text, ""))
        file.close()
    found = look(tmp_path)
    assert [one.folder.path.name for one in found] == ["two"]
    for one in found:
        one.folder.release()


def test_the_line_that_is_typed_in_stays_in_sight(qtbot: QtBot, window: MainWindow) -> None:
    editor = window.text.editor
    editor.setFocus()
    qtbot.keyClick(editor, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QApplication.clipboard().setText("40\n" + "0\n" * 39)
    editor.paste()
    qtbot.keyClicks(editor, "7 7 7")
    qtbot.waitUntil(lambda: window.text.sync.state is Standing.BROKEN)
    qtbot.wait(20)
    assert editor.viewport().rect().contains(editor.cursorRect())
    for height in (140, 90, 60):
        editor.setMinimumHeight(0)
        editor.resize(editor.width(), height)
        assert editor.cursorRect().bottom() <= editor.viewport().height()

"""What a crash left behind is offered back: the dialog, what its buttons do, and several windows at once."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox, QPushButton, QTreeWidget
from pytestqt.qtbot import QtBot
from recovery_world import Window, crashed, left_in

from engine import project_file
from gui.recovery import actions
from gui.recovery.offer import OfferDialog


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return tmp_path / "recovery"


def dialog_of(window: Window) -> OfferDialog:
    assert window.recovery.dialog is not None
    assert window.recovery.dialog.isVisible()
    return window.recovery.dialog


def press(dialog: OfferDialog, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert button is not None
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def rows(dialog: OfferDialog) -> list[list[str]]:
    tree = dialog.findChild(QTreeWidget, "recoveryList")
    assert tree is not None
    items = [tree.topLevelItem(i) for i in range(tree.topLevelItemCount())]
    return [[item.text(column) for column in (0, 2)] for item in items if item]


def text(dialog: OfferDialog, name: str) -> str:
    label = dialog.findChild(QLabel, name)
    assert label is not None
    return label.text()


def offered_window(qtbot: QtBot, root: Path) -> Window:
    window = Window(qtbot, root)
    window.widget.show()
    window.start()
    return window


def settle(window: Window) -> None:
    window.qtbot.waitUntil(lambda: not window.jobs.running)


def test_nothing_left_behind_is_nothing_offered(qtbot: QtBot, root: Path) -> None:
    window = offered_window(qtbot, root)
    assert window.recovery.dialog is None
    assert actions.enabled(window.recovery) == {"recover": False}
    assert not root.exists()
    window.close()


def test_restoring_brings_the_document_back_unsaved_and_leaves_one_journal(
    qtbot: QtBot, root: Path, tmp_path: Path
) -> None:
    path = tmp_path / "<b>game.grundy"
    crashed(qtbot, root, "ignored", 3, path)
    window = offered_window(qtbot, root)
    dialog = dialog_of(window)
    assert rows(dialog) == [["<b>game.grundy", "1 case, 3 changes"]]
    assert str(path) in text(dialog, "recoveryDetails")
    press(dialog, "recoveryRestore")
    settle(window)
    assert window.recovery.dialog is None
    assert window.session.path == path
    assert window.session.dirty
    assert window.session.graph.n == 4
    assert window.said == ["Restored <b>game.grundy; it is not saved yet."]
    window.written()
    assert len(list(root.glob("*/*.journal"))) == 1
    window.edit()
    window.crash()
    again = offered_window(qtbot, root)
    press(dialog_of(again), "recoveryRestore")
    settle(again)
    assert again.session.graph.n == 5
    again.close()
    assert left_in(root) == []


def test_closing_right_after_restoring_leaves_nothing(qtbot: QtBot, root: Path) -> None:
    crashed(qtbot, root, "a")
    window = offered_window(qtbot, root)
    press(dialog_of(window), "recoveryRestore")
    settle(window)
    window.close()
    assert left_in(root) == []


def test_one_of_several_is_restored_and_the_rest_stays_offered(qtbot: QtBot, root: Path) -> None:
    for name in ("a", "b", "c"):
        crashed(qtbot, root, name)
    window = offered_window(qtbot, root)
    dialog = dialog_of(window)
    assert [row[0] for row in rows(dialog)] == ["c", "b", "a"]
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    press(dialog, "recoveryRestore")
    settle(window)
    assert window.session.graph.names == {1: "b", 2: "b"}
    assert "2 unsaved documents are left" in window.said[0]
    assert actions.enabled(window.recovery) == {"recover": True}
    window.written()
    actions.handlers(window.recovery)["recover"]()
    settle(window)
    assert [row[0] for row in rows(dialog_of(window))] == ["c", "a"]
    # The document that was restored is unsaved, and a person wants to keep it.
    window.replaceable = False
    press(dialog_of(window), "recoveryRestore")
    settle(window)
    assert window.session.graph.names == {1: "b", 2: "b"}
    assert dialog_of(window).isVisible()
    window.close()


def test_later_keeps_all(qtbot: QtBot, root: Path) -> None:
    crashed(qtbot, root, "a")
    window = offered_window(qtbot, root)
    QTest.keyClick(dialog_of(window), Qt.Key.Key_Escape)
    assert window.recovery.dialog is None
    assert actions.enabled(window.recovery) == {"recover": True}
    other = offered_window(qtbot, root)
    assert rows(dialog_of(other)) == [["a", "1 case, 2 changes"]]
    press(dialog_of(other), "recoveryLater")
    other.close()
    window.close()
    assert len(list(root.glob("*/*.journal"))) == 1


def test_two_windows_that_start_at_once_do_not_offer_the_same(qtbot: QtBot, root: Path) -> None:
    for name in ("a", "b"):
        crashed(qtbot, root, name)
    windows = [Window(qtbot, root) for _ in range(2)]
    for window in windows:
        window.widget.show()
        window.recovery.start()
    for window in windows:
        settle(window)
    shown = [row[0] for window in windows if window.recovery.dialog for row in rows(dialog_of(window))]
    assert sorted(shown) == ["a", "b"]
    for window in windows:
        window.close()


def test_discarding_asks_first_and_then_leaves_nothing(qtbot: QtBot, root: Path) -> None:
    crashed(qtbot, root, "a")
    crashed(qtbot, root, "b")
    window = offered_window(qtbot, root)
    dialog = dialog_of(window)
    for answer, left in (("recoveryDiscardCancel", 2), ("recoveryDiscardAccept", 1)):
        press(dialog, "recoveryDiscard")
        box = dialog.findChild(QMessageBox, "recoveryDiscardDialog")
        assert box is not None
        assert "Discard the unsaved changes of b?" in box.text()
        button = box.findChild(QPushButton, answer)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: dialog.findChild(QMessageBox, "recoveryDiscardDialog") is None)
        assert len(rows(dialog)) == left
        assert len(list(root.glob("*/*.journal"))) == left
    press(dialog, "recoveryDiscard")
    QTest.mouseClick(dialog.findChild(QPushButton, "recoveryDiscardAccept"), Qt.MouseButton.LeftButton)
    assert window.recovery.dialog is None
    assert actions.enabled(window.recovery) == {"recover": False}
    window.close()
    assert left_in(root) == []


def test_a_copy_is_saved_and_the_offer_stays(qtbot: QtBot, root: Path, tmp_path: Path) -> None:
    crashed(qtbot, root, "game.in", 2)
    window = offered_window(qtbot, root)
    dialog = dialog_of(window)
    press(dialog, "recoveryCopy")
    assert window.asked == ["game"]
    window.copy_to = tmp_path / "missing" / "copy.grundy"
    press(dialog, "recoveryCopy")
    settle(window)
    assert "could not be saved" in text(dialog, "recoverySaid")
    window.copy_to = tmp_path / "copy.grundy"
    press(dialog, "recoveryCopy")
    settle(window)
    assert "A copy is saved" in text(dialog, "recoverySaid")
    document, _ = project_file.load(window.copy_to.read_bytes())
    assert document.cases[0].record.n == 3
    assert rows(dialog) == [["game.in", "1 case, 2 changes"]]
    assert not window.session.dirty
    window.close()
    assert len(list(root.glob("*/*.journal"))) == 1


def test_a_torn_journal_says_what_is_missing(qtbot: QtBot, root: Path) -> None:
    crashed(qtbot, root, "a", 5)
    (journal,) = root.glob("*/*.journal")
    journal.write_bytes(journal.read_bytes()[:-3])
    window = offered_window(qtbot, root)
    assert "The last change could not be read" in text(dialog_of(window), "recoveryDetails")
    press(dialog_of(window), "recoveryRestore")
    settle(window)
    # The last line says that the document is unsaved, or is the last change.
    assert window.session.graph.n >= 5
    assert window.session.dirty
    window.close()


def test_a_journal_that_cannot_be_read_can_only_be_discarded(qtbot: QtBot, root: Path) -> None:
    folder = root / "0123"
    folder.mkdir(parents=True)
    (folder / "000001.journal").write_bytes(b"garbage")
    window = offered_window(qtbot, root)
    dialog = dialog_of(window)
    assert rows(dialog) == [["0123", "cannot be read"]]
    assert not dialog.restore.isEnabled()
    assert not dialog.copy.isEnabled()
    press(dialog, "recoveryDiscard")
    QTest.mouseClick(dialog.findChild(QPushButton, "recoveryDiscardAccept"), Qt.MouseButton.LeftButton)
    assert left_in(root) == []
    window.close()


def test_a_journal_names_no_file_that_is_not_a_project(qtbot: QtBot, root: Path) -> None:
    crashed(qtbot, root, "x", 1, Path("/etc/passwd"))
    crashed(qtbot, root, "y", 1, Path("relative.grundy"))
    window = offered_window(qtbot, root)
    assert [row[0] for row in rows(dialog_of(window))] == ["y", "x"]
    press(dialog_of(window), "recoveryRestore")
    settle(window)
    assert window.session.path is None
    window.close()


def test_everything_has_a_name_for_those_who_listen(qtbot: QtBot, root: Path) -> None:
    crashed(qtbot, root, "a")
    window = offered_window(qtbot, root)
    dialog = dialog_of(window)
    for widget in (dialog, dialog.list, dialog.details, dialog.restore, dialog.copy, dialog.discard, dialog.later):
        assert widget.objectName().startswith("recovery")
        assert widget.accessibleName()
    assert dialog.details.textFormat() == Qt.TextFormat.PlainText
    window.close()


def test_an_offer_while_the_window_closes_is_let_go(qtbot: QtBot, root: Path) -> None:
    crashed(qtbot, root, "a")
    window = Window(qtbot, root)
    window.recovery.start()
    window.close()
    other = offered_window(qtbot, root)
    assert len(rows(dialog_of(other))) == 1
    other.close()

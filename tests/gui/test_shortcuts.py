"""Keys that are listed, changed, taken over, kept and reset, under a real keyboard."""

from collections.abc import Iterator

import pytest
from one_window import main_window
from PySide6.QtCore import QEvent, QPointF, QSettings, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QTreeWidgetItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gui.actions import SPECS
from gui.main_window import MainWindow
from gui.shortcuts.capture import KeyDialog
from gui.shortcuts.fixed import sections
from gui.shortcuts.keys import Owner, Shortcuts, normal
from gui.shortcuts.sheet import NAME, ShortcutSheet
from gui.shortcuts.table import fixed_user
from gui.spec import WINDOW
from gui.theme import ThemeController

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """One window for all tests: a start takes longer than any of them."""
    with main_window(qapp, tmp_path_factory.mktemp("window")) as made:
        yield made


@pytest.fixture
def window(shared: MainWindow, qapp: QApplication) -> Iterator[MainWindow]:
    """As after a first start."""
    keys_of(shared).reset_all()
    QSettings().clear()
    shared.session.undo_stack.setClean()
    # What a test typed there would be asked about.
    shared.text.sync.revert()
    shared.files.new()
    shared.canvas.look_at(1.0, QPointF(0, 0))
    shared.docks["history"].show()
    in_front(shared)
    shared.canvas.setFocus()
    yield shared
    for dialog in shared.findChildren(QDialog):
        dialog.close()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def keys_of(window: MainWindow) -> Shortcuts:
    shortcuts = window.findChild(Shortcuts)
    assert shortcuts is not None
    return shortcuts


def in_front(window: QWidget) -> None:
    """Settle which window is the active one: without a screen, asked for twice it changes twice."""
    QApplication.processEvents()
    if not window.isActiveWindow():
        window.activateWindow()
        assert QTest.qWaitForWindowActive(window)


def opened(window: MainWindow, search: str = "") -> ShortcutSheet:
    in_front(window)
    window.canvas.setFocus()
    QTest.keyClick(window.canvas, Qt.Key.Key_F1)
    sheet = window.findChild(ShortcutSheet)
    assert sheet is not None
    in_front(sheet)
    QTest.keyClicks(sheet.line, search)
    return sheet


def listed(sheet: ShortcutSheet) -> dict[str, tuple[str, str]]:
    """What stands in the sheet: by text, the group and the keys."""
    found: dict[str, tuple[str, str]] = {}
    for i in range(sheet.tree.topLevelItemCount()):
        group = sheet.tree.topLevelItem(i)
        found |= {group.child(j).text(0): (group.text(0), group.child(j).text(1)) for j in range(group.childCount())}
    return found


def item(sheet: ShortcutSheet, name: str) -> QTreeWidgetItem:
    for i in range(sheet.tree.topLevelItemCount()):
        group = sheet.tree.topLevelItem(i)
        for j in range(group.childCount()):
            if group.child(j).data(0, NAME) == name:
                return group.child(j)
    raise AssertionError(name)


def shown_dialog(sheet: ShortcutSheet) -> KeyDialog:
    (dialog,) = (dialog for dialog in sheet.findChildren(KeyDialog) if dialog.isVisible())
    return dialog


def asked(sheet: ShortcutSheet, name: str) -> KeyDialog:
    """The dialog for an action, opened by a double-click."""
    row = item(sheet, name)
    sheet.tree.scrollToItem(row)
    where = sheet.tree.visualItemRect(row).center()
    QTest.mouseClick(sheet.tree.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(sheet.tree.viewport(), Qt.MouseButton.LeftButton, pos=where)
    return shown_dialog(sheet)


def press(dialog: KeyDialog, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(dialog.edit, key, modifiers)


def click(button: QPushButton) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def note(dialog: KeyDialog) -> str:
    label = dialog.findChild(QLabel, "keyNote")
    assert label is not None
    return label.text()


def change(window: MainWindow, name: str, key: Qt.Key, modifiers: Qt.KeyboardModifier = CTRL) -> None:
    """By hand, from opening the sheet to closing it."""
    sheet = opened(window)
    dialog = asked(sheet, name)
    press(dialog, key, modifiers)
    click(dialog.take)
    sheet.close()
    in_front(window)
    window.canvas.setFocus()


# The sheet


def test_it_lists_every_action_with_its_keys_and_what_the_mouse_does(window: MainWindow) -> None:
    sheet = opened(window)
    names = {str(i.data(0, NAME)) for i in sheet._items.values()}
    assert {spec.name for spec in SPECS} <= names
    shown = listed(sheet)
    assert shown["Lay out all"] == ("Graph", "Ctrl+L")
    assert shown["Redo"] == ("Edit", "Ctrl+Shift+Z,  Ctrl+Y")
    assert shown["Draw a move"][0] == "On the graph, by mouse"
    assert shown["To another heap"][0] == "On the heaps, by keyboard"


@pytest.mark.parametrize(
    ("text", "found"), [("ctrl+l", "Lay out all"), ("wheel", "Zoom at the pointer"), ("f2", "Rename position…")]
)
def test_it_is_searched_by_name_and_by_key(window: MainWindow, text: str, found: str) -> None:
    sheet = opened(window)
    everything = len(listed(sheet))
    QTest.keyClicks(sheet.line, text)
    assert found in listed(sheet)
    assert len(listed(sheet)) < everything
    QTest.keyClick(sheet.line, Qt.Key.Key_Escape)
    assert sheet.isVisible()
    assert len(listed(sheet)) == everything


def test_nothing_found_is_said(window: MainWindow) -> None:
    sheet = opened(window, "<i>qq")
    assert sheet.nothing.isVisible()
    assert "“<i>qq”" in sheet.nothing.text()
    assert not sheet.tree.isVisible()


def test_the_question_mark_opens_it_but_not_while_writing(window: MainWindow) -> None:
    window.canvas.commands.add_position(QPointF(0, 0))
    QTest.keyClick(window.canvas, Qt.Key.Key_F2)
    line = QApplication.focusWidget()
    assert isinstance(line, QLineEdit)
    QTest.keyClicks(line, "a?")
    editor = window.text.editor
    editor.setFocus()
    QTest.keyClicks(editor, "?")
    assert line.text() == "a?"
    assert editor.toPlainText().count("?") == 1
    assert not any(sheet.isVisible() for sheet in window.findChildren(ShortcutSheet))
    window.canvas.setFocus()
    QTest.keyClicks(window.canvas, "?")
    sheet = window.findChild(ShortcutSheet)
    assert sheet is not None
    assert sheet.isVisible()


def test_the_sheet_is_worked_by_keyboard_alone(window: MainWindow) -> None:
    sheet = opened(window, "lay out all")
    QTest.keyClick(sheet.line, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is sheet.tree
    QTest.keyClick(sheet.tree, Qt.Key.Key_Return)
    dialog = shown_dialog(sheet)
    in_front(dialog)
    press(dialog, Qt.Key.Key_J, CTRL)
    QTest.keyClick(dialog.edit, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is dialog.take
    QTest.keyClick(dialog.take, Qt.Key.Key_Space)
    assert keys_of(window).keys("layout") == ["Ctrl+J"]


# Changing


def test_a_changed_key_works_is_shown_and_kept(window: MainWindow, qapp: QApplication) -> None:
    change(window, "add-position", Qt.Key.Key_J)
    action = window.actions_by_name["add-position"]
    assert [key.toString() for key in action.shortcuts()] == ["Ctrl+J", "Ins"]
    assert action.toolTip().endswith("(Ctrl+J)")
    assert listed(opened(window))["New position"][1] == "Ctrl+J,  Ins"
    opened(window).close()
    again = MainWindow(ThemeController(qapp, "light"))
    again.show()
    in_front(again)
    again.canvas.setFocus()
    QTest.keyClick(again.canvas, Qt.Key.Key_J, CTRL)
    QTest.keyClick(again.canvas, Qt.Key.Key_N)
    assert again.session.graph is not None
    assert again.session.graph.n == 1
    assert again.actions_by_name["add-position"].toolTip().endswith("(Ctrl+J)")
    again.session.undo_stack.setClean()
    again.close()
    again.deleteLater()


def test_a_conflict_is_told_and_can_be_taken_over(window: MainWindow) -> None:
    sheet = opened(window)
    dialog = asked(sheet, "fit")
    press(dialog, Qt.Key.Key_L, CTRL)
    assert note(dialog) == "Ctrl+L belongs to “Lay out all”, which would lose it."
    assert dialog.take.text() == "Take it over"
    click(dialog.take)
    shortcuts = keys_of(window)
    assert (shortcuts.keys("fit"), shortcuts.keys("layout")) == (["Ctrl+L"], [])
    assert item(sheet, "layout").text(1) == ""
    assert item(sheet, "fit").font(1).bold()
    assert QSettings().value("shortcuts/fit") == "Ctrl+L"


def test_leaving_the_dialog_changes_nothing(window: MainWindow) -> None:
    sheet = opened(window)
    dialog = asked(sheet, "fit")
    press(dialog, Qt.Key.Key_L, CTRL)
    dialog.reject()
    assert keys_of(window).keys("fit") == ["F"]
    assert QSettings().value("shortcuts/fit") is None


def test_what_an_editor_does_itself_is_not_given_away(window: MainWindow) -> None:
    dialog = asked(opened(window), "fit")
    press(dialog, Qt.Key.Key_Space)
    assert note(dialog).startswith("Space cannot be given away.")
    assert not dialog.take.isEnabled()
    press(dialog, Qt.Key.Key_F)
    assert not dialog.take.isEnabled()


def test_one_and_all_are_reset(window: MainWindow) -> None:
    shortcuts = keys_of(window)
    change(window, "fit", Qt.Key.Key_L)
    change(window, "about", Qt.Key.Key_J)
    sheet = opened(window)
    sheet.tree.setCurrentItem(item(sheet, "layout"))
    click(sheet.reset_one)
    assert (shortcuts.keys("layout"), shortcuts.keys("fit")) == (["Ctrl+L"], [])
    click(sheet.reset_all)
    box = sheet.findChild(QMessageBox)
    assert box is not None
    click(next(button for button in box.findChildren(QPushButton) if button.text() == "Reset all"))
    for spec in SPECS:
        assert shortcuts.keys(spec.name) == [normal(key) for key in spec.keys], spec.name
    assert not sheet.reset_all.isEnabled()
    QSettings().beginGroup("shortcuts")
    assert [key for key in QSettings().allKeys() if key.startswith("shortcuts/")] == []


def at_a_next_start(shortcuts: Shortcuts) -> Shortcuts:
    """What a start makes of the settings: actions with their first keys, and then what was chosen."""
    owners = {name: Owner(QAction(shortcuts), shortcuts.owner(name).defaults) for name in shortcuts}
    for owner in owners.values():
        owner.action.setShortcuts([QKeySequence(key) for key in owner.defaults])
    after = Shortcuts(owners, shortcuts)
    after.restore()
    return after


def test_no_shortcut_is_a_choice_that_is_kept(window: MainWindow) -> None:
    sheet = opened(window)
    click(asked(sheet, "layout").none)
    assert keys_of(window).keys("layout") == []
    after = at_a_next_start(keys_of(window))
    assert (after.keys("layout"), after.keys("fit")) == ([], ["F"])


def test_settings_that_say_nothing_sensible_count_for_nothing(window: MainWindow) -> None:
    QSettings().setValue("shortcuts/gone-with-another-version", "Ctrl+B")
    QSettings().setValue("shortcuts/fit", "\n\n")
    QSettings().setValue("shortcuts/layout", "Ctrl+;\nCtrl+,")
    after = at_a_next_start(keys_of(window))
    assert (after.keys("fit"), after.keys("layout")) == ([], ["Ctrl+;", "Ctrl+,"])


def test_a_panel_gets_a_key(window: MainWindow) -> None:
    change(window, "panel-history", Qt.Key.Key_J)
    assert window.docks["history"].isVisible()
    QTest.keyClick(window.canvas, Qt.Key.Key_J, CTRL)
    assert not window.docks["history"].isVisible()


def test_the_board_learns_new_keys(window: MainWindow) -> None:
    window.files.new("board")
    view = window.board.view
    assert {"Space", "J", "Ctrl+0"} <= view.keys.keys()
    keys_of(window).set_keys("board-jump", ["Ctrl+J"])
    assert "J" not in view.keys
    assert "Ctrl+J" in view.keys
    keys_of(window).set_keys("about", ["Ctrl+D"])
    assert "Ctrl+D" not in view.keys
    keys_of(window).reset_all()
    assert {"J", "Ctrl+D"} <= view.keys.keys()
    assert "Ctrl+J" not in view.keys


# The defaults


def test_no_default_meets_what_an_editor_does_itself() -> None:
    """But where an action of the board or the window is just that: Escape leaves the stepping before it means more."""
    allowed = {("step-leave", "Esc")}
    for spec in SPECS:
        for key in spec.keys:
            assert not fixed_user(spec.where, normal(key)) or (spec.name, key) in allowed, (spec.name, key)


def test_fixed_keys_are_keys() -> None:
    for section in sections():
        for entry in section.entries:
            assert entry.does
            assert entry.keys
            assert all(normal(key) == key for key in entry.taken), entry


def test_only_keys_that_work_in_one_place_meet(window: MainWindow) -> None:
    shortcuts = keys_of(window)
    assert shortcuts.holders("heaps-rule", "Ctrl+D") == []
    assert set(shortcuts.holders("about", "Ctrl+D")) == {"duplicate", "board-duplicate"}
    assert shortcuts.holders("about", "") == []


def test_keys_are_given_without_a_window(qtbot: QtBot, window: MainWindow) -> None:
    """Whoever gets a key takes it from whoever has it in the same place, and from nobody else."""
    actions = window.actions_by_name
    some = {n: Owner(actions[n], (), where) for n, where in (("fit", "canvas"), ("grid", "board"), ("snap", WINDOW))}
    shortcuts = Shortcuts(some)
    shortcuts.set_keys("fit", ["Ctrl+J"])
    shortcuts.set_keys("grid", ["Ctrl+J", "Ctrl+J", ""])
    assert (shortcuts.keys("fit"), shortcuts.keys("grid")) == (["Ctrl+J"], ["Ctrl+J"])
    with qtbot.waitSignals([shortcuts.changed] * 3):
        shortcuts.set_keys("snap", ["ctrl+j"])
    assert (shortcuts.keys("fit"), shortcuts.keys("grid"), shortcuts.keys("snap")) == ([], [], ["Ctrl+J"])

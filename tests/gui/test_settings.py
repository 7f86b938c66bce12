"""Settings: the table against those who act by it, the store against hostile files, the dialog under mouse and keys."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from one_window import separate_settings
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QMessageBox,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from settings_window import Room, room

from engine.document import Document
from engine.formats import bounds
from engine.games.graph_record import GraphRecord
from engine.stress import Limits
from gui.canvas.surface import CanvasSurface
from gui.faces.numbering import numbering
from gui.settings import SETTINGS, Setting, Store, stored
from gui.settings.dialog import SettingsDialog
from gui.settings.new_graph import new_record
from gui.settings.table import BY_KEY, PAGES
from gui.theme import ThemeController
from gui.theme.motion import lasting, moving
from gui.theme.pairs import PAIRS
from gui.theme.style import THEMES

KEYS = pytest.mark.parametrize("key", BY_KEY)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def separate(qapp: QApplication, tmp_path: Path) -> None:
    separate_settings(qapp, tmp_path)


@pytest.fixture
def shown(qtbot: QtBot, qapp: QApplication) -> Iterator[Room]:
    with room(qapp) as made:
        yield made


@dataclass
class Alone:
    """The dialog without a window, and what was asked of it."""

    store: Store
    theme: ThemeController
    dialog: SettingsDialog
    asked: list[str]


@pytest.fixture
def alone(qtbot: QtBot, qapp: QApplication) -> Iterator[Alone]:
    store, theme, asked = Store(), ThemeController(qapp, "light"), []
    store.changed.connect(lambda key: theme.set_text_size(store.number(key)) if key == "view/text-size" else None)
    made = SettingsDialog(store, theme, {name: partial(asked.append, name) for name in ("keys", "window")})
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    yield Alone(store, theme, made, asked)
    theme.set_text_size(100)


@pytest.fixture
def dialog(alone: Alone) -> SettingsDialog:
    return alone.dialog


# The table


def test_every_setting_has_its_own_key_and_a_page() -> None:
    assert len(BY_KEY) == len(SETTINGS)
    assert {setting.page for setting in SETTINGS} < PAGES.keys()
    for setting in SETTINGS:
        assert setting.title and setting.help.endswith(".")


@KEYS
def test_the_default_is_allowed_and_read_as_itself(key: str) -> None:
    setting = BY_KEY[key]
    assert setting.allows(setting.default)
    for kept in (setting.default, str(setting.default), str(setting.default).lower()):
        assert setting.read(kept) == setting.default


def test_the_defaults_are_those_of_the_parts_that_they_are_about() -> None:
    assert BY_KEY["stress/timeout"].default == Limits().timeout
    assert BY_KEY["stress/memory"].default == Limits().memory_mb
    assert BY_KEY["files/max-bytes"].default == bounds.BYTES.usual
    assert tuple(choice.value for choice in BY_KEY["view/theme"].choices) == THEMES
    assert tuple(choice.value for choice in BY_KEY["view/positions"].choices) == PAIRS


# The store


def others(setting: Setting) -> list:
    """Values that the setting may have besides its default."""
    if isinstance(setting.default, bool):
        return [not setting.default]
    if setting.choices:
        return [choice.value for choice in setting.choices if choice.value != setting.default]
    kind = type(setting.default)
    return [kind(setting.low), kind(setting.high), kind((setting.low + setting.high) / 2)]


@KEYS
def test_what_is_set_is_told_kept_and_read_again(qtbot: QtBot, key: str) -> None:
    for value in others(BY_KEY[key]):
        store = Store()
        with qtbot.waitSignal(store.changed) as told:
            store.set(key, value)
        assert told.args == [key]
        with qtbot.assertNotEmitted(store.changed, wait=0):
            store.set(key, value)
        del store
        QSettings().sync()
        again = Store()
        assert (again.value(key), type(again.value(key))) == (value, type(value))
        assert stored(key) == value
        assert not again.is_default(key)
        again.reset(key)
        assert again.value(key) == BY_KEY[key].default
        assert not QSettings().contains(key)


@KEYS
def test_what_a_setting_cannot_be_is_refused(key: str) -> None:
    store, setting = Store(), BY_KEY[key]
    wrong = [None, "no such", b"x", 10**18, -1, float("nan"), float("inf"), [], (True, 1)]
    wrong += [1, 0] if isinstance(setting.default, bool) else [True]
    for value in wrong:
        with pytest.raises(ValueError, match=key):
            store.set(key, value)
    assert store.is_default(key)
    with pytest.raises(KeyError):
        store.set("no/such", True)
    with pytest.raises(KeyError):
        store.value("no/such")


junk = st.one_of(st.text(), st.none(), st.integers(), st.floats(), st.booleans(), st.lists(st.text(), max_size=3))


@given(junk)
def test_whatever_stands_in_the_file_is_allowed_or_the_default(kept: object) -> None:
    for setting in SETTINGS:
        value = setting.read(kept)
        assert setting.allows(value)
        assert (
            value == setting.default or str(value).lower() == str(kept).strip().lower() or float(value) == float(kept)
        )


def test_reset_all_tells_each_that_was_another(qtbot: QtBot) -> None:
    store = Store()
    QSettings().setValue("files/recent", ["a"])
    store.set("view/snap", True)
    store.set("view/text-size", 150)
    assert not store.all_default
    heard: list[str] = []
    store.changed.connect(heard.append)
    store.reset_all()
    assert sorted(heard) == ["view/snap", "view/text-size"]
    assert store.all_default
    assert QSettings().value("files/recent")


# What they do


def action(shown: Room, name: str):
    return shown.window.actions_by_name[name]


def test_switches_are_one_with_their_actions(shown: Room) -> None:
    canvas = shown.window.canvas
    for name in ("grid", "snap", "legend"):
        key = f"view/{name}"
        before = shown.store.flag(key)
        action(shown, name).trigger()
        assert shown.store.flag(key) is stored(key) is not before
        shown.store.set(key, before)
        assert action(shown, name).isChecked() is before
        on = {"grid": canvas.show_state.grid, "snap": canvas.snapping, "legend": canvas.show_state.legend}
        assert on[name] is before


def test_themes_are_chosen_in_the_menu_or_in_the_settings(shown: Room) -> None:
    for name in THEMES:
        action(shown, f"theme-{name}").trigger()
        assert shown.store.text("view/theme") == shown.window.theme.mode == stored("view/theme") == name
        shown.store.reset("view/theme")
        assert shown.window.theme.mode == "system"
        assert action(shown, "theme-system").isChecked()


def test_colours_of_positions_are_chosen_in_the_menu_or_in_the_settings(shown: Room) -> None:
    shown.window.session.open(Document([GraphRecord(1)]))
    before = shown.window.grab().toImage()
    action(shown, "positions-scale").trigger()
    assert shown.store.text("view/positions") == shown.window.theme.pair == "scale"
    assert shown.window.grab().toImage() != before
    shown.store.set("view/positions", "coral-teal")
    assert action(shown, "positions-coral-teal").isChecked()
    assert not action(shown, "positions-scale").isChecked()


def turn(canvas: CanvasSurface, degrees: int) -> None:
    at = QPointF(canvas.rect().center())
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(at, at, QPoint(), QPoint(0, degrees), *none, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(canvas, event)


def test_the_wheel_turns_as_it_is_set(shown: Room) -> None:
    canvas = shown.window.canvas
    for way, sign in (("away", 1), ("towards", -1), ("away", 1)):
        shown.store.set("view/wheel-zoom", way)
        before = canvas.camera.scale
        turn(canvas, 120 * sign)
        assert canvas.camera.scale == pytest.approx(before * 1.25)
        turn(canvas, -120 * sign)
        assert canvas.camera.scale == pytest.approx(before)


def test_positions_are_counted_as_set(shown: Room) -> None:
    shown.store.set("view/index-base", 1)
    assert numbering.first == 1
    numbering.set_first(0)
    assert shown.store.number("view/index-base") == 0


def test_nothing_moves_if_nothing_shall(shown: Room) -> None:
    shown.store.set("view/motion", False)
    assert (moving(), lasting(260), shown.window.isAnimated()) == (False, 0, False)
    shown.store.set("view/motion", True)
    assert (moving(), lasting(260), shown.window.isAnimated()) == (True, 260, True)


def test_a_larger_text_makes_room_for_itself(shown: Room) -> None:
    dock = shown.window.docks["verdict"]
    before = dock.width(), shown.window.menuBar().height()
    shown.store.set("view/text-size", 125)
    QApplication.processEvents()
    assert dock.width() > before[0]
    assert shown.window.menuBar().height() > before[1]


def test_the_bound_of_files_is_raised_and_given_back(shown: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    shown.store.set("files/max-bytes", 2_000_000)
    assert bounds.BYTES.most == 2_000_000
    shown.store.reset("files/max-bytes")
    assert bounds.BYTES.most == bounds.BYTES.usual
    monkeypatch.setenv(bounds.BYTES.variable, "77")
    shown.store.set("files/max-bytes", 3_000_000)
    shown.store.reset("files/max-bytes")
    assert bounds.BYTES.most == 77


def test_the_stress_panel_starts_with_the_limits_and_follows_them(shown: Room) -> None:
    shown.store.set("stress/timeout", 2.5)
    limits = shown.window.stress.panel.parts.limits
    assert limits.options.limits == Limits(timeout=2.5)
    shown.store.set("stress/memory", 0)
    assert limits.options.limits == Limits(timeout=2.5, memory_mb=0)


def test_a_new_graph_is_as_chosen() -> None:
    assert len(new_record().queries) == 1
    Store().set("graph/new-query", "none")
    assert new_record().queries == ()
    assert new_record("board") is not None


def test_a_window_starts_as_it_was_set(qtbot: QtBot, qapp: QApplication) -> None:
    store = Store()
    store.set("view/positions", "scale")
    store.set("view/text-size", 125)
    store.set("view/grid", False)
    store.set("view/wheel-zoom", "towards")
    with room(qapp, "dark") as made:
        theme = made.window.theme
        assert (theme.mode, theme.pair, theme.text_size) == ("dark", "scale", 125)
        assert not made.window.canvas.show_state.grid
        before = made.window.canvas.camera.scale
        turn(made.window.canvas, -120)
        assert made.window.canvas.camera.scale > before
        assert action(made, "theme-dark").isChecked()
        assert action(made, "positions-scale").isChecked()


# The dialog


def seen(dialog: SettingsDialog) -> list[str]:
    """The keys of the rows in sight."""
    rows = [row for page in dialog.pages.pages for row in page.rows if row.isVisible()]
    return [row.setting.key if hasattr(row, "setting") else row.button.objectName() for row in rows]


def child(dialog: SettingsDialog, kind: type[QWidget], name: str):
    found = dialog.findChild(kind, name)
    assert found is not None, name
    return found


def test_the_keys_open_it_and_there_is_one(shown: Room) -> None:
    QTest.keyClick(shown.window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialogs = shown.window.findChildren(SettingsDialog)
    assert len(dialogs) == 1
    assert dialogs[0].isVisible()
    assert shown.part.show() is dialogs[0]


def test_every_setting_is_on_its_page(dialog: SettingsDialog) -> None:
    listed: list[str] = []
    for row in range(dialog.list.count()):
        dialog.list.setCurrentRow(row)
        listed += seen(dialog)
    assert listed == [*BY_KEY, "settingsShortcuts", "settingsPutBack"]


def test_all_of_it_has_a_name_for_those_who_listen(dialog: SettingsDialog) -> None:
    for kind in (QComboBox, QDoubleSpinBox, QToolButton):
        for widget in dialog.findChildren(kind):
            # Of the parts that Qt itself puts into its widgets, Qt speaks itself.
            if widget.objectName() and not widget.objectName().startswith("qt_"):
                assert widget.accessibleName(), widget.objectName()


@pytest.mark.parametrize(
    ("words", "keys"),
    [
        ("wheel", ["view/wheel-zoom"]),
        ("HIGH contrast", ["view/theme"]),
        ("grid snap", ["view/snap"]),
        ("navy", ["view/positions"]),
        ("backup", ["files/backup"]),
        ("shortcuts", ["settingsShortcuts"]),
        ("stress", ["stress/timeout", "stress/memory"]),
    ],
)
def test_a_search_finds_what_it_is_about(dialog: SettingsDialog, words: str, keys: list[str]) -> None:
    QTest.keyClicks(dialog.search, words)
    assert seen(dialog) == keys
    assert not child(dialog, QLabel, "settingsNothing").isVisible()
    QTest.keyClick(dialog.search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.search.text() == ""
    assert seen(dialog) == [setting.key for setting in SETTINGS if setting.page == "appearance"]


def test_a_search_without_a_find_says_so(dialog: SettingsDialog) -> None:
    QTest.keyClicks(dialog.search, "no such thing")
    assert seen(dialog) == []
    assert child(dialog, QLabel, "settingsNothing").isVisible()
    dialog.search.clear()
    assert not child(dialog, QLabel, "settingsNothing").isVisible()


def test_a_page_that_is_clicked_ends_the_search(dialog: SettingsDialog) -> None:
    QTest.keyClicks(dialog.search, "grid")
    at = dialog.list.visualItemRect(dialog.list.item(1)).center()
    QTest.mouseClick(dialog.list.viewport(), LEFT, pos=at)
    assert dialog.search.text() == ""
    assert seen(dialog) == [setting.key for setting in SETTINGS if setting.page == "canvas"]


def test_a_box_is_ticked_and_reset(alone: Alone) -> None:
    alone.dialog.list.setCurrentRow(1)
    box, reset = (
        child(alone.dialog, QCheckBox, "setting-view-snap"),
        child(alone.dialog, QToolButton, "reset-view-snap"),
    )
    assert not reset.isVisible()
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert alone.store.flag("view/snap")
    assert reset.isVisible()
    QTest.mouseClick(reset, LEFT)
    assert not box.isChecked()
    assert not alone.store.flag("view/snap")
    assert box.hasFocus()


def test_a_choice_is_made_by_the_keyboard(alone: Alone) -> None:
    field = child(alone.dialog, QComboBox, "setting-view-theme")
    field.setFocus()
    alone.store.set("view/theme", "dark")
    assert field.currentText() == "Dark"
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert alone.store.text("view/theme") == "contrast"


def test_a_number_is_meant_when_it_is_written_to_its_end(alone: Alone) -> None:
    field = child(alone.dialog, QDoubleSpinBox, "setting-view-text-size")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "12")
    assert alone.store.number("view/text-size") == 100
    QTest.keyClicks(field, "0")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert alone.store.number("view/text-size") == 120
    assert alone.dialog.isVisible()


def test_bytes_are_shown_as_megabytes(alone: Alone) -> None:
    field = child(alone.dialog, QDoubleSpinBox, "setting-files-max-bytes")
    assert field.text() == "1,000 MB"
    field.setValue(field.maximum())
    assert alone.store.number("files/max-bytes") == 10**12


def test_all_are_reset_if_that_is_meant(alone: Alone) -> None:
    everything = child(alone.dialog, QPushButton, "settingsResetAll")
    assert not everything.isEnabled()
    alone.store.set("view/legend", False)
    for answer, left in (("Cancel", False), ("Reset all", True)):
        QTimer.singleShot(0, partial(press, answer))
        QTest.mouseClick(everything, LEFT)
        assert alone.store.flag("view/legend") is left
    assert not everything.isEnabled()


def test_the_buttons_do_what_they_say(alone: Alone) -> None:
    for row, name in ((4, "settingsShortcuts"), (5, "settingsPutBack")):
        alone.dialog.list.setCurrentRow(row)
        QTest.mouseClick(child(alone.dialog, QPushButton, name), LEFT)
    assert alone.asked == ["keys", "window"]


def test_pages_of_which_nothing_can_be_done_are_left_out(qtbot: QtBot, qapp: QApplication) -> None:
    dialog = SettingsDialog(Store(), ThemeController(qapp, "light"), {})
    qtbot.addWidget(dialog)
    assert [page.name for page in dialog.pages.pages] == ["appearance", "canvas", "files", "stress"]
    assert dialog.list.count() == 4


def press(text: str) -> None:
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    button = next(button for button in box.buttons() if button.text().replace("&", "") == text)
    QTest.mouseClick(button, LEFT)


def test_panels_are_put_back(shown: Room) -> None:
    docks, window = shown.window.docks, shown.window
    bar = window.findChild(QWidget, "toolBar")
    docks["cases"].setFloating(True)
    docks["verdict"].hide()
    docks["problems"].show()
    bar.hide()
    QSettings().setValue("window/state", window.saveState())
    QTest.mouseClick(child(shown.part.show(), QPushButton, "settingsPutBack"), LEFT)
    assert not docks["cases"].isFloating()
    assert not docks["verdict"].isHidden()
    assert docks["problems"].isHidden()
    assert not bar.isHidden()
    assert not QSettings().contains("window/state")


@pytest.mark.parametrize("size", [100, 125])
def test_no_text_of_the_dialog_is_cut_off(alone: Alone, size: int) -> None:
    dialog = alone.dialog
    alone.store.set("view/text-size", size)
    QApplication.processEvents()
    for row in range(dialog.list.count()):
        dialog.list.setCurrentRow(row)
        QApplication.processEvents()
        for label in dialog.pages.findChildren(QLabel):
            if label.isVisible():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
                assert label.width() >= label.minimumSizeHint().width(), label.text()
        for field in dialog.pages.findChildren(QWidget):
            if field.isVisible() and field.objectName().startswith("setting-"):
                assert field.width() >= field.minimumSizeHint().width(), field.objectName()

"""The command palette under a real keyboard: what it finds, what it runs, and where the keyboard is afterwards."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from one_window import main_window
from PySide6.QtCore import QPointF, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gui.actions import SPECS
from gui.language.plain import without_key
from gui.main_window import MainWindow
from gui.palette.command import Command
from gui.palette.model import FOUND, Found, ranked
from gui.palette.palette import Palette
from gui.palette.scorer import fit

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """One window for all tests: a start takes longer than any of them."""
    with main_window(qapp, tmp_path_factory.mktemp("window")) as made:
        yield made


@pytest.fixture
def window(shared: MainWindow) -> Iterator[MainWindow]:
    """As after a first start."""
    QSettings().clear()
    shared.session.undo_stack.setClean()
    shared.files.new()
    shared.resize(1280, 800)
    shared.theme.set_mode("light")
    shared.activateWindow()
    shared.canvas.look_at(1.0, QPointF(0, 0))
    shared.canvas.setFocus()
    yield shared
    palette = shared.findChild(Palette)
    if palette is not None:
        palette.leave()


def opened(window: MainWindow) -> Palette:
    focused = QApplication.focusWidget() or window
    QTest.keyClick(focused, Qt.Key.Key_P, CTRL_SHIFT)
    palette = window.findChild(Palette)
    assert palette is not None
    assert palette.isVisible()
    assert QApplication.focusWidget() is palette.line
    return palette


def rows(palette: Palette) -> list[Found]:
    return [palette.model.index(row).data(FOUND) for row in range(palette.model.rowCount())]


def titles(palette: Palette) -> list[str]:
    return [found.command.title for found in rows(palette)]


def said(palette: Palette, name: str) -> str:
    label = palette.findChild(QLabel, name)
    assert label is not None
    return label.text() if label.isVisible() else ""


# The scorer


def order(text: str, *names: str) -> list[str]:
    """The names that fit, the best first."""
    fits = {name: found.score for name in names if (found := fit(text, name))}
    return sorted(fits, key=lambda name: -fits[name])


def test_beginning_then_word_then_initials_then_inside_then_spread() -> None:
    names = ("Solid", "Lay out selection", "Unsorted", "Sorted", "Ask or turn", "Not sorted")
    assert order("sor", *names)[:4] == ["Sorted", "Not sorted", "Unsorted"][:4]
    assert order("los", "Blossom", "Lay out selection") == ["Lay out selection", "Blossom"]
    assert order("slc", "Select", "Clear this") == ["Select"]


@pytest.mark.parametrize(
    ("text", "title", "marked"),
    [
        ("lay", "Lay out all", "Lay"),
        ("out", "Lay out all", "out"),
        ("loa", "Lay out all", "Loa"),
        ("all lay", "Lay out all", "Layall"),
        ("ayo", "Lay out all", None),
        ("LAY", "Lay out all", "Lay"),
        ("ü", "Für Äpfel", "ü"),
        ("node", "Add position", "position"),
        ("zzz", "Add position", None),
    ],
)
def test_what_is_found_is_marked(text: str, title: str, marked: str | None) -> None:
    found = fit(text, title)
    assert (None if found is None else "".join(title[i] for i in sorted(found.places))) == marked


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=12), st.text(min_size=1, max_size=20))
def test_any_text_can_be_typed(text: str, title: str) -> None:
    found = fit(text, title)
    if found is not None:
        assert all(0 <= place < len(title) for place in found.places)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([without_key(spec.text) for spec in SPECS]))
def test_every_action_is_first_or_alike_when_typed_in_full(title: str) -> None:
    commands = [Command(spec.name, without_key(spec.text), "", lambda: None) for spec in SPECS]
    found = ranked(commands, title, [])
    assert title in [one.command.title for one in found[:3]]


def test_what_was_run_lately_comes_first_and_what_cannot_be_done_last() -> None:
    commands = [Command(name, name, "", lambda: None, enabled=name != "b") for name in "abcd"]
    assert [found.command.name for found in ranked(commands, "", ["d", "b"])] == ["d", "a", "c", "b"]
    alike = [Command(n, f"Go {n}", "", lambda: None, enabled=n != "a") for n in "abc"]
    assert [found.command.name for found in ranked(alike, "go", ["c"])] == ["c", "b", "a"]


# The palette in the window


def test_all_actions_are_offered_with_menu_and_keys(window: MainWindow) -> None:
    palette = opened(window)
    offered = {found.command.name: found.command for found in rows(palette)}
    assert {spec.name for spec in SPECS} <= offered.keys()
    assert {"panel-generator", "panel-problems", "go-verdict", "sample-hdu1524.in"} <= offered.keys()
    assert offered["align-left"].path == "Graph › Align"
    assert offered["layout"].keys == "Ctrl+L"
    assert offered["grid"].checked is True
    assert not offered["board-jump"].enabled
    for command in offered.values():
        assert command.enabled or command.why_not, command.name


def test_enter_runs_what_is_marked_and_the_keyboard_is_back(window: MainWindow) -> None:
    window.canvas.setFocus()
    palette = opened(window)
    QTest.keyClicks(palette.line, "new pos")
    assert titles(palette)[0] == "New position"
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    assert not palette.isVisible()
    assert QApplication.focusWidget() is window.canvas
    assert window.session.graph is not None
    assert window.session.graph.n == 1


def test_arrows_go_round_and_the_click_runs(window: MainWindow) -> None:
    palette = opened(window)
    QTest.keyClicks(palette.line, "dark")
    assert titles(palette)[0] == "Dark"
    QTest.keyClick(palette.line, Qt.Key.Key_Up)
    assert palette.list.currentIndex().row() == palette.model.rowCount() - 1
    QTest.keyClick(palette.line, Qt.Key.Key_Down)
    assert palette.list.currentIndex().row() == 0
    where = palette.list.visualRect(palette.model.index(0)).center()
    QTest.mouseClick(palette.list.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert window.theme.mode == "dark"
    assert not palette.isVisible()


def test_escape_and_the_same_keys_leave_everything(window: MainWindow) -> None:
    tree = window.findChild(QWidget, "caseTree")
    assert tree is not None
    tree.setFocus()
    palette = opened(window)
    QTest.keyClicks(palette.line, "quit")
    QTest.keyClick(palette.line, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert QApplication.focusWidget() is tree
    palette = opened(window)
    assert palette.line.text() == ""
    QTest.keyClick(palette.line, Qt.Key.Key_P, CTRL_SHIFT)
    assert not palette.isVisible()
    assert QApplication.focusWidget() is tree


def test_what_cannot_be_done_says_why_and_stays(window: MainWindow) -> None:
    palette = opened(window)
    QTest.keyClicks(palette.line, "rename position")
    assert said(palette, "paletteFoot") == "Select a position first"
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    assert palette.isVisible()
    assert said(palette, "paletteFoot") == "Select a position first"


def test_an_empty_result_says_what_to_do(window: MainWindow) -> None:
    palette = opened(window)
    QTest.keyClicks(palette.line, "<b>zqx")
    assert palette.model.rowCount() == 0
    assert "“<b>zqx”" in said(palette, "paletteNothing")
    assert "F1" in said(palette, "paletteNothing")
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    QTest.keyClick(palette.line, Qt.Key.Key_Down)
    assert palette.isVisible()


def test_what_was_run_is_remembered(window: MainWindow) -> None:
    for text in ("fit", "legend"):
        palette = opened(window)
        QTest.keyClicks(palette.line, text)
        QTest.keyClick(palette.line, Qt.Key.Key_Return)
    palette = opened(window)
    assert titles(palette)[:2] == ["Legend", "Fit"]
    assert [found.recent for found in rows(palette)[:3]] == [True, True, False]


def test_a_sample_and_a_recent_file_are_found(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "my & game.in"
    path.write_text("1\n0\n1 0\n0\n")
    window.files.recent.add(path)
    palette = opened(window)
    QTest.keyClicks(palette.line, "my & game")
    assert "my & game.in" in titles(palette)[0]
    palette.line.clear()
    QTest.keyClicks(palette.line, "1848")
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.document.format_name == "hdu1848")


def test_a_panel_is_gone_to(window: MainWindow) -> None:
    palette = opened(window)
    QTest.keyClicks(palette.line, "go to history")
    QTest.keyClick(palette.line, Qt.Key.Key_Return)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert window.docks["history"].isAncestorOf(focused)


def test_reasons_follow_the_kind_of_game(window: MainWindow) -> None:
    window.files.new("heaps")
    offered = {found.command.name: found.command for found in rows(opened(window))}
    assert offered["layout"].why_not == "For graphs only: this case is none"
    assert offered["copy"].why_not == "Not for heaps: they are edited as text"
    for command in offered.values():
        assert command.enabled or command.why_not, command.name


def test_a_click_elsewhere_closes_it(window: MainWindow) -> None:
    palette = opened(window)
    window.text.setFocus()
    assert not palette.isVisible()
    assert QApplication.focusWidget() is not palette.line


def test_it_fits_a_small_window(window: MainWindow) -> None:
    window.resize(700, 400)
    palette = opened(window)
    assert window.rect().contains(palette.geometry())
    window.resize(1000, 700)
    QApplication.processEvents()
    assert abs(palette.geometry().center().x() - window.rect().center().x()) <= 1

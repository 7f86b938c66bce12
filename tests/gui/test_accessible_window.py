"""The whole window as a screen reader and the Tab key go through it: names, roles, states, order."""

from collections import defaultdict
from itertools import pairwise

import pytest
from accessible_world import ISSUE, NAME, VALUE, announced, interface, listening
from one_window import separate_settings
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDockWidget,
    QHeaderView,
    QLabel,
    QLineEdit,
    QRadioButton,
    QScrollBar,
    QWidget,
)

from engine.document import Document
from engine.games.board_record import BoardRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule_text import parse_rule
from gui.accessible.factory import install
from gui.accessible.tab_order import order
from gui.accessible.verdict_voice import VerdictVoice
from gui.docks import DOCKS
from gui.main_window import MainWindow
from gui.packages import PackageDialogs, PackageExport
from gui.pictures.choice import PictureChoice
from gui.pictures.dialog import PictureDialog
from gui.theme import ThemeController

Role = QAccessible.Role
RECORDS = (
    ISSUE,
    BoardRecord(rows=((1, 2), (20,))),
    HeapsRecord(parse_rule("{1,3,4}"), (HeapsQueryRecord((3, 4, 5)),)),
)
NO_ROLE = (Role.NoRole, Role.Client, Role.Pane)


@pytest.fixture(scope="module")
def window(qapp, tmp_path_factory):
    separate_settings(qapp, tmp_path_factory.mktemp("window"))
    install()
    made = MainWindow(ThemeController(qapp, "light"))
    made.resize(1500, 1000)
    made.show()
    QTest.qWaitForWindowExposed(made)
    made.session.open(Document(list(RECORDS)))
    for dock in DOCKS:
        made.docks[dock.name].show()
    made.activateWindow()
    yield made
    made.session.undo_stack.setClean()
    made.close()
    made.deleteLater()
    qapp.sendPostedEvents(made, QEvent.Type.DeferredDelete)


def settle():
    for _ in range(5):
        QApplication.processEvents()


def is_part(widget):
    """Whether a widget is only a part of another, through which it is reached."""
    parent = widget.parentWidget()
    return isinstance(widget, QScrollBar | QHeaderView) or (
        isinstance(widget, QLineEdit) and isinstance(parent, QAbstractSpinBox | QComboBox)
    )


def is_used(widget):
    """Whether a person can do something with it."""
    kinds = QAbstractButton | QComboBox | QLineEdit | QAbstractSpinBox | QAbstractItemView
    return isinstance(widget, kinds) or widget.focusPolicy() != Qt.FocusPolicy.NoFocus


def used(root):
    everything = [root, *root.findChildren(QWidget)]
    return [
        w for w in everything if w.isVisibleTo(root) and not is_part(w) and is_used(w) and w.window() is root.window()
    ]


def faults(root):
    """What a screen reader could not make sense of."""
    found, alike = [], defaultdict(list)
    for widget in used(root):
        told = interface(widget)
        name, role = told.text(NAME), told.role()
        where = f"{type(widget).__name__} {widget.objectName()}"
        if not name.strip():
            found.append(f"{where} has no name")
        if role in NO_ROLE:
            found.append(f"{where} has no role")
        alike[id(widget.parentWidget()), name, role].append(where)
    found += [f"all are called the same: {same}" for same in alike.values() if len(same) > 1]
    for label in root.findChildren(QLabel):
        if label.isVisibleTo(root) and "&" in label.text() and label.buddy() is None and label.text().count("&&") == 0:
            found.append(f"{label.text()} is nobody's label")
    return found


def test_the_check_finds_what_is_wrong(qtbot):
    root = QWidget()
    qtbot.addWidget(root)
    for name in ("Go", "Go", ""):
        button = QCheckBox(root)
        button.setAccessibleName(name)
    QLabel("&Name", root)
    assert len(faults(root)) == 3


@pytest.mark.parametrize("case", range(len(RECORDS)))
def test_everything_in_the_window_has_a_name_and_a_role(window, case):
    window.session.look_at(window.session.document.cases[case].key)
    for dock in DOCKS:
        window.docks.raise_(dock.name)
        settle()
        assert used(window.docks[dock.name])
        assert faults(window.docks[dock.name]) == [], dock.name
    assert len(used(window)) > 30
    assert faults(window) == []


def test_the_bar_of_the_stepper_has_a_role(window):
    window.session.look_at(window.session.document.cases[0].key)
    window.stepper.start()
    settle()
    bar = window.findChild(QWidget, "stepperBar")
    assert bar.isVisible()
    assert interface(bar).role() == Role.ToolBar
    assert faults(window) == []
    window.stepper.stop()


def test_boxes_tell_their_state(window):
    window.docks.raise_("generator")
    settle()
    seen = 0
    for widget in used(window):
        told = interface(widget)
        if isinstance(widget, QCheckBox | QRadioButton):
            assert told.state().checkable
            assert bool(told.state().checked) == widget.isChecked()
        elif isinstance(widget, QComboBox):
            assert told.text(VALUE) == widget.currentText()
            assert told.role() == Role.ComboBox
        else:
            continue
        seen += 1
    assert seen >= 5


def test_dialogs(window, qtbot):
    packages = PackageExport(window.session, window.jobs, window, ask=PackageDialogs(window))
    packages.open()
    picture = PictureDialog(RECORDS[0], 0, PictureChoice(), window)
    picture.show()
    settle()
    assert faults(packages.dialog) == []
    assert faults(picture) == []
    assert len(used(packages.dialog)) > 8
    picture.close()
    packages.dialog.reject()


# Tab


def tabbed(start, key=Qt.Key.Key_Tab, most=120):
    """The widgets that the key leads to one after the other, until it comes round."""
    start.window().activateWindow()
    start.setFocus()
    settle()
    assert start.hasFocus()
    seen = []
    while (now := QApplication.focusWidget()) not in seen and len(seen) < most:
        seen.append(now)
        QTest.keyClick(now, key, Qt.KeyboardModifier.NoModifier)
    assert now is seen[0], f"{now.objectName()} is gone round for ever"
    return seen


def part_of(window, widget):
    while widget.parentWidget() is not window:
        widget = widget.parentWidget()
    return widget


def test_tab_goes_through_what_is_in_sight_part_by_part(window):
    window.session.look_at(window.session.document.cases[0].key)
    for raised in ("verdict", "answers", "generator"):
        window.docks.raise_(raised)
        settle()
        seen = tabbed(window.canvas)
        parts = [part_of(window, widget) for widget in seen]
        for widget, part in zip(seen, parts, strict=True):
            assert widget.isVisible()
            assert window.rect().intersects(part.geometry()), widget.objectName()
        docks = {part.objectName() for part in parts if isinstance(part, QDockWidget)}
        assert f"dock-{raised}" in docks
        assert docks.isdisjoint(
            {f"dock-{name}" for name in ("verdict", "answers", "generator", "stress")} - {f"dock-{raised}"}
        )
        assert {"dock-cases", "dock-history", "dock-text"} <= docks
        changes = [part for i, part in enumerate(parts) if i == 0 or parts[i - 1] is not part]
        assert len(changes) == len(set(map(id, changes))), "a part is left and entered again"
        sides = [part.mapTo(window, QPoint()).x() > window.centralWidget().geometry().right() for part in changes[1:]]
        right = [i for i, is_right in enumerate(sides) if is_right]
        assert right == list(range(right[0], right[-1] + 1))


def test_shift_tab_goes_the_other_way(window):
    window.docks.raise_("verdict")
    settle()
    there, back = tabbed(window.canvas), tabbed(window.canvas, Qt.Key.Key_Backtab)
    assert back == [there[0], *reversed(there[1:])]
    assert set(there) <= set(order(window))


def test_a_panel_is_gone_through_from_above_to_below(window):
    window.docks.raise_("verdict")
    settle()
    by_part = defaultdict(list)
    for widget in tabbed(window.canvas):
        by_part[part_of(window, widget).objectName()].append(widget)
    for name in ("dock-cases", "dock-text", "dock-verdict"):
        heights = [widget.mapTo(window, widget.rect().center()).y() for widget in by_part[name]]
        assert len(heights) > 1
        assert all(before <= after + 20 for before, after in pairwise(heights)), name


# The verdict


def test_the_verdict_is_read_out_when_an_edit_changes_it(window, qtbot, monkeypatch):
    window.session.look_at(window.session.document.cases[0].key)
    words = iter(["One wins", "One wins", "Two wins"])
    voice = VerdictVoice(window.session, lambda: next(words), window)
    with listening(monkeypatch) as heard:
        for count in (2, 3, 4):
            before = len(announced(heard))
            window.commands.set_stones([window.canvas.picture.keys[3]], count)
            qtbot.waitUntil(lambda: not voice._rest.isActive())
            # The window has a voice of its own, which says other things.
            told = [text for text in announced(heard)[before:] if text in ("One wins", "Two wins")]
            assert len(told) == (count != 3)
    assert [text for text in announced(heard) if text in ("One wins", "Two wins")] == ["One wins", "Two wins"]
    window.session.undo_stack.setClean()

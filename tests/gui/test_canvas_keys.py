"""Drawing by keyboard alone: walking, adding, typing targets and stones, on a real canvas."""

from collections.abc import Iterator

import pytest
from one_window import main_window
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from engine.document import Document
from engine.games.graph import GraphGame
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.sg import grundy_by_definition
from gui.canvas.keys_box import KeyBox
from gui.canvas.keys_room import APART
from gui.faces.numbering import numbering
from gui.main_window import MainWindow

Key = Qt.Key
NONE, ALT, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """One window for all tests: a start takes longer than any of them."""
    with main_window(qapp, tmp_path_factory.mktemp("window")) as made:
        yield made


@pytest.fixture
def window(shared: MainWindow) -> Iterator[MainWindow]:
    shared.session.undo_stack.setClean()
    shared.files.new()
    shared.activateWindow()
    assert QTest.qWaitForWindowActive(shared)
    shared.canvas.look_at(1.0, QPointF(0, 0))
    shared.canvas.setFocus()
    yield shared
    shared.canvas.keys.box.close_box()
    numbering.set_first(0)


def game(window: MainWindow) -> GraphGame:
    assert window.session.graph is not None
    return window.session.graph


def key(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """To whoever has the keyboard, as a person's keys go."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, modifiers)


def typed(text: str) -> None:
    focused = QApplication.focusWidget()
    assert isinstance(focused, QLineEdit)
    QTest.keyClicks(focused, text)


def selected(window: MainWindow) -> list[int]:
    """The indices of the selected positions."""
    return sorted(game(window).index_of(p) for p in window.selection.positions)


def selected_moves(window: MainWindow) -> list[tuple[int, int]]:
    index = game(window).index_of
    return sorted((index(s), index(t)) for s, t in window.selection.moves)


def moves(window: MainWindow) -> dict[tuple[int, int], int]:
    """Moves by index, and how often each stands."""
    index = game(window).index_of
    return {(index(s), index(t)): move.count for s, t, move in game(window).moves()}


def stones(window: MainWindow) -> dict[int, int]:
    query = window.session.graph_query
    return {game(window).index_of(p): count for p, count in query.counts.items()} if query else {}


def said(window: MainWindow) -> str:
    return window.status.message.text()


def hint(window: MainWindow) -> str:
    label = window.canvas.findChild(QLabel, "keyBoxHint")
    assert label is not None
    return label.text()


def box(window: MainWindow) -> KeyBox:
    return window.canvas.keys.box


def diamond(window: MainWindow) -> None:
    """0 above 1, 2, 3 (from left to right), which all lead to 4; 5 stands alone far at the right."""
    record = GraphRecord(
        n=6,
        sources=[0, 0, 0, 1, 2, 3],
        targets=[2, 1, 3, 4, 4, 4],
        places=[(0, -120), (-120, 0), (0, 10), (120, 0), (0, 120), (280, 5)],
        queries=[QueryRecord()],
    )
    window.session.open(Document([record]))
    window.canvas.look_at(1.0, QPointF(0, 0))
    select(window, 0)


def select(window: MainWindow, *indices: int) -> None:
    window.selection.set([game(window).positions[i] for i in indices])


# Adding


def test_a_game_is_drawn_without_the_mouse(window: MainWindow) -> None:
    """Three positions, the moves 0 to 1, 0 to 2 and 1 to 2, two stones and one: all by keys."""
    key(window, Key.Key_N)
    key(window, Key.Key_N, SHIFT)
    key(window, Key.Key_T)
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    typed("0")
    key(window, Key.Key_Return)
    assert "Refused" in hint(window)
    key(window, Key.Key_Escape)
    assert QApplication.focusWidget() is window.canvas
    key(window, Key.Key_Insert)
    key(window, Key.Key_BracketLeft)
    key(window, Key.Key_T)
    typed("2")
    key(window, Key.Key_Return)
    key(window, Key.Key_BracketLeft)
    QTest.keyClicks(window.canvas, "2")
    key(window, Key.Key_T)
    typed("2")
    key(window, Key.Key_Return)
    key(window, Key.Key_BracketRight)
    QTest.keyClicks(window.canvas, "1")
    assert moves(window) == {(0, 1): 1, (1, 2): 1, (0, 2): 1}
    assert stones(window) == {0: 2, 1: 1}
    followers = {0: [1, 2], 1: [2], 2: []}
    values = [grundy_by_definition(p, followers.__getitem__) for p in range(3)]
    assert window.canvas.picture.labels.tolist() == values


def test_new_positions_stand_apart_and_in_sight(window: MainWindow) -> None:
    for _ in range(12):
        key(window, Key.Key_N)
    select(window, 3)
    for _ in range(6):
        key(window, Key.Key_N, SHIFT)
        key(window, Key.Key_Up, ALT)
    places = list(game(window).places.values())
    assert len(places) == 18
    for i, a in enumerate(places):
        assert all((a.x - b.x) ** 2 + (a.y - b.y) ** 2 >= APART**2 - 1 for b in places[:i])
    assert all(source == 3 for source, _ in moves(window))
    for _ in range(40):
        key(window, Key.Key_N, SHIFT)
    last = game(window).positions[-1]
    assert window.canvas.rect().contains(window.canvas.position_at(last))


def test_adding_can_be_undone_step_by_step(window: MainWindow) -> None:
    key(window, Key.Key_N)
    key(window, Key.Key_N, SHIFT)
    assert window.session.undo_stack.count() == 2
    key(window, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (game(window).n, moves(window)) == (1, {})


# Walking


def test_alt_and_arrows_walk_along_moves(window: MainWindow) -> None:
    diamond(window)
    key(window, Key.Key_Down, ALT)
    assert selected(window) == [1]
    assert said(window) == "Position 1, value 1: follower 1 of 3 of 0"
    for expected in (2, 3, 3):
        key(window, Key.Key_Right, ALT)
        assert selected(window) == [expected]
    key(window, Key.Key_Left, ALT)
    key(window, Key.Key_Down, ALT)
    assert selected(window) == [4]
    assert said(window) == "Position 4, value 0: the follower of 2"
    key(window, Key.Key_Down, ALT)
    assert selected(window) == [4]
    assert said(window) == "No move leads on from 4."
    key(window, Key.Key_Up, ALT)
    assert selected(window) == [2], "who turns round comes back"


def test_against_moves_all_predecessors_are_reached(window: MainWindow) -> None:
    diamond(window)
    select(window, 4)
    key(window, Key.Key_Up, ALT)
    seen = [selected(window)]
    for _ in range(2):
        key(window, Key.Key_Right, ALT)
        seen.append(selected(window))
    assert seen == [[1], [2], [3]]
    assert said(window) == "Position 3, value 1: 3 of 3 that lead to 4"


def test_without_a_trail_the_neighbours_by_place_are_reached(window: MainWindow) -> None:
    diamond(window)
    select(window, 1)
    for expected in (2, 3, 5, 5):
        key(window, Key.Key_Right, ALT)
        assert selected(window) == [expected]
    assert said(window) == "Nothing is farther right than 5."
    key(window, Key.Key_Left, ALT)
    assert selected(window) == [3]


def test_every_position_is_reached_by_number(window: MainWindow) -> None:
    diamond(window)
    seen = []
    for _ in range(7):
        seen += selected(window)
        key(window, Key.Key_BracketRight)
    assert seen == [0, 1, 2, 3, 4, 5, 5]
    key(window, Key.Key_BracketLeft)
    assert selected(window) == [4]


def test_plain_arrows_shift_and_walking_does_not(window: MainWindow) -> None:
    diamond(window)
    before = dict(game(window).places)
    key(window, Key.Key_Down, ALT)
    key(window, Key.Key_Down, ALT | SHIFT)
    assert game(window).places == before
    key(window, Key.Key_Right)
    key(window, Key.Key_Right, SHIFT)
    moved = {p for p in before if game(window).places[p] != before[p]}
    assert {game(window).index_of(p) for p in moved} == {1, 4}
    assert {game(window).places[p].x - before[p].x for p in moved} == {35.0}


def test_shift_keeps_what_was_selected(window: MainWindow) -> None:
    diamond(window)
    key(window, Key.Key_Down, ALT | SHIFT)
    key(window, Key.Key_Right, ALT | SHIFT)
    assert selected(window) == [0, 1, 2]
    key(window, Key.Key_Down, ALT)
    assert selected(window) == [4]


def test_walking_begins_in_the_middle_and_keeps_in_sight(window: MainWindow) -> None:
    diamond(window)
    window.selection.clear()
    window.canvas.look_at(1.0, QPointF(270, 0))
    key(window, Key.Key_Down, ALT)
    assert selected(window) == [5]
    window.canvas.look_at(4.0, QPointF(5000, 5000))
    key(window, Key.Key_BracketLeft)
    assert window.canvas.rect().contains(window.canvas.position_at(game(window).positions[4]))


def test_an_empty_graph_says_how_to_begin(window: MainWindow) -> None:
    key(window, Key.Key_Down, ALT)
    assert said(window) == "No positions yet: N adds one."


def test_moves_are_selected_walked_and_deleted(window: MainWindow) -> None:
    diamond(window)
    key(window, Key.Key_Down, ALT)
    key(window, Key.Key_Right, ALT)
    key(window, Key.Key_Return, ALT)
    assert selected_moves(window) == [(0, 2)]
    key(window, Key.Key_Right, ALT)
    assert selected_moves(window) == [(0, 3)]
    assert said(window) == "Move 0 → 3"
    key(window, Key.Key_Delete)
    assert (0, 3) not in moves(window)
    select(window, 3, 4)
    key(window, Key.Key_Return, ALT)
    assert selected_moves(window) == [(3, 4)]
    key(window, Key.Key_Up, ALT)
    assert selected(window) == [3]
    select(window, 5)
    key(window, Key.Key_Return, ALT)
    assert said(window) == "There is no move to select here."


def test_the_menu_key_means_what_is_selected(window: MainWindow) -> None:
    diamond(window)
    wanted: list[object] = []
    window.canvas.menu_wanted.connect(lambda where, pointer: wanted.append((pointer.position, pointer.move)))
    window.context_menus.blockSignals(True)
    ids = game(window).positions

    def menu() -> object:
        event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), QPoint(1, 1))
        QApplication.sendEvent(window.canvas, event)
        for popup in window.canvas.findChildren(QWidget, "menuOnMove") + window.canvas.findChildren(
            QWidget, "menuOnPosition"
        ):
            popup.close()
        return wanted[-1]

    assert menu() == (ids[0], None)
    window.selection.set((), [(ids[0], ids[3])])
    assert menu() == (None, (ids[0], ids[3]))


# Typing the target of a move


@pytest.mark.parametrize(
    ("text", "targets"), [("5", {5}), ("alpha", {3}), ("4, 5", {4, 5}), ("5 4  5", {4, 5}), ("two words", {4})]
)
def test_targets_are_typed_by_number_or_name(window: MainWindow, text: str, targets: set[int]) -> None:
    diamond(window)
    ids = game(window).positions
    window.commands.rename(ids[3], "alpha")
    window.commands.rename(ids[4], "two words")
    select(window, 1)
    window.commands.delete((), [(ids[1], ids[4])])
    before = moves(window)
    QTest.keyClicks(window.canvas, ">")
    typed(text)
    key(window, Key.Key_Return)
    assert moves(window).keys() - before.keys() == {(1, target) for target in targets}
    assert not box(window).isVisible()
    assert selected(window) == [1]
    assert QApplication.focusWidget() is window.canvas


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("6", "There is no position 6: the numbers go from 0 to 5."),
        ("-1", "There is no position -1: the numbers go from 0 to 5."),
        ("twin", "2 positions are named twin."),
        ("1 0", "Refused: it would close the cycle 4 → 0 → 1."),
        ("4", "Refused: a position cannot move to itself."),
        ("", "Type the number or the name of a position."),
    ],
)
def test_what_cannot_be_is_told_and_nothing_is_made(window: MainWindow, text: str, trouble: str) -> None:
    diamond(window)
    ids = game(window).positions
    for i in (1, 2):
        window.commands.rename(ids[i], "twin")
    steps = window.session.undo_stack.count()
    select(window, 4)
    key(window, Key.Key_T)
    typed(text)
    key(window, Key.Key_Return)
    expected = trouble.split(" 4 → ")[0]
    assert hint(window).startswith(expected)
    assert box(window).isVisible()
    assert window.session.undo_stack.count() == steps
    assert game(window).move_count == 6


def test_the_move_is_seen_while_it_is_typed(window: MainWindow) -> None:
    diamond(window)
    key(window, Key.Key_T)
    typed("5")
    preview = window.canvas.show_state.preview
    assert preview is not None
    assert (preview.target, preview.allowed) == (game(window).positions[5], True)
    assert hint(window) == "5 of value 0"
    key(window, Key.Key_Backspace)
    typed("1")
    assert hint(window) == "1 of value 1; the move is there, and is repeated"
    key(window, Key.Key_Return)
    assert window.canvas.show_state.preview is None
    assert moves(window)[0, 1] == 2


def test_the_box_closes_when_its_source_goes_and_when_the_mouse_is_elsewhere(window: MainWindow) -> None:
    diamond(window)
    key(window, Key.Key_T)
    window.commands.delete([game(window).positions[0]])
    assert not box(window).isVisible()
    select(window, 1)
    key(window, Key.Key_T)
    QTest.mouseClick(window.canvas, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert not box(window).isVisible()
    assert window.canvas.show_state.preview is None


def test_keys_of_the_canvas_do_nothing_while_something_is_typed(window: MainWindow) -> None:
    diamond(window)
    for opens in (Key.Key_T, Key.Key_F2):
        key(window, opens)
        line = QApplication.focusWidget()
        assert isinstance(line, QLineEdit)
        key(window, Key.Key_Insert)
        key(window, Key.Key_Down, ALT)
        typed("n1")
        assert QApplication.focusWidget() is line
        assert line.text() == "n1"
        assert (game(window).n, selected(window), stones(window)) == (6, [0], {})
        key(window, Key.Key_Escape)


def test_numbers_are_those_that_are_shown(window: MainWindow) -> None:
    diamond(window)
    numbering.set_first(1)
    key(window, Key.Key_T)
    typed("6")
    key(window, Key.Key_Return)
    assert (0, 5) in moves(window)
    key(window, Key.Key_T)
    typed("0")
    assert hint(window) == "There is no position 0: the numbers go from 1 to 6."


def test_the_box_stays_in_the_canvas(window: MainWindow) -> None:
    diamond(window)
    for centre in (QPointF(0, 0), QPointF(300, 260), QPointF(-300, -300)):
        window.canvas.look_at(1.0, centre)
        key(window, Key.Key_T)
        assert window.canvas.rect().contains(box(window).geometry())
        key(window, Key.Key_Escape)


# Stones


def test_digits_set_the_stones(window: MainWindow) -> None:
    diamond(window)
    select(window, 0, 4)
    QTest.keyClicks(window.canvas, "3")
    assert stones(window) == {0: 3, 4: 3}
    select(window, 4)
    QTest.keyClick(window.canvas, "0", Qt.KeyboardModifier.KeypadModifier)
    assert stones(window) == {0: 3}
    steps = window.session.undo_stack.count()
    QTest.keyClicks(window.canvas, "0")
    assert window.session.undo_stack.count() == steps, "what changes nothing is no step"
    key(window, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    key(window, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert stones(window) == {}


def test_digits_without_a_selection_or_a_query(window: MainWindow) -> None:
    diamond(window)
    window.selection.clear()
    QTest.keyClicks(window.canvas, "1")
    assert stones(window) == {}
    assert said(window) == "Select positions first: Alt with an arrow key walks to one."
    window.cases.remove_query()
    assert window.session.graph_query is None
    select(window, 2)
    QTest.keyClicks(window.canvas, "4")
    assert stones(window) == {2: 4}


def test_many_stones_are_typed(window: MainWindow) -> None:
    diamond(window)
    key(window, Key.Key_S, SHIFT)
    typed("12x")
    key(window, Key.Key_Return)
    assert hint(window).startswith("A whole number from 0")
    assert stones(window) == {}
    typed("120")
    key(window, Key.Key_Return)
    assert stones(window) == {0: 120}
    assert not box(window).isVisible()


# All of it by keyboard


def test_actions_are_greyed_where_they_mean_nothing(window: MainWindow) -> None:
    diamond(window)
    actions = window.actions_by_name
    names = ("add-position", "add-follower", "move-to", "set-stones", "select-move", "walk-down")
    assert all(actions[name].isEnabled() for name in names)
    select(window, 0, 1)
    assert not actions["move-to"].isEnabled()
    window.selection.clear()
    assert [name for name in names if actions[name].isEnabled()] == ["add-position", "walk-down"]
    window.files.new("heaps")
    assert not any(actions[name].isEnabled() for name in names)


def test_tab_reaches_the_panels_and_comes_back(window: MainWindow) -> None:
    diamond(window)
    QTest.keyClicks(window.canvas, "1")
    window.docks["verdict"].raise_()
    QApplication.processEvents()
    seen: list[QWidget] = []
    for _ in range(80):
        focused = QApplication.focusWidget()
        assert focused is not None
        if seen and focused is window.canvas:
            break
        seen.append(focused)
        key(window, Key.Key_Tab)
    assert QApplication.focusWidget() is window.canvas
    for name in ("cases", "history", "verdict", "text"):
        assert any(window.docks[name].isAncestorOf(widget) for widget in seen), name

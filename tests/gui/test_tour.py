"""The tour: six steps that follow a person's own deeds, hold nobody up, and can be left at any time."""

import pytest
from hand import SHIFT, Hand
from one_window import main_window
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListView, QPushButton, QWidget

from engine.document import Document
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from gui.tour import actions
from gui.tour.connect import start_tour
from gui.tour.tour import Tour

NAMES = ["position", "move", "stone", "verdict", "play", "undo"]
PLAIN = Qt.KeyboardModifier.NoModifier
DRAWN = GraphRecord.from_moves(3, [(0, 1), (1, 2), (0, 2)], [[0]], places=[(0, -90), (60, 0), (0, 90)])


@pytest.fixture(scope="module")
def made(qapp, tmp_path_factory):
    """One window for all tests: making one takes longer than they do."""
    with main_window(qapp, tmp_path_factory.mktemp("window")) as window:
        yield window


@pytest.fixture
def window(made):
    made.session.open(Document([GraphRecord(0)]))
    made.canvas.set_tool("select")
    made.selection.clear()
    made.activateWindow()
    made.canvas.setFocus()
    settle()
    made.canvas.look_at(1.0, QPointF(0, 0))
    yield made
    for tour in made.findChildren(Tour):
        tour.leave()
    settle()


def settle():
    for _ in range(3):
        QTest.qWait(1)


def name(tour):
    settle()
    return tour.step.name if tour.step else "end"


def words(window, part):
    return window.findChild(QLabel, f"tour{part}").text()


def press(window, button):
    found = window.findChild(QPushButton, f"tour{button}")
    assert found.isVisible(), button
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
    settle()


def free(tour, window, point):
    """A point of the canvas that the bubble does not lie on."""
    assert not tour.bubble.geometry().contains(window.canvas.mapTo(window, point))
    return point


def test_it_follows_what_a_person_draws(window):
    tour, hand = start_tour(window), Hand(window.canvas)
    assert (name(tour), words(window, "Count")) == ("position", "Step 1 of 6")
    hand.double_click(free(tour, window, hand.at(0, 120)))
    assert name(tour) == "move"
    hand.drag(hand.centre(0), free(tour, window, hand.at(-150, 150)), SHIFT)
    assert (name(tour), words(window, "Count")) == ("stone", "Step 3 of 6")
    window.selection.set([window.session.graph.positions[0]])
    hand.key(Qt.Key.Key_Plus)
    assert name(tour) == "verdict"
    assert "wins, as the nim-sum is 1" in words(window, "Text")
    press(window, "Next")
    assert name(tour) == "play"
    moves = window.findChild(QListView, "winningMoves")
    QTest.qWait(150)
    QTest.mouseClick(
        moves.viewport(), Qt.MouseButton.LeftButton, pos=moves.visualRect(moves.model().index(0, 0)).center()
    )
    assert name(tour) == "undo"
    window.actions_by_name["undo"].trigger()
    assert name(tour) == "end"
    press(window, "Next")
    assert window.findChild(Tour) is None


def test_it_can_be_taken_without_a_mouse(window):
    tour, seen = start_tour(window), []
    for _ in range(6):
        seen.append(name(tour))
        button = window.findChild(QPushButton, "tourNext" if seen[-1] == "verdict" else "tourShow")
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)
    assert seen == NAMES
    assert name(tour) == "end"
    assert window.session.graph.n == 2


def test_what_it_shows_a_person_can_take_back(window):
    tour = start_tour(window)
    for _ in range(3):
        tour.show_how()
        settle()
    assert name(tour) == "verdict"
    for expected in ("stone", "move", "position"):
        window.session.undo_stack.undo()
        assert name(tour) == expected


def test_where_nothing_is_to_be_won_the_step_waits_for_another_stone(window):
    window.session.open(Document([DRAWN]))
    tour = start_tour(window)
    game = window.session.graph
    last = game.positions[2]
    window.commands.add_stones([game.positions[0]], 1)
    for _ in range(4):
        tour.go_on()
    assert (name(tour), game.nim_sum(window.session.graph_query)) == ("play", 0)
    assert "no winning move now" in words(window, "Text")
    window.commands.add_stones([last], 1)
    assert name(tour) == "play"
    window.commands.add_stones([game.positions[1]], 1)
    assert name(tour) == "play"
    assert "leaves a nim-sum of 0" in words(window, "Text")
    # Taking the stone away leaves 0 too, but is no move.
    window.commands.add_stones([game.positions[1]], -1)
    assert name(tour) == "play"
    tour.show_how()
    assert name(tour) == "play"
    tour.show_how()
    assert name(tour) == "undo"


@pytest.mark.parametrize("where", ["canvas", "list", "bubble"])
def test_escape_leaves_it_wherever_the_keyboard_is(window, where):
    tour = start_tour(window)
    settle()
    widget = {
        "canvas": window.canvas,
        "list": window.findChild(QListView, "historyList"),
        "bubble": window.findChild(QPushButton, "tourShow"),
    }[where]
    widget.setFocus()
    ended = []
    tour.ended.connect(lambda: ended.append(True))
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    settle()
    assert (ended, window.findChild(Tour), window.findChild(QWidget, "tourBubble")) == ([True], None, None)
    assert QApplication.focusWidget() is (window.canvas if where == "bubble" else widget)


def test_escape_ends_a_move_that_is_being_drawn_first(window):
    window.session.open(Document([DRAWN]))
    settle()
    tour, hand = start_tour(window), Hand(window.canvas)
    hand.press(hand.centre(0), SHIFT)
    hand.move(hand.at(-160, -60))
    hand.key(Qt.Key.Key_Escape)
    assert window.findChild(Tour) is tour
    hand.release(hand.at(-160, -60))
    assert window.session.graph.n == 3
    hand.key(Qt.Key.Key_Escape)
    settle()
    assert window.findChild(Tour) is None


def test_it_survives_other_documents(window):
    tour = start_tour(window)
    for _ in range(2):
        tour.show_how()
        settle()
    assert name(tour) == "stone"
    window.session.open(Document([GraphRecord(0)]))
    assert name(tour) == "position"
    # A graph that comes with a file was drawn by nobody here.
    window.session.open(Document([DRAWN]))
    assert name(tour) == "position"
    window.session.open(Document([BoardRecord(rows=((1,),))]))
    settle()
    assert "about graphs" in words(window, "Text")
    press(window, "Next")
    assert window.session.graph is not None
    assert words(window, "Title") == "Add a position"
    assert name(tour) == "position"


def test_another_query_is_no_stone(window):
    window.session.open(Document([GraphRecord.from_moves(2, [(0, 1)], [[], [0, 0]])]))
    tour = start_tour(window)
    for _ in range(2):
        tour.go_on()
    assert name(tour) == "stone"
    case = window.session.case
    window.session.look_at(case.key, case.game.queries[1].key)
    assert name(tour) == "stone"
    window.commands.add_stones([case.game.positions[0]], 1)
    assert name(tour) == "verdict"


def test_a_step_can_be_skipped_only_where_the_next_can_be_taken(window):
    start_tour(window)
    settle()
    assert not window.findChild(QPushButton, "tourNext").isVisible()
    window.session.open(Document([DRAWN]))
    settle()
    for _ in range(4):
        press(window, "Next")
    # There is no step to take back yet.
    assert words(window, "Count") == "Step 5 of 6"
    assert not window.findChild(QPushButton, "tourNext").isVisible()


def test_the_bubble_stays_in_the_window_and_points_at_its_place(window):
    tour = start_tour(window)
    for size in ((1280, 800), (900, 600)):
        window.resize(*size)
        QTest.qWait(250)
        assert window.rect().contains(tour.bubble.geometry())
    window.resize(1280, 800)
    QTest.qWait(250)
    tour.show_how()
    settle()
    centre = window.canvas.mapTo(window, Hand(window.canvas).centre(0))
    assert not tour.bubble.geometry().contains(centre)
    label = window.findChild(QLabel, "tourText")
    assert label.height() >= label.heightForWidth(label.width())


def test_a_press_on_the_bubble_draws_nothing(window):
    tour = start_tour(window)
    settle()
    QTest.mouseDClick(tour.bubble, Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    assert window.session.graph.n == 0


def test_the_welcome_steps_aside_and_comes_back(window, qtbot):
    qtbot.waitUntil(lambda: window.welcome.shown)
    tour = start_tour(window)
    assert not window.welcome.shown
    tour.leave()
    qtbot.waitUntil(lambda: window.welcome.shown)


def test_the_action_starts_it_anew(window):
    handler = actions.handlers(window)["tour"]
    handler()
    handler()
    settle()
    assert len(window.findChildren(Tour)) == 1
    assert actions.enabled(window) == {"tour": True}
    assert {spec.name for spec in actions.SPECS} == set(actions.handlers(window)) == set(actions.ENTRIES)


# By keyboard


def test_it_takes_the_keyboard_to_the_canvas_whose_keys_it_names(window):
    window.cases.setFocus()
    tour = start_tour(window)
    assert window.focusWidget() is window.canvas
    assert "press N" in said(tour)
    for key, modifiers in ((Qt.Key.Key_N, PLAIN), (Qt.Key.Key_N, SHIFT), (Qt.Key.Key_BracketLeft, PLAIN)):
        QTest.keyClick(window.canvas, key, modifiers)
        settle()
    assert "[ and ]" in said(tour)
    QTest.keyClick(window.canvas, Qt.Key.Key_1)
    settle()
    assert tour.step.name == "verdict"
    tour.go_on()
    assert "Tab" in said(tour)


def test_one_button_ends_it_at_the_end(window):
    tour = start_tour(window)
    tour._begin(len(tour._steps))
    tour._follow()
    assert [b.text() for b in tour.bubble.findChildren(QPushButton) if b.isVisible()] == ["&Close"]


def said(tour):
    return tour.bubble.findChild(QLabel, "tourText").text()

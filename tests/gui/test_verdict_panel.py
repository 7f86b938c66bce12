"""The verdict panel, read as a person reads it, against a search of all games."""

import random
from collections import Counter
from functools import cache, reduce
from operator import xor

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QTableView
from shown_verdict import ShownVerdict as Shown

import gui.faces.graph
from engine.games import graph_edits
from engine.games.graph import Place
from engine.games.graph_changes import SetMoves
from engine.games.graph_record import GraphRecord
from engine.sg import grundy_by_definition
from gui.theme import ThemeController

DIAMOND = [(0, 1), (0, 2), (1, 3), (2, 3), (1, 2)]


@pytest.fixture
def theme(qapp):
    return ThemeController(qapp, "light")


def random_case(seed):
    rng = random.Random(seed)
    n = rng.randrange(2, 7)
    order = rng.sample(range(n), n)
    pairs = [(order[i], order[j]) for i in range(n) for j in range(i + 1, n) if rng.random() < 0.5]
    stones = [rng.randrange(n) for _ in range(rng.randrange(1, 5))]
    return n, pairs, stones


def after_move(stones, source, target):
    left = list(stones)
    left.remove(source)
    return tuple(sorted([*left, target]))


def winning_by_search(pairs, stones):
    """Whether the first player wins, and the moves after which the opponent loses: by playing all games out."""
    followers: dict[int, list[int]] = {}
    for source, target in pairs:
        followers.setdefault(source, []).append(target)

    @cache
    def wins(placed):
        return any(not wins(after_move(placed, s, t)) for s in set(placed) for t in followers.get(s, ()))

    placed = tuple(sorted(stones))
    legal = {(s, t) for s in set(placed) for t in followers.get(s, ())}
    return wins(placed), legal, {(s, t) for s, t in legal if not wins(after_move(placed, s, t))}


@pytest.mark.parametrize("seed", range(12))
def test_verdict_moves_and_nim_sum_are_those_of_brute_force(qtbot, theme, seed):
    n, pairs, stones = random_case(seed)
    shown = Shown(qtbot, theme, GraphRecord.from_moves(n, pairs, [stones]))
    first_wins, legal, winning = winning_by_search(pairs, stones)
    assert shown.text("verdictWinner") == ("First player wins" if first_wins else "Second player wins")
    assert shown.text("verdictWord") == ("WIN" if first_wins else "LOSE")
    assert shown.text("verdictJudge") == ("First in UVA 11927" if first_wins else "Second in UVA 11927")
    assert sorted(shown.move_rows()) == sorted(f"Move a stone {s} → {t}, leaves 0: wins" for s, t in winning)
    assert shown.text("winningMoveCount") == str(len(winning))

    followers = {p: [t for s, t in pairs if s == p] for p in range(n)}
    value = {p: grundy_by_definition(p, followers.__getitem__) for p in range(n)}
    total = reduce(xor, (value[p] for p in stones))
    assert shown.text("verdictNimSum") == str(total)
    width = max(1, max(value[p] for p in stones).bit_length())
    counted = Counter(stones)
    bits = {p: f"{value[p]:0{width}b}" if c % 2 else "cancels out" for p, c in counted.items()}
    assert shown.table() == [[str(p), f"×{c}", str(value[p]), bits[p]] for p, c in counted.items()]
    assert shown.xor_text() == f"XOR: {total} = {total:0{width}b}"

    shown.list_all()
    leaves = {(s, t): total ^ value[s] ^ value[t] for s, t in legal}
    assert sorted(shown.move_rows()) == sorted(
        f"Move a stone {s} → {t}, leaves {left}" + (": wins" if not left else "") for (s, t), left in leaves.items()
    )
    assert {pair for pair, left in leaves.items() if not left} == winning


def test_the_words_are_those_of_the_format(qtbot, theme):
    shown = Shown(qtbot, theme, GraphRecord.from_moves(2, [(0, 1)], [[0]]), "uva11927")
    assert (shown.text("verdictWord"), shown.text("verdictJudge")) == ("First", "WIN in HDU 1524")
    shown.session.set_format("hdu1524")
    shown.settle()
    assert (shown.text("verdictWord"), shown.text("verdictJudge")) == ("WIN", "First in UVA 11927")


def test_pointing_at_a_move_lights_it_and_leaving_clears(qtbot, theme):
    shown = Shown(qtbot, theme, GraphRecord.from_moves(4, DIAMOND, [[0, 2, 2, 2]]))
    assert shown.move_rows() == ["Move a stone 0 → 2, leaves 0: wins", "Move a stone 2 → 3, leaves 0: wins"]
    shown.point(1)
    assert shown.spotlight.positions == {2, 3}
    assert shown.spotlight.moves == {(2, 3)}
    shown.point(0)
    assert shown.spotlight.moves == {(0, 2)}
    qtbot.mouseMove(shown.moves.viewport(), QPoint(20, shown.moves.viewport().height() - 2))
    assert not shown.spotlight.moves
    shown.point(0)
    QApplication.sendEvent(shown.moves, QEvent(QEvent.Type.Leave))
    assert not shown.spotlight.moves and not shown.spotlight.positions


def test_what_others_have_lit_stays_lit(qtbot, theme):
    shown = Shown(qtbot, theme, GraphRecord.from_moves(4, DIAMOND, [[0]]))
    shown.spotlight.light([3])
    shown.session.edit(graph_edits.change_stones(shown.session.query, [1], 1), "Add a stone")
    shown.settle()
    assert shown.spotlight.positions == {3}


def test_a_click_makes_the_move_and_undo_brings_it_back(qtbot, theme):
    shown = Shown(qtbot, theme, GraphRecord.from_moves(4, DIAMOND, [[0, 2, 2, 2]], names={0: "start"}))
    shown.click(0)
    assert shown.session.query.counts == {2: 4}
    assert shown.session.undo_stack.undoText() == "Move a stone start → 2"
    assert shown.text("verdictWinner") == "Second player wins"
    assert shown.table() == [["2", "×4", "1", "cancels out"]]
    assert shown.move_rows() == []
    shown.session.undo_stack.undo()
    shown.settle()
    assert shown.text("verdictWinner") == "First player wins"
    assert shown.move_rows()[0] == "Move a stone start → 2, leaves 0: wins"


def test_a_double_click_makes_one_move_only(qtbot, theme):
    shown = Shown(qtbot, theme, GraphRecord.from_moves(3, [(0, 1), (1, 2), (0, 2)], [[0, 0, 0, 1]]))
    shown.list_all()
    qtbot.mouseClick(shown.moves.viewport(), Qt.MouseButton.LeftButton, pos=shown.row_centre(0))
    _second_click(shown.moves.viewport(), shown.row_centre(0))
    shown.settle()
    assert shown.session.undo_stack.count() == 1
    # The same when the list is shown anew between the two clicks.
    shown.click(0)
    _second_click(shown.moves.viewport(), shown.row_centre(0))
    assert shown.session.undo_stack.count() == 2


def _second_click(widget, place):
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        held = left if kind == QEvent.Type.MouseButtonDblClick else none
        at = QPointF(place), QPointF(widget.mapToGlobal(place))
        QApplication.sendEvent(widget, QMouseEvent(kind, *at, left, held, Qt.KeyboardModifier.NoModifier))


def test_the_keyboard_walks_lights_and_plays(qtbot, theme):
    shown = Shown(qtbot, theme, GraphRecord.from_moves(4, DIAMOND, [[0, 2, 2, 2]]))
    shown.panel.activateWindow()
    shown.moves.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(shown.moves.hasFocus)
    qtbot.keyClick(shown.moves, Qt.Key.Key_Down)
    qtbot.keyClick(shown.moves, Qt.Key.Key_Down)
    assert shown.spotlight.moves == {(2, 3)}
    qtbot.keyClick(shown.moves, Qt.Key.Key_Return)
    shown.settle()
    assert shown.session.query.counts == {0: 1, 2: 2, 3: 1}
    shown.child(QCheckBox, "allMoves").setFocus()
    assert not shown.spotlight.moves


def test_a_move_that_is_gone_is_not_made(qtbot, theme):
    shown = Shown(qtbot, theme, GraphRecord.from_moves(2, [(0, 1)], [[0]]))
    move = shown.moves.model().index(0, 0).data(Qt.ItemDataRole.UserRole)
    shown.session.edit(graph_edits.remove(shown.session.game, [1]), "Delete")
    shown.moves.chosen.emit(move)
    assert shown.session.undo_stack.count() == 1
    shown.settle()
    assert shown.text("verdictWinner") == "Second player wins"
    assert shown.text("verdictSentence") == "No stone can move: the player to move loses."


def test_empty_states_say_what_to_do(qtbot, theme):
    shown = Shown(qtbot, theme, GraphRecord(0))
    assert shown.text("verdictWinner") == "Nothing to play yet"
    assert "Double-click on the canvas" in shown.text("verdictHint")
    assert not shown.moves.isVisible()
    key, change = graph_edits.add_position(shown.session.game, Place(0, 0))
    shown.session.edit(change, "Add a position")
    shown.settle()
    assert "Add a query" in shown.text("verdictHint")
    _, change = graph_edits.add_query(shown.session.game, 0)
    shown.session.edit(change, "Add a query")
    shown.settle()
    assert shown.text("verdictWinner") == "Second player wins"
    assert shown.text("verdictSentence") == "No stones: the player to move cannot move and loses."
    assert "stone tool (S)" in shown.text("verdictHint")
    shown.session.edit(graph_edits.change_stones(shown.session.query, [key], 2), "Add stones")
    shown.settle()
    assert shown.text("verdictHint") == ""
    assert shown.table() == [["0", "×2", "0", "cancels out"]]


@pytest.mark.parametrize("seed", range(4))
def test_it_follows_edits_that_change_values(qtbot, theme, seed):
    rng = random.Random(seed)
    shown = Shown(qtbot, theme, GraphRecord.from_moves(8, [], [[0, 1, 1, 2, 3, 3, 3]]))
    session = shown.session
    for _ in range(25):
        source, target = sorted(rng.sample(range(8), 2))
        before = session.game.move(source, target)
        count = 0 if before else 1
        change: SetMoves | None = (
            graph_edits.set_count(session.game, source, target, count)
            if before
            else graph_edits.add_move(session.game, source, target)
        )
        if rng.random() < 0.3:
            change = graph_edits.change_stones(session.query, [rng.randrange(8)], rng.choice((1, 1, -1)))
        session.edit(change, "Edit")
        if rng.random() < 0.2:
            session.undo_stack.undo()
        if rng.random() < 0.6:
            shown.settle()
    shown.settle()
    followers = {p: list(session.game.dag.followers[p]) for p in range(8)}
    stones = session.query.counts
    value = {p: grundy_by_definition(p, followers.__getitem__) for p in range(8)}
    assert shown.text("verdictNimSum") == str(reduce(xor, (value[p] for p, c in stones.items() if c % 2), 0))
    assert [row[2] for row in shown.table()] == [str(value[p]) for p in stones]


def test_many_moves_are_listed_page_by_page(qtbot, theme):
    n = 1502
    record = GraphRecord.from_moves(n, [(i, 0) for i in range(1, n)], [range(1, n)])
    shown = Shown(qtbot, theme, record)
    assert shown.moves.model().rowCount() == 500
    assert shown.text("winningMoveCount") == "500+"
    assert "more than 500 winning moves" in shown.text("verdictSentence")
    while not shown.panel._moves_model.complete:
        before = shown.moves.model().rowCount()
        shown.moves.scrollToBottom()
        qtbot.waitUntil(lambda before=before: shown.moves.model().rowCount() > before)
    assert shown.text("winningMoveCount") == "1,501"
    assert len(set(shown.move_rows())) == 1501


def test_a_hundred_thousand_groups_read_only_what_is_seen(qtbot, theme, monkeypatch):
    n = 100_000
    record = GraphRecord(n, queries=GraphRecord.from_moves(n, [], [range(n)]).queries, places=[(0.0, 0.0)] * n)
    shown = Shown(qtbot, theme, record)
    shown.panel.grab()
    asked = []
    real = gui.faces.graph.title_of
    monkeypatch.setattr(gui.faces.graph, "title_of", lambda game, p: asked.append(p) or real(game, p))
    shown.session.edit(graph_edits.add_move(shown.session.game, 0, 1), "Add a move")
    shown.settle()
    shown.panel.grab()
    assert shown.text("verdictNimSum") == "1"
    assert 0 < len(asked) < 300


@pytest.mark.parametrize("width", [260, 300])
def test_everything_finds_room(qtbot, theme, width):
    shown = Shown(qtbot, theme, GraphRecord.from_moves(4, DIAMOND, [[0, 0, 1, 2]]), width=width)
    assert shown.panel.width() == width
    view = shown.child(QTableView, "verdictGroups")
    assert not view.horizontalScrollBar().isVisible() and not view.verticalScrollBar().isVisible()
    for name in ("verdictWord", "verdictNimSum", "winningMoveCount"):
        label = shown.child(QLabel, name)
        assert label.width() >= label.sizeHint().width()


def test_names_are_shown_as_plain_text(qtbot, theme):
    shown = Shown(qtbot, theme, GraphRecord.from_moves(2, [(0, 1)], [[0]], names={0: "<b>a</b>"}))
    assert shown.table()[0][0] == "<b>a</b>"
    assert shown.move_rows() == ["Move a stone <b>a</b> → 1, leaves 0: wins"]

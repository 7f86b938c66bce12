"""The verdict panel on boards and heaps, against all games played out."""

import random
from functools import reduce
from operator import xor

import pytest
from playing_out import (
    board_moves,
    board_rows,
    board_wins,
    heap_move_text,
    heap_moves,
    heaps_moves,
    heaps_win,
    row_moves,
)
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QTableView
from shown_verdict import ShownVerdict as Shown

from engine.document import Document
from engine.games import board_edits, heaps_edits
from engine.games.board import RowMove
from engine.games.board_record import BoardRecord
from engine.games.heaps import HeapMove
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_numbers import Family
from engine.games.take_rule import GrundysGame, Octal, Subtraction, rule_of
from engine.sg import grundy_by_definition, mex
from gui.theme import ThemeController

NIM = Subtraction((Family.ALL,))
MOVE = Qt.ItemDataRole.UserRole
RULES = (rule_of((1, 3, 4)), rule_of((2, 3)), Octal((0, 7, 7)), Octal((0, 1, 3, 7)), Octal((4, 0, 2)), GrundysGame())


@pytest.fixture
def theme(qapp):
    return ThemeController(qapp, "light")


@pytest.fixture
def show(qtbot, theme):
    return lambda record, form="hdu1536", width=300: Shown(qtbot, theme, record, form, width)


def heaps(rule, *rows):
    return HeapsRecord(rule, tuple(HeapsQueryRecord(tuple(row)) for row in rows))


def row_value(row):
    return grundy_by_definition(row, lambda r: [after for *_, after in row_moves(r)])


def heap_value(rule, size, known):
    if size not in known:
        parts = [[heap_value(rule, part, known) for part in rest] for _, rest in heap_moves(rule, size)]
        known[size] = mex(reduce(xor, values) for values in parts)
    return known[size]


def random_board(rng, width=6):
    rows = [[c for c in range(1, width + 1) if rng.random() < 0.4] for _ in range(rng.randrange(1, 4))]
    rows[0] = rows[0] or [1]
    return BoardRecord(width, tuple(tuple(rng.sample(row, len(row))) for row in rows))


def says(shown, first_wins):
    return shown.text("verdictWinner") == ("First player wins" if first_wins else "Second player wins")


# Boards


def check_board(shown):
    rows = board_rows(shown.session.board)
    values = [row_value(row) for row in rows]
    total = reduce(xor, values, 0)
    assert says(shown, board_wins(rows))
    assert shown.text("verdictNimSum") == str(total)
    assert [line[:3] for line in shown.table()] == [
        [str(i), str(row.count("X")), str(value)] for i, (row, value) in enumerate(zip(rows, values, strict=True), 1)
    ]
    assert [int(line[3], 2) for line in shown.table()] == values
    assert shown.xor_text().startswith(f"XOR: {total} = ")
    winning = [(i, s, t) for i, s, t, after in board_moves(rows) if not board_wins(after)]
    assert shown.move_rows() == [f"Row {i}: move {s} → {t}, leaves 0: wins" for i, s, t in winning]
    assert shown.text("winningMoveCount") == str(len(winning))
    return winning


@pytest.mark.parametrize("seed", range(8))
def test_a_board_is_judged_as_by_brute_force(show, seed):
    shown = show(random_board(random.Random(seed)), "hdu5724")
    rows = board_rows(shown.session.board)
    winning = check_board(shown)
    assert shown.text("verdictWord") == ("YES" if board_wins(rows) else "NO")
    if winning:
        shown.click(0)
        assert shown.session.undo_stack.undoText() == "Row {}: move {} → {}".format(*winning[0])
        assert not board_wins(board_rows(shown.session.board))
        check_board(shown)
        shown.session.undo_stack.undo()
        shown.settle()
        assert board_rows(shown.session.board) == rows
        check_board(shown)
    shown.list_all()
    total = reduce(xor, map(row_value, rows))
    said = []
    for i, s, t, after in board_moves(rows):
        left = total ^ row_value(rows[i - 1]) ^ row_value(after[i - 1])
        assert (left == 0) == (not board_wins(after))
        said.append(f"Row {i}: move {s} → {t}, leaves {left}" + (": wins" if not left else ""))
    assert shown.move_rows() == said


@pytest.mark.parametrize("seed", range(4))
def test_it_follows_the_edits_of_a_board(show, seed):
    rng = random.Random(seed)
    shown = show(BoardRecord(5, ((1, 2), (3,), (5, 1))), "hdu5724")
    game = shown.session.board
    for _ in range(30):
        row = rng.choice(game.rows)
        change = rng.choice([
            lambda row=row: board_edits.toggle(game, row, rng.randrange(1, game.width + 1)),
            lambda: board_edits.insert_rows(game, rng.randrange(game.n + 1), [(2, 1)])[1] if game.n < 4 else None,
            lambda row=row: board_edits.remove_rows(game, [row]) if game.n > 1 else None,
            lambda row=row: board_edits.nudge_rows(game, [row], rng.choice((-1, 1))),
            lambda: board_edits.set_width(game, rng.choice((5, 6)), clip=True),
        ])()  # fmt: skip
        shown.session.edit(change, "Edit")
        if rng.random() < 0.25:
            shown.session.undo_stack.undo()
        if rng.random() < 0.6:
            shown.settle()
    if not any(map(game.columns, game.rows)):
        shown.session.edit(board_edits.toggle(game, game.rows[0], 1), "Edit")
    shown.settle()
    check_board(shown)


def test_pointing_on_a_board_lights_the_move_or_the_row(show, qtbot):
    shown = show(BoardRecord(6, ((6,), (1, 2), (3,))), "hdu5724")
    shown.list_all()
    shown.point(0)
    assert isinstance(shown.spotlight.thing, RowMove)
    assert shown.spotlight.thing[:3] == (shown.session.board.rows[1], 1, 3)
    QApplication.sendEvent(shown.moves, QEvent(QEvent.Type.Leave))
    assert shown.spotlight.thing is None
    table = shown.child(QTableView, "verdictGroups")
    # Row 0 has the key 0, which is something to light all the same.
    for row in (0, 2):
        place = table.visualRect(table.model().index(row, 0)).center()
        qtbot.mouseMove(table.viewport(), place)
        assert shown.spotlight.thing == shown.session.board.rows[row]
    QApplication.sendEvent(table, QEvent(QEvent.Type.Leave))
    assert shown.spotlight.thing is None


def test_a_move_of_a_chess_that_is_gone_is_not_made(show):
    shown = show(BoardRecord(6, ((1, 2), (3,))), "hdu5724")
    game = shown.session.board
    moves = [shown.moves.model().index(row, 0).data(MOVE) for row in range(shown.moves.model().rowCount())]
    assert moves
    shown.session.edit(board_edits.clear(game, game.rows), "Clear")
    for move in moves:
        shown.moves.chosen.emit(move)
    shown.session.edit(board_edits.remove_rows(game, game.rows), "Remove")
    for move in moves:
        shown.moves.chosen.emit(move)
    assert shown.session.undo_stack.count() == 2


def test_a_jump_that_would_land_elsewhere_now_is_not_made(show):
    shown = show(BoardRecord(6, ((1,),)), "hdu5724")
    shown.list_all()
    move = shown.moves.model().index(0, 0).data(MOVE)
    shown.session.edit(board_edits.toggle(shown.session.board, move.row, 2), "Add")
    shown.moves.chosen.emit(move)
    assert shown.session.undo_stack.count() == 1


def test_empty_boards_say_what_to_do(show):
    shown = show(BoardRecord(20, ()), "hdu5724")
    assert shown.text("verdictWinner") == "Nothing to play yet"
    assert "No rows yet" in shown.text("verdictHint")
    _, change = board_edits.insert_rows(shown.session.board, 0)
    shown.session.edit(change, "Add a row")
    shown.settle()
    assert says(shown, False)
    assert "put a chess there" in shown.text("verdictHint")
    shown.session.edit(board_edits.toggle(shown.session.board, shown.session.board.rows[0], 20), "Add a chess")
    shown.settle()
    assert shown.text("verdictHint") == ""
    assert shown.text("verdictSentence") == "No chess can move: the player to move loses."


def test_a_thousand_rows_read_only_what_is_seen(show, monkeypatch):
    shown = show(BoardRecord(20, ((1, 5, 6),) * 1000), "hdu5724")
    shown.panel.grab()
    game, asked = shown.session.board, []
    real = game.title
    monkeypatch.setattr(game, "title", lambda row: asked.append(row) or real(row))
    shown.session.edit(board_edits.toggle(game, game.rows[500], 20), "Add a chess")
    shown.settle()
    shown.panel.grab()
    assert 0 < len(asked) < 300


# Heaps


def check_heaps(shown):
    game, row = shown.session.heaps, shown.session.query.heaps
    known = {}
    values = [heap_value(game.rule, size, known) for size in row]
    total = reduce(xor, values, 0)
    assert says(shown, heaps_win(game.rule, row))
    assert shown.text("verdictNimSum") == str(total)
    assert [line[:3] for line in shown.table()] == [
        [str(i), str(size), str(value)] for i, (size, value) in enumerate(zip(row, values, strict=True), 1)
    ]
    assert [int(line[3], 2) for line in shown.table()] == values
    moves = list(heaps_moves(game.rule, row))
    winning = [move for move in moves if not heaps_win(game.rule, move[3])]
    assert sorted(shown.move_rows()) == sorted(f"{heap_move_text(*move[:3])}, leaves 0: wins" for move in winning)
    assert shown.text("winningMoveCount") == str(len(winning))
    return moves, winning


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.text)
@pytest.mark.parametrize("seed", range(3))
def test_heaps_are_judged_as_by_brute_force(show, rule, seed):
    rng = random.Random(seed)
    shown = show(heaps(rule, [rng.randrange(9) for _ in range(rng.randrange(1, 4))]))
    before = shown.session.query.heaps
    moves, winning = check_heaps(shown)
    assert shown.text("verdictWord") == ("W" if winning else "L")
    if winning:
        chosen = shown.move_rows()[0].partition(", leaves")[0]
        shown.click(0)
        assert shown.session.undo_stack.undoText() == chosen
        after = next(move[3] for move in winning if heap_move_text(*move[:3]) == chosen)
        assert shown.session.query.heaps == after
        check_heaps(shown)
        shown.session.undo_stack.undo()
        shown.settle()
        assert shown.session.query.heaps == before
        check_heaps(shown)
    shown.list_all()
    said = shown.move_rows()
    assert sorted(text.partition(", leaves")[0] for text in said) == sorted(heap_move_text(*m[:3]) for m in moves)
    wins = {heap_move_text(*move[:3]) for move in winning}
    assert {text.partition(", leaves")[0] for text in said if text.endswith(": wins")} == wins


@pytest.mark.parametrize("seed", range(4))
def test_it_follows_the_edits_of_heaps(show, seed):
    rng = random.Random(seed)
    shown = show(heaps(rule_of((1, 3, 4)), (5, 2), (7,)))
    session = shown.session
    for _ in range(30):
        query = session.heaps_query
        at = rng.randrange(len(query.heaps))
        change = rng.choice([
            lambda: heaps_edits.set_rule(session.heaps, rng.choice(RULES)),
            lambda query=query, at=at: heaps_edits.set_heap(query, at, rng.randrange(9)),
            lambda query=query: heaps_edits.add_heap(query, rng.randrange(9)) if len(query.heaps) < 3 else None,
            lambda query=query, at=at: heaps_edits.remove_heap(query, at) if len(query.heaps) > 1 else None,
        ])()  # fmt: skip
        session.edit(change, "Edit")
        if rng.random() < 0.2:
            session.undo_stack.undo()
        if rng.random() < 0.2:
            session.look_at(session.case_key, rng.choice(session.heaps.queries).key)
        if rng.random() < 0.6:
            shown.settle()
    shown.settle()
    check_heaps(shown)


def test_pointing_at_heaps_lights_the_move_or_the_heap(show, qtbot):
    shown = show(heaps(rule_of((1, 3, 4)), (0, 2, 4)))
    shown.list_all()
    shown.point(1)
    assert isinstance(shown.spotlight.thing, HeapMove)
    assert shown.spotlight.thing[:3] == (2, 1, (3,))
    QApplication.sendEvent(shown.moves, QEvent(QEvent.Type.Leave))
    table = shown.child(QTableView, "verdictGroups")
    for row in (0, 2):
        qtbot.mouseMove(table.viewport(), table.visualRect(table.model().index(row, 0)).center())
        assert shown.spotlight.thing == row


def test_the_words_are_those_of_a_format_for_the_game(show):
    shown = show(heaps(rule_of((1, 3, 4)), (2,)), "hdu1848")
    assert (shown.text("verdictWord"), shown.text("verdictJudge")) == ("Nacci", "L in HDU 1536")
    # A document may be shown in the format of another game: then the first one for heaps speaks.
    shown.session.set_format("uva11927")
    shown.settle()
    assert (shown.text("verdictWord"), shown.text("verdictJudge")) == ("L", "Nacci in HDU 1848")


def test_a_heap_beyond_the_table_gets_an_honest_message(show):
    shown = show(heaps(Subtraction((Family.PRIMES,)), (10**18, 3)))
    assert shown.text("verdictWinner") == "The winner cannot be told"
    assert shown.text("verdictSentence").startswith("A heap of 1,000,000,000,000,000,000 is beyond the table")
    assert shown.text("verdictWord") == shown.text("verdictNimSum") == ""
    assert not shown.moves.isVisible()
    shown.session.edit(heaps_edits.set_rule(shown.session.heaps, rule_of((1, 2))), "Set")
    shown.settle()
    assert says(shown, 10**18 % 3 ^ 0)
    assert shown.text("verdictNimSum") == str(10**18 % 3)
    assert shown.moves.isVisible()
    shown.session.undo_stack.undo()
    shown.settle()
    assert shown.text("verdictWinner") == "The winner cannot be told"
    shown.session.edit(heaps_edits.remove_heap(shown.session.query, 0), "Remove")
    shown.settle()
    assert [line[:3] for line in shown.table()] == [["1", "3", "1"]]


def test_a_move_in_a_heap_that_is_not_allowed_any_more_is_not_made(show):
    shown = show(heaps(rule_of((1, 3, 4)), (4,)))
    shown.list_all()
    moves = [shown.moves.model().index(row, 0).data(MOVE) for row in range(3)]
    assert [move.take for move in moves] == [1, 3, 4]
    shown.session.edit(heaps_edits.set_rule(shown.session.heaps, rule_of((2, 3))), "Set")
    shown.moves.chosen.emit(moves[0])
    shown.moves.chosen.emit(moves[2])
    assert shown.session.undo_stack.count() == 1
    shown.moves.chosen.emit(moves[1])
    assert shown.session.query.heaps == (1,)
    shown.moves.chosen.emit(moves[1])
    shown.session.edit(heaps_edits.clear_heaps(shown.session.query), "Clear")
    shown.moves.chosen.emit(moves[1])
    assert shown.session.undo_stack.count() == 3


def test_very_large_values_find_room(show):
    shown = show(heaps(NIM, (10**18, 3, 10**18 - 1)))
    assert shown.panel.width() == 300
    total = 10**18 ^ 3 ^ (10**18 - 1)
    assert shown.text("verdictNimSum") == str(total)
    table = shown.child(QTableView, "verdictGroups")
    assert [line[3] for line in shown.table()] == [f"{size:060b}" for size in (10**18, 3, 10**18 - 1)]
    assert table.horizontalScrollBar().isVisible() and not table.verticalScrollBar().isVisible()
    last = table.visualRect(table.model().index(2, 0))
    assert table.viewport().rect().contains(last)
    take = 10**18 - (10**18 ^ total)
    assert shown.move_rows()[0] == f"Take {take:,} from heap 1, leaves 0: wins"
    shown.click(0)
    assert shown.text("verdictNimSum") == "0"


def test_numbers_of_hundreds_of_digits_find_room(show):
    shown = show(heaps(NIM, (10**400,)))
    assert shown.panel.width() == 300
    assert shown.text("verdictNimSum") == "≈1.00e400"
    assert shown.child(QLabel, "verdictNimSum").toolTip() == str(10**400)
    assert shown.table() == [["1", "≈1.00e400", "≈1.00e400", f"{(10**400).bit_length():,} bits"]]
    shown.panel.grab()
    shown.click(0)
    assert shown.session.query.heaps == (0,)


def test_a_heap_with_endless_moves_lists_a_page(show):
    shown = show(heaps(NIM, (10**18,)))
    shown.list_all()
    assert shown.moves.model().rowCount() == 500
    assert shown.text("winningMoveCount") == "500+"
    assert shown.move_rows()[0] == f"Take 1 from heap 1, leaves {10**18 - 1}"


def test_empty_heaps_say_what_to_do(show):
    shown = show(heaps(rule_of((1, 3, 4))))
    assert shown.text("verdictWinner") == "Nothing to play yet"
    assert "Add a query" in shown.text("verdictHint")
    _, change = heaps_edits.add_query(shown.session.heaps, 0)
    shown.session.edit(change, "Add a query")
    shown.settle()
    assert says(shown, False)
    assert "Add heaps" in shown.text("verdictHint")
    shown.session.edit(heaps_edits.add_heap(shown.session.query, 0), "Add a heap")
    shown.settle()
    assert shown.text("verdictHint") == ""
    assert shown.text("verdictSentence") == "No move is left in any heap: the player to move loses."
    shown.qtbot.mouseMove(shown.moves.viewport(), QPoint(5, 5))
    assert shown.spotlight.thing is None


def test_a_long_search_for_winning_moves_lets_others_work_in_between(show, qtbot, monkeypatch):
    monkeypatch.setattr("gui.panels.moves_model.SECONDS", 0.0)
    sizes = [100 + i for i in range(60)]
    shown = show(heaps(Octal((0, 7, 7)), sizes))
    model = shown.panel._moves_model
    rule, sequence = shown.session.heaps.rule, shown.session.heaps.sequence
    total = reduce(xor, map(sequence.value, sizes))
    assert total
    shown.session.edit(heaps_edits.add_heap(shown.session.query, 0), "Add an empty heap")
    shown.panel.refresh()
    assert model.searching and not model.complete
    shown.settle()
    wanted = []
    for i, size in enumerate(sizes):
        for take, rest in heap_moves(rule, size):
            left = reduce(xor, map(sequence.value, rest))
            if left ^ sequence.value(size) == total:
                wanted.append(f"{heap_move_text(i + 1, take, rest)}, leaves 0: wins")
    assert sorted(shown.move_rows()) == sorted(wanted)
    assert model.complete


@pytest.mark.parametrize("only_winning", [True, False])
def test_moves_found_a_little_at_a_time_are_all_of_them(qtbot, monkeypatch, only_winning):
    from gui.panels import moves_model

    monkeypatch.setattr(moves_model, "SECONDS", 0.0)
    monkeypatch.setattr(moves_model, "PAGE", 10**6)
    chance = random.Random(20)
    for n in (0, 1, 31, 32, 33, 150):
        rows = tuple(tuple(sorted(chance.sample(range(1, 21), chance.randint(0, 20)))) for _ in range(n))
        game = Document([BoardRecord(20, rows)]).cases[0].game
        model = moves_model.MovesModel()
        model.show(game, game.queries[0], game.nim_sum, only_winning=only_winning)
        qtbot.waitUntil(lambda model=model: model.complete)
        found = [model.index(i, 0).data(moves_model.MOVE) for i in range(model.rowCount())]
        assert found == [m for m in game.legal_moves() if not only_winning or (game.nim_sum and not m.leaves)]

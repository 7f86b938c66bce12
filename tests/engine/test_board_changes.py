"""Changes of a board: refused ones leave everything, made ones tell what they did, all can be taken back."""

import pytest
from board_strategies import boards, columns, plain_value, text
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.games import board_edits as edits
from engine.games.board import BoardGame, Row
from engine.games.board_changes import (
    BoardChange,
    InsertRows,
    MoveRows,
    NewRow,
    RemoveRows,
    RowEdit,
    SetRows,
    SetWidth,
    Together,
    together,
)
from engine.games.board_convert import game_of, record_of
from engine.games.board_delta import BoardDelta
from engine.games.board_diff import changes_to
from engine.games.board_record import BoardRecord
from engine.sg import nim_sum


def full_state(game: BoardGame) -> tuple[object, ...]:
    """Everything that a change may touch, identities as well."""
    rows = list(game.rows)
    return game.width, rows, [game.row(row) for row in rows], game.nim_sum, [game.index_of(row) for row in rows]


def a_game() -> BoardGame:
    return game_of(BoardRecord(5, ((1, 2), (), (5, 3))))


def set_row(row: int, before: tuple[int, ...], after: tuple[int, ...]) -> SetRows:
    return SetRows((RowEdit(row, before, after),))


WRONG = {
    "row that is not there": set_row(9, (), (1,)),
    "other chesses": set_row(0, (2, 1), (1,)),
    "row edited twice": SetRows((RowEdit(1, (), (1,)), RowEdit(1, (), (2,)))),
    "column 0": set_row(1, (), (0,)),
    "column behind the last": SetRows((RowEdit(0, (1, 2), ()), RowEdit(1, (), (6,)))),
    "two chesses in a block": set_row(1, (), (3, 4, 3)),
    "row there already": InsertRows((NewRow(7, 0), NewRow(2, 1))),
    "new row twice": InsertRows((NewRow(7, 0), NewRow(7, 1))),
    "new row behind a gap": InsertRows((NewRow(7, 0), NewRow(8, 5))),
    "new row before the first": InsertRows((NewRow(7, -1),)),
    "new rows in falling order": InsertRows((NewRow(7, 1), NewRow(8, 0))),
    "new row with a column too far": InsertRows((NewRow(7, 0), NewRow(8, 1, (6,)))),
    "new row with two chesses in a block": InsertRows((NewRow(7, 0, (1, 1)),)),
    "removed row at another index": RemoveRows((NewRow(0, 1, (1, 2)),)),
    "removed row with other chesses": RemoveRows((NewRow(1, 1), NewRow(2, 2, (5,)))),
    "removed row at no index": RemoveRows((NewRow(2, 3, (5, 3)),)),
    "removed row at a negative index": RemoveRows((NewRow(2, -1, (5, 3)),)),
    "removed rows in falling order": RemoveRows((NewRow(1, 1), NewRow(0, 0, (1, 2)))),
    "moved from no index": MoveRows((3,), (0,)),
    "moved to no index": MoveRows((0,), (3,)),
    "moved from a negative index": MoveRows((-1,), (0,)),
    "moved in falling order": MoveRows((1, 0), (0, 1)),
    "moved to falling places": MoveRows((0, 1), (1, 0)),
    "moved to fewer places": MoveRows((0, 1), (2,)),
    "width not as expected": SetWidth(6, 7),
    "width 0": SetWidth(5, 0),
    "width too large": SetWidth(5, 1001),
    "width that cuts chesses off": SetWidth(5, 4),
}


@pytest.mark.parametrize("change", WRONG.values(), ids=WRONG)
def test_a_refused_change_has_changed_nothing(change):
    game = a_game()
    before = full_state(game)
    with pytest.raises((ValueError, IndexError)):
        change.apply(game)
    assert full_state(game) == before
    first = [set_row(1, (), (4,)), edits.insert_rows(game, 0, [(5,)])[1], MoveRows((0,), (3,))]
    with pytest.raises((ValueError, IndexError)):
        together([*first, SetWidth(5, 8), SetWidth(8, 5), SetRows((RowEdit(77, (), ()),)), change]).apply(game)
    assert full_state(game) == before


def test_what_a_cut_says():
    with pytest.raises(ValueError, match="row 3 has a chess behind column 4: clear it first"):
        SetWidth(5, 4).apply(a_game())
    game = a_game()
    with pytest.raises(ValueError, match="1 chess stands behind column 4"):
        edits.set_width(game, 4)
    with pytest.raises(ValueError, match="3 chesses stand behind column 1"):
        edits.set_width(game, 1)
    for width in (0, -1, 1001):
        with pytest.raises(ValueError, match=f"1 to 1000 columns, not {width}"):
            edits.set_width(game, width, clip=True)
    assert edits.set_width(game, 5) is None
    assert edits.set_width(game, 4, clip=True) == Together((set_row(2, (5, 3), (3,)), SetWidth(5, 4)))
    assert edits.set_width(game, 9) == SetWidth(5, 9)


def test_deltas():
    game = a_game()
    assert [game.value(row) for row in game.rows] == [2, 0, 1]
    assert set_row(1, (), (1, 3)).apply(game) == BoardDelta({1: (0, 1)}, {1})
    assert set_row(0, (1, 2), (2, 1)).apply(game) == BoardDelta({}, {0})
    assert MoveRows((0,), (2,)).apply(game) == BoardDelta(listed=True)
    assert game.rows == [1, 2, 0]
    keys, insert = edits.insert_rows(game, 1, [(4,), ()])
    assert insert.apply(game) == BoardDelta({keys[0]: (0, 1)}, listed=True)
    assert insert.inverse().apply(game) == BoardDelta({keys[0]: (1, 0)}, listed=True)
    assert [text(game.columns(row), 5) for row in game.rows] == ["X.X..", "..X.X", "XX..."]
    assert SetWidth(5, 6).apply(game) == BoardDelta({0: (2, 0)}, width=True)
    one = BoardDelta({1: (0, 2), 2: (3, 1)}, {1})
    one.absorb(BoardDelta({1: (2, 0), 2: (1, 0), 3: (0, 1)}, {2}, True, True))
    assert one == BoardDelta({2: (3, 0), 3: (0, 1)}, {1, 2}, True, True)


def test_a_key_is_never_used_again():
    game = a_game()
    insert = InsertRows((NewRow(50, 0), NewRow(7, 1)))
    insert.apply(game)
    assert game.new_key() == 51
    insert.inverse().apply(game)
    assert edits.insert_rows(game, 0)[0] == [52]


def test_a_drag_is_one_change():
    game = a_game()
    before = full_state(game)
    steps = []
    for column in (2, 3, 4):
        step = edits.paint(game, [(1, column)], True)
        step.apply(game)
        steps.append(step)
    whole = steps[0].merged(steps[1]).merged(steps[2])
    assert whole == set_row(1, (), (2, 3, 4))
    assert whole.merged(set_row(1, (2, 3, 4), ())) == SetRows(())
    assert whole.merged(set_row(0, (1, 2), (1,))).edits[1:] == (RowEdit(0, (1, 2), (1,)),)
    whole.inverse().apply(game)
    assert full_state(game) == before


@settings(max_examples=150, deadline=None)
@given(boards(most=6), st.data())
def test_moved_rows_stand_where_they_are_said_to(record, data):
    game = game_of(record)
    count = data.draw(st.integers(0, game.n))
    indices = st.lists(st.sampled_from(range(game.n)), unique=True, min_size=count, max_size=count).map(sorted)
    before, after = (tuple(data.draw(indices)) if game.n else () for _ in range(2))
    old = list(game.rows)
    MoveRows(before, after).apply(game)
    assert [game.rows[i] for i in after] == [old[i] for i in before]
    moved = {old[i] for i in before}
    assert [row for row in game.rows if row not in moved] == [row for row in old if row not in moved]


class BoardMachine(RuleBasedStateMachine):
    """Random edits of a board, undone and redone; the values are always those from scratch."""

    def __init__(self):
        super().__init__()
        self.game = BoardGame(5)
        self.done: list[tuple[object, BoardChange]] = []
        self.undone: list[tuple[object, BoardChange]] = []

    @initialize(record=boards())
    def start(self, record):
        self.game = game_of(record)

    def _make(self, change: BoardChange | None):
        if change is None:
            return
        before, values = full_state(self.game), self._values()
        self._check_delta(values, change.apply(self.game))
        self.done.append((before, change))
        self.undone.clear()

    def _values(self) -> dict[int, Row]:
        return {row: self.game.row(row) for row in self.game.rows}

    def _check_delta(self, old: dict[int, Row], delta: BoardDelta):
        new = self._values()
        none = Row((), 0, 0)
        pairs = {row: (old.get(row, none).value, new.get(row, none).value) for row in old.keys() | new.keys()}
        assert delta.values == {row: pair for row, pair in pairs.items() if pair[0] != pair[1]}
        assert delta.rows >= {row for row in old.keys() & new.keys() if old[row].columns != new[row].columns}
        assert delta.listed or list(old) == list(new)

    def _rows(self, data, **more):
        return data.draw(st.lists(st.sampled_from(self.game.rows), **more)) if self.game.n else []

    @rule(data=st.data())
    @precondition(lambda self: self.game.n)
    def toggle(self, data):
        (row,) = self._rows(data, min_size=1, max_size=1)
        self._make(edits.toggle(self.game, row, data.draw(st.integers(1, self.game.width))))

    @rule(data=st.data(), chess=st.booleans())
    @precondition(lambda self: self.game.n)
    def paint(self, data, chess):
        (row,) = self._rows(data, min_size=1, max_size=1)
        first, last = (data.draw(st.integers(1, self.game.width)) for _ in range(2))
        self._make(edits.paint_run(self.game, row, first, last, chess))

    @rule(data=st.data(), edit=st.sampled_from([edits.clear, edits.fill, edits.remove_rows]))
    def edit_rows(self, data, edit):
        self._make(edit(self.game, self._rows(data, max_size=2)))

    @rule(data=st.data())
    def duplicate(self, data):
        copies = edits.duplicate_rows(self.game, self._rows(data, max_size=2))
        if copies:
            self._make(copies[1])

    @rule(data=st.data())
    @precondition(lambda self: self.game.n < 8)
    def insert(self, data):
        index = data.draw(st.integers(0, self.game.n))
        rows = data.draw(st.lists(columns(self.game.width), min_size=1, max_size=2))
        self._make(edits.insert_rows(self.game, index, rows)[1])

    @rule(data=st.data())
    def move(self, data):
        rows = self._rows(data, max_size=3)
        self._make(edits.move_rows(self.game, rows, data.draw(st.integers(0, self.game.n))))
        self._make(edits.nudge_rows(self.game, rows, data.draw(st.integers(-2, 2))))

    @rule(data=st.data())
    def play(self, data):
        moves = list(self.game.legal_moves())
        if moves:
            self._make(edits.play(self.game, data.draw(st.sampled_from(moves))))

    @rule(width=st.integers(1, 10))
    def set_width(self, width):
        self._make(edits.set_width(self.game, width, clip=True))
        assert self.game.width == width

    @rule(record=boards())
    def type_a_text(self, record):
        self._make(changes_to(self.game, record))
        assert record_of(self.game) == record

    @rule()
    @precondition(lambda self: self.done)
    def undo(self):
        before, change = self.done.pop()
        after, values = full_state(self.game), self._values()
        self._check_delta(values, change.inverse().apply(self.game))
        assert full_state(self.game) == before
        assert change.inverse().inverse() == change
        self.undone.append((after, change))

    @rule()
    @precondition(lambda self: self.undone)
    def redo(self):
        after, change = self.undone.pop()
        before = full_state(self.game)
        change.apply(self.game)
        assert full_state(self.game) == after
        self.done.append((before, change))

    @invariant()
    def values_are_those_from_scratch(self):
        game = self.game
        values = [plain_value(text(game.columns(row), game.width)) for row in game.rows]
        assert [game.value(row) for row in game.rows] == values
        assert game.nim_sum == nim_sum(values)
        assert [game.index_of(row) for row in game.rows] == list(range(game.n))
        assert full_state(game_of(record_of(game)))[2] == full_state(game)[2]

    @invariant()
    def a_new_key_is_new(self):
        key = self.game.new_key()
        assert key not in self.game


def test_random_edits_undone_and_redone():
    run_state_machine_as_test(BoardMachine, settings=settings(max_examples=60, stateful_step_count=30, deadline=None))


def test_together_of_one_is_the_change_itself():
    change = SetWidth(5, 6)
    assert together([change]) is change
    assert together([change, change]) == Together((change, change))

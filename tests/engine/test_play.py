"""Matches against the rules alone: who wins is found by playing everything out, without a value or a nim-sum."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import board_edits, graph_edits, heaps_edits
from engine.games.board import BoardGame, RowMove
from engine.games.board_convert import game_of as board_of
from engine.games.board_record import WHOLE_BOARD, BoardRecord
from engine.games.graph import GraphGame, StoneMove
from engine.games.graph_convert import game_of as graph_of
from engine.games.graph_record import GraphRecord
from engine.games.heaps import HeapMove, HeapsGame, HeapsQuery
from engine.games.heaps_convert import game_of as heaps_of
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import rule_of
from engine.games.take_rule_text import parse_rule
from engine.play import (
    EnginePlayer,
    Match,
    Side,
    can_move,
    legal_moves,
    nim_sum_of,
    winning_moves,
)

# Placements as plain values, and what moves make of them, by the rules


def graph_after(edges, stones):
    for i, stone in enumerate(stones):
        for target in sorted({t for s, t in edges if s == stone}):
            yield (stone, target), (*stones[:i], target, *stones[i + 1 :])


def board_after(width, rows):
    for i, row in enumerate(rows):
        for column in row:
            free = [c for c in range(column + 1, width + 1) if c not in row]
            if free:
                moved = tuple(sorted({*row, free[0]} - {column}))
                yield (i, column, free[0]), (*rows[:i], moved, *rows[i + 1 :])


def heaps_after(takes, heaps):
    for i, size in enumerate(heaps):
        for take in takes:
            if take <= size:
                yield (i, take), (*heaps[:i], size - take, *heaps[i + 1 :])


RULES = {"graph": graph_after, "board": board_after, "heaps": heaps_after}


@cache
def _wins(kind, rules, placement):
    return any(not wins(kind, rules, after) for _, after in RULES[kind](rules, placement))


def wins(kind, rules, placement):
    """Whether the player to move wins, by playing everything out; the order of the parts does not matter."""
    return _wins(kind, rules, tuple(sorted(placement)))


# Live games


class Table:
    """A live game and its query, with the placement as a plain value."""

    def __init__(self, kind, rules, placement):
        self.kind, self.rules, self.placement = kind, rules, placement
        if kind == "graph":
            n = max([max(edge) for edge in rules] + list(placement), default=0) + 1
            self.game = graph_of(GraphRecord.from_moves(n, rules, [placement]))
        elif kind == "board":
            self.game = board_of(BoardRecord(rules, placement))
        else:
            self.game = heaps_of(HeapsRecord(rule_of(rules), (HeapsQueryRecord(placement),)))

    @property
    def query(self):
        return WHOLE_BOARD if self.kind == "board" else self.game.queries[0]

    @property
    def wins(self):
        return wins(self.kind, self.rules, self.placement)

    def plain(self, move):
        """A move as the rules write it."""
        if isinstance(move, StoneMove):
            return (move.source, move.target)
        if isinstance(move, RowMove):
            return (self.game.index_of(move.row), move.source, move.target)
        assert isinstance(move, HeapMove)
        assert len(move.rest) == 1
        return (move.heap, move.take)

    def by_rules(self):
        return dict(RULES[self.kind](self.rules, self.placement))

    def play(self, move):
        self.placement = self.by_rules()[self.plain(move)]
        if isinstance(self.game, BoardGame):
            board_edits.play(self.game, move).apply(self.game)
        elif isinstance(self.game, GraphGame):
            graph_edits.play(self.query, move).apply(self.game)
        else:
            assert isinstance(self.game, HeapsGame)
            heaps_edits.play(self.query, move).apply(self.game)


@st.composite
def graphs(draw):
    pairs = st.tuples(st.integers(0, 5), st.integers(0, 5)).filter(lambda p: p[0] > p[1])
    edges = tuple(sorted(draw(st.sets(pairs, max_size=9))))
    return Table("graph", edges, tuple(draw(st.lists(st.integers(0, 5), max_size=3))))


@st.composite
def boards(draw):
    width = draw(st.integers(1, 6))
    row = st.sets(st.integers(1, width)).map(lambda columns: tuple(sorted(columns)))
    return Table("board", width, tuple(draw(st.lists(row, max_size=2))))


@st.composite
def heaps(draw):
    takes = tuple(sorted(draw(st.sets(st.integers(1, 5), min_size=1, max_size=3))))
    return Table("heaps", takes, tuple(draw(st.lists(st.integers(0, 7), max_size=3))))


tables = st.one_of(graphs(), boards(), heaps())


# Moves


@settings(max_examples=150, deadline=None)
@given(tables)
def test_moves_are_those_of_the_rules(table):
    legal = list(legal_moves(table.game, table.query))
    assert {table.plain(move) for move in legal} == set(table.by_rules())
    assert can_move(table.game, table.query) == bool(table.by_rules())
    winning = {table.plain(m) for m in winning_moves(table.game, table.query)}
    losing_for_the_other = {m for m, after in table.by_rules().items() if not wins(table.kind, table.rules, after)}
    assert winning == losing_for_the_other
    assert {table.plain(move) for move in legal if move.leaves == 0} == losing_for_the_other
    assert bool(nim_sum_of(table.game, table.query)) == table.wins


def test_a_query_of_another_game_is_refused():
    heap_game = heaps_of(HeapsRecord(rule_of((1,)), (HeapsQueryRecord((3,)),)))
    with pytest.raises(TypeError, match="BoardQuery is no query of HeapsGame"):
        nim_sum_of(heap_game, WHOLE_BOARD)


# Whole matches


@settings(max_examples=200, deadline=None)
@given(tables, st.randoms(use_true_random=False))
def test_the_verdict_names_the_first_losing_move(table, random):
    match = Match(nim_sum_of(table.game, table.query))
    blunders = {Side.FIRST: [], Side.SECOND: []}
    while can_move(table.game, table.query):
        move = random.choice(list(legal_moves(table.game, table.query)))
        could_win, side = table.wins, match.to_move
        table.play(move)
        ply = match.play(move, f"move {len(match.plies) + 1}")
        assert ply.after == match.nim_sum == nim_sum_of(table.game, table.query)
        # Whoever moved still wins if the other, to move now, does not.
        if could_win and table.wins:
            blunders[side].append(ply.number)
        assert ply.gave_away == (could_win and table.wins)
    match.end()
    verdict = match.verdict()
    assert verdict is not None
    assert verdict.winner is (Side.SECOND if len(match.plies) % 2 == 0 else Side.FIRST)
    expected = blunders[verdict.loser]
    assert (verdict.first and verdict.first.number) == (expected[0] if expected else None)
    assert (verdict.last and verdict.last.number) == (expected[-1] if expected else None)
    assert not verdict.resigned
    assert verdict.left == 0
    with pytest.raises(ValueError, match="over"):
        match.play(StoneMove(0, 1, 0))


@settings(max_examples=150, deadline=None)
@given(tables, st.integers(0, 2**32), st.sampled_from([0.0, 0.5, 1.0]), st.randoms(use_true_random=False))
def test_a_perfect_engine_wins_all_it_can(table, seed, other, random):
    """First plays perfectly, second errs: first wins if and only if the start is won, or second ever gives it back."""
    players = {Side.FIRST: EnginePlayer(0.0, seed), Side.SECOND: EnginePlayer(other, random.randrange(1000))}
    started_won = table.wins
    match = Match(nim_sum_of(table.game, table.query))
    while can_move(table.game, table.query):
        could_win, side = table.wins, match.to_move
        move = players[side].choose(table.game, table.query)
        assert table.plain(move) in table.by_rules()
        table.play(move)
        match.play(move)
        if could_win and side is Side.FIRST:
            assert not table.wins
    assert players[match.to_move].choose(table.game, table.query) is None
    match.end()
    verdict = match.verdict()
    if started_won:
        assert verdict.winner is Side.FIRST
    elif other == 0.0:
        assert verdict.winner is Side.SECOND
        assert verdict.first is None
    if verdict.winner is Side.SECOND:
        assert not any(ply.gave_away for ply in match.plies)


@settings(max_examples=150, deadline=None)
@given(tables, st.integers(0, 2**32))
def test_an_engine_that_always_errs_loses_where_it_can(table, seed):
    move = EnginePlayer(1.0, seed).choose(table.game, table.query)
    if move is None:
        assert not table.by_rules()
        return
    losing = {m for m, after in table.by_rules().items() if wins(table.kind, table.rules, after)}
    assert table.plain(move) in (losing or table.by_rules())


@given(tables, st.integers(0, 2**32), st.floats(0, 1))
@settings(max_examples=80, deadline=None)
def test_the_same_seed_gives_the_same_moves(table, seed, mistakes):
    one, other = EnginePlayer(mistakes, seed), EnginePlayer(mistakes, seed)
    for _ in range(3):
        assert one.choose(table.game, table.query) == other.choose(table.game, table.query)


def test_the_rate_of_mistakes_is_kept():
    table = Table("heaps", (1, 2, 3), (9, 4, 7))
    assert table.wins
    player = EnginePlayer(0.3, 7)
    wrong = sum(player.choose(table.game, table.query).leaves != 0 for _ in range(1000))
    assert 240 < wrong < 360


def test_seeds_make_a_difference():
    table = Table("heaps", (1, 2, 3), (9, 5, 9, 5))
    assert not table.wins
    assert len({EnginePlayer(0.0, seed).choose(table.game, table.query) for seed in range(40)}) > 3


def test_huge_heaps_are_played_lazily():
    game = heaps_of(HeapsRecord(parse_rule("all"), (HeapsQueryRecord((10**18, 10**18 - 5, 3)),)))
    query = game.queries[0]
    assert isinstance(query, HeapsQuery)
    best = EnginePlayer(0.0, 1).choose(game, query)
    assert isinstance(best, HeapMove)
    heaps_edits.play(query, best).apply(game)
    sizes = game.queries[0].heaps
    assert sizes[0] ^ sizes[1] ^ sizes[2] == 0
    bad = EnginePlayer(1.0, 1).choose(game, game.queries[0])
    assert isinstance(bad, HeapMove)
    assert bad.leaves != 0


def test_many_stones_on_one_position_are_one_part():
    table = Table("graph", ((1, 0),), (1, 1, 1))
    assert len(list(legal_moves(table.game, table.query))) == 1


# The match itself

LOSING, WINNING = StoneMove(3, 1, 2), StoneMove(3, 2, 0)


def test_sides_take_turns_and_moves_are_numbered():
    match = Match(1)
    assert (match.to_move, match.nim_sum) == (Side.FIRST, 1)
    first = match.play(WINNING, "a")
    second = match.play(LOSING, "b")
    assert (first.number, first.side, first.before, first.after, first.text) == (1, Side.FIRST, 1, 0, "a")
    assert (second.number, second.side, second.before, second.after) == (2, Side.SECOND, 0, 2)
    assert not first.gave_away
    assert not second.gave_away, "who cannot win gives nothing away"
    assert match.play(LOSING).gave_away
    assert match.to_move is Side.SECOND
    assert match.verdict() is None


def test_first_and_last_losing_move_are_told_apart():
    match = Match(3)
    for move in (LOSING, LOSING, LOSING, WINNING):
        match.play(move)
    match.end()
    verdict = match.verdict()
    assert verdict is not None
    assert verdict.loser is Side.FIRST
    assert verdict.first is match.plies[0]
    assert verdict.last is match.plies[2]


def test_a_match_does_not_end_while_there_is_a_move():
    match = Match(5)
    with pytest.raises(ValueError, match="nim-sum of 5"):
        match.end()
    assert not match.over


@pytest.mark.parametrize(("side", "left"), [(Side.FIRST, 0), (Side.SECOND, 2)])
def test_resigning(side, left):
    """Who resigns out of turn is told what they were facing when they moved last."""
    match = Match(0)
    match.play(LOSING)
    match.play(WINNING)
    match.resign(side)
    verdict = match.verdict()
    assert verdict is not None
    assert verdict.resigned
    assert verdict.loser is side
    assert verdict.left == left
    with pytest.raises(ValueError, match="over"):
        match.resign(side)


def test_taking_back():
    match = Match(1)
    for move in (LOSING, LOSING, WINNING):
        match.play(move)
    match.end()
    match.take_back(2)
    assert [ply.number for ply in match.plies] == [1]
    assert not match.over
    assert match.to_move is Side.SECOND
    assert match.nim_sum == 2
    with pytest.raises(ValueError, match="cannot take back 2 of 1"):
        match.take_back(2)
    match.resign(Side.FIRST)
    match.take_back(0)
    assert match.verdict() is None

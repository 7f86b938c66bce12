"""The faces of the three kinds: what panels ask of all of them."""

import random
from functools import reduce
from operator import xor

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing_out import heap_moves

from engine.answers import nim_sums
from engine.games import board_convert, board_edits, graph_convert, graph_edits, heaps_convert, heaps_edits
from engine.games.board_record import WHOLE_BOARD, BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps import HeapMove, HeapsGame
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.kinds import KINDS
from engine.games.take_numbers import Family, Powers, Span
from engine.games.take_rule import GrundysGame, Octal, Subtraction, rule_of
from gui.faces import FACES, face_of
from gui.faces.face import Unknown
from gui.faces.heap_moves import allows
from gui.faces.news import News
from gui.faces.texts import brief, grouped, listed
from gui.panels.sums import SumCache
from gui.panels.words import judge_words, other_judges


def test_every_kind_has_its_face():
    assert set(FACES) == {kind.name for kind in KINDS}
    for kind in KINDS:
        record = kind.empty()
        assert face_of(record) is face_of(kind.game_of(record)) is face_of(kind.name)
        assert face_of(record).kind == kind.name
    with pytest.raises(KeyError):
        face_of("chess")


RULES = [
    rule_of((1, 3, 4)), rule_of((2, 2, 5)), rule_of((1, 2, 3)), Octal((0, 7, 7)), Octal((4, 0, 5)), Octal((0, 1, 3, 7)),
    Octal((0, 6)), GrundysGame(),
]  # fmt: skip


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.text)
def test_just_the_legal_moves_in_a_heap_are_allowed(rule):
    game = HeapsGame(rule)
    for size in range(9):
        legal = {(take, tuple(sorted(rest))) for take, rest in heap_moves(rule, size)}
        for take in range(-1, size + 2):
            left = size - take
            splits = [(a, left - a) for a in range(-1, left + 2)]
            for rest in [(left,), *splits]:
                expected = min(rest) >= 0 and (take, tuple(sorted(rest))) in legal
                assert allows(game, size, HeapMove(0, take, rest, 0)) == expected, (size, take, rest)
            assert not allows(game, size, HeapMove(0, take, (left + 1,), 0))


def test_moves_in_large_and_endless_sets_are_checked_at_once():
    for rule, size, take, legal in [
        (Subtraction((Family.ALL,)), 10**18, 10**17, True),
        (Subtraction((Span(1, 10**17),)), 10**18, 10**17, True),
        (Subtraction((Span(1, 10**17),)), 10**18, 10**17 + 1, False),
        (Subtraction((Powers(2),)), 5000, 1024, True),
        (Subtraction((Powers(2),)), 5000, 1023, False),
        (Subtraction((Family.PRIMES,)), 10**18, 2, False),
    ]:
        assert allows(HeapsGame(rule), size, HeapMove(0, take, (size - take,), 0)) == legal


def graph_record(rng):
    pairs = [(i, j) for i in range(6) for j in range(i) if rng.random() < 0.5]
    return GraphRecord.from_moves(6, pairs, [[rng.randrange(6) for _ in range(rng.randrange(5))] for _ in range(4)])


@pytest.mark.parametrize("seed", range(10))
def test_sums_of_a_graph_follow_its_edits_without_being_summed_again(seed, monkeypatch):
    rng = random.Random(seed)
    game = graph_convert.game_of(graph_record(rng))
    sums = SumCache()
    for query in game.queries:
        sums.of(game, query)
    real = game.nim_sum
    monkeypatch.setattr(game, "nim_sum", lambda query: pytest.fail("summed again"))
    for _ in range(10):
        source, target = sorted(rng.sample(range(6), 2), reverse=True)
        move = game.move(source, target)
        make = graph_edits.set_count(game, source, target, 0) if move else graph_edits.add_move(game, source, target)
        sums.follow("graph", face_of("graph").news(make.apply(game)))
        assert [sums.of(game, query) for query in game.queries] == [real(query) for query in game.queries]


@pytest.mark.parametrize("seed", range(10))
def test_the_sum_of_a_board_follows_its_edits(seed):
    rng = random.Random(seed)
    game = board_convert.game_of(BoardRecord(6, ((1, 2), (3, 6), ())))
    sums = SumCache()
    assert sums.of(game, WHOLE_BOARD) == game.nim_sum
    for _ in range(20):
        row = rng.choice(game.rows)
        change = rng.choice([
            board_edits.toggle(game, row, rng.randrange(1, game.width + 1)),
            board_edits.insert_rows(game, 0, [(1, 3)])[1],
            board_edits.remove_rows(game, [row]) if game.n > 1 else None,
            board_edits.set_width(game, rng.choice((6, 7)), clip=True),
        ])  # fmt: skip
        if change:
            sums.follow("board", face_of("board").news(change.apply(game)))
        assert sums.of(game, WHOLE_BOARD) == reduce(xor, map(game.value, game.rows), 0)


def test_another_rule_makes_all_sums_of_heaps_new():
    game = heaps_convert.game_of(HeapsRecord(rule_of((1,)), (HeapsQueryRecord((3,)), HeapsQueryRecord((4, 1)))))
    sums, face = SumCache(), face_of(game)
    assert [sums.of(game, query) for query in game.queries] == [1, 1]
    sums.follow("heaps", face.news(heaps_edits.set_rule(game, Subtraction((Family.PRIMES,))).apply(game)))
    assert [sums.of(game, query) for query in game.queries] == [1, 2]
    sums.follow("heaps", face.news(heaps_edits.set_heap(game.queries[0], 0, 10**18).apply(game)))
    unknown = sums.of(game, game.queries[0])
    assert isinstance(unknown, Unknown) and "beyond the table" in unknown.reason
    sums.follow("heaps", face.news(heaps_edits.set_rule(game, Subtraction((Family.ALL,))).apply(game)))
    assert sums.of(game, game.queries[0]) == 10**18


def test_one_heap_too_large_spoils_its_own_query_only():
    record = HeapsRecord(Subtraction((Family.SQUARES,)), tuple(map(HeapsQueryRecord, [(4,), (10**18, 4), (7, 2)])))
    first, unknown, last = face_of(record).nim_sums(record)
    assert isinstance(unknown, Unknown)
    fine = HeapsRecord(record.rule, (record.queries[0], record.queries[2]))
    assert [first, last] == nim_sums(fine) == face_of(fine).nim_sums(fine)


def test_sizes_and_contents_read_the_same_live_or_plain():
    for kind, record in [
        ("graph", GraphRecord.from_moves(4, [(0, 1), (1, 2), (0, 3)], [[0, 2, 2, 2], []], names={2: "two"})),
        ("board", BoardRecord(20, ((1, 2), ()))),
        ("heaps", HeapsRecord(rule_of((4, 1, 3)), (HeapsQueryRecord((5, 7, 12)), HeapsQueryRecord()))),
    ]:
        face = face_of(kind)
        game = next(k for k in KINDS if k.name == kind).game_of(record)
        assert face.size(game) == face.size(record)
        texts = [face.query_text(game, query) for query in game.queries]
        assert texts == [face.query_text(record, query) for query in record.queries]
        assert (face.size(record).text, face.size(record).short, texts) == {
            "graph": ("4 positions, 3 moves", "4 pos., 3 moves", ["0, two ×3", "no stones"]),
            "board": ("2 rows × 20", "2 × 20", ["the whole board"]),
            "heaps": ("take 1, 3 or 4 · 2 queries", "4 1 3 · 2 queries", ["5, 7, 12", "no heaps"]),
        }[kind]


def test_the_work_of_heaps_is_that_of_their_table():
    def work(rule, *row):
        record = HeapsRecord(rule, (HeapsQueryRecord(row),))
        return face_of(record).size(record).work

    assert work(Subtraction((Family.ALL,)), 10**18, 3) == 2
    assert work(rule_of((1, 2, 3)), 10**18) == 1
    assert work(rule_of((1, 3, 4)), 100) < work(rule_of((1, 3, 4)), 100_000)
    assert work(Octal((0, 7, 7)), 10_000) > work(rule_of((1, 3, 4)), 10_000)


def test_words_of_moves():
    game = HeapsGame(rule_of((1,)))
    words = face_of("heaps").move_words
    assert words(game, HeapMove(1, 3, (4,), 0)).text == "Take 3 from heap 2"
    assert words(game, HeapMove(1, 0, (3, 4), 0)).text == "Split heap 2 into 3 and 4"
    assert words(game, HeapMove(0, 1, (3, 4), 0)).text == "Take 1 from heap 1 and split it into 3 and 4"
    for move in (HeapMove(0, 10**30, (1,), 0), HeapMove(0, 0, (10**30, 1), 0), HeapMove(0, 10**30, (10**30, 1), 0)):
        found = words(game, move)
        assert " ".join(text for text, _ in found.pieces) == found.text
        assert f"{10**30:,}" in found.text and "≈1.00e30" in " ".join(text for text, _ in found.short)


numbers = st.integers(0, 10**40)


@given(numbers)
def test_brief_numbers_are_short_and_true(value):
    text = brief(value)
    assert len(text) <= 12
    if text.startswith("≈"):
        head, exponent = text[1:].split("e")
        least = int(head.replace(".", "")) * 10 ** (int(exponent) - 2)
        assert least <= value < least + 10 ** (int(exponent) - 2)
    else:
        assert int(text) == value
    assert grouped(value) == text or int(grouped(value).replace(",", "")) == value


def test_only_the_first_of_many_are_read():
    read = []
    text = listed((read.append(i) or str(i) for i in range(10**9)), 10**9)
    assert text.endswith("23, …") and len(read) <= 25
    assert listed(["a", "b"], 2) == "a, b"
    assert listed([], 0) == ""


deltas = st.dictionaries(st.integers(0, 3), st.tuples(st.integers(0, 3), st.integers(0, 3)))


@given(deltas, st.lists(st.integers(0, 3), min_size=4, max_size=4))
def test_news_of_two_changes_lead_from_the_first_to_the_last(first, last):
    start = {part: before for part, (before, _) in first.items()}
    between = {part: after for part, (_, after) in first.items()}
    second = {part: (between.get(part, 0), last[part]) for part in range(0, 4, 2)}
    news = News(dict(first))
    news.absorb(News(second, stale=True, seen=True))
    assert news.stale and news.seen and not news.parts and not news.queries and not news.size
    for part, (before, after) in news.values.items():
        assert before == start.get(part, second.get(part, (0, 0))[0])
        assert after == second.get(part, (0, between.get(part)))[1]


def test_news_leave_the_delta_alone():
    game = graph_convert.game_of(GraphRecord.from_moves(3, [(0, 1)], [[0]]))
    delta = graph_edits.add_move(game, 1, 2).apply(game)
    before = dict(delta.labels)
    news = News()
    for _ in range(2):
        news.absorb(face_of("graph").news(delta))
    first = face_of("graph").news(delta)
    first.absorb(News({9: (0, 1)}))
    assert delta.labels == before


def test_judges_words_are_those_of_the_kind():
    assert judge_words("hdu1848", "heaps").wins == "Fibo"
    assert judge_words("hdu1524", "heaps").wins == "W"
    assert judge_words("nonsense", "board").wins == "YES"
    assert judge_words("poj2960", "heaps").loses == "L"
    assert [words.wins for words in other_judges("hdu1848", "heaps")] == ["W"]
    assert other_judges("hdu5724", "board") == ()
    assert judge_words("hdu5724").wins == "YES"

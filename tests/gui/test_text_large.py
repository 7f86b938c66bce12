"""The text of a large case: written on another thread, never old, and no draft is lost meanwhile."""

import random

import pytest
from test_text_panel import World

from engine.document import Document
from engine.formats.registry import formats
from engine.games import board_edits, graph_edits
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord, QueryRecord
from gui.panels import text_sync
from gui.panels.text_size import HUGE, LARGE, SOME, delay_of
from gui.panels.text_state import State


@pytest.fixture
def world(qtbot):
    made = World(qtbot)
    yield made
    assert made.jobs.shut_down()


def chain(n):
    return GraphRecord.from_moves(n, [(i, i - 1) for i in range(1, n)], [[0, n - 1]])


def written(world, name):
    return formats().get(name).write((world.session.case.record,))


def follows(world, name):
    world.bot.waitUntil(lambda: world.text == written(world, name))


def test_a_large_case_is_written_on_another_thread_and_follows(world):
    begun = []
    world.jobs.started.connect(begun.append)
    world.session.open(Document([chain(LARGE)], "hdu1524"))
    assert world.text == ""
    follows(world, "hdu1524")
    assert len(begun) == 1
    world.session.edit(graph_edits.add_move(world.game, 9, 3), "Add move")
    follows(world, "hdu1524")
    world.session.undo_stack.undo()
    follows(world, "hdu1524")
    assert world.panel.sync.state is State.SAME


def test_what_changes_while_the_text_is_written_is_in_it(world):
    begun = []
    world.jobs.started.connect(begun.append)
    world.session.open(Document([chain(LARGE)], "hdu1524"))
    for target in range(3):
        world.bot.waitUntil(lambda target=target: len(begun) > target)
        # The answer that is on its way is old now.
        world.session.edit(graph_edits.add_move(world.game, 100, target), "Add move")
    follows(world, "hdu1524")


def test_another_case_while_the_text_is_written(world):
    begun = []
    world.jobs.started.connect(begun.append)
    world.session.open(Document([chain(LARGE), chain(3)], "hdu1524"))
    world.bot.waitUntil(lambda: len(begun) > 0)
    world.session.look_at(1)
    assert world.text == written(world, "hdu1524")
    world.bot.wait(300)
    assert world.text == written(world, "hdu1524")
    world.session.look_at(0)
    follows(world, "hdu1524")


def test_a_draft_typed_meanwhile_takes_over_what_changed(world):
    world.session.open(Document([chain(LARGE)], "hdu1524"))
    follows(world, "hdu1524")
    lines = world.text.split("\n")
    world.at(5, len(lines[5]))
    world.type("x")
    world.session.edit(graph_edits.add_move(world.game, 60, 3), "Add move")
    world.bot.waitUntil(lambda: world.panel.sync.state is State.BROKEN)
    world.bot.waitUntil(lambda: world.text.split("\n")[61] == "2 59 3" or world.text.split("\n")[61] == "2 3 59")
    assert world.text.split("\n")[5].endswith("x")
    world.at(5, len(lines[5]))
    world.undo()
    world.bot.waitUntil(lambda: world.panel.sync.state is State.SAME)
    follows(world, "hdu1524")


@pytest.mark.parametrize("seed", range(3))
def test_random_edits_undo_and_cases_end_in_the_text_of_the_case(world, seed, monkeypatch):
    monkeypatch.setattr(text_sync, "LARGE", 20)
    monkeypatch.setattr(text_sync, "delay_of", lambda size: random.Random(seed + size).choice([0, 1, 20]))
    chance = random.Random(seed)
    world.session.open(Document([chain(40), chain(5), chain(30)], "hdu1524"))
    for _ in range(60):
        game = world.game
        what = chance.choice(["move", "move", "undo", "redo", "look", "wait"])
        if what == "move":
            source = chance.randrange(1, game.n)
            target = chance.randrange(source)
            change = graph_edits.add_move(game, game.positions[source], game.positions[target])
            world.session.edit(change, "Add move")
        elif what in ("undo", "redo"):
            getattr(world.session.undo_stack, what)()
        elif what == "look":
            world.session.look_at(chance.randrange(3))
        else:
            world.bot.wait(chance.choice([0, 2, 30]))
        if chance.random() < 0.2:
            follows(world, "hdu1524")
            assert world.panel.sync.state is State.SAME
    follows(world, "hdu1524")


def test_rows_of_a_board_follow_in_a_moment(world):
    rows = tuple((i % 20 + 1,) for i in range(SOME + 1))
    world.session.open(Document([BoardRecord(20, rows)], "hdu5724"))
    follows(world, "hdu5724")
    board = world.session.board
    world.session.edit(board_edits.toggle(board, board.rows[7], 3), "Toggle")
    follows(world, "hdu5724")


def test_stones_that_are_listed_count_and_those_that_are_counted_do_not(world):
    record = GraphRecord(2, queries=(QueryRecord(((0, 200_000),)),))
    world.session.open(Document([record], "hdu1524"))
    assert world.text == ""
    assert "200,000 stones" in world.message.text()
    assert world.panel.sync.deferred
    world.session.set_format("uva11927")
    world.session.open(Document([record], "uva11927"))
    assert world.text == written(world, "uva11927")


def test_longer_waits_for_larger_cases():
    assert [delay_of(size) for size in (0, SOME)] == [0, 0]
    assert 0 < delay_of(SOME + 1) == delay_of(LARGE) < delay_of(LARGE + 1) == delay_of(HUGE)
    assert delay_of(HUGE + 1) == 0

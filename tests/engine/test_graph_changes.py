"""Changes of a graph game: refused ones leave everything, made ones tell what they did, all can be taken back."""

import pytest
from graph_strategies import check_order, full_state, is_cycle, labels_by_definition

from engine.document import Delta, Document, InCase, Several
from engine.games import graph_edits as edits
from engine.games.graph import GraphGame, Move, Place, Query
from engine.games.graph_changes import (
    AddPositions,
    InsertQuery,
    MoveEdit,
    NewPosition,
    RemovePositions,
    RemoveQuery,
    Rename,
    SetMoves,
    SetPlaces,
    SetQuery,
    ShiftQuery,
    Together,
    together,
)
from engine.games.graph_convert import game_of, record_of
from engine.games.graph_delta import GraphDelta
from engine.games.graph_record import GraphRecord
from engine.solve.bulk import CycleError


def a_game() -> GraphGame:
    record = GraphRecord.from_moves(4, [(0, 1), (1, 2), (0, 2), (0, 2)], [[0, 0, 1], [2]], names={0: "a"})
    return game_of(record)


# What is refused

GONE, NEW, OLD = 77, Place(0, 0), Place(90, 0)
MOVE = Move(1, 9.0)

WRONG = {
    "position there already": AddPositions((NewPosition(50, 4, NEW), NewPosition(1, 5, NEW))),
    "position twice": AddPositions((NewPosition(50, 4, NEW), NewPosition(50, 5, NEW))),
    "position behind a gap": AddPositions((NewPosition(50, 6, NEW),)),
    "position before the first": AddPositions((NewPosition(50, -1, NEW),)),
    "positions in falling order": AddPositions((NewPosition(50, 2, NEW), NewPosition(51, 1, NEW))),
    "position with moves": RemovePositions((NewPosition(0, 0, Place(0, 0), "a"),)),
    "position at another index": RemovePositions((NewPosition(3, 2, Place(270, 0)),)),
    "position at no index": RemovePositions((NewPosition(3, 4, Place(270, 0)),)),
    "position at a negative index": RemovePositions((NewPosition(3, -1, Place(270, 0)),)),
    "position with another name": RemovePositions((NewPosition(3, 3, Place(270, 0), "x"),)),
    "position at another place": RemovePositions((NewPosition(3, 3, Place(271, 0)),)),
    "cycle": SetMoves((MoveEdit(3, 0, None, MOVE), MoveEdit(2, 3, None, MOVE))),
    "cycle while another move goes": SetMoves((MoveEdit(0, 1, Move(1, 0.0), None), MoveEdit(2, 0, None, MOVE))),
    "move to itself": SetMoves((MoveEdit(3, 3, None, MOVE),)),
    "move that is there": SetMoves((MoveEdit(0, 1, None, MOVE),)),
    "move that is not there": SetMoves((MoveEdit(0, 1, Move(1, 0.0), None), MoveEdit(2, 1, MOVE, None))),
    "move of another count": SetMoves((MoveEdit(0, 2, Move(1, 2.0), None),)),
    "move to nowhere": SetMoves((MoveEdit(0, 1, Move(1, 0.0), None), MoveEdit(0, GONE, None, MOVE))),
    "move from nowhere": SetMoves((MoveEdit(GONE, 0, None, MOVE),)),
    "move added twice": SetMoves((MoveEdit(0, 3, None, MOVE), MoveEdit(0, 3, None, MOVE))),
    "move removed twice": SetMoves((MoveEdit(0, 1, Move(1, 0.0), None),) * 2),
    "place of nothing": SetPlaces(((1, OLD, NEW), (GONE, NEW, NEW))),
    "place from elsewhere": SetPlaces(((1, NEW, NEW),)),
    "name of nothing": Rename(GONE, "", "x"),
    "name that is another": Rename(0, "b", "x"),
    "query at no index": InsertQuery(3, Query(60)),
    "query at a negative index": InsertQuery(-1, Query(60)),
    "query with stones on nothing": InsertQuery(0, Query(60, "", ((GONE, 1),))),
    "query there already": InsertQuery(0, Query(4)),
    "another query removed": RemoveQuery(0, Query(60)),
    "query removed at no index": RemoveQuery(2, Query(60)),
    "query shifted from nowhere": ShiftQuery(2, 0),
    "query shifted to nowhere": ShiftQuery(0, 2),
    "query shifted to a negative index": ShiftQuery(0, -1),
    "query that is another": SetQuery(Query(4, "other"), Query(4)),
    "stones on nothing": SetQuery(Query(5, "", ((2, 1),)), Query(5, "", ((GONE, 1),))),
    "query with another key": SetQuery(Query(5, "", ((2, 1),)), Query(60, "", ((2, 1),))),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_refused_change_has_changed_nothing(name):
    game = a_game()
    before = full_state(game)
    with pytest.raises((ValueError, KeyError, IndexError)):
        WRONG[name].apply(game)
    assert full_state(game) == before
    check_order(game)
    assert game.dag.labels == labels_by_definition(game.positions, [(s, t) for s, t, _ in game.moves()])


@pytest.mark.parametrize("name", WRONG)
def test_a_change_after_others_takes_them_back_when_refused(name):
    document = Document([GraphRecord(0), record_of(a_game())])
    game = document.case(1).game
    first = Together((AddPositions((NewPosition(40, 4, NEW),)), Rename(1, "", "b"), ShiftQuery(1, 0), ShiftQuery(0, 1)))
    changes = (first, SetMoves((MoveEdit(1, 40, None, Move(2, 8.0)),)))
    before = full_state(game)
    with pytest.raises((ValueError, KeyError, IndexError)):
        Together((*changes, WRONG[name], *changes)).apply(game)
    assert full_state(game) == before
    with pytest.raises((ValueError, KeyError, IndexError)):
        document.apply(Several((*(InCase(1, change) for change in changes), InCase(1, WRONG[name]))))
    assert full_state(game) == before
    assert document.case(0).game.n == 0
    check_order(game)


def test_positions_with_stones_are_not_removed():
    game = game_of(GraphRecord.from_moves(2, [], [[1]]))
    with pytest.raises(ValueError, match="stones"):
        RemovePositions((edits.described(game, 1),)).apply(game)
    assert game.n == 2
    RemovePositions((edits.described(game, 0),)).apply(game)
    assert game.positions == [1]


def test_a_refused_cycle_is_handed_back():
    game = a_game()
    with pytest.raises(CycleError) as caught:
        WRONG["cycle"].apply(game)
    assert is_cycle(caught.value.cycle, [(s, t) for s, t, _ in game.moves()] + [(3, 0), (2, 3)])


def test_ranks_and_keys_that_were_given_are_not_given_again():
    game = a_game()
    AddPositions((NewPosition(90, 4, NEW),)).apply(game)
    InsertQuery(0, Query(95)).apply(game)
    SetMoves((MoveEdit(3, 90, None, Move(1, 40.5)),)).apply(game)
    assert game.new_key() > 95
    assert game.new_rank() > 40.5


# Deltas and merging


def test_a_delta_drops_what_came_back():
    delta = GraphDelta({1: (0, 2), 2: (1, 0)}, places={1})
    delta.absorb(GraphDelta({1: (2, 0), 2: (0, 3), 3: (0, 1)}, moves={(3, 2)}, places={2}))
    assert delta == GraphDelta({2: (1, 3), 3: (0, 1)}, places={1, 2}, moves={(3, 2)})
    first = Delta({0: GraphDelta({1: (0, 1)})})
    first.absorb(Delta({0: GraphDelta({1: (1, 2)}), 4: GraphDelta(queries=True)}, cases=True))
    assert first == Delta({0: GraphDelta({1: (0, 2)}), 4: GraphDelta(queries=True)}, cases=True)


def test_places_merge_from_the_oldest_to_the_newest():
    game = a_game()
    before = full_state(game)
    first = edits.move_positions(game, {0: Place(1, 1), 1: Place(2, 2)})
    first.apply(game)
    second = edits.move_positions(game, {1: Place(3, 3), 2: Place(4, 4)})
    second.apply(game)
    after = full_state(game)
    merged = first.merged(second)
    merged.inverse().apply(game)
    assert full_state(game) == before
    merged.apply(game)
    assert full_state(game) == after


def test_together_of_one_is_that_one():
    change = Rename(0, "a", "b")
    assert together([change]) is change
    assert together([change, change]) == Together((change, change))

"""Documents: cases come, go, move and are renamed, and all can be taken back."""

import pytest
from graph_strategies import records
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.document import (
    Case,
    Delta,
    Document,
    InCase,
    InsertCase,
    RemoveCase,
    RenameCase,
    Several,
    ShiftCase,
    empty_record,
)
from engine.games.graph import Place
from engine.games.graph_changes import Rename
from engine.games.graph_edits import add_move, add_position
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.solve.bulk import CycleError


def three() -> Document:
    return Document([GraphRecord(i, name=name) for i, name in enumerate("abc")])


def state(document: Document) -> list[tuple[int, str, GraphRecord]]:
    return [(case.key, case.name, case.record) for case in document.cases]


def check(document: Document, change) -> None:
    """The change does the same when taken back and made again."""
    before = state(document)
    delta = document.apply(change)
    after = state(document)
    assert delta.cases
    assert document.apply(change.inverse()).cases
    assert state(document) == before
    document.apply(change)
    assert state(document) == after


def names(document: Document) -> str:
    return "".join(case.name for case in document.cases)


def test_a_case_stays_plain_until_it_is_looked_at():
    record = GraphRecord.from_moves(3, [(0, 1), (1, 2)], [[0]], name="one", places=[(0, 0), (1, 1), (2, 2)])
    document = Document([record, record], "hdu1524")
    assert document.records() == (record, record)
    assert not any(case.loaded for case in document.cases)
    game = document.case(1).game
    assert [case.loaded for case in document.cases] == [False, True]
    assert document.case(1).game is game
    assert document.records() == (record, record)
    assert document.format_name == "hdu1524"


@given(st.lists(records(5, 8), max_size=3), st.sets(st.integers(0, 2)))
@settings(max_examples=40, deadline=None)
def test_records_are_kept_whether_cases_are_looked_at_or_not(all_records, looked_at):
    document = Document(all_records)
    for index in looked_at:
        if index < len(document.cases):
            assert document.cases[index].game.n == all_records[index].n
    assert document.records() == tuple(all_records)


def test_a_case_without_places_is_laid_out_when_it_is_looked_at():
    record = GraphRecord.from_moves(3, [(0, 1), (1, 2), (0, 2)])
    document = Document([record])
    assert document.case(0).record.places is None
    places = document.case(0).game.places
    assert len(set(places.values())) == 3
    assert places[0].y < places[1].y < places[2].y
    assert document.case(0).record.places is not None


def test_a_case_with_a_cycle_does_not_load_and_stays():
    record = GraphRecord.from_moves(2, [(0, 1), (1, 0)], places=[(0, 0), (1, 1)])
    document = Document([record])
    with pytest.raises(CycleError):
        document.apply(InCase(0, Rename(0, "", "x")))
    assert document.records() == (record,)


def test_keys():
    document = three()
    assert [case.key for case in document.cases] == [0, 1, 2]
    assert (document.new_key(), document.new_key()) == (3, 4)
    assert document.case(2).name == "c"
    assert document.index_of(2) == 2
    for lookup in (document.case, document.index_of):
        with pytest.raises(KeyError):
            lookup(9)


@pytest.mark.parametrize("index", [0, 1, 3])
def test_insert_and_remove(index):
    document = three()
    case = Case(document.new_key(), empty_record(), "x")
    check(document, InsertCase(index, case))
    assert document.cases[index] is case
    assert document.index_of(case.key) == index
    check(document, RemoveCase(index, case))
    assert names(document) == "abc"


def test_what_was_edited_is_there_when_a_case_comes_back():
    document = three()
    case = document.case(1)
    key, change = add_position(case.game, Place(7, 8), "new")
    document.apply(InCase(1, change))
    edited = state(document)
    document.apply(removal := RemoveCase(1, case))
    with pytest.raises(KeyError):
        document.apply(InCase(1, change.inverse()))
    document.apply(removal.inverse())
    assert state(document) == edited
    assert document.case(1).game.names == {key: "new"}


@pytest.mark.parametrize(("before", "after", "result"), [(0, 2, "bca"), (2, 0, "cab"), (1, 1, "abc"), (0, 1, "bac")])
def test_shift(before, after, result):
    document = three()
    check(document, ShiftCase(before, after))
    assert names(document) == result


@pytest.mark.parametrize("looked_at", [False, True])
def test_rename_is_in_the_record(looked_at):
    document = three()
    if looked_at:
        assert document.case(1).game.n == 1
    check(document, RenameCase(1, "b", "other"))
    assert [record.name for record in document.records()] == ["a", "other", "c"]
    check(document, RenameCase(1, "other", ""))
    assert document.records()[1].name == ""


def test_a_copy_may_have_another_name_than_its_record():
    document = three()
    check(document, InsertCase(1, Case(document.new_key(), document.case(0).record, "copy of a")))
    assert [record.name for record in document.records()] == ["a", "copy of a", "b", "c"]


WRONG = {
    "insert behind the end": lambda d: InsertCase(4, Case(9, empty_record())),
    "insert before the start": lambda d: InsertCase(-1, Case(9, empty_record())),
    "insert a key that is there": lambda d: InsertCase(0, Case(1, empty_record())),
    "remove another": lambda d: RemoveCase(0, d.case(1)),
    "remove behind the end": lambda d: RemoveCase(3, d.case(1)),
    "remove at a negative index": lambda d: RemoveCase(-1, d.case(2)),
    "shift from nowhere": lambda d: ShiftCase(3, 0),
    "shift to nowhere": lambda d: ShiftCase(0, 3),
    "shift to a negative index": lambda d: ShiftCase(0, -1),
    "rename nothing": lambda d: RenameCase(9, "", "x"),
    "rename from another name": lambda d: RenameCase(0, "b", "x"),
    "change in no case": lambda d: InCase(9, Rename(0, "", "x")),
    "wrong change in a case": lambda d: InCase(0, Rename(0, "", "x")),
}


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("after_others", [False, True])
def test_a_refused_change_has_changed_nothing(name, after_others):
    document = three()
    # A change of a game, refused or not, makes its case a live one with places.
    assert document.case(0).game.n == 0
    before = state(document)
    wrong = WRONG[name](document)
    if after_others:
        _, addition = add_position(document.case(2).game, Place(0, 0))
        before = state(document)
        others = (RenameCase(0, "a", "z"), RenameCase(0, "z", "a"), ShiftCase(0, 1), ShiftCase(1, 0))
        wrong = Several((*others, InCase(2, addition), wrong))
    with pytest.raises((ValueError, KeyError, IndexError)):
        document.apply(wrong)
    assert state(document) == before


def test_several_cases_at_once():
    document = Document([GraphRecord.from_moves(2, [(1, 0)]), GraphRecord.from_moves(2, [], [[0]])])
    one, other = document.case(0), document.case(1)
    both = Several(
        (
            InCase(1, add_move(other.game, 0, 1)),
            RenameCase(0, "", "first"),
            InCase(0, add_move(one.game, 1, 0)),
            ShiftCase(0, 1),
        )
    )
    before = state(document)
    delta = document.apply(both)
    assert delta.games.keys() == {0, 1}
    assert (delta.games[1].labels, delta.games[0].labels, delta.cases) == ({0: (0, 1)}, {}, True)
    assert [case.key for case in document.cases] == [1, 0]
    undone = document.apply(both.inverse())
    assert undone.games[1].labels == {0: (1, 0)}
    assert state(document) == before
    assert document.apply(Several(())) == Delta()


def test_an_empty_record_waits_for_stones():
    record = empty_record()
    assert (record.n, record.queries) == (0, (QueryRecord(),))
    assert Document([record]).case(0).game.n == 0

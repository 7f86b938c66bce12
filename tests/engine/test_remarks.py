"""Notes and groups: every change and its inverse, what they leave alone, what becomes of them with their positions."""

import json
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from graph_strategies import full_state, records
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.diagnostics import InputError
from engine.document import Document, InCase
from engine.drawing import dot_of, svg_of, tikz_of
from engine.finding import facts_of, parse
from engine.games import graph_edits, remark_edits
from engine.games.graph import GraphGame, Place
from engine.games.graph_changes import AddPositions, GraphChange, NewPosition, RemovePositions, Rename, Together
from engine.games.graph_convert import game_of, part_of, record_of
from engine.games.graph_diff import changes_to
from engine.games.graph_record import GraphRecord
from engine.games.mending import mended
from engine.games.remark_changes import (
    AddGroup,
    AddNote,
    ChangeGroup,
    ChangeNote,
    MoveNotes,
    PaintGroup,
    RemoveGroup,
    RemoveNote,
    RenameGroup,
)
from engine.games.remarks import COLOURS, LONGEST_NOTE, LONGEST_TITLE, MOST_NOTES, Group, GroupRecord, Note, NoteRecord
from engine.project_file import dump, load, recover

PLACES = st.builds(Place, st.integers(-99, 99), st.floats(-1e6, 1e6))
TEXTS = st.text(max_size=5)


def squares(n: int = 4) -> GraphGame:
    """Positions 0 .. n-1, each with a move to the one before."""
    moves = [(i + 1, i) for i in range(n - 1)]
    return game_of(GraphRecord.from_moves(n, moves, [[n - 1]], places=[(100.0 * i, 0.0) for i in range(n)]))


def made(game: GraphGame, change: GraphChange) -> GraphGame:
    change.apply(game)
    return game


@st.composite
def changes(draw: st.DrawFn, game: GraphGame) -> GraphChange:
    """Any change of notes and groups that can be made now."""
    notes, groups = game.remarks.listed_notes, game.remarks.listed_groups
    kinds = ["add note", *(["add group"] if game.n else []), *(["note"] * 4 if notes else []),
             *(["group"] * 4 if groups else [])]  # fmt: skip
    kind = draw(st.sampled_from(kinds))
    key, colour, text = game.new_key(), draw(st.sampled_from(COLOURS)), draw(TEXTS)
    if kind == "add note":
        return AddNote(Note(key, text, draw(PLACES), draw(st.floats(60, 2000)), colour))
    some = draw(st.sets(st.sampled_from(game.positions), min_size=1)) if game.n else set()
    if kind == "add group":
        return AddGroup(Group(key, text, frozenset(some), colour))
    if kind == "note":
        note = draw(st.sampled_from(notes))
        moved = {each.key: draw(PLACES) for each in draw(st.lists(st.sampled_from(notes), unique=True))}
        others = [RemoveNote(note), ChangeNote(note, replace(note, text=text, colour=colour)),
                  MoveNotes(tuple((k, game.remarks.notes[k].place, place) for k, place in moved.items()))]  # fmt: skip
        return draw(st.sampled_from(others))
    group = draw(st.sampled_from(groups))
    others = [RemoveGroup(group), RenameGroup(group.key, group.title, text),
              PaintGroup(group.key, group.colour, colour)]  # fmt: skip
    members = remark_edits.set_members(game, group.key, some)
    return draw(st.sampled_from([*others, *([members] if members else [])]))


@given(data=st.data(), record=records(6, 8))
@settings(max_examples=20, deadline=None)
def test_every_change_is_taken_back_and_touches_nothing_else(data, record):
    game = game_of(record)
    for _ in range(4):
        before = full_state(game)
        change = data.draw(changes(game))
        delta = change.apply(game)
        after = full_state(game)
        assert after[:-3] == before[:-3], "only notes and groups are others"
        assert not (delta.labels or delta.positions or delta.places or delta.moves or delta.queries)
        told = {note for note in before[-3] if note not in after[-3]} | {n for n in after[-3] if n not in before[-3]}
        assert {note.key for note in told} <= delta.notes
        changed = {g for g in before[-2] if g not in after[-2]} | {g for g in after[-2] if g not in before[-2]}
        assert {group.key for group in changed} <= delta.groups
        change.inverse().apply(game)
        assert full_state(game) == before
        change.apply(game)
        assert full_state(game) == after
        broken = mended(game, [], change)
        assert full_state(broken) == before, "made anew as before a change that broke off"


@given(data=st.data(), record=records(7, 10))
@settings(max_examples=20, deadline=None)
def test_removed_positions_leave_their_groups_and_come_back_into_them(data, record):
    game = game_of(record)
    before = full_state(game)
    groups = {group.key: group.members for group in game.remarks.listed_groups}
    gone = data.draw(st.sets(st.sampled_from(game.positions))) if game.n else set()
    change = graph_edits.remove(game, gone)
    if change is None:
        return
    change.apply(game)
    left = {key: members - gone for key, members in groups.items()}
    now = {group.key: group.members for group in game.remarks.listed_groups}
    assert now == {key: members for key, members in left.items() if members}
    assert game.remarks.listed_notes == before[-3]
    change.inverse().apply(game)
    assert full_state(game) == before


def test_a_text_that_drops_positions_drops_them_from_their_groups() -> None:
    game = made(squares(), AddGroup(Group(50, "g", frozenset({0, 3}))))
    made(game, AddGroup(Group(51, "last", frozenset({3}))))
    before = full_state(game)
    change = changes_to(game, GraphRecord.from_moves(2, [(1, 0)], [[0]]))
    assert change is not None
    change.apply(game)
    assert [group.members for group in game.remarks.listed_groups] == [{0}]
    change.inverse().apply(game)
    assert full_state(game) == before


NOTE = Note(90, "text", Place(0, 0))
WRONG = [
    AddNote(replace(NOTE, text="x" * (LONGEST_NOTE + 1))),
    AddNote(replace(NOTE, place=Place(float("nan"), 0.0))),
    AddNote(replace(NOTE, place=Place(0.0, 2e9))),
    AddNote(replace(NOTE, width=1.0)),
    AddNote(replace(NOTE, width=float("inf"))),
    AddNote(replace(NOTE, colour="url(x)")),
    AddNote(replace(NOTE, key=60)),
    RemoveNote(NOTE),
    ChangeNote(Note(60, "there", Place(1, 2)), Note(61, "there", Place(1, 2))),
    ChangeNote(NOTE, NOTE),
    MoveNotes(((60, Place(1, 3), Place(1, 1)),)),
    MoveNotes(((60, Place(1, 2), Place(1, 1)), (60, Place(1, 2), Place(1, 1)))),
    MoveNotes(((60, Place(1, 2), Place(float("inf"), 1)),)),
    AddGroup(Group(90, "none", frozenset())),
    AddGroup(Group(90, "strange", frozenset({77}))),
    AddGroup(Group(70, "twice", frozenset({0}))),
    AddGroup(Group(90, "x" * (LONGEST_TITLE + 1), frozenset({0}))),
    AddGroup(Group(90, "colour", frozenset({0}), "blue")),
    RemoveGroup(Group(70, "there", frozenset({0}))),
    RenameGroup(70, "other", "x"),
    RenameGroup(71, "there", "x"),
    PaintGroup(70, "violet", "#fff"),
    PaintGroup(70, "red", "green"),
    ChangeGroup(70, added=(0,)),
    ChangeGroup(70, added=(77,)),
    ChangeGroup(70, removed=(2,)),
    ChangeGroup(70, removed=(0, 1)),
    RemovePositions((NewPosition(1, 1, Place(100.0, 0.0)),)),
]


@pytest.mark.parametrize("change", WRONG, ids=lambda change: type(change).__name__)
def test_what_does_not_fit_is_refused_and_changes_nothing(change) -> None:
    game = made(game_of(GraphRecord.from_moves(3, [], places=[(100.0 * i, 0.0) for i in range(3)])),
                AddNote(Note(60, "there", Place(1, 2))))  # fmt: skip
    made(game, AddGroup(Group(70, "there", frozenset({0, 1}))))
    before = full_state(game)
    with pytest.raises(ValueError):
        change.apply(game)
    with pytest.raises(ValueError):
        Together((AddPositions((NewPosition(200, 3, Place(0, 0)),)), change)).apply(game)
    assert full_state(game) == before


def test_there_is_an_end_to_notes() -> None:
    notes = tuple(NoteRecord("", Place(i, 0)) for i in range(MOST_NOTES))
    game = game_of(GraphRecord(0, notes=notes))
    with pytest.raises(ValueError, match="no room"):
        remark_edits.add_note(game, "one more", Place(0, 0))[1].apply(game)


def test_a_copy_takes_groups_that_are_whole_and_notes_that_are_chosen() -> None:
    game = squares(5)
    for key, members in ((50, {0, 1}), (51, {1, 2}), (52, {0, 1, 2, 3})):
        made(game, AddGroup(Group(key, f"g{key}", frozenset(members), "red")))
    for key in (60, 61):
        made(game, AddNote(Note(key, f"n{key}", Place(5, 6), 99.0, "green")))
    part = part_of(game, [0, 1, 2], None, {61})
    assert part.groups == (GroupRecord("g50", (0, 1), "red"), GroupRecord("g51", (1, 2), "red"))
    assert part.notes == (NoteRecord("n61", Place(5, 6), 99.0, "green"),)
    before = full_state(game)
    keys, change = graph_edits.paste(game, part, [Place(0, 0)] * 3, None, Place(10, 20))
    change.apply(game)
    new = game.remarks.listed_groups[3:]
    assert [(g.title, g.members) for g in new] == [("g50", {keys[0], keys[1]}), ("g51", {keys[1], keys[2]})]
    assert [(n.text, n.place) for n in game.remarks.listed_notes[2:]] == [("n61", (15, 26))]
    change.inverse().apply(game)
    assert full_state(game) == before


def test_shifts_of_both_kinds_merge_into_one_however_many_they_are() -> None:
    game = made(squares(), AddNote(Note(60, "n", Place(0, 0))))
    before, merged = full_state(game), None
    for i in range(3_000):
        places = graph_edits.move_positions(game, {0: Place(i + 1.0, 0.0)})
        notes = remark_edits.move_notes(game, {60: Place(0.0, i + 1.0)})
        step = Together((places, notes))
        step.apply(game)
        merged = step if merged is None else remark_edits.merged_shift(merged, step)
    assert merged.changes[1].edits == ((60, Place(0, 0), Place(0, 3000)),)
    merged.inverse().apply(game)
    assert full_state(game) == before
    assert remark_edits.merged_shift(Together((places, notes)), notes) is None


# Files


@given(record=records(5, 6))
@settings(max_examples=12, deadline=None)
def test_a_file_keeps_notes_and_groups(record):
    whole = replace(record, name="", names={}, queries=())
    back = load(dump(Document([whole])))[0].records()[0]
    assert (back.notes, back.groups) == (clean_notes(whole), clean_groups(whole))


def clean(text: str) -> str:
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def clean_notes(record: GraphRecord) -> tuple[NoteRecord, ...]:
    return tuple(replace(note, text=clean(note.text)) for note in record.notes)


def clean_groups(record: GraphRecord) -> tuple[GroupRecord, ...]:
    return tuple(replace(group, title=clean(group.title)) for group in record.groups)


def file_with(**fields: object) -> bytes:
    case = {"kind": "graph", "positions": 3, "moves": [[1, 0]], **fields}
    return json.dumps({"application": "grundy-studio", "version": 1, "cases": [case]}).encode()


def test_older_files_have_none_and_files_without_any_say_nothing_of_them() -> None:
    record = load(file_with())[0].records()[0]
    assert (record.notes, record.groups) == ((), ())
    text = dump(Document([record])).decode()
    assert "notes" not in text
    assert "groups" not in text


HOSTILE = [
    ("notes", {"text": "x", "place": [1e10, 0]}),
    ("notes", {"text": "x", "place": [0, "NaN"]}),
    ("notes", {"text": "x" * (LONGEST_NOTE + 1), "place": [0, 0]}),
    ("notes", {"text": "x", "place": [0, 0], "width": -5}),
    ("notes", {"text": "x", "place": [0, 0], "width": 1e300}),
    ("notes", {"text": "x", "place": [0, 0], "colour": "red; x"}),
    ("notes", {"text": "x", "place": [0, 0], "script": "x"}),
    ("notes", {"text": 5, "place": [0, 0]}),
    ("groups", {"title": "x", "members": []}),
    ("groups", {"title": "x", "members": [3]}),
    ("groups", {"title": "x", "members": [0, 0]}),
    ("groups", {"title": "x", "members": [-1]}),
    ("groups", {"title": "x", "members": [2**70]}),
    ("groups", {"title": "x" * (LONGEST_TITLE + 1), "members": [0]}),
]


@pytest.mark.parametrize(("kind", "item"), HOSTILE)
def test_a_hostile_file_is_refused_in_words_and_opens_without_what_makes_no_sense(kind, item) -> None:
    good = {"notes": {"text": "good", "place": [1, 2]}, "groups": {"title": "good", "members": [1, 2]}}
    data = file_with(**{kind: [good[kind], item]})
    with pytest.raises(InputError) as caught:
        load(data)
    assert re.search(rf"case 1, {kind[:-1]} 2", caught.value.diagnostics[0].message)
    recovered = recover(data)
    record = recovered.document.records()[0]
    assert record.n == 3
    kept = getattr(record, kind)
    assert kept[0] == {"notes": NoteRecord("good", Place(1, 2)), "groups": GroupRecord("good", (1, 2))}[kind]
    assert all(all(a < b for a, b in pairwise(group.members)) for group in record.groups)
    assert any(f"{kind[:-1]} 2" in told.message for told in recovered.diagnostics)
    assert load(dump(recovered.document))[0].records() == recovered.document.records()


def test_the_width_of_a_note_is_none_of_a_board() -> None:
    with pytest.raises(InputError, match="case 1, note 1, width: "):
        load(file_with(notes=[{"text": "x", "place": [0, 0], "width": "x"}]))


@pytest.mark.parametrize("place", [Place(1e9, 5), Place(-1e9, -1e9), Place(3, 1e9)])
def test_no_edit_takes_a_note_farther_than_notes_may_be(place) -> None:
    game = made(squares(), AddNote(Note(60, "far", place)))
    beyond = Place(place.x * 3, place.y * 3)
    held = Place(*(min(max(value, -1e9), 1e9) for value in beyond))
    moved = remark_edits.move_notes(game, {60: beyond})
    if moved is not None:
        moved.apply(game)
    remark_edits.add_note(game, "new", beyond)[1].apply(game)
    shift = Place(beyond.x - held.x, beyond.y - held.y)
    graph_edits.paste(game, part_of(game, [], None, {60}), [], None, shift)[1].apply(game)
    assert [note.place for note in game.remarks.listed_notes] == [held] * 3


def test_too_many_notes_are_refused() -> None:
    data = file_with(notes=[{"text": "", "place": [0, 0]}] * (MOST_NOTES + 1))
    with pytest.raises(InputError):
        load(data)
    assert len(recover(data).document.records()[0].notes) == MOST_NOTES


def test_a_case_that_is_taken_over_keeps_them() -> None:
    game = made(squares(), AddGroup(Group(50, "g", frozenset({0, 3}))))
    document = Document([record_of(made(game, AddNote(Note(60, "n", Place(1, 1)))))])
    document.apply(InCase(0, Together(())))
    twin = document.cases[0].record
    assert [note.text for note in twin.notes] == ["n"]
    assert [group.members for group in twin.groups] == [(0, 3)]


def test_positions_are_found_by_the_titles_of_their_groups() -> None:
    game = made(squares(5), AddGroup(Group(50, "Left Part", frozenset({0, 1}))))
    made(game, AddGroup(Group(51, "the lefts", frozenset({1, 3}))))

    def found(text: str) -> list[int]:
        test = parse(text)
        assert test is not None
        return [int(i) for i in test(facts_of(game)).nonzero()[0]]

    assert found("group LEFT") == [0, 1, 3]
    assert found('group "left part"') == [0, 1]
    assert found("group left and not group part") == [3]
    assert found("group nothing") == []
    assert found("(group part) or 4") == [0, 1, 4]
    made(game, Rename(2, "", "a group of its own"))
    assert found("group") == [2]
    assert found("group and 2") == [2]


# Pictures

SHOWN = GraphRecord.from_moves(
    4, [(0, 1), (2, 3)], places=[[0, 0], [99, 0], [0, 99], [99, 99]],
    notes=(NoteRecord('first <b> & "q"\nsecond \\ line', Place(200, 0), 180.0, "red"), NoteRecord("", Place(0, 300))),
    groups=(GroupRecord("Outer <&>", (0, 1, 2)), GroupRecord("Inner", (0, 1), "green"), GroupRecord("Side", (2, 3))),
)  # fmt: skip


@pytest.mark.parametrize("theme", ["print", "light", "dark"])
def test_every_kind_of_picture_shows_titles_and_texts(theme) -> None:
    svg, tikz, dot = svg_of(SHOWN, None, theme), tikz_of(SHOWN, None, theme), dot_of(SHOWN, None, theme)
    for text in ("Outer &lt;&amp;&gt;", "Inner", "Side", "first &lt;b&gt; &amp;"):
        assert text in svg
        assert text in dot
    assert "Inner" in tikz
    assert r"second $\backslash$ line" in tikz
    order = [svg.index(f'class="{role}"') for role in ("group", "group-title", "note-card", "note-text")]
    assert order == sorted(order)
    assert order[-1] < svg.index('class="move"'), "moves and positions lie on top"


def test_clusters_of_dot_lie_within_each_other_and_each_position_in_one() -> None:
    dot = dot_of(SHOWN, None, "light")
    assert dot.count("{") == dot.count("}") == 4
    inner = dot[dot.index('label="Inner"') :]
    assert dot.index('label="Outer') < dot.index('label="Inner"') < dot.index('label="Side"')
    assert re.search(r"n0;\s+n1;\s+}\s+}", inner), "Inner closes, then Outer"
    assert all(len(re.findall(rf"^\s+n{i};$", dot, re.M)) == 1 for i in range(4))


def test_a_box_of_a_group_has_all_its_discs_and_notes_are_within_the_picture() -> None:
    svg = svg_of(SHOWN, None, "light")
    boxes = re.findall(r'class="group" x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"', svg)
    x, y, w, h = map(float, boxes[0])
    assert x < -22
    assert y < -22
    assert x + w > 99 + 22
    assert y + h > 99 + 22
    view = [float(v) for v in re.search(r'viewBox="([^"]+)"', svg)[1].split()]
    cards = re.findall(r'class="note-card" x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"', svg)
    for card in cards:
        cx, cy, cw, ch = map(float, card)
        assert view[0] <= cx <= cx + cw <= view[0] + view[2]
        assert view[1] <= cy <= cy + ch <= view[1] + view[3]

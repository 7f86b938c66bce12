"""A journal gives back what was done: random histories of all kinds, with undo, redo and new beginnings."""

from pathlib import Path
from random import Random
from typing import get_args

import pytest
from graph_strategies import labels_by_definition
from hypothesis import given, settings
from hypothesis import strategies as st
from kill_edits import random_change, random_document
from kill_state import full_state

from engine.document import Case, Document, InCase, InsertCase, RemoveCase, Several
from engine.games.board_changes import BoardChange
from engine.games.graph import GraphGame, Move, Place
from engine.games.graph_changes import AddPositions, GraphChange, MoveEdit, NewPosition, Rename, SetMoves, SetPlaces
from engine.games.graph_edits import add_position
from engine.games.graph_record import GraphRecord
from engine.games.heaps_changes import HeapsChange
from engine.journal import JournalFile, State, image_of, recover, steps_of, summarise
from engine.journal.leaves import NAMES, TOGETHER, TYPES
from engine.solve.bulk import CycleError


class Written:
    """A document whose changes go to a journal, as a window does it."""

    def __init__(self, path: Path, document: Document, anew: bool = True) -> None:
        self.path, self.document, self.anew = path, document, anew
        self.undo: list = []
        self.redo: list = []
        self.begin()

    def begin(self) -> None:
        image = image_of(self.document)
        self.known = {case.key for case in image.cases}
        self.file = JournalFile.create(self.path, image, State(1.0, format=self.document.format_name))
        self.changes = 0

    def apply(self, change) -> None:
        self.document.apply(change)
        self.file.add_change(steps_of(change, self.known), 2.0 + self.changes, len(self.document.cases))
        self.changes += 1

    def step(self, rng: Random) -> None:
        choice = rng.random()
        if choice < 0.2 and self.undo:
            self.redo.append(self.undo.pop())
            self.apply(self.redo[-1].inverse())
        elif choice < 0.35 and self.redo:
            self.undo.append(self.redo.pop())
            self.apply(self.undo[-1])
        elif choice < 0.4 and self.anew:
            self.file.close()
            self.begin()
        elif (change := random_change(rng, self.document)) is not None:
            self.apply(change)
            self.undo.append(change)
            self.redo.clear()

    def read(self) -> bytes:
        self.file.flush()
        return self.path.read_bytes()


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("journals")


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 40))
def test_what_was_done_is_there(folder, seed, steps):
    rng = Random(seed)
    written = Written(folder / "a.journal", random_document(rng))
    for case in written.document.cases:
        # A graph that is looked at without places gets some, which is no change that a journal need know of.
        if rng.random() < 0.7:
            _ = case.game
    for _ in range(steps):
        written.step(rng)
    recovered = recover(written.read())
    written.file.close()
    assert recovered.summary.dropped == 0, recovered.summary.problem
    assert recovered.summary.changes == written.changes
    for case in [*written.document.cases, *recovered.document.cases]:
        assert case.game
    expected, found = full_state(written.document), full_state(recovered.document)
    assert found[0] == expected[0]
    assert found[2] == expected[2]
    assert recovered.summary == summarise(written.path.read_bytes())
    check_labels(recovered.document)


def check_labels(document: Document) -> None:
    for case in document.cases:
        if isinstance(case.game, GraphGame):
            pairs = [(s, t) for s, t, _ in case.game.moves()]
            assert case.game.dag.labels == labels_by_definition(case.game.positions, pairs)


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_the_beginning_alone_is_the_document_to_the_last_identity(folder, seed):
    rng = Random(seed)
    document = random_document(rng)
    for _ in range(20):
        if (change := random_change(rng, document)) is not None:
            document.apply(change)
    JournalFile.create(folder / "b.journal", image_of(document), State(1.0, format=document.format_name)).close()
    recovered = recover((folder / "b.journal").read_bytes()).document
    assert full_state(recovered) == full_state(document)


def test_histories_meet_every_change_that_there_is(folder):
    rng = Random(5)
    written = Written(folder / "c.journal", random_document(rng), anew=False)
    for _ in range(1500):
        written.step(rng)
    text = written.read()
    written.file.close()
    assert {name for name in (*TYPES, "insert", "remove") if f'["{name}"'.encode() in text} == {
        *TYPES,
        "insert",
        "remove",
    }
    changes = {*get_args(GraphChange), *get_args(BoardChange), *get_args(HeapsChange)} - set(TOGETHER)
    assert NAMES.keys() == changes
    assert full_state(recover(text).document)[2] == full_state(written.document)[2]


def test_an_image_is_of_its_moment(folder):
    document = Document([GraphRecord.from_moves(3, [(0, 1), (1, 2)], [[0]], places=[(0, 0), (1, 1), (2, 2)])])
    game = document.case(0).game
    image, before = image_of(document), full_state(document)
    document.apply(InCase(0, SetMoves((MoveEdit(0, 2, None, Move(1, 9.0)),))))
    document.apply(InCase(0, SetPlaces(((0, game.places[0], Place(7, 7)),))))
    document.apply(InCase(0, Rename(1, "", "later")))
    document.apply(InCase(0, add_position(game, Place(0, 0))[1]))
    JournalFile.create(folder / "d.journal", image, State(1.0)).close()
    assert full_state(recover((folder / "d.journal").read_bytes()).document) == before


def test_a_case_that_comes_back_is_the_one_that_went(folder):
    written = Written(folder / "e.journal", Document([GraphRecord(1), GraphRecord(2)]))
    game = written.document.case(1).game
    written.apply(InCase(1, Rename(0, "", "x")))
    gone = RemoveCase(1, written.document.cases[1])
    written.apply(gone)
    written.apply(gone.inverse())
    written.apply(InCase(1, add_position(game, Place(1, 2))[1]))
    # The journal names the case and does not hold it again.
    assert written.read().count(b'"item":null') == 1
    recovered = recover(written.read()).document
    assert full_state(recovered)[2][1] == full_state(written.document)[2][1]
    written.file.close()


def test_a_case_that_comes_back_into_a_new_journal_is_written_whole(folder):
    written = Written(folder / "f.journal", Document([GraphRecord(1), GraphRecord(2)]))
    gone = RemoveCase(0, written.document.cases[0])
    written.apply(gone)
    written.begin()
    written.apply(gone.inverse())
    assert full_state(recover(written.read()).document)[2] == full_state(written.document)[2]
    written.file.close()


def test_a_change_of_ten_thousand_positions(folder):
    n = 10_000
    written = Written(folder / "g.journal", Document([GraphRecord(0)]))
    new = tuple(NewPosition(key, key - 5, Place(key * 0.1, -key), f"p{key}") for key in range(5, n + 5))
    moves = tuple(MoveEdit(key, key - 1, None, Move(1, float(key))) for key in range(6, n + 5))
    _ = written.document.case(0).game
    written.apply(Several((InCase(0, AddPositions(new)), InCase(0, SetMoves(moves)))))
    recovered = recover(written.read())
    written.file.close()
    assert full_state(recovered.document) == full_state(written.document)
    assert recovered.document.case(0).game.dag.labels[n + 4] == (n - 1) % 2


def test_an_import_of_a_large_case_is_one_line(folder):
    n = 20_000
    record = GraphRecord(n, range(1, n), range(n - 1))
    written = Written(folder / "h.journal", Document([GraphRecord(0)]))
    written.apply(InsertCase(1, Case(1, record, "large")))
    recovered = recover(written.read())
    written.file.close()
    assert recovered.summary.cases == 2
    assert recovered.document.case(1).record.sources.tolist() == list(range(1, n))
    assert not recovered.document.case(1).loaded
    with pytest.raises(CycleError):
        recovered.document.apply(InCase(1, SetMoves((MoveEdit(0, n - 1, None, Move(1, 1e6)),))))


def test_half_a_surrogate_pair_in_a_name_is_no_trouble(folder):
    written = Written(folder / "i.journal", Document([GraphRecord(2)]))
    _ = written.document.case(0).game
    written.apply(InCase(0, Rename(0, "", "a\ud800")))
    written.apply(InCase(0, Rename(0, "a\ud800", "b")))
    written.apply(InCase(0, Rename(1, "", "\udc00")))
    recovered = recover(written.read())
    written.file.close()
    assert recovered.summary.dropped == 0
    assert recovered.document.case(0).game.names == {0: "b", 1: "\ufffd"}

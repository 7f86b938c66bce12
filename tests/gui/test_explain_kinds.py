"""The explanation panel on boards and heaps, against the definition."""

from board_hand import value_by_definition
from heaps_hand import heaps_record
from shown_explanation import SMALL, Shown

from engine.document import Document
from engine.games import board_edits
from engine.games.board import RowMove
from engine.games.board_record import BoardRecord
from engine.games.heaps import HeapMove
from engine.sg import mex

# The board


ROW = (1, 2, 3, 5, 6, 9, 10)


def test_a_row_is_explained_by_its_runs_and_by_its_followers(qtbot, qapp):
    width, mask = 10, sum(1 << (column - 1) for column in ROW)
    asked: list[int | None] = [None]
    shown = Shown(qtbot, qapp, BoardRecord(width, (ROW, (1,))), board_row=lambda: asked[0])
    assert shown.text("explainHint").startswith("Put the cursor on a row")
    game = shown.session.board
    row = asked[0] = game.rows[0]
    shown.panel.refresh()
    shown.settle()
    value = value_by_definition(mask, width)
    assert shown.text("explainTitle") == "Row 1"
    assert shown.value == f"Value {value}"
    rows = shown.rows()
    # Empty blocks from the right: 8 is the 1st, 7 the 2nd, 4 the 3rd.
    assert rows[:5] == [
        "Runs of chesses",
        "columns 1 to 3, block 3: counts 3",
        "columns 5 to 6, block 2: does not count",
        "columns 9 to 10, at the right end: does not count",
        f"3: the value is {value}",
    ]
    left = {}
    for column in ROW:
        free = [c for c in range(column + 1, width + 1) if c not in ROW]
        if free:
            left[f"{column} → {free[0]}"] = value_by_definition(mask ^ 1 << (column - 1) ^ 1 << (free[0] - 1), width)
    assert rows[rows.index(f"Followers ({len(left)})") + 1 :] == [f"{words}: value {v}" for words, v in left.items()]
    assert f"{value} is missing: so the value is {value}" in rows
    assert value == mex(left.values())
    shown.point("3 → 4: value " + str(left["3 → 4"]))
    move = shown.spotlight.thing
    assert isinstance(move, RowMove)
    assert (move.row, move.source, move.target) == (row, 3, 4)
    assert move in list(game.legal_moves())


def test_an_edit_of_the_row_is_followed(qtbot, qapp):
    shown = Shown(qtbot, qapp, BoardRecord(6, ((1, 2),)), board_row=lambda: 0)
    row = shown.session.board.rows[0]
    assert "columns 1 to 2, block 4: does not count" in shown.rows()
    shown.session.edit(board_edits.toggle(shown.session.board, row, 6), "Toggle")
    shown.settle()
    assert "columns 1 to 2, block 3: counts 2" in shown.rows()
    assert shown.value == "Value 2"


# Heaps


def test_a_heap_is_explained_by_its_takes(qtbot, qapp):
    shown = Shown(qtbot, qapp, heaps_record("1 3 4", (7, 12)), heap=lambda: 1)
    known: dict[int, int] = {}
    for size in range(13):
        known[size] = mex([known[size - take] for take in (1, 3, 4) if take <= size])
    assert shown.text("explainTitle") == "Heap 2 of size 12"
    assert shown.value == f"Value {known[12]}"
    assert "g(x + 7) = g(x)" in shown.text("explainReason")
    rows = shown.rows()
    assert rows[rows.index("Followers (3)") + 1 :] == [
        f"take {take} → {12 - take}: value {known[12 - take]}" for take in (1, 3, 4)
    ]
    shown.point(f"take 3 → 9: value {known[9]}")
    assert shown.spotlight.thing == HeapMove(1, 3, (9,), known[7] ^ known[9])


def test_a_size_of_the_table_goes_before_the_heap(qtbot, qapp):
    asked: list[int | None] = [5]
    shown = Shown(qtbot, qapp, heaps_record("grundy", (7,)), heap=lambda: 0, size=lambda: asked[0])
    assert shown.text("explainTitle") == "Size 5"
    assert "split → 1 + 4: value 0" in shown.rows()
    asked[0] = None
    shown.panel.refresh()
    shown.settle()
    assert shown.text("explainTitle") == "Heap 1 of size 7"


def test_a_huge_heap_is_explained_without_listing_its_followers(qtbot, qapp):
    shown = Shown(qtbot, qapp, heaps_record("all", (10**12,)), heap=lambda: 0)
    rows = shown.rows()
    assert shown.value == "Value 1,000,000,000,000"
    assert rows[1] == "0 is present because of take 1,000,000,000,000 → 0"
    assert rows[20] == "19 is present because of take 999,999,999,981 → 19"
    assert rows[21] == "20 to 999,999,999,999 are present too"
    assert rows[-1].startswith("and ")
    shown.click("20 to 999,999,999,999 are present too")
    assert len(shown.rows()) < 100


def test_a_heap_that_cannot_be_told_says_why(qtbot, qapp):
    shown = Shown(qtbot, qapp, heaps_record("squares", (10**12,)), heap=lambda: 0)
    assert shown.value == "Value unknown"
    assert shown.text("explainBrief") == "The value cannot be told"
    assert "beyond the table" in shown.text("explainReason")


def test_another_case_is_another_subject(qtbot, qapp):
    shown = Shown(qtbot, qapp, SMALL, heap=lambda: 0)
    shown.session.open(Document([SMALL, heaps_record("all", (3,))]))
    shown.select(4)
    assert shown.text("explainTitle") == "Position 4"
    shown.session.look_at(shown.session.document.cases[1].key)
    shown.settle()
    assert shown.text("explainTitle") == "Heap 1 of size 3"

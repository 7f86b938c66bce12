"""Rows written as numbers or pictures: read, shown, and refused with a place."""

import pytest
from board_strategies import boards
from hypothesis import given
from hypothesis import strategies as st

from engine.diagnostics import InputError
from engine.games.board_text import CHESS, EMPTY, numbers, picture, rows_from_text

OUTSIDE = "is out of range, the columns are 1 to 20"


@given(boards(widest=90, most=6), st.sampled_from(["\n", "\r\n", "\n\n \n"]))
def test_numbers_are_read_as_they_were_written(record, end):
    text = end.join(map(numbers, record.rows))
    assert rows_from_text(text, record.width) == list(record.rows)


@given(boards(widest=30, most=6), st.data())
def test_pictures_are_read_as_they_were_written(record, data):
    empty, chess = (data.draw(st.sampled_from(sorted(marks))) for marks in (EMPTY, CHESS))
    # Digits with blanks between them are numbers if they can be.
    gap = data.draw(st.sampled_from(["", " ", "\t"])) if chess != "1" else ""
    pictures = [picture(columns, record.width) for columns in record.rows]
    text = "\n".join(gap.join(line).replace(".", empty).replace("X", chess) for line in pictures)
    assert rows_from_text(text, record.width) == [tuple(sorted(columns)) for columns in record.rows]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        (" \n\n", []),
        ("2 19 20\n0\n1 7", [(19, 20), (), (7,)]),
        ("3 5 1 12", [(5, 1, 12)]),
        (".X..X\n\n  0100\n", [(2, 5), (2,)]),
        ("0000\n00", [(), ()]),
        ("1", [(1,)]),
        ("11\n1", [(1, 2), (1,)]),
        ("1 1", [(1,)]),
        ("1 0 1", [(1, 3)]),
        ("x . #", [(1, 3)]),
        ("." * 20, [()]),
        ("01 07", [(7,)]),
        ("1 " + "0" * 5000 + "7", [(7,)]),
    ],
)
def test_what_texts_mean(text, expected):
    assert rows_from_text(text, 20) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 19 21", [(1, 6, f"column 21 {OUTSIDE}", "column of chess 2", "21")]),
        ("0\n 1 0", [(2, 4, f"column 0 {OUTSIDE}", "column of chess 1", "0")]),
        ("3 5 7 5", [(1, 7, "two chesses in column 5", "column of chess 3", "5")]),
        ("3 5 7", [(1, 1, "2 columns follow", "how many columns follow", "3")]),
        ("2 5", [(1, 1, "1 column follows", "how many columns follow", "2")]),
        (
            "1 5\n2 a -3\n",
            [
                (2, 3, "not a whole number", "column of chess 1", "a"),
                (2, 5, "not a whole number", "column of chess 2", "-3"),
            ],
        ),
        ("hello", [(1, 1, "not a whole number", "number of chesses, or a picture such as .X..X", "hello")]),
        ("1 " + "9" * 5000, [(1, 3, f"the column {OUTSIDE}", "column of chess 1", "9" * 20 + "…")]),
        ("1 ²", [(1, 3, "not a whole number", "column of chess 1", "²")]),
        (". " * 21 + "X", [(1, 41, "22 blocks in a row of 20 columns", "at most 20 blocks", "")]),
        ("X\n" + "0" * 19 + "11", [(2, 21, "21 blocks in a row of 20 columns", "at most 20 blocks", "")]),
    ],
)
def test_what_is_refused(text, expected):
    with pytest.raises(InputError) as caught:
        rows_from_text(text, 20)
    assert [(d.line, d.column, d.message, d.expected, d.found) for d in caught.value.diagnostics] == expected


def test_a_hundred_errors_are_enough():
    with pytest.raises(InputError) as caught:
        rows_from_text("1 y\n" * 300, 20)
    assert len(caught.value.diagnostics) == 100


@given(st.text(alphabet="01 2X.x\n\r9-a", max_size=30))
def test_any_text_gives_rows_that_fit_or_errors_with_a_place(text):
    try:
        rows = rows_from_text(text, 9)
    except InputError as error:
        lines = text.splitlines()
        for found in error.diagnostics:
            assert lines[found.line - 1][found.column - 1 :].startswith(found.found.rstrip("…"))
    else:
        assert all(len(set(row)) == len(row) and all(1 <= column <= 9 for column in row) for row in rows)

"""HDU 5724: what is written, and what cannot be."""

import pytest

from engine.formats.base import WriteError
from engine.formats.hdu5724 import Hdu5724
from engine.games.board_record import BoardRecord

F = Hdu5724()


def test_each_row_is_a_line_and_the_order_of_columns_is_kept() -> None:
    text = "2\n3\n3 20 1 7\n0\n2 2 1\n1\n0\n"
    records = F.read(text).records
    assert records == (BoardRecord(20, ((20, 1, 7), (), (2, 1))), BoardRecord(20, ((),)))
    assert F.write(records) == text


def test_only_boards_of_20_columns_can_be_written() -> None:
    with pytest.raises(WriteError) as caught:
        F.write([BoardRecord(20, ((1,),)), BoardRecord(1, ((1,),)), BoardRecord(64, ((),))])
    assert [d.message for d in caught.value.diagnostics if d.is_error] == [
        "case 2: the board has 1 column, in HDU 5724 each board has 20",
        "case 3: the board has 64 columns, in HDU 5724 each board has 20",
    ]


def test_broken_limits_are_warned_of_and_written() -> None:
    long, empty = BoardRecord(20, ((),) * 1001), BoardRecord()
    findings = F.check([long, empty])
    assert not any(d.is_error for d in findings)
    assert [d.message for d in findings] == [
        "case 1: 1001 rows, the judge's limit is 1 <= n <= 1000",
        "case 2: 0 rows, the judge's limit is 1 <= n <= 1000",
    ]
    assert F.read(F.write([long, empty])).records == (long, empty)
    many = [BoardRecord(20, ((),))] * 101
    assert [d.message for d in F.check(many)] == ["101 cases, the judge's limit is 1 <= T <= 100"]
    assert F.check(many[1:]) == ()
    assert [d.message for d in F.check([])] == ["0 cases, the judge's limit is 1 <= T <= 100"]
    assert F.write([]) == "0\n"


def test_answers() -> None:
    assert F.format_answers([[True], [], [False]]) == "YES\nNO\n"
    assert F.adapt([BoardRecord(7)]) == ((BoardRecord(7),), ())
    assert F.names == ("hdu5724",)
    assert [str(limit) for limit in F.limits] == ["1 <= T <= 100", "1 <= n <= 1000", "0 <= m <= 20"]

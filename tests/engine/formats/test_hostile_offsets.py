"""Places looked up piece by piece are those of the plain definition; nothing is held that is as long as a text."""

import re
import tracemalloc

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.diagnostics import InputError
from engine.formats import offsets, reader
from engine.formats.offsets import Offsets
from engine.formats.reader import Tokens
from engine.formats.registry import built_in
from engine.games.board_text import rows_from_text
from engine.games.take_rule_text import TakeRuleError, parse_rule
from engine.verify import matching, verify, words

TEXTS = st.text(st.sampled_from("12 \n\r\tx７\x0b"), max_size=40)
QUERY = "1 1 1\n0 0 0\n"


def place(text: str, offset: int) -> tuple[int, int]:
    lines = re.split(r"\r\n|\r|\n", text[:offset])
    return len(lines), len(lines[-1]) + 1


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1 << 17])
@given(text=TEXTS, order=st.randoms())
def test_places_lines_and_values(size: int, text: str, order) -> None:
    with pytest.MonkeyPatch.context() as patch:
        for module in (offsets, reader):
            patch.setattr(module, "PIECE", size)
        found, tokens = Offsets(text), Tokens(text)
        found_words = list(re.finditer(r"[^ \t\n\r\x0b\x0c]+", text))
        expected = [match.start() for match in found_words] + [len(text)]
        assert [found.offset(token) for token in range(len(expected))] == expected
        assert [found.place(token) for token in range(len(expected))] == [place(text, at) for at in expected]
        mixed = list(range(len(expected)))
        order.shuffle(mixed)
        lines = [place(text, expected[token])[0] for token in mixed]
        assert found.lines(np.array(mixed, dtype=np.int64)).tolist() == lines
        values = [int(match[0]) if re.fullmatch("[0-9]+", match[0], re.ASCII) else -1 for match in found_words]
        assert tokens.values.tolist() == [value if value < 10**18 else -1 for value in values]


def test_a_place_far_behind_takes_no_array_as_long_as_the_text() -> None:
    text = "1\n" * 3_000_000
    found = Offsets(text)
    tracemalloc.start()
    assert found.place(2_999_999) == (3_000_000, 1)
    assert found.place(3_000_000) == (3_000_001, 1)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < len(text) * 2


@pytest.mark.parametrize("most", [1, 3, 10])
@pytest.mark.parametrize(("name", "word"), [("hdu1848", "Fibo"), ("hdu1536", "W")])
def test_of_very_much_output_the_rest_is_counted(name: str, word: str, most: int, monkeypatch) -> None:
    monkeypatch.setattr(matching, "MOST_EXTRA", most)
    form = built_in().get(name)
    records = form.read(QUERY if name == "hdu1848" else "1 1\n2\n1 1\n1 2\n0").records
    asked = sum(len(record.queries) for record in records)
    for gap in (" ", "\n"):
        report = verify(form, records, gap.join([word] * (asked + 8)))
        assert report.counts.extra == 8
        assert min(8, most) <= len(report.extra) <= 2 * most
        assert [answer.found for answer in report.answers] == [word] * asked


@pytest.mark.parametrize("most", [1, 3, 10])
def test_of_a_very_long_word_the_rest_is_counted(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matching, "MOST_EXTRA", most)
    form = built_in().get("hdu1536")
    report = verify(form, form.read("1 1\n2\n1 1\n1 2\n0").records, "W" * 9)
    assert (report.counts.total, report.counts.extra) == (2, 7)
    assert len(report.extra) == min(7, most)
    assert not report.ok


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("0" * 5000, 1),
        ("1 " + "0" * 6000 + " 3", 3),
        ("9" * 5000 + ".7", 1),
        ("1.." + "9" * 5000, 4),
        ("4" * 5000 + ".7", 1),
    ],
)
def test_rules_with_numbers_of_thousands_of_digits(text: str, column: int) -> None:
    with pytest.raises(TakeRuleError) as caught:
        parse_rule(text)
    assert caught.value.column == column
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("text", "same"), [("0" * 5000 + "3", "3"), ("0" * 5000 + ".77", "0.77"), ("2.." + "0" * 5000 + "9", "2..9")]
)
def test_rules_with_thousands_of_leading_zeros(text: str, same: str) -> None:
    assert parse_rule(text) == parse_rule(same)


@given(
    st.lists(st.integers(1, 10**18 - 1), min_size=1, max_size=20), st.sampled_from([" ", ",", ", ", "\n", ";", " and "])
)
def test_lists_of_numbers_are_read_the_same_whatever_is_between_them(numbers: list[int], gap: str) -> None:
    assert list(parse_rule(gap.join(map(str, numbers))).parts) == numbers


def test_a_line_longer_than_any_row_is_refused_without_looking_at_it() -> None:
    tracemalloc.start()
    with pytest.raises(InputError, match="a line of 4,000,000 characters") as caught:
        rows_from_text("1 1\n" + "1 " * 2_000_000, 20)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert caught.value.diagnostics[-1].line == 2
    assert peak < 20_000_000


@given(st.text(st.sampled_from("01 X.\n\r\x0b\x0c\x1c\x85\u2028"), max_size=40))
def test_the_rows_of_a_board_are_its_lines_that_are_not_blank(text: str) -> None:
    try:
        rows = rows_from_text(text, 20)
    except InputError:
        return
    assert len(rows) == sum(bool(line.strip()) for line in text.splitlines())


@pytest.mark.parametrize("size", [1, 2, 5, 1 << 16])
@given(st.text(st.sampled_from("ab \n\r\t\x1c\u2003\ufeff"), max_size=30))
def test_words_are_counted_as_they_are_found(size: int, text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "_PIECE", size)
        assert words.count_words(text) == len(list(words.words_of(text))) == len(text.removeprefix("\ufeff").split())

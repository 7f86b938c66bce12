"""Tokens and their places, against a reader that goes character by character."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.formats.reader import NO_NUMBER, TOO_LARGE, Tokens, decode

WHITE = " \t\n\r\x0b\x0c"
DIGITS = "0123456789"


def slow_tokens(text: str) -> list[tuple[str, int, int]]:
    """(token, line, column) of each token."""
    tokens, line, column, word = [], 1, 1, ""
    for i, c in enumerate(text):
        if c in WHITE:
            if word:
                tokens.append((word, line, column - len(word)))
                word = ""
        else:
            word += c
        column += 1
        if c == "\n" or (c == "\r" and text[i + 1 : i + 2] != "\n"):
            line, column = line + 1, 1
    if word:
        tokens.append((word, line, column - len(word)))
    return tokens


def slow_value(word: str) -> int:
    if not set(word) <= set(DIGITS) or int(word) >= 10**18:
        return NO_NUMBER
    return int(word)


def check(text: str) -> None:
    tokens = Tokens(text)
    slow = slow_tokens(text.removeprefix("\ufeff"))
    assert tokens.size == len(slow)
    assert tokens.values.dtype == np.int64
    assert tokens.values.tolist() == [slow_value(word) for word, _, _ in slow]
    for i, (word, line, column) in enumerate(slow):
        assert tokens.place(i) == (line, column)
        assert tokens.token_text(i) == word
    every = np.arange(tokens.size)
    assert tokens.lines(every).tolist() == [line for _, line, _ in slow]


@given(st.text(alphabet=DIGITS + WHITE, max_size=60))
def test_clean_text(text: str) -> None:
    check(text)


@given(st.text(alphabet="019-+.ax_\x00\x1c\x85\xa0\u2028\uff11\ufeff\ufffd😀\ud800" + WHITE, max_size=40))
def test_any_text(text: str) -> None:
    check(text)


@given(st.lists(st.integers(0, 10**20) | st.integers(10**18 - 2, 10**18 + 2) | st.integers(2**63 - 2, 2**64)))
def test_large_numbers(numbers: list[int]) -> None:
    check(" ".join(map(str, numbers)))
    check("x " + " ".join(map(str, numbers)))


@pytest.mark.parametrize(
    "word",
    ["-1", "+1", "1.0", "0x10", "1_000", "１", "1\xa0", "\x00", "1\x00", "٣", "1e3", "²", "-", "1\x1c2", "\ufeff1"],
)
def test_what_is_no_number(word: str) -> None:
    for text in (f"7 {word} 8", f" {word}", f"7\r\n{word}\r\n"):
        tokens = Tokens(text)
        at = [i for i in range(tokens.size) if tokens.token_text(i) == word]
        assert len(at) == 1
        assert tokens.values[at[0]] == NO_NUMBER
        assert tokens.problem(at[0]) == ("a negative number" if word == "-1" else "not a whole number")


def test_leading_zeros_are_allowed() -> None:
    assert Tokens("007 0000000000000000000000000000012 00").values.tolist() == [7, 12, 0]


def test_the_largest_number() -> None:
    tokens = Tokens(f"{TOO_LARGE - 1} {TOO_LARGE} 123456789012345678901234567890")
    assert tokens.values.tolist() == [TOO_LARGE - 1, NO_NUMBER, NO_NUMBER]
    assert tokens.problem(1).startswith("a number too large")
    assert tokens.found(2) == "12345678901234567890…"


def test_what_was_found() -> None:
    tokens = Tokens("7 abc -3 " + "z" * 50)
    assert [tokens.found(i) for i in range(5)] == ["7", "'abc'", "-3", "'" + "z" * 20 + "…'", "end of file"]
    assert Tokens("\x00").found(0) == r"'\x00'"


@pytest.mark.parametrize(
    ("text", "place"),
    [("", (1, 1)), ("1", (1, 2)), ("1\n", (2, 1)), ("1\r\n\r\n 2", (3, 3)), ("1\r", (2, 1)), ("é\u2028x", (1, 4))],
)
def test_the_end_of_the_file_has_a_place(text: str, place: tuple[int, int]) -> None:
    tokens = Tokens(text)
    assert tokens.place(tokens.size) == place


@pytest.mark.parametrize("text", ["", " ", "\n\r\n\t", "\ufeff", "\ufeff \n"])
def test_no_tokens(text: str) -> None:
    assert Tokens(text).size == 0


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_decoding(encoding: str) -> None:
    assert decode("1 2\r\n3 é\n".encode(encoding)) == "1 2\r\n3 é\n"


def test_big_endian_with_a_mark() -> None:
    assert decode("\ufeff4 5".encode("utf-16-be")) == "4 5"


def test_broken_bytes_turn_up_as_a_bad_token() -> None:
    tokens = Tokens(decode(b"1 2\n3 \xff4 5\n"))
    assert tokens.values.tolist() == [1, 2, 3, NO_NUMBER, 5]
    assert tokens.place(3) == (2, 3)
    assert Tokens(decode(b"\xff\xfe1")).size >= 0
    assert Tokens(decode(b"\xff\xfe1\x00 \x00x")).values.tolist()[0] == 1


def test_a_mark_counts_no_column() -> None:
    assert Tokens(decode("1 x".encode("utf-8-sig"))).place(1) == (1, 3)
    assert Tokens("\ufeff1 x").place(1) == (1, 3)

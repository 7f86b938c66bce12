"""Rules as people write them: what they mean, how they read, and what is wrong with them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.take_numbers import Family, Powers, Span
from engine.games.take_rule import FIBONACCI, GrundysGame, Octal, Subtraction, rule_of
from engine.games.take_rule_text import TakeRuleError, parse_rule


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("1 3 4", (1, 3, 4)),
        ("4,3, 1;3", (4, 3, 1, 3)),
        ("{1, 3, 4}", (1, 3, 4)),
        ("007", (7,)),
        ("1..5", (Span(1, 5),)),
        ("2 … 5 and 9", (Span(2, 5), 9)),
        ("3...3", (Span(3, 3),)),
        ("all", (Family.ALL,)),
        ("Any", (Family.ALL,)),
        ("any positive", (Family.ALL,)),
        ("ALL POSITIVE NUMBERS", (Family.ALL,)),
        ("fibonacci", (Family.FIBONACCI,)),
        ("Fibonacci numbers, squares and primes", (Family.FIBONACCI, Family.SQUARES, Family.PRIMES)),
        ("powers of two", (Powers(2),)),
        ("powers of 10 powers of 3", (Powers(10), Powers(3))),
        ("1..3, squares", (Span(1, 3), Family.SQUARES)),
        ("prime numbers 4", (Family.PRIMES, 4)),
        ("999999999999999999", (10**18 - 1,)),
    ],
)
def test_sets(text: str, parts: tuple[object, ...]) -> None:
    assert parse_rule(text) == Subtraction(parts)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "digits"),
    [
        ("0.77", (0, 7, 7)),
        (".137", (0, 1, 3, 7)),
        ("octal 0.070", (0, 0, 7)),
        ("4.", (4,)),
        ("4.3", (4, 3)),
        (" Kayles ", (0, 7, 7)),
        ("dawson’s chess", (0, 1, 3, 7)),
        ("Dawson's Kayles", (0, 0, 7)),
    ],
)
def test_octal_codes(text: str, digits: tuple[int, ...]) -> None:
    assert parse_rule(text) == Octal(digits)


@pytest.mark.parametrize("text", ["Grundy's game", "grundy’s  GAME", "grundys game", "grundy"])
def test_grundys_game(text: str) -> None:
    assert parse_rule(text) == GrundysGame()


@pytest.mark.parametrize(
    ("text", "column", "found", "message"),
    [
        ("", 1, "the end", "nothing to take"),
        ("  {} ", 6, "the end", "nothing to take"),
        ("1 3 x", 5, "x", "no number"),
        ("1, -3", 4, "-", "no number"),
        ("1 0", 3, "0", "at least 1"),
        ("0..4", 1, "0", "at least 1"),
        ("1 5..2", 3, "2", "falls"),
        ("1..", 4, "the end", "missing"),
        ("1.. x", 5, "x", "missing"),
        ("..3", 1, "..", "no number"),
        ("powers of", 10, "the end", "missing"),
        ("2 powers of 1", 13, "1", "only 1"),
        ("powers", 1, "powers", "no number"),
        ("1000000000000000000", 1, "1000000000000000000", "too large"),
        ("2 " + "9" * 5000, 3, "9" * 20, "too large"),
        ("0.78", 4, "8", "0 to 7"),
        ("2.7", 1, "2", "before the point"),
        ("44.7", 1, "44", "before the point"),
        ("0.000", 1, "0.000", "no move"),
        (".", 1, ".", "no move"),
        ("0.77 3", 6, "3", "stands alone"),
        ("0.77.7", 5, ".7", "stands alone"),
        ("3 0.77", 3, "0.77", "stands alone"),
        ("1 kayles", 3, "kayles", "stands alone"),
        ("kayles 1", 8, "1", "stands alone"),
        ("octal", 6, "the end", "no octal code"),
        ("octal 77", 7, "77", "no octal code"),
        ("１", 1, "１", "no number"),
    ],
)
def test_errors(text: str, column: int, found: str, message: str) -> None:
    with pytest.raises(TakeRuleError) as caught:
        parse_rule(text)
    error = caught.value
    assert (error.column, error.found) == (column, found)
    assert message in error.message
    assert error.expected or message == "nothing"
    assert str(error).startswith(f"column {column}: {error.message} (expected ")


@given(st.text(st.sampled_from("0123456789.,… andpowersfilquxk'{}-４é"), max_size=20))
def test_any_text_is_a_rule_or_an_error(text: str) -> None:
    try:
        rule = parse_rule(text)
    except TakeRuleError as error:
        assert 1 <= error.column <= len(text) + 1
        shown = "the end" if error.column == len(text) + 1 else error.found
        assert error.found in ("", shown) or error.found in text
    else:
        assert parse_rule(rule.text) == rule


numbers = st.integers(1, 10**18 - 1)
spans = st.tuples(numbers, numbers).map(lambda ends: Span(min(ends), max(ends)))
parts = numbers | spans | st.sampled_from(Family) | st.integers(2, 10**6).map(Powers)
sets = st.lists(parts, min_size=1, max_size=6).map(lambda p: Subtraction(tuple(p)))
small = st.integers(1, 30) | st.tuples(st.integers(1, 20), st.integers(0, 12)).map(lambda s: Span(s[0], s[0] + s[1]))
octals = st.tuples(st.sampled_from([0, 4]), st.lists(st.integers(0, 7), max_size=5), st.integers(1, 7)).map(
    lambda c: Octal((c[0], *c[1], c[2]))
)


@given(sets | octals | st.just(GrundysGame()))
def test_the_text_of_a_rule_is_read_as_the_rule(rule: Subtraction | Octal | GrundysGame) -> None:
    assert parse_rule(rule.text) == rule
    assert parse_rule(rule.text.upper()) == rule
    assert rule.describe()


def test_lists_keep_their_order_and_repeats() -> None:
    assert parse_rule("4 1 4 2").text == "4 1 4 2"
    assert parse_rule("4 1").takes_up_to(9).tolist() == [1, 4]  # type: ignore[union-attr]
    assert rule_of([4, 1]) != rule_of([1, 4])


IS_IN = {
    Family.ALL: lambda x: True,
    Family.FIBONACCI: lambda x: x in (1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144),
    Family.SQUARES: lambda x: int(x**0.5 + 0.5) ** 2 == x,
    Family.PRIMES: lambda x: x > 1 and all(x % d for d in range(2, x)),
}


def is_in(part: object, x: int) -> bool:
    if isinstance(part, int):
        return part == x
    if isinstance(part, Span):
        return part.first <= x <= part.last
    if isinstance(part, Powers):
        return any(part.base**k == x for k in range(9))
    return bool(IS_IN[part](x))  # type: ignore[index]


@given(st.lists(small | st.sampled_from(Family) | st.integers(2, 5).map(Powers), min_size=1, max_size=4))
def test_what_may_be_taken(chosen: list[object]) -> None:
    rule = Subtraction(tuple(chosen))  # type: ignore[arg-type]
    for n in (0, 1, 2, 40, 145):
        expected = [x for x in range(1, n + 1) if any(is_in(part, x) for part in chosen)]
        assert rule.takes_up_to(n).tolist() == expected


@given(st.lists(small, min_size=1, max_size=6))
def test_finite_sets(chosen: list[int | Span]) -> None:
    rule = Subtraction(tuple(chosen))
    takes = [x for x in range(1, 60) if any(is_in(part, x) for part in chosen)]
    assert rule.is_finite
    assert rule.largest == takes[-1]
    assert rule.upper == (len(takes) if takes == list(range(1, len(takes) + 1)) else None)
    assert rule.takes_up_to(10**30).tolist() == takes


def test_endless_sets() -> None:
    rule = Subtraction((3, Family.SQUARES))
    assert not rule.is_finite
    assert rule.upper is None
    assert not rule.takes_everything
    assert Subtraction((3, Family.ALL)).takes_everything
    with pytest.raises(ValueError, match="no largest"):
        _ = rule.largest


@pytest.mark.parametrize("parts", [(), (0,), (1, -2), (Span(0, 3),), (Span(3, 2),), (Powers(1),)])
def test_no_set(parts: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no subtraction set"):
        Subtraction(parts)


@pytest.mark.parametrize("digits", [(), (0,), (0, 7, 0), (1, 7), (0, 8)])
def test_no_code(digits: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no octal code"):
        Octal(digits)


def test_octal_games() -> None:
    assert Octal((0, 3, 0, 3)).as_subtraction() == rule_of([1, 3])
    assert Octal((0, 7)).as_subtraction() is None
    assert Octal((0, 1, 3)).as_subtraction() is None
    assert Octal((4, 3)).as_subtraction() is None
    assert (Octal((0, 3, 1)).splits, Octal((0, 3, 6)).splits, Octal((4,)).splits) == (False, True, True)
    assert GrundysGame().splits
    assert not FIBONACCI.splits
    assert (Octal((0, 7, 7)).name, Octal((0, 3)).name, Octal((0, 7, 7)).code_length) == ("Kayles", "", 2)


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("4 3 1 3", "take 1, 3 or 4"),
        ("5", "take 5"),
        ("1 2", "take 1 or 2"),
        ("1", "take 1"),
        ("2 1 3..9", "take 1 to 9"),
        ("any", "take any number"),
        ("3 all", "take any number"),
        ("5..7 3", "take 3 or 5 to 7"),
        ("squares, 2, primes", "take 2, a square (1, 4, 9, ...) or a prime (2, 3, 5, 7, ...)"),
        ("powers of 3", "take a power of 3 (1, 3, 9, ...)"),
        ("2 4 6 8 10 12 14 16 18 20 22 24 26", "take one of 13 numbers (2, 4, 6, 8, 10, ..., 26)"),
        ("0.77", "Kayles: take 1 or 2, leaving nothing, one heap or two heaps"),
        ("0.33", "take 1 or 2, leaving nothing or one heap"),
        ("0.15", "take a whole heap of 1; take 2, leaving nothing or two heaps"),
        ("4.4", "split a heap in two, taking nothing; take 1, leaving two heaps"),
        ("grundy", "Grundy's game: split a heap into two unequal heaps"),
    ],
)
def test_readings(text: str, reading: str) -> None:
    assert parse_rule(text).describe() == reading

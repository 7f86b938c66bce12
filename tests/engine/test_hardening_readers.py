"""Texts of one endless word: they are told from cases and from numbers without being gone through again and again."""

import re
from random import Random

from engine.formats.reader import Tokens
from engine.project_file.lenient import next_case

BY_PATTERN = re.compile(r'(?:\{\s*)?(?<!\\)"kind"\s*:')
PARTS = ('"kind"', '"kind":', ":", " ", "{", "{ ", "\n", "\\", '"', "x")


def test_the_next_case_is_where_the_pattern_finds_it() -> None:
    rng = Random(1)
    for _ in range(20_000):
        text = "".join(rng.choice(PARTS) for _ in range(rng.randint(0, 12)))
        at = rng.randint(0, len(text))
        match = BY_PATTERN.search(text, at)
        assert next_case(text, at) == (match.start() if match else len(text)), (text, at)


def test_places_of_tokens_are_those_of_their_first_characters() -> None:
    rng = Random(2)
    for _ in range(2_000):
        text = "".join(rng.choice(("7", "12", "x", "-", " ", "\n", "\t", "\u00a0")) for _ in range(rng.randint(0, 30)))
        tokens = Tokens(text)
        starts = [match.start() for match in re.finditer(r"[^ \t\n\r\x0b\x0c]+", text)]
        assert tokens.size == len(starts)
        for token, start in enumerate(starts):
            line = text.count("\n", 0, start) + 1
            assert tokens.place(token) == (line, start - text.rfind("\n", 0, start))


def test_what_is_wrong_with_an_endless_token_is_said_by_its_beginning() -> None:
    digits, signed, mixed = Tokens("7" * 50_000), Tokens("-" + "7" * 50_000), Tokens("7x" * 25_000)
    assert digits.problem(0) == "a number too large (10^18 or more)"
    assert signed.problem(0) == "a negative number"
    assert mixed.problem(0) == "not a whole number"
    assert len(digits.found(0)) < 100
    assert digits.token_text(0) == "7" * 50_000

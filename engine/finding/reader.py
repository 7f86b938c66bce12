"""Reads a query into a test for all positions at once."""

from collections.abc import Callable
from functools import partial, reduce
from operator import and_, eq, ge, gt, le, lt, ne, or_
from typing import Any

from engine.finding.errors import Kind, QueryError
from engine.finding.facts import Bools, Facts, Test
from engine.finding.words import Word, is_number, number_of, words_of

_FIELDS = ("value", "stones", "moves")
_COMPARE: dict[str, Callable[[Any, Any], Any]] = {
    "=": eq, "==": eq, "!=": ne, "<>": ne, "<": lt, "<=": le, ">": gt, ">=": ge, "≤": le, "≥": ge, "≠": ne,
}  # fmt: skip
DEEPEST = 40
"""Parentheses within each other that are read."""


def parse(text: str) -> Test | None:
    """Read a query; None if it is empty. Raises QueryError."""
    reader = _Reader(words_of(text), len(text))
    if reader.peek() is None:
        return None
    test = reader.either()
    if reader.peek() is not None:
        raise reader.error("end")
    return test


class _Reader:
    """Reads words by recursive descent."""

    def __init__(self, words: list[Word], end: int) -> None:
        self._words, self._at, self._end = words, 0, end
        self._depth = 0

    def peek(self) -> Word | None:
        return self._words[self._at] if self._at < len(self._words) else None

    def error(self, kind: Kind) -> QueryError:
        """An error at the next word."""
        word, after = self.peek(), self._words[self._at - 1].text if self._at else ""
        return QueryError(kind, after, word.text if word else "", word.column if word else self._end)

    def _is(self, *texts: str) -> bool:
        word = self.peek()
        return word is not None and word.kind != "quoted" and word.text.casefold() in texts

    def _takes(self, *texts: str) -> bool:
        taken = self._is(*texts)
        self._at += taken
        return taken

    def either(self) -> Test:
        tests = [self._both()]
        while self._takes("or"):
            tests.append(self._both())
        return _joined(or_, tests)

    def _both(self) -> Test:
        tests = [self._one()]
        while self._takes("and") or (self.peek() is not None and not self._is("or", ")")):
            tests.append(self._one())
        return _joined(and_, tests)

    def _one(self) -> Test:
        denials = 0
        while self._takes("not"):
            denials += 1
        test = self._term()
        return _denied(test) if denials % 2 else test

    def _term(self) -> Test:
        if self._takes("("):
            return self._closed()
        word = self.peek()
        if word is None or self._is("and", "or", ")"):
            raise self.error("term")
        self._at += 1
        if word.kind in ("sign", "range"):
            self._at -= 1
            return self._compared("value")
        folded = word.text.casefold()
        if word.kind == "word" and folded in _FIELDS:
            return self._compared(folded)
        if word.kind == "word" and folded == "group" and self._is_title():
            self._at += 1
            title = self._words[self._at - 1]
            return partial(_in_group, title.text.strip('"').casefold())
        return _simple(word)

    def _is_title(self) -> bool:
        """Whether the next word can be a part of a title."""
        word = self.peek()
        return word is not None and word.kind in ("word", "quoted") and not self._is("and", "or", "not")

    def _closed(self) -> Test:
        self._depth += 1
        if self._depth > DEEPEST:
            raise self.error("depth")
        test = self.either()
        if not self._takes(")"):
            raise self.error("close")
        self._depth -= 1
        return test

    def _compared(self, field: str) -> Test:
        sign = "="
        if self._is(*_COMPARE):
            sign = self._words[self._at].text
            self._at += 1
        word = self.peek()
        if word is None or not (word.kind == "range" or is_number(word.text)):
            raise self.error("number")
        if word.kind != "range":
            self._at += 1
            return partial(_compare, field, _COMPARE[sign], number_of(word.text))
        return self._ranged(field, sign, word)

    def _ranged(self, field: str, sign: str, word: Word) -> Test:
        low, high = map(number_of, word.text.split(".."))
        if sign not in ("=", "==", "!=", "<>", "≠"):
            raise self.error("number")
        if low > high:
            raise self.error("range")
        self._at += 1
        inside: Test = partial(_between, field, low, high)
        return inside if sign in ("=", "==") else _denied(inside)


# Tests


def _joined(how: Callable[[Bools, Bools], Bools], tests: list[Test]) -> Test:
    return tests[0] if len(tests) == 1 else lambda facts: reduce(how, (test(facts) for test in tests))


def _denied(test: Test) -> Test:
    return lambda facts: ~test(facts)


def _compare(field: str, how: Callable[[Any, Any], Any], number: int, facts: Facts) -> Bools:
    found: Bools = how(getattr(facts, field if field != "value" else "values"), number)
    return found


def _between(field: str, low: int, high: int, facts: Facts) -> Bools:
    return _compare(field, ge, low, facts) & _compare(field, le, high, facts)


_PLAIN: dict[str, Test] = {
    "p": partial(_compare, "value", eq, 0),
    "n": partial(_compare, "value", ne, 0),
    "terminal": partial(_compare, "moves", eq, 0),
    "named": lambda facts: facts.named(bool),
}


def _simple(word: Word) -> Test:
    """A plain word, a number, or a part of a name."""
    if word.kind == "quoted":
        return partial(_name_has, word.text[1:-1].casefold())
    folded = word.text.casefold()
    if folded in _PLAIN:
        return _PLAIN[folded]
    return partial(_numbered if is_number(folded) else _name_has, folded)


def _in_group(part: str, facts: Facts) -> Bools:
    return facts.grouped(part)


def _name_has(part: str, facts: Facts) -> Bools:
    return facts.named(lambda name: part in name)


def _numbered(text: str, facts: Facts) -> Bools:
    found = facts.named(lambda name: name == text)
    index = number_of(text) - facts.first
    if 0 <= index < facts.n:
        found[index] = True
    return found

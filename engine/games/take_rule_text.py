"""Reading a rule as people write it: ``1 3 4``, ``1..3, squares``, ``powers of two``, ``0.77``, ``Grundy's game``."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NoReturn, TypeVar

from engine.games.take_numbers import Family, Part, Powers, Span
from engine.games.take_rule import GAMES, GrundysGame, Octal, Subtraction, TakeRule
from engine.said import Said, say

_T = TypeVar("_T")

TOO_LARGE = 10**18
"""Numbers of a rule are smaller than this, as those of judge files are."""

_PLAIN = frozenset("0123456789, \t\r\n")
_DIGITS = 18
_SHOWN = 20
"""So many characters of what stands in a text are repeated in a message."""

EXPECTED = say(
    "a number, a range like 1..4, all, fibonacci, squares, primes or powers of 2; or, alone, an octal code like 0.77"
)

_TOKEN = re.compile(
    r"(?P<gap>[\s,;{}]+)|(?P<dots>\.{2,3}|…)|(?P<octal>[0-9]*\.(?!\.)[0-9]*)|(?P<number>[0-9]+)"
    r"|(?P<word>[^\W\d_]+(?:['’][^\W\d_]*)*)|(?P<other>\S)"
)
_SPECIAL: dict[str, TakeRule] = {
    "grundys game": GrundysGame(),
    "grundy": GrundysGame(),
    **{name.lower().replace("'", ""): Octal(digits) for digits, name in GAMES.items()},
}
_FAMILIES = {
    **dict.fromkeys(("fibonacci numbers", "fibonacci"), Family.FIBONACCI),
    **dict.fromkeys(("square numbers", "squares"), Family.SQUARES),
    **dict.fromkeys(("prime numbers", "primes"), Family.PRIMES),
    **{
        f"{start}{end}": Family.ALL
        for start in ("all", "any")
        for end in (" positive numbers", " positive number", " positive", " numbers", " number", "")
    },
}
_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}


class TakeRuleError(ValueError):
    """A text that is no rule.

    Attributes
    ----------
    message, column, expected, found
        What is wrong, at which character (from 1), what should stand there ("" where the message says it), what does.
    """

    def __init__(self, message: str, column: int, expected: str = "", found: str = "") -> None:
        found = found if len(found) <= _SHOWN else found[:_SHOWN]
        self.message, self.column, self.expected, self.found = message, column, expected, found
        super().__init__(_whole(message, column, expected, found))


def _whole(message: str, column: int, expected: str, found: str) -> Said:
    values = {"message": message, "column": column, "expected": expected, "found": found}
    if expected and found:
        return say("column {column}: {message} (expected {expected}, found {found})", **values)
    if expected:
        return say("column {column}: {message} (expected {expected})", **values)
    if found:
        return say("column {column}: {message} (found {found})", **values)
    return say("column {column}: {message}", **values)


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    column: int


def parse_rule(text: str) -> TakeRule:
    """The rule that `text` describes; letter case does not matter, numbers keep their order and repeats.

    Numbers, ranges and families stand beside each other with blanks, commas, semicolons or "and" between them; braces
    around them are allowed. A rule for splitting (an octal code, a game's name) stands alone.

    Raises
    ------
    TakeRuleError
        If it is no rule, with the column of the first thing that is wrong.
    """
    return _list_of(text) or _Parser(text).rule()


def _list_of(text: str) -> Subtraction | None:
    """The set that a plain list of numbers is, which may be long; None for all else, and for a list with a fault."""
    if not set(text) <= _PLAIN:
        return None
    words = text.replace(",", " ").split()
    sound = bool(words) and all(len(word) <= _DIGITS and word.strip("0") for word in words)
    return Subtraction(tuple(map(int, words))) if sound else None


def _tokens(text: str) -> Iterator[_Token]:
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or ""
        if kind != "gap" and match.group().lower() != "and":
            yield _Token(kind, match.group(), match.start() + 1)
    yield _Token("end", "", len(text) + 1)


class _Parser:
    """Takes the tokens of a text one after the other; no more of them are held than the longest phrase has."""

    def __init__(self, text: str) -> None:
        self._source = _tokens(text)
        self._held: list[_Token] = []
        self._dropped = self.at = 0

    def _ahead(self, count: int) -> list[_Token]:
        """The next so many tokens, or as many as there are."""
        start = self.at - self._dropped
        self._held += islice(self._source, max(0, start + count - len(self._held)))
        return self._held[start : start + count]

    @property
    def here(self) -> _Token:
        return self._ahead(1)[0]

    def rule(self) -> TakeRule:
        special = self._special()
        if special is not None:
            if self.here.kind != "end":
                self._fail(say("a rule for splitting stands alone"), say("the end of the rule"))
            return special
        parts: list[Part] = []
        while self.here.kind != "end" or not parts:
            parts.append(self._part())
            del self._held[: self.at - self._dropped]
            self._dropped = self.at
        return Subtraction(tuple(parts))

    def _special(self) -> TakeRule | None:
        start = self.at
        if self._phrase({"octal": True}) and self.here.kind != "octal":
            self._fail(say("there is no octal code"), say("a code like 0.77"))
        if self.here.kind == "octal":
            return self._octal()
        self.at = start
        return self._phrase(_SPECIAL)

    def _octal(self) -> Octal:
        token = self.here
        whole, _, rest = token.text.partition(".")
        for offset, digit in enumerate(token.text):
            if digit in "89":
                text = say("the digits of an octal code are 0 to 7")
                raise TakeRuleError(text, token.column + offset, say("a digit 0 to 7"), digit)
        whole = whole.lstrip("0") or "0"
        if whole not in ("0", "4"):
            text = say(
                "the digit before the point is 0, or 4 for splitting without taking: else the game would not end"
            )
            raise TakeRuleError(text, token.column, say("0 or 4"), whole)
        digits = (int(whole), *map(int, rest.rstrip("0")))
        if not any(digits):
            text = say("this code allows no move")
            raise TakeRuleError(text, token.column, say("a digit that is not 0"), token.text)
        self.at += 1
        return Octal(digits)

    def _part(self) -> Part:
        if self.here.kind == "number":
            return self._number_or_span()
        if self.here.kind == "word":
            family = self._phrase(_FAMILIES)
            if family is not None:
                return family
            if self._phrase({"powers of": True}):
                return self._powers()
        if self.here.kind == "octal" or self._peek_special():
            self._fail(say("a rule for splitting stands alone"), EXPECTED)
        empty = self.here.kind == "end"
        return self._fail(say("there is nothing to take") if empty else say("this is no number to take"), EXPECTED)

    def _peek_special(self) -> bool:
        start = self.at
        found = self._phrase(_SPECIAL) is not None
        self.at = start
        return found

    def _number_or_span(self) -> Part:
        start = self.here
        first = self._number(say("a number to take"))
        if self.here.kind != "dots":
            return first
        self.at += 1
        end = self.here
        last = self._number(say("the end of the range"))
        if last < first:
            text = say("the range falls: {first} to {last}", first=first, last=last)
            raise TakeRuleError(text, start.column, say("{first} or more as its end", first=first), end.text)
        return Span(first, last)

    def _number(self, expected: str) -> int:
        token = self.here
        if token.kind != "number":
            self._fail(say("a number is missing"), expected)
        # Far too long ones are not even turned into numbers; Python refuses those of very many digits, zeros or not.
        digits = token.text.lstrip("0")
        if len(digits) > len(str(TOO_LARGE)) or int(digits or "0") >= TOO_LARGE:
            self._fail(say("a number too large (10^18 or more)"), say("a smaller number"))
        if not digits:
            self._fail(say("a move takes at least 1"), say("a number from 1"))
        self.at += 1
        return int(digits)

    def _powers(self) -> Powers:
        token = self.here
        if token.text.lower() in _COUNTS:
            self.at += 1
            return Powers(_COUNTS[token.text.lower()])
        base = self._number(say("a number after 'powers of'"))
        if base < 2:
            text = say("the powers of 1 are only 1")
            raise TakeRuleError(text, token.column, say("a number from 2"), token.text)
        return Powers(base)

    def _phrase(self, phrases: dict[str, _T]) -> _T | None:
        """Take the longest of the phrases that stands here, if any; gives what it means."""
        words: list[str] = []
        for token in self._ahead(4):
            if token.kind != "word":
                break
            words.append(re.sub("['’]", "", token.text.lower()))
        for count in range(len(words), 0, -1):
            meaning = phrases.get(" ".join(words[:count]))
            if meaning is not None:
                self.at += count
                return meaning
        return None

    def _fail(self, message: str, expected: str) -> NoReturn:
        token = self.here
        found = say("the end") if token.kind == "end" else token.text
        raise TakeRuleError(message, token.column, expected, found)

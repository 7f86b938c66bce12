"""The words of an output with their places, and the words that a judge would print in their stead."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from engine.formats.base import Format
from engine.said import say

_WORD_OR_LINE_END = re.compile(r"\S+|\r\n|\r|\n")
_MARK = "\ufeff"
_PIECE = 1 << 16


class Found(NamedTuple):
    """A word of the output, and where it starts, from 1."""

    text: str
    line: int
    column: int


def words_of(text: str) -> Iterator[Found]:
    """The words of a text between its white space, one by one; a byte-order mark is skipped."""
    line, begin = 1, 0
    for match in _WORD_OR_LINE_END.finditer(text.removeprefix(_MARK)):
        word = match.group()
        if word[0] in "\r\n":
            line, begin = line + 1, match.end()
        else:
            yield Found(word, line, match.start() - begin + 1)


def count_words(text: str) -> int:
    """How many words `words_of` gives, without making them."""
    text = text.removeprefix(_MARK)
    begins = range(0, len(text), _PIECE)
    cut = sum(1 for at in begins if at and not (text[at - 1].isspace() or text[at].isspace()))
    return sum(len(text[at : at + _PIECE].split()) for at in begins) - cut


class Claim(NamedTuple):
    """What one answer in a word claims: None if it is none of the judge's; `offset` counts from the word's start."""

    says: bool | None
    text: str
    offset: int


class Vocabulary:
    """How a format answers.

    Attributes
    ----------
    words
        The judge's words for a win and for a loss.
    joins
        Whether the answers of a case are one word, with nothing between them.
    """

    def __init__(self, form: Format[Any]) -> None:
        self.form = form
        self.words = form.answer_words
        self.joins = len(form.format_answers([[True, True]]).split()) == 1
        wins, loses = self.words
        self._exact = {wins: True, loses: False}
        self._folded = {wins.casefold(): True, loses.casefold(): False}
        longest_first = sorted(map(re.escape, self.words), key=len, reverse=True)
        self._piece = re.compile(f"{'|'.join(longest_first)}|.", re.IGNORECASE | re.DOTALL)

    def word(self, wins: bool) -> str:
        """The judge's word."""
        return self.words[0] if wins else self.words[1]

    def says(self, text: str) -> bool | None:
        """What an answer claims, whatever its letter case."""
        exact = self._exact.get(text)
        return self._folded.get(text.casefold()) if exact is None else exact

    def is_exact(self, text: str) -> bool:
        """Whether it is spelled as the judge spells it."""
        return text in self._exact

    def claims(self, word: str) -> Iterator[Claim]:
        """The answers in a word of the output, one by one: one, or more where the format joins them."""
        if not self.joins:
            yield Claim(self.says(word), word, 0)
            return
        for match in self._piece.finditer(word):
            yield Claim(self.says(match.group()), match.group(), match.start())

    def count(self, word: str, most: int | None = None) -> int:
        """How many answers there are in a word of the output; no more than `most` are counted, if that is given."""
        if not self.joins:
            return 1
        if max(map(len, self.words)) == 1:
            return len(word) if most is None else min(len(word), most)
        return sum(1 for _ in islice(self._piece.finditer(word), most))


class Slot(NamedTuple):
    """A word that the judge prints, and how many answers it holds; none if it stands only around them."""

    text: str
    answers: int


def slots(vocabulary: Vocabulary, truth: Sequence[Sequence[bool]]) -> list[Slot]:
    """The words that the judge prints for cases of one format."""
    expected = [vocabulary.word(wins) for case in truth for wins in case]
    printed = vocabulary.form.format_answers(truth).split()
    if printed == expected:
        return [Slot(word, 1) for word in printed]
    if vocabulary.joins and "".join(printed) == "".join(expected):
        return [Slot("".join(map(vocabulary.word, case)), len(case)) for case in truth if case]
    return _with_frames(printed, expected)


def _with_frames(printed: Sequence[str], expected: Sequence[str]) -> list[Slot]:
    """A format may print more than answers (``Case 1: WIN``): what is no answer is a frame around them."""
    found: list[Slot] = []
    answered = 0
    for word in printed:
        is_answer = answered < len(expected) and word == expected[answered]
        answered += is_answer
        found.append(Slot(word, int(is_answer)))
    if answered < len(expected):
        raise ValueError(say("the format prints its answers in a way that cannot be taken apart"))
    return found

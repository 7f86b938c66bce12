"""The words of an output put beside the judge's, from the first to the last."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice, repeat
from typing import Any

from engine.diagnostics import Diagnostic, Severity
from engine.formats.base import Format
from engine.said import say, say_count
from engine.verify.places import Places
from engine.verify.report import Answer, Extra, Report, Status
from engine.verify.words import Claim, Found, Slot, Vocabulary, count_words, slots, words_of

MOST_EXTRA = 100_000
"""So much extra output is listed piece by piece; of what is beyond, there is only the count."""


class Matcher:
    """Goes through an output once, format by format; `finish` gives what came of it."""

    def __init__(self, text: str, places: Places) -> None:
        self._text = text
        self._source = words_of(text)
        self._words: list[Found] = []
        self._places = places
        self._at = 0
        self._answers: list[Answer] = []
        self._extra: list[Extra] = []
        self._more_extra = 0
        self._said: list[bool | None] = []
        self._warnings = _Warnings()

    def match(self, vocabulary: Vocabulary, truth: Sequence[Sequence[bool]], first: int, *, is_last: bool) -> None:
        """Match the answers of the next cases, which are counted from `first`; `is_last` if none come after them."""
        queries = ((case, query, wins) for case, own in enumerate(truth, first) for query, wins in enumerate(own))
        expected = slots(vocabulary, truth)
        # An output may be far longer than what is asked for: no more of it is held than has to be looked at.
        self._hold(sum(max(1, slot.answers) for slot in expected) + (MOST_EXTRA if is_last else 0))
        rest = self._words[self._at :] if is_last else []
        if is_last and _is_spaced_otherwise(vocabulary, expected, rest):
            self._warnings.spacing(rest[0])
            self._at = len(self._words)
            self._take(vocabulary, queries, sum(slot.answers for slot in expected), rest)
            return
        if not vocabulary.joins and all(slot.answers for slot in expected):
            self._match_words(vocabulary, queries)
            return
        for slot in expected:
            self._match_slot(vocabulary, queries, slot)

    def _hold(self, ahead: int) -> None:
        """Have so many words in store from where the matching stands, or as many as there are."""
        self._words += islice(self._source, max(0, self._at + ahead - len(self._words)))

    def _match_words(self, vocabulary: Vocabulary, queries: Iterable[tuple[int, int, bool]]) -> None:
        """A word for each query: the usual way, and the quick one where there are many."""
        given = chain(islice(self._words, self._at, None), repeat(None))
        for query, word in zip(queries, given, strict=False):
            claimed = (word, Claim(vocabulary.says(word.text), word.text, 0)) if word else None
            self._answers.append(self._answer(vocabulary, *query, claimed))
            self._at += 1

    def _match_slot(self, vocabulary: Vocabulary, queries: Iterator[tuple[int, int, bool]], slot: Slot) -> None:
        word = self._words[self._at] if self._at < len(self._words) else None
        if slot.answers:
            self._at += 1
            self._take(vocabulary, queries, slot.answers, [word] if word else [])
        elif word and word.text.casefold() == slot.text.casefold():
            self._at += 1
        else:
            self._warnings.frame(slot.text, word)

    def _take(
        self, vocabulary: Vocabulary, queries: Iterator[tuple[int, int, bool]], count: int, words: Sequence[Found]
    ) -> None:
        """Answer the next `count` queries with what stands in `words`; what is left over is extra."""
        claims = chain.from_iterable(((word, claim) for claim in vocabulary.claims(word.text)) for word in words)
        given = 0
        for _ in range(count):
            claim = next(claims, None)
            given += claim is not None
            self._answers.append(self._answer(vocabulary, *next(queries), claim))
        before = len(self._extra)
        for word, more in islice(claims, MOST_EXTRA):
            self._said.append(more.says)
            self._extra.append(Extra(word.line, word.column + more.offset, more.text, more.says))
        taken = len(self._extra) - before
        if taken == MOST_EXTRA:
            self._more_extra += sum(vocabulary.count(word.text) for word in words) - given - taken

    def _answer(
        self, vocabulary: Vocabulary, case: int, query: int, wins: bool, given: tuple[Found, Claim] | None
    ) -> Answer:
        expected = vocabulary.word(wins)
        place = self._places.of(case, query)
        if given is None:
            return Answer(case, query, Status.MISSING, wins, None, expected, "", 0, 0, *place)
        word, (says, text, offset) = given
        self._said.append(says)
        if says is not None and not vocabulary.is_exact(text):
            self._warnings.spelling(word, offset, text, vocabulary.word(says))
        status = Status.MALFORMED if says is None else Status.RIGHT if says == wins else Status.WRONG
        return Answer(case, query, status, wins, says, expected, text, word.line, word.column + offset, *place)

    def finish(self, form: Format[Any] | Sequence[Format[Any]]) -> Report:
        """The report; words that are left are extra, and are read in the words of `form`, if that is one."""
        vocabulary = Vocabulary(form) if isinstance(form, Format) else None
        self._hold(MOST_EXTRA)
        for word in self._words[self._at :]:
            claims = islice(vocabulary.claims(word.text), MOST_EXTRA) if vocabulary else [Claim(None, word.text, 0)]
            says = [claim.says for claim in claims]
            self._said += says
            self._extra.append(Extra(word.line, word.column, word.text, says[0] if len(says) == 1 else None))
        unseen = count_words(self._text) - len(self._words) if next(self._source, None) else 0
        more = self._more_extra + unseen
        return Report(tuple(self._answers), tuple(self._extra), self._warnings.told(), tuple(self._said), more)


def _is_spaced_otherwise(vocabulary: Vocabulary, expected: Sequence[Slot], words: Sequence[Found]) -> bool:
    """Whether answers that belong together are spaced in another way: as many of them, or one to each word."""
    if not vocabulary.joins or not words or len(words) == len(expected):
        return False
    total = sum(slot.answers for slot in expected)
    counts = [vocabulary.count(word.text, total + 2) for word in words]
    return sum(counts) == total or (max(counts) == 1 and total > len(expected))


class _Warnings:
    """What is odd but not wrong: the first of each kind, and how many there are."""

    def __init__(self) -> None:
        self._first: dict[str, Diagnostic] = {}
        self._spelled = 0

    def spelling(self, word: Found, offset: int, text: str, expected: str) -> None:
        self._spelled += 1
        if "spelling" not in self._first:
            self._note("spelling", word.line, word.column + offset, "")
            self._details = (expected, text)

    def spacing(self, word: Found) -> None:
        message = say("the answers of a case are spaced otherwise than the judge's, which has nothing between them")
        self._note("spacing", word.line, word.column, message)

    def frame(self, expected: str, word: Found | None) -> None:
        if "frame" not in self._first:
            line, column = (word.line, word.column) if word else (0, 0)
            message = say("the text {expected!r} around the answers is missing", expected=expected)
            self._note("frame", line, column, message)

    def _note(self, kind: str, line: int, column: int, message: str) -> None:
        self._first[kind] = Diagnostic(Severity.WARNING, line, column, message)

    def told(self) -> tuple[Diagnostic, ...]:
        """The warnings in the order of the output."""
        found = dict(self._first)
        if "spelling" in found:
            first = found["spelling"]
            message = say_count(
                self._spelled,
                "letter case differs from the judge's in {count} answer",
                "letter case differs from the judge's in {count} answers",
            )
            found["spelling"] = Diagnostic(Severity.WARNING, first.line, first.column, message, *self._details)
        return tuple(sorted(found.values(), key=lambda warning: (warning.line, warning.column)))

"""Which values stand on which line, compared with how the writer of the format sets them."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from engine.formats.base import Format
from engine.formats.hdu1524 import Hdu1524
from engine.formats.reader import Tokens
from engine.games.graph_record import IntArray
from engine.said import say, say_count
from engine.strict.rough import Rough, described


class Layout:
    """A text that reads without an error beside the same cases as they are written.

    Both have the same number of values on each line, for the writer only groups equal moves within what is one line;
    so it is enough to compare the line ends before each token.

    Parameters
    ----------
    tokens, written
        The text, and what the writer makes of it.
    form
        The format.
    whole
        Whether no text stands behind an end mark.
    """

    def __init__(self, tokens: Tokens, written: Tokens, form: Format[Any], whole: bool) -> None:
        self.tokens, self.written, self.whole = tokens, written, whole
        self.shared = min(tokens.size, written.size)
        self.expected = _line_ends(written)[: self.shared]
        if isinstance(form, Hdu1524):
            self._settle_hdu1524()
        self.given = _line_ends(tokens)[: len(self.expected)]
        self.shared = len(self.expected)

    def _settle_hdu1524(self) -> None:
        """Take the final N = 0 along, and cases that follow each other without an empty line, if all of them do.

        Samples stand with and without the empty lines, and statements with and without the end mark.
        """
        if self.tokens.size > self.written.size:
            self.expected = np.append(self.expected, 2 if self.shared else 0)
        borders = np.flatnonzero(self.expected == 2)
        given = _line_ends(self.tokens)[borders]
        if len(given) and given[0] == 1:
            self.expected[borders] = 1

    def faults(self) -> Iterator[Rough]:
        """The values on a wrong line, and empty lines that are missing or too many."""
        yield from described(np.flatnonzero(self.given != self.expected).tolist(), self._fault)
        if self.whole and self.tokens.size == self.shared >= self.written.size:
            # Where the end mark or the last line feed is missing, that has been complained of.
            extra = int(_line_ends(self.tokens)[-1]) - 1
            if extra > 0:
                yield Rough(say("an empty line at the end"), say("end of file"), _empty_lines(extra), token=self.shared)

    def _fault(self, token: int) -> Rough:
        given, expected = int(self.given[token]), int(self.expected[token])
        found = self.tokens.found(token)
        if token and not expected:
            wanted = say("no line end before it")
            return Rough(say("a value that belongs on the line before"), wanted, found, token=token)
        if token and not given:
            return Rough(say("a value that belongs on a new line"), say("a line end before it"), found, token=token)
        if given < expected:
            return Rough(say("an empty line is missing before this line"), found=found, token=token)
        allowed = say("one empty line") if expected > 1 else say("no empty line")
        found = _empty_lines(given - 1 if token else given)
        return Rough(say("too many empty lines before this line"), allowed, found, token=token)

    def other_tokens(self) -> Iterator[Rough]:
        """The first token that the writer writes otherwise, if any."""
        for token in range(self.shared):
            given, expected = self.tokens.token_text(token), self.written.token_text(token)
            if given != expected:
                yield Rough(say("the format's writer writes this otherwise"), expected, given, token=token)
                return


def _line_ends(tokens: Tokens) -> IntArray:
    """How many line ends stand before each token, and before the end of the text."""
    lines = tokens.lines(np.arange(tokens.size + 1))
    return np.diff(lines, prepend=1)


def _empty_lines(count: int) -> str:
    return say_count(count, "an empty line", "{count} empty lines")

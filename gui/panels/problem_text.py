"""The lines of a text of any length, of which only a few are ever looked at."""

import re
from itertools import islice
from typing import NamedTuple

_LINE_END = re.compile(r"\r\n|\r|\n")
_PIECE = 1 << 16
SHORT = 200_000
"""Texts of up to so many characters are split into lines at once."""
SEARCHED = 32_000_000
"""Lines that begin behind so many characters of a long text are not looked for: nobody should wait for them."""
LONGEST_SHOWN = 1 << 18
"""So many characters of a long text are looked at around a place."""


class Around(NamedTuple):
    """Some lines, the number of their first, and how many characters of it are left out before what is there."""

    first: int
    lines: list[str]
    cut: int = 0


class ProblemText:
    """A text by its lines, which are counted from 1; a line ends with LF, CR LF or a lone CR.

    Attributes
    ----------
    count
        How many lines there are; None for a long text, whose lines nobody has counted.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._lines = _LINE_END.split(text) if len(text) <= SHORT else None
        self.count = len(self._lines) if self._lines is not None else None
        self._marks = [(1, 0)]

    def around(self, line: int, above: int, below: int, column: int = 1) -> Around:
        """The lines from up to `above` before `line` to `below` behind it.

        Of a long text they may end early, even within a line, but not before the column; there are none if the place is
        too far from the beginning.
        """
        first = max(1, line - above)
        if self._lines is not None:
            return Around(first, self._lines[first - 1 : line + below])
        lines, is_cut = self._from(first)
        if is_cut and first + len(lines) <= line + 1:
            # There are so long lines before it that it would not be among them, or it is one itself.
            cut = max(0, column - LONGEST_SHOWN // 2)
            return Around(line, self._from(line, cut)[0][: 1 if cut else below + 1], cut)
        return Around(first, lines[: line + below - first + 1])

    def _from(self, line: int, cut: int = 0) -> tuple[list[str], bool]:
        """Some lines from one on, without its first characters, and whether there is more of the text."""
        at = self._start(line)
        if at is None:
            return [], False
        end = at + cut + LONGEST_SHOWN
        return _LINE_END.split(self._text[at + cut : end]), end < len(self._text)

    def _start(self, line: int) -> int | None:
        """Where a line begins; None if that is too far away, or there is no such line."""
        number, at = next((mark for mark in reversed(self._marks) if mark[0] < line), (1, 0))
        while number < line:
            if at >= min(len(self._text), SEARCHED):
                return None
            piece = self._piece(at)
            ends = piece.count("\n") if "\r" not in piece else sum(1 for _ in _LINE_END.finditer(piece))
            if number + ends >= line:
                return at + _behind(piece, line - number)
            number, at = number + ends, at + len(piece)
            self._marks.append((number, at))
        return at

    def _piece(self, at: int) -> str:
        end = at + _PIECE
        # CR LF is one end of a line, and stays in one piece.
        return self._text[at : end + (self._text[end - 1 : end + 1] == "\r\n")]


def _behind(piece: str, ends: int) -> int:
    """The place behind so many line ends."""
    return next(islice(_LINE_END.finditer(piece), ends - 1, None)).end()

"""Where the tokens of a text start: looked up piece by piece, so that a long text takes no array as long as itself."""

from bisect import bisect_left
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from engine.games.graph_record import IntArray

Characters = npt.NDArray[np.uint8] | npt.NDArray[np.uint32]
PIECE = 1 << 17
"""So many characters are looked at in one go."""


class _Piece(NamedTuple):
    """The tokens that start, and the line ends that end, in a piece of a text, by their offsets in all of it."""

    starts: IntArray
    ends: IntArray


class _Marks(NamedTuple):
    """For each piece, and for the end: how many tokens and line ends are before it, and where its first line begins."""

    tokens: IntArray
    lines: IntArray
    begins: IntArray


class _Near(NamedTuple):
    """A piece for looking up one token after the other: its first token, its first line and where that begins."""

    first: int
    line: int
    begin: int
    starts: list[int]
    ends: list[int]


class Offsets:
    """The places of the tokens of a text; the index behind the last token means the end of the text.

    Parameters
    ----------
    text
        The text; a line end is LF, CR LF or a lone CR, and white space is that of ASCII.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._near = _Near(0, 1, 0, [], [])

    def offset(self, token: int) -> int:
        """The offset of one token's first character."""
        if token >= self._marks.tokens[-1]:
            return len(self._text)
        here = self._around(token)
        return here.starts[token - here.first]

    def place(self, token: int) -> tuple[int, int]:
        """Line and column, from 1."""
        if token >= self._marks.tokens[-1]:
            return int(self._marks.lines[-1]) + 1, len(self._text) - int(self._marks.begins[-1]) + 1
        here = self._around(token)
        offset = here.starts[token - here.first]
        before = bisect_left(here.ends, offset)
        begin = here.ends[before - 1] + 1 if before else here.begin
        return here.line + before, offset - begin + 1

    def lines(self, tokens: IntArray) -> IntArray:
        """The lines, from 1, on which these tokens start."""
        found = np.empty(len(tokens), dtype=np.int64)
        order = np.argsort(tokens, kind="stable")
        bounds = np.searchsorted(tokens[order], self._marks.tokens)
        for piece, (first, behind) in enumerate(pairwise(bounds.tolist())):
            if first < behind:
                own = order[first:behind]
                starts, ends = self._looked_at(piece)
                offsets = starts[tokens[own] - self._marks.tokens[piece]]
                found[own] = self._marks.lines[piece] + np.searchsorted(ends, offsets, side="left") + 1
        found[order[bounds[-1] :]] = self._marks.lines[-1] + 1
        return found

    @cached_property
    def _marks(self) -> _Marks:
        rows = [(0, 0, 0)]
        for piece in range(-(-len(self._text) // PIECE)):
            starts, ends = self._looked_at(piece)
            tokens, lines, begin = rows[-1]
            rows.append((tokens + len(starts), lines + len(ends), int(ends[-1]) + 1 if len(ends) else begin))
        return _Marks(*np.array(rows, dtype=np.int64).T)

    def _around(self, token: int) -> _Near:
        """The piece in which a token starts; it is kept, as places are mostly asked for in the order of the text."""
        if not self._near.first <= token < self._near.first + len(self._near.starts):
            piece = int(np.searchsorted(self._marks.tokens, token, side="right")) - 1
            starts, ends = self._looked_at(piece)
            first, line, begin = (int(row[piece]) for row in self._marks)
            self._near = _Near(first, line + 1, begin, starts.tolist(), ends.tolist())
        return self._near

    def _looked_at(self, piece: int) -> _Piece:
        begin = piece * PIECE
        here = characters(self._text[begin : begin + PIECE])
        ends = here == ord("\n")
        if "\r" in self._text[begin : begin + PIECE]:
            returns = here == ord("\r")
            returns[:-1] &= ~ends[1:]
            returns[-1] &= self._text[begin + PIECE : begin + PIECE + 1] != "\n"
            ends |= returns
        return _Piece(np.flatnonzero(self._begins(begin, here)) + begin, np.flatnonzero(ends) + begin)

    def _begins(self, begin: int, here: Characters) -> npt.NDArray[np.bool_]:
        begins = begins_in(here)
        if begin:
            begins[0] &= bool(is_white(characters(self._text[begin - 1]))[0])
        return begins


def begins_in(codes: Characters) -> npt.NDArray[np.bool_]:
    """At which of these a token starts, as if white space were before them."""
    white = is_white(codes)
    begins = ~white
    begins[1:] &= white[:-1]
    return begins


def characters(text: str) -> Characters:
    """The code points of a text."""
    if text.isascii():
        return np.frombuffer(text.encode("ascii"), dtype=np.uint8)
    return np.frombuffer(text.encode("utf-32-le", errors="surrogatepass"), dtype=np.uint32)


def is_white(codes: Characters) -> npt.NDArray[np.bool_]:
    """Which of these are ASCII white space."""
    white: npt.NDArray[np.bool_] = (codes == ord(" ")) | ((codes >= ord("\t")) & (codes <= ord("\r")))
    return white

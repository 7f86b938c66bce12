"""Judge files as tokens: bytes to text, text to numbers, and the line and column of a number when it is asked for.

Tokens are what stands between ASCII white space (blank, tab, line feed, carriage return, vertical tab, form feed); a
number is one or more ASCII digits. Anything else (a sign, a full-width digit, a no-break space) is a token that is no
number, and gets a negative value. All is done on whole arrays, so that a file of millions of numbers reads in a second.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import islice

import numpy as np
import numpy.typing as npt

from engine.formats.offsets import PIECE, Characters, Offsets, characters, is_white
from engine.games.graph_record import IntArray

TOO_LARGE = 10**18
NO_NUMBER = -1

_WHITE = b" \t\n\r\x0b\x0c"
_DIGITS = b"0123456789"
_TOKEN = re.compile(r"[^ \t\n\r\x0b\x0c]*")
_STARTS = re.compile(r"(?<![^ \t\n\r\x0b\x0c])[^ \t\n\r\x0b\x0c]")
"""The first characters of tokens: not to their ends, which may be a hundred million digits away."""
_HEAD = re.compile(r"[^ \t\n\r\x0b\x0c]{0,10000}")
"""As much of a token as is looked at to say what is wrong with it."""
_LINE_END = re.compile(r"\r\n|\r|\n")
_NEAR, _CLOSE = 1000, 10_000
"""So many tokens, and characters, of a text are looked at one by one, where that says enough of it."""
_INTEGER = re.compile(r"-?[0-9]+", re.ASCII)
_SHOWN = 20
_MARK = "\ufeff"


def decode(data: bytes) -> str:
    """The text of a file: UTF-8, or UTF-16 if a byte-order mark says so; the mark is left out.

    Bytes that are no such text become U+FFFD, which no number contains: the reader reports them with their place.
    """
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", errors="replace")
    return data.decode("utf-8-sig", errors="replace")


class Tokens:
    """The tokens of a text.

    Attributes
    ----------
    text
        The text without a leading byte-order mark; offsets count its characters.
    values
        The number that each token stands for, shape (size,), int64; `NO_NUMBER` for a token that is none, or is
        `TOO_LARGE` or larger. Leading zeros are allowed.
    """

    def __init__(self, text: str) -> None:
        self.text = text.removeprefix(_MARK)
        self.values = self._read_values()
        self.size = len(self.values)

    def _read_values(self) -> IntArray:
        text = self.text
        if not text.isascii() or text.encode("ascii").translate(None, _WHITE + _DIGITS):
            return self._read_unclean()
        return _numbers(text)

    def _read_unclean(self) -> IntArray:
        """Read with zeros in place of whatever is no digit, then mark the tokens that had such a character."""
        values = _numbers("".join(map(_cleaned, _pieces(self.text))))
        before = 0
        for piece, begins in zip(_pieces(self.text), self._offsets.starts(), strict=True):
            owners = np.cumsum(begins, dtype=np.int32)
            values[before + owners[_odd(characters(piece))] - 1] = NO_NUMBER
            before += int(owners[-1])
        return values

    @cached_property
    def _offsets(self) -> Offsets:
        return Offsets(self.text)

    def lines(self, tokens: IntArray) -> IntArray:
        """The lines, from 1, on which these tokens start; the index `size` means the end of the text."""
        return self._offsets.lines(tokens)

    def place(self, token: int) -> tuple[int, int]:
        """Line and column, both from 1, of one token's first character; `size` gives the end of the text."""
        if token < _NEAR and (offset := self._offset(token)) < _CLOSE:
            lines = _LINE_END.split(self.text[:offset])
            return len(lines), len(lines[-1]) + 1
        return self._offsets.place(token)

    def _offset(self, token: int) -> int:
        """The offset of one token's first character: what is near the start is found without looking at the rest."""
        if token < min(_NEAR, self.size):
            return next(islice(_STARTS.finditer(self.text), token, None)).start()
        return self._offsets.offset(token)

    def token_text(self, token: int) -> str:
        """The token as it stands in the text."""
        match = _TOKEN.match(self.text, self._offset(token))
        return match.group() if match else ""

    def _head(self, token: int) -> str:
        match = _HEAD.match(self.text, self._offset(token))
        return match.group() if match else ""

    def found(self, token: int) -> str:
        """What stands at `token`, for a message: ``7``, ``'abc'``, ``end of file``; long ones are cut."""
        if token >= self.size:
            return "end of file"
        text = self._head(token)
        shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
        return shown if _INTEGER.fullmatch(text) else repr(shown)

    def problem(self, token: int) -> str:
        """Why `token` is no number that a format takes."""
        text = self._head(token)
        if not _INTEGER.fullmatch(text):
            return "not a whole number"
        return "a negative number" if text.startswith("-") else "a number too large (10^18 or more)"


def _numbers(clean: str) -> IntArray:
    """The numbers of a text of digits and white space; too large ones are marked."""
    if not clean or clean.isspace():
        return np.zeros(0, dtype=np.int64)
    # What int64 cannot hold is read as its largest value, and so is marked too.
    values = np.fromstring(clean, dtype=np.int64, sep=" ")
    values[values >= TOO_LARGE] = NO_NUMBER
    return values


def _pieces(text: str) -> Iterator[str]:
    """A text in pieces of `PIECE` characters."""
    return (text[begin : begin + PIECE] for begin in range(0, len(text), PIECE))


def _odd(codes: Characters) -> npt.NDArray[np.bool_]:
    """Which of these are neither white space nor digits."""
    odd: npt.NDArray[np.bool_] = ~is_white(codes) & ((codes < ord("0")) | (codes > ord("9")))
    return odd


def _cleaned(piece: str) -> str:
    """A piece of a text with blanks as white space, and zeros in place of whatever is no digit."""
    codes = characters(piece)
    clean = np.where(is_white(codes), ord(" "), np.where(_odd(codes), ord("0"), codes))
    return clean.astype(np.uint8).tobytes().decode()

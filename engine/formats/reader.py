"""Judge files as tokens: bytes to text, text to numbers, and the line and column of a number when it is asked for.

Tokens are what stands between ASCII white space (blank, tab, line feed, carriage return, vertical tab, form feed); a
number is one or more ASCII digits. Anything else (a sign, a full-width digit, a no-break space) is a token that is no
number, and gets a negative value. All is done on arrays of large pieces, so that a file of millions of numbers reads in
a second, and other threads run meanwhile.
"""

import codecs
import re
from collections.abc import Iterator
from functools import cached_property
from itertools import islice

from engine.formats.offsets import PIECE, Offsets
from engine.formats.token_values import NO_NUMBER, TOO_LARGE, values_of
from engine.games.graph_record import IntArray
from engine.said import say

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
    if data.isascii():
        return data.decode("ascii")
    encoding = "utf-16" if data.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8-sig"
    return "".join(_decoded(data, encoding))


def _decoded(data: bytes, encoding: str) -> Iterator[str]:
    """The text in pieces: to decode a long one at once would keep all other threads waiting."""
    decoder = codecs.getincrementaldecoder(encoding)("replace")
    for begin in range(0, len(data), PIECE):
        yield decoder.decode(data[begin : begin + PIECE])
    yield decoder.decode(b"", final=True)


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
        self.values = values_of(self.text)
        self.size = len(self.values)
        self._near: list[int] = []
        self._ahead = _STARTS.finditer(self.text, 0, _CLOSE)

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
            near = self._near
            # A text in another format has something to say of every token: none is looked for twice.
            near.extend(match.start() for match in islice(self._ahead, max(0, token + 1 - len(near))))
            if token < len(near):
                return near[token]
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
            return say("end of file")
        text = self._head(token)
        shown = text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
        return shown if _INTEGER.fullmatch(text) else repr(shown)

    def problem(self, token: int) -> str:
        """Why `token` is no number that a format takes."""
        text = self._head(token)
        if not _INTEGER.fullmatch(text):
            return say("not a whole number")
        return say("a negative number") if text.startswith("-") else say("a number too large (10^18 or more)")


__all__ = ["NO_NUMBER", "TOO_LARGE", "Tokens", "decode"]

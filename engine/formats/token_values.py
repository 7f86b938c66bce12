"""The number that each token of a text stands for, read piece by piece.

No call works on a long text as a whole: such a call lets no other thread run until it ends, and a window would not
answer meanwhile. A token may be as long as the file; it is no number then, and nothing tries to make one of it.
"""

import re
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from engine.formats.offsets import PIECE, Characters, begins_in, characters, is_white
from engine.games.graph_record import IntArray

TOO_LARGE = 10**18
NO_NUMBER = -1
_WHITE = " \t\n\r\x0b\x0c"
_WHITE_OR_DIGITS = (_WHITE + "0123456789").encode()
_GAP = re.compile(f"[{_WHITE}]")
_MOST_DIGITS = 18
"""So many digits, without leading zeros, has a number below `TOO_LARGE`."""


def values_of(text: str) -> IntArray:
    """The numbers of all tokens, int64; `NO_NUMBER` for a token that is none, or is `TOO_LARGE` or larger."""
    parts = list(_parts(text))
    values = np.empty(sum(map(len, parts)), dtype=np.int64)
    end = len(values)
    while parts:
        # Each part goes as soon as it is copied: there are never two copies of all numbers.
        part = parts.pop()
        values[end - len(part) : end] = part
        end -= len(part)
    return values


def _parts(text: str) -> Iterator[IntArray]:
    begin = 0
    while begin < len(text):
        end = _cut(text, begin)
        if end > begin:
            yield _of_piece(text[begin:end])
        else:
            end = _token_end(text, begin)
            yield np.array([_of_long_token(text, begin, end)], dtype=np.int64)
        begin = end


def _cut(text: str, begin: int) -> int:
    """Where a piece that starts at `begin` may end, which is between tokens; `begin` if its first token has no end."""
    end = begin + PIECE
    if end >= len(text):
        return len(text)
    for some in ("\n ", _WHITE):
        at = max(text.rfind(white, begin, end) for white in some)
        if at >= 0:
            return at + 1
    return begin


def _token_end(text: str, at: int) -> int:
    while at < len(text):
        gap = _GAP.search(text, at, at + PIECE)
        if gap:
            return gap.start()
        at += PIECE
    return len(text)


def _of_long_token(text: str, at: int, end: int) -> int:
    """The number of a token longer than a piece: it has one only if it is all leading zeros but for its end."""
    while at < end:
        piece = text[at : min(at + PIECE, end)]
        zeros = len(piece) - len(piece.lstrip("0"))
        at += zeros
        if zeros < len(piece):
            break
    rest = text[at : min(end, at + _MOST_DIGITS + 1)]
    if len(rest) > _MOST_DIGITS or not (rest.isascii() and (rest.isdigit() or not rest)):
        return NO_NUMBER
    return int(rest or "0")


def _of_piece(piece: str) -> IntArray:
    """The numbers of whole tokens: zeros stand in for whatever is no digit, and tokens that had such are marked."""
    if piece.isascii() and not piece.encode("ascii").translate(None, _WHITE_OR_DIGITS):
        return _numbers(piece)
    codes = characters(piece)
    odd = _odd(codes)
    values = _numbers(_cleaned(codes, odd))
    owners = np.cumsum(begins_in(codes), dtype=np.int32)
    values[owners[odd] - 1] = NO_NUMBER
    return values


def _numbers(clean: str) -> IntArray:
    """The numbers of a text of digits and white space; too large ones are marked."""
    if not clean or clean.isspace():
        return np.zeros(0, dtype=np.int64)
    # What int64 cannot hold is read as its largest value, and so is marked too.
    values = np.fromstring(clean, dtype=np.int64, sep=" ")
    values[values >= TOO_LARGE] = NO_NUMBER
    return values


def _odd(codes: Characters) -> npt.NDArray[np.bool_]:
    """Which of these are neither white space nor digits."""
    odd: npt.NDArray[np.bool_] = ~is_white(codes) & ((codes < ord("0")) | (codes > ord("9")))
    return odd


def _cleaned(codes: Characters, odd: npt.NDArray[np.bool_]) -> str:
    """The text with blanks as white space, and zeros in place of whatever is no digit."""
    clean = np.where(is_white(codes), ord(" "), np.where(odd, ord("0"), codes))
    return clean.astype(np.uint8).tobytes().decode()

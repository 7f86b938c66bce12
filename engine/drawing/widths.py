"""How wide texts are at most, measured without any font: of the usual sans-serif fonts DejaVu Sans is the widest."""

import unicodedata
from functools import lru_cache

FAMILY = ("DejaVu Sans", "Verdana", "Arial", "Helvetica", "sans-serif")

# Hundredths of the size for the characters from the blank to the tilde.
_PLAIN = (
    32, 40, 46, 84, 64, 95, 78, 28, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84,
    84, 84, 53, 100, 69, 69, 70, 77, 64, 58, 78, 76, 30, 30, 66, 56, 87, 75, 79, 61, 79, 70, 64, 62, 74, 69, 99, 69, 62,
    69, 39, 34, 39, 84, 50, 50, 62, 64, 55, 64, 62, 36, 64, 64, 28, 28, 58, 28, 98, 64, 62, 64, 64, 42, 53, 40, 64, 60,
    82, 60, 60, 53, 64, 34, 64, 84,
)  # fmt: skip
_BOLD = (
    35, 46, 53, 84, 70, 101, 88, 31, 46, 46, 53, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 40, 40, 84,
    84, 84, 58, 100, 78, 77, 74, 83, 69, 69, 83, 84, 38, 38, 78, 64, 100, 84, 86, 74, 86, 78, 72, 69, 82, 78, 111, 78,
    73, 73, 46, 37, 46, 84, 50, 50, 68, 72, 60, 72, 68, 44, 72, 72, 35, 35, 67, 35, 105, 72, 69, 72, 72, 50, 60, 48, 72,
    66, 93, 65, 66, 59, 72, 37, 72, 84,
)  # fmt: skip
_WIDE, _OTHER, _OTHER_LETTER = 105, 135, 115


def text_width(text: str, size: float, bold: bool = False) -> float:
    """A width that `text` in a font of `size` does not exceed, in the units of the size."""
    return sum(_hundredths(character, bold) for character in text) * size / 100


@lru_cache(maxsize=4096)
def _hundredths(character: str, bold: bool) -> int:
    code = ord(character)
    if 32 <= code < 127:
        return (_BOLD if bold else _PLAIN)[code - 32]
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me"):
        return 0
    if unicodedata.east_asian_width(character) in ("W", "F"):
        return _WIDE if code < 0x1F000 else _OTHER
    base = unicodedata.normalize("NFD", character)[0]
    if base != character and 32 <= ord(base) < 127:
        return _hundredths(base, bold)
    return _OTHER_LETTER if unicodedata.category(character) in ("Ll", "Lo", "Sm", "Po") else _OTHER


def wrapped(text: str, size: float, room: float, lines: int, bold: bool = False) -> list[str]:
    """`text` in at most `lines` lines no wider than `room`, broken at blanks or else within words; cut with "…"."""
    done: list[str] = []
    rest = " ".join(text.split())
    while rest and len(done) < lines - 1:
        end = _fitting(rest, size, room, bold)
        blank = rest.rfind(" ", 1, end + 1)
        # A blank that would leave a line nearly empty is no place to break at.
        cut = end if end == len(rest) or blank < 0.4 * end else blank
        done.append(rest[:cut].rstrip())
        rest = rest[cut:].lstrip()
    return [*done, _elided(rest, size, room, bold)] if rest else done


def _fitting(text: str, size: float, room: float, bold: bool) -> int:
    """How many of the first characters fit; at least one."""
    width = 0.0
    for end, character in enumerate(text):
        width += text_width(character, size, bold)
        if width > room and end:
            return end
    return len(text)


def _elided(text: str, size: float, room: float, bold: bool) -> str:
    if text_width(text, size, bold) <= room:
        return text
    return text[: _fitting(text, size, room - text_width("…", size, bold), bold)].rstrip() + "…"

"""The heaps of a query as a line of text: ``5 7 12``, ``10^18``."""

import re

from engine.games.heaps_record import Heaps
from gui.heaps.typed_line import TypingError
from gui.heaps.words import tr

LARGEST = 10**18
"""The largest heap that can be typed; the engine itself has no bound."""
MOST_HEAPS = 100_000

_TOKEN = re.compile(r"(?P<gap>[\s,;]+)|(?P<size>[0-9]+(?:\^[0-9]+)?)(?![^\s,;])|(?P<other>[^\s,;]+)")


def read_row(text: str) -> Heaps:
    """The sizes in a text, parted by blanks, commas or semicolons. Raises TypingError."""
    sizes: list[int] = []
    for match in _TOKEN.finditer(text):
        if match.lastgroup == "other":
            raise TypingError(
                tr("this is no size"), match.start() + 1, tr("a number from 0 to 10^18"), match.group()[:20]
            )
        if match.lastgroup == "size":
            sizes.append(_size(match.group(), match.start() + 1))
            if len(sizes) > MOST_HEAPS:
                text = tr("more than {0:,} heaps").format(MOST_HEAPS)
                raise TypingError(text, match.start() + 1)
    return tuple(sizes)


def _size(word: str, column: int) -> int:
    base, _, power = word.partition("^")
    too_large = TypingError(tr("a heap too large"), column, tr("at most 10^18"), word[:20])
    if len(base.lstrip("0")) > 19 or len(power) > 2:
        raise too_large
    size: int = int(base) ** int(power or "1")
    if size > LARGEST:
        raise too_large
    return size


def read_size(text: str) -> int:
    """One size. Raises TypingError."""
    row = read_row(text)
    if len(row) != 1:
        raise TypingError(
            tr("one size is needed"), 1, tr("a number from 0 to 10^18"), text.strip()[:20] or tr("nothing")
        )
    return row[0]


def row_text(heaps: Heaps) -> str:
    """The sizes with blanks between them."""
    return " ".join(map(str, heaps))

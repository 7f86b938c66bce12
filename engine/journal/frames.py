"""The lines of a journal: each is told from a torn or a changed one by its length and its checksum.

A line is ``LENGTH CRC JSON``, both in hexadecimal; LENGTH counts the bytes of the JSON. The CRC-32 runs on from line to
line, so that a line that is missing, stands twice or in another's place breaks the chain as well as a flipped bit does.
"""

import re
from dataclasses import dataclass
from zlib import crc32

_HEAD = re.compile(rb"([0-9a-f]{1,12}) ([0-9a-f]{8}) ")


class Framer:
    """Makes the lines of one journal, from its first on."""

    def __init__(self) -> None:
        self._chain = 0

    def frame(self, payload: bytes) -> bytes:
        """The next line; `payload` is JSON without line feeds."""
        self._chain = crc32(payload, self._chain)
        return b"%x %08x %b\n" % (len(payload), self._chain, payload)


@dataclass(frozen=True, slots=True)
class Frames:
    """What could be read of a journal.

    Attributes
    ----------
    payloads
        The JSON of each line up to the first broken one.
    dropped
        How many lines there are from the broken one on.
    """

    payloads: tuple[memoryview, ...]
    dropped: int


def read_frames(data: bytes) -> Frames:
    """All whole lines of a journal, and how many come after; nothing raises."""
    payloads: list[memoryview] = []
    view, at, chain = memoryview(data), 0, 0
    while found := _HEAD.match(data, at):
        end = found.end() + int(found[1], 16)
        payload = view[found.end() : end]
        chain = crc32(payload, chain)
        if data[end : end + 1] != b"\n" or chain != int(found[2], 16):
            break
        payloads.append(payload)
        at = end + 1
    return Frames(tuple(payloads), _lines_in(data, at))


def _lines_in(data: bytes, start: int) -> int:
    """How many lines there are from `start` on; one without its end counts."""
    return data.count(b"\n", start) + (start < len(data) and not data.endswith(b"\n"))

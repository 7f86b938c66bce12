"""How much is read: a file that is larger, or holds more of something, is refused in words that say how to raise it.

The bounds are far above every judge's. They keep a file that somebody sent from taking all the memory of the machine;
whoever means it raises them: with an environment variable each, or for the running program with `raise_to`.
"""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from engine.diagnostics import Diagnostic, InputError, Severity
from engine.formats.scan import Scan, StructureLostError
from engine.said import say

_PIECE = 1 << 20
_LARGEST = 10**15


@dataclass(frozen=True, slots=True)
class Bound:
    """The most of something that is read.

    Attributes
    ----------
    things
        What is counted, as people say it.
    usual
        The bound unless it is raised.
    variable
        The environment variable that sets another one, to a number in ASCII digits.
    """

    things: str
    usual: int
    variable: str

    @property
    def most(self) -> int:
        """The bound that holds now."""
        given = _raised.get(self.variable, os.environ.get(self.variable, ""))
        # A variable that is no number must not open the door, and must not stop the program.
        return int(given) if given.isascii() and given.isdigit() and len(given) <= len(str(_LARGEST)) else self.usual

    def over(self, count: int) -> str:
        """What to say of so many of them; "" if that is within the bound."""
        most = self.most
        if count <= most:
            return ""
        return say(
            "{count:,} {things}: more than {most:,} are not read (raise this with {variable}={count})",
            count=count,
            things=self.things,
            most=most,
            variable=self.variable,
        )


BYTES = Bound(say("bytes"), 1_000_000_000, "GRUNDY_MAX_BYTES")
CASES = Bound(say("cases"), 500_000, "GRUNDY_MAX_CASES")
QUERIES = Bound(say("queries"), 5_000_000, "GRUNDY_MAX_QUERIES")
POSITIONS = Bound(say("positions"), 20_000_000, "GRUNDY_MAX_POSITIONS")
MOVES = Bound(say("moves"), 100_000_000, "GRUNDY_MAX_MOVES")
ROWS = Bound(say("rows"), 5_000_000, "GRUNDY_MAX_ROWS")
BOUNDS = (BYTES, CASES, QUERIES, POSITIONS, MOVES, ROWS)

_raised: dict[str, str] = {}


def raise_to(bound: Bound, most: int) -> None:
    """Set a bound for the running program, above or below its usual one; it goes before the environment."""
    if not 0 <= most <= _LARGEST:
        raise ValueError(say("no bound: {most}", most=most))
    _raised[bound.variable] = str(most)


def refuse_size(size: int, file: str = "") -> None:
    """Raise an InputError about `file` if so many bytes are more than is read."""
    message = BYTES.over(size)
    if message:
        raise InputError([Diagnostic(Severity.ERROR, 0, 0, say("the file has {message}", message=message))], file)


def read_file(path: Path) -> bytes:
    """The bytes of a file, which is not read at all if it is too large.

    Raises
    ------
    InputError
        If it has more bytes than `BYTES` allows.
    OSError
        If it cannot be read.
    """
    with path.open("rb") as stream:
        # What is no ordinary file, such as a pipe, does not know its size: it is read up to the bound.
        size = os.fstat(stream.fileno()).st_size
        refuse_size(size, str(path))
        # In one go: other threads run while the system reads, and there is nothing to put together.
        data = stream.read(size) if size else b""
        more = read_stream(stream, str(path), len(data))
        return data + more if more else data


def read_stream(stream: BinaryIO, file: str = "", before: int = 0) -> bytes:
    """All that a stream gives, up to the bound, to which `before` bytes count too.

    Raises InputError where there is more, and OSError.
    """
    data = bytearray()
    while piece := stream.read(_PIECE):
        data += piece
        refuse_size(before + len(data), file)
    return bytes(data)


def hold(scan: Scan, bound: Bound, count: int, token: int) -> None:
    """Note an error at `token`, and raise `StructureLostError`, if so many are more than is read."""
    message = bound.over(count)
    if message:
        scan.findings.error(token, message, shows_token=False)
        raise StructureLostError

"""The register of mutations, and what they are made of.

Each takes the bytes of a file and a source of choices, and gives other bytes. `MUTATIONS` has them all by name
once `tests.hostile.mutations` is loaded; `truncations` gives every beginning of a file, one after the other.
"""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

Mutation: TypeAlias = Callable[[bytes, Random], bytes]

MUTATIONS: dict[str, Mutation] = {}

TOKEN = re.compile(rb"[^ \t\n\r\x0b\x0c]+")
DIGITS = re.compile(rb"[0-9]+")


def mutation(function: Mutation) -> Mutation:
    """Register a function under its name."""
    MUTATIONS[function.__name__.replace("_", "-")] = function
    return function


def truncations(data: bytes) -> Iterator[bytes]:
    """Every beginning of a file, from nothing to all but its last byte."""
    return (data[:end] for end in range(len(data)))


def with_token(
    data: bytes, chance: Random, change: Callable[[bytes], bytes], pattern: re.Pattern[bytes] = TOKEN
) -> bytes:
    """The file with one of its tokens changed; a file that has none gets what becomes of an empty token."""
    found = list(pattern.finditer(data))
    if not found:
        return data + change(b"")
    at = chance.choice(found)
    return data[: at.start()] + change(at.group()) + data[at.end() :]


def with_number(data: bytes, chance: Random, change: Callable[[bytes], bytes]) -> bytes:
    return with_token(data, chance, change, DIGITS)


def recoded(data: bytes, encoding: str, mark: bytes = b"") -> bytes:
    return mark + data.decode("utf-8", "replace").encode(encoding, "replace")

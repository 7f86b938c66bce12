"""Laying out JSON so that people can read it and compare it line by line."""

from collections.abc import Iterable

import msgspec

_INDENT = " " * 6


def object_of(fields: Iterable[str]) -> str:
    """A case as a JSON object: each field, which is JSON already, starts a line."""
    return "{\n    " + ",\n    ".join(fields) + "\n  }"


def json_of(value: object) -> str:
    """A small value as JSON on one line."""
    return msgspec.json.encode(value).decode()


def clean(text: str) -> str:
    """The text as it can be written in UTF-8: halves of surrogate pairs are joined, and become U+FFFD if alone."""
    if text.isascii():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def block(name: str, brackets: str, lines: Iterable[str]) -> str:
    """A field of a case with each item on a line of its own; `brackets` are those around the items."""
    inside = f",\n{_INDENT}".join(lines)
    if not inside:
        return f'"{name}": {brackets}'
    return f'"{name}": {brackets[0]}\n{_INDENT}{inside}\n    {brackets[1]}'

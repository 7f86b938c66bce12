"""Texts that people type, read and shown: numbers in ASCII digits, and what was typed in short."""

import re

_WHOLE = re.compile(r"-?[0-9]{1,18}")
_NUMBER = re.compile(r"-?(?:[0-9]{1,18}(?:\.[0-9]{0,18})?|\.[0-9]{1,18})(?:[eE][+-]?[0-9]{1,2})?")
_LONGEST = 40


def whole_number(text: str) -> int | None:
    """The whole number that a text is; None if it is none. Other digits than ASCII's, and "1_0", are none."""
    return int(text) if _WHOLE.fullmatch(text) else None


def number(text: str) -> float | None:
    """The number that a text is, such as 5, 0.5 or 1e-3; None if it is none."""
    return float(text) if _NUMBER.fullmatch(text) else None


def shown(value: object) -> str:
    """A value in quotes if it is a text, and cut off where it is longer than 40 characters."""
    text = repr(value[: _LONGEST + 1]) if isinstance(value, str) else repr(value)
    if len(text) <= _LONGEST + 2:
        return text
    return f"{text[:_LONGEST]}...{text[-1] if isinstance(value, str) else ''}"

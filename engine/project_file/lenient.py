"""Reading JSON that is broken: what is whole before the flaw, and what is whole behind it."""

import re
from collections.abc import Callable, Iterator
from json import JSONDecodeError, JSONDecoder
from typing import Any

from engine.said import say

LONG = 1_000_000
"""No list or object is made at once if so many characters may belong to it."""
_DECODER = JSONDecoder()
_WHITE = re.compile(r"[ \t\n\r]*")
_CASE = re.compile(r'(?:\{\s*)?(?<!\\)"kind"\s*:')
"""How a case begins in a file of this program. In a text within JSON these quotes could not stand like that."""
_KIND = '"kind"'
_FIELD = re.compile(r'\n\s*"(?:name|positions|names|moves|places|queries|notes|groups|rule|rows|width)"\s*:')
_LINE = re.compile(r"\n\s*(?=[\[{\"])")
_NUMBER = re.compile(r"[-+0-9.eE]")

Tell = Callable[[int, str], bool]
"""Gets where in the text something is wrong, and in which field, or ""; says whether it is worth going on."""


class BrokenError(ValueError):
    """The text is no JSON from `offset` on; what stands behind `resume` may be."""

    def __init__(self, offset: int, message: str, resume: int = 0) -> None:
        super().__init__(message)
        self.offset, self.message = offset, message
        self.resume = max(offset, resume)


def value_at(text: str, at: int) -> tuple[Any, int]:
    """The value that starts at `at`, and where it ends. Raises BrokenError."""
    try:
        value, end = _DECODER.raw_decode(text, at)
    except JSONDecodeError as error:
        raise BrokenError(error.pos, say("this is no sound JSON")) from error
    except RecursionError as error:
        # No accident makes that, and to try again further inside would take for ever.
        raise BrokenError(at, say("brackets are nested too deeply"), len(text)) from error
    except ValueError as error:
        raise BrokenError(at, say("a number has too many digits"), len(text)) from error
    if end == len(text) and _NUMBER.match(text, end - 1):
        raise BrokenError(end, say("the file ends within a number"))
    return value, end


def skip_white(text: str, at: int) -> int:
    """The next place that is not white space."""
    match = _WHITE.match(text, at)
    return match.end() if match else at


def next_case(text: str, at: int) -> int:
    """Where the next case seems to begin; the end of the text if none does."""
    # A plain search first: the pattern, which may begin with anything, takes seconds for a long text without a case.
    found = text.find(_KIND, at)
    while found >= 0:
        match = _CASE.match(text, _before_kind(text, at, found))
        if match:
            return match.start()
        found = text.find(_KIND, found + 1)
    return len(text)


def _before_kind(text: str, at: int, kind: int) -> int:
    """Where the bracket stands that opens the case of that kind, not before `at`; the kind itself if none does."""
    start = kind
    while start > at and text[start - 1].isspace():
        start -= 1
    return start - 1 if start > at and text[start - 1] == "{" else kind


def case_starts(text: str, at: int) -> Iterator[tuple[int, dict[str, Any] | None, int]]:
    """The cases that stand from `at` on, which is behind the bracket of their list.

    Each as where it starts; its value, None if it is broken; and where it ends, or where the next seems to begin.
    """
    at = skip_white(text, at)
    base = stop = at
    part = ""
    while at < len(text):
        if text[at] == "]":
            # It may stand there by mistake.
            at = next_case(text, at)
            continue
        if at >= stop:
            base, stop = at, next_case(text, _behind_kind(text, at))
            part = text[base:stop]
        value, end = _whole_case(part, at - base)
        yield at, value, base + end
        at = skip_white(text, base + end)
        if value is None or text[at : at + 1] not in (",", "]"):
            at = next_case(text, base + end)
        elif text[at] == ",":
            at = skip_white(text, at + 1)


def _behind_kind(text: str, at: int) -> int:
    match = _CASE.match(text, at)
    return match.end() if match else at + 1


def _whole_case(part: str, at: int) -> tuple[dict[str, Any] | None, int]:
    """The case in a part of the text that ends where the next case begins: a bracket that is gone costs no other."""
    if len(part) - at > LONG:
        # Item by item it takes longer, but what makes all at once lets no other thread run until it has.
        return None, len(part)
    try:
        value, end = value_at(part, at)
    except BrokenError:
        return None, len(part)
    return (value, end) if isinstance(value, dict) else (None, len(part))


def fields_of(text: str, offset: int, tell: Tell) -> dict[str, Any]:
    """What can be read of a broken object, whose text this is; of lists in it, the items that are whole.

    `offset` is where it stands in the file, for `tell`.
    """
    found: dict[str, Any] = {}
    at = skip_white(text, 1 if text.startswith("{") else 0)
    while text[at : at + 1] not in ("", "}"):
        try:
            key, at = _key(text, at)
            found[key], at = _value_or_part(text, at, key, offset, tell)
            at = _behind_comma(text, at)
        except BrokenError as error:
            if not tell(offset + error.offset, ""):
                break
            match = _FIELD.search(text, max(error.resume, at))
            at = skip_white(text, match.start()) if match else len(text)
    return found


def _key(text: str, at: int) -> tuple[str, int]:
    if text[at] != '"':
        raise BrokenError(at, say("the name of a field should stand here"))
    key, at = value_at(text, at)
    at = skip_white(text, at)
    if text[at : at + 1] != ":":
        raise BrokenError(at, say("a colon should stand here"))
    return key, skip_white(text, at + 1)


def _behind_comma(text: str, at: int) -> int:
    at = skip_white(text, at)
    if text[at : at + 1] not in (",", "}"):
        raise BrokenError(at, say("a comma should stand here"))
    return skip_white(text, at + 1) if text[at] == "," else at


def _value_or_part(text: str, at: int, key: str, offset: int, tell: Tell) -> tuple[Any, int]:
    is_container = text[at : at + 1] in ("[", "{")
    if not is_container or len(text) - at <= LONG:
        try:
            return value_at(text, at)
        except BrokenError:
            if not is_container:
                raise
    is_list = text[at] == "["
    items: list[Any] = []
    end = _read_items(text, at + 1, items, (offset, key, tell, is_list))
    return (items if is_list else dict(items)), end


def _read_items(text: str, at: int, items: list[Any], told: tuple[int, str, Tell, bool]) -> int:
    """Append the items of a broken list, or the pairs of a broken object, to `items`; where it ends."""
    offset, key, tell, is_list = told
    close = "]" if is_list else "}"
    broken_at = -1
    at = skip_white(text, at)
    while text[at : at + 1] not in ("", close):
        try:
            item, at = value_at(text, at) if is_list else _pair(text, at)
            items.append(item)
            at = skip_white(text, at)
            if text[at : at + 1] not in (",", close):
                raise BrokenError(at, say("a comma should stand here"))
            at = skip_white(text, at + 1) if text[at] == "," else at
        except BrokenError as error:
            broken_at = max(at, error.offset)
            if not tell(offset + broken_at, key):
                return len(text)
            at = _next_item(text, max(at, error.resume))
            if _FIELD.match(text, text.rfind("\n", 0, at)):
                return at
    if at >= len(text) and broken_at < 0:
        tell(offset + at, key)
    return min(at + 1, len(text))


def _pair(text: str, at: int) -> tuple[tuple[str, Any], int]:
    key, at = _key(text, at)
    value, at = value_at(text, at)
    return (key, value), at


def _next_item(text: str, at: int) -> int:
    """Where the next line with an item, or with a field, begins."""
    match = _LINE.search(text, at)
    return match.end() if match else len(text)

"""Where in a JSON text a value stands, and its path in words."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import islice
from json import JSONDecodeError, JSONDecoder
from typing import NamedTuple, TypeAlias

from engine.project_file.flaws import told_flaw
from engine.said import Said, say

Path: TypeAlias = tuple[str | int, ...]
"""Keys and indices that lead from the whole to a value: ``("cases", 0, "moves", 7)``."""

_DECODER = JSONDecoder()
_WHITE = re.compile(r"[ \t\n\r]*")
_PAIR = r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"
_CHARACTER = re.compile(rf"{_PAIR}|\\u[0-9a-fA-F]{{4}}|\\.|[^\\]", re.DOTALL)
"""A character of a JSON string: half of what UTF-16 writes as a pair counts as none."""
_STEP = re.compile(r"\.([A-Za-z_]\w*)|\[(\d+|\.\.\.)\]")
_ITEMS: dict[str, Callable[[int], Said]] = {
    "cases": lambda number: say("case {number}", number=number),
    "moves": lambda number: say("move {number}", number=number),
    "queries": lambda number: say("query {number}", number=number),
    "stones": lambda number: say("run of stones {number}", number=number),
    "rows": lambda number: say("row {number}", number=number),
    "heaps": lambda number: say("heap {number}", number=number),
    "windows": lambda number: say("window {number}", number=number),
    "notes": lambda number: say("note {number}", number=number),
    "groups": lambda number: say("group {number}", number=number),
    "members": lambda number: say("member {number}", number=number),
}
_FIELDS = {
    "positions": say("number of positions"),
    "format": say("name of the format"),
    "names": say("names of the positions"),
    "places": say("places of the positions"),
    "width": say("number of columns"),
    "kind": say("kind of game"),
}


def parse_path(text: str) -> Path:
    """The path that msgspec writes as ``$.cases[0].moves[7]``; it ends before a part that is not told (``[...]``)."""
    steps: list[str | int] = []
    for match in _STEP.finditer(text):
        key, index = match.groups()
        if index == "...":
            break
        steps.append(key if key is not None else int(index))
    return tuple(steps)


def in_words(path: Path) -> str:
    """The path as a person says it, from 1: ``case 1, move 8``; "" for the whole."""
    words = list(_words(path))
    return reduce(inside, words) if words else ""


def inside(outer: str, inner: str) -> str:
    """A place within another, in words."""
    return say("{outer}, {inner}", outer=outer, inner=inner)


def with_place(where: str, message: str) -> str:
    """A message with its place in words in front, if there is one."""
    return say("{where}: {message}", where=where, message=message) if where else message


def _words(path: Path) -> Iterator[str]:
    for i, step in enumerate(path):
        before = path[i - 1] if i else ""
        if before == "names":
            yield say("name of position {position}", position=step)
        elif isinstance(step, str):
            if not (step in _ITEMS or step in ("places", "names")) or i + 1 == len(path):
                # A note is so many units wide, a board so many columns.
                yield step if path[i - 2 : i - 1] == ("notes",) else _FIELDS.get(step, step)
        elif before == "places":
            yield say("place of position {position}", position=step)
        elif before in _ITEMS:
            yield _ITEMS[str(before)](step + 1)
        elif path[i - 2 : i - 1] == ("rows",):
            yield say("chess {number}", number=step + 1)
        else:
            yield say("item {number}", number=step + 1)


def place_of(text: str, path: Path, character: int | None = None) -> tuple[int, int]:
    """Line and column, from 1, at which the value at `path` starts; of what holds it, if it is not there itself.

    With `character`, the place of that character (from 0) in the value, which is a string. (0, 0) if the text is no
    JSON up to there.
    """
    try:
        offset = offset_of(text, path)
    except (ValueError, RecursionError):
        return 0, 0
    return line_and_column(text, offset if character is None else _behind(text, offset + 1, character))


def offset_of(text: str, path: Path) -> int:
    """Where the value at `path` starts, or what holds it. Raises ValueError or RecursionError if that is no JSON."""
    return _walk(text, path)


def _behind(text: str, at: int, characters: int) -> int:
    """The offset behind so many characters of a JSON string."""
    for match in islice(_CHARACTER.finditer(text, at), characters):
        at = match.end()
    return at


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    """Line and column, from 1, of a character of `text`."""
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


class Flaw(NamedTuple):
    """What keeps a text from being JSON, with line and column from 1; both are 0 where there is no telling."""

    message: str
    line: int
    column: int


def first_flaw(text: str) -> Flaw | None:
    """The first flaw of a text as the standard library sees it; None if that takes it for JSON."""
    try:
        json.loads(text)
    except JSONDecodeError as error:
        early = not text[error.pos :].strip()
        return Flaw(say("the file ends too early") if early else _plain(error.msg), error.lineno, error.colno)
    except RecursionError:
        return Flaw(say("brackets are nested too deeply"), 0, 0)
    except ValueError:
        return Flaw(say("a number has too many digits"), 0, 0)
    return None


def _plain(message: str) -> str:
    return told_flaw((message[:1].lower() + message[1:]).removesuffix(" at").removesuffix(" starting"))


def _walk(text: str, path: Sequence[str | int]) -> int:
    at = _skip_white(text, 0)
    for step in path:
        inside = _find_key(text, at, step) if isinstance(step, str) else _find_item(text, at, step)
        if inside is None:
            break
        at = inside
    return at


def _find_key(text: str, at: int, key: str) -> int | None:
    if text[at : at + 1] != "{":
        return None
    at = _skip_white(text, at + 1)
    while text[at : at + 1] == '"':
        name, at = _DECODER.raw_decode(text, at)
        at = _skip_white(text, _skip_white(text, at) + 1)
        if name == key:
            return at
        at = _skip_white(text, _end_of_value(text, at))
        if text[at : at + 1] != ",":
            break
        at = _skip_white(text, at + 1)
    return None


def _find_item(text: str, at: int, index: int) -> int | None:
    if text[at : at + 1] != "[":
        return None
    at = _skip_white(text, at + 1)
    for _ in range(index):
        at = _skip_white(text, _end_of_value(text, at))
        if text[at : at + 1] != ",":
            return None
        at = _skip_white(text, at + 1)
    return None if text[at : at + 1] == "]" else at


def _end_of_value(text: str, at: int) -> int:
    return _DECODER.raw_decode(text, at)[1]


def _skip_white(text: str, at: int) -> int:
    match = _WHITE.match(text, at)
    return match.end() if match else at

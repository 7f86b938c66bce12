"""Reading JSON of this program, with every flaw told in words and with its place in the text."""

import codecs
import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NoReturn, TypeVar

import msgspec

from engine.diagnostics import Diagnostic, InputError, Severity
from engine.project_file.fault import Fault
from engine.project_file.flaws import told_flaw
from engine.project_file.locate import (
    Flaw,
    Path,
    first_flaw,
    in_words,
    line_and_column,
    offset_of,
    parse_path,
    place_of,
    with_place,
)
from engine.project_file.schema import APPLICATION, VERSION, Header
from engine.said import say

LONG = 1_000_000
"""Texts of more characters are long: nothing is to look at one of them as a whole that need not."""
_PIECE = 1 << 20
_MOST_DIGITS = 50_000
_KIND = '"kind"'
_MOST = 100
_MARK = b"\xef\xbb\xbf"
_EXPECTED = re.compile(r"Expected (.+?)(?:, got `(\w+)`)?$")
_BOUNDED = re.compile(r"`(\w+)(?: \| null)?`(?: (of length )?([<>=]* ?-?\d+))?$")
_FIELD = re.compile(r"Object (?:missing required|contains unknown) field `(.*)`$", re.DOTALL)
_BYTE = re.compile(r" \(byte (\d+)\)$")
_TYPES = {
    "int": say("a whole number"),
    "float": say("a number"),
    "str": say("a text"),
    "bool": say("true or false"),
    "array": say("a list"),
    "object": say("an object"),
    "null": say("null"),
}

T = TypeVar("T")


def text_of(data: bytes) -> str:
    """The text of a file, which is UTF-8. Raises InputError at the first byte that is not."""
    data = data.removeprefix(_MARK)
    return data.decode("ascii") if data.isascii() else "".join(_pieces(data))


def _pieces(data: bytes) -> Iterator[str]:
    """The text piece by piece: other threads run in between."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    for begin in range(0, len(data), _PIECE):
        waiting = len(decoder.getstate()[0])
        try:
            yield decoder.decode(data[begin : begin + _PIECE], begin + _PIECE >= len(data))
        except UnicodeDecodeError as error:
            before = data[: begin - waiting + error.start].decode("utf-8")
            _refuse(say("the file is not UTF-8 text"), *line_and_column(before, len(before)))


def check_header(text: str, application: str, what: str) -> None:
    """Refuse a text that another program wrote, or a newer version of this one.

    It looks at nothing else, so that a newer file is told from a broken one. `what` names what is wanted.
    """
    refuse_at_once(text)
    header = decode(text, Header)
    if header.application != application:
        _refuse(
            say("this is no {what}", what=what), *place_of(text, ("application",)), f'"application": "{application}"'
        )
    place = place_of(text, ("version",))
    try:
        version = msgspec.json.decode(header.version, type=int)
    except (msgspec.DecodeError, RecursionError):
        _refuse(say("the version of the file is not a whole number"), *place)
    if version > VERSION:
        newer = say(
            "this file was written by a newer Grundy Studio (file version {version}; this one reads up to {known})",
            version=version,
            known=VERSION,
        )
        _refuse(newer, *place)
    if version < 1:
        _refuse(say("there is no file version {version}", version=version), *place)


def refuse_at_once(text: str) -> None:
    """Refuse a long text that can be no file of this program, before anything tries to make values of it.

    What reads JSON lets no other thread run meanwhile. Raises InputError for what has no case in it and neither begins
    like an object nor has the mark of this program, and for what has more digits in a row than any number may have.
    """
    if len(text) <= LONG:
        return
    if _KIND not in text and (text[:LONG].lstrip()[:1] != "{" or APPLICATION not in text):
        _refuse(say("this is no Grundy Studio file"), 1, 1, "{")
    for begin in range(0, len(text) - _MOST_DIGITS, _MOST_DIGITS):
        if text[begin : begin + _MOST_DIGITS].isdigit():
            _refuse(say("a number has too many digits"), *line_and_column(text, begin))


def decode(text: str, type_: type[T]) -> T:
    """The JSON `text` as a value of `type_`. Raises InputError."""
    return _decode(text, text, (), type_)


def decode_part(text: str, part: msgspec.Raw, path: Path, type_: type[T]) -> T:
    """The `part` of the JSON `text` that stands at `path` as a value of `type_`. Raises InputError."""
    return _decode(text, part, path, type_)


def _decode(text: str, part: str | msgspec.Raw, path: Path, type_: type[T]) -> T:
    try:
        return msgspec.json.decode(part, type=type_)
    except msgspec.ValidationError as error:
        message, _, where = str(error).rpartition(" - at ")
        inside = parse_path(where) if message else ()
        _refuse_value(text, (*path, *inside), message or str(error))
    except (msgspec.DecodeError, RecursionError) as error:
        flaw = (first_flaw(text) if len(text) <= LONG else None) or _flaw_of(str(error), text, path)
        _refuse(say("this is no sound JSON: {flaw}", flaw=flaw.message), flaw.line, flaw.column)


def flaw_of_long(text: str) -> Flaw | None:
    """The first flaw of a long text, as `first_flaw`, but without making values of it; None if it is JSON."""
    try:
        msgspec.json.decode(text, type=msgspec.Raw)
    except (msgspec.DecodeError, RecursionError) as error:
        return _flaw_of(str(error), text, ())
    return None


def _flaw_of(message: str, text: str, path: Path) -> Flaw:
    """A flaw that only msgspec minds (NaN, half a surrogate pair), which it places by byte of the value at `path`."""
    if "recursion" in message:
        return Flaw(say("brackets are nested too deeply"), 0, 0)
    if "truncated" in message:
        return Flaw(say("the file ends too early"), *line_and_column(text, len(text)))
    plain = message.removeprefix("JSON is malformed: ")
    byte = _BYTE.search(plain)
    if not byte:
        return Flaw(told_flaw(plain), 0, 0)
    start = offset_of(text, path) if path else 0
    behind = int(byte[1])
    # So many bytes are never fewer characters.
    part = text[start : start + behind]
    offset = start + (behind if part.isascii() else len(part.encode()[:behind].decode("utf-8", "ignore")))
    return Flaw(told_flaw(plain[: byte.start()]), *line_and_column(text, offset))


def refuse_faults(text: str, faults: Iterable[Fault]) -> None:
    """Raise an InputError with the faults, if there are any, each at its place in `text`."""
    found = [
        Diagnostic(
            Severity.ERROR,
            *place_of(text, fault.path, fault.character),
            with_place(in_words(fault.path), fault.message),
            fault.expected,
            fault.found,
        )
        for fault in islice(faults, _MOST)
    ]
    if found:
        raise InputError(found)


def _refuse_value(text: str, path: Path, message: str) -> NoReturn:
    place = place_of(text, path)
    where, field = in_words(path), _FIELD.match(message)
    if field:
        missing = "missing" in message
        problem = say("the field {name!r} is missing", name=field[1]) if missing else unknown_field(field[1])
        _refuse(with_place(where, problem), *place)
    expected = _EXPECTED.match(message)
    if expected:
        found = say("a number that is not whole") if expected[2] == "float" else _TYPES.get(expected[2], "")
        _refuse(with_place(where, say("this does not belong here")), *place, _in_plain(expected[1]), found)
    _refuse(with_place(where, told_flaw(message[:1].lower() + message[1:])), *place)


def unknown_field(name: str) -> str:
    """What to say of a field of that name."""
    return say("the field {name!r} is not known here", name=name)


def _in_plain(expected: str) -> str:
    """``` `array` of length >= 2``` as ``a list of length >= 2``."""
    bounded = _BOUNDED.match(expected)
    kind = _TYPES.get(bounded[1]) if bounded else None
    if bounded is None or kind is None:
        return re.sub(r"`(\w+)(?: \| null)?`", lambda match: _TYPES.get(match[1], match[1]), expected)
    if not bounded[3]:
        return kind
    if bounded[2]:
        return say("{kind} of length {bound}", kind=kind, bound=bounded[3])
    return say("{kind} {bound}", kind=kind, bound=bounded[3])


def _refuse(message: str, line: int = 0, column: int = 0, expected: str = "", found: str = "") -> NoReturn:
    raise InputError([Diagnostic(Severity.ERROR, line, column, message, expected, found)])

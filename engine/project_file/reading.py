"""Reading JSON of this program, with every flaw told in words and with its place in the text."""

import re
from collections.abc import Iterable
from itertools import islice
from typing import NoReturn, TypeVar

import msgspec

from engine.diagnostics import Diagnostic, InputError, Severity
from engine.project_file.fault import Fault
from engine.project_file.locate import (
    Flaw,
    Path,
    first_flaw,
    in_words,
    line_and_column,
    offset_of,
    parse_path,
    place_of,
)
from engine.project_file.schema import VERSION, Header

_MOST = 100
_MARK = b"\xef\xbb\xbf"
_EXPECTED = re.compile(r"Expected (.+?)(?:, got `(\w+)`)?$")
_FIELD = re.compile(r"Object (?:missing required|contains unknown) field `(.*)`$", re.DOTALL)
_BYTE = re.compile(r" \(byte (\d+)\)$")
_TYPES = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}

T = TypeVar("T")


def text_of(data: bytes) -> str:
    """The text of a file, which is UTF-8. Raises InputError at the first byte that is not."""
    data = data.removeprefix(_MARK)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        _refuse("the file is not UTF-8 text", *line_and_column(before, len(before)))


def check_header(text: str, application: str, what: str) -> None:
    """Refuse a text that another program wrote, or a newer version of this one.

    It looks at nothing else, so that a newer file is told from a broken one. `what` names what is wanted.
    """
    header = decode(text, Header)
    if header.application != application:
        _refuse(f"this is no {what}", *place_of(text, ("application",)), f'"application": "{application}"')
    place = place_of(text, ("version",))
    try:
        version = msgspec.json.decode(header.version, type=int)
    except (msgspec.DecodeError, RecursionError):
        _refuse("the version of the file is not a whole number", *place)
    if version > VERSION:
        known = f"file version {version}; this one reads up to {VERSION}"
        _refuse(f"this file was written by a newer Grundy Studio ({known})", *place)
    if version < 1:
        _refuse(f"there is no file version {version}", *place)


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
        flaw = first_flaw(text) or _flaw_of(str(error), text, path)
        _refuse(f"this is no sound JSON: {flaw.message}", flaw.line, flaw.column)


def _flaw_of(message: str, text: str, path: Path) -> Flaw:
    """A flaw that only msgspec minds (NaN, half a surrogate pair), which it places by byte of the value at `path`."""
    plain = message.removeprefix("JSON is malformed: ")
    byte = _BYTE.search(plain)
    if not byte:
        return Flaw(plain, 0, 0)
    start = offset_of(text, path) if path else 0
    offset = start + len(text[start:].encode()[: int(byte[1])].decode("utf-8", "ignore"))
    return Flaw(plain[: byte.start()], *line_and_column(text, offset))


def refuse_faults(text: str, faults: Iterable[Fault]) -> None:
    """Raise an InputError with the faults, if there are any, each at its place in `text`."""
    found = [
        Diagnostic(
            Severity.ERROR,
            *place_of(text, fault.path, fault.character),
            _told(fault.path, fault.message),
            fault.expected,
            fault.found,
        )
        for fault in islice(faults, _MOST)
    ]
    if found:
        raise InputError(found)


def _refuse_value(text: str, path: Path, message: str) -> NoReturn:
    place = place_of(text, path)
    field = _FIELD.match(message)
    if field:
        problem = "is missing" if "missing" in message else "is not known here"
        _refuse(_told(path, f"the field {field[1]!r} {problem}"), *place)
    expected = _EXPECTED.match(message)
    if expected:
        found = "a number that is not whole" if expected[2] == "float" else _TYPES.get(expected[2], "")
        _refuse(_told(path, "this does not belong here"), *place, _in_plain(expected[1]), found)
    _refuse(_told(path, message[:1].lower() + message[1:]), *place)


def _in_plain(expected: str) -> str:
    """``` `array` of length >= 2``` as ``a list of length >= 2``."""
    return re.sub(r"`(\w+)(?: \| null)?`", lambda match: _TYPES.get(match[1], match[1]), expected)


def _told(path: Path, message: str) -> str:
    where = in_words(path)
    return f"{where}: {message}" if where else message


def _refuse(message: str, line: int = 0, column: int = 0, expected: str = "", found: str = "") -> NoReturn:
    raise InputError([Diagnostic(Severity.ERROR, line, column, message, expected, found)])

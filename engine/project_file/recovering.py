"""A broken or half-written ``.grundy`` file, read as far as it can be, with a word on all that is missing."""

import contextlib
import re
from dataclasses import dataclass, field
from typing import Any

import msgspec

from engine.diagnostics import Diagnostic, InputError, Severity
from engine.document import Document
from engine.games.kinds import Record
from engine.project_file.fitting import fitting
from engine.project_file.json_text import clean
from engine.project_file.lenient import BrokenError, case_starts, fields_of, next_case, value_at
from engine.project_file.locate import Path, first_flaw, in_words, inside, line_and_column, offset_of, with_place
from engine.project_file.mended import mended_case
from engine.project_file.reading import LONG, flaw_of_long, refuse_at_once, text_of
from engine.project_file.schema import APPLICATION, VERSION, View
from engine.said import say

_CASES = re.compile(r'"cases"\s*:\s*\[')
_COLON = re.compile(r"\s*:\s*")
_MOST = 100
_MOST_FLAWS = 1_000
"""After so many places at which the JSON is broken, what follows in a case is not looked for any more."""
_NEAR = 2
"""So many characters of the mark of the program may be wrong."""
_MARKS = {b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16", b"\xef\xbb\xbf": "utf-8-sig"}


@dataclass(slots=True)
class Recovered:
    """What was left of a file.

    Attributes
    ----------
    document, view
        What could be read. What is said of the view is left out where it does not fit any more.
    diagnostics
        Warnings: what is wrong with the file, and what is missing because of that. Never empty.
    """

    document: Document
    view: View
    diagnostics: tuple[Diagnostic, ...]


@dataclass(slots=True)
class _Losses:
    """Collects what is told, with its place in the text; of very many the last are only counted."""

    text: str
    told: list[Diagnostic] = field(default_factory=list)
    more: int = 0
    flaws: int = 0
    ended: bool = False
    end: int = 0
    """Where the text ends but for white space."""

    def __post_init__(self) -> None:
        self.end = len(self.text.rstrip())

    def at(self, offset: int, message: str) -> None:
        if self.full():
            return
        self.placed(*line_and_column(self.text, min(offset, len(self.text))), message)

    def placed(self, line: int, column: int, message: str) -> None:
        if not self.full():
            self.told.append(Diagnostic(Severity.WARNING, line, column, message))

    def full(self) -> bool:
        """Whether no more is told; then what would be is counted. To find a place takes long in a long text."""
        self.more += len(self.told) == _MOST
        return len(self.told) == _MOST

    def all(self) -> tuple[Diagnostic, ...]:
        if self.more:
            self.told.append(
                Diagnostic(Severity.WARNING, 0, 0, say("{count} more things are missing or wrong", count=self.more))
            )
        return tuple(self.told)


def recover(data: bytes) -> Recovered:
    """Read what can be read of a file that `load` refuses.

    Each case that is whole before the first flaw is there as it was. Of a case with a flaw in it, what makes sense is
    kept: of a text that ends too early, the positions, moves and queries that are whole. Bytes that are no text are
    replaced, a newer version is read as far as this one understands it.

    Raises
    ------
    InputError
        If no case is left, or the file is of another program.
    """
    text = _decoded(data)
    refuse_at_once(text)
    losses = _Losses(text)
    _tell_flaw(data, text, losses)
    header = _header(text)
    _require_ours(header.get("application"), text)
    _check_version(header.get("version"), losses)
    records = _records(text, losses)
    if not records:
        raise InputError([Diagnostic(Severity.ERROR, 0, 0, say("nothing of the file can be read"))])
    format_name = header.get("format", "")
    view = _view(header.get("view"), records, losses)
    found = losses.all() or (Diagnostic(Severity.WARNING, 0, 0, say("something in the file is broken")),)
    return Recovered(Document(records, clean(format_name) if isinstance(format_name, str) else ""), view, found)


def _decoded(data: bytes) -> str:
    """The text of a file in whatever encoding it seems to be; what is none becomes U+FFFD."""
    encoding = next((name for mark, name in _MARKS.items() if data.startswith(mark)), "utf-8")
    if data[:4:2] and not any(data[1:4:2]) and data[:1] == b"{":
        encoding = "utf-16-le"
    elif not any(data[:4:2]) and data[1:2] == b"{":
        encoding = "utf-16-be"
    # A disk that lost power may have left zeros where the end of the file should be.
    return data.decode(encoding, "replace").rstrip("\0")


def _tell_flaw(data: bytes, text: str, losses: _Losses) -> None:
    try:
        text_of(data)
    except InputError as error:
        for found in error.diagnostics:
            text = say("{flaw}: such bytes became \ufffd", flaw=found.message)
            losses.placed(found.line, found.column, text)
    flaw = first_flaw(text) if len(text) <= LONG else flaw_of_long(text)
    if flaw is not None:
        losses.placed(flaw.line, flaw.column, say("the file is broken: {flaw}", flaw=flaw.message))


def _header(text: str) -> dict[str, Any]:
    """The fields that stand outside the cases: before them, or behind if another program put them there."""
    match = _CASES.search(text)
    end = match.start() if match else next_case(text, 0)
    found = {}
    for part in (text[max(text.rfind("]"), end) :], text[:end]):
        for name in ("application", "version", "format", "view"):
            at = _behind_colon(part, f'"{name}"')
            if at >= 0:
                with contextlib.suppress(BrokenError):
                    found[name] = value_at(part, at)[0]
    return found


def _behind_colon(part: str, name: str) -> int:
    """Where the value of a field begins; -1 if there is none. Found by plain search: a pattern takes seconds."""
    at = part.find(name)
    while at >= 0:
        colon = _COLON.match(part, at + len(name))
        if colon:
            return colon.end()
        at = part.find(name, at + 1)
    return -1


def _require_ours(application: object, text: str) -> None:
    """Raise InputError for the file of another program; a mark that is damaged, or gone, is let pass."""
    if application is None and next_case(text, 0) < len(text):
        return
    if isinstance(application, str) and len(application) == len(APPLICATION):
        wrong = sum(a != b for a, b in zip(application, APPLICATION, strict=True))
        if wrong <= _NEAR:
            return
    raise InputError([Diagnostic(Severity.ERROR, 0, 0, say("this is no Grundy Studio file"))])


def _check_version(version: object, losses: _Losses) -> None:
    if type(version) is int and version > VERSION:
        newer = say(
            "this file was written by a newer Grundy Studio (file version {version}; this one reads up to {known}): "
            "what is new in it is missing",
            version=version,
            known=VERSION,
        )
        losses.placed(0, 0, newer)
    elif version != VERSION or type(version) is not int:
        text = say("the version of the file cannot be read: taken as {version}", version=VERSION)
        losses.placed(0, 0, text)


def _records(text: str, losses: _Losses) -> list[Record]:
    match = _CASES.search(text)
    start = match.end() if match else next_case(text, 0)
    records = []
    at, is_whole = start, True
    for number, (at, value, end) in enumerate(case_starts(text, start), 1):
        is_whole = value is not None
        record = _record(text, (at, end), number, value, losses)
        if record is not None:
            records.append(record)
        at = end
    if (is_whole or losses.ended) and not text[at:].strip(" \t\r\n,"):
        losses.at(at, say("whatever stood behind this place is missing"))
    return records


def _record(
    text: str, span: tuple[int, int], number: int, value: dict[str, Any] | None, losses: _Losses
) -> Record | None:
    at, end = span
    part = text[at:end]
    case = say("case {number}", number=number)

    def tell(path: Path, message: str) -> None:
        if losses.full():
            return
        losses.at(at + _offset(part, path), with_place(_within(case, path), message))

    def tell_flaw(offset: int, key: str) -> bool:
        losses.flaws += 1
        ends = offset >= losses.end
        if not (ends and losses.ended):
            broken = say("the file ends here") if ends else say("something is broken here, and left out")
            losses.at(offset, with_place(_within(case, (key,) if key else ()), broken))
        losses.ended |= ends
        return losses.flaws < _MOST_FLAWS

    if value is None:
        value = fields_of(part, at, tell_flaw)
    record = mended_case(value, tell)
    if record is None:
        losses.at(at, say("case {number} is missing: nothing can be made of what is left of it", number=number))
    return record


def _within(case: str, path: Path) -> str:
    where = in_words(path)
    return inside(case, where) if where else case


def _offset(part: str, path: Path) -> int:
    """Where in the text of a case the value at `path` stands; where the case begins if that cannot be told."""
    try:
        return offset_of(part, path)
    except (ValueError, RecursionError):
        return 0


def _view(value: object, records: list[Record], losses: _Losses) -> View:
    try:
        view = msgspec.convert(value, View) if value is not None else View()
    except (msgspec.ValidationError, RecursionError):
        losses.placed(0, 0, say("where the file was looked at cannot be read"))
        return View()
    fit = fitting(view, records)
    if fit != view:
        losses.placed(0, 0, say("where the file was looked at does not fit its cases"))
    return fit

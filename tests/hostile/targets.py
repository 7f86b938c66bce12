"""Every reader of the program with the files that it takes, and what has to hold whatever it is given.

A target reads some bytes and gives "read" or "refused"; an `AssertionError`, or anything else that it raises, is a
failure.
"""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

import resources
from engine.diagnostics import Diagnostic, InputError
from engine.document import Document
from engine.formats.base import Format
from engine.formats.reader import decode
from engine.formats.registry import built_in
from engine.games.board_text import rows_from_text
from engine.games.kinds import kind_of
from engine.games.take_rule_text import TakeRuleError, parse_rule
from engine.generators.catalogue import shapes_of
from engine.generators.common import parameters_of
from engine.generators.generate import read_settings
from engine.generators.shape import Shape, ShapeError
from engine.inputs import fitting_shapes, make_input
from engine.project_file import dump, load
from engine.verify import Status, verify
from tests.hostile.plain_readers import PLAIN, RefusedError, plain, text_of

READ, REFUSED = "read", "refused"
_WIDTH = 20
_SMALL = 20_000
_RULES = (
    *(b"1 3 4", b"1..3, squares", b"powers of two", b"{1, 2, 5..9} and primes", b"0.77", b"Kayles", b"Grundy's game"),
    *(b"4.007", b"all", b"fibonacci numbers; 7", b"powers of 3 powers of ten", b"0.137", b"1...9", b"1\xe2\x80\xa69"),
)
_BOARDS = (
    *(b"2 19 20\n1 1\n0\n3 4 2 9\n", b".X..X\nX....\n\n.....\n", b"0100 1000\n1111\n"),
    *(b"1 20\r\n1 19\r\n", b"**..\n--\n"),
)


@dataclass(frozen=True)
class Target:
    """A reader: its name, valid files for it, and the function that reads and checks."""

    name: str
    files: tuple[bytes, ...]
    read: Callable[[bytes], str]


@cache
def targets() -> dict[str, Target]:
    """All targets by name."""
    found = [*_formats(), *_answers(), _rules(), _boards(), _projects(), _settings()]
    return {target.name: target for target in found}


def _sample(name: str) -> bytes:
    return Path(str(resources.path("samples", name))).read_bytes()


def _made(form: Format[Any]) -> Iterator[bytes]:
    """Small files of some shapes."""
    for shape in fitting_shapes(form)[::4]:
        text = make_input(form, shape, {}, 1).text
        if len(text) <= _SMALL:
            yield text.encode()


def _formats() -> Iterator[Target]:
    for form in built_in():
        yield Target(form.name, (_sample(f"{form.name}.in"), *_made(form)), partial(read_format, form))


def check_places(diagnostics: tuple[Diagnostic, ...], lines: list[str]) -> None:
    """Every finding is at a place that the text has, or at none."""
    for found in diagnostics:
        assert found.message
        assert len(found.describe()) < 1000, "a message repeats what stands in the file"
        if not found.line:
            assert not found.is_error, found
            continue
        assert 1 <= found.line <= len(lines), found
        assert 1 <= found.column <= len(lines[found.line - 1]) + 1, found


def lines_of(text: str) -> list[str]:
    """The lines as an editor counts them."""
    return re.split(r"\r\n|\r|\n", text.removeprefix("\ufeff"))


def read_format(form: Format[Any], data: bytes) -> str:
    """A judge's file gives what the plain reader gives, or both refuse it."""
    reading = form.read(decode(data))
    text = text_of(data)
    check_places(reading.diagnostics, lines_of(text))
    try:
        expected = PLAIN[form.name](text)
    except RefusedError:
        expected = None
    assert reading.ok == (expected is not None), [found.describe() for found in reading.diagnostics[:3]]
    last = len(lines_of(text))
    assert all(1 <= first <= end <= last for first, end in reading.case_lines)
    if expected is None:
        assert reading.records == ()
        return REFUSED
    assert plain(form.name, reading.records) == expected
    return READ


def _answers() -> Iterator[Target]:
    for form in built_in():
        records = form.read(decode(_sample(f"{form.name}.in"))).records
        yield Target(f"answers-{form.name}", (_sample(f"{form.name}.out"),), partial(read_answers, form, records))


def read_answers(form: Format[Any], records: Any, data: bytes) -> str:
    """An output is split as `str.split` does; each query gets its word, and what is left is extra."""
    text = decode(data)
    report = verify(form, records, text)
    assert len(report.answers) == sum(len(record.queries) if hasattr(record, "queries") else 1 for record in records)
    words = text.removeprefix("\ufeff").split()
    lines = lines_of(text)
    for answer in report.answers:
        if answer.found:
            assert lines[answer.line - 1].startswith(answer.found, answer.column - 1)
    if form.name != "hdu1536":
        _check_words(form, report, words)
    check_places(report.warnings, lines)
    return READ if report.ok else REFUSED


def _check_words(form: Format[Any], report: Any, words: list[str]) -> None:
    claims = {form.answer_words[0].casefold(): True, form.answer_words[1].casefold(): False}
    for i, answer in enumerate(report.answers):
        says = claims.get(words[i].casefold()) if i < len(words) else None
        status = Status.MALFORMED if says is None else Status.RIGHT if says == answer.wins else Status.WRONG
        assert answer.status is (status if i < len(words) else Status.MISSING)
    assert report.counts.extra == max(0, len(words) - len(report.answers))


def _rules() -> Target:
    return Target("rule", _RULES, read_rule)


def read_rule(data: bytes) -> str:
    """A rule's text gives a rule, or an error at one of its characters; lists of numbers are what they seem."""
    text = decode(data)
    numbers = re.fullmatch(r"[\s,;{}]*[0-9]{1,17}([\s,;{}]+[0-9]{1,17})*[\s,;{}]*", text, re.ASCII)
    expected = [int(word) for word in re.findall(r"[0-9]+", text)] if numbers else None
    try:
        rule = parse_rule(text)
    except TakeRuleError as error:
        assert 1 <= error.column <= len(text) + 1
        assert error.message
        assert len(str(error)) < 500
        assert expected is None or 0 in expected
        return REFUSED
    if expected is not None:
        assert list(rule.parts) == expected  # type: ignore[union-attr]
    assert parse_rule(rule.text) == rule
    return READ


def _boards() -> Target:
    return Target("board", _BOARDS, read_board)


def read_board(data: bytes) -> str:
    """The text of a board gives rows that fit, or errors at places that the text has."""
    text = decode(data)
    try:
        rows = rows_from_text(text, _WIDTH)
    except InputError as error:
        check_places(error.diagnostics, text.splitlines())
        return REFUSED
    assert all(len(set(row)) == len(row) and all(1 <= column <= _WIDTH for column in row) for row in rows)
    assert len(rows) == sum(1 for line in text.splitlines() if line.strip())
    plain_lines = [line for line in text.splitlines() if re.fullmatch(r"[0-9]{1,3}( [0-9]{1,3})*", line)]
    counted = [list(map(int, line.split())) for line in plain_lines]
    if counted and len(counted) == len(rows) and all(len(row) == row[0] + 1 for row in counted):
        assert [list(row) for row in rows] == [row[1:] for row in counted]
    return READ


@cache
def _records() -> tuple[Any, ...]:
    """A case of each kind."""
    samples = [form.read(decode(_sample(f"{form.name}.in"))).records[:1] for form in built_in()]
    return tuple(record for records in samples for record in records)


def _projects() -> Target:
    files = [dump(Document(list(_records()), "hdu1524")), *(dump(Document([record], "")) for record in _records()[1:])]
    return Target("grundy", tuple(files), read_project)


def read_project(data: bytes) -> str:
    """A project's file gives a document that is written and read as the same, or errors at their places."""
    try:
        document, _ = load(data)
    except InputError as error:
        text = data.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace")
        for found in error.diagnostics:
            assert found.message
            assert 0 <= found.line <= text.count("\n") + 1
        assert any(found.is_error for found in error.diagnostics)
        return REFUSED
    held = json.loads(data.removeprefix(b"\xef\xbb\xbf"))
    kinds = [case.get("kind", "graph") for case in held["cases"]]
    assert [kind_of(record).name for record in document.records()] == kinds
    again, _ = load(dump(document))
    assert dump(again) == dump(document)
    return READ


def _settings() -> Target:
    shapes = [shape for game in ("graph", "board", "heaps") for shape in shapes_of(game)]
    files = [f"{s.name}\n{p.name}={p.default}\n".encode() for s in shapes for p in parameters_of(s)[:4]]
    return Target("settings", tuple(files), partial(read_setting, {shape.name: shape for shape in shapes}))


def read_setting(shapes: dict[str, Shape], data: bytes) -> str:
    """A setting gives a value that its parameter allows, or a ShapeError in few words."""
    name, _, rest = decode(data).partition("\n")
    key, _, value = rest.partition("=")
    shape = shapes.get(name, next(iter(shapes.values())))
    try:
        values = read_settings(shape, {key: value})
    except ShapeError as error:
        assert len(str(error)) < 3000
        return REFUSED
    for parameter in parameters_of(shape):
        assert parameter.allows(values[parameter.name])
    return READ

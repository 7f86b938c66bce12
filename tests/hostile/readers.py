"""The readers alone, without the checks of `tests.hostile.targets`, which take memory themselves."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engine.diagnostics import InputError
from engine.formats.base import Format
from engine.formats.reader import decode
from engine.formats.registry import built_in
from engine.games.board_text import rows_from_text
from engine.games.take_rule_text import TakeRuleError, parse_rule
from engine.project_file import load
from engine.verify import verify

Reader = Callable[[bytes], bool]
_ASKED = {
    "hdu1524": "2\n1 1\n0\n1 0\n1 1\n0\n",
    "uva11927": "2 1\n0 1\n1 0\n0 0\n",
    "hdu5724": "1\n1\n1 20\n",
    "hdu1536": "1 1\n2\n1 1\n1 2\n0\n",
    "hdu1848": "1 1 1\n0 0 0\n",
}


def readers() -> dict[str, Reader]:
    """By the names of the targets: what reads some bytes, and says whether they were taken."""
    found: dict[str, Reader] = {"rule": _rule, "board": _board, "grundy": _project}
    for form in built_in():
        found[form.name] = partial(_format, form)
        found[f"answers-{form.name}"] = partial(_answers, form, form.read(_ASKED[form.name]).records)
    return found


def _format(form: Format[Any], data: bytes) -> bool:
    reading = form.read(decode(data))
    return bool([*reading.case_lines, *reading.diagnostics]) and reading.ok


def _answers(form: Format[Any], records: Any, data: bytes) -> bool:
    report = verify(form, records, decode(data))
    return report.counts.extra == 0 and report.ok


def _rule(data: bytes) -> bool:
    try:
        parse_rule(decode(data))
    except TakeRuleError:
        return False
    return True


def _board(data: bytes) -> bool:
    try:
        rows_from_text(decode(data), 20)
    except InputError:
        return False
    return True


def _project(data: bytes) -> bool:
    try:
        load(data)
    except InputError:
        return False
    return True

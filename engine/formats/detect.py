"""Which format a text is in, by trying to read it and by the name of its file."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import PurePosixPath
from typing import Any

from engine.formats.base import Format, Reading
from engine.formats.registry import Registry

_LARGE = 1_000_000
_PROBE = 65_536
_JUDGES = frozenset({"hdu", "poj", "uva", "zoj", "cf", "codeforces", "atcoder", "spoj"})
_GAP = re.compile(r"[ \t\n\r\x0b\x0c]")


@dataclass(frozen=True, slots=True)
class Candidate:
    """A format and what came of reading the text with it."""

    format: Format[Any]
    reading: Reading[Any]


@dataclass(frozen=True, slots=True)
class Detection:
    """What a text may be.

    Attributes
    ----------
    certain
        The format if only one reads the text without an error and to its end, or the file's name settles it; else None.
    candidates
        The formats that read the text, likeliest first: those that the name hints at, then those without warnings.
    failures
        The formats that do not, likeliest first: those that the name hints at, then those whose structure fits best.
    """

    certain: Format[Any] | None
    candidates: tuple[Candidate, ...]
    failures: tuple[Candidate, ...]

    @property
    def likeliest(self) -> Candidate | None:
        """The first candidate, or the first failure (to show its errors) if no format reads the text."""
        return next(iter((*self.candidates, *self.failures)), None)


def detect(text: str, file_name: str, registry: Registry) -> Detection:
    """Find the format of `text`; `file_name` may be empty, a name or a path.

    A hint such as ``uva-11927.txt`` settles the format if that format reads the text. If it does not, nothing is
    certain, even if just one other format does: the file may be a broken one of the format that its name tells.
    """
    hinted = hinted_formats(file_name, registry)
    tried = _tried(text, hinted, registry)
    fits = [candidate for candidate in tried if candidate.reading.ok]
    fits.sort(key=lambda candidate: (candidate.format not in hinted, bool(candidate.reading.diagnostics)))
    failures = [candidate for candidate in tried if not candidate.reading.ok]
    working = set(registry)
    failures.sort(
        key=lambda candidate: (
            # The last are plug-ins that have just been switched off: they say nothing of the text.
            candidate.format not in working,
            candidate.format not in hinted,
            *_failure_rank(candidate.reading),
        )
    )
    return Detection(_certain(fits, hinted), tuple(fits), tuple(failures))


def hinted_formats(file_name: str, registry: Registry) -> tuple[Format[Any], ...]:
    """The formats that a file's name, or else its folder's, speaks of: by name, by alias or by the bare number."""
    for part in reversed(PurePosixPath(file_name.replace("\\", "/")).parts[-2:]):
        hinted = tuple(form for form in registry if _speaks_of(part.lower(), form.names))
        if hinted:
            return hinted
    return ()


def _speaks_of(part: str, names: Iterable[str]) -> bool:
    words = re.findall(r"[a-z]+|[0-9]+", part)
    pairs = {first + second for first, second in pairwise(words)}
    for name in names:
        number = re.fullmatch(r"[a-z]+([0-9]+)", name)
        if name in pairs or name in words:
            return True
        # "poj1524" is another problem: a bare number counts only where it follows no judge's name.
        if number and number[1] in words and _stands_alone(number[1], words):
            return True
    return False


def _stands_alone(number: str, words: list[str]) -> bool:
    before = words[words.index(number) - 1] if words.index(number) else ""
    return before not in _JUDGES


def _tried(text: str, hinted: tuple[Format[Any], ...], registry: Registry) -> list[Candidate]:
    """What comes of all formats; for a large text of those that the name hints at, or whose structure fits the start.

    If none of these does, the rest comes with what is wrong with the beginning: to read a large text in every format in
    turn, only to find out anew that it is in none of them, takes long.
    """
    if len(text) <= _LARGE:
        return [Candidate(form, form.read(text)) for form in registry]
    beginning = text[: _probe_end(text)]
    heads = [Candidate(form, form.read(beginning)) for form in registry]
    plausible = [head.format for head in heads if _may_begin(head.reading)]
    chosen = [form for form in plausible if form in hinted or not hinted]
    if chosen:
        return [Candidate(form, form.read(text)) for form in chosen]
    heads.sort(key=lambda head: _failure_rank(head.reading) if head.format not in plausible else ())
    whole = {*hinted, *plausible} or {head.format for head in heads[:1]}
    return [Candidate(head.format, head.format.read(text)) if head.format in whole else _begun(head) for head in heads]


def _begun(head: Candidate) -> Candidate:
    """What is wrong with a beginning, without what is only missing because it is one."""
    errors = tuple(d for d in head.reading.diagnostics if d.is_error and d.found != "end of file")
    return Candidate(head.format, Reading((), errors))


def _probe_end(text: str) -> int:
    """Where the beginning of a large text ends: between two tokens, if there are any near."""
    gap = _GAP.search(text, _PROBE, 2 * _PROBE)
    return gap.start() if gap else _PROBE


def _may_begin(reading: Reading[Any]) -> bool:
    """Whether a beginning of a text has no errors but that it ends too early."""
    return all(not d.is_error or d.found == "end of file" for d in reading.diagnostics)


def _failure_rank(reading: Reading[Any]) -> tuple[bool, int, int, int, int]:
    """Sorts the reading first whose structure fits: to the end of the text, and with the least to find fault with.

    A wrong format mostly loses its way; the right one finds a few faults in a text that it otherwise understands.
    """
    errors = [d for d in reading.diagnostics if d.is_error]
    lost = not reading.whole or any(d.found == "end of file" for d in errors)
    reached = reading.case_lines[-1][1] if reading.case_lines else 0
    return lost, -reached, len(reading.diagnostics), -errors[0].line, -errors[0].column


def _certain(fits: list[Candidate], hinted: tuple[Format[Any], ...]) -> Format[Any] | None:
    by_name = [candidate.format for candidate in fits if candidate.format in hinted]
    if len(by_name) == 1:
        return by_name[0]
    whole = [candidate for candidate in fits if candidate.reading.whole] or fits
    return whole[0].format if len(whole) == 1 and not hinted else None

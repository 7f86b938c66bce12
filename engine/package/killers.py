"""Which known wrong solutions a test set catches, and which it misses."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

from engine.formats.base import Format
from engine.generators.chance import Chance
from engine.generators.shape import Shape
from engine.mistakes.catalogue import MISTAKES
from engine.mistakes.mistake import CrashError, Look, Mistake
from engine.package.shaped import shaped_file
from engine.package.sizes import small_settings
from engine.package.testset import TestFile
from engine.said import say

MOST_TRIES = 300
"""How many files are made, at most, to catch a wrong solution that all others miss."""

_ONE_CASE = say("a file holds one case")
_ONE_QUERY = say("a case has one query")
_THREE_HEAPS = say("all queries have three heaps")
_SORTED = say("the set is not read, and its numbers rise")
_SMALL_HEAPS = say("no heap is larger than 1000")

NEVER: dict[str, dict[str, str]] = {
    "uva11927": {
        "nim-sum-reset-once-a-case": _ONE_QUERY,
        "first-query-repeated": _ONE_QUERY,
        "last-query-repeated": _ONE_QUERY,
        "first-query-only": _ONE_QUERY,
        "last-query-only": _ONE_QUERY,
    },
    "hdu1848": {
        "heaps-kept": _THREE_HEAPS,
        "early-stop": _SORTED,
        "table-up-to-999": say("the value of 1000 is 0, and no heap is larger"),
        "table-up-to-1000": _SMALL_HEAPS,
        "table-up-to-5000": _SMALL_HEAPS,
        "table-up-to-9999": _SMALL_HEAPS,
        "first-case-only": _ONE_CASE,
    },
}
"""Known wrong solutions that are right in a format, whatever the file: by format and key, why."""


@dataclass(frozen=True, slots=True)
class Kill:
    """A known wrong solution and the names of the files on which it prints something wrong."""

    mistake: Mistake
    files: tuple[str, ...]


def concerned(form: Format[Any]) -> tuple[Mistake, ...]:
    """The known wrong solutions that can be made in a format, and are wrong in it."""
    never = NEVER.get(form.name, {})
    return tuple(m for m in MISTAKES if m.concerns(form.game, form.name) and m.key not in never)


def kill_table(
    form: Format[Any], files: Iterable[TestFile], progress: Callable[[float], object] = lambda _: None
) -> tuple[Kill, ...]:
    """For each known wrong solution that concerns `form`, the files that catch it, in their order."""
    listed, mistakes = list(files), concerned(form)
    caught: dict[str, list[str]] = {mistake.key: [] for mistake in mistakes}
    for done, file in enumerate(listed):
        progress(done / len(listed))
        for mistake in caught_by(form, mistakes, file.records, file.answers):
            caught[mistake.key].append(file.name)
    return tuple(Kill(mistake, tuple(caught[mistake.key])) for mistake in mistakes)


def missed(
    form: Format[Any], files: Iterable[TestFile], mistakes: Sequence[Mistake] | None = None
) -> tuple[Mistake, ...]:
    """Those of `mistakes` (all that concern `form` if None) that print the right answers to all of `files`."""
    left = tuple(concerned(form) if mistakes is None else mistakes)
    # Small files first: they catch most, and what is caught need not be tried on the large ones.
    for file in sorted(files, key=lambda file: len(file.text)):
        if left:
            caught = {mistake.key for mistake in caught_by(form, left, file.records, file.answers)}
            left = tuple(mistake for mistake in left if mistake.key not in caught)
    return left


def caught_by(form: Format[Any], mistakes: Sequence[Mistake], records: Sequence[Any], answers: str) -> list[Mistake]:
    """Those of `mistakes` that print something else than `answers` to `records`, without crashing."""
    look = cache(lambda function: function(records))
    right = answers.split()
    return [mistake for mistake in mistakes if _differs(form, mistake, look, right)]


def _differs(form: Format[Any], mistake: Mistake, look: Callable[[Look], Sequence[Any]], right: list[str]) -> bool:
    try:
        said = form.format_answers([list(case) for case in mistake.rule(look(mistake.look))])
    except CrashError:
        return False
    return said.split() != right


def killers_for(form: Format[Any], mistakes: Sequence[Mistake], shapes: Sequence[Shape], seed: int) -> list[TestFile]:
    """For each of `mistakes` a file that catches it, of small cases made by chance; none where no try does."""
    found: list[TestFile] = []
    for mistake in mistakes:
        if mistake not in missed(form, found, mistakes):
            continue
        files = (_try(form, shapes, mistake, f"{seed}/{mistake.key}/{number}") for number in range(MOST_TRIES))
        caught = (file for file in files if file and caught_by(form, [mistake], file.records, file.answers))
        found += islice(caught, 1)
    return found


def _try(form: Format[Any], shapes: Sequence[Shape], mistake: Mistake, seed: str) -> TestFile | None:
    shape = Chance(seed).choice(shapes)
    values = next(small_settings(form, shape))
    purpose = say("catches: {mistake}", mistake=mistake.name)
    return shaped_file(form, shape, values, f"killer-{mistake.key}", purpose, seed)

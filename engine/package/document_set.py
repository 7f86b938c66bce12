"""A test set of somebody's own cases: one file with all of them, or a file a case."""

from collections.abc import Callable, Sequence
from typing import Any

from engine.formats.base import Format
from engine.package.names import plain_title
from engine.package.testset import PackageError, TestSet, file_of, numbered
from engine.said import say, say_count

_ALL = "cases"


def document_set(
    form: Format[Any],
    records: Sequence[Any],
    one_a_case: bool = False,
    progress: Callable[[float], object] = lambda _: None,
) -> TestSet:
    """A test set of `records`, all of the game of `form`.

    Parameters
    ----------
    form
        The format to write them in.
    records
        The cases.
    one_a_case
        Whether each case becomes a file of its own, named after the case; else one file holds all.
    progress
        Called with the share that is done; what it raises ends the work.

    Raises
    ------
    WriteError
        If the format cannot express one of them.
    PackageError
        If there are no cases, a case holds nothing that the format could write, or the value of a heap cannot be told.
    """
    if not records:
        raise PackageError(say("there are no cases to make a package of"))
    parts = [(record,) for record in records] if one_a_case else [tuple(records)]
    files = []
    for done, part in enumerate(parts):
        progress(done / len(parts))
        name, purpose = _of_case(part[0], done + 1) if one_a_case else _of_all(part)
        if not form.adapt(part)[0]:
            raise PackageError(
                say("{cases}: there is no query, so {format} has nothing to write", cases=purpose, format=form.name)
            )
        files.append(file_of(form, name, purpose, part))
    return TestSet(form, None, numbered(files))


def _of_all(records: Sequence[Any]) -> tuple[str, str]:
    return _ALL, say_count(len(records), "{count} case", "{count} cases")


def _of_case(record: Any, number: int) -> tuple[str, str]:
    title = plain_title(record.name)
    purpose = (
        say("case {number}: {title}", number=number, title=title) if title else say("case {number}", number=number)
    )
    return record.name or "case", purpose

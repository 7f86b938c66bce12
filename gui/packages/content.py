"""What a package is to hold: the question, and the answer that a thread finds."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, NamedTuple

from engine.diagnostics import Diagnostic, errors_in
from engine.formats.base import Format, WriteError
from engine.games.kinds import Record, kind_of
from engine.package import TestSet, document_set, test_set
from gui.files.export import misfits
from gui.jobs import Control


class What(Enum):
    """Where the tests come from."""

    DEFAULT = auto()
    ONE_FILE = auto()
    FILE_EACH = auto()


@dataclass(frozen=True)
class Wish:
    """What a package is to hold.

    Attributes
    ----------
    what, form
        Where the tests come from, and their format.
    seed
        Of the default test set.
    only_fitting
        Whether cases of the document that are of other kinds of games are left out.
    """

    what: What
    form: Format[Any]
    seed: int = 1
    only_fitting: bool = False


class Content(NamedTuple):
    """The tests, and the limits of the judge that they break."""

    tests: TestSet
    warnings: tuple[Diagnostic, ...] = ()


def content_of(wish: Wish, records: tuple[Record, ...], control: Control) -> Content:
    """The tests that were wished for; `records` are the cases of the document.

    Raises WriteError for what the format cannot say, PackageError where there is nothing to make a package of, and
    Cancelled.
    """
    if wish.what is What.DEFAULT:
        return Content(test_set(wish.form, wish.seed, control.progress))
    if wish.only_fitting:
        records = tuple(record for record in records if kind_of(record).name == wish.form.game)
    findings = misfits(records, wish.form) or tuple(wish.form.check(records))
    if errors_in(findings):
        raise WriteError(findings)
    tests = document_set(wish.form, records, wish.what is What.FILE_EACH, control.progress)
    return Content(tests, findings)

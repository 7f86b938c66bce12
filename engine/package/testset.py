"""What a package is made of: test files with their answers, and the set of them."""

import uuid
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, ClassVar

from engine.answers import outcomes
from engine.diagnostics import errors_in
from engine.formats.base import Format, WriteError
from engine.package.names import numbered_names
from engine.said import say

SAMPLE, SECRET = "sample", "secret"


class PackageError(ValueError):
    """A package that cannot be made; the message says why."""


@dataclass(frozen=True, slots=True)
class TestFile:
    """One input and what the judge expects for it.

    Attributes
    ----------
    name
        The name of its files without an ending: lower-case letters, digits and hyphens, safe on every system.
    group
        `SAMPLE` or `SECRET`.
    text, answers
        The input and the right output, with line feeds.
    purpose
        One line: what it is there for.
    records
        The cases, as many as the text has.
    """

    __test__: ClassVar[bool] = False

    name: str
    group: str
    text: str
    answers: str
    purpose: str
    records: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class TestSet:
    """All files of a package, in the order in which a judge runs them: their names sort the same way.

    Attributes
    ----------
    form
        The format of all files.
    seed
        What the files were made with; None if they are somebody's own cases.
    files
        The files, their names all different.
    """

    __test__: ClassVar[bool] = False

    form: Format[Any]
    seed: int | None
    files: tuple[TestFile, ...]

    @property
    def digest(self) -> str:
        """A fingerprint of all names, inputs and answers (SHA-256, hexadecimal)."""
        found = sha256()
        for file in self.files:
            for part in (file.name, file.text, file.answers):
                data = part.encode()
                found.update(b"%d:" % len(data) + data)
        return found.hexdigest()

    @property
    def uuid(self) -> str:
        """What identifies the problem: the same for the same format and seed, for own cases for the same cases."""
        which = self.digest if self.seed is None else f"seed-{self.seed}"
        return str(uuid.uuid5(uuid.NAMESPACE_URL, f"grundy-studio:{self.form.name}:{which}"))


def file_of(form: Format[Any], name: str, purpose: str, records: Sequence[Any], group: str = SECRET) -> TestFile:
    """A file of `records`, with its text and answers; `name` is any text, which `numbered` makes a name of.

    Raises
    ------
    WriteError
        If the format cannot express the records.
    PackageError
        If the value of a heap cannot be told.
    """
    written = adapted(form, records)
    return TestFile(name, group, form.render(written), right_answers(form, written), purpose, written)


def numbered(files: Iterable[TestFile]) -> tuple[TestFile, ...]:
    """The files with names that are safe everywhere, differ, and sort in this order."""
    listed = list(files)
    names = numbered_names([file.name for file in listed])
    return tuple(replace(file, name=name) for file, name in zip(listed, names, strict=True))


def adapted(form: Format[Any], records: Sequence[Any]) -> tuple[Any, ...]:
    """The cases as a reader of their text finds them. Raises WriteError if the format cannot express them."""
    findings = form.check(records)
    if errors_in(findings):
        raise WriteError(findings)
    return form.adapt(records)[0]


def right_answers(form: Format[Any], records: Sequence[Any]) -> str:
    """What the judge prints for `records`. Raises PackageError if the value of a heap cannot be told."""
    try:
        return form.format_answers([outcomes(record) for record in records])
    except ValueError as error:
        # BeyondTableError: a heap so large that its value is not known.
        raise PackageError(say("the answers cannot be told: {reason}", reason=str(error))) from error

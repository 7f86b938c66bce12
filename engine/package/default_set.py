"""The default test set of a format: what breaks wrong solutions, from all small cases to the largest files."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import resources
from engine.diagnostics import InputError
from engine.formats.base import Format
from engine.generators.chance import Chance
from engine.generators.shape import Shape, Values
from engine.inputs import fitting_shapes
from engine.package.extra import extras
from engine.package.killers import killers_for, missed
from engine.package.shaped import shaped_file
from engine.package.sizes import large_settings, small_settings
from engine.package.small import small_cases
from engine.package.testset import (
    SAMPLE,
    SECRET,
    PackageError,
    TestFile,
    TestSet,
    file_of,
    numbered,
    right_answers,
)
from engine.said import say

Progress = Callable[[float], object]


def test_set(form: Format[Any], seed: int, progress: Progress = lambda _: None) -> TestSet:
    """The default test set of a format.

    It holds the sample of the statement, all small cases, every shape that fits, small and as large as the judge
    allows, and a file for each known wrong solution (`engine.mistakes`) that all of these would miss.

    Parameters
    ----------
    form
        The format.
    seed
        The same format and seed give the same files on every machine.
    progress
        Called with the share that is done; what it raises ends the work.

    Raises
    ------
    PackageError
        If no shape fits the format.
    """
    shapes = fitting_shapes(form)
    files = [*_sample(form), *_small(form, seed)]
    for done, shape in enumerate(shapes):
        progress(0.9 * done / len(shapes))
        files += _of_shape(form, shape, seed)
    files += _extra(form, shapes, seed)
    files = _each_text_once(files)
    if not files:
        raise PackageError(say("there is no shape whose cases {format} can express", format=form.name))
    progress(0.9)
    secret = [file for file in files if file.group == SECRET]
    files += killers_for(form, missed(form, secret), shapes, seed)
    progress(1.0)
    return TestSet(form, seed, numbered(files))


def _sample(form: Format[Any]) -> Iterator[TestFile]:
    """The sample of the statement, if it comes with the program."""
    place = resources.path("samples", f"{form.name}.in")
    if place.is_file():
        text = place.read_text(encoding="utf-8")
        reading = form.read(text)
        if not reading.ok:
            raise InputError(reading.diagnostics, place.name)
        answers = right_answers(form, reading.records)
        yield TestFile("sample", SAMPLE, text, answers, say("the sample of the statement"), reading.records)


def _small(form: Format[Any], seed: int) -> Iterator[TestFile]:
    for cases in small_cases(form.game, form.name, Chance(f"package/{form.name}/{seed}/small")):
        if not form.check(cases.records):
            yield file_of(form, *cases)


def _of_shape(form: Format[Any], shape: Shape, seed: int) -> Iterator[TestFile]:
    yield from _first(form, shape, shape.name, shape.purpose, seed, small_settings(form, shape))
    purpose = say("{purpose} (as large as it may be)", purpose=shape.purpose)
    yield from _first(form, shape, f"{shape.name}-large", purpose, seed, large_settings(form, shape))


def _first(
    form: Format[Any], shape: Shape, name: str, purpose: str, seed: int, tried: Iterable[Values]
) -> list[TestFile]:
    """The file of the first settings that can be had within the judge's limits; none if there are none."""
    for values in tried:
        file = shaped_file(form, shape, values, name, purpose, f"{seed}/{name}")
        if file is not None:
            return [file]
    return []


def _extra(form: Format[Any], shapes: Sequence[Shape], seed: int) -> Iterator[TestFile]:
    named = {shape.name: shape for shape in shapes}
    for name, purpose, shape, values in extras(form):
        if shape in named:
            yield from _first(form, named[shape], name, purpose, seed, [values])


def _each_text_once(files: Sequence[TestFile]) -> list[TestFile]:
    first = {file.text: file for file in reversed(files)}
    return [file for file in files if first[file.text] is file]

"""A test file that a shape makes."""

from typing import Any

from engine.formats.base import Format, WriteError
from engine.generators.shape import Shape, ShapeError, Values
from engine.inputs import make_input
from engine.package.testset import SECRET, TestFile, right_answers


def shaped_file(
    form: Format[Any], shape: Shape, values: Values, name: str, purpose: str, seed: int | str
) -> TestFile | None:
    """A file of the cases that a shape makes of `values`; None if they cannot be had or leave the judge's limits."""
    try:
        made = make_input(form, shape, values, seed)
    except (ShapeError, WriteError):
        return None
    if made.warnings or not made.records:
        return None
    return TestFile(name, SECRET, made.text, right_answers(form, made.records), purpose, made.records)

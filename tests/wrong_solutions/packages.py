"""The default package of each format, made once in a process."""

from functools import cache

from engine.formats.registry import format_named
from engine.package import TestSet, test_set

SEED = 1


@cache
def default_set(form: str) -> TestSet:
    """The default package of the format of that name."""
    return test_set(format_named(form), SEED)

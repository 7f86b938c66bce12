"""The layout "plain": pairs NAME.in and NAME.out, and nothing else."""

from engine.package.entries import Entries
from engine.package.testset import TestSet


def plain_entries(tests: TestSet) -> Entries:
    """The pairs of all files."""
    entries: dict[str, bytes] = {}
    for file in tests.files:
        entries[f"{file.name}.in"] = file.text.encode()
        entries[f"{file.name}.out"] = file.answers.encode()
    return entries

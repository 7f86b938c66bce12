"""What is wrong with a text, in words under it."""

from collections.abc import Sequence

from engine.case_words import without_case
from engine.diagnostics import Diagnostic
from gui.language.spoken import spoken
from gui.panels.text_case import tr


def problem_words(problems: Sequence[Diagnostic]) -> str:
    """The first problem, and how many more there are."""
    problem, more = problems[0], len(problems) - 1
    place = tr("Line {0}, column {1}: ").format(problem.line, problem.column) if problem.line else ""
    # There is one case only: its number says nothing.
    parts = [place + spoken(without_case(problem.message))]
    if problem.expected:
        parts.append(tr("Expected: {0}.").format(spoken(problem.expected)))
    if problem.found:
        parts.append(tr("Found: {0}.").format(spoken(problem.found)))
    if more:
        parts.append(tr("1 more error.") if more == 1 else tr("{0} more errors.").format(more))
    return " ".join([parts[0] + ("" if parts[0].endswith((".", "。")) else "."), *parts[1:]])

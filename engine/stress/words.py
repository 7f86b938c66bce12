"""What a search has found, in plain words: for the command line and the window."""

from collections.abc import Iterator

from engine.said import say
from engine.stress.found import Found
from engine.stress.judging import Kind, Verdict

_ERROR_LINES = 20
_LONGEST = 200


def headline(found: Found) -> str:
    """The verdict, and which input it was: ``wrong answer: 1 wrong of 1, on input 2 (path, star)``."""
    shapes = ", ".join(sorted(set(found.original.shapes)))
    return say(
        "{verdict}, on input {number} ({shapes})", verdict=found.verdict.text(), number=found.number, shapes=shapes
    )


def history(found: Found) -> str:
    """How the input came to be, and what that says about it: see `origin` and `dependence`."""
    told = dependence(found)
    return say("{origin}; {dependence}", origin=origin(found), dependence=told) if told else origin(found)


def dependence(found: Found) -> str:
    """``each case alone is answered right: it depends on the case before``, if that is so; else ""."""
    if not found.depends_on_before:
        return ""
    return say("each case alone is answered right: it depends on the case before")


def origin(found: Found) -> str:
    """How the input came to be: ``1 case, 2 rows, 3 chesses; shrunk from 4 cases, 12 rows, 79 chesses``."""
    if not found.repeats:
        return say(
            "{size}; run again, the program did not fail in the same way: it may depend on time, "
            "on memory that was never set, or on random numbers",
            size=found.size,
        )
    if found.size == found.original_size and found.text == found.original.text:
        return found.size
    sizes = {"size": found.size, "before": found.original_size}
    if found.is_minimal:
        return say("{size}; shrunk from {before}", **sizes)
    return say("{size}; shrunk from {before}, and it may get smaller still", **sizes)


def errors_of(verdict: Verdict) -> Iterator[str]:
    """The last lines that a program printed on its standard error, safe to print."""
    lines = verdict.run.errors.decode(errors="replace").splitlines()
    if len(lines) > _ERROR_LINES:
        yield say("... {count} lines before", count=len(lines) - _ERROR_LINES)
    for line in lines[-_ERROR_LINES:]:
        cut = line if len(line) <= _LONGEST else f"{line[:_LONGEST]}..."
        yield cut if cut.replace("\t", " ").isprintable() else ascii(cut)


def is_about_answers(verdict: Verdict) -> bool:
    """Whether the answers are what is wrong: else the program was ended before it could give them all."""
    return verdict.kind is Kind.WRONG

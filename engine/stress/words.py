"""What a search has found, in plain words: for the command line and the window."""

from collections.abc import Iterator

from engine.stress.found import Found
from engine.stress.judging import Kind, Verdict

_ERROR_LINES = 20
_LONGEST = 200


def headline(found: Found) -> str:
    """The verdict, and which input it was: ``wrong answer: 1 wrong of 1, on input 2 (path, star)``."""
    shapes = ", ".join(sorted(set(found.original.shapes)))
    return f"{found.verdict.text()}, on input {found.number} ({shapes})"


def history(found: Found) -> str:
    """How the input came to be, and what that says about it: see `origin` and `dependence`."""
    return "; ".join(part for part in (origin(found), dependence(found)) if part)


def dependence(found: Found) -> str:
    """``each case alone is answered right: it depends on the case before``, if that is so; else ""."""
    return "each case alone is answered right: it depends on the case before" if found.depends_on_before else ""


def origin(found: Found) -> str:
    """How the input came to be: ``1 case, 2 rows, 3 chesses; shrunk from 4 cases, 12 rows, 79 chesses``."""
    if not found.repeats:
        return (
            f"{found.size}; run again, the program did not fail in the same way: it may depend on time, "
            "on memory that was never set, or on random numbers"
        )
    if found.size == found.original_size and found.text == found.original.text:
        return found.size
    rest = "" if found.is_minimal else ", and it may get smaller still"
    return f"{found.size}; shrunk from {found.original_size}{rest}"


def errors_of(verdict: Verdict) -> Iterator[str]:
    """The last lines that a program printed on its standard error, safe to print."""
    lines = verdict.run.errors.decode(errors="replace").splitlines()
    if len(lines) > _ERROR_LINES:
        yield f"... {len(lines) - _ERROR_LINES} lines before"
    for line in lines[-_ERROR_LINES:]:
        cut = line if len(line) <= _LONGEST else f"{line[:_LONGEST]}..."
        yield cut if cut.replace("\t", " ").isprintable() else ascii(cut)


def is_about_answers(verdict: Verdict) -> bool:
    """Whether the answers are what is wrong: else the program was ended before it could give them all."""
    return verdict.kind is Kind.WRONG

"""What a row of the table is made of, and how its lines are written."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Settings:
    """How the rows are run.

    Attributes
    ----------
    small
        Tiny inputs and few repeats, to see that everything works; nothing is judged.
    baselines
        A folder with compiled solutions to compare with (`compare` and a ``FORMAT.cpp`` each), if there is one.
    """

    small: bool = False
    baselines: Path | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table.

    Attributes
    ----------
    what, measured, target
        In words and numbers for people.
    met
        Whether the target is met; None where nothing is judged.
    values
        The measured numbers by name, in seconds, bytes or as they are, for comparing two runs.
    notes
        What else there is to know: the least of several, the processor's time.
    """

    what: str
    measured: str
    target: str
    met: bool | None
    values: dict[str, float] = field(default_factory=dict)
    notes: str = ""


Measure: TypeAlias = Callable[[Settings], Iterator[Line]]


@dataclass(frozen=True, slots=True)
class Row:
    """A topic of the table: what is measured, and how. Its lines come as they are finished."""

    name: str
    about: str
    measure: Measure


_COLUMNS = ("what", "measured", "target", "met", "notes")


def heading() -> str:
    """The head of the table."""
    return _written(_COLUMNS) + "\n" + _written(["---"] * len(_COLUMNS))


def written(line: Line, judged: bool) -> str:
    """A line of the table; where nothing is judged, no line is met or not."""
    met = {True: "yes", False: "**no**", None: "-"}[line.met if judged else None]
    return _written((line.what, line.measured, line.target, met, line.notes))


def _written(cells: tuple[str, ...] | list[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "/") for cell in cells) + " |"


def skipped(what: str, target: str, why: str) -> Line:
    """A line about something that cannot be measured here."""
    return Line(what, f"skipped: {why}", target, None)


def in_ms(seconds: float) -> str:
    """Milliseconds, with as many places as tell something."""
    ms = seconds * 1e3
    return f"{ms:.3f} ms" if ms < 1 else f"{ms:.1f} ms" if ms < 100 else f"{ms:,.0f} ms"


def in_mb(size: float) -> str:
    """Megabytes."""
    return f"{size / 1e6:,.0f} MB"

"""The report of what went wrong, for whoever is to mend it: no word of the document but the names of the last steps."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication, QUndoStack

from engine import __version__
from gui.faults.fault import Fault

STEPS = 10
_LONGEST_STEP = 120


def report(faults: Sequence[Fault], steps: Iterable[str], messages: Iterable[str]) -> str:
    """The report as text: the program and where it runs, each fault with its traceback, steps, and Qt's messages."""
    parts = [_header(), *map(_fault, faults)]
    parts += _listed("Last steps of the history", steps)
    parts += _listed("Last messages of Qt", messages)
    return without_home("\n\n".join(parts)) + "\n"


def last_steps(stack: QUndoStack) -> list[str]:
    """The names of the last steps that are done, the newest last."""
    end = stack.index()
    return [stack.text(i)[:_LONGEST_STEP] for i in range(max(0, end - STEPS), end)]


def without_home(text: str) -> str:
    """`text` with ~ for the folder of the person, whose name it may be."""
    home = str(Path.home())
    if len(home) <= 1:
        return text
    # As it is, as a string of Python shows it, and as Qt writes it.
    spellings = {home.replace("\\", "\\\\"), home, home.replace("\\", "/")}
    for spelled in sorted(spellings, key=len, reverse=True):
        text = text.replace(spelled, "~")
    return text


def _header() -> str:
    # Loaded with what else keeps work from loss, not at a start.
    import platform

    import PySide6

    return "\n".join(
        (
            f"Grundy Studio {__version__}: report of {datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
            f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, Qt {qVersion()}",
            f"{platform.platform()}, {QGuiApplication.platformName()}",
        )
    )


def _fault(fault: Fault) -> str:
    times = "once" if fault.times == 1 else f"{fault.times} times"
    doing = f", while {fault.doing}" if fault.doing else ""
    return f"{fault.kind}, {times}{doing}\n{fault.trace.rstrip()}"


def _listed(title: str, lines: Iterable[str]) -> list[str]:
    shown = [f"  {' '.join(line.split())}" for line in lines]
    return ["\n".join((f"{title}:", *shown))] if shown else []

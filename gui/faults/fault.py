"""One fault: an exception that nobody expected, as text. The exception itself is not kept, as it holds whole frames."""

import re
import traceback
from dataclasses import dataclass
from types import TracebackType
from typing import TypeAlias

from gui.faults.texts import tr
from gui.language.marked import marked

Key: TypeAlias = tuple[str, str, int]
"""What makes two exceptions the same fault: the type, and the line that raised."""

# PySide puts this before the message once for each method of C++ that the exception has come through.
_CAME_THROUGH = re.compile(r"^(?:Error calling Python override of [^()]*\(\): )+")
_LONGEST_MESSAGE = 300
_LONGEST_TRACE = 20_000


@dataclass(slots=True)
class Fault:
    """What happened, and how often.

    Attributes
    ----------
    kind, message
        The name of the exception's type, and what it says.
    doing
        What was being done, in words, where that is known; else "".
    trace
        The traceback.
    times
        How often it happened so far.
    last
        When it last did, in seconds of a clock that only goes forward.
    """

    kind: str
    message: str
    doing: str
    trace: str
    times: int = 1
    last: float = 0.0

    @property
    def words(self) -> str:
        """What happened, in plain words."""
        what = _REASONS.get(self.kind)
        reason = tr(what) if what else tr("An error in the program ({0}) got in the way.").format(self.kind)
        return tr("While {0}: {1}").format(self.doing, reason) if self.doing else reason


_REASONS = {
    "MemoryError": marked("Faults", "There is not enough memory for this."),
    "RecursionError": marked("Faults", "Something is nested too deeply for the program."),
}


def key_of(kind: type[BaseException], trace: TracebackType | None) -> Key:
    """The key of an exception; quick, for it is asked for each time that a fault comes again."""
    if trace is None:
        return kind.__name__, "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return kind.__name__, trace.tb_frame.f_code.co_filename, trace.tb_lineno


def fault_of(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> Fault:
    """The fault that an exception tells of."""
    lines = traceback.format_exception(kind, error, trace)
    notes = [str(note) for note in getattr(error, "__notes__", ())]
    return Fault(kind.__name__, _message(error), notes[0] if notes else "", _shortened("".join(lines)))


def _message(error: BaseException | None) -> str:
    try:
        text = str(error)
    except Exception as broken:  # noqa: BLE001 - the exception of a fault may itself be broken: its type is told instead
        text = f"<{type(broken).__name__}>"
    return _CAME_THROUGH.sub("", text)[:_LONGEST_MESSAGE]


def _shortened(text: str) -> str:
    if len(text) <= _LONGEST_TRACE:
        return text
    half = _LONGEST_TRACE // 2
    return f"{text[:half]}\n[...]\n{text[-half:]}"

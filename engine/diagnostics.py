"""What is wrong with a text, and where: the one way in which the engine speaks of bad input."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum


class Severity(Enum):
    """An error keeps a file from opening; a warning (a broken limit of the judge, say) does not."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding at one place of a text.

    `line` and `column` count from 1 (columns in characters); both are 0 where a finding has no place.
    `expected` names what the format wants there ("number of out-positions of position 3"), `found` what stands there;
    both may be empty where `message` says it all.
    """

    severity: Severity
    line: int
    column: int
    message: str
    expected: str = ""
    found: str = ""

    @property
    def is_error(self) -> bool:
        return self.severity is Severity.ERROR

    def describe(self, file: str = "") -> str:
        """The finding in one line: ``file:line:column: error: message (expected ..., found ...)``."""
        place = [file] if file else []
        if self.line:
            place += [str(self.line), str(self.column)]
        details = []
        if self.expected:
            details.append(f"expected {self.expected}")
        if self.found:
            details.append(f"found {self.found}")
        tail = f" ({', '.join(details)})" if details else ""
        head = ":".join(place) + ": " if place else ""
        return f"{head}{self.severity.value}: {self.message}{tail}"


def errors_in(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Only the errors of `diagnostics`, in their order."""
    return [d for d in diagnostics if d.is_error]


class InputError(Exception):
    """A text that cannot be read; `diagnostics` says all that is wrong with it, errors and warnings."""

    def __init__(self, diagnostics: Sequence[Diagnostic], file: str = "") -> None:
        self.diagnostics = tuple(diagnostics)
        self.file = file
        super().__init__("\n".join(d.describe(file) for d in self.diagnostics))

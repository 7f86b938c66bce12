"""What a reader has found wrong so far, by token; places are worked out only for what is shown."""

from collections.abc import Callable
from typing import NamedTuple

from engine.diagnostics import Diagnostic, Severity
from engine.formats.reader import Tokens
from engine.games.graph_record import IntArray
from engine.said import say_count

MOST = 100
"""How many errors, and how many warnings, a report lists at most."""


class _Finding(NamedTuple):
    token: int
    severity: Severity
    message: str
    expected: str
    shows_token: bool


class Findings:
    """Errors and warnings, each at a token (the index `tokens.size` is the end of the file)."""

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._kept: dict[Severity, list[_Finding]] = {Severity.ERROR: [], Severity.WARNING: []}
        self._left_out = {Severity.ERROR: 0, Severity.WARNING: 0}

    @property
    def has_errors(self) -> bool:
        return bool(self._kept[Severity.ERROR])

    @property
    def full(self) -> bool:
        """Whether there are as many errors as a report lists."""
        return len(self._kept[Severity.ERROR]) >= MOST

    def error(self, token: int, message: str, expected: str = "", *, shows_token: bool = True) -> None:
        """Note an error; `expected` names what should stand at the token."""
        self._kept[Severity.ERROR].append(_Finding(token, Severity.ERROR, message, expected, shows_token))

    def warning(self, token: int, message: str) -> None:
        """Note a warning."""
        self._kept[Severity.WARNING].append(_Finding(token, Severity.WARNING, message, "", False))

    def errors(self, tokens: IntArray, describe: Callable[[int], tuple[str, str]]) -> None:
        """Note an error at each of `tokens` (ascending); ``describe(i)`` gives its message and what is expected.

        Only the first of many are described; the others are counted.
        """
        for i, token in enumerate(tokens[:MOST].tolist()):
            self.error(token, *describe(i))
        self._left_out[Severity.ERROR] += max(0, len(tokens) - MOST)

    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """All in the order of the text, errors and warnings mixed; notes on what is left out come last."""
        shown: list[_Finding] = []
        notes: list[Diagnostic] = []
        for severity, kept in self._kept.items():
            kept = sorted(kept, key=lambda finding: finding.token)
            shown += kept[:MOST]
            more = len(kept[MOST:]) + self._left_out[severity]
            if more:
                notes.append(Diagnostic(Severity.WARNING, 0, 0, _left_out(severity, more)))
        shown.sort(key=lambda finding: finding.token)
        return (*map(self._placed, shown), *notes)

    def _placed(self, finding: _Finding) -> Diagnostic:
        line, column = self._tokens.place(finding.token)
        found = self._tokens.found(finding.token) if finding.shows_token else ""
        return Diagnostic(finding.severity, line, column, finding.message, finding.expected, found)


def _left_out(severity: Severity, more: int) -> str:
    if severity is Severity.ERROR:
        return say_count(more, "{count} more error not shown", "{count} more errors not shown")
    return say_count(more, "{count} more warning not shown", "{count} more warnings not shown")

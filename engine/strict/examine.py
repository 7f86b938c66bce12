"""A text as a judge's validator sees it: the rules, the limits, and how every line is written."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from engine.diagnostics import Diagnostic, Severity, errors_in
from engine.formats.base import Format, Reading
from engine.formats.reader import Tokens
from engine.said import say, say_count
from engine.strict.blanks import blanks
from engine.strict.layout import Layout
from engine.strict.limits import beyond_the_judge
from engine.strict.numerals import leading_zeros
from engine.strict.rough import Rough, placed

MOST = 100
"""How many findings are listed; a note tells of the others."""
_MARK = "\ufeff"


@dataclass(frozen=True, slots=True)
class Examined:
    """What came of looking at a text.

    Attributes
    ----------
    reading
        The text as it is read by the tolerant reader.
    findings
        What is wrong with it, in the order of the text: at most `MOST` errors, and a note if there are more. Empty if
        a judge may use the text as it stands.
    """

    reading: Reading[Any]
    findings: tuple[Diagnostic, ...]

    @property
    def count(self) -> int:
        """How many findings are listed."""
        return len(errors_in(self.findings))


def findings(form: Format[Any], text: str) -> tuple[Diagnostic, ...]:
    """All that a judge's strict validator would refuse in `text`, with line and column; see `examine`."""
    return examine(form, text).findings


def examine(form: Format[Any], text: str) -> Examined:
    """Look at `text` as a judge's validator for `form` does.

    Reported are: what the reader finds (broken rules and limits; a limit once a case), the limits that the reader
    tolerates, leading zeros, a byte-order mark, every white space but single blanks and line feeds, a missing last
    line feed, and values or blank lines on other lines than where the writer of the format puts them. The lines can be
    told only where the text reads without an error.

    Parameters
    ----------
    form
        The format; of one from a plug-in the limits are those that its own reader warns of.
    text
        The whole text, with its byte-order mark if there is one.
    """
    tokens = Tokens(text)
    reading = form.read(tokens.text)
    rough = [*_mark(text), *blanks(tokens.text)]
    written = _written(form, reading)
    if is_built_in(form):
        rough += leading_zeros(tokens.text)
        rough += beyond_the_judge(form, tokens)
    if written is not None:
        layout = Layout(tokens, Tokens(written), form, reading.whole)
        rough += layout.faults()
        if not is_built_in(form):
            rough += layout.other_tokens()
    return Examined(reading, _gathered(reading, placed(rough, tokens)))


def is_built_in(form: Format[Any]) -> bool:
    """Whether a format is the program's own: then its tokens are numbers, and its grammar is known here."""
    return type(form).__module__.startswith("engine.formats.")


def _mark(text: str) -> Iterator[Rough]:
    if text.startswith(_MARK):
        yield Rough(say("a byte-order mark before the first line"), say("plain ASCII text"), "U+FEFF")


def _written(form: Format[Any], reading: Reading[Any]) -> str | None:
    """The text as the format's writer writes it; None where there are errors."""
    if not reading.ok:
        return None
    records, _ = form.adapt(reading.records)
    return None if errors_in(form.check(records)) else form.render(records)


def _gathered(reading: Reading[Any], others: tuple[list[Diagnostic], int]) -> tuple[Diagnostic, ...]:
    """The reader's findings and the others as errors in the order of the text, at most `MOST` of them."""
    shown, left_out = others
    by_reader = [d for d in reading.diagnostics if d.line]
    left_out += sum(_notes(reading.diagnostics))
    found = [replace(d, severity=Severity.ERROR) for d in (*by_reader, *shown)]
    found.sort(key=lambda d: (d.line, d.column))
    left_out += max(0, len(found) - MOST)
    if left_out:
        note = say_count(left_out, "{count} more finding not shown", "{count} more findings not shown")
        return (*found[:MOST], Diagnostic(Severity.WARNING, 0, 0, note))
    return tuple(found)


def _notes(diagnostics: Iterable[Diagnostic]) -> Iterator[int]:
    """How many findings each note of a reader stands for: ``17 more errors not shown``; 1 for any other note."""
    for diagnostic in diagnostics:
        if not diagnostic.line:
            first = diagnostic.message.split(" ", 1)[0]
            yield int(first) if first.isdecimal() else 1

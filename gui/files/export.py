"""The document written as a text for a judge: checked and written on a thread, asked about in between."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.answers import outcomes
from engine.atomic_file import write_atomically
from engine.diagnostics import Diagnostic, errors_in
from engine.formats.base import Format, finding
from engine.formats.registry import Registry
from engine.games.graph_record import GraphRecord
from engine.games.heaps_sequence import BeyondTableError
from engine.games.kinds import Record, kind_of
from gui.files.dialogs import Dialogs
from gui.files.kinds import a_game, games
from gui.files.trouble import saving_trouble
from gui.jobs import Control, Jobs
from gui.language.spoken import spoken

Records = tuple[Record, ...]
_MOST_NAMED = 100


class Exporter:
    """Writes records in a format; `say` gets what belongs in the status bar."""

    def __init__(self, jobs: Jobs, registry: Registry, dialogs: Dialogs, say: Callable[[str], None]) -> None:
        self._jobs, self._registry, self._dialogs, self._say = jobs, registry, dialogs, say

    def export(self, records: Records, path: Path, format_name: str, answers: bool) -> None:
        """Check `records`, ask about broken limits, and write them to `path`, and the answers beside it if wanted."""
        form = self._registry.get(format_name)
        self._jobs.run(
            _tr("Checking the limits"),
            lambda _: misfits(records, form) or tuple(form.check(records)),
            lambda findings: self._on_checked(findings, records, path, form, answers),
            lambda error: self._on_failed(path, error),
        )

    def export_graph(self, record: GraphRecord, path: Path, kind: str, base: int) -> None:
        """Write a graph to `path` for other programs: as "graphml", or as "edges" that count from `base`."""
        self._jobs.run(
            _tr("Exporting {0}").format(path.name),
            lambda control: write_for_others(record, path, kind, base, control),
            lambda _: self._on_written(path, None),
            lambda error: self._on_failed(path, error),
            expected=(OSError,),
        )

    def _on_checked(
        self, findings: Sequence[Diagnostic], records: Records, path: Path, form: Format[Any], answers: bool
    ) -> None:
        title = _tr("Export as {0}").format(spoken(form.title))
        if errors_in(findings):
            self._dialogs.show_refusal(title, findings)
            return
        if findings and not self._dialogs.confirm_limits(title, findings):
            return
        beside = answers_path(path) if answers else None
        if beside is not None and beside.exists() and not self._dialogs.confirm_replace(beside):
            return
        self._jobs.run(
            _tr("Exporting {0}").format(path.name),
            lambda control: write(records, path, form, beside, control),
            lambda _: self._on_written(path, beside),
            lambda error: self._on_failed(path, error),
            expected=(OSError, BeyondTableError),
        )

    def _on_written(self, path: Path, beside: Path | None) -> None:
        if beside is None:
            self._say(_tr("Exported {0}").format(path.name))
        else:
            self._say(_tr("Exported {0} with its answers in {1}").format(path.name, beside.name))

    def _on_failed(self, path: Path, error: Exception) -> None:
        reason = saving_trouble(error, path) if isinstance(error, OSError) else spoken(str(error))
        text = _tr("{0} could not be written. The document is still open.").format(path.name)
        self._dialogs.show_error(_tr("Not exported"), text, reason)


def misfits(records: Records, form: Format[Any]) -> tuple[Diagnostic, ...]:
    """An error for each case that is no game of the kind that `form` holds; of very many the last are only counted."""
    found = [number for number, record in enumerate(records, 1) if kind_of(record).name != form.game]
    named = [_misfit(number, records[number - 1], form) for number in found[:_MOST_NAMED]]
    more = len(found) - len(named)
    return (*named, finding(_tr("{n} more cases of other kinds").format(n=more), error=True)) if more else tuple(named)


def _misfit(number: int, record: Record, form: Format[Any]) -> Diagnostic:
    text = _tr("{case} is {what}; {title} holds {games} only")
    what, held = a_game(kind_of(record).name), games(form.game)
    case = _case_words(number, record.name)
    return finding(text.format(case=case, what=what, title=spoken(form.title), games=held), error=True)


def _case_words(number: int, name: str) -> str:
    return (
        _tr("case {number} ({name})").format(number=number, name=name)
        if name
        else _tr("case {number}").format(number=number)
    )


def answers_path(path: Path) -> Path:
    """Where the answers to the text at `path` go: beside it, as .out."""
    beside = path.with_suffix(".out")
    return beside if beside != path else path.with_name(f"{path.name}.out")


def write(records: Records, path: Path, form: Format[Any], beside: Path | None, control: Control) -> None:
    """Write records that `form` finds no error in to `path`, and the judge's answers to `beside`.

    No backup is kept of what was there: a judge's text can be made again from the document.
    Raises OSError, and BeyondTableError where a heap is too large to be answered; then nothing is written.
    """
    adapted, _ = form.adapt(records)
    text = form.render(adapted)
    control.progress(0.5)
    answers = form.format_answers(map(outcomes, adapted)) if beside else ""
    control.progress(0.8)
    write_atomically(path, text.encode())
    if beside:
        write_atomically(beside, answers.encode())


def write_for_others(record: GraphRecord, path: Path, kind: str, base: int, control: Control) -> None:
    """Write a graph in a format of other programs. Raises OSError."""
    from engine.interchange import write_graph

    text = write_graph(record, kind, base)
    control.progress(0.8)
    write_atomically(path, text.encode())


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)

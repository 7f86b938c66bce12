"""From a source to a document: read and detected on a thread, asked about if need be, prepared on a thread."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

from engine.diagnostics import Diagnostic, Severity
from engine.document import Document
from engine.formats.detect import Candidate, Detection, hinted_formats
from engine.formats.registry import Registry
from engine.games.graph_record import GraphRecord
from engine.games.kinds import Record
from engine.project_file import View
from gui.files.choose_format import AS_EDGES, OTHER_FORMATS, reads_well
from gui.files.dialogs import Dialogs
from gui.files.kinds import fitting_format
from gui.files.reading import Found, Source, look_at, ready_document
from gui.jobs import Jobs
from gui.language.sentences import begins
from gui.language.spoken import spoken

Opened: TypeAlias = Callable[[Document, View | None], None]
"""Gets the document, and for a project how it was looked at."""
SayProblems: TypeAlias = Callable[[Source, str, Sequence[Diagnostic]], None]
_KEY = "incoming file"


class Incoming:
    """Brings sources in, one at a time: a newer one supersedes one that is still on its way."""

    def __init__(self, jobs: Jobs, registry: Registry, dialogs: Dialogs, say_problems: SayProblems) -> None:
        self._jobs, self._registry, self._dialogs = jobs, registry, dialogs
        self._say_problems = say_problems
        self.text = ""
        """The judge's text that was read last; "" if that was a project."""
        self.repaired = False
        """Whether what was read last is only what was left of a broken project."""

    def cancel(self) -> None:
        """Whatever is on its way is not wanted any more."""
        self._jobs.cancel_key(_KEY)

    def open(self, source: Source, opened: Opened) -> None:
        """Read `source` and hand its document to `opened`; if it has none, say why and hand over nothing."""
        self._jobs.run(
            _tr("Opening {0}").format(begins(source.name)),
            lambda control: look_at(source, self._registry, control),
            lambda found: self._on_found(found, opened),
            lambda error: self._on_failed(source, error),
            key=_KEY,
            expected=(OSError,),
        )

    def _on_failed(self, source: Source, error: Exception) -> None:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else spoken(str(error))
        text = _tr("{0} could not be opened.").format(source.name)
        self._dialogs.show_error(_tr("Not opened"), text, reason or type(error).__name__)

    def _on_found(self, found: Found, opened: Opened) -> None:
        self.text = ""
        self.repaired = found.project is not None and bool(found.problems)
        if found.project:
            self._say_problems(found.source, found.text, found.problems)
            project = found.project
            self._prepare(found, project.records, project.format_name, project.view, opened)
        elif found.detection:
            self._choose(found, found.detection, opened)
        elif found.edges:
            self._ask_edges(found, opened)
        else:
            self._say_problems(found.source, found.text, found.problems)
            if found.graph is not None:
                self._take_graph(found, found.graph, opened)

    def _choose(self, found: Found, detection: Detection, opened: Opened) -> None:
        if not found.edges or found.source.tentative:
            self._take(found, self._candidate(found, detection), opened)
        elif any(reads_well(candidate.reading) for candidate in detection.candidates):
            self._choose_with_edges(found, detection, opened)
        else:
            # At most an end mark or a number of cases that happens to be 0: a list of edges is meant.
            self._ask_edges(found, opened)

    def _choose_with_edges(self, found: Found, detection: Detection, opened: Opened) -> None:
        chosen = self._dialogs.choose_with_edges(found.source.name, detection)
        if chosen is AS_EDGES:
            self._ask_edges(found, opened)
        else:
            self._take(found, chosen if isinstance(chosen, Candidate) else None, opened)

    def _take(self, found: Found, candidate: Candidate | None, opened: Opened) -> None:
        """Go on with what was chosen, if anything was."""
        if candidate is not None:
            self.text = found.text
            self._say_problems(found.source, found.text, candidate.reading.diagnostics)
            self._prepare(found, candidate.reading.records, candidate.format.name, None, opened)

    def _ask_edges(self, found: Found, opened: Opened) -> None:
        """Ask how a list of edges counts; if it is not read, its errors are told, if any."""
        others = found.detection is not None and bool(found.detection.candidates)
        imported = self._dialogs.ask_edges(found.source.name, found.text, self._jobs, others=others)
        if isinstance(imported, GraphRecord):
            self._say_problems(found.source, found.text, ())
            self._take_graph(found, imported, opened)
        elif isinstance(imported, Diagnostic):
            self._say_problems(found.source, found.text, (imported,))
        elif imported is OTHER_FORMATS and found.detection is not None:
            self._choose_with_edges(found, found.detection, opened)

    def _take_graph(self, found: Found, record: GraphRecord, opened: Opened) -> None:
        self._prepare(found, [record], fitting_format(self._registry, "graph"), None, opened)

    def _candidate(self, found: Found, detection: Detection) -> Candidate | None:
        """The format to read in; None, with its errors told, if there is none or a person wants none."""
        if detection.certain is not None:
            return next(c for c in detection.candidates if c.format is detection.certain)
        if detection.candidates:
            chosen = self._dialogs.choose_format(found.source.name, detection)
            if chosen is None and len(detection.candidates) == 1:
                # The file is broken in the format of its name: that is what they will want to see.
                self._say_problems(found.source, found.text, detection.failures[0].reading.diagnostics)
            return chosen
        failed = detection.likeliest
        if failed is not None and not found.source.tentative:
            by_name = failed.format in hinted_formats(found.source.name, self._registry)
            note = () if by_name else (_read_as(failed),)
            self._say_problems(found.source, found.text, (*failed.reading.diagnostics, *note))
        return None

    def _prepare(
        self, found: Found, records: Sequence[Record], format_name: str, view: View | None, opened: Opened
    ) -> None:
        first = view.case or 0 if view else 0
        self._jobs.run(
            _tr("Drawing {0}").format(found.source.name),
            lambda control: ready_document(records, format_name, first, control),
            lambda document: opened(document, view),
            lambda error: self._on_failed(found.source, error),
            key=_KEY,
        )


def _read_as(failed: Candidate) -> Diagnostic:
    """In which format the errors are errors: no format fits, and this is the likeliest."""
    text = _tr("No format fits; these are the errors as {0}. A file with another format in its name is read as that.")
    return Diagnostic(Severity.WARNING, 0, 0, text.format(spoken(failed.format.title)))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)

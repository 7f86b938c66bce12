"""What is exported and where: asked first, then handed to the exporter."""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from engine.formats.registry import Registry
from engine.games.graph_record import GraphRecord
from engine.games.kinds import kind_of
from gui.files.dialogs import Dialogs
from gui.jobs import Jobs
from gui.session import Session

if TYPE_CHECKING:
    from gui.files.export import Exporter
    from gui.files.export_dialogs import ExportChoice


class Exporting(QObject):
    """Exports the document of a session, or the graph that is looked at.

    Parameters
    ----------
    session, jobs, registry, dialogs
        The document, where it is written, the formats there are, and who is asked.
    suggested
        Gives a path to suggest for a file with that suffix.

    Signals
    -------
    exported(str)
        Something was written: a sentence for the status bar.
    """

    exported = Signal(str)

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        registry: Registry,
        dialogs: Dialogs,
        suggested: Callable[[str], Path],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._registry, self._dialogs, self._suggested = session, registry, dialogs, suggested
        self._jobs = jobs

    @cached_property
    def _exporter(self) -> "Exporter":
        from gui.files.export import Exporter

        return Exporter(self._jobs, self._registry, self._dialogs, self.exported.emit)

    def ask(self) -> None:
        """Ask in which format and where, and write that."""
        document = self._session.document
        kinds = [case.kind.name for case in document.cases]
        choice = self._dialogs.ask_export(self._registry, document.format_name, kinds, self._graph_case())
        if choice is None:
            return
        path = self._ask_path(choice)
        if path is None:
            return
        if self._is_foreign(choice):
            self.write_graph(path, choice.format_name, choice.base)
        else:
            self.write(path, choice.format_name, choice.answers, choice.only_fitting)

    def _graph_case(self) -> str:
        """The current case in words if it is a graph, else ""."""
        case = self._session.case
        if case is None or self._session.graph is None:
            return ""
        number = self._session.document.index_of(case.key) + 1
        return _tr("Case {0} ({1})").format(number, case.name) if case.name else _tr("Case {0}").format(number)

    @staticmethod
    def _is_foreign(choice: "ExportChoice") -> bool:
        return choice.format_name in _SUFFIXES

    def _ask_path(self, choice: "ExportChoice") -> Path | None:
        if self._is_foreign(choice):
            from gui.interchange.words import file_filter

            kinds, suffix = file_filter(choice.format_name), _SUFFIXES[choice.format_name]
        else:
            patterns = " ".join(self._registry.get(choice.format_name).file_patterns)
            kinds, suffix = _tr("Judge texts ({0})").format(patterns), ".in"
        return self._dialogs.ask_save_path(_tr("Export"), [kinds, _tr("All files (*)")], self._suggested(suffix))

    def write(self, path: Path, format_name: str, answers: bool, only_fitting: bool) -> None:
        """Write the document in a judge's format; see `Files.export_to`."""
        records = self._session.document.records()
        if only_fitting:
            game = self._registry.get(format_name).game
            records = tuple(record for record in records if kind_of(record).name == game)
        self._exporter.export(records, path, format_name, answers)

    def write_graph(self, path: Path, kind: str, base: int) -> None:
        """Write the graph that is looked at for other programs; nothing is written where none is."""
        record = self._current_graph()
        if record is not None:
            self._exporter.export_graph(record, path, kind, base)

    def _current_graph(self) -> GraphRecord | None:
        """The current case with the current query as the first: other programs know of one."""
        case, query = self._session.case, self._session.graph_query
        record = case.record if case else None
        if case is None or not isinstance(record, GraphRecord) or query is None:
            return record if isinstance(record, GraphRecord) else None
        at = [other.key for other in case.game.queries].index(query.key)
        return replace(record, queries=record.queries[at : at + 1])


_SUFFIXES = {"graphml": ".graphml", "edges": ".edges"}


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)

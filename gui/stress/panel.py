"""The stress panel: a program is run over generated inputs until it fails, and what it fails on is shown small."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QSettings, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from engine.formats.base import Format
from engine.formats.registry import Registry, formats
from engine.games.kinds import KINDS
from engine.stress import Progress
from gui.files.dialogs import Dialogs
from gui.files.kinds import fitting_format
from gui.files.recent import RecentFiles
from gui.jobs import Jobs
from gui.session import Session
from gui.stress import command, words
from gui.stress.bringing import Bringing, Broken
from gui.stress.finds import Finds
from gui.stress.hunt import Outcome, Request
from gui.stress.limits_form import NO_BOUND
from gui.stress.parts import PanelParts
from gui.stress.recent import RecentPrograms
from gui.stress.runner import Runner
from gui.stress.saving import save_input
from gui.stress.texts import tr
from gui.theme import ThemeController


class StressPanel(QWidget):
    """Tries programs. One is run only when a person says so (`run`), never because of a file or of an earlier session.

    Parameters
    ----------
    session, jobs, theme
        The document, where long work is done, and the looks.
    dialogs, settings, registry
        Who is asked for files, where programs are remembered, and the formats; the usual ones if None.

    Signals
    -------
    wanted()
        The panel is to be seen.
    said(str)
        A sentence for the status bar.
    changed_state()
        What `gui.stress.actions.enabled` says may be different.
    document_needed()
        The document is about to be changed as a whole: whoever holds an edit back hands it in now.
    open_wanted(str, str)
        A judge's text and its name, for `Files.open_text`.
    answers_wanted(str, str)
        The program's output and the name of its source, for `AnswersPanel.load_text`.
    """

    wanted = Signal()
    said = Signal(str)
    changed_state = Signal()
    document_needed = Signal()
    open_wanted = Signal(str, str)
    answers_wanted = Signal(str, str)

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        theme: ThemeController,
        dialogs: Dialogs | None = None,
        *,
        settings: QSettings | None = None,
        registry: Registry | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("stressPanel")
        self.setAccessibleName(tr("Stress"))
        known = {kind.name for kind in KINDS}
        self._registry = Registry(form for form in registry or formats() if form.game in known)
        self._session = session
        self._dialogs = dialogs or Dialogs(self)
        settings = settings or QSettings()
        self._files = RecentFiles(settings, self)
        self._outcome: Outcome | None = None
        self._finds = Finds()
        self._ended_by = ""
        self.runner = Runner(jobs, self)
        self.bringing = Bringing(session, jobs, self)
        self.parts = PanelParts(self, theme, self._registry, RecentPrograms(settings))
        self._connect()
        self._program_changed()

    def _connect(self) -> None:
        parts, runner, bringing, found = self.parts, self.runner, self.bringing, self.parts.result.found
        parts.program.changed.connect(self._program_changed)
        parts.program.file_wanted.connect(self._choose_file)
        parts.formats.activated.connect(lambda _: parts.formats.choose(parts.formats.chosen))
        parts.finds.chosen.connect(self._show_again)
        parts.run.clicked.connect(lambda _: self.run())
        parts.stop.clicked.connect(lambda _: self.stop())
        runner.changed.connect(self._on_runner)
        runner.progressed.connect(self._on_progress)
        runner.ended.connect(self._on_ended)
        found.add_wanted.connect(lambda: self._bring(bringing.add))
        found.open_wanted.connect(lambda: self._bring(bringing.open))
        found.save_wanted.connect(self._save)
        found.copy_wanted.connect(self._copy)
        bringing.document_needed.connect(self.document_needed)
        bringing.open_wanted.connect(self.open_wanted)
        bringing.answers_wanted.connect(self.answers_wanted)
        bringing.there.connect(self._show_ways)
        session = self._session
        session.replaced.connect(self._document_replaced)
        session.changed.connect(lambda _: self._show_ways())
        # After an undo: what has changed is told before the step is.
        session.undo_stack.indexChanged.connect(self._on_step)

    # What is chosen

    @property
    def form(self) -> Format[Any]:
        """The format that the program reads; the likeliest, by the document, if that is found out."""
        chosen = self.parts.formats.chosen
        return self._registry.get(chosen) if chosen else self._likeliest()

    def _likeliest(self) -> Format[Any]:
        case = self._session.case
        kind = case.kind.name if case else "graph"
        name = fitting_format(self._registry, kind, self._session.document.format_name)
        return self._registry.get(name) if name else next(iter(self._registry))

    @property
    def can_run(self) -> bool:
        """Whether a program is named, and none runs."""
        return not self.runner.busy and self.parts.program.words is not None

    @property
    def can_stop(self) -> bool:
        """Whether a search runs that has not been told to stop."""
        return self.runner.busy and not self.runner.stopping

    def _program_changed(self) -> None:
        """A program that is known reads what was chosen for it."""
        known = self.parts.program.known_format
        if known is not None:
            self.parts.formats.choose(known)
        self.parts.formats.show_guess("")
        self._show_able()

    def _document_replaced(self) -> None:
        if self.can_stop:
            self._ended_by = tr("Ended, because another document was opened")
            self.runner.stop()
        self._show_ways()

    def _choose_file(self) -> None:
        path = self._dialogs.ask_open_path(tr("Choose a program"), [tr("All files (*)")], self._folder())
        if path is None:
            return
        chosen = [str(path)]
        self.parts.program.set_words([command.own_python(), *chosen] if command.is_python_file(chosen) else chosen)
        self.parts.program.box.setFocus()

    def _folder(self) -> Path:
        """Where the program is that is named, or else the last file."""
        for word in reversed(self.parts.program.words or []):
            if Path(word).is_absolute() and Path(word).is_file():
                return Path(word).parent
        return self._files.folder

    # Searching

    def start(self) -> None:
        """Show the panel, ready for a program to be named. Nothing is run."""
        self.wanted.emit()
        self.parts.program.box.setFocus()

    def run(self) -> None:
        """Run the program that is named."""
        named = self.parts.program.words
        if named is None or self.runner.busy:
            return
        self.wanted.emit()
        chosen, form = self.parts.formats.chosen, self.form
        self.parts.program.remember(chosen)
        self._outcome, self._ended_by = None, ""
        self.parts.result.show_running()
        among = () if chosen else tuple(self._registry)
        self.runner.begin(Request(form, tuple(named), self.parts.limits.options, among))
        self.parts.stop.setFocus()

    def stop(self) -> None:
        """Stop soon, and keep what was found."""
        self.runner.stop()

    def _on_runner(self) -> None:
        if self.runner.stopping:
            self.parts.result.progress.show_stopping()
        self._show_able()

    def _on_progress(self, progress: Progress, seconds: float) -> None:
        if not self.runner.stopping:
            options = self.parts.limits.options
            has_end = bool(options.seconds) or options.tries < NO_BOUND
            self.parts.result.progress.show_progress(progress, seconds, has_end)

    def _on_ended(self, outcome: Outcome) -> None:
        self._finds.add(outcome)
        if not self.parts.formats.chosen and not outcome.request.among:
            self.parts.formats.show_guess(outcome.request.form.name)
        self._show(outcome, self._ended_by)
        if self.hasFocus():
            self.parts.run.setFocus()
        name = command.short_name(outcome.request.command)
        self.said.emit(words.said(name, outcome, self._ended_by))

    def _show(self, outcome: Outcome, why: str = "") -> None:
        self._outcome = outcome
        self._show_ways()
        self.parts.result.show_outcome(outcome, why)
        self.parts.finds.show_finds(self._finds.besides(outcome))
        self.parts.show_result()

    def _show_again(self, outcome: Outcome) -> None:
        """What was found before, in the place of what is shown."""
        if not self.runner.busy:
            self._show(outcome)

    def _show_able(self) -> None:
        parts, busy = self.parts, self.runner.busy
        parts.run.setEnabled(self.can_run)
        if parts.stop.hasFocus() and not self.can_stop:
            # Before it is disabled: else the keyboard would go to whatever is next.
            (parts.run if self.can_run else self).setFocus()
        parts.stop.setEnabled(self.can_stop)
        for widget in (parts.program, parts.formats, parts.limits.inside, parts.finds):
            widget.setEnabled(not busy)
        self.changed_state.emit()

    def _on_step(self) -> None:
        # A stack that goes says so too.
        if isValid(self._session) and isValid(self._session.undo_stack):
            self._show_ways()

    def _show_ways(self) -> None:
        if self._outcome is not None and self._outcome.found is not None:
            alone = self.bringing.can_be_alone(self._outcome.found)
            self.parts.result.found.show_ways(alone=alone, added=self.bringing.is_added(self._outcome.found))

    # What was found

    def _bring(self, way: Any) -> None:
        outcome = self._outcome
        if outcome is not None and outcome.found is not None:
            way(Broken(outcome.found, command.short_name(outcome.request.command)))

    def _save(self) -> None:
        if self._outcome is not None and self._outcome.found is not None:
            told = save_input(self._outcome.found, self._dialogs, self._files.folder)
            if told:
                self.said.emit(told)

    def _copy(self) -> None:
        if self._outcome is not None and self._outcome.found is not None:
            QGuiApplication.clipboard().setText(self._outcome.found.text)
            self.said.emit(tr("The input is on the clipboard"))

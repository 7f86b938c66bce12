"""What the parts of a window have to say: sentences for the status bar, and what is wrong with a file."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from engine.diagnostics import Diagnostic, errors_in
from gui.language.sentences import begins

if TYPE_CHECKING:
    from gui.main_window import MainWindow


def connect_news(window: "MainWindow") -> None:
    """Let all of it come to the status bar, or to the panel of problems."""
    status = window.status
    window.commands.said.connect(status.say)
    window.commands.refused.connect(lambda _: status.warn(status.message.text()))
    window.graph_cases.refused.connect(status.warn)
    window.recovery.said.connect(status.say)
    window.recovery.warned.connect(status.warn)
    window.files.message.connect(status.say)
    window.files.problems_found.connect(partial(_show_problems, window))
    window.files.problems_gone.connect(partial(_forget_problems, window))


def _show_problems(window: "MainWindow", name: str, text: str, diagnostics: Sequence[Diagnostic]) -> None:
    window.problems.show_problems(name, text, diagnostics)
    window.docks.raise_("problems")
    errors = len(errors_in(diagnostics))
    if errors:
        count = window.tr("1 error") if errors == 1 else window.tr("{0} errors").format(errors)
        window.status.warn(window.tr("{0} was not opened: {1}, listed in Problems.").format(begins(name), count))


def _forget_problems(window: "MainWindow") -> None:
    window.late.problems.when_made(lambda problems: problems.clear())
    window.docks["problems"].hide()

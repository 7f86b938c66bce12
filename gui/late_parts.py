"""The parts of the window that are made when they are first wanted, and what the window has to do with them.

Each is loaded with its own modules: that, more than making it, is what a start would wait for. What stands here is
called once, and finds the document as it is by then.
"""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from gui.later import Later

if TYPE_CHECKING:
    from gui.board.editor import BoardEditor
    from gui.generator.panel import GeneratorPanel
    from gui.heaps.editor import HeapsEditor
    from gui.main_window import MainWindow
    from gui.panels.answers import AnswersPanel
    from gui.panels.explain import ExplanationPanel
    from gui.panels.problems import ProblemsPanel
    from gui.stress.panel import StressPanel


class LateParts:
    """Where the late parts of one window will be, each under its name."""

    def __init__(self, window: "MainWindow") -> None:
        self.board = Later(partial(_made_board, window), window)
        self.heaps = Later(partial(_made_heaps, window), window)
        self.answers = Later(partial(_made_answers, window))
        self.explanation = Later(partial(_made_explanation, window))
        self.generator = Later(partial(_made_generator, window))
        self.stress = Later(partial(_made_stress, window))
        self.problems = Later(partial(_made_problems, window))


def _made_board(window: "MainWindow") -> "BoardEditor":
    from gui.board.editor import BoardEditor

    editor = BoardEditor(window.session, window.spotlight, window.theme, window)
    editor.said.connect(window.status.say)
    return editor


def _made_heaps(window: "MainWindow") -> "HeapsEditor":
    from gui.heaps.editor import HeapsEditor

    editor = HeapsEditor(window.session, window.spotlight, window.theme, window.jobs, window)
    editor.said.connect(window.status.say)
    editor.refused.connect(window.status.warn)
    return editor


def _made_explanation(window: "MainWindow") -> "ExplanationPanel":
    from gui.panels.explain import ExplanationPanel
    from gui.stepper.on_canvas import bring_into_view

    panel = ExplanationPanel(
        window.session,
        window.selection,
        window.spotlight,
        window.theme,
        board_row=lambda: window.board.state.row,
        heap=lambda: window.heaps.stacks.scene.current,
        size=lambda: window.heaps.sequence.table.size_now,
        show_position=partial(bring_into_view, window.canvas),
    )

    def follow_board(board: "BoardEditor") -> None:
        for moved in (board.state.changed, board.state.moved):
            moved.connect(lambda *_: panel.refresh())

    def follow_heaps(heaps: "HeapsEditor") -> None:
        for moved in (heaps.stacks.current_changed, heaps.sequence.table.pointed):
            moved.connect(lambda *_: panel.refresh())

    window.late.board.when_made(follow_board)
    window.late.heaps.when_made(follow_heaps)
    return panel


def _made_answers(window: "MainWindow") -> "AnswersPanel":
    from gui.panels.answers import AnswersPanel

    panel = AnswersPanel(window.session, window.spotlight, window.theme, window.jobs, window.opener)
    panel.checker.input_text = window.files.source_text
    panel.ask_path = partial(_ask_answers, window)
    panel.changed_state.connect(lambda: _count_answers(window, panel))
    panel.wanted.connect(lambda: window.docks.raise_("answers"))
    panel.said.connect(window.status.say)
    return panel


def _ask_answers(window: "MainWindow") -> Path | None:
    """A file of answers, looked for beside the last file that was open."""
    filters = [window.tr("Answers (*.out *.ans *.txt)"), window.tr("All files (*)")]
    return window.files.dialogs.ask_open_path(window.tr("Load answers"), filters, window.files.recent.folder)


def _count_answers(window: "MainWindow", panel: "AnswersPanel") -> None:
    """How many answers are right stands in the title, which is in sight behind other tabs too."""
    result = panel.checker.result
    counts = result.report.counts if result else None
    title = window.tr("Answers")
    window.docks["answers"].setWindowTitle(f"{title} {counts.right}/{counts.total}" if counts else title)


def _made_generator(window: "MainWindow") -> "GeneratorPanel":
    from gui.generator.panel import GeneratorPanel
    from gui.generator.preview import GeneratedPreview
    from gui.wiring.preview import connect_preview

    preview = GeneratedPreview(window.session, window.jobs, window.theme, window)
    window.middle.addWidget(preview)
    connect_preview(window, preview)
    return GeneratorPanel(window.session, window.jobs, window.theme, preview)


def _made_stress(window: "MainWindow") -> "StressPanel":
    from gui.stress.panel import StressPanel

    return StressPanel(window.session, window.jobs, window.theme, window.files.dialogs)


def _made_problems(window: "MainWindow") -> "ProblemsPanel":
    from gui.panels.problems import ProblemsPanel

    return ProblemsPanel(window.theme)

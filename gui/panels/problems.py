"""The problems panel: what is wrong with a file that was opened or imported, and the place in its text."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListView,
    QSplitter,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.diagnostics import Diagnostic
from gui.language.sentences import begins
from gui.panels.problem_list import ProblemDelegate, ProblemModel, ProblemView
from gui.panels.problem_text import Around, ProblemText
from gui.panels.text_editor import TextEditor
from gui.theme import ThemeController, set_role

WHOLE_UP_TO = 1_000
AROUND = 200
"""Longer texts than `WHOLE_UP_TO` lines show only so many lines above and below the place."""
_LONGEST_LINE = 2_000


class ProblemsPanel(QWidget):
    """Errors and warnings of one text, and the text around the one that is looked at.

    Signals
    -------
    shown()
        There are new problems to look at.
    """

    shown = Signal()

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_role(self, "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._name = ""
        self._source = ProblemText("")
        self._header = QLabel(self)
        self._header.setObjectName("problemsHeader")
        self._header.setTextFormat(Qt.TextFormat.PlainText)
        self._header.setWordWrap(True)
        set_role(self._header, "heading")
        self._copy = self._copy_button(theme)
        self._view = ProblemView(self)
        self._model = ProblemModel(self._view)
        self._text = TextEditor(theme, self)
        self._splitter = QSplitter(Qt.Orientation.Vertical, self)
        self._set_up_views(theme)
        self._pages = QStackedLayout()
        self._lay_out()
        self.clear()

    def _copy_button(self, theme: ThemeController) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("problemsCopy")
        button.setToolTip(self.tr("Copy all as text"))
        button.setAccessibleName(self.tr("Copy all problems as text"))
        theme.set_icon(button, "copy")
        button.clicked.connect(self.copy)
        return button

    def _set_up_views(self, theme: ThemeController) -> None:
        self._view.setObjectName("problemsList")
        self._view.setAccessibleName(self.tr("Problems of the file"))
        self._view.setModel(self._model)
        self._view.setItemDelegate(ProblemDelegate(theme, self._view))
        self._view.setResizeMode(QListView.ResizeMode.Adjust)
        self._view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._view.setMouseTracking(True)
        self._view.selectionModel().currentChanged.connect(self._on_current)
        self._text.setObjectName("problemsText")
        self._text.setAccessibleName(self.tr("The text of the file around the problem"))
        self._text.setReadOnly(True)
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        theme.changed.connect(self._view.viewport().update)

    def _lay_out(self) -> None:
        self._splitter.addWidget(self._view)
        self._splitter.addWidget(self._text)
        self._splitter.setChildrenCollapsible(False)
        self._splitter.setSizes([200, 200])
        top = QHBoxLayout()
        top.setContentsMargins(10, 6, 8, 6)
        top.addWidget(self._header, 1)
        top.addWidget(self._copy, 0, Qt.AlignmentFlag.AlignTop)
        full = QWidget(self)
        column = QVBoxLayout(full)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        middle = QHBoxLayout()
        middle.setContentsMargins(8, 0, 8, 8)
        middle.addWidget(self._splitter)
        column.addLayout(middle, 1)
        empty = QLabel(self.tr("No problems. What is wrong with a file that you open or import is listed here."), self)
        empty.setObjectName("problemsEmpty")
        empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        empty.setWordWrap(True)
        empty.setMargin(16)
        set_role(empty, "muted")
        self._pages.addWidget(empty)
        self._pages.addWidget(full)
        self.setLayout(self._pages)

    # What is shown

    def show_problems(self, name: str, text: str, diagnostics: Sequence[Diagnostic]) -> None:
        """List what is wrong with `text`, that of the file or source `name`; nothing wrong clears the panel."""
        if not diagnostics:
            self.clear()
            return
        self._name = name
        self._source = ProblemText(text)
        self._model.set_problems(diagnostics)
        self._header.setText(self._summary())
        self._pages.setCurrentIndex(1)
        self._text.setVisible(bool(text))
        self._text.show_text("")
        first = next((i for i, d in enumerate(diagnostics) if d.is_error), 0)
        self._view.setCurrentIndex(self._model.index(first))
        self.shown.emit()

    def clear(self) -> None:
        """There is nothing wrong."""
        self._name, self._source = "", ProblemText("")
        self._model.set_problems(())
        self._text.show_text("")
        self._pages.setCurrentIndex(0)

    def _summary(self) -> str:
        errors = sum(d.is_error for d in self._model.problems)
        warnings = len(self._model.problems) - errors
        parts = []
        if errors:
            parts.append(self.tr("1 error") if errors == 1 else self.tr("{0} errors").format(errors))
        if warnings:
            parts.append(self.tr("1 warning") if warnings == 1 else self.tr("{0} warnings").format(warnings))
        return f"{begins(self._name)}: {', '.join(parts)}"

    def copy(self) -> None:
        """Put all problems on the clipboard, a line each: file:line:column: severity: message."""
        lines = [problem.describe(self._name) for problem in self._model.problems]
        QGuiApplication.clipboard().setText("".join(line + "\n" for line in lines))

    def _on_current(self, current: QModelIndex) -> None:
        if current.isValid():
            self._show_place(self._model.problems[current.row()])

    def _show_place(self, problem: Diagnostic) -> None:
        """Show the text around the place of a problem, with all that is wrong there marked."""
        first, whole, cut = self._lines_around(problem.line or 1, problem.column)
        last = first + len(whole) - 1
        placed = [d for d in self._placed(first, last) if d.column > cut]
        shifts = {d.line: cut + _shift(whole[d.line - first], d.column - cut) for d in placed}
        is_there = first <= problem.line <= last
        if is_there:
            shifts[problem.line] = cut + _shift(whole[problem.line - first], problem.column - cut)
        lines = [_cut(line, shifts.get(number, cut), cut) for number, line in enumerate(whole, first)]
        self._text.number_from(first)
        self._text.show_text("\n".join(lines))
        self._text.set_marks([_shifted(d, shifts[d.line]) for d in placed], warnings=True)
        if is_there:
            self._text.select_mark(_shifted(problem, shifts[problem.line]))

    def _placed(self, first: int, last: int) -> list[Diagnostic]:
        return [d for d in self._model.problems if first <= d.line <= last]

    def _lines_around(self, line: int, column: int) -> Around:
        """The lines that are shown around a place."""
        count = self._source.count
        if count is not None and count <= WHOLE_UP_TO:
            return self._source.around(1, 0, WHOLE_UP_TO)
        return self._source.around(line, AROUND, AROUND, column)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size: QSize = event.size()
        wide = size.width() > 1.6 * size.height()
        self._splitter.setOrientation(Qt.Orientation.Horizontal if wide else Qt.Orientation.Vertical)


def _shift(line: str, column: int) -> int:
    """How many characters of a long line are left out before what is shown, so that the column is in sight."""
    return max(0, column - _LONGEST_LINE // 2) if len(line) > _LONGEST_LINE else 0


def _cut(line: str, shift: int, cut: int = 0) -> str:
    """A line, whose first `cut` characters are not there, without what makes it too long to show."""
    shown = line[shift - cut :][:_LONGEST_LINE]
    return ("…" if shift else "") + shown + ("…" if shift - cut + len(shown) < len(line) else "")


def _shifted(problem: Diagnostic, shift: int) -> Diagnostic:
    return replace(problem, column=problem.column - shift + 1) if shift else problem

"""The head of the heaps: which query, its nim-sum, a line to type the heaps in, and buttons."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from engine.games.heaps import HeapsQuery
from gui.heaps.asked import RowAnswer
from gui.heaps.commands import HeapsCommands
from gui.heaps.row_text import read_row, row_text
from gui.heaps.typed_line import TypedLine
from gui.heaps.words import move_words, problem_words, tr
from gui.language.sentences import sentence, stopped
from gui.panels.verdict_card import plain_label
from gui.session import Session
from gui.theme import ThemeController

_LISTED = 6
_LONGEST = 36


class RowBar(QWidget):
    """Shows the current query as text and changes it through `commands`."""

    def __init__(
        self, session: Session, commands: HeapsCommands, theme: ThemeController, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("rowBar")
        self._theme = theme
        self._has_query = False
        self._told: tuple[RowAnswer | None, str] = None, ""
        self.line = TypedLine(read_row, lambda heaps: row_text(heaps or ()), session.undo_stack, theme)
        self.line.entered.connect(commands.set_heaps)
        self.line.read.connect(self._show_problem)
        self.add, self.remove, self.graph = QToolButton(), QToolButton(), QToolButton()
        self._build()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 6, 12, 4)
        layout.setSpacing(5)
        head = QHBoxLayout()
        head.setSpacing(8)
        self._title = plain_label("rowTitle", "heading")
        self._title.setMinimumWidth(40)
        self._nim_sum = plain_label("rowNimSum", "heading")
        self._nim_sum.setAccessibleName(self.tr("Nim-sum of the heaps"))
        self.line.setObjectName("rowLine")
        self.line.setAccessibleName(self.tr("Sizes of the heaps"))
        self.line.setPlaceholderText(self.tr("Sizes of the heaps, such as 5 7 12"))
        self.line.setMinimumWidth(90)
        head.addWidget(self._title)
        head.addWidget(self.line, 1)
        buttons = (
            (self.add, "heapAdd", "add", self.tr("Add a heap (Insert)")),
            (self.remove, "heapRemove", "remove", self.tr("Remove the current heap (Del)")),
            (self.graph, "heapsAsGraph", "move-add", self.tr("Show the game as a graph")),
        )
        for button, name, icon, tip in buttons:
            button.setObjectName(name)
            button.setAccessibleName(tip)
            button.setToolTip(tip)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._theme.set_icon(button, icon)
            head.addWidget(button)
        layout.addLayout(head)
        self._error = plain_label("rowError", "error", wrapped=True)
        self._error.setAccessibleName(self.tr("What is wrong with the heaps"))
        self._error.hide()
        self._winning = plain_label("rowWinning", "muted", wrapped=True)
        layout.addWidget(self._error)
        words = QHBoxLayout()
        words.setSpacing(14)
        words.addWidget(self._nim_sum, 0, Qt.AlignmentFlag.AlignTop)
        words.addWidget(self._winning, 1, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(words)

    # What is shown

    def show_query(self, query: HeapsQuery | None, index: int, count: int, *, afresh: bool) -> None:
        """The query at an index among so many; `afresh`: it is another one."""
        for widget in (self.line, self.add, self.remove):
            widget.setEnabled(query is not None)
        self._has_query = query is not None
        heaps = query.heaps if query else ()
        if afresh:
            self.line.start_afresh(heaps)
        else:
            self.line.follow(heaps)
        title = self.tr("No query") if query is None else self.tr("Query {0} of {1}").format(index + 1, f"{count:,}")
        self._title.setText(f"{title}: {query.name}" if query and query.name else title)

    def say_anew(self) -> None:
        """Another language is spoken."""
        self.show_answer(*self._told)
        self._show_problem()

    def show_answer(self, answer: RowAnswer | None, trouble: str) -> None:
        """The nim-sum and what wins; None while it is being found, or with why it cannot be."""
        self._told = answer, trouble
        if not self._has_query:
            self._nim_sum.setText("")
            self._winning.setText("")
            return
        if answer is None:
            self._nim_sum.setText(self.tr("Nim-sum unknown") if trouble else self.tr("Nim-sum …"))
            self._winning.setText(sentence(trouble))
            return
        sums = " xor ".join(f"{heap.value}" for heap in answer.components[:_LISTED])
        value = f"{answer.nim_sum:,}"
        if not 1 < len(answer.components) <= _LISTED or len(sums) > _LONGEST:
            self._nim_sum.setText(self.tr("Nim-sum {0}").format(value))
        else:
            self._nim_sum.setText(self.tr("Nim-sum {0} = {1}").format(value, sums))
        self._winning.setText(winning_words(answer))

    def _show_problem(self) -> None:
        problem = self.line.problem
        self._error.setText(problem_words(problem) if problem else "")
        self._error.setVisible(problem is not None)


def winning_words(answer: RowAnswer) -> str:
    """Who wins, and with which moves."""
    if not answer.components:
        return tr("No heaps: who has to move loses.")
    if answer.nim_sum == 0:
        return tr("The second player wins: every move leaves a nim-sum that is not 0.")
    moves = "; ".join(move_words(move, splits=len(move.rest) > 1) for move in answer.winning[:_LISTED])
    if len(answer.winning) > _LISTED:
        return tr("The first player wins: {0}{1}").format(moves, "; …")
    return stopped(tr("The first player wins: {0}{1}").format(moves, ""))

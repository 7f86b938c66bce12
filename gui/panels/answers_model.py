"""The answers as rows, all of them or only those that are not right; a row is read when it is shown."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from gui.panels.answers_check import Checked
from gui.panels.answers_words import place, status_word, told, where
from gui.panels.rows import Index

NOWHERE = QModelIndex()


class AnswersModel(QAbstractListModel):
    """One row an answer, in the order of the queries; behind them one for each extra output.

    An *entry* is the number of an answer in the whole list, whatever is filtered out.

    Attributes
    ----------
    only_faulty
        Whether right answers are left out.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._checked: Checked | None = None
        self.only_faulty = False

    @property
    def checked(self) -> Checked | None:
        """What is listed."""
        return self._checked

    def show(self, checked: Checked | None) -> None:
        """List other answers, or none."""
        self.beginResetModel()
        self._checked = checked
        self.endResetModel()

    def set_only_faulty(self, only: bool) -> None:
        """Leave the right answers out, or not."""
        if only != self.only_faulty:
            self.beginResetModel()
            self.only_faulty = only
            self.endResetModel()

    # Rows and entries

    @property
    def _answers(self) -> Sequence[int] | range:
        """The entries that have rows."""
        if self._checked is None:
            return ()
        return self._checked.faulty if self.only_faulty else range(len(self._checked.answers))

    def rowCount(self, parent: Index = NOWHERE) -> int:
        if parent.isValid() or self._checked is None:
            return 0
        return len(self._answers) + len(self._checked.extra)

    def entry(self, row: int) -> int | None:
        """The entry of a row; None for one of extra output, and where there is no row."""
        answers = self._answers
        return answers[row] if 0 <= row < len(answers) else None

    def row_of(self, entry: int) -> int | None:
        """The row of an entry; None where it is filtered out."""
        answers = self._answers
        row = bisect_left(answers, entry)
        return row if row < len(answers) and answers[row] == entry else None

    def next_faulty(self, entry: int | None, step: int) -> tuple[int, bool] | None:
        """The next entry that is not right after (step 1) or before (step -1) `entry`, and whether that goes round.

        From None it starts at the end that it comes from. None where all are right.
        """
        faulty = self._checked.faulty if self._checked else ()
        if not faulty:
            return None
        if entry is None:
            return faulty[0 if step > 0 else -1], False
        at = bisect_right(faulty, entry) if step > 0 else bisect_left(faulty, entry) - 1
        return faulty[at % len(faulty)], not 0 <= at < len(faulty)

    # What a row says

    def status(self, row: int) -> str:
        """ "right", "wrong", "missing", "malformed", or "extra"."""
        entry = self.entry(row)
        return "extra" if entry is None or self._checked is None else self._checked.answers[entry].status.value

    def title(self, row: int) -> str:
        """Which case and query it is about."""
        entry = self.entry(row)
        if entry is None or self._checked is None:
            return self.tr("Behind the last answer")
        answer = self._checked.answers[entry]
        return where(answer.case, answer.query, several=self._checked.several_queries)

    def told(self, row: int) -> str:
        """What was printed, and what should have been."""
        checked, entry = self._checked, self.entry(row)
        if checked is None:
            return ""
        if entry is None:
            return told("extra", "", checked.extra[row - len(self._answers)].text)
        answer = checked.answers[entry]
        return told(answer.status.value, answer.expected, answer.found)

    def place(self, row: int) -> tuple[int, int]:
        """Line and column in the answers; 0, 0 where there is none."""
        checked, entry = self._checked, self.entry(row)
        if checked is None:
            return 0, 0
        spot = checked.extra[row - len(self._answers)] if entry is None else checked.answers[entry]
        return (spot.line, spot.column) if spot.line else (0, 0)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = index.row()
        text = self.tr("{0}: {1}: {2}").format(status_word(self.status(row)), self.title(row), self.told(row))
        spot = place(*self.place(row))
        return self.tr("{0} ({1})").format(text, spot) if spot else text

"""The list of answers: mark and word, case and query, what was printed and what should have been, and where."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from gui.panels.answers_model import AnswersModel
from gui.panels.answers_words import MARKS, status_word
from gui.panels.rows import Index, Line, Piece, RowDelegate
from gui.theme import ThemeController

SHOWN = 3
"""Rows that the list wants room for."""


class AnswerDelegate(RowDelegate):
    """Paints two lines a row; the word of a status stands beside its mark."""

    line_count = 2

    def lines(self, index: Index, width: int, font: QFont) -> list[Line]:
        model: AnswersModel = index.model()  # type: ignore[assignment]
        row = index.row()
        status = model.status(row)
        mark, colour = MARKS[status]
        line, column = model.place(row)
        spot = [Piece(f"{line:,}:{column:,}", "text_muted")] if line else []
        head = [Piece(f"{mark} {status_word(status)}", colour, True), Piece(model.title(row))]
        return [(head, spot), ([Piece(model.told(row), "text_muted")], [])]


class AnswerList(QTableView):
    """The rows of an `AnswersModel`; a table of one column, as a list view asks for every row of its model.

    Signals
    -------
    chosen(int)
        A person looks at that row: clicked, or went there with the keyboard.
    """

    chosen = Signal(int)

    def __init__(self, model: AnswersModel, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setModel(model)
        self.setItemDelegate(AnswerDelegate(theme, self))
        self.setObjectName("answerList")
        self.setAccessibleName(self.tr("Answers: choose one to look at its case and query"))
        self._set_up()
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))
        theme.changed.connect(self._fit_rows)
        self._fit_rows()

    def _set_up(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setMouseTracking(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QTableView { border-radius: 8px; padding: 4px; selection-background-color: transparent; }")
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def _fit_rows(self) -> None:
        """As high as two lines of the font that the theme has."""
        height = AnswerDelegate.line_count * (self.fontMetrics().height() + 3) + 8
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Room for the first rows, and no more than there are."""
        rows = min(max(self.model().rowCount(), 1), SHOWN)
        return QSize(256, rows * self.verticalHeader().defaultSectionSize() + 12)

    def put(self, row: int | None) -> None:
        """Make a row the current one and bring it in sight, or none."""
        if row is None:
            self.setCurrentIndex(self.rootIndex())
            self.clearSelection()
            return
        index = self.model().index(row, 0)
        seen = self.viewport().rect().contains(self.visualRect(index))
        self.setCurrentIndex(index)
        if not seen:
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        model: AnswersModel = self.model()  # type: ignore[assignment]
        if model.checked is not None and not model.rowCount():
            painter = QPainter(self.viewport())
            painter.setPen(self._theme.colours.q("text_muted"))
            place = self.viewport().rect().adjusted(10, 8, -10, -8)
            painter.drawText(place, Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, self._nothing(model))

    def _nothing(self, model: AnswersModel) -> str:
        return self.tr("No answer is wrong.") if model.only_faulty else self.tr("Nothing is asked.")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex().row()
        super().keyPressEvent(event)
        now = self.currentIndex().row()
        if now >= 0 and (now != before or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
            self.chosen.emit(now)

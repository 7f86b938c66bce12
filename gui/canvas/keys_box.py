"""A small box on the canvas in which a number or a name is typed, with a line that says what it would do."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout

from gui.canvas.box_place import place_of
from gui.canvas.geometry import RADIUS
from gui.canvas.typed_line import TypedLine
from gui.palette.note import Note
from gui.theme import set_role

if TYPE_CHECKING:
    from gui.canvas.view import GraphCanvas

WIDTH = 300


class Question(ABC):
    """What is asked in the box."""

    prompt = ""
    accessible = ""
    placeholder = ""

    @property
    @abstractmethod
    def stale(self) -> bool:
        """Whether what is asked about is gone."""

    @abstractmethod
    def look(self, text: str) -> tuple[str, bool]:
        """What the text would do, and whether it can be done."""

    @abstractmethod
    def take(self, text: str) -> str:
        """Do it; gives "" if it was done, else what stands in the way."""

    @abstractmethod
    def leave(self) -> None:
        """The box is closed."""

    def about(self) -> Sequence[int]:
        """The positions that the last text spoke of: they are to be seen."""
        return ()


class KeyBox(QFrame):
    """Enter takes what is typed, Escape or a click elsewhere leaves everything as it was."""

    def __init__(self, canvas: "GraphCanvas") -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._question: Question | None = None
        self._centre, self._away = QPoint(), 0
        self.setObjectName("keyBox")
        set_role(self, "card")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._prompt, self._hint = QLabel(self), Note("keyBoxHint", self)
        self._prompt.setTextFormat(Qt.TextFormat.PlainText)
        self._line = TypedLine(self)
        self._line.setObjectName("keyBoxLine")
        self._line.setAccessibleName(self.tr("Number or name"))
        self._line.textChanged.connect(self._look)
        self._line.returnPressed.connect(self._take)
        for gone in (self._line.escaped, self._line.left):
            gone.connect(self.close_box)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        row, column = QHBoxLayout(), QVBoxLayout(self)
        row.addWidget(self._prompt)
        row.addWidget(self._line, 1)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self._hint)

    def ask(self, question: Question, centre: QPoint, away: int) -> None:
        """Ask something; the box stands `away` pixels above a point of the canvas: what can be moved to lies below."""
        self.close_box()
        self._question, self._centre, self._away = question, centre, away
        self._prompt.setText(question.prompt)
        self._line.setAccessibleName(question.accessible)
        self._line.setPlaceholderText(question.placeholder)
        self._line.clear()
        self._look()
        self.show()
        # Only what is shown knows the room that its look wants.
        self._place()
        self.raise_()
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place(self) -> None:
        canvas, width = self._canvas, min(WIDTH, self._canvas.width())
        size = QSize(width, self.heightForWidth(width))
        discs = [self._disc(position) for position in self._question.about()] if self._question else []
        around = QRect(self._centre, QSize(1, 1)).adjusted(-self._away, -self._away, self._away, self._away)
        self.setGeometry(place_of(size, around, discs, canvas.rect()))

    def _disc(self, position: int) -> QRect:
        """The room of a position on the canvas."""
        radius = round(RADIUS * self._canvas.camera.scale)
        return QRect(self._canvas.position_at(position), QSize(1, 1)).adjusted(-radius, -radius, radius, radius)

    @property
    def asking(self) -> bool:
        return self._question is not None

    def check(self) -> None:
        """Close where what is asked about is gone."""
        if self._question is not None and self._question.stale:
            self.close_box()

    def close_box(self) -> None:
        """Leave everything as it is."""
        question, self._question = self._question, None
        if question is None:
            return
        question.leave()
        # Only if nobody else has taken the keyboard.
        if self._line.hasFocus():
            self._canvas.setFocus()
        self.hide()

    def _look(self) -> None:
        if self._question is not None:
            self._say(*self._question.look(self._line.text()))

    def _say(self, text: str, can: bool) -> None:
        self._hint.say(text, "muted" if can else "error")
        self._line.setAccessibleDescription(text)
        self._place()

    def _take(self) -> None:
        question = self._question
        if question is None:
            return
        trouble = question.take(self._line.text())
        if not trouble:
            self.close_box()
        elif question is self._question:
            self._say(trouble, False)
            self._line.selectAll()

"""The question in which format a file is, when several fit: each with what it makes of the file."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from engine.diagnostics import errors_in
from engine.formats.base import Reading
from engine.formats.detect import Candidate, Detection
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsRecord
from engine.games.kinds import Record
from gui.language.spoken import spoken
from gui.theme import set_role


def reading_words(reading: Reading[Any]) -> str:
    """What came of a reading, such as "2 cases, 8 positions, 6 moves, 5 queries"; or the first error."""
    errors = errors_in(reading.diagnostics)
    if errors:
        line, column, message = errors[0].line, errors[0].column, spoken(errors[0].message)
        if not line:
            return _tr("Does not fit: {message}").format(message=message)
        text = _tr("Does not fit: line {line}, column {column}: {message}")
        return text.format(line=line, column=column, message=message)
    words = [_counted(len(reading.records), "case", "cases")]
    words += _contents(reading.records)
    if reading.diagnostics:
        words.append(_counted(len(reading.diagnostics), "warning", "warnings"))
    return ", ".join(words)


def reads_well(reading: Reading[Any]) -> bool:
    """Whether a reading has a case and leaves no text unread: else the text is hardly meant in that format."""
    return bool(reading.records) and reading.whole


def _contents(records: Sequence[Record]) -> list[str]:
    """How much there is in all cases together, each thing counted by its own name."""
    graphs = [record for record in records if isinstance(record, GraphRecord)]
    boards = [record for record in records if isinstance(record, BoardRecord)]
    heaps = [record for record in records if isinstance(record, HeapsRecord)]
    words = []
    if graphs:
        words.append(_counted(sum(graph.n for graph in graphs), "position", "positions"))
        words.append(_counted(sum(int(graph.counts.sum()) for graph in graphs), "move", "moves"))
    if boards:
        words.append(_counted(sum(board.n for board in boards), "row", "rows"))
    if graphs or heaps:
        asked = sum(len(graph.queries) for graph in graphs) + sum(len(case.queries) for case in heaps)
        words.append(_counted(asked, "query", "queries"))
    return words


class AsEdges(Enum):
    """The choice that is no judge's format."""

    AS_EDGES = auto()


class OtherFormats(Enum):
    """The answer that a list of edges is not what is meant."""

    OTHER_FORMATS = auto()


AS_EDGES: Final = AsEdges.AS_EDGES
OTHER_FORMATS: Final = OtherFormats.OTHER_FORMATS


class FormatDialog(QDialog):
    """One choice for each format that fits, the likeliest chosen; those that do not fit say why below.

    Readings without a case, or that leave text unread, come last. With `edges` a list of edges is offered before them.
    """

    def __init__(self, name: str, detection: Detection, parent: QWidget | None = None, *, edges: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName("formatDialog")
        self.setWindowTitle(_tr("Which format is it?"))
        self.setAccessibleName(self.windowTitle())
        self._choices = _in_order(detection.candidates, edges)
        self._group = QButtonGroup(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(10)
        column.addWidget(_label(self, self._question(name), "heading"))
        for number, choice in enumerate(self._choices):
            column.addWidget(self._choice(number, *_choice_words(choice)))
        for candidate in detection.failures if not edges else ():
            text = f"{spoken(candidate.format.title)}\n{reading_words(candidate.reading)}"
            column.addWidget(_label(self, text, "muted"))
        column.addSpacing(6)
        column.addWidget(self._buttons())
        self.setMinimumWidth(420)

    def _question(self, name: str) -> str:
        if len(self._choices) > 1:
            # What has no name of its own, such as "the clipboard", does not begin a sentence.
            return _tr("There is more than one format in which {name} can be read.").format(name=name)
        return _tr("{name} is not in the format that its name tells, but it fits another.").format(name=name)

    def _choice(self, number: int, name: str, title: str, words: str) -> QWidget:
        card = _Card(self)
        column = QVBoxLayout(card)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(2)
        button = QRadioButton(title, card)
        button.setObjectName(f"format-{name}")
        button.setAccessibleName(f"{title}: {words}")
        button.setChecked(number == 0)
        self._group.addButton(button, number)
        card.pressed.connect(button.click)
        label = _label(card, words, "muted")
        label.setIndent(22)
        column.addWidget(button)
        column.addWidget(label)
        return card

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        accept = box.addButton(_tr("Read it so"), QDialogButtonBox.ButtonRole.AcceptRole)
        accept.setObjectName("formatAccept")
        set_role(accept, "primary")
        accept.setDefault(True)
        box.button(QDialogButtonBox.StandardButton.Cancel).setObjectName("formatCancel")
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box

    def chosen(self) -> Candidate | AsEdges:
        """The chosen format with its reading, or `AS_EDGES`."""
        return self._choices[self._group.checkedId()]


def _in_order(candidates: Sequence[Candidate], edges: bool) -> list[Candidate | AsEdges]:
    """All choices, the likeliest first."""
    well = [candidate for candidate in candidates if reads_well(candidate.reading)]
    badly = [candidate for candidate in candidates if not reads_well(candidate.reading)]
    return [*well, *([AS_EDGES] if edges else []), *badly]


def _choice_words(choice: Candidate | AsEdges) -> tuple[str, str, str]:
    """The name, the title and what comes of it."""
    if isinstance(choice, AsEdges):
        return "edges", _tr("A list of edges"), _tr("Each line is a move of one graph; how it counts is asked next")
    return choice.format.name, spoken(choice.format.title), reading_words(choice.reading)


class _Card(QFrame):
    """A frame that can be clicked anywhere."""

    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()


def _label(parent: QWidget, text: str, role: str) -> QLabel:
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    set_role(label, role)
    return label


def _counted(count: int, one: str, many: str) -> str:
    return f"{count:,} {one if count == 1 else many}"


def _tr(text: str) -> str:
    return QCoreApplication.translate("FormatDialog", text)

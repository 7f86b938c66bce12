"""A hand for the tests of the heaps editor: it types, clicks and reads what stands on the screen."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QLineEdit, QWidget

from engine.document import Document
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import GrundysGame, Octal, Subtraction, TakeRule
from engine.games.take_rule_text import parse_rule
from engine.sg import mex
from gui.heaps.editor import HeapsEditor
from gui.jobs import Jobs
from gui.selection import Spotlight
from gui.session import Session

LEFT = Qt.MouseButton.LeftButton
NONE, ALT, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


def heaps_record(rule: str, *rows: tuple[int, ...], name: str = "") -> HeapsRecord:
    return HeapsRecord(parse_rule(rule), tuple(HeapsQueryRecord(row) for row in rows), name)


def takes_by_hand(rule: Subtraction, size: int) -> list[int]:
    """The numbers of a set, from its text alone: for sets whose words this knows."""
    found = set()
    for word in rule.text.replace(",", " ").split():
        if word == "squares":
            found |= {i * i for i in range(1, size + 1)}
        elif word == "all":
            found |= set(range(1, size + 1))
        elif ".." in word:
            first, last = map(int, word.split(".."))
            found |= set(range(first, last + 1))
        else:
            found.add(int(word))
    return sorted(take for take in found if take <= size)


def rests(rule: TakeRule, size: int) -> list[tuple[int, ...]]:
    """All that a move may leave of a heap, by the rule's own words."""
    if isinstance(rule, GrundysGame):
        return [(a, size - a) for a in range(1, size) if a < size - a]
    if isinstance(rule, Octal):
        found: list[tuple[int, ...]] = []
        for take, digit in enumerate(rule.digits):
            rest = size - take
            found += [()] if rest == 0 and digit & 1 else []
            found += [(rest,)] if rest > 0 and digit & 2 else []
            found += [(a, rest - a) for a in range(1, rest) if digit & 4]
        return found
    return [(size - take,) for take in takes_by_hand(rule, size)]


def values_by_hand(rule: TakeRule, n: int) -> list[int]:
    """The values of the sizes 0 .. n by the definition."""
    values: list[int] = []
    for size in range(n + 1):
        reached = []
        for rest in rests(rule, size):
            total = 0
            for part in rest:
                total ^= values[part]
            reached.append(total)
        values.append(mex(reached))
    return values


class HeapsHand:
    """Drives one editor on a session with these records."""

    def __init__(self, qtbot, theme, *records, size=(900, 760)):
        QCursor.setPos(5000, 5000)
        self.qtbot = qtbot
        self.session, self.spotlight, self.jobs = Session(), Spotlight(), Jobs()
        self.session.open(Document(list(records)))
        self.editor = HeapsEditor(self.session, self.spotlight, theme, self.jobs)
        self.refusals: list[str] = []
        self.editor.refused.connect(self.refusals.append)
        qtbot.addWidget(self.editor)
        self.editor.resize(*size)
        with qtbot.waitExposed(self.editor):
            self.editor.show()
        self.editor.activateWindow()
        self.settle()

    def settle(self):
        """Wait until nothing is being computed."""
        QTest.qWait(1)
        self.qtbot.waitUntil(lambda: not self.jobs.running and not self.editor.sequence._later.waiting, timeout=20_000)
        # Texts of another height move what stands below them.
        for _ in range(3):
            QApplication.sendPostedEvents()
            QApplication.processEvents()

    # Reading

    def child(self, kind, name):
        found = self.editor.findChild(kind, name)
        assert found is not None, name
        return found

    def text(self, name) -> str:
        label = self.child(QLabel, name)
        return label.text() if label.isVisible() else ""

    @property
    def heaps(self):
        return self.session.heaps_query.heaps

    @property
    def table(self):
        return self.editor.sequence.table

    @property
    def stacks(self):
        return self.editor.stacks

    def shown_values(self) -> list[int]:
        return self.table.values.tolist()

    def steps(self) -> list[str]:
        stack = self.session.undo_stack
        return [stack.text(i) for i in range(stack.index())]

    # Acting

    def line(self, name) -> QLineEdit:
        return self.child(QLineEdit, name)

    def type_in(self, name, text):
        """Type a text in place of what stands in a line."""
        line = self.line(name)
        line.setFocus()
        line.selectAll()
        if text:
            self.qtbot.keyClicks(line, text)
        else:
            self.qtbot.keyClick(line, Qt.Key.Key_Delete)
        self.settle()

    def key(self, key, modifiers=NONE, widget: QWidget | None = None):
        self.qtbot.keyClick(widget or self.stacks, key, modifiers)
        self.settle()

    def keys(self, text):
        self.qtbot.keyClicks(self.stacks, text)
        self.settle()

    def stone(self, heap, number) -> QPoint:
        """The middle of a stone on the screen."""
        geometry = self.stacks.geometry_now
        row = next(row for stone, row in geometry.stack(heap).stones() if stone == number)
        return geometry.row_box(heap, row).center().toPoint()

    def foot(self, heap) -> QPoint:
        """Where the size of a heap stands, or the plus for a new one."""
        geometry = self.stacks.geometry_now
        below = 12 if heap < len(self.heaps) else -22
        return QPoint(round(geometry.column(heap).center().x()), round(geometry.base) + below)

    def click(self, place):
        QTest.mouseMove(self.stacks.viewport(), place)
        QTest.mouseClick(self.stacks.viewport(), LEFT, NONE, place)
        self.settle()

    def double_click(self, place):
        self.click(place)
        QTest.mouseDClick(self.stacks.viewport(), LEFT, NONE, place)

    def point(self, place):
        QTest.mouseMove(self.stacks.viewport(), place + QPoint(1, 0))
        QTest.mouseMove(self.stacks.viewport(), place)

    def choose_rule(self, index):
        box = self.child(QComboBox, "knownRules")
        box.setFocus()
        box.setCurrentIndex(index)
        box.activated.emit(index)
        self.settle()

    def undo_all(self):
        while self.session.undo_stack.canUndo():
            self.session.undo_stack.undo()
            self.settle()

    def redo_all(self):
        while self.session.undo_stack.canRedo():
            self.session.undo_stack.redo()
            self.settle()

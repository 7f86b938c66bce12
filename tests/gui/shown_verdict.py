"""A verdict panel on the screen, for tests: what a person reads in it and clicks on."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QCheckBox, QLabel, QListView, QTableView, QWidget

from engine.document import Document
from gui.panels.verdict import VerdictPanel
from gui.selection import Spotlight
from gui.session import Session


class ShownVerdict:
    """A panel on the screen, and what can be read from it."""

    def __init__(self, qtbot, theme, record, form="hdu1524", width=300):
        self.qtbot = qtbot
        QCursor.setPos(5000, 5000)
        self.session, self.spotlight = Session(), Spotlight()
        self.session.open(Document([record], form))
        self.panel = VerdictPanel(self.session, self.spotlight, theme)
        qtbot.addWidget(self.panel)
        self.panel.resize(width, 700)
        with qtbot.waitExposed(self.panel):
            self.panel.show()

    def settle(self):
        self.qtbot.waitUntil(lambda: not self.panel._later.waiting and not self.panel._moves_model.searching)

    def child(self, kind, name) -> QWidget:
        found = self.panel.findChild(kind, name)
        assert found is not None, name
        return found

    def text(self, name):
        label = self.child(QLabel, name)
        return label.text() if label.isVisible() else ""

    @property
    def moves(self) -> QListView:
        return self.child(QListView, "winningMoves")

    def move_rows(self):
        model = self.moves.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def table(self):
        view = self.child(QTableView, "verdictGroups")
        model = view.model()
        columns = range(model.columnCount())
        return [[model.index(row, column).data() for column in columns] for row in range(model.rowCount())]

    def xor_text(self):
        return self.child(QWidget, "verdictXor").accessibleName()

    def row_centre(self, row) -> QPoint:
        return self.moves.visualRect(self.moves.model().index(row, 0)).center()

    def click(self, row):
        self.qtbot.mouseClick(self.moves.viewport(), Qt.MouseButton.LeftButton, pos=self.row_centre(row))
        self.settle()

    def point(self, row):
        self.qtbot.mouseMove(self.moves.viewport(), self.row_centre(row))

    def list_all(self):
        self.qtbot.mouseClick(self.child(QCheckBox, "allMoves"), Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
        self.settle()

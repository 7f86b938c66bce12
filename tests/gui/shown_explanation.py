"""An explanation panel on the screen, for tests: what a person reads in it and clicks on."""

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLabel, QListView, QWidget

from engine.document import Document
from engine.games.graph_record import GraphRecord
from gui.panels.explain import ExplanationPanel
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.theme import ThemeController


class Shown:
    """A panel on the screen, and what can be read from it."""

    def __init__(self, qtbot, qapp, record, **asked):
        self.qtbot = qtbot
        QCursor.setPos(5000, 5000)
        self.session, self.selection, self.spotlight = Session(), Selection(), Spotlight()
        self.session.open(Document([record]))
        self.seen: list[int] = []
        theme = ThemeController(qapp, "light")
        self.panel = ExplanationPanel(
            self.session, self.selection, self.spotlight, theme, show_position=self.seen.append, **asked
        )
        qtbot.addWidget(self.panel)
        self.panel.resize(300, 640)
        with qtbot.waitExposed(self.panel):
            self.panel.show()
        self.settle()

    def settle(self):
        self.qtbot.waitUntil(lambda: not self.panel._later.waiting)

    def select(self, *indices):
        self.selection.set([self.key(index) for index in indices])
        self.settle()

    def key(self, index):
        return self.session.graph.positions[index]

    def text(self, name):
        label = self.panel.findChild(QLabel, name)
        return label.text() if label.isVisible() else ""

    @property
    def value(self):
        return self.panel.findChild(QWidget, "explainValue").accessibleName()

    @property
    def list(self) -> QListView:
        return self.panel.findChild(QListView, "explainList")

    def rows(self):
        if not self.list.isVisible():
            return []
        model = self.list.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def place(self, text) -> QPoint:
        row = self.rows().index(text)
        index = self.list.model().index(row, 0)
        self.list.scrollTo(index)
        return self.list.visualRect(index).center()

    def point(self, text):
        place = self.place(text)
        self.qtbot.mouseMove(self.list.viewport(), place + QPoint(1, 0))
        self.qtbot.mouseMove(self.list.viewport(), place)

    def click(self, text):
        self.qtbot.mouseClick(self.list.viewport(), Qt.MouseButton.LeftButton, pos=self.place(text))
        self.settle()


def graph(n, pairs, names=None):
    return replace(GraphRecord.from_moves(n, pairs, [()]), names=names or {})


# 4 has the value 2: 0 because of 1 and 3, 1 because of 2.
SMALL = graph(5, [(4, 1), (4, 2), (4, 3), (2, 1)], {2: "exit"})

"""A panel of cases on the screen, for tests: what a person reads in it and does to it."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtWidgets import QToolButton, QTreeView

from engine.document import Document
from gui.panels.cases import CasesPanel
from gui.session import Session
from gui.theme import ThemeController


class ShownCases:
    """A panel on the screen, and what can be read from it and done to it."""

    def __init__(self, qtbot, qapp, records, form="hdu1524"):
        self.qtbot = qtbot
        self.session = Session()
        self.session.open(Document(records, form))
        self.panel = CasesPanel(self.session, ThemeController(qapp, "light"))
        self.view: QTreeView = self.panel.findChild(QTreeView, "caseTree")
        self.model: QAbstractItemModel = self.view.model()
        qtbot.addWidget(self.panel)
        self.panel.resize(300, 600)
        with qtbot.waitExposed(self.panel):
            self.panel.show()
        self.panel.activateWindow()

    def index(self, case, query=None) -> QModelIndex:
        top = self.model.index(case, 0)
        return top if query is None else self.model.index(query, 0, top)

    def text(self, case, query=None):
        self.panel.grab()
        return self.index(case, query).data(Qt.ItemDataRole.AccessibleTextRole)

    def titles(self):
        """All rows as they are listed."""
        rows = []
        for case in range(self.model.rowCount()):
            top = self.index(case)
            queries = [self.index(case, row).data() for row in range(self.model.rowCount(top))]
            rows.append([top.data(), *queries])
        return rows

    def click(self, case, query=None):
        if query is not None:
            self.view.expand(self.index(case))
        index = self.index(case, query)
        self.view.scrollTo(index)
        place = self.view.visualRect(index).center()
        self.qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert self.view.currentIndex() == self.index(case, query)

    def press(self, name):
        self.qtbot.mouseClick(self.panel.findChild(QToolButton, name), Qt.MouseButton.LeftButton)

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        self.view.setFocus()
        self.qtbot.keyClick(self.view, key, modifier)

    def able(self, name):
        return self.panel.findChild(QToolButton, name).isEnabled()

    @property
    def step(self):
        return self.session.undo_stack.undoText()

    def undo(self):
        self.session.undo_stack.undo()

    def looks_at(self):
        """Case and query by where they stand in their lists."""
        document, session = self.session.document, self.session
        queries = [query.key for query in session.game.queries]
        return document.index_of(session.case_key), queries.index(session.query.key) if session.query else None

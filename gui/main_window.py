"""The window: it puts the canvas, the panels and the actions together."""

from pathlib import Path

from PySide6.QtCore import QPointF, QSettings, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QToolBar, QToolButton, QWidget

from engine.project_file import View, WindowView
from gui.actions import TOOL_BAR, TOOLS, Actions
from gui.canvas.auto_layout import AutoLayout
from gui.canvas.clipboard import GraphClipboard
from gui.canvas.commands import GraphCommands
from gui.canvas.menus import CanvasMenus
from gui.canvas.view import GraphCanvas
from gui.docks import Docks
from gui.files import Files
from gui.jobs import Jobs
from gui.opener import CaseOpener
from gui.panels.cases import CasesPanel
from gui.panels.history import HistoryPanel
from gui.panels.problems import ProblemsPanel
from gui.panels.text import TextPanel
from gui.panels.verdict import VerdictPanel
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.status import Status
from gui.theme import ThemeController, app_icon
from gui.wiring import connect_actions

SIZE = QSize(1280, 800)


class MainWindow(QMainWindow):
    """One window on one document.

    Attributes
    ----------
    session, selection, spotlight, commands, jobs, files, actions_by_name, canvas, panels
        Its parts, for those who put it together and for tests.
    """

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.session = Session(self)
        self.selection = Selection(self)
        self.spotlight = Spotlight(self)
        self.jobs = Jobs(self)
        self.commands = GraphCommands(self.session, self.selection, self)
        self.canvas = GraphCanvas(self.session, self.selection, self.spotlight, self.commands, theme, self)
        self.clipboard = GraphClipboard(self.session, self.selection, self.commands)
        self.layouts = AutoLayout(self.session, self.selection, self.commands, self.jobs)
        self.files = Files(self.session, self.jobs, self, self.view, self.set_view)
        self.setObjectName("mainWindow")
        self.setWindowIcon(app_icon())
        self.setCentralWidget(self.canvas)
        self.setAcceptDrops(True)
        self.resize(SIZE)
        self.panels = self._made_panels()
        self.docks = Docks(self, dict(self.panels))
        self.actions_by_name = Actions(theme, self, self.canvas)
        self.menus = self.actions_by_name.fill_menu_bar(self.menuBar())
        self._fill_tool_bars()
        self.docks.fill_menu(self.menus["menuPanels"])
        self.context_menus = CanvasMenus(self.canvas, self.actions_by_name, self.clipboard)
        self.status = Status(self.statusBar(), self.session, self.canvas, self.jobs)
        connect_actions(self)
        self._connect()
        self._restore()
        self._retitle()
        self.canvas.setFocus()

    def _made_panels(self) -> dict[str, QWidget]:
        self.cases = CasesPanel(self.session, self.theme, CaseOpener(self.session, self.jobs, self).open)
        self.problems = ProblemsPanel(self.theme)
        self.text = TextPanel(self.session, self.jobs, self.theme, self.spotlight)
        return {
            "cases": self.cases,
            "history": HistoryPanel(self.session, self.theme),
            "verdict": VerdictPanel(self.session, self.spotlight, self.theme),
            "text": self.text,
            "problems": self.problems,
        }

    def _fill_tool_bars(self) -> None:
        top = self._tool_bar("toolBar", self.tr("Tool bar"), Qt.ToolBarArea.TopToolBarArea)
        for name in TOOL_BAR:
            if name is None:
                top.addSeparator()
            else:
                top.addAction(self.actions_by_name[name])
        side = self._tool_bar("toolsBar", self.tr("Tools"), Qt.ToolBarArea.LeftToolBarArea)
        for name in TOOLS:
            side.addAction(self.actions_by_name[name])
        for bar in (top, side):
            for button in bar.findChildren(QToolButton):
                button.setAccessibleName(button.text().replace("&", ""))
                if button.defaultAction():
                    button.setObjectName(button.defaultAction().objectName().replace("action-", "button-"))

    def _tool_bar(self, name: str, title: str, area: Qt.ToolBarArea) -> QToolBar:
        bar = QToolBar(title, self)
        bar.setObjectName(name)
        bar.setIconSize(QSize(20, 20))
        bar.setMovable(False)
        self.addToolBar(area, bar)
        return bar

    def _connect(self) -> None:
        self.session.path_changed.connect(self._retitle)
        self.session.undo_stack.cleanChanged.connect(lambda clean: self.setWindowModified(not clean))
        self.commands.said.connect(self.status.say)
        self.commands.refused.connect(lambda _: self.status.warn(self.status.message.text()))
        self.files.message.connect(self.status.say)
        self.files.problems_found.connect(self.problems.show_problems)
        self.files.problems_found.connect(lambda *_: self.docks.raise_("problems"))
        self.files.problems_gone.connect(self.problems.clear)
        self.files.document_needed.connect(self.text.flush)
        self.clipboard.text_pasted.connect(lambda text: self.files.import_text(text, self.tr("the clipboard")))

    # What is seen, kept in the project file

    def view(self) -> View:
        """Where the canvas looks, and at which case and query."""
        centre, case, query = self.canvas.centre, self.session.case, self.session.query
        return View(
            case=self.session.document.index_of(case.key) if case else None,
            query=case.game.queries.index(query) if case and query else None,
            windows=(WindowView(self.canvas.camera.scale, (centre.x(), centre.y())),),
        )

    def set_view(self, view: View) -> None:
        """Look there again."""
        cases = self.session.document.cases
        if view.case is not None and view.case < len(cases):
            case = cases[view.case]
            query = case.game.queries[view.query] if view.query is not None else None
            self.session.look_at(case.key, query.key if query else None)
        if view.windows:
            self.canvas.look_at(view.windows[0].zoom, QPointF(*view.windows[0].centre))

    def _retitle(self) -> None:
        self.setWindowTitle(f"{self.files.title()}[*] - Grundy Studio")
        self.setWindowModified(self.session.dirty)

    # The window itself

    def _restore(self) -> None:
        settings = QSettings()
        geometry, state = settings.value("window/geometry"), settings.value("window/state")
        if geometry:
            self.restoreGeometry(geometry)
        if state:
            self.restoreState(state)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.canvas.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.files.close_allowed():
            event.ignore()
            return
        settings = QSettings()
        settings.setValue("window/geometry", self.saveGeometry())
        settings.setValue("window/state", self.saveState())
        self.jobs.shut_down()
        event.accept()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self.files.open_path(files[0])

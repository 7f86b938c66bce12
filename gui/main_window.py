"""The window: it puts the canvas, the panels and the actions together."""

from functools import cached_property, partial
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QPointF, QSettings, QSize, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from gui.accessible.tab_order import focus_next
from gui.accessible.verdict_voice import VerdictVoice
from gui.actions import Actions
from gui.after_start import AfterStart, left_over
from gui.canvas.clipboard import GraphClipboard
from gui.canvas.commands import GraphCommands
from gui.canvas.menus import CanvasMenus
from gui.canvas.view import GraphCanvas
from gui.docks import Docks
from gui.editors import Editors
from gui.files import Files
from gui.files.changed_bar import ChangedBar
from gui.find.comforts import Comforts
from gui.graph_cases import GraphCases
from gui.jobs import Jobs
from gui.late_parts import LateParts
from gui.later import Later
from gui.opener import CaseOpener
from gui.packages.export import PackageExport
from gui.panels.cases import CasesPanel
from gui.panels.history import HistoryPanel
from gui.panels.text import TextPanel
from gui.panels.verdict import VerdictPanel
from gui.pictures.dialogs import PictureDialogs
from gui.pictures.pictures import Pictures
from gui.recovery.recovery import Recovery
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.settings import Store
from gui.settings.effects import dress
from gui.settings.wiring import connect_settings
from gui.status import Status
from gui.stepper.stepper import Stepper
from gui.theme import ThemeController, app_icon
from gui.tool_bars import add_tool_bars
from gui.welcome import connect_welcome
from gui.wiring import connect_actions
from gui.wiring.language import LanguageFollower
from gui.wiring.news import connect_news
from gui.wiring.preview import Previewing
from gui.wiring.stepper import connect_stepper

if TYPE_CHECKING:
    from engine.project_file import View
    from gui.board.editor import BoardEditor
    from gui.canvas.auto_layout import AutoLayout
    from gui.generator.panel import GeneratorPanel
    from gui.heaps.editor import HeapsEditor
    from gui.panels.answers import AnswersPanel
    from gui.panels.problems import ProblemsPanel
    from gui.stress.panel import StressPanel

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
        self.settings = Store(parent=self)
        dress(theme, self.settings)
        self.theme = theme
        self.session = Session(self)
        self.selection = Selection(self)
        self.spotlight = Spotlight(self)
        self.jobs = Jobs(self)
        self.commands = GraphCommands(self.session, self.selection, self)
        self.canvas = GraphCanvas(self.session, self.selection, self.spotlight, self.commands, theme, self)
        self.comforts = Comforts(self.canvas, self.session, self.selection, self.spotlight, theme)
        self.clipboard = GraphClipboard(self.session, self.selection, self.commands)
        self.files = Files(self.session, self.jobs, self, self.view, self.set_view)
        files = self.files
        self.recovery = Recovery(
            self.session,
            self.jobs,
            self,
            title=files.title,
            may_replace=files.close_allowed,
            restore=files.restore,
            ask_path=files.saver.ask_copy_path,
            stamp=files.disk.watch.stamp,
        )
        folder = attrgetter("files.recent.folder")
        self.pictures = Pictures(self.session, self.jobs, PictureDialogs(self), partial(folder, self), self)
        self.packages = PackageExport(self.session, self.jobs, self, partial(folder, self))
        self.setObjectName("mainWindow")
        self.setWindowIcon(app_icon())
        self.graph_cases = GraphCases(self.session, self.jobs, self)
        self.opener = CaseOpener(self.session, self.jobs, self)
        self.late = LateParts(self)
        by_kind: dict[str, QWidget] = {"graph": self.canvas, "board": self.late.board, "heaps": self.late.heaps}
        self.editors = Editors(self.session, by_kind, self)
        self.stepper = Stepper(self.session, lambda: self.heaps.sequence.n, self)
        self.previewing = Previewing(self)
        self.setCentralWidget(self._made_middle())
        self.setAcceptDrops(True)
        self.resize(SIZE)
        self.panels = self._made_panels()
        self.docks = Docks(self, dict(self.panels))
        self.actions_by_name = Actions(
            theme, self, {"canvas": self.canvas, "board": self.late.board, "heaps": self.late.heaps}
        )
        self.menus = self.actions_by_name.fill_menu_bar(self.menuBar())
        add_tool_bars(self, self.actions_by_name)
        self.docks.fill_menu(self.menus["menuPanels"])
        self.context_menus = CanvasMenus(self.canvas, self.actions_by_name, self.clipboard)
        self.status = Status(self.statusBar(), self.session, self.canvas, self.jobs)
        connect_actions(self)
        self.welcome = connect_welcome(self)
        self._connect()
        VerdictVoice(self.session, lambda: self.verdict.card.winner, self)
        self.settings_part, self.presenter = connect_settings(
            self, self.settings, self.actions_by_name["shortcuts"].trigger
        )
        LanguageFollower(self, self._retitle)
        self._restore()
        self._retitle()
        self.after_start = AfterStart(self, left_over(self), lambda: bool(self.jobs.running))
        self.canvas.setFocus()

    def _made_middle(self) -> QWidget:
        """The editor or what the generator made; under it the strip of the stepper while there is something to step."""
        self.middle = QStackedWidget()
        self.middle.addWidget(self.editors)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(ChangedBar(self.files, self.theme, middle))
        column.addWidget(self.middle, 1)
        connect_stepper(self, column)
        return middle

    def _made_panels(self) -> dict[str, QWidget]:
        self.cases = CasesPanel(self.session, self.theme, self.opener.open)
        self.text = TextPanel(self.session, self.jobs, self.theme, self.spotlight)
        self.verdict = VerdictPanel(self.session, self.spotlight, self.theme)
        return {
            "answers": self.late.answers,
            "explanation": self.late.explanation,
            "cases": self.cases,
            "generator": self.late.generator,
            "history": HistoryPanel(self.session, self.theme),
            "stress": self.late.stress,
            "verdict": self.verdict,
            "text": self.text,
            "problems": self.late.problems,
        }

    # Parts that are made when they are first asked for

    @cached_property
    def layouts(self) -> "AutoLayout":
        from gui.canvas.auto_layout import AutoLayout

        return AutoLayout(self.session, self.selection, self.commands, self.jobs)

    @property
    def board(self) -> "BoardEditor":
        return self.late.board.panel

    @property
    def heaps(self) -> "HeapsEditor":
        return self.late.heaps.panel

    @property
    def answers(self) -> "AnswersPanel":
        return self.late.answers.panel

    @property
    def problems(self) -> "ProblemsPanel":
        return self.late.problems.panel

    @property
    def generator(self) -> "Later[GeneratorPanel]":
        return self.late.generator

    @property
    def stress(self) -> "Later[StressPanel]":
        return self.late.stress

    # What the parts have to do with each other

    def _connect(self) -> None:
        self.session.path_changed.connect(self._retitle)
        self.files.title_changed.connect(self._retitle)
        self.session.undo_stack.cleanChanged.connect(self._clean_changed)
        self.files.disk.changed.connect(self.recovery.restate)
        self.files.document_needed.connect(self.text.flush)
        self.files.document_needed.connect(self.canvas.commit_name)
        self.clipboard.text_pasted.connect(lambda text: self.files.import_text(text, self.tr("the clipboard")))
        connect_news(self)

    # What is seen, kept in the project file

    def view(self) -> "View":
        """Where the canvas looks, and at which case and query."""
        from engine.project_file import View, WindowView

        centre, case, query = self.canvas.centre, self.session.case, self.session.query
        return View(
            case=self.session.document.index_of(case.key) if case else None,
            query=[q.key for q in case.game.queries].index(query.key) if case and query else None,
            windows=(WindowView(self.canvas.camera.scale, (centre.x(), centre.y())),),
        )

    def set_view(self, view: "View") -> None:
        """Look there again."""
        cases = self.session.document.cases
        if view.case is not None and view.case < len(cases):
            case = cases[view.case]
            query = case.game.queries[view.query] if view.query is not None else None
            self.session.look_at(case.key, query.key if query else None)
        if view.windows:
            self.canvas.look_at(view.windows[0].zoom, QPointF(*view.windows[0].centre))

    def _retitle(self) -> None:
        # "[*]" is where Qt shows that something is not saved; doubled, it is a part of the name.
        title = self.files.title().replace("[*]", "[*][*]")
        self.setWindowTitle(f"{title}[*] - Grundy Studio")
        self.setWindowModified(self.files.unsaved)

    def _clean_changed(self, clean: bool) -> None:
        # The stack still speaks while the window that owns it is being destroyed.
        if isValid(self):
            self.setWindowModified(not clean or self.files.unsaved)

    # The window itself

    def _restore(self) -> None:
        settings = QSettings()
        geometry, state = settings.value("window/geometry"), settings.value("window/state")
        # A file of settings that was damaged or edited may hold anything: the program starts all the same.
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        if isinstance(state, QByteArray):
            self.restoreState(state)
        # What was wrong with a file of another day is of no use now.
        self.docks["problems"].hide()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not QSettings().contains("window/state"):
            self.docks.share_out()
        self.canvas.setFocus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return focus_next(self, forward)

    def closeEvent(self, event: QCloseEvent) -> None:
        # What raises while the document is asked about must not close the window: Qt takes that for a yes.
        event.ignore()
        if not self.files.close_allowed():
            return
        event.accept()
        settings = QSettings()
        settings.setValue("window/geometry", self.saveGeometry())
        settings.setValue("window/state", self.saveState())
        # Work that cannot stop at once may take a moment: nobody need watch it.
        self.hide()
        self.recovery.finish()
        for play in self.findChildren(QMainWindow):
            play.close()
        self.jobs.shut_down()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            _accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            _accept_copy(event)
            self.files.open_path(files[0])


def _accept_copy(event: QDropEvent) -> None:
    """Take what is dropped as a copy: after a move, a file manager would delete the file."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()

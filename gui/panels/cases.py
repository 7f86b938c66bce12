"""The cases of the file and their queries, with answers and verdicts; add, duplicate, delete, reorder, rename."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from engine.document import Delta
from gui.accessible.tab_order import in_order
from gui.faces import face_of
from gui.panels.case_buttons import AddButtons, ItemButtons
from gui.panels.case_commands import CaseCommands, Opener
from gui.panels.case_values import key_of, rows_of
from gui.panels.cases_model import CasesModel
from gui.panels.cases_view import CasesDelegate, CasesView
from gui.session import Session
from gui.theme import ThemeController


class CasesPanel(QWidget):
    """Every case of `session`'s document with its queries; selecting one looks at it.

    `opener` brings up another case, see `CaseCommands`; without one that happens at once.
    """

    def __init__(
        self, session: Session, theme: ThemeController, opener: Opener | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._theme = theme
        self._following = False
        commands = self._commands = CaseCommands(session, opener)
        self.add_case, self.duplicate_case, self.remove_case = (
            commands.add_case, commands.duplicate_case, commands.remove_case,
        )  # fmt: skip
        self.can_add_query = commands.can_add_query
        self.add_query, self.duplicate_query, self.remove_query = (
            commands.add_query, commands.duplicate_query, commands.remove_query,
        )  # fmt: skip
        self.move_case, self.move_query = commands.move_case, commands.move_query
        self.next_case, self.previous_case = commands.next_case, commands.previous_case
        self.next_query, self.previous_query = commands.next_query, commands.previous_query
        self._model = CasesModel(session, commands, self)
        self._build()
        self._view.selectionModel().currentChanged.connect(self._on_current)
        session.changed.connect(self._on_changed)
        session.looked_at.connect(self._follow)
        session.replaced.connect(self._start)
        session.path_changed.connect(self._view.show_anew)
        self._start()

    # Building

    def _build(self) -> None:
        self.setObjectName("casesPanel")
        self.setMinimumWidth(240)
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._view = CasesView(self._theme, self)
        self._view.setObjectName("caseTree")
        self._view.setAccessibleName(self.tr("Cases and their queries"))
        self._view.setModel(self._model)
        self._view.setItemDelegate(CasesDelegate(self._session, self._model, self._theme, self._view))
        self._view.asked.connect(self.do)
        self._view.customContextMenuRequested.connect(self._show_menu)
        self._view.clicked.connect(self._on_clicked)
        self._model.read_anew.connect(self._view.show_anew)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setSpacing(6)
        adds = self._adds = AddButtons(self._theme)
        adds.kind_asked.connect(self.add_case)
        adds.case.clicked.connect(partial(self._press, self.add_case))
        adds.query.clicked.connect(partial(self._press, self.add_query))
        self._buttons = ItemButtons(self._theme)
        self._buttons.asked.connect(self.do)
        layout.addWidget(adds)
        layout.addWidget(self._view, 1)
        layout.addWidget(self._buttons)
        in_order(adds.case, adds.query, self._view)

    def _press(self, does: Callable[[], None], _checked: bool = False) -> None:
        does()

    # Commands on what is selected

    def do(self, what: str) -> None:
        """Do "duplicate", "delete", "up", "down" or "rename" to the case or query that is selected."""
        index = self._view.currentIndex()
        if not index.isValid():
            return
        # Each acts on what is looked at, and what is selected is looked at.
        if self._model.node(index).row is None:
            self._on_case(what)
        else:
            self._on_query(what)

    def _on_case(self, what: str) -> None:
        commands = self._commands
        match what:
            case "duplicate":
                commands.duplicate_case()
            case "delete":
                commands.remove_case()
            case "up" | "down":
                commands.move_case(-1 if what == "up" else 1)
            case "rename":
                self.rename_case()

    def _on_query(self, what: str) -> None:
        commands = self._commands
        match what:
            case "duplicate":
                commands.duplicate_query()
            case "delete":
                commands.remove_query()
            case "up" | "down":
                commands.move_query(-1 if what == "up" else 1)
            case "rename":
                self.rename_query()

    def rename_case(self) -> None:
        """Edit the name of the current case in its row."""
        if self._session.case_key is not None:
            self._edit(self._model.case_index(self._session.case_key))

    def rename_query(self) -> None:
        """Edit the name of the current query in its row."""
        self._edit(self._query_index())

    def _edit(self, index: QModelIndex) -> None:
        if index.isValid():
            self._set_current(index)
            self._view.setFocus()
            self._view.edit(index)

    def take_typed(self) -> None:
        """Take a name that is being typed, as Enter would."""
        self._view.take_typed()

    def _show_menu(self, place: QPoint) -> None:
        menu = self._menu()
        menu.popup(self._view.viewport().mapToGlobal(place))

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setObjectName("caseMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Add case"), self.add_case)
        menu.addAction(self.tr("Add query"), self.add_query).setEnabled(self._commands.can_add_query())
        menu.addSeparator()
        for what, tip in self._buttons.tips.items():
            action = menu.addAction(tip.replace(" (", "\t").rstrip(")"), partial(self.do, what))
            action.setEnabled(self._buttons.able(what))
        return menu

    # Selecting and following

    def _start(self) -> None:
        """Another document: unfold the current case."""
        self._follow()
        if self._session.case_key is not None:
            self._view.expand(self._model.case_index(self._session.case_key))
        self._view.scrollToTop()

    def _on_current(self, current: QModelIndex) -> None:
        if self._following or self._model.changing or not current.isValid():
            return
        node = self._model.node(current)
        session = self._session
        query_key = key_of(node.query)
        if query_key is not None and node.case.key == session.case_key:
            session.look_at(node.case.key, query_key)
        elif node.case.key != session.case_key:
            self._commands.open(node.case.key, node.row)
        self._show_able()

    def _on_clicked(self, index: QModelIndex) -> None:
        node = self._model.node(index)
        if node.row is None and len(rows_of(node.case)) > 1:
            self._view.expand(index)

    def _on_changed(self, delta: Delta) -> None:
        key, game = self._session.case_key, self._session.game
        own = delta.games.get(key) if key is not None else None
        if delta.cases or (own is not None and game is not None and face_of(game).news(own).queries):
            self._follow()

    def _query_index(self) -> QModelIndex:
        key, query = self._session.case_key, self._session.query
        return self._model.query_index(key, query.key) if key is not None and query else QModelIndex()

    def _follow(self) -> None:
        """Select what the session looks at: the query, or its case where that is folded or selected already."""
        key = self._session.case_key
        case = self._model.case_index(key) if key is not None else QModelIndex()
        if case.isValid():
            query = self._query_index()
            as_case = not self._view.isExpanded(case) or self._view.currentIndex() == case
            self._set_current(case if not query.isValid() or (query.row() == 0 and as_case) else query)
        self._view.show_anew()
        self._show_able()

    def _set_current(self, index: QModelIndex) -> None:
        self._following = True
        self._view.setCurrentIndex(index)
        if self._view.isVisible():
            self._view.scrollTo(index)
        self._following = False

    def _show_able(self) -> None:
        """Grey the buttons that could do nothing."""
        index = self._view.currentIndex()
        siblings = self._model.rowCount(index.parent()) if index.isValid() else 0
        self._buttons.show_able(index.row(), siblings)
        self._adds.show_able(queries=self._commands.can_add_query())

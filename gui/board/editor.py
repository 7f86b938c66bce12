"""The board editor: the strip above, messages, and the board itself."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QLabel, QMessageBox, QVBoxLayout, QWidget

from gui.board import actions
from gui.board.clipboard import BoardClipboard
from gui.board.commands import BoardCommands
from gui.board.header import BoardHeader
from gui.board.legend import StaircaseLegend
from gui.board.state import BoardState
from gui.board.view import BoardView
from gui.board.words import tr
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController, set_role

Ask: TypeAlias = Callable[[str, str, Callable[[], None]], None]
"""Asks a question (text, what the button that agrees says) and calls the last argument if a person agrees."""


class BoardEditor(QWidget):
    """Shows and edits the board of the current case.

    Signals
    -------
    said(str)
        A sentence for the status bar.
    changed_state()
        What `actions.enabled` and `actions.checked` say may be different.
    menu_wanted(QPoint)
        The context menu of the chosen rows was asked for, at a global point.
    text_refused(str)
        A text was pasted that is no rows; it may be a judge's file.
    """

    said = Signal(str)
    changed_state = Signal()
    menu_wanted = Signal(QPoint)
    text_refused = Signal(str)

    def __init__(
        self, session: Session, spotlight: Spotlight, theme: ThemeController, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("boardEditor")
        self.ask: Ask = self._ask
        self._session = session
        self.state = BoardState(self)
        self.commands = BoardCommands(session, self.state, self)
        self.clipboard = BoardClipboard(self.commands)
        self.view = BoardView(session, spotlight, self.commands, theme, self)
        self.header = BoardHeader(theme, self)
        self.legend = StaircaseLegend(theme, self)
        self.message = self._made_message()
        self._handlers = actions.handlers(self)
        self.view.keys = actions.keys(self._handlers)
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.view)
        self._update()

    def _made_message(self) -> QLabel:
        label = QLabel(self)
        label.setObjectName("boardMessage")
        label.setAccessibleName(tr("Problem"))
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setContentsMargins(0, 0, 0, 0)
        set_role(label, "error")
        label.hide()
        return label

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.header, self.legend, self.message):
            column.addWidget(widget)
        column.addWidget(self.view, 1)

    def _connect(self) -> None:
        self.header.wanted.connect(self._do)
        self.header.width_wanted.connect(self._set_width)
        self.commands.said.connect(self.said)
        self.commands.clip_wanted.connect(self._ask_clip)
        self.clipboard.refused.connect(self._refuse)
        self.view.menu_wanted.connect(self.menu_wanted)
        self.view.toggled.connect(self._update)
        self.view.escaped.connect(self.message.hide)
        self.state.changed.connect(self._update)
        self._session.changed.connect(self._changed)
        self._session.looked_at.connect(self._update)
        self._session.replaced.connect(self._changed)

    def _changed(self, _delta: object = None) -> None:
        self.message.hide()
        self._update()

    def _update(self) -> None:
        self.legend.setVisible(self.view.show_state.explain)
        self.header.show_board(self.view.game, actions.enabled(self), actions.checked(self))
        self.changed_state.emit()

    def _do(self, name: str) -> None:
        self._handlers[name]()
        self.view.setFocus()

    # Width

    def _set_width(self, width: int) -> None:
        self.commands.set_width(width)
        # The field shows what the board has, also where a question is open.
        self._update()

    def _ask_clip(self, width: int, chesses: int) -> None:
        text = tr("{0} chesses stand behind column {1}. Take them off the board?")
        if chesses == 1:
            text = tr("{0} chess stands behind column {1}. Take it off the board?")
        agree = tr("Take off and narrow")
        case = self._session.case_key

        def narrow() -> None:
            if self._session.case_key == case:
                self.commands.set_width(width, clip=True)

        self.ask(text.format(f"{chesses:,}", width), agree, narrow)

    def _ask(self, text: str, agree: str, then: Callable[[], None]) -> None:
        box = QMessageBox(QMessageBox.Icon.Question, tr("Fewer columns"), text, parent=self)
        box.setObjectName("boardClipDialog")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(tr("Undo brings them back."))
        yes = box.addButton(agree, QMessageBox.ButtonRole.AcceptRole)
        yes.setObjectName("boardClipYes")
        no = box.addButton(QMessageBox.StandardButton.Cancel)
        no.setObjectName("boardClipNo")
        box.setDefaultButton(no)
        yes.clicked.connect(then)
        box.open()

    # Messages

    def _refuse(self, complaint: str, text: str) -> None:
        self.message.setText(complaint)
        self.message.show()
        self.said.emit(complaint)
        self.text_refused.emit(text)

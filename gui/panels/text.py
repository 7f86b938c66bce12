"""The text panel: the current case in a judge format, edited as text or in its editor, both live."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from engine.formats.registry import Registry, formats
from gui.accessible.tab_order import in_order
from gui.jobs import Jobs
from gui.language.sentences import stopped
from gui.panels.later import Later
from gui.panels.message_row import MessageRow
from gui.panels.text_drafts import DraftWatch
from gui.panels.text_editor import TextEditor
from gui.panels.text_format_box import FormatBox
from gui.panels.text_formats import TextFormats
from gui.panels.text_lines import LineRole, line_roles
from gui.panels.text_problem import problem_words
from gui.panels.text_reader import MANY_LINES
from gui.panels.text_size import MOST_CHARACTERS
from gui.panels.text_state import Draft, State
from gui.panels.text_steps import TextSteps
from gui.panels.text_subject import Key, Subject
from gui.panels.text_sync import TextSync
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController, set_role

_LINES_AT_REST = 200
"""Of longer texts no line is looked at while the hand is elsewhere: each edit there would read the whole text again."""


class TextPanel(QWidget):
    """The current case as text.

    Parameters
    ----------
    session, jobs, theme
        The document, where long texts are read, and the colours.
    spotlight
        Where the position that the cursor's line is about is lit; None lights nothing.
    registry
        The formats to choose from: those for the kind of the current case; at least one for each kind.

    Signals
    -------
    changed_drafts()
        `drafts` are others.
    """

    changed_drafts = Signal()

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        theme: ThemeController,
        spotlight: Spotlight | None = None,
        registry: Registry | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        set_role(self, "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._session, self._spotlight = session, spotlight
        self._formats = TextFormats(registry or formats())
        self._subject = Subject(session, self._formats)
        self._kind = ""
        self._roles: dict[int, LineRole] | None = None
        self._lit = False
        self.editor = TextEditor(theme, self)
        self.editor.setObjectName("textEditor")
        self.editor.setMinimumHeight(4 * self.editor.fontMetrics().lineSpacing())
        self.editor.setAccessibleName(self.tr("The case as text"))
        self._format = FormatBox(self)
        self._copy = self._copy_button(theme)
        self._message = MessageRow(theme, self)
        self._message.label.setObjectName("textMessage")
        self._apply, self._revert = self._draft_buttons()
        self._ask = self._ask_button()
        self._prefer_format()
        # Before the text follows: a document that is opened is written in its own format at once.
        session.replaced.connect(self._prefer_format)
        self.sync = TextSync(self.editor, session, jobs, self._subject)
        self._watch = DraftWatch(self.sync, self.editor, session)
        self._watch.changed.connect(self.changed_drafts)
        self._steps = TextSteps(self.editor, self.sync, session.undo_stack)
        self._look_later = Later(self._look_at_line, self)
        self._lay_out()
        self._connect()
        self._offer_formats()

    def _copy_button(self, theme: ThemeController) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("textCopy")
        button.setAccessibleName(self.tr("Copy the whole text"))
        button.setToolTip(self.tr("Copy the whole text"))
        theme.set_icon(button, "copy")
        return button

    def _draft_buttons(self) -> tuple[QPushButton, QPushButton]:
        apply, revert = QPushButton(self.tr("Apply the text"), self), QPushButton(self)
        apply.setObjectName("textApply")
        revert.setObjectName("textRevert")
        apply.setAccessibleName(apply.text())
        for button in (apply, revert):
            self._message.add_button(button)
        return apply, revert

    def _word_buttons(self) -> None:
        """Call the thing that the text is about by its name."""
        noun = self._subject.case_text.noun
        self._revert.setText(self.tr("Back to the {0}").format(noun))
        self._revert.setAccessibleName(self._revert.text())
        self._apply.setToolTip(self.tr("The {0} becomes what the text says").format(noun))
        tip = self.tr("The text becomes what the {0} says; Ctrl+Z in the text takes that back")
        self._revert.setToolTip(tip.format(noun))

    def _ask_button(self) -> QPushButton:
        button = QPushButton(self.tr("Write the text"), self)
        button.setObjectName("textRefresh")
        button.setAccessibleName(button.text())
        self._message.add_button(button)
        return button

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(8, 8, 8, 8)
        top.setSpacing(6)
        top.addWidget(self._format, 1)
        top.addWidget(self._copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        middle = QHBoxLayout()
        middle.setContentsMargins(8, 0, 8, 0)
        middle.addWidget(self.editor)
        column.addLayout(middle, 1)
        column.addWidget(self._message)
        in_order(self._format, self._copy, self.editor)

    def _connect(self) -> None:
        self._format.currentIndexChanged.connect(self._on_format_chosen)
        self._copy.clicked.connect(self.copy)
        self._apply.clicked.connect(self._on_apply)
        self._revert.clicked.connect(self._on_revert)
        self._ask.clicked.connect(self.sync.follow)
        self._message.clicked.connect(self._go_to_problem)
        self.editor.undo_wanted.connect(self.undo)
        self.editor.redo_wanted.connect(self.redo)
        self.editor.cursorPositionChanged.connect(self._look_later.ask)
        self.editor.left.connect(self._unlight)
        self.sync.state_changed.connect(self._on_state)
        self._session.path_changed.connect(self._adopt_format)
        self._session.looked_at.connect(self._offer_formats)

    # Formats

    def _prefer_format(self) -> None:
        """Choose the format of the document for cases of its kind."""
        form = self._formats.named(self._session.document.format_name)
        if form is not None:
            self._formats.choose(form)

    def _adopt_format(self) -> None:
        """Show the format that the document is shown in, where it says one."""
        form = self._formats.named(self._session.document.format_name)
        if form is not None:
            self.sync.set_form(form)
        self._offer_formats()

    def _offer_formats(self) -> None:
        """Offer the formats for the kind of the current case; the one that is shown is chosen."""
        box, kind = self._format, self._subject.kind
        box.blockSignals(True)
        if kind != self._kind:
            self._kind = kind
            box.offer(self._formats.of_kind(kind))
            self._word_buttons()
        box.choose(self._subject.case_text.form.name)
        box.blockSignals(False)

    def _on_format_chosen(self) -> None:
        form = self._formats.named(self._format.currentData())
        if form is not None:
            self._roles = None
            self.sync.set_form(form)
            self._session.set_format(form.name)

    # What a person does

    def undo(self) -> None:
        """What Ctrl+Z in the text does: the draft's last edit if there is one, else the document's last step."""
        self._steps.undo()

    def redo(self) -> None:
        """What Ctrl+Shift+Z in the text does."""
        self._steps.redo()

    def flush(self) -> None:
        """Apply what is typed without waiting: for who saves or looks at the document now."""
        self.sync.flush()

    def drafts(self) -> dict[Key, Draft]:
        """The texts that are typed and not part of the document, by what they are about, in the order of the cases."""
        return self._watch.drafts

    def bring_back(self, drafts: Mapping[Key, Draft]) -> None:
        """Take up drafts of another day, of cases of the document that is open now."""
        self.sync.bring_back(drafts)

    def go_on(self) -> None:
        """Let a person go on with the draft that is shown, at what is wrong with it."""
        self.flush()
        self.editor.setFocus()
        self._go_to_problem()

    def copy(self) -> None:
        """Put the whole text on the clipboard."""
        QGuiApplication.clipboard().setText(self.editor.toPlainText())

    def _on_apply(self) -> None:
        self.sync.apply()
        self.editor.setFocus()

    def _on_revert(self) -> None:
        self.sync.revert()
        self.editor.setFocus()

    def _go_to_problem(self) -> None:
        for problem in self.sync.problems[:1]:
            self.editor.go_to(problem.line, problem.column)
            self.editor.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.sync.follow_if_seen()

    # What is said

    def say_anew(self) -> None:
        """Another language is spoken."""
        self._word_buttons()
        self._on_state()

    def _on_state(self) -> None:
        state = self.sync.state
        self._roles = None
        self._apply.setVisible(state is State.CONFLICT)
        self._ask.setVisible(self.sync.deferred)
        self._revert.setVisible(state in (State.BROKEN, State.CONFLICT))
        if state is State.BROKEN and self.sync.problems:
            self._unlight()
            first = self.sync.problems[0]
            self._message.say("error", problem_words(self.sync.problems), leads=first.line > 0)
        elif state is State.CONFLICT:
            self._unlight()
            text = self.tr("The {0} changed in the same place before this text could be applied. Which one counts?")
            self._message.say("warning", text.format(self._subject.case_text.noun))
        else:
            self._look_at_line()

    def _look_at_line(self) -> None:
        """Say what the cursor's line is about, and light it."""
        if self.sync.state is not State.SAME:
            return
        role = self._role_here()
        in_step = self.tr("The text is in step with the {0}.").format(self._subject.case_text.noun)
        self._message.say("muted", self.sync.hint or (stopped(role.title) if role.title else in_step))
        self._light(role)

    def _role_here(self) -> LineRole:
        most = MANY_LINES if self.editor.hasFocus() else _LINES_AT_REST
        long = self.editor.document().characterCount() > MOST_CHARACTERS
        if long or self.editor.blockCount() > most or not self.editor.toPlainText().strip():
            return LineRole()
        if self._roles is None:
            self._roles = line_roles(self._subject.case_text.form.name, self.editor.toPlainText())
        return self._roles.get(self.editor.textCursor().blockNumber(), LineRole())

    def _light(self, role: LineRole) -> None:
        game = self._session.game
        if self._spotlight is None or game is None or not self.editor.hasFocus():
            return
        self._spotlight.light(*self._subject.case_text.lit(game, role))
        self._lit = True

    def _unlight(self) -> None:
        if self._lit and self._spotlight is not None:
            self._spotlight.clear()
        self._lit = False

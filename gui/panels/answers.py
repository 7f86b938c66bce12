"""The answers panel: a program's output beside the document, what is wrong with it, and why."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QScrollArea, QSplitter, QStackedLayout, QVBoxLayout, QWidget

from gui.jobs import Jobs
from gui.opener import CaseOpener
from gui.panels import answers_actions, answers_notes
from gui.panels.answers_checker import AnswersChecker
from gui.panels.answers_empty import EmptyPage
from gui.panels.answers_header import AnswersHeader
from gui.panels.answers_light import AnswerLight
from gui.panels.answers_list import AnswerList
from gui.panels.answers_mistakes import MistakesCard
from gui.panels.answers_model import AnswersModel
from gui.panels.answers_proof import ProofView
from gui.panels.answers_way import AnswersWay
from gui.panels.answers_words import summary
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController, set_role


class AnswersPanel(QWidget):
    """Checks an output against the document of `session`; lights on `spotlight` what an answer is about.

    Attributes
    ----------
    checker
        The answers, and the check of them.
    way
        Which answer is looked at, and the way to the next one.
    ask_path
        Asks a person for a file of answers, or gives None; a test can answer in their place.

    Signals
    -------
    said(str)
        A sentence for the status bar.
    changed_state()
        What `answers_actions.enabled` and `answers_actions.checked` say may be different.
    wanted()
        Answers were loaded: the panel wants to be seen.
    """

    said = Signal(str)
    changed_state = Signal()
    wanted = Signal()

    def __init__(
        self,
        session: Session,
        spotlight: Spotlight,
        theme: ThemeController,
        jobs: Jobs,
        opener: CaseOpener | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.ask_path: Callable[[], Path | None] = self._ask_path
        self.checker = AnswersChecker(session, jobs, self)
        self._tells = False
        self._model = AnswersModel(self)
        self._build(theme, AnswerLight(spotlight))
        self.way = AnswersWay(session, self._model, self._list, self._proof, opener, self)
        self._connect()
        self._show_source()

    # Building

    def _build(self, theme: ThemeController, light: AnswerLight) -> None:
        self.setObjectName("answersPanel")
        self.setAccessibleName(self.tr("Answers"))
        self.setMinimumWidth(240)
        self.setAcceptDrops(True)
        set_role(self, "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._empty = EmptyPage(theme, self)
        self._header = AnswersHeader(theme, self)
        self._mistakes = MistakesCard(theme, self)
        self._list = AnswerList(self._model, theme, self)
        self._proof = ProofView(theme, light, self)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self._empty)
        self._pages.addWidget(self._made_page())

    def _made_page(self) -> QWidget:
        page, cards = QWidget(self), QVBoxLayout()
        cards.setContentsMargins(8, 0, 8, 8)
        cards.addWidget(self._mistakes)
        splitter = QSplitter(Qt.Orientation.Vertical, page)
        splitter.setChildrenCollapsible(False)
        self._list.setMinimumHeight(64)
        self._proof.setMinimumHeight(110)
        framed = QWidget(splitter)
        inside = QVBoxLayout(framed)
        inside.setContentsMargins(8, 0, 8, 8)
        inside.addWidget(self._list)
        splitter.addWidget(framed)
        splitter.addWidget(self._proof)
        splitter.setSizes([220, 240])
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._header)
        column.addLayout(cards)
        column.addWidget(splitter, 1)
        return page

    def _connect(self) -> None:
        checker = self.checker
        self._empty.load_wanted.connect(self.load)
        self._empty.paste_wanted.connect(self.paste)
        handlers = answers_actions.handlers(self)
        self._header.wanted.connect(lambda name: handlers[name]())
        self._header.only_faulty.connect(self.set_only_wrong)
        self._header.following.connect(checker.source.set_following)
        self._list.chosen.connect(self.way.choose)
        self.way.said.connect(self.said)
        # What F8 leads to is the proof: where the panel is scrolled, it comes into sight.
        self.way.said.connect(lambda _: QTimer.singleShot(0, self, self._show_proof))
        checker.changed.connect(self._show_result)
        checker.diagnosed.connect(lambda: self._mistakes.show_mistakes(checker.mistakes))
        checker.source.changed.connect(self._on_answers)
        checker.source.state_changed.connect(self._show_source)

    def _show_proof(self) -> None:
        area: QWidget | None = self.parentWidget()
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        if isinstance(area, QScrollArea) and self._proof.isVisible():
            area.ensureWidgetVisible(self._proof, 0, 8)

    # Loading

    def load(self) -> None:
        """Ask for a file of answers and load it."""
        path = self.ask_path()
        if path is not None:
            self.load_file(path)

    def load_file(self, path: Path) -> None:
        """Load the answers in a file, and follow it."""
        trouble = self.checker.load_file(Path(path))
        if trouble:
            self.said.emit(trouble)
        else:
            self.wanted.emit()

    def load_text(self, text: str, name: str) -> None:
        """Load answers that stand in no file; `name` says where they are from."""
        self.checker.source.take_text(text, name)
        self.wanted.emit()

    def paste(self) -> None:
        """Load the answers on the clipboard."""
        # There is no data at all on an empty clipboard of some platforms.
        data: QMimeData | None = QGuiApplication.clipboard().mimeData()
        if data is None or not self._take(data, self.tr("Pasted text")):
            self.said.emit(self.tr("There is no text on the clipboard."))

    def clear(self) -> None:
        """Take the answers away."""
        self.checker.source.clear()

    def toggle_following(self) -> None:
        """Follow the file, or leave what was read."""
        source = self.checker.source
        source.set_following(not source.following)

    def _take(self, data: QMimeData, name: str) -> bool:
        """Load a file, or a text; whether there was any."""
        files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if files:
            self.load_file(files[0])
        elif data.hasText() and data.text():
            self.load_text(data.text(), name)
        else:
            return False
        return True

    def _ask_path(self) -> Path | None:
        dialog = QFileDialog(self, self.tr("Load answers"))
        dialog.setObjectName("answersDialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self.tr("Answers (*.out *.ans *.txt)"), self.tr("All files (*)")])
        return Path(dialog.selectedFiles()[0]) if dialog.exec() else None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        if data.hasText() or any(url.isLocalFile() for url in data.urls()):
            _accept_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        if self._take(event.mimeData(), self.tr("Dropped text")):
            _accept_copy(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        else:
            super().keyPressEvent(event)

    # Showing what came of it

    def _on_answers(self) -> None:
        self.way.begin()
        self._tells = self.checker.source.loaded

    def _show_source(self) -> None:
        source = self.checker.source
        self._pages.setCurrentIndex(1 if source.loaded else 0)
        self._header.show_source(source)
        self._header.show_warnings(answers_notes.warnings(self.checker))
        self.changed_state.emit()

    def _show_result(self) -> None:
        checker = self.checker
        if checker.stale:
            self._proof.stop()
            self._header.show_count(self._count(), stale=True)
            return
        self._model.show(checker.result)
        self._header.show_count(self._count(), stale=False)
        self._header.show_warnings(answers_notes.warnings(checker))
        self._header.enable_steps(bool(checker.result and checker.result.faulty))
        self.way.follow()
        self._tell()
        self.changed_state.emit()

    def say_anew(self) -> None:
        """Another language is spoken."""
        self._show_source()
        self._show_result()
        self._mistakes.show_mistakes(self.checker.mistakes)

    def _count(self) -> str:
        result = self.checker.result
        if result is not None:
            return summary(result.report.counts)
        return self.tr("Not checked") if self.checker.trouble else self.tr("Checking")

    def _tell(self) -> None:
        """Say once what came of other answers."""
        if self._tells:
            self._tells = False
            self.said.emit(self.tr("{0}: {1}").format(self.checker.source.name, self._count()))

    @property
    def only_wrong(self) -> bool:
        """Whether right answers are left out."""
        return self._model.only_faulty

    def set_only_wrong(self, only: bool) -> None:
        """Leave out the right answers, or not."""
        self._model.set_only_faulty(only)
        self._header.only.setChecked(only)
        self.way.put()
        self.changed_state.emit()


def _accept_copy(event: QDropEvent) -> None:
    """Take what is dropped as a copy: after a move, a file manager would delete the file."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()

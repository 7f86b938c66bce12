"""The preview: generated cases in the middle of the window, before they are in the document."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.document import Document
from engine.games.kinds import Record
from gui.faces import face_of
from gui.generator.banner import PreviewBanner
from gui.generator.picture import CasePicture
from gui.generator.request import Generated
from gui.generator.texts import tr
from gui.jobs import Control, Jobs
from gui.opener import AT_ONCE
from gui.session import Session
from gui.theme import ThemeController

KEY = "generated-case"


class GeneratedPreview(QWidget):
    """Shows generated cases as the editors would, read-only. It keeps them in a document and a session of its own.

    Parameters
    ----------
    session
        The session of the window: the preview leaves when another document is open, or something else of it is looked
        at or changed.

    Attributes
    ----------
    own
        The session of what is seen; it has no case while one is being laid out, or where one is too large to be seen.
    covers_work
        Whether a person is at work on what the preview would cover.

    Signals
    -------
    shown_changed(bool)
        The preview is to be seen now, or no more.
    add_wanted()
        A person wants the cases in the document.
    given_up()
        A person goes on with the document while the preview is not seen: one that is on its way is not wanted.
    """

    shown_changed = Signal(bool)
    add_wanted = Signal()
    given_up = Signal()

    def __init__(self, session: Session, jobs: Jobs, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("generatedPreview")
        self.setAccessibleName(tr("Preview of generated cases"))
        self._jobs = jobs
        self._generated: Generated | None = None
        self._index = self._row = 0
        self.covers_work: Callable[[], bool] = lambda: False
        self.own = Session(self)
        self.own.open(Document())
        self.banner = PreviewBanner(theme, self)
        self.picture = CasePicture(self.own, jobs, theme, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.picture, 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._connect(session)

    def _connect(self, session: Session) -> None:
        self.banner.add_wanted.connect(self.add_wanted)
        self.banner.close_wanted.connect(self.leave)
        self.banner.cases.stepped.connect(self.step)
        self.banner.queries.stepped.connect(self.step_query)
        for signal in (session.replaced, session.looked_at, session.changed):
            signal.connect(lambda *_: self.leave())

    # What is shown

    @property
    def shown(self) -> bool:
        """Whether there is anything to be seen."""
        return self._generated is not None

    @property
    def index(self) -> int:
        """Which case is seen, from 0; also the one that was seen last."""
        return self._index

    def show_generated(self, generated: Generated) -> None:
        """Show these cases, from the one on whose index was seen last; of a case that is not prepared later.

        Nothing happens where that would cover what is being done.
        """
        if not self.shown and self.covers_work():
            self.given_up.emit()
            return
        self._jobs.cancel_key(KEY)
        was_shown, self._generated = self.shown, generated
        self._index = min(self._index, max(generated.count - 1, 0))
        self.banner.show_count(generated.count)
        self.go(self._index)
        if not was_shown:
            self.shown_changed.emit(True)

    def mark_old(self) -> None:
        """What is set now makes no cases: those that are seen are of before."""
        self.banner.show_old()

    def leave(self) -> None:
        """Let the document be seen again."""
        if self.shown:
            self._jobs.cancel_key(KEY)
            self._generated = None
            self.own.open(Document())
            self.shown_changed.emit(False)

    def _show_case(self) -> None:
        """The prepared case at the index."""
        generated = self._generated
        if generated is None or not generated.count:
            return
        # By itself: a session brings the first case of a document up, which may not be laid out.
        alone, too_large = Document(), generated.too_large(self._index)
        if not too_large:
            alone.cases.append(generated.document.cases[self._index])
        self._row = 0
        self.own.open(alone)
        if too_large:
            self.picture.say(_why_no_picture(generated.document.cases[self._index].record))
        self._tell()

    def _tell(self) -> None:
        generated = self._generated
        if generated is None:
            return
        sums, kind = generated.sums[self._index], generated.document.cases[self._index].kind.name
        self.banner.show_place((self._index, generated.count), (self._row, len(sums)))
        self.banner.show_verdict(sums[self._row] if sums else None, generated.request.form.name, kind)

    # Going about

    def step(self, by: int) -> None:
        """The next case, or the one before."""
        self.go(self._index + by)

    def go(self, index: int) -> None:
        """See a case; a large one is laid out first, off the GUI thread. Nothing happens beyond the ends."""
        generated = self._generated
        if generated is None or not 0 <= index < generated.count:
            return
        self._jobs.cancel_key(KEY)
        self._index = index
        if generated.work(index) <= AT_ONCE:
            generated.prepare(index)
            self._show_case()
            return
        self.banner.show_place((index, generated.count), (0, 0))
        self.banner.show_waiting()

        def work(control: Control) -> int:
            generated.prepare(index, control.progress)
            return index

        self._jobs.run(tr("Laying out a case"), work, lambda _: self._show_case(), key=KEY)

    def step_query(self, by: int) -> None:
        """The next query of the case, or the one before."""
        generated, case, row = self._generated, self.own.case, self._row + by
        if generated is None or not 0 <= row < len(generated.sums.get(self._index, ())):
            return
        self._row = row
        if case is not None:
            self.own.look_at(case.key, case.game.queries[row].key)
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_PageUp: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageDown: 1}
        step = next((step for key, step in steps.items() if key == event.key()), 0)
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif step:
            self.step(step)
        else:
            super().keyPressEvent(event)


def _why_no_picture(record: Record) -> str:
    content: Any = record
    text = tr("Too large to preview: {0}. It can still be added.")
    return text.format(face_of(content).size(content).text)

"""The heaps of the preview: the rule in words, and the stacks."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QVBoxLayout, QWidget

from gui.generator.texts import tr
from gui.heaps.asked import RowAnswer, RowQuestion, answer_row
from gui.heaps.latest import Latest
from gui.heaps.rule_words import reading
from gui.heaps.stack_paint import StackPainter
from gui.heaps.stack_surface import StackSurface
from gui.jobs import Jobs
from gui.language.spoken import spoken
from gui.panels.verdict_card import plain_label
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController


class _Painter(StackPainter):
    """As in the editor, without a place for another heap."""

    def _new_place(self) -> None:
        """Nothing is added in a preview."""


class StacksLook(StackSurface):
    """Shows stacks that nobody edits."""

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(Spotlight(), theme, parent)
        self._spotlight.setParent(self)
        self.setObjectName("previewHeaps")
        self.setAccessibleName(tr("Heaps of the preview"))
        self.setFrameShape(StackSurface.Shape.NoFrame)

    def _cursor(self) -> Qt.CursorShape:
        return Qt.CursorShape.ArrowCursor

    def _words(self) -> str:
        hovered = self.scene.hovered
        return super()._words() if hovered is not None and hovered < len(self.scene.heaps) else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._theme.colours
        painter.fillRect(self.viewport().rect(), colours.q("surface"))
        _Painter(painter, self.scene, self.geometry_now, colours).paint(self.viewport().width(), self.is_active)
        if self.empty_text:
            painter.setPen(colours.q("text_muted"))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.viewport().rect().adjusted(16, 0, -16, 0), flags, self.empty_text)
        painter.end()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._words(), self.viewport())
            return True
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(event.position())

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() or event.angleDelta().x()
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - steps)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class HeapsLook(QWidget):
    """Shows the heaps of a session that nobody edits."""

    def __init__(self, session: Session, jobs: Jobs, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._session = session
        self._latest: Latest[RowQuestion, RowAnswer] = Latest(
            jobs, tr("Values of the heaps"), answer_row, self._take, lambda question: question.rule
        )
        self.rule = plain_label("previewRule", "heading", wrapped=True)
        self.rule.setAccessibleName(tr("The rule"))
        self.stacks = StacksLook(theme, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.rule)
        column.addWidget(self.stacks, 1)
        self.setFocusProxy(self.stacks)
        session.replaced.connect(self._follow)
        session.looked_at.connect(self._follow)

    def _follow(self) -> None:
        game, query = self._session.heaps, self._session.heaps_query
        self._latest.drop()
        if game is None:
            return
        self.rule.setText(reading(game.rule))
        heaps = query.heaps if query else ()
        self.stacks.asked_with_query = query is not None
        self.stacks.empty_text = "" if heaps else tr("No heaps.") if query else tr("This case has no query.")
        question = RowQuestion(game.rule, heaps)
        self.stacks.set_current(0)
        if not question.is_quick:
            self.stacks.show_row(heaps, None, "")
        self._latest.ask(question, at_once=question.is_quick)

    def _take(self, answer: RowAnswer | ValueError) -> None:
        query = self._session.heaps_query
        heaps = query.heaps if query else ()
        if isinstance(answer, ValueError):
            self.stacks.show_row(heaps, None, spoken(str(answer)))
        elif answer.question.heaps == heaps:
            self.stacks.show_row(heaps, answer, "")

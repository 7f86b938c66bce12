"""The surface of the stacks: what is shown, what is pointed at, and the painting."""

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from engine.games.heaps import HeapMove
from engine.games.heaps_record import Heaps
from gui.accessible.focus_ring import paint_focus_ring
from gui.heaps.asked import RowAnswer
from gui.heaps.stack_geometry import Geometry, wanted_size
from gui.heaps.stack_paint import StackPainter
from gui.heaps.stack_scene import StackScene
from gui.heaps.stack_words import column_words, stone_words
from gui.heaps.takes import as_move, options_at
from gui.selection import Spotlight
from gui.theme import ThemeController
from gui.theme.fonts import text_size

LEAST_HEIGHT = 160
"""What the stacks are content with; they take all room that others leave."""
LEAST_STONES = 6
"""They grow with the texts as far as so many stones have room above each other."""


class StackSurface(QAbstractScrollArea):
    """Paints the heaps in sight.

    Signals
    -------
    pointed(str)
        What is under the mouse, in words; "" for nothing.
    current_changed()
        Another heap is the one that the keyboard acts on.
    shown()
        Another row is shown, or other values.
    """

    pointed = Signal(str)
    current_changed = Signal()
    shown = Signal()

    def __init__(self, spotlight: Spotlight, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spotlight, self._theme = spotlight, theme
        self.scene = StackScene()
        self.empty_text = ""
        self.asked_with_query = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(LEAST_HEIGHT)
        self.viewport().setMouseTracking(True)
        spotlight.changed.connect(self._light)
        theme.changed.connect(self._dress)

    # What is shown

    def show_row(self, heaps: Heaps, answer: RowAnswer | None, trouble: str) -> None:
        """Show a row with its values (None: not known yet) or why they cannot be told."""
        before = self.scene.current
        self.scene.show(heaps, answer, trouble)
        self._light()
        self._fit_bar()
        self._describe()
        if self.scene.current != before:
            self.current_changed.emit()
        self.shown.emit()
        self.viewport().update()

    @property
    def geometry_now(self) -> Geometry:
        height, (_, least) = self.viewport().height(), wanted_size(1, LEAST_STONES)
        scale = max(min(text_size() / 100, height / least), 1.0)
        return Geometry(self.scene.heaps, height, self.horizontalScrollBar().value(), scale=scale)

    def set_current(self, index: int) -> None:
        """The heap that the keyboard acts on."""
        index = max(min(index, len(self.scene.heaps) - 1), 0)
        changed, self.scene.current = index != self.scene.current, index
        self._bring(index)
        self._describe()
        self.viewport().update()
        if changed:
            self.current_changed.emit()

    def _bring(self, index: int) -> None:
        bar, geometry = self.horizontalScrollBar(), self.geometry_now
        left, right = round(geometry.left(index)), round(geometry.left(index + 1))
        if left < bar.value():
            bar.setValue(left - round(geometry.left(0)))
        elif right > bar.value() + self.viewport().width():
            bar.setValue(right - self.viewport().width())

    def say_anew(self) -> None:
        """Another language is spoken."""
        self._describe()

    def _dress(self) -> None:
        """Another theme, or another size of texts."""
        self._fit_bar()
        self.viewport().update()

    def _describe(self) -> None:
        self.setAccessibleDescription(column_words(self.scene, self.scene.current))

    def _light(self) -> None:
        thing = self._spotlight.thing
        move = thing if isinstance(thing, HeapMove) else None
        self.scene.lit_move = move
        self.scene.lit = move.heap if move else thing if isinstance(thing, int) else None
        if self.scene.lit is not None and 0 <= self.scene.lit < len(self.scene.heaps):
            self._bring(self.scene.lit)
        self.viewport().update()

    def _fit_bar(self) -> None:
        bar = self.horizontalScrollBar()
        geometry = self.geometry_now
        bar.setRange(0, max(geometry.width - self.viewport().width(), 0))
        bar.setPageStep(self.viewport().width())
        bar.setSingleStep(round(geometry.pace))

    def sizeHint(self) -> QSize:
        return QSize(520, LEAST_HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_bar()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.viewport().rect(), self._theme.colours.q("surface"))
        if self.asked_with_query:
            scene = StackPainter(painter, self.scene, self.geometry_now, self._theme.colours)
            scene.paint(self.viewport().width(), self.is_active)
        if self.empty_text:
            painter.setPen(self._theme.colours.q("text_muted"))
            room = self.viewport().rect().adjusted(self._beside, 0, -16, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.empty_text)
        if self.hasFocus() and not self.scene.heaps:
            paint_focus_ring(painter, self.viewport(), self._theme.colours.q("accent"))
        painter.end()

    @property
    def _beside(self) -> int:
        """Where the text of an empty row may begin."""
        return 16 + (round(self.geometry_now.pace) if self.asked_with_query else 0)

    @property
    def is_active(self) -> bool:
        """Whether the current heap is what the keyboard acts on."""
        return self.hasFocus()

    # What is pointed at

    def _point(self, at: QPointF) -> None:
        scene, geometry = self.scene, self.geometry_now
        index = geometry.index_at(at.x())
        hovered = index if 0 <= index <= len(scene.heaps) and self.asked_with_query else None
        stone = geometry.stone_at(at.x(), at.y())
        if (hovered, stone) == (scene.hovered, scene.pointed):
            return
        if hovered != scene.hovered:
            scene.reach = self._reach(hovered)
        scene.hovered, scene.pointed = hovered, stone
        self.viewport().setCursor(self._cursor())
        self.pointed.emit(self._words())
        self.viewport().update()

    def _cursor(self) -> Qt.CursorShape:
        scene = self.scene
        playable = scene.pointed is not None and scene.pointed[1] - 1 in scene.reach
        clickable = playable or scene.hovered == len(scene.heaps)
        return Qt.CursorShape.PointingHandCursor if clickable else Qt.CursorShape.ArrowCursor

    def _reach(self, index: int | None) -> dict[int, bool]:
        """The heights among those drawn that a heap can be taken down to, and whether that wins."""
        answer = self.scene.answer
        if answer is None or index is None or index >= len(self.scene.heaps):
            return {}
        size, rule = self.scene.heaps[index], answer.question.rule
        found = {}
        for number, _ in self.geometry_now.stack(index).stones():
            moves = options_at(rule, size, number - 1)
            if moves:
                found[number - 1] = any(as_move(answer, index, option).leaves == 0 for option in moves)
        return found

    def _words(self) -> str:
        scene = self.scene
        if scene.hovered is None:
            return ""
        if scene.pointed:
            return stone_words(scene, *scene.pointed)
        return column_words(scene, scene.hovered) if scene.hovered < len(scene.heaps) else self.tr("Add a heap")

    def leaveEvent(self, event: object) -> None:
        self.scene.hovered, self.scene.pointed, self.scene.reach = None, None, {}
        self.pointed.emit("")
        self.viewport().update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

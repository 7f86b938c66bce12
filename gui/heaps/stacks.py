"""The heaps of a query as stacks of stones: pointed at, played and edited with mouse and keyboard."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from engine.games.heaps_record import Heaps
from gui.heaps.asked import RowAnswer
from gui.heaps.commands import HeapsCommands
from gui.heaps.move_menu import MoveMenu
from gui.heaps.size_editor import SizeEditor
from gui.heaps.stack_keys import press
from gui.heaps.stack_scene import StackScene
from gui.heaps.stack_surface import StackSurface
from gui.heaps.stack_words import stone_words
from gui.heaps.takes import as_move, options_at
from gui.selection import Spotlight
from gui.theme import ThemeController

_LEFT_BUTTON = Qt.MouseButton.LeftButton


class StackView(StackSurface):
    """The stacks, acting on the heaps through `commands`."""

    commands: HeapsCommands
    scene: StackScene

    def __init__(
        self, commands: HeapsCommands, spotlight: Spotlight, theme: ThemeController, parent: QWidget | None = None
    ) -> None:
        super().__init__(spotlight, theme, parent)
        self.commands = commands
        self._pressed: tuple[int, int] | None = None
        self.setObjectName("heapStacks")
        self.setAccessibleName(self.tr("Heaps of the current query"))
        self.editor = SizeEditor(self.viewport())
        self.editor.sized.connect(self._sized)
        self.editor.refused.connect(commands.refused)
        self.editor.closed.connect(self.setFocus)
        self.menu = MoveMenu(commands, self)

    def show_row(self, heaps: Heaps, answer: RowAnswer | None, trouble: str) -> None:
        """As the surface does; a size that is being typed belonged to the row before."""
        if heaps != self.scene.heaps:
            self.editor.close_up()
        super().show_row(heaps, answer, trouble)

    @property
    def is_active(self) -> bool:
        """Whether the current heap is what the keyboard acts on."""
        return self.hasFocus() or self.editor.isVisible()

    # The mouse

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(event.position())

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._words(), self.viewport())
            return True
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._point(event.position())
        scene = self.scene
        if scene.hovered is not None and scene.hovered < len(scene.heaps):
            self.set_current(scene.hovered)
        if event.button() == _LEFT_BUTTON:
            self._pressed = scene.pointed
            if scene.hovered == len(scene.heaps) and self.asked_with_query:
                self.begin_new()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        stone = self.geometry_now.stone_at(event.position().x(), event.position().y())
        pressed, self._pressed = self._pressed, None
        if event.button() == _LEFT_BUTTON and stone is not None and stone == pressed:
            self.take_down(*stone, event.globalPosition().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._point(event.position())
        scene = self.scene
        if scene.pointed is None and scene.hovered is not None and scene.hovered < len(scene.heaps):
            self.begin_edit()
        else:
            self.mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() or event.angleDelta().x()
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - steps)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            self._point(QPointF(event.pos()))
            if self.scene.hovered is None or self.scene.hovered >= len(self.scene.heaps):
                return
            self.open_menu(event.globalPos())
        else:
            self.open_menu()

    # Acting

    def take_down(self, index: int, stone: int, where: QPoint) -> None:
        """Take this stone and all above it, if the rule allows; else say why not."""
        answer = self.scene.answer
        options = options_at(answer.question.rule, self.scene.heaps[index], stone - 1) if answer else []
        if not options or answer is None:
            self.commands.refused.emit(stone_words(self.scene, index, stone))
        elif len(options) == 1:
            self.commands.play(as_move(answer, index, options[0]))
        else:
            self.menu.popup([as_move(answer, index, option) for option in options], where)

    def open_menu(self, where: QPoint | None = None) -> None:
        """The moves of the current heap, as a menu."""
        if self.scene.heaps:
            foot = self._foot(self.scene.current)
            self.menu.popup_heap(self.scene, where or self.viewport().mapToGlobal(foot))

    def _foot(self, index: int) -> QPoint:
        geometry = self.geometry_now
        return QPoint(round(geometry.column(index).center().x()), round(geometry.base + 13 * geometry.scale))

    def begin_edit(self, text: str = "") -> None:
        """Type the size of the current heap, beginning with `text` if that is not ""."""
        if self.scene.heaps:
            index = self.scene.current
            self._bring(index)
            self.editor.open(index, text or str(self.scene.heaps[index]), self._foot(index), select=not text)

    def begin_new(self, text: str = "") -> None:
        """Type the size of a new heap, last in the row."""
        if self.asked_with_query:
            index = len(self.scene.heaps)
            self._bring(index)
            self.editor.open(index, text, self._foot(index) - QPoint(0, 35), select=False)

    def _sized(self, index: int, size: int) -> None:
        if index >= len(self.scene.heaps):
            self.commands.add(size)
        else:
            self.commands.resize(index, size)
        self.set_current(index)

    def shift_current(self, by: int) -> None:
        """Move the current heap within the row."""
        index = self.scene.current
        if self.commands.shift(index, by):
            self.set_current(index + by)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press(self, event):
            event.ignore()

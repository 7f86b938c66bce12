"""The heaps to play on: clicking a stone takes it and all above it."""

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QMenu, QToolTip, QWidget

from engine.games.heaps import HeapMove
from engine.games.heaps_record import Heaps
from engine.play import AnyMove, Ply
from gui.accessible.focus_ring import paint_focus_ring
from gui.accessible.words import heap_words
from gui.heaps.asked import RowAnswer, RowQuestion, answer_row
from gui.heaps.latest import Latest
from gui.heaps.stack_geometry import Geometry, wanted_size
from gui.heaps.stack_surface import StackSurface
from gui.heaps.stack_words import stone_words
from gui.heaps.takes import as_move, options_at
from gui.heaps.words import take_words
from gui.jobs import Jobs
from gui.play.heaps_paint import HeapsPainter
from gui.play.setup import Look
from gui.play.texts import tr
from gui.play.travel import Travel
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController

LARGEST = 2.5
"""How many times as large as in the editor heaps are drawn at most."""
LEFT_BUTTON = Qt.MouseButton.LeftButton


class HeapsPlay(StackSurface):
    """Shows the heaps of a match.

    Signals
    -------
    chosen(object)
        A move that a person wants to make.
    refused(str)
        Why something is no move.
    """

    chosen = Signal(object)
    refused = Signal(str)

    def __init__(
        self, session: Session, jobs: Jobs, look: Look, theme: ThemeController, parent: QWidget | None = None
    ) -> None:
        self.look = look
        super().__init__(Spotlight(), theme, parent)
        self._spotlight.setParent(self)
        self._session = session
        self._latest: Latest[RowQuestion, RowAnswer] = Latest(
            jobs, tr("Values of the heaps"), answer_row, self._take_answer, lambda question: question.rule
        )
        self._travel = Travel(self, self.viewport().update)
        self._pressed: tuple[int, int] | None = None
        self._last: int | None = None
        self._most = (1, 1)
        self.menu = QMenu(self)
        self.menu.setObjectName("playSplits")
        self.setObjectName("playHeaps")
        self.setAccessibleName(tr("Heaps of the match"))
        look.changed.connect(self.refresh)
        session.changed.connect(self._start_afresh)
        session.replaced.connect(self._start_afresh)
        self._start_afresh()

    def _start_afresh(self, _delta: object = None) -> None:
        self._travel.stop()
        self.menu.close()
        self._spotlight.clear()
        game, query = self._session.heaps, self._session.heaps_query
        if game is None or query is None:
            return
        question = RowQuestion(game.rule, query.heaps)
        if not question.is_quick:
            self.show_row(query.heaps, None, "")
        self._latest.ask(question, at_once=question.is_quick)

    def _take_answer(self, answer: RowAnswer | ValueError) -> None:
        query = self._session.heaps_query
        if isinstance(answer, ValueError):
            self.show_row(query.heaps if query else (), None, str(answer))
        elif query is not None and answer.question.heaps == query.heaps:
            self.show_row(query.heaps, answer, "")

    def show_row(self, heaps: Heaps, answer: RowAnswer | None, trouble: str) -> None:
        # At a size that stays through the match: heaps only shrink, and what they are split into is small.
        self._most = (max(self._most[0], len(heaps)), max(self._most[1], *heaps, 1))
        super().show_row(heaps, answer, trouble)
        # What wins is told on demand only.
        self.scene.winning = {}

    @property
    def geometry_now(self) -> Geometry:
        return self._geometry(self.scene.heaps)

    def _geometry(self, heaps: Heaps) -> Geometry:
        """The heaps as large as there is room, in the middle."""
        room, (width, height) = self.viewport().size(), wanted_size(*self._most)
        scale = max(min(room.width() / width, room.height() / height, LARGEST), 1.0)
        foot = max(room.height() - height * scale, 0.0) / 2
        free = max(room.width() - wanted_size(len(heaps), 1)[0] * scale, 0.0)
        scrolled = self.horizontalScrollBar().value() - free / 2
        return Geometry(heaps, room.height(), scrolled, scale=scale, foot=foot, spare=0)

    def _describe(self) -> None:
        """Nothing that is not seen is told either."""
        scene = self.scene
        value = scene.value(scene.current) if self.look.values and scene.heaps else None
        self.setAccessibleDescription(heap_words(scene.current, scene.heaps, value) if scene.heaps else "")

    def stop(self) -> None:
        """No values are wanted any more."""
        self._latest.drop()

    # What can be done

    def take_down(self, index: int, stone: int, where: QPoint) -> None:
        """Take this stone and all above it, if the rule allows; else say why not."""
        answer = self.scene.answer
        if not self.look.open:
            self.refused.emit(tr("It is not your turn."))
            return
        options = options_at(answer.question.rule, self.scene.heaps[index], stone - 1) if answer else []
        if not options or answer is None:
            self.refused.emit(stone_words(self.scene, index, stone))
        elif len(options) == 1:
            self.chosen.emit(as_move(answer, index, options[0]))
        else:
            self._offer([as_move(answer, index, option) for option in options], where)

    def _offer(self, moves: list[HeapMove], where: QPoint) -> None:
        """Ask how the rest of a heap is to be split."""
        self.menu.clear()
        for move in moves:
            text = take_words(move.take, move.rest)
            self.menu.addAction(f"{text[0].upper()}{text[1:]}").triggered.connect(partial(self.chosen.emit, move))
        self.menu.popup(where)

    # What is seen

    def point(self, move: AnyMove | None, *, wins: bool) -> None:
        """Light one move: a hint (`wins`), or one that the keyboard has come to."""
        if isinstance(move, HeapMove):
            self._spotlight.light(thing=move, wins=wins)
        else:
            self._spotlight.clear()

    def mark_last(self, ply: Ply | None) -> None:
        """Mark the heap of the move that led to what is seen."""
        move = ply.move if ply is not None else None
        self._last = move.heap if isinstance(move, HeapMove) else None
        if self._last is not None:
            self.set_current(self._last)
        self.viewport().update()

    def show_move(self, ply: Ply) -> None:
        """Let the stones that were taken be seen as they go."""
        move = ply.move
        if isinstance(move, HeapMove) and move.take and self.look.animated and self.isVisible():
            self._travel.start(self._taken_stones(move))

    def _taken_stones(self, move: HeapMove) -> list[QRectF]:
        """Where the stones that a move has taken stood."""
        heaps, size = self.scene.heaps, move.take + sum(move.rest)
        before = (*heaps[: move.heap], size, *heaps[move.heap + len(move.rest) :])
        geometry = self._geometry(before).plain
        stones = geometry.stack(move.heap).stones()
        return [geometry.row_box(move.heap, row) for number, row in stones if number > size - move.take]

    def skip(self) -> bool:
        """Be there at once; False if nothing is on its way."""
        return self._travel.stop()

    @property
    def pointing(self) -> bool:
        """Whether a move is lit."""
        return self._spotlight.thing is not None

    def escape(self) -> None:
        """Light nothing."""
        self._spotlight.clear()

    def refresh(self) -> None:
        """Show what is to be seen now."""
        self._describe()
        self.scene.reach = self._reach(self.scene.hovered)
        self.viewport().update()

    def _reach(self, index: int | None) -> dict[int, bool]:
        if not self.look.open:
            return {}
        reach = super()._reach(index)
        return reach if self.look.values else dict.fromkeys(reach, False)

    def _cursor(self) -> Qt.CursorShape:
        scene = self.scene
        playable = scene.pointed is not None and scene.pointed[1] - 1 in scene.reach
        return Qt.CursorShape.PointingHandCursor if playable else Qt.CursorShape.ArrowCursor

    def _words(self) -> str:
        scene = self.scene
        if scene.pointed is None or scene.answer is None:
            return ""
        index, stone = scene.pointed
        options = options_at(scene.answer.question.rule, scene.heaps[index], stone - 1)
        if not options:
            return stone_words(scene, index, stone)
        if len(options) > 1:
            return tr("Heap {0}: {1} ways to split what is left").format(index + 1, len(options))
        return tr("Heap {0}: {1}").format(index + 1, take_words(*options[0]))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._theme.colours
        painter.fillRect(self.viewport().rect(), colours.q("surface"))
        paint = HeapsPainter(
            painter, self.scene, self.geometry_now, colours, self.look, wins=self._spotlight.wins, last=self._last
        )
        paint.paint(self.viewport().width(), self.is_active)
        if isinstance(self._travel.thing, list):
            paint.ghosts(self._travel.thing, self._travel.share)
        if self.hasFocus():
            paint_focus_ring(painter, self.viewport(), colours.q("accent"))
        painter.end()

    # Events

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._words(), self.viewport())
            return True
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.skip()
        self._point(event.position())
        self._pressed = self.scene.pointed if event.button() == LEFT_BUTTON else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        stone = self.geometry_now.stone_at(event.position().x(), event.position().y())
        pressed, self._pressed = self._pressed, None
        if event.button() == LEFT_BUTTON and stone is not None and stone == pressed:
            self.take_down(*stone, event.globalPosition().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first click has made its move already; the second must not make another.
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() or event.angleDelta().x()
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - steps)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

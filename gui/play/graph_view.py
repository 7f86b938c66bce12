"""The graph to play on: the canvas with one tool, that moves stones."""

from itertools import islice

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.drawing.slots import OFFSETS
from engine.games.graph import GraphGame, Query, StoneMove
from engine.play import AnyMove, Ply
from gui.canvas.commands import GraphCommands
from gui.canvas.gestures import Gesture, PanView
from gui.canvas.layers.stones import REACH
from gui.canvas.pointer import Pointer
from gui.canvas.state import Preview
from gui.canvas.tools import Tool
from gui.canvas.view import GraphCanvas
from gui.faces.numbering import title_of
from gui.play.setup import Look
from gui.play.texts import tr
from gui.play.travel import Travel
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.theme import ThemeController

MANY_LIT = 2_000
"""How many stones that can move are lit at most."""
STONE = 9.0
"""Radius of a stone on its way, in canvas units."""


class PlayTool(Tool):
    """Chooses a stone, and moves it."""

    name = "play"

    def press(self, canvas: GraphCanvas, pointer: Pointer) -> Gesture | None:
        assert isinstance(canvas, GraphPlay)
        canvas.skip()
        if pointer.position is None:
            canvas.choose(None)
            return PanView(canvas, pointer)
        if canvas.can_go(canvas.chosen_stone, pointer.position):
            canvas.go(pointer.position)
            return None
        canvas.choose(pointer.position)
        return None if canvas.chosen_stone is None else DragStone(canvas, pointer)

    def cursor(self, pointer: Pointer) -> Qt.CursorShape:
        return Qt.CursorShape.ArrowCursor if pointer.position is None else Qt.CursorShape.PointingHandCursor


class DragStone(Gesture):
    """A stone follows the hand; where it is let go over a follower, it moves there."""

    canvas: "GraphPlay"

    def drag(self, pointer: Pointer) -> None:
        source = self.canvas.chosen_stone
        if source is not None:
            target = pointer.near if pointer.near != source else None
            allowed = target is None or self.canvas.can_go(source, target)
            self.canvas.show_state.preview = Preview(source, pointer.world, target, allowed)
            self.canvas.update()

    def finish(self, pointer: Pointer) -> None:
        self.clear()
        if self.dragged and pointer.near is not None and pointer.near != self.canvas.chosen_stone:
            self.canvas.go(pointer.near)

    def clear(self) -> None:
        self.canvas.show_state.preview = None
        self.canvas.update()


class GraphPlay(GraphCanvas):
    """Shows the graph and the stones of a match.

    Signals
    -------
    chosen(object)
        A move that a person wants to make.
    refused(str)
        Why something is no move.
    """

    chosen = Signal(object)
    refused = Signal(str)

    def __init__(self, session: Session, look: Look, theme: ThemeController, parent: QWidget | None = None) -> None:
        selection, spotlight = Selection(), Spotlight()
        self._no_commands = GraphCommands(session, selection)
        self.chosen_stone: int | None = None
        super().__init__(session, selection, spotlight, self._no_commands, theme, parent)
        selection.setParent(self)
        spotlight.setParent(self)
        self._no_commands.setParent(self)
        self.look, self.spotlight = look, spotlight
        self._tools = {"play": PlayTool()}
        self._tool = self._tools["play"]
        self._hint: StoneMove | None = None
        self._travel = Travel(self, self.update)
        self.setObjectName("playGraph")
        self.setAccessibleName(tr("Graph with the stones of the match"))
        look.changed.connect(self.refresh)
        session.changed.connect(self._start_afresh)
        self.refresh()

    def _start_afresh(self, _delta: object) -> None:
        self._travel.stop()
        self.choose(None)

    # What can be done

    @property
    def _placement(self) -> tuple[GraphGame, Query] | None:
        game, query = self._session.graph, self._session.graph_query
        return (game, query) if game is not None and query is not None else None

    def can_go(self, source: int | None, target: int) -> bool:
        """Whether a stone may move so now."""
        game = self._session.graph
        return self.look.open and game is not None and source is not None and game.move(source, target) is not None

    def choose(self, position: int | None) -> None:
        """Choose the stone on a position, if one can move; None chooses nothing."""
        self._hint = None
        refusal = "" if position is None else self._refusal(position)
        self.chosen_stone = None if refusal else position
        if refusal:
            self.refused.emit(refusal)
        self.refresh()

    def _refusal(self, position: int) -> str:
        if self._placement is None or not self.look.open:
            return tr("It is not your turn.")
        game, query = self._placement
        if position not in query.counts:
            if self.chosen_stone is not None:
                text = tr("No move leads from {0} to {1}.")
                return text.format(title_of(game, self.chosen_stone), title_of(game, position))
            return tr("There is no stone on {0}.").format(title_of(game, position))
        if not game.dag.followers[position]:
            return tr("The stone on {0} cannot move: it has no followers.").format(title_of(game, position))
        return ""

    def go(self, target: int) -> None:
        """Move the chosen stone."""
        placement, source = self._placement, self.chosen_stone
        if placement is None or source is None:
            return
        if not self.can_go(source, target):
            game = placement[0]
            self.refused.emit(
                tr("No move leads from {0} to {1}.").format(title_of(game, source), title_of(game, target))
            )
            return
        game, query = placement
        leaves = game.nim_sum(query) ^ game.value(source) ^ game.value(target)
        self.chosen.emit(StoneMove(source, target, leaves))

    # What is seen

    def point(self, move: AnyMove | None, *, wins: bool) -> None:
        """Light one move: a hint (`wins`), or one that the keyboard has come to."""
        if isinstance(move, StoneMove):
            self.chosen_stone, self._hint = move.source, move
            self.refresh()
            self.spotlight.light((move.source, move.target), ((move.source, move.target),), wins=wins)
        else:
            self.choose(None)

    def mark_last(self, ply: Ply | None) -> None:
        """Mark the move that led to what is seen."""
        move = ply.move if ply else None
        self.selection.set((), [(move.source, move.target)] if isinstance(move, StoneMove) else ())

    def refresh(self) -> None:
        """Light what can be done."""
        self.show_state.values = self.show_state.legend = self.look.values
        if self._hint is None:
            self.spotlight.light(*self._lit())
        self.update()

    def _lit(self) -> tuple[set[int], list[tuple[int, int]]]:
        """The stones that can move; of one that is chosen, where it can go."""
        if self._placement is None or not self.look.open:
            return set(), []
        game, query = self._placement
        source = self.chosen_stone
        if source is None:
            movable = (p for p in query.counts if game.dag.followers[p]) if self.look.legal else iter(())
            return set(islice(movable, MANY_LIT)), []
        targets = game.followers(source) if self.look.legal else []
        return {source, *targets}, [(source, target) for target in targets]

    def show_move(self, ply: Ply) -> None:
        """Let a stone be seen on its way."""
        if isinstance(ply.move, StoneMove) and self.look.animated and self.isVisible():
            self._travel.start(ply.move)

    def skip(self) -> bool:
        """Be there at once; False if nothing is on its way."""
        return self._travel.stop()

    def rename(self, key: int) -> None:
        """Nothing is renamed in a match."""

    def paintEvent(self, event: QPaintEvent) -> None:
        move = self._travel.thing
        row = self.picture.row.get(move.target) if isinstance(move, StoneMove) else None
        if not isinstance(move, StoneMove) or row is None:
            super().paintEvent(event)
            return
        # The stone that is on its way is not there yet.
        self.picture.stones[row] -= 1
        super().paintEvent(event)
        self.picture.stones[row] += 1
        self._paint_stone(self.picture.row[move.source], row, self._travel.share)

    def _paint_stone(self, source: int, target: int, share: float) -> None:
        picture = self.picture
        places = [picture.centre(row) + QPointF(*OFFSETS[int(picture.stone_slots[row])]) * REACH
                  for row in (source, target)]  # fmt: skip
        colours = self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(self.camera.transform)
        painter.setPen(QPen(colours.q("canvas"), 2.0))
        painter.setBrush(colours.q("stone_fill"))
        painter.drawEllipse(places[0] + (places[1] - places[0]) * share, STONE, STONE)
        painter.end()

    # Events

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape):
            super().keyPressEvent(event)
        else:
            event.ignore()

    @property
    def pointing(self) -> bool:
        """Whether a stone is chosen, a move lit, or a gesture under way."""
        return self.chosen_stone is not None or self._hint is not None or self._gesture is not None

    def escape(self) -> None:
        """End what is under way; else choose nothing."""
        if not self.cancel_gesture():
            self.choose(None)

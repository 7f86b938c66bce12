"""The board to play on: clicking a chess lights where it lands, clicking there moves it."""

from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from engine.games.board import RowMove
from engine.play import AnyMove, Ply
from gui.accessible.focus_ring import paint_focus_ring
from gui.board import layers
from gui.board.commands import BoardCommands
from gui.board.geometry import SMALLEST, Area
from gui.board.gestures import CLICK_REACH
from gui.board.state import BoardState
from gui.board.surface import BoardSurface
from gui.board.words import tr as board_tr
from gui.play.board_paint import BoardScene, paint_board
from gui.play.setup import Look
from gui.play.texts import tr
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController

Cell = tuple[int, int]


class BoardPlay(BoardSurface):
    """Shows the board of a match.

    Signals
    -------
    chosen(object)
        A move that a person wants to make.
    refused(str)
        Why something is no move.
    """

    chosen = Signal(object)
    refused = Signal(str)
    # A match is seen whole rather than large, and large rather than with much room left.
    narrowest, finest = SMALLEST, 64

    def __init__(self, session: Session, look: Look, theme: ThemeController, parent: QWidget | None = None) -> None:
        state = BoardState()
        self.chess: Cell | None = None
        self.look = look
        self._hint: RowMove | None = None
        self._last: RowMove | None = None
        self._pressed: QPointF | None = None
        super().__init__(session, Spotlight(), BoardCommands(session, state), theme, parent)
        for owned in (state, self._spotlight, self.commands):
            owned.setParent(self)
        self.show_state.winning = False
        self.viewport().setMouseTracking(True)
        self.setObjectName("playBoard")
        self.setAccessibleName(tr("Board of the match"))
        look.changed.connect(self.refresh)
        session.changed.connect(self._start_afresh)

    def _start_afresh(self, _delta: object) -> None:
        self.choose(None)

    def _cursor_changed(self) -> None:
        super()._cursor_changed()
        # In a match there is no cursor, and values are told only where they are seen.
        self.setAccessibleDescription("")

    def _follow(self, rows: set[int]) -> None:
        if self.look.animated:
            super()._follow(rows)

    # What can be done

    def _move_of(self, cell: Cell | None) -> RowMove | None:
        """The move of the chess in a cell."""
        game = self.game
        if game is None or cell is None or cell[0] not in game:
            return None
        return next((move for move in game.legal_moves([cell[0]]) if move.source == cell[1]), None)

    def choose(self, cell: Cell | None) -> None:
        """Choose the chess in a cell, if it can move; None chooses nothing."""
        self._hint = None
        refusal = "" if cell is None else self._refusal(cell)
        self.chess = None if refusal else cell
        if refusal:
            self.refused.emit(refusal)
        self.refresh()

    def _refusal(self, cell: Cell) -> str:
        game = self.game
        if game is None or not self.look.open:
            return tr("It is not your turn.")
        title = game.title(cell[0])
        if not game.has_chess(*cell):
            return tr("Row {0}: there is no chess in column {1}.").format(title, cell[1])
        if game.landing(*cell) is None:
            text = board_tr("Row {0}: the chess in column {1} cannot move: no block on its right is empty.")
            return text.format(title, cell[1])
        return ""

    def _click(self, cell: Cell | None) -> None:
        move, hint = self._move_of(self.chess), self._hint
        if move is not None and cell in ((move.row, move.source), (move.row, move.target)):
            self.chosen.emit(move)
        elif hint is not None and cell == (hint.row, hint.target):
            self.chosen.emit(hint)
        else:
            self.choose(cell)

    # What is seen

    def point(self, move: AnyMove | None, *, wins: bool) -> None:
        """Light one move: a hint (`wins`), or one that the keyboard has come to."""
        if not isinstance(move, RowMove):
            self.choose(None)
            return
        # Clicking a hinted chess chooses it, as at any time.
        self.chess, self._hint = (None, move) if wins else ((move.row, move.source), None)
        if self.game is not None and move.row in self.game:
            self.reveal(self.game.index_of(move.row), move.target)
        self.refresh()

    def mark_last(self, ply: Ply | None) -> None:
        """Mark the move that led to what is seen."""
        self._last = ply.move if ply and isinstance(ply.move, RowMove) else None
        self.refresh()

    def show_move(self, ply: Ply) -> None:
        """The move is seen on its way anyway, where its row is in sight; another comes into sight."""
        if isinstance(ply.move, RowMove) and self.game is not None:
            self.reveal(self.game.index_of(ply.move.row), ply.move.target)

    def skip(self) -> bool:
        """Be there at once; False if nothing is on its way."""
        moving = self.show_state.slide is not None
        self._glide.stop()
        return moving

    @property
    def pointing(self) -> bool:
        """Whether a chess is chosen or pressed, or a move lit."""
        return self.chess is not None or self._hint is not None or self._pressed is not None

    def escape(self) -> None:
        """Choose nothing."""
        self._pressed = None
        self.choose(None)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        area = QRectF(event.rect())
        rows = self.shown_rows(area.top(), area.bottom())
        self._seen = {row.row: row.mask for row in rows}
        scene = layers.Scene(self.game, self.grid, rows, self.show_state, self.state, None, self._theme.colours, False)
        legal = self.look.open and self.look.legal
        pointed = self._move_of(self.chess or (self.show_state.hovered if legal else None))
        paint_board(painter, BoardScene(scene, self.look.values, legal, pointed, self.chess, self._hint, self._last))
        if self.hasFocus():
            paint_focus_ring(painter, self.viewport(), self._theme.colours.q("accent"))
        painter.end()

    # Events

    def _cell(self, at: QPointF) -> Cell | None:
        game, hit = self.game, self.grid.hit(at)
        return (game.rows[hit.index], hit.column) if game is not None and hit.area is Area.CELL else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.skip()
        self._pressed = event.position()
        self._click(self._cell(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cell = self._cell(event.position())
        if cell != self.show_state.hovered:
            self.show_state.hovered = cell
            self.refresh()
        can = self.look.open and (self._move_of(cell) is not None or (cell is not None and cell == self._landing))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor)

    @property
    def _landing(self) -> Cell | None:
        move = self._move_of(self.chess)
        return (move.row, move.target) if move else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A chess that was dragged to where it lands moves."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        way = event.position() - pressed
        dragged = hypot(way.x(), way.y()) > CLICK_REACH
        if dragged and self._landing is not None and self._cell(event.position()) == self._landing:
            self._click(self._landing)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def leaveEvent(self, event: object) -> None:
        self.show_state.hovered = None
        self.refresh()

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event)
        self.show_state.hovered = self._cell(event.position())

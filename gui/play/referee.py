"""The referee: keeps the match and the copy of the game that it is played on, and lets the engine move in its turn."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from engine.games.graph import GraphGame, Query
from engine.games.heaps import HeapsGame, HeapsQuery
from engine.games.kinds import AnyQuery, Game
from engine.play import AnyMove, EnginePlayer, Match, Ply, can_move, winning_moves
from gui.faces import face_of
from gui.faces.face import Unknown
from gui.heaps.asked import RowQuestion
from gui.jobs import Jobs
from gui.play.setup import Setup
from gui.play.texts import placement_words, tr
from gui.session import Session

T = TypeVar("T")
MANY_STONES = 5_000
"""Positions with stones past which moves are looked for on a thread."""


class Referee(QObject):
    """A match on the current case and query of `session`, whose history is the moves: step k is the placement after k.

    Signals
    -------
    changed()
        The match, or what is seen of it, is different.
    moved(Ply)
        A move has just been made.
    """

    changed = Signal()
    moved = Signal(object)

    def __init__(self, session: Session, jobs: Jobs, setup: Setup, seed: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session, self.setup = session, setup
        self.engine = EnginePlayer(0.0, seed)
        self.match = Match(0)
        self.trouble = self.start_words = ""
        self._jobs, self._key = jobs, f"play {id(self)}"
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._think)

    # The match

    def new(self) -> None:
        """Begin again from the placement."""
        self.stop()
        self.session.undo_stack.setIndex(0)
        self.match, self.trouble = Match(0), ""
        game, query = self.session.game, self.session.query
        if game is None or query is None:
            self.trouble = tr("There is nothing to play: this case has no query.")
        else:
            self.start_words = placement_words(game, query)
            value = face_of(game).nim_sum(game, query)
            if isinstance(value, Unknown):
                self.trouble = value.reason
            else:
                self.match = Match(value)
                self._settle(game, query)
        self.changed.emit()

    def play(self, move: AnyMove) -> bool:
        """A move of a person; False if it is not legal or it is not a person's turn."""
        return self.persons_turn and self._make(move)

    def _make(self, move: AnyMove) -> bool:
        self.stop()
        self.go_live()
        game, query = self.session.game, self.session.query
        change = face_of(game).play(game, query, move) if game and query is not None else None
        if game is None or change is None:
            return False
        text = face_of(game).move_words(game, move).text
        ply = self.match.play(move, text)
        self.session.edit(change, text)
        after = self.session.query
        assert after is not None
        self._settle(game, after)
        self.moved.emit(ply)
        self.changed.emit()
        return True

    def _settle(self, game: Game, query: AnyQuery) -> None:
        """End the match, or let the engine move if it is its turn."""
        if not can_move(game, query):
            self.match.end()
        elif self.setup.is_engine(self.match.to_move):
            self._pause.start(self.setup.delay)

    def resign(self) -> None:
        """The person gives up; of two persons the one to move."""
        if not self.trouble and not self.match.over:
            self.stop()
            self.match.resign(self.setup.person if self.setup.with_engine else self.match.to_move)
            self.changed.emit()

    @property
    def can_take_back(self) -> bool:
        return self._resigned or self._to_take_back > 0

    @property
    def _resigned(self) -> bool:
        verdict = self.match.verdict()
        return verdict is not None and verdict.resigned

    @property
    def _to_take_back(self) -> int:
        """How many moves there are since the last one of a person, with that."""
        sides = [ply.side for ply in reversed(self.match.plies)]
        return next((i for i, side in enumerate(sides, 1) if not self.setup.is_engine(side)), 0)

    def take_back(self) -> None:
        """Take back the last move of a person, with the reply; of one who has resigned, only that."""
        if not self.can_take_back:
            return
        self.stop()
        self.match.take_back(0 if self._resigned else self._to_take_back)
        self.go_live()
        self._wake()
        self.changed.emit()

    def _wake(self) -> None:
        """Let the engine think on where it was interrupted."""
        game, query = self.session.game, self.session.query
        if game is not None and query is not None and not self.match.over:
            self._settle(game, query)

    # Looking back

    @property
    def shown(self) -> int:
        """After how many moves the placement is that is seen."""
        return self.session.undo_stack.index()

    @property
    def live(self) -> bool:
        """Whether what is seen is how the match stands."""
        return self.shown == len(self.match.plies)

    @property
    def persons_turn(self) -> bool:
        """Whether a person is to move, and sees how the match stands."""
        over = bool(self.trouble) or self.match.over
        return self.live and not over and not self.setup.is_engine(self.match.to_move)

    def look(self, count: int) -> None:
        """See the placement after so many moves."""
        if 0 <= count <= len(self.match.plies) and count != self.shown:
            self.session.undo_stack.setIndex(count)
            self.changed.emit()

    def go_live(self) -> None:
        """See how the match stands."""
        self.look(len(self.match.plies))

    @property
    def last(self) -> Ply | None:
        """The move that led to what is seen."""
        return self.match.plies[self.shown - 1] if 0 < self.shown <= len(self.match.plies) else None

    # The engine

    @property
    def thinking(self) -> bool:
        """Whether the engine is to move."""
        return not self.trouble and not self.match.over and self.setup.is_engine(self.match.to_move)

    def stop(self) -> None:
        """Let the engine think of nothing."""
        self._pause.stop()
        self._jobs.cancel_key(self._key)

    def _think(self) -> None:
        self.go_live()
        self._ask(tr("The engine thinks"), self.engine.choose, self._reply)

    def _reply(self, move: AnyMove | None) -> None:
        if move is not None and self.thinking:
            self._make(move)

    def hint(self, tell: Callable[[AnyMove | None], None]) -> None:
        """Look for a winning move for the person to move, and tell it, or None."""
        if self.persons_turn:
            self._ask(tr("Looking for a hint"), lambda game, query: next(winning_moves(game, query), None), tell)

    def _ask(self, title: str, work: Callable[[Game, AnyQuery], T], done: Callable[[T], None]) -> None:
        """Do some work on what the match stands at: at once if that is quick, else on a thread."""
        game, query = self.session.game, self.session.query
        if game is None or query is None:
            return
        if is_quick(game, query):
            done(work(game, query))
        else:
            self._jobs.run(title, lambda control: work(game, query), done, key=self._key)


def is_quick(game: Game, query: AnyQuery) -> bool:
    """Whether moves are found within a frame. A board always is, and it is the only one that moves change."""
    if isinstance(game, GraphGame) and isinstance(query, Query):
        return len(query.counts) <= MANY_STONES
    if isinstance(game, HeapsGame) and isinstance(query, HeapsQuery):
        return RowQuestion(game.rule, query.heaps).is_quick
    return True

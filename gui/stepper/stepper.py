"""The labelling of the current game, one position after the other, as something that can be played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from engine.document import Delta
from engine.games.graph_delta import GraphDelta
from engine.games.heaps_changes import HeapsDelta
from gui.session import Session

if TYPE_CHECKING:
    # Courses need the explanations, and those are wanted when the first stepping begins.
    from gui.stepper.course import Course, Look

SPEEDS = (0.5, 1.0, 2.0, 4.0, 10.0)
BEAT = 1600
"""Milliseconds between two steps at speed 1."""
LAST_SIZE = 60


@dataclass(frozen=True)
class Stand:
    """How far the labelling is: `done` positions have values; `asking`: the next one is being looked at."""

    done: int = 0
    asking: bool = False


class Stepper(QObject):
    """Steps through the labelling of the current graph, or through the values of the current heap rule.

    A position takes two steps: first its followers are looked at, then its value is told. One without followers takes
    one. The document is not touched; an edit that may change values ends the stepping, and so does another case.

    Parameters
    ----------
    session
        What is stepped through.
    last_size
        Gives the last size of a game of heaps.

    Signals
    -------
    changed()
        Another step, speed, or state of playing.
    started(), stopped()
        The stepping began (also: began anew), and ended.
    enabled_changed()
        What can be done may be different now.
    """

    changed = Signal()
    started = Signal()
    stopped = Signal()
    enabled_changed = Signal()

    def __init__(
        self, session: Session, last_size: Callable[[], int] | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._last_size = last_size or (lambda: LAST_SIZE)
        self._course: Course | None = None
        self._case: int | None = None
        self._stand = Stand()
        self._look: Look | None = None
        self._could_start: bool | None = None
        self.speed = 1.0
        self._timer = QTimer(self)
        self._timer.setInterval(BEAT)
        self._timer.timeout.connect(self._beat)
        session.changed.connect(self._on_changed)
        session.looked_at.connect(self._on_looked_at)
        session.replaced.connect(self.stop)
        self.changed.connect(self.enabled_changed)

    # What there is

    @property
    def running(self) -> bool:
        """Whether positions are being labelled."""
        return self._course is not None

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    @property
    def beat(self) -> int:
        """Milliseconds between two steps while it plays."""
        return round(BEAT / self.speed)

    @property
    def can_start(self) -> bool:
        """Whether there is anything to label: a graph with positions, or heaps whose values can be told."""
        graph = self._session.graph
        if graph is not None:
            return graph.n > 0
        return self._session.heaps is not None and self._last_size() >= 0

    @property
    def course(self) -> "Course | None":
        return self._course

    @property
    def order(self) -> Sequence[int]:
        """The positions (or sizes) in the order in which they get their values."""
        return self._course.order if self._course else ()

    @property
    def done(self) -> int:
        """How many have their values."""
        return self._stand.done

    @property
    def at_start(self) -> bool:
        return self._stand == Stand()

    @property
    def at_end(self) -> bool:
        return self._stand.done == len(self.order)

    @property
    def asking(self) -> bool:
        """Whether the current position's followers are being looked at, and its value is still to come."""
        return self._stand.asking

    @property
    def look(self) -> "Look | None":
        """What there is to see now; None before the first step."""
        return self._look

    @property
    def current(self) -> int | None:
        """The position (or size) that this step is about."""
        return self._look.item if self._look else None

    @property
    def sentence(self) -> str:
        """What this step is, in words."""
        if self._course is None:
            return ""
        if self._look is None:
            return self._course.opening()
        if self.asking:
            return self._look.asking
        return f"{self._look.telling} {self._course.ending()}" if self.at_end else self._look.telling

    # Running

    def start(self) -> None:
        """Begin, or begin anew: no position has a value."""
        game, heaps = self._session.graph, self._session.heaps
        self._timer.stop()
        if not self.can_start:
            return
        self._case = self._session.case_key
        from gui.stepper.course import GraphCourse, HeapsCourse

        if game is not None:
            self._course = GraphCourse(game)
        elif heaps is not None:
            self._course = HeapsCourse(heaps, self._last_size())
        self._stand, self._look = Stand(), None
        self.started.emit()
        self.changed.emit()

    def stop(self) -> None:
        """Leave: all values are shown again."""
        self._timer.stop()
        if self._course is not None:
            self._course, self._case, self._look, self._stand = None, None, None, Stand()
            self.stopped.emit()
            self.changed.emit()

    def step(self) -> None:
        """One step on; nothing at the end."""
        if self._course is not None and not self.at_end:
            done, asking = self._stand.done, self._stand.asking
            tells = asking or self._course.is_terminal(done)
            self._go(Stand(done + 1) if tells else Stand(done, True))

    def back(self) -> None:
        """One step back; nothing at the start."""
        if self._course is None or self.at_start:
            return
        done = self._stand.done
        if self._stand.asking:
            self._go(Stand(done))
        else:
            self._go(Stand(done - 1, not self._course.is_terminal(done - 1)))

    def first(self) -> None:
        """To the start: no position has a value."""
        if self._course is not None:
            self._go(Stand())

    def last(self) -> None:
        """To the end: all positions have values."""
        if self._course is not None:
            self.pause()
            self._go(Stand(len(self.order)))

    def _go(self, stand: Stand) -> None:
        self._stand = stand
        number = stand.done if stand.asking else stand.done - 1
        self._look = self._course.look(number) if self._course and number >= 0 else None
        if self.at_end:
            self._timer.stop()
        self.changed.emit()

    # Playing

    def play(self) -> None:
        """Go on by itself; from the start if it is at the end, and started if it is not running."""
        if not self.running:
            self.start()
        if not self.running:
            return
        if self.at_end:
            self.first()
        self._timer.start()
        self.step()

    def pause(self) -> None:
        """Wait for the next step."""
        if self.playing:
            self._timer.stop()
            self.changed.emit()

    def toggle(self) -> None:
        """Play or pause."""
        if self.playing:
            self.pause()
        else:
            self.play()

    def set_speed(self, speed: float) -> None:
        """So many times as fast as at first. Raises ValueError if that is not positive."""
        if speed <= 0:
            raise ValueError(f"a speed is positive, not {speed}")
        self.speed = speed
        self._timer.setInterval(self.beat)
        self.changed.emit()

    def _beat(self) -> None:
        self.step()

    # Following the session

    def _on_looked_at(self) -> None:
        if self._session.case_key != self._case:
            self.stop()
        self._tell_enabled()

    def _on_changed(self, delta: Delta) -> None:
        own = delta.games.get(self._case) if self._case is not None else None
        if self.running and own is not None:
            self._take(own)
        self._tell_enabled()

    def _take(self, own: object) -> None:
        if isinstance(own, HeapsDelta):
            if own.rule:
                self.stop()
        elif not isinstance(own, GraphDelta) or own.labels or own.moves or self._positions_changed(own):
            self.stop()
        elif own.positions:
            # Only names: the sentence says them.
            self._go(self._stand)

    def _positions_changed(self, own: GraphDelta) -> bool:
        from gui.stepper.course import GraphCourse

        game, course = self._session.graph, self._course
        if not own.positions:
            return False
        return game is None or not isinstance(course, GraphCourse) or set(game.positions) != course.rank.keys()

    def _tell_enabled(self) -> None:
        if self.can_start != self._could_start:
            self._could_start = self.can_start
            self.enabled_changed.emit()

"""The course of the tour: which step is on, when it is done, and where it goes back to when its ground is gone."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gui.session import Session
from gui.theme import ThemeController
from gui.tour.bubble import Bubble
from gui.tour.state import State, state_of
from gui.tour.steps import Step, steps
from gui.tour.texts import tr

LOOK_MS = 200
"""How often the bubble looks where its place is: panels and views are moved in many ways."""


class Tour(QObject):
    """Follows what a person does in a window and says what to do next. It holds nobody up, and changes nothing itself.

    Parameters
    ----------
    session, theme, window
        What is edited, the colours, and what the bubble lies on.
    places
        For each step where it points: a rectangle in coordinates of the window.
    deeds
        For each step what does it in a person's place.
    add_graph
        Brings up a graph where the current case is another game.
    watched
        Widgets that keep Escape to themselves and what they may have to end by it first: whether they had.

    Signals
    -------
    ended()
        A person left, or was through.
    """

    ended = Signal()

    def __init__(
        self,
        session: Session,
        theme: ThemeController,
        window: QWidget,
        *,
        places: Mapping[str, Callable[[], QRect]],
        deeds: Mapping[str, Callable[[], object]],
        add_graph: Callable[[], object],
        watched: Mapping[QWidget, Callable[[], bool]],
    ) -> None:
        super().__init__(window)
        self._session, self._places, self._deeds, self._add_graph = session, places, deeds, add_graph
        self._watched = dict(watched)
        self._steps = steps()
        self._number = self._exported = 0
        self._over = False
        self._before = self._now
        self.bubble = Bubble(theme, window)
        self.bubble.next_wanted.connect(self.go_on)
        self.bubble.shown_wanted.connect(self.show_how)
        self.bubble.left.connect(self.leave)
        session.changed.connect(self._look)
        session.undo_stack.indexChanged.connect(self._look)
        session.looked_at.connect(self._look_elsewhere)
        session.replaced.connect(self._look_afresh)
        for widget in (window, *self._watched):
            widget.installEventFilter(self)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._follow)
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self._point)
        self._looking.start()
        self._follow()
        self.bubble.show()
        self.bubble.raise_()

    @property
    def step(self) -> Step | None:
        """The step that is on; None when all are done."""
        return self._steps[self._number] if self._number < len(self._steps) else None

    @property
    def _now(self) -> State:
        return state_of(self._session, self._exported)

    # What a person does

    def go_on(self) -> None:
        """Take the next step without doing this one; at the end, leave."""
        if self.step is None:
            self.leave()
        elif not self._now.is_graph:
            self._add_graph()
        else:
            self._begin(self._number + 1)
            self._follow()

    def show_how(self) -> None:
        """Have this step done."""
        if self.step is not None:
            self._deeds[self.step.name]()

    def leave(self) -> None:
        """End the tour. Doing so again does nothing."""
        if self._over:
            return
        self._over = True
        self._looking.stop()
        self._soon.stop()
        focused = self.bubble.isAncestorOf(self.bubble.window().focusWidget() or self.bubble.window())
        self.bubble.hide()
        if focused and self._watched:
            next(iter(self._watched)).setFocus()
        self.ended.emit()
        self.bubble.deleteLater()
        self.deleteLater()

    def note_export(self, _words: str = "") -> None:
        """Something was exported."""
        self._exported += 1
        self._look()

    # Following

    def _look(self, *_: object) -> None:
        if not self._over:
            # When the edit has come to its end.
            self._soon.start()

    def _look_afresh(self) -> None:
        """Another document: what is there is no deed of this step."""
        self._before = self._now
        self._look()

    def _look_elsewhere(self) -> None:
        """Another case or query is as new; but a query that comes with the first stone is a deed."""
        before, now = self._before, self._now
        if now.case != before.case or before.query is not None:
            self._before = now
        self._look()

    def _begin(self, number: int) -> None:
        self._number = number
        self._before = self._now

    def _follow(self) -> None:
        now, step = self._now, self.step
        if step is not None and step.done is not None and now.is_graph and step.done(self._before, now):
            self._begin(self._number + 1)
        elif step is not None and step.name == "play" and now.nim_sum:
            # From here on a winning move can be made.
            self._before = now
        self._go_back(now)
        self._say(now)
        self._point()

    def _go_back(self, now: State) -> None:
        """To the last step that has what it needs, where this one has not."""
        number = min(self._number, len(self._steps))
        while now.is_graph and 0 < number < len(self._steps) and not self._steps[number].ready(now):
            number -= 1
        if number != self._number:
            self._begin(number)

    def _say(self, now: State) -> None:
        step, say = self.step, self.bubble.say
        count = tr("Step {0} of {1}").format(self._number + 1, len(self._steps))
        if step is None:
            text = tr("The rest is in the menus, and every panel says what it is for. Help ▸ Tour starts this again.")
            say(tr("The end"), tr("That was the tour"), text, show="", go_on=tr("&Close"), leave=False)
        elif not now.is_graph:
            text = tr("The tour is about graphs, and this case is another game. Look at a graph to go on, or add one.")
            say(count, tr("A graph is needed"), text, show="", go_on=tr("Add a gra&ph"))
        else:
            show = tr("Sho&w me") if step.done is not None else ""
            on = tr("S&kip") if show else tr("&Next")
            say(count, step.title(), step.text(now), show=show, go_on=on if self._can_go_on(now) else "")

    def _can_go_on(self, now: State) -> bool:
        """Whether what the next step needs is there."""
        return self._number + 1 >= len(self._steps) or self._steps[self._number + 1].ready(now)

    def _point(self) -> None:
        name = self.step.name if self.step and self._now.is_graph else "end"
        self.bubble.point_at(self._places[name]())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._over or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() != Qt.Key.Key_Escape:
            return False
        ends_first = self._watched.get(watched, lambda: False) if isinstance(watched, QWidget) else lambda: False
        if not ends_first():
            self.leave()
        return True

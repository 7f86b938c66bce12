"""Automatic layout of all or of some positions, off the GUI thread, as one step of the history."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF

from engine.games.graph import GraphGame
from engine.games.graph_convert import part_of
from engine.games.graph_record import FloatArray, GraphRecord
from engine.layout import layered, position_gap
from gui.canvas.commands import GraphCommands
from gui.jobs import Control, Jobs
from gui.selection import Selection
from gui.session import Session

AT_ONCE = 120
"""Positions and moves that are laid out within a frame or two: no thread is worth it."""


@dataclass(frozen=True)
class _Question:
    """What is laid out: an answer counts only while the graph still is what it was."""

    game: GraphGame
    positions: list[int]
    record: GraphRecord
    text: str


class AutoLayout(QObject):
    """Lays the current graph out."""

    def __init__(self, session: Session, selection: Selection, commands: GraphCommands, jobs: Jobs) -> None:
        super().__init__(commands)
        self._session = session
        self._selection = selection
        self._commands = commands
        self._jobs = jobs

    def all(self) -> None:
        """Lay out all positions."""
        game = self._session.graph
        if game and game.n:
            self._ask(game, list(game.positions), self.tr("Lay out all"))

    def selected(self) -> None:
        """Lay out the selected positions, around the middle of where they are."""
        game = self._session.graph
        if game and len(self._selection.positions) > 1:
            chosen = sorted(self._selection.positions, key=game.index_of)
            self._ask(game, chosen, self.tr("Lay out {0} positions").format(len(chosen)))

    def _ask(self, game: GraphGame, positions: list[int], text: str) -> None:
        question = _Question(game, positions, part_of(game, positions), text)
        record, gap = question.record, position_gap(question.record.names.values())
        if record.n + len(record.sources) <= AT_ONCE:
            self._answer(question, layered(record.n, record.sources, record.targets, position_gap=gap))
            return

        def work(control: Control) -> FloatArray:
            return layered(record.n, record.sources, record.targets, position_gap=gap, progress=control.progress)

        self._jobs.run(self.tr("Laying out"), work, lambda places: self._answer(question, places), key="layout")

    def _answer(self, question: _Question, places: FloatArray) -> None:
        game = question.game
        if game is not self._session.graph or any(position not in game for position in question.positions):
            return
        shift = self._middle(game, question.positions) - _centre(places)
        moved = zip(question.positions, places.tolist(), strict=True)
        self._commands.place({p: QPointF(x, y) + shift for p, (x, y) in moved}, question.text)

    def _middle(self, game: GraphGame, positions: list[int]) -> QPointF:
        xs = [game.places[p].x for p in positions]
        ys = [game.places[p].y for p in positions]
        return QPointF((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)


def _centre(places: FloatArray) -> QPointF:
    low, high = places.min(axis=0), places.max(axis=0)
    return QPointF(*((low + high) / 2).tolist())

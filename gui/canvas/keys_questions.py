"""What can be asked in the box on the canvas: where a move leads, how many stones."""

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.games.graph import GraphGame
from gui.canvas.keys_box import Question
from gui.canvas.keys_targets import NoSuchPositionError, positions_in
from gui.canvas.state import Preview
from gui.faces.numbering import title_of

if TYPE_CHECKING:
    from gui.canvas.view import GraphCanvas

MOST_STONES = 10**9
MOST_NAMED = 8
"""Positions of a cycle that are named."""
MOST_KEPT = 200
"""Positions that the box keeps in sight."""


class MoveTo(Question):
    """Where a move from one position leads."""

    def __init__(self, canvas: "GraphCanvas", game: GraphGame, source: int) -> None:
        self._canvas, self._game, self._source = canvas, game, source
        self.prompt = _tr("Move from {0} to").format(_short(title_of(game, source)))
        self.accessible = _tr("Move from {0} to which position").format(title_of(game, source))
        self.placeholder = _tr("number or name")
        self._about: list[int] = []

    @property
    def stale(self) -> bool:
        return self._canvas.commands.game is not self._game or self._source not in self._game

    def about(self) -> list[int]:
        return [position for position in self._about if position in self._game]

    def look(self, text: str) -> tuple[str, bool]:
        self._show(None, True)
        self._about = []
        try:
            targets = positions_in(self._game, text)
        except NoSuchPositionError as error:
            return str(error), False
        if not targets:
            return _tr("Enter adds the move, Escape leaves."), True
        cycles = [cycle for target in targets if (cycle := self._game.dag.cycle_closed_by(self._source, target))]
        self._show(targets[-1], not cycles)
        self._about = (cycles[0] if cycles else targets)[:MOST_KEPT]
        return (self._refusal(cycles[0]), False) if cycles else (self._told(targets), True)

    def take(self, text: str) -> str:
        try:
            targets = positions_in(self._game, text)
        except NoSuchPositionError as error:
            return str(error)
        if not targets:
            return _tr("Type the number or the name of a position.")
        # None is made if one of them cannot be: the text can then be mended and taken as a whole.
        for target in targets:
            cycle = self._game.dag.cycle_closed_by(self._source, target)
            if cycle:
                # The cycle is shown now, the refused move with it.
                self._show(None, True)
                self._canvas.commands.add_move(self._source, target)
                self._about = cycle[:MOST_KEPT]
                return self._refusal(cycle)
        for target in targets:
            self._canvas.commands.add_move(self._source, target)
        return ""

    def leave(self) -> None:
        self._show(None, True)

    def _show(self, target: int | None, allowed: bool) -> None:
        """The move as it is drawn while a hand drags it."""
        if target is None or target == self._source:
            self._canvas.show_state.preview = None
        else:
            centre = self._canvas.picture.centre(self._canvas.picture.row[target])
            self._canvas.show_state.preview = Preview(self._source, centre, target, allowed)
        self._canvas.update()

    def _told(self, targets: list[int]) -> str:
        if len(targets) > 1:
            return _tr("{0} moves").format(len(targets))
        there = self._game.move(self._source, targets[0])
        text = _tr("{0} of value {1}").format(title_of(self._game, targets[0]), self._game.value(targets[0]))
        return text + _tr("; the move is there, and is repeated") if there else text

    def _refusal(self, cycle: list[int]) -> str:
        if len(cycle) == 1:
            return _tr("Refused: a position cannot move to itself.")
        named = [_short(title_of(self._game, p)) for p in cycle]
        trail = " → ".join([*named[:MOST_NAMED], *(["…"] if len(named) > MOST_NAMED else []), named[0]])
        return _tr("Refused: it would close the cycle {0}.").format(trail)


class StonesOn(Question):
    """How many stones stand on the selected positions."""

    def __init__(self, canvas: "GraphCanvas", game: GraphGame, positions: frozenset[int]) -> None:
        self._canvas, self._game, self._positions = canvas, game, positions
        one = title_of(game, next(iter(positions))) if len(positions) == 1 else ""
        many = _tr("Stones on {0} positions").format(len(positions))
        self.prompt = _tr("Stones on {0}").format(_short(one)) if one else many
        self.accessible = self.prompt
        self.placeholder = _tr("how many")

    @property
    def stale(self) -> bool:
        return self._canvas.commands.game is not self._game or any(p not in self._game for p in self._positions)

    def look(self, text: str) -> tuple[str, bool]:
        text = text.strip()
        if not text:
            return _tr("Enter sets them, Escape leaves."), True
        count = _count(text)
        if count is None:
            return _tr("A whole number from 0 to {0}.").format(f"{MOST_STONES:,}"), False
        if count == 0:
            return _tr("All stones there are taken."), True
        return (_tr("An even number cancels out.") if count % 2 == 0 else _tr("An odd number counts once.")), True

    def take(self, text: str) -> str:
        count = _count(text.strip())
        if count is None:
            return _tr("A whole number from 0 to {0}.").format(f"{MOST_STONES:,}")
        self._canvas.commands.set_stones(self._positions, count)
        return ""

    def leave(self) -> None:
        """Nothing was shown on the canvas."""


def _count(text: str) -> int | None:
    return int(text) if re.fullmatch(r"[0-9]{1,10}", text) and int(text) <= MOST_STONES else None


def _short(title: str, most: int = 16) -> str:
    return title if len(title) <= most else f"{title[: most - 1]}…"


def _tr(text: str) -> str:
    return QCoreApplication.translate("CanvasKeys", text)

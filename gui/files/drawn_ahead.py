"""What the canvas will ask about a graph, asked before it is shown: on the thread on which the graph is made ready."""

from engine.drawing.geometry import bends
from engine.games.graph import GraphGame
from engine.games.kinds import Game
from gui.canvas import taking


def draw_ahead(game: Game) -> None:
    """Find out how the moves of a graph run. The answer is remembered where the canvas asks; nothing else changes."""
    if not isinstance(game, GraphGame):
        return
    positions = list(game.positions)
    x, y = taking.places_of(game, positions).T.copy()
    sources, targets, _ = taking.moves_of(game, taking.rows_by_key(positions))
    bends(x, y, sources, targets)

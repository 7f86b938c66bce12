"""The actions for drawing by keyboard: their names, their keys, what they do and when."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from gui.spec import CANVAS, Entry, Spec

if TYPE_CHECKING:
    from gui.canvas.view import GraphCanvas


def _spec(name: str, text: str, keys: tuple[str, ...], tip: str) -> Spec:
    return Spec(name, text, keys, "", tip, where=CANVAS)


SPECS = (
    _spec("add-position", "New pos&ition", ("N", "Ins"), "Add a position beside the selected one"),
    _spec("add-follower", "New &follower", ("Shift+N",), "Add a position, and a move to it from the selected one"),
    _spec("move-to", "Add a move t&o…", ("T", ">"), "Type the number or the name of the position a move leads to"),
    _spec("set-stones", "&Set stones…", ("Shift+S",), "Type how many stones stand on the selected positions"),
    _spec("select-move", "Select the mo&ve", ("Alt+Return",), "Select the move that was walked along"),
    _spec("walk-down", "To a &follower", ("Alt+Down",), "Select a follower of the selected position"),
    _spec("walk-up", "To a &predecessor", ("Alt+Up",), "Select a position with a move to the selected one"),
    _spec("walk-left", "To the &left", ("Alt+Left",), "Select the follower before, or the neighbour on the left"),
    _spec("walk-right", "To the &right", ("Alt+Right",), "Select the next follower, or the neighbour on the right"),
    _spec("walk-next", "To the &next number", ("]",), "Select the position with the next number"),
    _spec("walk-previous", "To the num&ber before", ("[",), "Select the position with the number before"),
)

WALK: tuple[str, str, tuple[Entry, ...]] = ("menuWalk", "&Walk", (
    "walk-down", "walk-up", "walk-left", "walk-right", None, "walk-next", "walk-previous", None, "select-move",
))  # fmt: skip
"""A menu within the Graph menu."""
ADDING = ("add-position", "add-follower", "move-to")
"""As entries of the Graph menu; "set-stones" stands with the stones in the Edit menu."""


def handlers(canvas: "GraphCanvas") -> dict[str, Callable[[], object]]:
    """What each action does, by name."""
    keys = canvas.keys
    return {
        "add-position": keys.add_position,
        "add-follower": keys.add_follower,
        "move-to": keys.ask_target,
        "set-stones": keys.ask_stones,
        "select-move": keys.select_move,
        "walk-down": partial(keys.walk, "down"),
        "walk-up": partial(keys.walk, "up"),
        "walk-left": partial(keys.walk, "left"),
        "walk-right": partial(keys.walk, "right"),
        "walk-next": partial(keys.walk, "next"),
        "walk-previous": partial(keys.walk, "previous"),
    }


def enabled(canvas: "GraphCanvas") -> dict[str, bool]:
    """Which actions can be done now; to be asked again when another selection or another kind of game is looked at."""
    is_graph, selected = canvas.commands.game is not None, len(canvas.selection.positions)
    can = {spec.name: is_graph for spec in SPECS}
    can |= dict.fromkeys(("add-follower", "set-stones"), is_graph and selected > 0)
    can["add-position"] = is_graph or canvas.session.case is None
    return can | {"move-to": is_graph and selected == 1, "select-move": is_graph and selected > 0}

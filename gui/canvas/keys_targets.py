"""Positions named in a typed text: by name, or by number."""

import re

from PySide6.QtCore import QCoreApplication

from engine.games.graph import GraphGame
from gui.faces.numbering import number, numbering

MOST = 20
"""So many targets can be typed at once."""


class NoSuchPositionError(ValueError):
    """A typed text names no position, or several; the message says so in a sentence."""


def positions_in(game: GraphGame, text: str) -> list[int]:
    """The positions that a text names: one by its whole name, or some by names and numbers with commas or blanks.

    Numbers are those that are shown (`gui.faces.numbering`).

    Raises
    ------
    NoSuchPositionError
        Something in it is no position, or a name that several positions have.
    """
    words = " ".join(text.split())
    if words in game.names.values():
        return [_position(game, words)]
    parts = [part for part in re.split(r"[,;\s]+", words) if part]
    if len(parts) > MOST:
        raise NoSuchPositionError(_tr("At most {0} positions at once.").format(MOST))
    return list(dict.fromkeys(_position(game, part) for part in parts))


def _position(game: GraphGame, word: str) -> int:
    named = [position for position, name in game.names.items() if name == word]
    if len(named) > 1:
        raise NoSuchPositionError(_tr("{0} positions are named {1}.").format(len(named), word))
    if named:
        return named[0]
    index = int(word) - numbering.first if re.fullmatch(r"[0-9]{1,9}", word) else -1
    if 0 <= index < game.n:
        return game.positions[index]
    if not game.n:
        raise NoSuchPositionError(_tr("There are no positions yet."))
    text = _tr("There is no position {0}: the numbers go from {1} to {2}.")
    raise NoSuchPositionError(text.format(word, number(0), number(game.n - 1)))


def _tr(text: str) -> str:
    return QCoreApplication.translate("CanvasKeys", text)

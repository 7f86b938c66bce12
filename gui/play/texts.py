"""Texts of the play window that need no match."""

from PySide6.QtCore import QCoreApplication

from engine.games.board import BoardGame
from engine.games.graph import GraphGame
from engine.games.kinds import AnyQuery, Game
from gui.faces import face_of
from gui.faces.texts import MANY
from gui.language.sentences import raised


def tr(text: str) -> str:
    return QCoreApplication.translate("Play", text)


def placement_words(game: Game, query: AnyQuery) -> str:
    """Where a match starts, shortened if it is long."""
    if not isinstance(game, BoardGame):
        return face_of(game).query_text(game, query)
    rows = (" ".join(map(str, sorted(game.columns(row)))) or tr("no chess") for row in game.rows[:MANY])
    return "; ".join(rows) + ("; …" if game.n > MANY else "")


def pieces_words(game: Game) -> str:
    """How moves are made with the mouse; for heaps also what may be taken."""
    if isinstance(game, GraphGame):
        return tr("Click a stone, then where it goes; or drag it.")
    if isinstance(game, BoardGame):
        return tr("Click a chess, then where it lands; or click it again.")
    rule = raised(game.rule.describe())
    return tr("{0}. Click a stone: it and all above it go.").format(rule.rstrip("."))

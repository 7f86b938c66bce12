"""What the verdict panel says about a query, in sentences."""

from typing import Any

from engine.games.kinds import Game
from gui.faces import face_of
from gui.panels.words import counted, tr


def sentence(game: Game, query: Any, value: int, winning: int | None, *, complete: bool) -> str:
    """Why the player who is to move wins or loses; `winning` is how many winning moves are listed, None if unknown."""
    return _can_win(winning, complete=complete) if value else face_of(game).losing(game, query)


def _can_win(winning: int | None, *, complete: bool) -> str:
    if winning is None:
        return tr("The player to move can always win: with the marked moves below.")
    if not complete:
        found = tr("more than {n} winning moves").format(n=f"{winning:,}") if winning else tr("looking for the moves")
    else:
        found = counted(winning, tr("1 winning move"), tr("{n} winning moves"))
    return (
        tr("The player to move can always win: {0} below.").format(found)
        if winning
        else (tr("The player to move can always win: {0} …").format(found))
    )


def hint(game: Game | None, query: Any) -> str:
    """What to do where there is nothing to see yet, or "" where there is."""
    if game is None:
        return tr("There is no case. Add one in the Cases panel.")
    return face_of(game).hint(game, query)

"""What the verdict panel says about a placement, in sentences."""

from engine.games.graph import GraphGame, Query
from gui.panels.words import counted, tr


def sentence(game: GraphGame, query: Query, value: int, winning: int | None, *, complete: bool) -> str:
    """Why the player who is to move wins or loses; `winning` is how many winning moves are listed, None if unknown."""
    if value:
        return _can_win(winning, complete=complete)
    if not query.stones:
        return tr("No stones: the player to move cannot move and loses.")
    if not any(game.dag.followers[position] for position in query.counts):
        return tr("No stone can move: the player to move loses.")
    return tr("Every move leaves a nim-sum other than 0; the opponent can answer it.")


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


def hint(game: GraphGame | None, query: Query | None) -> str:
    """What to do where there is nothing to see yet, or "" where there is."""
    if game is None:
        return tr("There is no case. Add one in the Cases panel.")
    if not game.n:
        return tr("No positions yet. Double-click on the canvas to add one, then drag from its rim to draw a move.")
    if query is None:
        return tr("This case asks nothing yet. Add a query in the Cases panel.")
    if not query.stones:
        return tr("Place stones with the stone tool (S) to see the nim-sum and the winning moves.")
    return ""

"""The parameters that all shapes have, and those that all shapes of a game have."""

from engine.generators.shape import Parameter, Shape
from engine.said import say

ANY = -1
"""For `wins` and `nim-sum`: whatever comes."""
WIN = -1
"""A target of steering: any nim-sum but 0, so that the first player wins."""
CASE = "case"
"""Among the values that a shape's `make` gets: the number of the case, from 1, beside what the parameters say."""
STONES = ("none", "one", "even", "random", "balanced", "off-by-one", "terminals", "maximum")
NUMBERINGS = ("shuffled", "topological", "reversed")
_NOTES = {
    "stones": {
        "none": say("no stones at all, whatever the count: the second player wins"),
        "one": say("all on one position, one stone fewer half of the time"),
        "even": say("an even number on each position that has any, so that they cancel out: the second player wins"),
        "random": say("each stone on any position"),
        "balanced": say("on positions whose values cancel out: nim-sum 0, the second player wins"),
        "off-by-one": say("balanced, then one stone is moved on: the nim-sum is not 0, the first player wins"),
        "terminals": say("on positions without moves only: the second player wins"),
        "maximum": say("the count on every position, one stone fewer on half of them"),
        "own": say("where this shape wants them"),
    },
    "numbering": {
        "shuffled": say("numbers say nothing: moves go to larger and to smaller ones"),
        "topological": say("every move goes to a larger number"),
        "reversed": say("every move goes to a smaller number"),
    },
}
"""What a word that is no word of everyday means, by the names of the parameter and of the choice."""
_NIM_SUM = say("nim-sum of each query (if wins is set: of each query that the first player wins); -1: any")

ALL_GAMES = (
    Parameter("cases", say("how many cases"), 1, 1, 1000),
    Parameter("wins", say("per cent of the queries that the first player wins; -1: as it comes"), ANY, -1, 100),
    Parameter("nim-sum", _NIM_SUM, ANY, -1, 1023),
)
NUMBERING = Parameter(
    "numbering",
    say("whether moves agree with the numbers: no, to larger ones, to smaller ones"),
    "shuffled",
    0,
    0,
    NUMBERINGS,
)
GRAPHS = (
    NUMBERING,
    Parameter("queries", say("how many queries a case"), 1, 0, 10),
    Parameter("stones", say("where the stones stand"), "random", 0, 0, STONES),
    Parameter("count", say("stones a query (with maximum: on each position)"), 10, 0, 1000),
)
OF_GAME: dict[str, tuple[Parameter, ...]] = {"graph": GRAPHS}
"""Boards and heaps have none: how many rows, queries and heaps are sensible differs from shape to shape."""


def parameters_of(shape: Shape) -> tuple[Parameter, ...]:
    """All parameters of a shape: its own, those of its game, those of all games.

    A parameter of the shape's own hides the common one of that name: so a shape has another default or other bounds.
    """
    own = {parameter.name for parameter in shape.parameters}
    common = (*OF_GAME.get(shape.game, ()), *ALL_GAMES)
    return (*shape.parameters, *(parameter for parameter in common if parameter.name not in own))


def note_of(parameter: Parameter, choice: str) -> str:
    """What a choice of a parameter means, in half a sentence; "" for a word that says it itself."""
    return _NOTES.get(parameter.name, {}).get(choice, "")

"""All shapes there are."""

from difflib import get_close_matches

from engine.generators import boards, graphs, heaps
from engine.generators.shape import Shape, ShapeError
from engine.generators.texts import shown
from engine.said import say

SHAPES: tuple[Shape, ...] = (*graphs.SHAPES, *boards.SHAPES, *heaps.SHAPES)


def shapes_of(game: str) -> tuple[Shape, ...]:
    """The shapes of a game ("graph", "board", "heaps")."""
    return tuple(shape for shape in SHAPES if shape.game == game)


def shape_named(name: str) -> Shape:
    """The shape of that name; the case of letters is of no account.

    Raises ShapeError, with the most similar name, if there is none.
    """
    plain = name.strip().lower()
    for shape in SHAPES:
        if shape.name == plain:
            return shape
    similar = get_close_matches(plain, [shape.name for shape in SHAPES], n=1)
    hint = say("; did you mean {similar!r}?", similar=similar[0]) if similar else ""
    raise ShapeError(say("unknown shape {name}{hint} (grundy generate --list names them)", name=shown(name), hint=hint))

"""Where generated cases come from: the engine's shapes, or others in their place."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.formats.base import Format
from engine.generators.shape import Parameter, Progress, Shape, Values

if TYPE_CHECKING:
    from engine.inputs import Input


@dataclass(frozen=True, slots=True)
class Supply:
    """The three things that the panel asks for.

    Attributes
    ----------
    shapes
        The shapes that a format can express.
    parameters
        All parameters of a shape: its own, then those that every shape of its game has.
    make
        Makes cases of a shape for a format, from its values and a seed. Raises ShapeError and WriteError.
    """

    shapes: Callable[[Format[Any]], tuple[Shape, ...]]
    parameters: Callable[[Shape], tuple[Parameter, ...]]
    make: "Callable[[Format[Any], Shape, Values, int, Progress], Input]"


def engine_supply() -> Supply:
    """The engine's own."""
    from engine.generators.common import parameters_of
    from engine.inputs import fitting_shapes, make_input

    return Supply(fitting_shapes, parameters_of, make_input)

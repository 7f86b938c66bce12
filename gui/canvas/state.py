"""What is on show on the canvas beside the picture itself: hover, gestures under way, a refused cycle."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF

if TYPE_CHECKING:
    from gui.canvas.filters import Dims


@dataclass
class Show:
    """Read by the layers when they paint; all positions by identity.

    Attributes
    ----------
    hovered
        The position under the pointer, if any: its followers are lit.
    rim
        The position from whose rim a press would draw a move.
    refused
        Positions to which a move that is being drawn may not go.
    preview
        A move being drawn: where it starts (a position) and where it ends now (a point, or a position).
    cycle
        Positions of a cycle that was refused, in order.
    band
        A rubber band, in canvas units.
    caseless
        Whether the document has no case, so that there is no graph to draw on yet.
    grid, legend, values
        Whether the grid, the key to the signs, and the Grundy values are on.
    stepping
        How far the labelling is that is being stepped through, if one is.
    by_value
        Whether discs are coloured by their Grundy values.
    dims
        Which positions a filter dims, if there is one.
    found
        The position that one stands at among those that were found.
    guides
        Lines on which a position that is dragged stands with another one, in canvas units.
    """

    hovered: int | None = None
    rim: int | None = None
    refused: frozenset[int] = frozenset()
    preview: "Preview | None" = None
    cycle: tuple[int, ...] = ()
    band: QRectF | None = None
    caseless: bool = False
    grid: bool = True
    legend: bool = True
    values: bool = True
    stepping: "Stepping | None" = None
    by_value: bool = False
    dims: "Dims | None" = None
    found: int | None = None
    guides: tuple[QLineF, ...] = ()


@dataclass(frozen=True)
class Preview:
    """A move on its way from a position to a point, or to the position it would end on."""

    source: int
    point: QPointF = field(default_factory=QPointF)
    target: int | None = None
    allowed: bool = True


@dataclass(frozen=True)
class Stepping:
    """A labelling under way: which positions have their values, and what is being looked at.

    Attributes
    ----------
    rank, done
        The place of each position in the order of the labelling; those placed below `done` have values.
    current
        The position that is being labelled.
    followers
        Where its moves lead.
    witnesses
        The followers that make the values below its own present, once its value has been found.
    """

    rank: Mapping[int, int]
    done: int = 0
    current: int | None = None
    followers: tuple[int, ...] = ()
    witnesses: frozenset[int] = frozenset()

    def hides(self, position: int) -> bool:
        """Whether the value of a position is still to come."""
        return self.rank.get(position, -1) >= self.done

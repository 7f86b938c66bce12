"""What is on show on the canvas beside the picture itself: hover, gestures under way, a refused cycle."""

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF


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
    guides
        Whether the grid is on.
    """

    hovered: int | None = None
    rim: int | None = None
    refused: frozenset[int] = frozenset()
    preview: "Preview | None" = None
    cycle: tuple[int, ...] = ()
    band: QRectF | None = None
    grid: bool = True
    legend: bool = True


@dataclass(frozen=True)
class Preview:
    """A move on its way from a position to a point, or to the position it would end on."""

    source: int
    point: QPointF = field(default_factory=QPointF)
    target: int | None = None
    allowed: bool = True

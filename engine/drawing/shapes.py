"""A picture before it is written in any format: a few kinds of shapes, and the box around them all.

Lengths are in canvas units, y runs downwards. A colour is "#rrggbb", or "" for none.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.drawing.geometry import Point
from engine.drawing.widths import text_width

Bounds: TypeAlias = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle; `role` says what it stands for."""

    x: float
    y: float
    radius: float
    fill: str = ""
    stroke: str = ""
    width: float = 0.0
    opacity: float = 1.0
    role: str = ""

    @property
    def bounds(self) -> Bounds:
        reach = self.radius + (self.width / 2 if self.stroke else 0.0)
        return self.x - reach, self.y - reach, self.x + reach, self.y + reach


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with corners of some radius."""

    x: float
    y: float
    w: float
    h: float
    fill: str = ""
    stroke: str = ""
    width: float = 0.0
    radius: float = 0.0
    opacity: float = 1.0
    role: str = ""

    @property
    def bounds(self) -> Bounds:
        grown = self.width / 2 if self.stroke else 0.0
        return self.x - grown, self.y - grown, self.x + self.w + grown, self.y + self.h + grown


@dataclass(frozen=True, slots=True)
class Curve:
    """A line from start to end; a quadratic curve if there is a control point."""

    start: Point
    end: Point
    stroke: str
    width: float
    control: Point | None = None
    role: str = ""

    @property
    def bounds(self) -> Bounds:
        points = [self.start, self.end]
        if self.control:
            sides = zip(self.start, self.control, self.end, strict=True)
            turns = [_turn(*side) for side in sides]
            points += [self._at(t) for t in turns if 0 < t < 1]
        return _around(points, self.width / 2)

    def _at(self, t: float) -> Point:
        control = self.control or self.start
        x, y = (
            (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b
            for a, c, b in zip(self.start, control, self.end, strict=True)
        )
        return x, y


def _turn(a: float, c: float, b: float) -> float:
    """Where a quadratic curve turns back in one direction; -1 where it does not."""
    bend = a - 2 * c + b
    return (a - c) / bend if abs(bend) > 1e-9 else -1.0


@dataclass(frozen=True, slots=True)
class Strokes:
    """Straight lines of one look."""

    lines: tuple[tuple[Point, Point], ...]
    stroke: str
    width: float
    role: str = ""

    @property
    def bounds(self) -> Bounds:
        return _around([point for line in self.lines for point in line], self.width / 2)


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled polygon."""

    points: tuple[Point, ...]
    fill: str
    role: str = ""

    @property
    def bounds(self) -> Bounds:
        return _around(self.points, 0.0)


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text. `y` is the middle of its capitals; `anchor` (start, middle, end) is the part that x is of."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    anchor: str = "middle"
    bold: bool = False
    role: str = ""

    @property
    def baseline(self) -> float:
        return self.y + 0.36 * self.size

    @property
    def bounds(self) -> Bounds:
        width = text_width(self.text, self.size, self.bold)
        left = self.x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[self.anchor]
        return left, self.y - 0.6 * self.size, left + width, self.y + 0.6 * self.size


Shape: TypeAlias = Disc | Box | Curve | Strokes | Polygon | Text


def _around(points: Iterable[Point], margin: float) -> Bounds:
    xs, ys = zip(*points, strict=True)
    return min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin


@dataclass(slots=True)
class Sheet:
    """The shapes of a picture from the lowest to the topmost, its paper, and what it is called."""

    paper: str
    title: str = ""
    shapes: list[Shape] = field(default_factory=list)

    MARGIN = 10.0

    def add(self, *shapes: Shape) -> None:
        self.shapes.extend(shapes)

    @property
    def tight(self) -> Bounds:
        """Around all shapes; a point where there are none."""
        if not self.shapes:
            return 0.0, 0.0, 0.0, 0.0
        lefts, tops, rights, bottoms = zip(*(shape.bounds for shape in self.shapes), strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)

    @property
    def bounds(self) -> Bounds:
        """Around all shapes, with a margin."""
        left, top, right, bottom = self.tight
        return left - self.MARGIN, top - self.MARGIN, right + self.MARGIN, bottom + self.MARGIN

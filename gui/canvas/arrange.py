"""Aligning and spreading: from where positions are to where they shall be."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QPointF

Places: TypeAlias = dict[int, QPointF]


def align_left(places: Places) -> Places:
    return _all_x(places, min)


def align_right(places: Places) -> Places:
    return _all_x(places, max)


def align_top(places: Places) -> Places:
    return _all_y(places, min)


def align_bottom(places: Places) -> Places:
    return _all_y(places, max)


def align_center_h(places: Places) -> Places:
    """All on the vertical line half way between the leftmost and the rightmost."""
    return _all_x(places, _half_way)


def align_center_v(places: Places) -> Places:
    """All on the horizontal line half way between the topmost and the lowest."""
    return _all_y(places, _half_way)


def distribute_h(places: Places) -> Places:
    """Equal steps from the leftmost to the rightmost."""
    order = sorted(places, key=lambda p: places[p].x())
    return {p: QPointF(x, places[p].y()) for p, x in zip(order, _spread([places[p].x() for p in order]), strict=True)}


def distribute_v(places: Places) -> Places:
    """Equal steps from the topmost to the lowest."""
    order = sorted(places, key=lambda p: places[p].y())
    return {p: QPointF(places[p].x(), y) for p, y in zip(order, _spread([places[p].y() for p in order]), strict=True)}


def snap(places: Places, step: float) -> Places:
    """The nearest crossings of the grid."""
    return {p: QPointF(round(q.x() / step) * step, round(q.y() / step) * step) for p, q in places.items()}


def _all_x(places: Places, choose: Callable[[list[float]], float]) -> Places:
    x = choose([p.x() for p in places.values()]) if places else 0.0
    return {key: QPointF(x, point.y()) for key, point in places.items()}


def _all_y(places: Places, choose: Callable[[list[float]], float]) -> Places:
    y = choose([p.y() for p in places.values()]) if places else 0.0
    return {key: QPointF(point.x(), y) for key, point in places.items()}


def _half_way(values: list[float]) -> float:
    return (min(values) + max(values)) / 2


def _spread(values: list[float]) -> list[float]:
    if len(values) < 3:
        return values
    step = (values[-1] - values[0]) / (len(values) - 1)
    return [values[0] + i * step for i in range(len(values))]

"""Shapes of heaps."""

from engine.generators import heaps_fibonacci, heaps_periods, heaps_sets, heaps_sizes, heaps_values
from engine.generators.shape import Shape

SHAPES: tuple[Shape, ...] = (
    *heaps_sets.SHAPES,
    *heaps_periods.SHAPES,
    *heaps_sizes.SHAPES,
    *heaps_values.SHAPES,
    *heaps_fibonacci.SHAPES,
)

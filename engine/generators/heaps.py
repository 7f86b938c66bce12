"""Shapes of heaps."""

from engine.generators.shape import Shape

SHAPES: tuple[Shape, ...] = ()

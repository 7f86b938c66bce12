"""Shapes of graphs."""

from engine.generators.shape import Shape

SHAPES: tuple[Shape, ...] = ()

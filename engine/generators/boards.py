"""Shapes of boards."""

from engine.generators.shape import Shape

SHAPES: tuple[Shape, ...] = ()

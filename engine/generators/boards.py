"""Shapes of boards."""

from engine.generators import boards_rows, boards_text, boards_values
from engine.generators.shape import Shape

SHAPES: tuple[Shape, ...] = (*boards_rows.SHAPES, *boards_values.SHAPES, *boards_text.SHAPES)

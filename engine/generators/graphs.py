"""Shapes of graphs."""

from engine.generators import graph_killers, graph_random, graph_regular
from engine.generators.shape import Shape

SHAPES: tuple[Shape, ...] = (*graph_random.SHAPES, *graph_regular.SHAPES, *graph_killers.SHAPES)

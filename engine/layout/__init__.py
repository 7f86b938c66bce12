"""Layered top-down drawings of a directed acyclic graph, and measures of how good a drawing is."""

from engine.layout.progress import LayoutCancelled
from engine.layout.quality import crossings, overlaps
from engine.layout.sugiyama import layered

__all__ = ["LayoutCancelled", "crossings", "layered", "overlaps"]

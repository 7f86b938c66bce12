"""Layered top-down drawings of a directed acyclic graph, and measures of how good a drawing is."""

from engine.layout.progress import LayoutCancelled
from engine.layout.quality import crossings, overlaps
from engine.layout.room import POSITION_GAP, position_gap
from engine.layout.sugiyama import layered

__all__ = ["POSITION_GAP", "LayoutCancelled", "crossings", "layered", "overlaps", "position_gap"]

"""The first minute: what an empty window says, and the samples that it offers."""

from gui.welcome.connect import connect_welcome

__all__ = ["connect_welcome"]

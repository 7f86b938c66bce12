"""Grundy Studio's engine: games, Grundy values, judge formats. It knows nothing of windows."""

__version__ = "0.1.0"

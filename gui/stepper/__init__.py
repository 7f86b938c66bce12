"""Stepping through the labelling: positions, or sizes of a heap, get their values one after the other."""

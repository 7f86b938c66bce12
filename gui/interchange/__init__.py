"""Graphs of other programs in the window: opening them, the questions about lists of edges, and exporting."""

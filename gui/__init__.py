"""Grundy Studio's window: one way to look at and change what `engine` knows."""

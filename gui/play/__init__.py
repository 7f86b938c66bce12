"""A game played out in a window of its own, against the engine or a second person; the document is not touched."""

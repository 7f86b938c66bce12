"""A program tried on generated inputs in the window: what it fails on is shown small, and brought into the document."""

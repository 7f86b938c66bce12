"""Pictures of a case for files and the clipboard; the drawings themselves come from `engine.drawing`."""

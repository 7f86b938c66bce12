"""Generated cases in the window: the panel that makes them, and the preview in the middle."""

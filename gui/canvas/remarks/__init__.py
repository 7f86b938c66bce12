"""Notes on the canvas and groups of positions with a title: how they are painted, and what the hand does to them."""

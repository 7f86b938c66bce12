"""Finding positions of a graph, and filters that dim the rest: what lies over the canvas for it, and its actions."""

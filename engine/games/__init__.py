"""The games: each gives its components with their values, the nim-sum, the moves and the winning moves."""

"""How Grundy values are found fast: in bulk from arrays, and live under edits."""

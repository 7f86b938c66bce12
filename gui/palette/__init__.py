"""The command palette: every action, found by typing a part of its name."""

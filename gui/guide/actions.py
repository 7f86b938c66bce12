"""The guide's part of the table of actions: for the Help menu."""

from gui.spec import Entry, Spec

SPECS = (Spec("guide", "User &guide", ("Ctrl+F1",), "text", "How everything works, with pictures and a search"),)
ENTRIES: tuple[Entry, ...] = ("guide",)
"""For the Help menu of `gui.actions.MENUS`."""

"""The palette's part of the table of actions."""

from gui.spec import Spec

SPECS = (
    Spec(
        "palette", "&Command palette…", ("Ctrl+Shift+P",), "search", "Find anything that the program can do, and do it"
    ),
)

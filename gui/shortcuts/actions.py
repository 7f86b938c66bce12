"""The part of the keyboard shortcuts in the table of actions."""

from gui.spec import Spec

SPECS = (
    Spec("shortcuts", "&Keyboard shortcuts…", ("F1", "?"), "", "All keys and mouse gestures; shortcuts can be changed"),
)

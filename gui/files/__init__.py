"""Files: opening, importing, saving and exporting, and the questions that come up with it."""

from gui.files.controller import Files
from gui.files.dialogs import Dialogs, Unsaved

__all__ = ["Dialogs", "Files", "Unsaved"]

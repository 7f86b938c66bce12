"""Files: opening, importing, saving and exporting, and the questions that come up with it."""

from gui.files.controller import Files
from gui.files.dialogs import Dialogs, Unsaved
from gui.files.export_dialogs import ExportChoice

__all__ = ["Dialogs", "ExportChoice", "Files", "Unsaved"]

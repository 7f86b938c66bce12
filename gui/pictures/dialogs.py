"""The questions that pictures bring up, behind one object, so that a test can answer in a person's place."""

from PySide6.QtWidgets import QDialog

from engine.games.kinds import Record
from gui.files.dialogs import Dialogs
from gui.pictures.choice import PictureChoice


class PictureDialogs(Dialogs):
    """Asks a person; `parent` is the window that the questions stand above."""

    def ask_picture(self, record: Record, query: int | None, choice: PictureChoice) -> PictureChoice | None:
        """What the picture of a case shall be, beginning with `choice`; or None."""
        # What previews are painted with is loaded when there is one.
        from gui.pictures.dialog import PictureDialog

        dialog = PictureDialog(record, query, choice, self.parent)
        try:
            return dialog.choice() if dialog.exec() == QDialog.DialogCode.Accepted else None
        finally:
            dialog.deleteLater()

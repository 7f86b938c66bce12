"""Every question that a package brings up, so that a test can answer in a person's place."""

from pathlib import Path

from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from gui.files.dialogs import Dialogs
from gui.packages.texts import tr


class PackageDialogs(Dialogs):
    """Asks a person where a package goes."""

    def ask_folder(self, title: str, folder: Path) -> Path | None:
        """A folder that is there already, or None."""
        dialog = QFileDialog(self.parent, title, str(folder))
        dialog.setObjectName("folderDialog")
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        chosen = dialog.exec() == QDialog.DialogCode.Accepted
        return Path(dialog.selectedFiles()[0]) if chosen else None

    def confirm_replace_package(self, path: Path) -> bool:
        """Whether the folder or archive at `path`, which nobody has picked, may be replaced as a whole."""
        box = self._box(QMessageBox.Icon.Question, "replacePackageDialog", tr("Replace the package?"))
        box.setText(tr("{0} is there already. Replace all of it?").format(path.name))
        box.setInformativeText(str(path.parent))
        replace = box.addButton(tr("Replace"), QMessageBox.ButtonRole.AcceptRole)
        replace.setObjectName("replacePackageAccept")
        box.addButton(QMessageBox.StandardButton.Cancel).setObjectName("replacePackageCancel")
        box.exec()
        return box.clickedButton() is replace

"""Every question that files bring up, behind one object, so that a test can answer in a person's place."""

from collections.abc import Sequence
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QWidget

from engine.diagnostics import Diagnostic
from engine.formats.detect import Candidate, Detection
from engine.formats.registry import Registry
from engine.games.graph_record import GraphRecord
from gui.jobs import Jobs

if TYPE_CHECKING:
    from gui.files.choose_format import AsEdges, OtherFormats
    from gui.files.export_dialogs import ExportChoice
    from gui.files.unfinished import Unfinished


class Unsaved(Enum):
    """What to do with unsaved work."""

    SAVE = auto()
    DISCARD = auto()
    CANCEL = auto()


class Overwrite(Enum):
    """What to do when saving meets a file that another program has changed."""

    OVERWRITE = auto()
    SAVE_AS = auto()
    RELOAD = auto()
    CANCEL = auto()


class Dialogs:
    """Asks a person; `parent` is the window that the questions stand above."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.parent = parent

    def ask_open_path(self, title: str, filters: Sequence[str], folder: Path) -> Path | None:
        """A file to open, or None."""
        dialog = QFileDialog(self.parent, title, str(folder))
        dialog.setObjectName("openDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(list(filters))
        return _chosen(dialog)

    def ask_save_path(self, title: str, filters: Sequence[str], suggested: Path) -> Path | None:
        """A file to write, or None; whether an existing one may be replaced has been asked."""
        dialog = QFileDialog(self.parent, title, str(suggested.parent))
        dialog.setObjectName("saveDialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(filters))
        dialog.setDefaultSuffix(suggested.suffix.removeprefix("."))
        dialog.selectFile(suggested.name)
        return _chosen(dialog)

    def ask_unsaved(self, name: str) -> Unsaved:
        """What to do with the changes of the document called `name`."""
        box = self._box(QMessageBox.Icon.Warning, "unsavedDialog", _tr("Unsaved changes"))
        box.setText(_tr("Save the changes to {name}?").format(name=name))
        box.setInformativeText(_tr("They are lost if you do not save them."))
        buttons = QMessageBox.StandardButton
        box.setStandardButtons(buttons.Save | buttons.Discard | buttons.Cancel)
        box.setDefaultButton(buttons.Save)
        names = {
            buttons.Save: ("unsavedSave", _tr("&Save")),
            buttons.Discard: ("unsavedDiscard", _tr("&Discard")),
            buttons.Cancel: ("unsavedCancel", _tr("&Cancel")),
        }
        for button, (object_name, text) in names.items():
            box.button(button).setObjectName(object_name)
            box.button(button).setText(text)
        answers = {buttons.Save: Unsaved.SAVE, buttons.Discard: Unsaved.DISCARD}
        return answers.get(QMessageBox.StandardButton(box.exec()), Unsaved.CANCEL)

    def ask_unfinished(self, texts: "Sequence[Unfinished]", name: str, dirty: bool) -> Unsaved:
        """What to do with texts that are no part of the document called `name`, which may be unsaved itself."""
        from gui.files.unfinished import said

        box = self._box(QMessageBox.Icon.Warning, "unfinishedDialog", _tr("A text that is not part of the document"))
        box.setText(said(texts))
        kept = _tr("A text that is not part of the document is not saved with it.")
        changed = _tr("{name} has other changes that are not saved.").format(name=name)
        box.setInformativeText(f"{kept} {changed}" if dirty else kept)
        role = QMessageBox.ButtonRole
        keep = box.addButton(_tr("Keep editing"), role.RejectRole)
        one = len(texts) == 1
        lose = _tr("Discard all") if dirty else _tr("Discard the text") if one else _tr("Discard the texts")
        discard = box.addButton(lose, role.DestructiveRole)
        without = _tr("Save without the text") if one else _tr("Save without the texts")
        save = box.addButton(without, role.AcceptRole) if dirty else None
        for button, object_name in ((keep, "Keep"), (discard, "Discard"), (save, "Save")):
            if button is not None:
                button.setObjectName(f"unfinished{object_name}")
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        box.exec()
        if save is not None and box.clickedButton() is save:
            return Unsaved.SAVE
        return Unsaved.DISCARD if box.clickedButton() is discard else Unsaved.CANCEL

    def choose_format(self, name: str, detection: Detection) -> Candidate | None:
        """As which of the formats that fit the file called `name` shall be read, or None."""
        from gui.files.choose_format import FormatDialog

        chosen = FormatDialog(name, detection, self.parent)
        if chosen.exec() != QDialog.DialogCode.Accepted:
            return None
        candidate = chosen.chosen()
        return candidate if isinstance(candidate, Candidate) else None

    def choose_with_edges(self, name: str, detection: Detection) -> "Candidate | AsEdges | None":
        """The same where the file may be a list of edges too."""
        from gui.files.choose_format import FormatDialog

        dialog = FormatDialog(name, detection, self.parent, edges=True)
        return dialog.chosen() if dialog.exec() == QDialog.DialogCode.Accepted else None

    def ask_edges(
        self, name: str, text: str, jobs: Jobs, *, others: bool = False
    ) -> "GraphRecord | Diagnostic | OtherFormats | None":
        """The graph of a list of edges; if it is not to be read, what was wrong with it last, or None.

        With `others`, a person may ask for a judge's format instead.
        """
        from gui.files.choose_format import OTHER_FORMATS
        from gui.interchange.edges_dialog import OTHERS, EdgesDialog

        dialog = EdgesDialog(name, text, jobs, self.parent, others=others)
        answer = dialog.exec()
        if answer == OTHERS:
            return OTHER_FORMATS
        return dialog.case() if answer == QDialog.DialogCode.Accepted else dialog.error

    def ask_export(
        self, registry: Registry, format_name: str, kinds: Sequence[str], graph_case: str = ""
    ) -> "ExportChoice | None":
        """The format to export cases of these kinds in, and whether answers are written too; or None.

        `graph_case` names the case that is looked at, if that is a graph: it can be written for other programs.
        """
        from gui.files.export_dialogs import ExportDialog

        dialog = ExportDialog(registry, format_name, kinds, self.parent, graph_case=graph_case)
        return dialog.choice() if dialog.exec() == QDialog.DialogCode.Accepted else None

    def confirm_limits(self, title: str, findings: Sequence[Diagnostic]) -> bool:
        """Whether to export although the judge's limits are broken."""
        from gui.files.export_dialogs import FindingsDialog

        return FindingsDialog(title, findings, self.parent, refused=False).exec() == QDialog.DialogCode.Accepted

    def show_refusal(self, title: str, findings: Sequence[Diagnostic]) -> None:
        """Why the document cannot be exported."""
        from gui.files.export_dialogs import FindingsDialog

        FindingsDialog(title, findings, self.parent, refused=True).exec()

    def confirm_replace(self, path: Path) -> bool:
        """Whether the file at `path`, which nobody has named, may be replaced."""
        box = self._box(QMessageBox.Icon.Question, "replaceDialog", _tr("Replace the file?"))
        box.setText(_tr("{name} is there already. Replace it?").format(name=path.name))
        replace = box.addButton(_tr("&Replace"), QMessageBox.ButtonRole.AcceptRole)
        replace.setObjectName("replaceAccept")
        box.addButton(QMessageBox.StandardButton.Cancel).setObjectName("replaceCancel")
        box.exec()
        return box.clickedButton() is replace

    def ask_overwrite(self, name: str, backup: str, dirty: bool) -> Overwrite:
        """What to do as the file called `name`, kept as `backup` when it is replaced, is not as it was left."""
        box = self._box(QMessageBox.Icon.Warning, "overwriteDialog", _tr("Changed by another program"))
        box.setText(_tr("{0} was changed by another program since it was read or saved here.").format(name))
        kept = _tr("Overwriting replaces what the other program wrote, which is kept as {0}.").format(backup)
        loses = _tr("Reloading shows it in place of what is here; Undo brings that back.")
        box.setInformativeText(f"{kept} {loses}" if dirty else kept)
        role = QMessageBox.ButtonRole
        buttons = {
            Overwrite.OVERWRITE: box.addButton(_tr("&Overwrite"), role.DestructiveRole),
            Overwrite.SAVE_AS: box.addButton(_tr("&Save as…"), role.AcceptRole),
            Overwrite.RELOAD: box.addButton(_tr("&Reload"), role.ActionRole),
            Overwrite.CANCEL: box.addButton(QMessageBox.StandardButton.Cancel),
        }
        for answer, button in buttons.items():
            button.setObjectName(f"overwrite-{answer.name.lower().replace('_', '-')}")
        box.setDefaultButton(buttons[Overwrite.SAVE_AS])
        box.setEscapeButton(buttons[Overwrite.CANCEL])
        box.exec()
        return next((answer for answer, button in buttons.items() if button is box.clickedButton()), Overwrite.CANCEL)

    def confirm_reload(self, name: str) -> bool:
        """Whether the changes of the document called `name` may be lost for what is on the disk."""
        box = self._box(QMessageBox.Icon.Warning, "reloadDialog", _tr("Reload the file?"))
        box.setText(_tr("Reload {0} and lose the changes that are not saved?").format(name))
        accept = box.addButton(_tr("&Reload"), QMessageBox.ButtonRole.DestructiveRole)
        accept.setObjectName("reloadAccept")
        box.addButton(QMessageBox.StandardButton.Cancel).setObjectName("reloadCancel")
        box.exec()
        return box.clickedButton() is accept

    def ask_elsewhere(self, title: str, text: str, details: str) -> bool:
        """The document could not be saved: `text` says so, `details` why. Whether it shall be saved somewhere else."""
        box = self._box(QMessageBox.Icon.Critical, "errorDialog", title)
        box.setText(text)
        box.setInformativeText(details)
        elsewhere = box.addButton(_tr("&Save as…"), QMessageBox.ButtonRole.AcceptRole)
        elsewhere.setObjectName("errorElsewhere")
        close = box.addButton(QMessageBox.StandardButton.Close)
        close.setObjectName("errorOk")
        box.setDefaultButton(elsewhere)
        box.exec()
        return box.clickedButton() is elsewhere

    def show_error(self, title: str, text: str, details: str = "") -> None:
        """Something went wrong: `text` says what, `details` why."""
        box = self._box(QMessageBox.Icon.Critical, "errorDialog", title)
        box.setText(text)
        box.setInformativeText(details)
        box.setStandardButtons(QMessageBox.StandardButton.Ok)
        box.button(QMessageBox.StandardButton.Ok).setObjectName("errorOk")
        box.exec()

    def _box(self, icon: QMessageBox.Icon, name: str, title: str) -> QMessageBox:
        box = QMessageBox(icon, title, "", QMessageBox.StandardButton.NoButton, self.parent)
        box.setObjectName(name)
        box.setAccessibleName(title)
        box.setTextFormat(Qt.TextFormat.PlainText)
        return box


def _chosen(dialog: QFileDialog) -> Path | None:
    if dialog.exec() != QDialog.DialogCode.Accepted:
        return None
    return Path(dialog.selectedFiles()[0])


def _tr(text: str) -> str:
    return QCoreApplication.translate("Dialogs", text)

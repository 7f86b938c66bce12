"""Exporting a test package: the door for the window."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from engine.formats.registry import Registry, formats
from engine.games.kinds import KINDS
from gui.jobs import Jobs
from gui.session import Session

if TYPE_CHECKING:
    # What packages are made with takes its time to load, and few starts need it.
    from gui.packages.dialog import PackageDialog
    from gui.packages.dialogs import PackageDialogs


class PackageExport(QObject):
    """Opens the dialog over a window.

    Parameters
    ----------
    session, jobs, window
        The document, where long work is done, and what the dialog stands above.
    folder
        Where files were read or written last.
    registry, ask
        The formats, and who is asked where the package goes; the installed ones and a person if None.

    Signals
    -------
    said(str)
        A sentence for the status bar.
    document_needed()
        The document is about to be looked at as a whole: whoever holds an edit back hands it in now.
    """

    said = Signal(str)
    document_needed = Signal()

    def __init__(
        self,
        session: Session,
        jobs: Jobs,
        window: QWidget,
        folder: Callable[[], Path] = Path.home,
        *,
        registry: Registry | None = None,
        ask: "PackageDialogs | None" = None,
    ) -> None:
        super().__init__(window)
        known = {kind.name for kind in KINDS}
        self._registry = Registry(form for form in registry or formats() if form.game in known)
        self._session, self._jobs, self._window = session, jobs, window
        self._folder, self._ask = folder, ask
        self.dialog: PackageDialog | None = None

    def open(self) -> None:
        """Ask what to export, and where; one dialog at a time."""
        if self.dialog is not None:
            self.dialog.raise_()
            return
        from gui.packages.dialog import PackageDialog

        self.document_needed.emit()
        self.dialog = PackageDialog(
            self._session, self._jobs, self._registry, self._folder(), ask=self._ask, parent=self._window
        )
        self.dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog.said.connect(self.said)
        self.dialog.finished.connect(self._forget)
        self.dialog.open()

    def _forget(self) -> None:
        self.dialog = None

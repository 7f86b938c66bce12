"""The settings of one window: the store, and the dialog, which is made when it is first wanted."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gui.settings.effects import Effects
from gui.settings.store import Store
from gui.settings.windows import Places
from gui.theme.style import Mode

if TYPE_CHECKING:
    from gui.main_window import MainWindow
    from gui.settings.dialog import SettingsDialog


class SettingsPart(QObject):
    """What the actions of `gui.settings.actions` are about.

    Signals
    -------
    changed_state()
        Another look is on show: ask again what is checked.

    Parameters
    ----------
    shortcuts
        Shows the sheet of shortcuts; without one the dialog does not offer it.
    """

    changed_state = Signal()

    def __init__(self, window: "MainWindow", store: Store, shortcuts: Callable[[], object] | None = None) -> None:
        super().__init__(window)
        self.store, self.theme = store, window.theme
        self._window, self._shortcuts = window, shortcuts
        self._places = Places(window)
        self._dialog: SettingsDialog | None = None
        Effects(window, store)
        store.changed.connect(self._tell)
        window.theme.changed.connect(self._tell)

    def _tell(self, _: object = None) -> None:
        self.changed_state.emit()

    def choose_theme(self, mode: Mode) -> None:
        """Show a theme, and remember it. The command line may have asked for another than is remembered."""
        self.store.set("view/theme", mode)
        self.theme.set_mode(mode)

    def show(self) -> "SettingsDialog":
        """Show the dialog, in front."""
        from gui.settings.dialog import SettingsDialog

        if self._dialog is None:
            deeds: dict[str, Callable[[], object]] = {"window": self._places.put_back}
            if self._shortcuts:
                deeds["keys"] = self._shortcuts
            self._dialog = SettingsDialog(self.store, self.theme, deeds, self._window)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()
        return self._dialog

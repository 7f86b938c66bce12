"""The files that were opened or saved last, remembered between sessions."""

from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal

from gui.files.there import is_folder

MOST = 10
_KEY = "files/recent"
_FOLDER_KEY = "files/folder"


class RecentFiles(QObject):
    """At most `MOST` paths, the newest first, in `settings`.

    Signals
    -------
    changed()
        The list is another.
    """

    changed = Signal()

    def __init__(self, settings: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    def paths(self) -> list[Path]:
        """All of them; some may be gone by now (`Path.exists`)."""
        stored = self._settings.value(_KEY, [])
        # A list of one is read back from some stores as a plain string.
        names = [stored] if isinstance(stored, str) else stored if isinstance(stored, list) else []
        return [Path(name) for name in names if isinstance(name, str) and name][:MOST]

    def add(self, path: Path) -> None:
        """`path` is the newest."""
        path = path.absolute()
        self._store([path, *(other for other in self.paths() if other != path)])
        self._settings.setValue(_FOLDER_KEY, str(path.parent))

    def remove(self, path: Path) -> None:
        """Forget `path`."""
        self._store([other for other in self.paths() if other != path])

    def clear(self) -> None:
        """Forget all."""
        self._store([])

    @property
    def folder(self) -> Path:
        """Where the newest file stands; the home folder if there is none any more."""
        folder = Path(str(self._settings.value(_FOLDER_KEY, "")) or ".")
        return folder if folder.is_absolute() and is_folder(folder) else Path.home()

    def _store(self, paths: list[Path]) -> None:
        self._settings.setValue(_KEY, [str(path) for path in paths[:MOST]])
        self.changed.emit()

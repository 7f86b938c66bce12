"""Where answers come from: a file that is followed while it changes, or a text that was pasted."""

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from engine.formats.reader import decode
from gui.faces.texts import tr
from gui.panels.later import Later

REST_MS = 200
"""How long a file has to rest before it is read again: a program writes its output piece by piece."""
LARGEST = 64 * 2**20
"""Bytes. A larger file is no output of a judge's program."""


class AnswersSource(QObject):
    """The text of answers, its name, and the file that it stands in if it stands in one.

    Attributes
    ----------
    name
        What people call the source; "" while there is none.
    text
        What it says.
    path
        Its file, or None.
    gone
        Whether the file has vanished, or cannot be read, since it was read last; `trouble` says why.

    Signals
    -------
    changed()
        There is another text.
    state_changed()
        The file vanished, came back, or is followed or not.
    """

    changed = Signal()
    state_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name, self.text = "", ""
        self.path: Path | None = None
        self.trouble = ""
        self._following = True
        self._watcher = QFileSystemWatcher(self)
        self._later = Later(self._read_again, self)
        self._watcher.fileChanged.connect(self._stir)
        self._watcher.directoryChanged.connect(self._stir)

    @property
    def loaded(self) -> bool:
        """Whether there is a text, be it an empty one."""
        return bool(self.name)

    @property
    def gone(self) -> bool:
        return bool(self.trouble)

    @property
    def following(self) -> bool:
        """Whether a file is read again when it changes."""
        return self._following

    def set_following(self, following: bool) -> None:
        """Read the file again whenever it changes, or leave what was read."""
        self._following = following
        self._watch()
        if following and self.path is not None:
            self._read_again()
        self.state_changed.emit()

    def take_file(self, path: Path) -> None:
        """Read a file and follow it from now on. Raises OSError, with nothing changed, if it cannot be read."""
        path = Path(path).absolute()
        text = _read(path)
        self._take(path.name, text, path)

    def take_text(self, text: str, name: str) -> None:
        """Take a text that stands in no file; `name` says where it is from."""
        self._take(name, text, None)

    def clear(self) -> None:
        """There are no answers any more."""
        self._take("", "", None)

    def _take(self, name: str, text: str, path: Path | None) -> None:
        self._later.cancel()
        self.name, self.text, self.path, self.trouble = name, text, path, ""
        self._watch()
        self.changed.emit()
        self.state_changed.emit()

    # Following a file

    def _watch(self) -> None:
        """Watch the file, and its folder: one that is replaced or comes back is another file under the same name.

        Where the folder is gone too, the nearest one above it that is there tells when it comes back.
        """
        wanted = _watched(self.path) if self.path and self._following else []
        now = set(map(str, wanted))
        before = {*self._watcher.files(), *self._watcher.directories()}
        if before - now:
            self._watcher.removePaths(sorted(before - now))
        if now - before:
            self._watcher.addPaths(sorted(now - before))

    def _stir(self) -> None:
        self._later.ask(REST_MS)

    def _read_again(self) -> None:
        if self.path is None:
            return
        self._watch()
        try:
            text, trouble = _read(self.path), ""
        except OSError as error:
            text, trouble = self.text, error.strerror or str(error)
        changed, was = text != self.text, self.trouble
        self.text, self.trouble = text, trouble
        if changed:
            self.changed.emit()
        if trouble != was:
            self.state_changed.emit()


def _watched(path: Path) -> list[Path]:
    """The file, if it is there, and the nearest folder above it that is."""
    folder = next((folder for folder in path.parents if folder.is_dir()), None)
    return [*filter(Path.exists, [path]), *([folder] if folder else [])]


def _read(path: Path) -> str:
    if not path.is_file():
        # A pipe or a device would be waited for without end.
        raise OSError(0, tr("it is no file") if path.exists() else tr("there is no such file"))
    if path.stat().st_size > LARGEST:
        raise OSError(0, tr("it is larger than {0} MB").format(LARGEST >> 20))
    return decode(path.read_bytes())

"""A file as it stands on the disk, watched: has anybody else changed it, or taken it away?"""

import os
import stat
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QFileSystemWatcher, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from gui.files.there import is_there

_SETTLE_MS = 300
"""Another program may write in several steps; only when it rests is there something to look at."""
_PATIENCE_MS = 2_000
"""A file that is written without end is looked at after so long all the same."""
_GONE_MS = 1_000
"""A file may be gone for a moment while another program puts a new one in its place."""


class Fate(Enum):
    """What became of a file: it is as we know it, has other content, is gone; or there is no telling just now."""

    SAME = auto()
    CHANGED = auto()
    GONE = auto()
    UNKNOWN = auto()


class DiskState(NamedTuple):
    """A file as it was read or written: its size in bytes, its time, its inode, and a digest of its content.

    The digest is None where the content was not known for sure.
    """

    size: int
    mtime_ns: int
    inode: int
    digest: bytes | None = None

    @property
    def stamp(self) -> tuple[int, int, int]:
        """What tells without reading the file that nobody has touched it."""
        return self.size, self.mtime_ns, self.inode

    @classmethod
    def of(cls, status: os.stat_result, data: bytes | None = None) -> "DiskState":
        """The state of a file with that status, and with `data` in it if that is known."""
        # Loaded with the first file: a new document has none.
        import hashlib

        digest = None if data is None else hashlib.blake2b(data, digest_size=16).digest()
        return cls(status.st_size, status.st_mtime_ns, status.st_ino, digest)


UNSEEN = DiskState(-1, 0, 0)
"""As no file is: whatever stands on the disk is news."""


def stamped(path: Path) -> DiskState | None:
    """The file now, without its content; None if it cannot be asked."""
    try:
        return DiskState.of(path.stat())
    except OSError:
        return None


def state_since(path: Path, before: DiskState | None) -> DiskState | None:
    """The file as it was read after `before`; of unknown content if it was touched in between."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            # A pipe would be waited for without end, and a device may have no end.
            return before
        now = DiskState.of(status, path.read_bytes())
    except OSError:
        return before
    return now if before is not None and now.stamp == before.stamp == (stamped(path) or before).stamp else before


class FileWatch(QObject):
    """Watches one file; it is asked about whenever the system tells of a change, and when a window gets the focus.

    Signals
    -------
    noticed(Fate)
        The file was looked at, some time after something may have happened to it. Never UNKNOWN.
    """

    noticed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        self._known: DiskState | None = None
        self._watcher: QFileSystemWatcher | None = None
        self._was_gone = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._asked = QElapsedTimer()
        self._rest.timeout.connect(self._look)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self.look_soon)

    def follow(self, path: Path | None, known: DiskState | None = None) -> None:
        """Watch `path`, which is as `known`; as it is now, if that is None. Nothing is watched if there is no path."""
        self._rest.stop()
        self.path = path
        self._was_gone = False
        self._known = known if known is not None or path is None else state_since(path, stamped(path))
        self._rearm()

    def fate(self) -> Fate:
        """What became of the file, as it is at this moment."""
        if self.path is None:
            return Fate.SAME
        try:
            return self._fate(self.path, self.path.stat())
        except (FileNotFoundError, NotADirectoryError):
            return Fate.GONE
        except OSError:
            # A drive that does not answer has not lost the file.
            return Fate.UNKNOWN

    def _fate(self, path: Path, status: os.stat_result) -> Fate:
        if not stat.S_ISREG(status.st_mode):
            return Fate.GONE
        known, now = self._known, DiskState.of(status)
        if known is None or now.stamp == known.stamp:
            return Fate.SAME if known else Fate.CHANGED
        if known.digest is None or now.size != known.size:
            return Fate.CHANGED
        now = DiskState.of(status, path.read_bytes())
        if now.digest != known.digest:
            return Fate.CHANGED
        # Touched, or written anew with what it held.
        self._known = now
        return Fate.SAME

    def stamp(self, path: Path) -> tuple[int, int] | None:
        """Size in bytes and time in nanoseconds of the file as it is known, if it is this one."""
        known = self._known
        return (known.size, known.mtime_ns) if known is not None and path == self.path else None

    def accept(self) -> None:
        """What stands on the disk now is known, whatever it is."""
        if self.path is not None:
            self.follow(self.path)

    def look_soon(self, _window: object = None) -> None:
        """Look at the file once it rests; one that never does is looked at all the same."""
        if self.path is None:
            return
        if not self._rest.isActive():
            self._asked.start()
        if self._asked.elapsed() < _PATIENCE_MS:
            self._rest.start(_SETTLE_MS)

    def _look(self) -> None:
        fate = self.fate()
        self._rearm()
        if fate is Fate.GONE and not self._was_gone:
            self._was_gone = True
            self._rest.start(_GONE_MS)
            return
        self._was_gone = fate is Fate.GONE
        if fate is not Fate.UNKNOWN:
            self.noticed.emit(fate)

    def _rearm(self) -> None:
        """Watch the path again: a file that was put into its place is another one. Its folder tells when it comes."""
        wanted = [] if self.path is None else [str(self.path), str(self.path.parent)]
        if self._watcher is None:
            if not wanted:
                return
            self._watcher = QFileSystemWatcher(self)
            self._watcher.fileChanged.connect(self.look_soon)
            self._watcher.directoryChanged.connect(self.look_soon)
        watched = self._watcher.files() + self._watcher.directories()
        old = [path for path in watched if path not in wanted]
        new = [path for path in wanted if path not in watched and is_there(Path(path))]
        if old:
            self._watcher.removePaths(old)
        if new:
            self._watcher.addPaths(new)

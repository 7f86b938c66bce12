"""Where journals lie: a folder for each running window, with a lock that dies with its program.

Whoever holds the lock of a folder owns the journals in it: the window that writes them, or the one that offers them
back after a crash. A lock of a program that runs no more is recognised as stale and taken.
"""

import contextlib
import stat
from pathlib import Path

from PySide6.QtCore import QLockFile, QStandardPaths, QSysInfo

_LOCK = "lock"
_TRIES = 5


def _suffix() -> str:
    # Where journals are takes no time to know, but what they are made of does.
    from engine.journal import SUFFIX

    return SUFFIX


def recovery_root() -> Path:
    """The folder of all journals of this user."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation)
    return Path(place) / "recovery"


class HeldFolder:
    """A folder whose lock is held, until `release` or `remove`."""

    def __init__(self, path: Path, lock: QLockFile) -> None:
        self.path = path
        self._lock = lock

    def journals(self) -> list[Path]:
        """The journals in it, the newest first. What is a folder, a pipe or a device is none."""
        paths = self.path.glob(f"*{_suffix()}")
        return sorted((path for path in paths if path.stem.isdecimal() and path.is_file()), reverse=True)

    def new_journal(self) -> Path:
        """A name for a journal newer than all that are there."""
        last = int(self.journals()[0].stem) if self.journals() else 0
        return self.path / f"{last + 1:06}{_suffix()}"

    def release(self) -> None:
        """Let others have it."""
        self._lock.unlock()

    def remove(self) -> None:
        """Take it away with all journals, as far as that can be done."""
        for path in self._content():
            with contextlib.suppress(OSError):
                # What cannot be taken away, such as somebody's folder, keeps nothing else here.
                path.unlink(missing_ok=True)
        self._lock.unlock()
        with contextlib.suppress(OSError):
            self.path.rmdir()

    def _content(self) -> list[Path]:
        try:
            return [path for path in self.path.iterdir() if path.name != _LOCK]
        except OSError:
            return []


def new_folder(root: Path) -> HeldFolder:
    """A new folder of this window. Raises OSError if there can be none."""
    import secrets

    for _ in range(_TRIES):
        path = root / secrets.token_hex(8)
        root.mkdir(parents=True, exist_ok=True)
        # Documents are nobody else's to read.
        path.mkdir(mode=0o700)
        # Another window that looks around at this moment may have taken it for one that was left behind.
        held = hold(path)
        if held is not None:
            return held
        with contextlib.suppress(OSError):
            path.rmdir()
    raise OSError(f"no folder could be locked in {root}")


def hold(path: Path) -> HeldFolder | None:
    """The folder with its lock taken; None if another window has it, or it is gone."""
    lock = QLockFile(str(path / _LOCK))
    # No age makes a lock stale: a window may be open for weeks.
    lock.setStaleLockTime(0)
    if lock.tryLock(0) or (_is_of_this_machine(lock) and lock.removeStaleLockFile() and lock.tryLock(0)):
        return HeldFolder(path, lock)
    return None


def _is_of_this_machine(lock: QLockFile) -> bool:
    """Whether the system here knows who holds it; then a lock that can be removed is one whose process is no more.

    Qt looks at the number of the process, which may be that of another program by now; the lock that the system keeps
    on an open file tells them apart, and keeps the file from being removed.
    """
    if lock.error() != QLockFile.LockError.LockFailedError:
        return False
    # A lock without a host was torn while it was made.
    _pid, host, _name = lock.getLockInfo()
    return host in ("", QSysInfo.machineHostName())


def folders_in(root: Path) -> list[Path]:
    """The folders of all windows, running or not, the newest first."""
    try:
        paths = list(root.iterdir())
    except OSError:
        return []
    folders: list[tuple[float, Path]] = []
    for path in paths:
        with contextlib.suppress(OSError):
            # Another window may have taken it away meanwhile.
            status = path.lstat()
            if stat.S_ISDIR(status.st_mode):
                folders.append((status.st_mtime, path))
    return [path for _, path in sorted(folders, reverse=True)]

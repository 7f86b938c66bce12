"""A file is written whole or not at all: whoever reads it finds the old content or the new, never a part."""

import contextlib
import errno
import os
import stat
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Make `data` the content of the file at `path`.

    A new file beside the old one is filled, forced to the disk, and put into its place. An existing file keeps its
    permissions; a symbolic link stays one and the file that it leads to is replaced. What is no ordinary file (a pipe,
    ``/dev/stdout``) is written into as it is.

    Raises
    ------
    OSError
        If it cannot be written; then the old file is as it was, and nothing else is left behind.
    """
    before = _status(path)
    if before is not None and not stat.S_ISREG(before.st_mode):
        _write_into(path, before, data)
        return
    target = Path(os.path.realpath(path))
    if before is not None and not os.access(target, os.W_OK):
        # Replacing needs rights to the folder only, but a file that is protected should stay as it is.
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    import secrets

    beside = target.with_name(f".grundy-{secrets.token_hex(8)}.tmp")
    try:
        _fill(beside, data, before)
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _status(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except FileNotFoundError:
        return None


def _write_into(target: Path, status: os.stat_result, data: bytes) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
    with target.open("wb") as file:
        file.write(data)


def _fill(path: Path, data: bytes, like: os.stat_result | None) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if like is None:
        return
    if hasattr(os, "chown"):
        # Only root may give files away; for others the file becomes theirs, as with most editors.
        with contextlib.suppress(PermissionError):
            os.chown(path, like.st_uid, like.st_gid)
    path.chmod(stat.S_IMODE(like.st_mode))


def _sync_folder(folder: Path) -> None:
    """Force the new name to the disk, where the system can open a folder for that."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

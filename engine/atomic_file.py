"""A file is written whole or not at all: whoever reads it finds the old content or the new, never a part."""

import contextlib
import errno
import os
import stat
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

Shortfall = Literal["backup", "owner", "attributes", "disk"]
"""What may go wrong without keeping the file from being written: the backup could not be made, the owner or the
group is another, access lists or other attributes are gone, the disk would not say that the new name has arrived."""

_FORGOTTEN_AFTER = 24 * 3600.0
_NOT_THERE = {errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL}
"""What a file system answers that has no such thing at all: then nothing is lost."""


@dataclass(slots=True)
class Written:
    """What came of writing a file.

    Attributes
    ----------
    status
        The file as it was when it was complete; its inode, size and time are those of the file in its place. None for
        what is no ordinary file.
    shortfalls
        What did not go as it should, with the error; empty nearly always.
    other_names
        How many other names (hard links) the old file had: they keep the old content.
    """

    status: os.stat_result | None = None
    shortfalls: dict[Shortfall, OSError] = field(default_factory=dict)
    other_names: int = 0


def backup_path(path: Path) -> Path:
    """Where the previous content of the file at `path` is kept: beside the file itself, with ``~`` behind its name."""
    target = Path(os.path.realpath(path))
    return target.with_name(f"{target.name}~")


def write_atomically(path: Path, data: bytes, *, keep_backup: bool = False) -> Written:
    """Make `data` the content of the file at `path`.

    A new file beside the old one is filled, forced to the disk, and put into its place. An existing file keeps its
    permissions, its access lists and other attributes, and its owner, as far as the system allows; a symbolic link
    stays one and the file that it leads to is replaced. Other names of an old file (hard links) keep the old content:
    to be whole at every moment counts for more than they do. What is no ordinary file (a pipe, ``/dev/stdout``) is
    written into as it is.

    With `keep_backup`, the old file is kept at `backup_path`, in place of an older backup; that is made in one step as
    well. Where it cannot be made the file is written all the same, and the result says so.

    Raises
    ------
    OSError
        If it cannot be written; then the old file is as it was, and nothing else is left behind.
    """
    before = _status(path)
    if before is not None and not stat.S_ISREG(before.st_mode):
        _write_into(path, before, data)
        return Written()
    # Strictly, where there is a file: a link that cannot be followed just now must not be taken for the file itself.
    target = Path(os.path.realpath(path, strict=before is not None))
    if before is not None and not os.access(target, os.W_OK):
        # Replacing needs rights to the folder only, but a file that is protected should stay as it is.
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    written = Written(other_names=_other_names(target, before))
    with _beside(target) as new:
        _fill(new, data, before, target, written)
        if keep_backup and before is not None:
            _attempt(written, "backup", lambda: _keep(target, before))
        new.replace(target)
    _attempt(written, "disk", lambda: _sync_folder(target.parent))
    if keep_backup:
        _sweep(target.parent)
    return written


def _status(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except FileNotFoundError:
        return None


def _other_names(target: Path, before: os.stat_result | None) -> int:
    return 0 if before is None else before.st_nlink - 1 - _is_own_backup(target)


def _is_own_backup(target: Path) -> bool:
    """Whether the backup is the file itself, which an attempt to save that failed late may have left."""
    try:
        return backup_path(target).samefile(target)
    except OSError:
        return False


def _write_into(target: Path, status: os.stat_result, data: bytes) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(target))
    with target.open("wb") as file:
        file.write(data)


@contextlib.contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """A name in the same folder that is free now, and free again if it is not used up inside."""
    import secrets

    path = target.with_name(f".grundy-{secrets.token_hex(8)}.tmp")
    try:
        yield path
    except BaseException:
        # What went wrong first is what must be told.
        with contextlib.suppress(OSError):
            path.unlink()
        raise


def _fill(path: Path, data: bytes, like: os.stat_result | None, original: Path, written: Written) -> None:
    """Make a file of `data` that resembles `original`, whose status is `like`, and force it to the disk."""
    # What was private is not open to others for a moment.
    mode = 0o666 if like is None else stat.S_IMODE(like.st_mode) & 0o600
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)
    try:
        _write_all(descriptor, data)
        if like is not None:
            _resemble(path, like, original, written)
        os.fsync(descriptor)
        written.status = os.fstat(descriptor)
    except BaseException:
        with contextlib.suppress(OSError):
            os.close(descriptor)
        raise
    # A network drive may say only here that there is no room.
    os.close(descriptor)


def _write_all(descriptor: int, data: bytes) -> None:
    left = memoryview(data)
    while left:
        count = os.write(descriptor, left)
        if not count:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        left = left[count:]


def _resemble(path: Path, like: os.stat_result, original: Path, written: Written) -> None:
    mode = stat.S_IMODE(like.st_mode)
    if hasattr(os, "chown") and not _same_owner(path, like) and not _give(path, like, written):
        # The rights of the old group are not for the new one: it gets those that everybody has.
        mode = mode & ~0o070 | mode & mode << 3 & 0o070
    if hasattr(os, "listxattr"):
        _attempt(written, "attributes", lambda: _copy_attributes(original, path))
    _attempt(written, "owner", lambda: path.chmod(mode))


def _same_owner(path: Path, like: os.stat_result) -> bool:
    new = path.stat()
    return (new.st_uid, new.st_gid) == (like.st_uid, like.st_gid)


def _give(path: Path, like: os.stat_result, written: Written) -> bool:
    """Give the file to whom it belonged; whether it has its group at least. Only root may give files away."""
    try:
        os.chown(path, like.st_uid, like.st_gid)
    except OSError as error:
        written.shortfalls["owner"] = error
    else:
        return True
    try:
        os.chown(path, -1, like.st_gid)
    except OSError:
        return False
    return True


def _copy_attributes(original: Path, path: Path) -> None:
    """Copy extended attributes, access control lists among them; those of the system's guards are its own."""
    if not hasattr(os, "listxattr"):
        return
    refused: OSError | None = None
    for name in os.listxattr(original):
        if name.startswith("security."):
            continue
        try:
            os.setxattr(path, name, os.getxattr(original, name))
        except OSError as error:
            refused = error
    if refused is not None:
        raise refused


def _attempt(written: Written, what: Shortfall, step: Callable[[], None]) -> None:
    """Do what is wanted but not needed."""
    try:
        step()
    except OSError as error:
        if what == "backup" or error.errno not in _NOT_THERE:
            written.shortfalls[what] = error


def _keep(target: Path, before: os.stat_result) -> None:
    """Make the file at `target` its own backup: by a second name if it has but one, else by a copy."""
    # To rename one of two names of one file to the other would do nothing, and leave both.
    if _is_own_backup(target):
        return
    with _beside(target) as path:
        if before.st_nlink > 1 or not _linked(target, path):
            _fill(path, target.read_bytes(), before, target, Written())
        path.replace(backup_path(target))


def _linked(target: Path, path: Path) -> bool:
    """Give the file a second name; False where there are no such things."""
    try:
        path.hardlink_to(target)
    except OSError:
        return False
    return True


def _sync_folder(folder: Path) -> None:
    """Force the new name to the disk, where the system can open a folder for that."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _sweep(folder: Path) -> None:
    """Remove what a program that was killed while it saved left here the day before, or earlier."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.startswith(".grundy-") and entry.name.endswith(".tmp") and _is_forgotten(entry):
                Path(entry).unlink()


def _is_forgotten(entry: "os.DirEntry[str]") -> bool:
    return entry.is_file(follow_symlinks=False) and time.time() - entry.stat().st_mtime > _FORGOTTEN_AFTER

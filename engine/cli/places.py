"""Where results go, looked at before the work: whether something can be written there, and whether two are one."""

import errno
import os
import stat
from pathlib import Path

from engine.cli.exits import CommandError, reason

_OUTPUT = "-"


def is_file(place: str | None) -> bool:
    """Whether a place is a file, not the standard output."""
    return place not in (None, _OUTPUT)


def is_ordinary(place: str | None) -> bool:
    """Whether a place is a file that is put there whole; the standard output and devices take what they can."""
    return is_file(place) and (Path(str(place)).is_file() or not Path(str(place)).exists())


def check_place(place: str | None, option: str) -> None:
    """Raise CommandError unless a file can be written at `place`, as far as that can be told without writing.

    `option` is what `place` was given with. Nothing is wrong with the standard output: None or "-".
    """
    if not is_file(place):
        return
    if not place:
        raise CommandError(f"{option} is followed by an empty name")
    try:
        _check(Path(place))
    except OSError as error:
        raise CommandError(f"{place}: cannot be written: {error.strerror or reason(error)}") from error


def _check(path: Path) -> None:
    try:
        status = path.stat()
    except FileNotFoundError:
        _check_folder(path)
        return
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    if stat.S_ISREG(status.st_mode):
        _check_folder(path)


def _check_folder(path: Path) -> None:
    """Raise OSError unless a new file can be put beside what `path` leads to."""
    folder = Path(os.path.realpath(path)).parent
    if not folder.exists():
        raise FileNotFoundError(errno.ENOENT, f"there is no folder {folder}")
    if not folder.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, f"{folder} is no folder")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise PermissionError(errno.EACCES, f"nothing may be put into the folder {folder}")


def are_one(one: str | None, other: str | None) -> bool:
    """Whether two files are the same, however their names are spelled and whatever links lead there."""
    if not (is_file(one) and is_file(other)):
        return False
    paths = [Path(str(place)) for place in (one, other)]
    if os.path.normcase(os.path.realpath(paths[0])) == os.path.normcase(os.path.realpath(paths[1])):
        return True
    try:
        return paths[0].samefile(paths[1])
    except OSError:
        # At least one of them is not there yet.
        return False

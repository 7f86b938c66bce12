"""Why a file cannot be written, in plain words: what happened, where, and what a person can do."""

import errno
import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication


class NoOrdinaryFileError(ValueError):
    """What bears the name is a pipe or a device: who writes there may wait for ever, and nothing is kept."""


_GONE = {errno.ESTALE, errno.ENODEV, errno.ENXIO, errno.ENOTCONN, errno.ETIMEDOUT, errno.EHOSTDOWN, errno.EHOSTUNREACH}
_DENIED = {errno.EACCES, errno.EPERM}


def saving_trouble(error: OSError | ValueError, path: Path) -> str:
    """What kept a file from being written at `path`, and what to do about it."""
    number = error.errno if isinstance(error, OSError) else None
    if number in _DENIED:
        return _denied(path)
    if number in _GONE:
        away = _tr("The drive with the folder {folder} does not answer. Connect it again, or save somewhere else.")
        return away.replace("{folder}", str(path.parent))
    if isinstance(error, NoOrdinaryFileError):
        text = _tr("{name} is no ordinary file but a pipe or a device, which keeps nothing. Save under another name.")
    elif isinstance(error, OSError):
        other = _tr("The system says: {reason}. Save somewhere else to be safe.").replace("{reason}", reason(error))
        text = _texts().get(number or 0, other)
    else:
        text = _tr("The name has a character in it that no file's name can have. Choose another name.")
    return text.replace("{folder}", str(path.parent)).replace("{name}", path.name)


def _denied(path: Path) -> str:
    if os.access(path, os.F_OK) and not os.access(path, os.W_OK):
        text = _tr("{name} is protected: you may read it but not change it. Save under another name.")
        return text.replace("{name}", path.name)
    text = _tr("You may not write in the folder {folder}. Save somewhere else.")
    return text.replace("{folder}", str(path.parent))


def _texts() -> dict[int, str]:
    return {
        errno.ENOSPC: _tr("The disk is full. Free some space on it and save again, or save on another disk."),
        errno.EDQUOT: _tr("Your share of the disk is used up. Delete something and save again, or save elsewhere."),
        errno.EROFS: _tr("The disk with the folder {folder} can only be read. Save somewhere else."),
        errno.ENOENT: _tr("The folder {folder} is not there any more. Save somewhere else, or make it again."),
        errno.ENOTDIR: _tr("A part of {folder} is a file, not a folder. Save somewhere else."),
        errno.EISDIR: _tr("There is a folder with the name {name} in {folder} now. Save under another name."),
        errno.ENAMETOOLONG: _tr("The name is too long for this disk. Choose a shorter one."),
        errno.ELOOP: _tr("{name} is a link that leads back to itself. Save under another name."),
        errno.EIO: _tr("The disk reported an error. Save on another disk, and have this one checked."),
        errno.EINTR: _tr("Saving was interrupted. Save again."),
        errno.EBUSY: _tr("Another program holds {name}. Close it there and save again, or save under another name."),
        errno.ETXTBSY: _tr("Another program holds {name}. Close it there and save again, or save under another name."),
        errno.EFBIG: _tr("The file is larger than this disk, or your account, allows. Save on another disk."),
        errno.EMFILE: _tr("Too many files are open. Close other programs and save again."),
        errno.ENFILE: _tr("Too many files are open. Close other programs and save again."),
    }


def reason(error: OSError) -> str:
    """The system's own words for something small."""
    return error.strerror or str(error)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)

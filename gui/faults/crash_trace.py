"""The trace of a crash of the whole program, written into a file as it dies, and found at the next start."""

import contextlib
import faulthandler
import os
from pathlib import Path

_PREFIX, _SUFFIX = "running-", ".trace"
LAST = "last-crash.txt"


class CrashTrace:
    """Lets Python write where it was into a file of `folder` if the program crashes.

    Attributes
    ----------
    left
        The trace that an earlier run has left, told once; None if none has.

    Raises
    ------
    OSError
        If there can be no such file.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.left = _collected(folder)
        self._path = folder / f"{_PREFIX}{os.getpid()}{_SUFFIX}"
        # The file stays empty unless the program crashes; it has to be open before that.
        self._file = self._path.open("w")
        self._was_enabled = faulthandler.is_enabled()
        faulthandler.enable(self._file, all_threads=True)

    def remove(self) -> None:
        """The program ends as it should: nothing stays."""
        faulthandler.disable()
        if self._was_enabled:
            with contextlib.suppress(OSError, ValueError, AttributeError):
                # Without a console there is no place for it.
                faulthandler.enable()
        self._file.close()
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)


def _collected(folder: Path) -> Path | None:
    """Keep the newest trace that is there under a name of its own, and take all others away."""
    newest: Path | None = None
    for path in sorted(folder.glob(f"{_PREFIX}*{_SUFFIX}")):
        with contextlib.suppress(OSError):
            # On Windows the file of a program that runs cannot be taken away, and an empty one is of no use elsewhere.
            if path.stat().st_size:
                newest = path.replace(folder / LAST)
            elif not _runs(path):
                path.unlink()
    return newest


def _runs(path: Path) -> bool:
    """Whether the program that this file belongs to still runs. On Windows the file itself knows: see `_collected`."""
    number = path.name.removeprefix(_PREFIX).removesuffix(_SUFFIX)
    if os.name == "nt" or not number.isdecimal():
        return False
    try:
        # Asks and sends nothing.
        os.kill(int(number), 0)
    except PermissionError:
        # It is there, and somebody else's.
        return True
    except (OSError, OverflowError):
        return False
    return True

"""The document on its way into its file: asked about where that was changed, and told in words where it fails."""

import stat
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine import project_file
from engine.atomic_file import Written, backup_path, write_atomically
from gui.files.dialogs import Dialogs, Overwrite
from gui.files.disk import DiskGuard
from gui.files.recent import RecentFiles
from gui.files.trouble import NoOrdinaryFileError, reason, saving_trouble
from gui.files.watch import DiskState, Fate
from gui.session import Session
from gui.settings.store import stored

if TYPE_CHECKING:
    from engine.project_file import View


class Saver:
    """Writes the document of a session.

    Parameters
    ----------
    session, disk, dialogs, recent
        The document, what is known of its file, who is asked, and where saved files are remembered.
    get_view
        Where the document is looked at, which is saved along.
    save_as, reload
        What a person may want instead: to save somewhere else (whether it is saved then), to take what is on the disk.
    say
        Gets what belongs in the status bar.
    """

    def __init__(
        self,
        session: Session,
        disk: DiskGuard,
        dialogs: Dialogs,
        recent: RecentFiles,
        get_view: "Callable[[], View]",
        *,
        save_as: Callable[[], bool],
        reload: Callable[[], None],
        say: Callable[[str], None],
    ) -> None:
        self._session, self._disk, self._dialogs, self._recent = session, disk, dialogs, recent
        self._get_view, self._save_as, self._reload, self._say = get_view, save_as, reload, say

    def ask_copy_path(self, stem: str) -> Path | None:
        """Where a copy of a document called `stem` is saved, or None."""
        filters = [_tr("Grundy Studio files (*{0})").format(project_file.SUFFIX)]
        suggested = self._recent.folder / f"{stem}{project_file.SUFFIX}"
        return self._dialogs.ask_save_path(_tr("Save a copy"), filters, suggested)

    def save(self, path: Path) -> bool:
        """Save the document at `path`; whether it is saved now, there or where else a person wanted it."""
        changed = self._disk.is_own(path) and self._disk.look() is Fate.CHANGED
        if changed:
            answer = self._dialogs.ask_overwrite(path.name, backup_path(path).name, self._session.dirty)
            if answer is not Overwrite.OVERWRITE:
                return self._instead(answer)
        # To save what is saved would make the backup the same as the file.
        is_wanted = bool(stored("files/backup"))
        keep_backup = is_wanted and (changed or self._session.dirty or not self._disk.is_own(path))
        data = project_file.dump(self._session.document, self._get_view())
        try:
            _require_place_for_a_file(path)
            written = write_atomically(path, data, keep_backup=keep_backup)
        except (OSError, ValueError) as error:
            # A ValueError: the name is none that a file can have.
            return self._failed(path, error)
        self._saved(path, data, written)
        return True

    def _instead(self, answer: Overwrite) -> bool:
        if answer is Overwrite.SAVE_AS:
            return self._save_as()
        if answer is Overwrite.RELOAD:
            self._reload()
        return False

    def _failed(self, path: Path, error: OSError | ValueError) -> bool:
        text = _tr("{0} could not be saved. The document is still open.").format(path.name)
        elsewhere = self._dialogs.ask_elsewhere(_tr("Not saved"), text, saving_trouble(error, path))
        return self._save_as() if elsewhere else False

    def _saved(self, path: Path, data: bytes, written: Written) -> None:
        self._disk.expect(DiskState.of(written.status, data) if written.status else None)
        self._session.saved_as(path)
        self._recent.add(path)
        self._say(" ".join([_tr("Saved {0}").format(path.name), *_shortfalls(path, written)]))


def _require_place_for_a_file(path: Path) -> None:
    """Raise NoOrdinaryFileError if a pipe or a device bears the name; all else is told by writing."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise NoOrdinaryFileError(str(path))


def _shortfalls(path: Path, written: Written) -> list[str]:
    """What did not go as it should, in sentences that go on behind "Saved x"."""
    found = []
    for what, error in written.shortfalls.items():
        text = {
            "backup": _tr("- but no backup could be kept ({reason})."),
            "owner": _tr("- but its owner or its permissions are others now ({reason})."),
            "attributes": _tr("- but its access list could not be kept ({reason})."),
            "disk": _tr("- but the disk has not confirmed it ({reason})."),
        }[what]
        found.append(text.replace("{reason}", reason(error)))
    if written.other_names:
        found.append(_tr("- its other names (hard links) keep the content before."))
    return found


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)

"""Journals that a crash has left behind."""

from dataclasses import dataclass
from pathlib import Path

from engine.journal import JournalError, Recovered, State, Summary, recover, summarise
from engine.project_mark import SUFFIX
from gui.recovery.folders import HeldFolder, folders_in, hold

MOST_BYTES = 4 << 30
"""No journal of this program comes near it."""


@dataclass(frozen=True)
class Found:
    """An unsaved document in a folder whose lock is held here.

    Attributes
    ----------
    folder
        The folder, which nobody else has.
    journal
        The newest journal in it that can be read.
    summary
        What it is about.
    problem
        Why it cannot be restored, or "".
    """

    folder: HeldFolder
    journal: Path
    summary: Summary
    problem: str = ""

    @property
    def path(self) -> Path | None:
        """The ``.grundy`` file that the document was saved in, if any; a journal may name no other file."""
        path = Path(self.summary.state.path)
        return path if path.is_absolute() and path.suffix == SUFFIX else None

    @property
    def title(self) -> str:
        """What a person calls it, or ""."""
        return self.path.name if self.path else self.summary.state.title

    def read(self) -> Recovered:
        """The document. Raises OSError, or JournalError if the journal is broken in its beginning."""
        return recover(_bytes(self.journal))


def look(root: Path) -> list[Found]:
    """All unsaved documents that no running window has, the newest first; their folders are held from now on.

    What is left of finished documents is taken away on the way.
    """
    held = (hold(path) for path in folders_in(root))
    found = [found for folder in held if folder is not None and (found := _found(folder)) is not None]
    return sorted(found, key=lambda found: found.summary.state.at, reverse=True)


def _bytes(journal: Path) -> bytes:
    size = journal.stat().st_size
    if size > MOST_BYTES:
        raise JournalError(f"it has {size} bytes, and at most {MOST_BYTES} are read")
    return journal.read_bytes()


def _found(folder: HeldFolder) -> Found | None:
    """What is in a folder that was left behind; None, with the folder let go, if that is nothing."""
    broken: Found | None = None
    try:
        for journal in folder.journals():
            try:
                summary = summarise(_bytes(journal))
            except JournalError as error:
                state = State(max(journal.stat().st_mtime, 0.0), title=folder.path.name)
                broken = broken or Found(folder, journal, Summary(state, 0, 0, 0), str(error))
                continue
            if not summary.state.saved:
                return Found(folder, journal, summary)
            break
        else:
            if broken is not None:
                return broken
        folder.remove()
    except OSError:
        # Not readable now: it stays for another day.
        folder.release()
    return None

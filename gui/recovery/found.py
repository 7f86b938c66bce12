"""Journals that a crash has left behind."""

import stat
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from engine.journal import JournalError, Recovered, State, Summary, recover, summarise
from engine.project_mark import SUFFIX
from engine.said import say
from gui.recovery.folders import HeldFolder, folders_in, hold

MOST_BYTES = 4 << 30
"""No journal of this program comes near it."""
MOST_AT_ONCE = 100
"""Each document that is offered holds a lock, which is an open file, and a program may have only so many."""


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
    overtaken
        Whether the file that it was saved in was written since the document knew it, by whomever; where the journal
        does not tell how it knew it, since the document was last changed.
    """

    folder: HeldFolder
    journal: Path
    summary: Summary
    problem: str = ""
    overtaken: bool = False

    @property
    def path(self) -> Path | None:
        """The ``.grundy`` file that the document was saved in, if any; a journal may name no other file."""
        return _project_of(self.summary.state)

    @property
    def title(self) -> str:
        """What a person calls it, or ""."""
        return self.path.name if self.path else self.summary.state.title

    def read(self) -> Recovered:
        """The document. Raises OSError, or JournalError if the journal is broken in its beginning."""
        return recover(_bytes(self.journal))


def look(root: Path, wanted: Callable[[], bool] = lambda: True) -> list[Found]:
    """The unsaved documents that no running window has, the newest first; their folders are held from now on.

    There are at most `MOST_AT_ONCE`; others are there for the next time. What is left of finished documents is taken
    away on the way. Once `wanted` says no, no more are looked for.
    """
    found: list[Found] = []
    for path in folders_in(root):
        if len(found) >= MOST_AT_ONCE or not wanted():
            break
        folder = hold(path)
        one = _found(folder) if folder is not None else None
        if one is not None:
            found.append(one)
    return sorted(found, key=lambda found: found.summary.state.at, reverse=True)


def _project_of(state: State) -> Path | None:
    path = Path(state.path)
    return path if path.is_absolute() and path.suffix == SUFFIX else None


def _is_overtaken(state: State) -> bool:
    path = _project_of(state)
    if path is None:
        return False
    try:
        status = path.stat()
        if state.known is not None:
            return (status.st_size, status.st_mtime_ns) != state.known
        return status.st_mtime > state.at
    except (OSError, ValueError):
        # There is no such file now, or there can be none.
        return False


def _bytes(journal: Path) -> bytes:
    status = journal.stat()
    if not stat.S_ISREG(status.st_mode):
        # A pipe would be waited for without end, and a device may have no end.
        raise JournalError(say("it is no ordinary file"))
    if status.st_size > MOST_BYTES:
        text = say("it has {size} bytes, and at most {most} are read", size=status.st_size, most=MOST_BYTES)
        raise JournalError(text)
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
            if not summary.state.saved or summary.drafts:
                return Found(folder, journal, summary, overtaken=_is_overtaken(summary.state))
            break
        else:
            if broken is not None:
                return broken
        folder.remove()
    except OSError:
        # Not readable now: it stays for another day.
        folder.release()
    return None

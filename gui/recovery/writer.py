"""What the recorder hands over, put into files; runs off the GUI thread, one piece of work at a time."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from engine.journal import DocumentImage, Drafted, JournalFile, State, Step
from gui.recovery.folders import HeldFolder, new_folder


@dataclass(frozen=True, slots=True)
class Begin:
    """A new journal begins with this document; it takes the place of the one before it, if any.

    `changes` is how many changes were made to the document before.
    """

    image: DocumentImage
    state: State
    changes: int


@dataclass(frozen=True, slots=True)
class Changed:
    """A change was made at `at`, after which there are `cases` cases."""

    steps: Sequence[Step]
    at: float
    cases: int


@dataclass(frozen=True, slots=True)
class End:
    """The document is finished: nothing of it stays."""


Entry: TypeAlias = Begin | Changed | Drafted | State | End


class Writer:
    """The folder of a window and the journal in it; the folder is made when there is something to put into it."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._folder: HeldFolder | None = None
        self._file: JournalFile | None = None

    @property
    def path(self) -> Path | None:
        """The folder, if there is one by now."""
        return self._folder.path if self._folder else None

    @property
    def is_long(self) -> bool:
        """Whether the journal is so much longer than its beginning that a new one is worth it."""
        file = self._file
        return file is not None and file.size - file.base_size > max(LONG, TIMES_BASE * file.base_size)

    def write(self, entries: Sequence[Entry]) -> None:
        """Put the entries into the journal and force them to the disk.

        Raises OSError or ValueError if that cannot be; then the journal ends with what is on the disk, and the next
        entry has to begin a new one.
        """
        try:
            for entry in entries:
                self._write(entry)
            if self._file:
                self._file.sync()
        except (OSError, ValueError):
            self._give_up()
            raise

    def _write(self, entry: Entry) -> None:
        if isinstance(entry, Begin):
            self._begin(entry)
        elif isinstance(entry, End):
            self._end()
        elif self._file is None:
            raise ValueError("no journal has begun")
        elif isinstance(entry, Changed):
            self._file.add_change(entry.steps, entry.at, entry.cases)
        elif isinstance(entry, Drafted):
            self._file.add_draft(entry)
        else:
            self._file.add_state(entry)

    def _begin(self, entry: Begin) -> None:
        if self._folder is None or not self._folder.path.is_dir():
            self._folder = new_folder(self._root)
        old = self._folder.journals()
        new = JournalFile.create(self._folder.new_journal(), entry.image, entry.state, entry.changes)
        if self._file:
            self._file.close()
        self._file = new
        for path in old:
            path.unlink(missing_ok=True)

    def _end(self) -> None:
        if self._file:
            self._file.remove()
        self._file = None

    def _give_up(self) -> None:
        if self._file:
            self._file.close()
        self._file = None

    def finish(self) -> None:
        """The window closes: its folder goes."""
        self._give_up()
        if self._folder:
            self._folder.remove()
        self._folder = None


LONG = 4 << 20
"""Changes of fewer bytes are never worth beginning a new journal for."""
TIMES_BASE = 2
"""Nor are those of fewer than so many times the bytes of the document that they start from."""

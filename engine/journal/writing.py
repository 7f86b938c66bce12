"""A journal written: whole from its first moment on, and one line longer with each change."""

import contextlib
import os
from collections.abc import Iterator, Sequence
from io import BufferedWriter
from pathlib import Path

from msgspec import Raw

from engine.journal.case_items import item_of
from engine.journal.frames import Framer
from engine.journal.images import DocumentImage
from engine.journal.records import APPLICATION, VERSION, Drafted, Made, Start, State
from engine.journal.step_json import steps_json
from engine.journal.steps import Step
from engine.journal.text import json_of

SUFFIX = ".journal"


class JournalFile:
    """A journal that is open for more lines; for one thread at a time.

    Attributes
    ----------
    path
        Where it stands.
    base_size, size
        How many bytes the document is that the changes start from, and how many the whole is.
    """

    def __init__(self, path: Path, file: BufferedWriter, framer: Framer, size: int) -> None:
        self.path = path
        self.base_size = self.size = size
        self._file = file
        self._framer = framer

    @classmethod
    def create(cls, path: Path, image: DocumentImage, state: State, changes: int = 0) -> "JournalFile":
        """Begin a journal at `path` with a document: the file is there whole, and on the disk, or not at all.

        `changes` tells how many changes were made to the document before.

        Raises
        ------
        OSError
            If it cannot be written; then nothing is left behind.
        ValueError
            If the document holds numbers of thousands of digits.
        """
        beside = path.with_suffix(".new")
        framer = Framer()
        try:
            with beside.open("wb") as file:
                file.writelines(map(framer.frame, _beginning(image, state, changes)))
                _sync(file)
                size = file.tell()
            beside.replace(path)
        except BaseException:
            beside.unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)
        return cls(path, path.open("ab"), framer, size)

    def add_change(self, steps: Sequence[Step], at: float, cases: int) -> None:
        """One more line: a change, made at `at` (seconds since 1970), after which there are `cases` cases."""
        self._add(json_of(Made(at, cases, Raw(steps_json(steps)))))

    def add_state(self, state: State) -> None:
        """One more line: how the document stands now."""
        self._add(json_of(state))

    def add_draft(self, draft: Drafted) -> None:
        """One more line: a text that is no part of the document, or that there is none any more."""
        self._add(json_of(draft))

    def _add(self, payload: bytes) -> None:
        line = self._framer.frame(payload)
        self._file.write(line)
        self.size += len(line)

    def flush(self) -> None:
        """Hand all lines to the system: a killed program loses them no more."""
        self._file.flush()

    def sync(self) -> None:
        """Force all lines to the disk: a power cut loses them no more."""
        _sync(self._file)

    def close(self) -> None:
        """Write no more. What cannot be written any longer is given up."""
        try:
            self._file.close()
        except OSError:
            # The buffer could not be emptied; the descriptor is closed all the same.
            return

    def remove(self) -> None:
        """Write no more, and take the file away. Raises OSError."""
        self.close()
        self.path.unlink(missing_ok=True)


def _beginning(image: DocumentImage, state: State, changes: int) -> Iterator[bytes]:
    yield json_of(Start(APPLICATION, VERSION, len(image.cases), image.next_key, state, changes))
    for case in image.cases:
        yield json_of(item_of(case))


def _sync(file: BufferedWriter) -> None:
    file.flush()
    os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    """Force the new name to the disk, where the system can open a folder for that."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

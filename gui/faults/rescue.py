"""A copy of the document, written also where something of it is broken."""

from dataclasses import dataclass
from pathlib import Path

from engine import project_file
from engine.atomic_file import write_atomically
from engine.document import Document
from engine.games.kinds import Record


@dataclass(frozen=True, slots=True)
class Rescue:
    """What became of it: how many cases are in the copy, and the numbers, from 1, of those that could not be read."""

    written: int
    lost: tuple[int, ...] = ()


def save_copy(path: Path, document: Document) -> Rescue:
    """Write all of `document` that can be read to `path`, as a ``.grundy`` file; the document itself stays untouched.

    Raises
    ------
    OSError, ValueError
        If the file cannot be written.
    """
    try:
        data, rescue = project_file.dump(document), Rescue(len(document.cases))
    except Exception:  # noqa: BLE001 - something is broken already: then it is saved case by case, and told which cannot be
        records, lost = _readable(document)
        data, rescue = project_file.dump(Document(records, document.format_name)), Rescue(len(records), tuple(lost))
    write_atomically(path, data)
    return rescue


def _readable(document: Document) -> tuple[list[Record], list[int]]:
    records: list[Record] = []
    lost: list[int] = []
    for number, case in enumerate(document.cases, start=1):
        try:
            record = case.record
            project_file.dump(Document([record]))
        except Exception:  # noqa: BLE001 - whatever is wrong with one case, the others are saved, and its number is told
            lost.append(number)
        else:
            records.append(record)
    return records, lost

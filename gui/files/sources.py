"""Where a document comes from, as a `Source`; what reads one is loaded only with the first."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gui.files.reading import Source


def of_file(path: Path) -> "Source":
    """A file."""
    from gui.files.reading import Source

    return Source.file(Path(path))


def of_text(name: str, text: str, *, tentative: bool = False) -> "Source":
    """A text that stands in no file; `name` says where it is from. See `Source.tentative`."""
    return of_bytes(name, text.encode("utf-8", errors="replace"), tentative=tentative)


def of_bytes(name: str, data: bytes, *, tentative: bool = False) -> "Source":
    """The same, not decoded yet."""
    from gui.files.reading import Source

    return Source(name, data=data, tentative=tentative)

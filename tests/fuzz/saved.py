"""The saved corpus: for each reader a folder of small files, each of which takes it somewhere the others do not."""

from collections.abc import Iterator
from pathlib import Path

CORPUS = Path(__file__).parent / "corpus"


def saved(target: str) -> Iterator[bytes]:
    """The files of a reader."""
    return (path.read_bytes() for path in sorted((CORPUS / target).glob("*")))

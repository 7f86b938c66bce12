"""A copy of a document that was left behind, saved where a person wants it."""

from pathlib import Path

from engine import project_file
from engine.document import Document
from gui.language.spoken import spoken
from gui.recovery.texts import tr


def suggested(title: str) -> str:
    """What the file of a copy may be called, without its ending."""
    return Path(title).stem or "recovered"


def save_copy(path: Path, document: Document) -> str:
    """Save a copy; gives a sentence about what came of it."""
    try:
        project_file.save(path, document)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or spoken(str(error))
        return tr("{0} could not be saved: {1}").format(path.name, reason)
    return tr("A copy is saved in {0}").format(path)

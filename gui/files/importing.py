"""The cases of a source put into the document that is open, as one step of its history."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from engine.document import Document
from gui.files.incoming import Incoming
from gui.files.merging import import_change
from gui.files.reading import Source
from gui.session import Session


class Importing:
    """Imports into the document of a session.

    Parameters
    ----------
    session, incoming
        The document, and how files come in.
    flush, say
        Hands in edits that are held back; gets what belongs in the status bar.
    """

    def __init__(
        self, session: Session, incoming: Incoming, flush: Callable[[], None], say: Callable[[str], None]
    ) -> None:
        self._session, self._incoming, self._flush, self._say = session, incoming, flush, say

    def take(self, source: Source) -> None:
        """Read a source and add its cases."""
        self._incoming.open(source, lambda document, _: self._add(source, document))

    def _add(self, source: Source, imported: Document) -> None:
        self._flush()
        count = len(imported.cases)
        if not count:
            self._say(_tr("There are no cases in {0}").format(source.name))
            return
        change, first = import_change(self._session.document, imported)
        words = _tr("1 case") if count == 1 else _tr("{0} cases").format(count)
        self._session.push(change, _tr("Import {0} from {1}").format(words, source.name))
        self._session.look_at(first)
        self._say(_tr("Imported {0} from {1}").format(words, source.name))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Files", text)

"""What a match is played on: a copy, so that the document stays as it is."""

from dataclasses import replace

from engine.document import Document
from engine.games.board_record import BoardRecord
from engine.games.heaps_record import HeapsRecord
from engine.games.kinds import Record
from gui.session import Session


def copied(session: Session) -> Document:
    """A document with a copy of the current case, of which only the current query is kept."""
    case, query = session.case, session.query
    if case is None:
        return Document([])
    record: Record = case.record
    if query is None or isinstance(record, BoardRecord):
        return Document([record])
    at = [other.key for other in case.game.queries].index(query.key)
    if isinstance(record, HeapsRecord):
        return Document([replace(record, queries=record.queries[at : at + 1])])
    return Document([replace(record, queries=record.queries[at : at + 1])])

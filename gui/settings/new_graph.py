"""What a new case begins with, as a person wants it."""

from dataclasses import replace

from engine.document import empty_record
from engine.games.graph_record import GraphRecord
from engine.games.kinds import Record
from gui.settings.store import stored


def new_record(kind: str = "graph") -> Record:
    """A new case of a kind: of a graph with one query that waits for stones, or with none if that was chosen."""
    record = empty_record(kind)
    if isinstance(record, GraphRecord) and stored("graph/new-query") == "none":
        return replace(record, queries=())
    return record

"""The cases of a file: what is done for each kind of game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from msgspec import Raw

from engine.games.kinds import Record, kind_of
from engine.project_file.board_case import board_text, read_board
from engine.project_file.fault import Fault
from engine.project_file.graph_case import graph_text, read_graph
from engine.project_file.heaps_case import heaps_text, read_heaps
from engine.project_file.locate import Path
from engine.project_file.reading import decode_part, refuse_faults
from engine.project_file.schema import BoardItem, CaseKind, GraphItem, HeapsItem, View
from engine.said import say

Item: TypeAlias = GraphItem | BoardItem | HeapsItem


@dataclass(frozen=True)
class _Kept:
    """How a kind of game stands in a file: the type of its JSON, reading that, and writing it."""

    item: type[Item]
    read: Callable[[Any, Path, list[Fault]], Record | None]
    text: Callable[[Any], str]


_KEPT = {
    "graph": _Kept(GraphItem, read_graph, graph_text),
    "board": _Kept(BoardItem, read_board, board_text),
    "heaps": _Kept(HeapsItem, read_heaps, heaps_text),
}


def case_text(record: Record) -> str:
    """A case as a JSON object."""
    return _KEPT[kind_of(record).name].text(record)


def read_cases(text: str, raws: list[Raw], view: View) -> list[Record]:
    """The records of the cases of the file `text`, which are looked at as `view` says. Raises InputError."""
    faults: list[Fault] = []
    records: list[Record | None] = []
    queries: list[int] = []
    for index, raw in enumerate(raws):
        path: Path = ("cases", index)
        kept = _kept(text, raw, path)
        item = decode_part(text, raw, path, kept.item)
        records.append(kept.read(item, path, faults))
        queries.append(1 if isinstance(item, BoardItem) else len(item.queries))
    refuse_faults(text, [*faults, *_view_faults(view, queries)])
    return [record for record in records if record is not None]


def _kept(text: str, raw: Raw, path: Path) -> _Kept:
    kind = decode_part(text, raw, path, CaseKind).kind
    if kind not in _KEPT:
        message = say("there is no kind {kind!r}", kind=kind[:20])
        refuse_faults(text, [Fault((*path, "kind"), message, say("graph, board or heaps"))])
    return _KEPT[kind]


def _view_faults(view: View, queries: list[int]) -> list[Fault]:
    """What is wrong with a view of cases that have so many queries each."""
    if view.case is None:
        wrong = view.query is not None
        return [Fault(("view", "query"), say("a current query without a current case"))] if wrong else []
    if view.case >= len(queries):
        message = say("case {case} is looked at, but there are {count}", case=view.case, count=len(queries))
        return [Fault(("view", "case"), message)]
    held = queries[view.case]
    if view.query is None or view.query < held:
        return []
    message = say("query {query} is looked at, but its case has {count}", query=view.query, count=held)
    return [Fault(("view", "query"), message)]

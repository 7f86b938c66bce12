"""The changes of games that a journal may hold: a closed list, each with its name, and the check of what it says.

Nothing else is ever made of a journal's text: a name that is not in the list is refused.
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from engine.games import board_changes, graph_changes, heaps_changes, remark_changes
from engine.games.graph import Query
from engine.games.heaps import HeapsQuery
from engine.games.take_rule import TakeRule
from engine.journal.case_reading import rule_of
from engine.journal.fault import JournalError
from engine.journal.items import MOST
from engine.said import say

GRAPH = (
    graph_changes.AddPositions,
    graph_changes.RemovePositions,
    graph_changes.SetMoves,
    graph_changes.SetPlaces,
    graph_changes.Rename,
    graph_changes.InsertQuery,
    graph_changes.RemoveQuery,
    graph_changes.ShiftQuery,
    graph_changes.SetQuery,
    remark_changes.AddNote,
    remark_changes.RemoveNote,
    remark_changes.ChangeNote,
    remark_changes.MoveNotes,
    remark_changes.AddGroup,
    remark_changes.RemoveGroup,
    remark_changes.RenameGroup,
    remark_changes.PaintGroup,
    remark_changes.ChangeGroup,
)
BOARD = (
    board_changes.SetRows,
    board_changes.InsertRows,
    board_changes.RemoveRows,
    board_changes.MoveRows,
    board_changes.SetWidth,
)
HEAPS = (
    heaps_changes.InsertQuery,
    heaps_changes.RemoveQuery,
    heaps_changes.ShiftQuery,
    heaps_changes.SetQuery,
)
TOGETHER = (graph_changes.Together, board_changes.Together, heaps_changes.Together)


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule before and after, as texts: `SetRule` of heaps."""

    before: str
    after: str

    @classmethod
    def of(cls, change: heaps_changes.SetRule) -> "Rules":
        return cls(change.before.text, change.after.text)

    def change(self) -> heaps_changes.SetRule:
        """The change itself. Raises JournalError if a text is no rule."""
        before: TakeRule = rule_of(self.before)
        return heaps_changes.SetRule(before, rule_of(self.after))


TYPES: dict[str, type] = {
    f"{kind} {leaf.__name__}": leaf
    for kind, leaves in (("graph", GRAPH), ("board", BOARD), ("heaps", HEAPS))
    for leaf in leaves
} | {"heaps SetRule": Rules}
"""name -> what stands under it; the first word of the name is the kind of game."""
NAMES = {leaf: name for name, leaf in TYPES.items() if leaf is not Rules} | {heaps_changes.SetRule: "heaps SetRule"}


def require_sense(change: Any) -> None:
    """Raises JournalError where numbers are out of range that the change itself would not look at."""
    check = _CHECKS.get(type(change))
    if check is not None and not check(change):
        raise JournalError(say("numbers of a change ({name}) are out of range", name=type(change).__name__))


def _is_key(key: int) -> bool:
    return 0 <= key < MOST


def _are_new(change: graph_changes.AddPositions) -> bool:
    return all(_is_key(new.key) for new in change.positions)


def _are_rows(change: board_changes.InsertRows) -> bool:
    return all(_is_key(new.key) for new in change.rows)


def _are_moves(change: graph_changes.SetMoves) -> bool:
    return all(edit.after is None or 1 <= edit.after.count <= MOST for edit in change.edits)


def _is_query(query: Query) -> bool:
    return _is_key(query.key) and all(1 <= count <= MOST for _, count in query.stones)


def _is_heaps(query: HeapsQuery) -> bool:
    return _is_key(query.key)


_CHECKS: dict[type, Callable[[Any], bool]] = {
    graph_changes.AddPositions: _are_new,
    graph_changes.SetMoves: _are_moves,
    graph_changes.InsertQuery: lambda change: _is_query(change.query),
    graph_changes.SetQuery: lambda change: _is_query(change.after),
    remark_changes.AddNote: lambda change: _is_key(change.note.key),
    remark_changes.AddGroup: lambda change: _is_key(change.group.key),
    board_changes.InsertRows: _are_rows,
    heaps_changes.InsertQuery: lambda change: _is_heaps(change.query),
}


def flat(change: Any) -> Iterable[Any]:
    """The leaves of a change of a game, in their order."""
    if isinstance(change, TOGETHER):
        for inner in change.changes:
            yield from flat(inner)
    else:
        yield change

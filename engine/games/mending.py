"""A game made anew as it was before a change that broke off half-way, which only a fault of the program can do.

Changes check what they need before they touch a game, so what they refuse has changed nothing. But memory may run out,
or there is a mistake somewhere: then the game may stand between before and after, with values of neither. Each change
tells what was there before, so that is put back first, and the values are found from scratch. Identities stay, so that
the history still fits.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import singledispatch
from typing import Any, NamedTuple

from engine.games import board_changes, graph_changes, heaps_changes, remark_changes
from engine.games.board import BoardGame
from engine.games.board_record import Columns
from engine.games.graph import GraphGame, Move, Place, Query
from engine.games.heaps import HeapsGame
from engine.games.kinds import Game, GameChange
from engine.games.remarks import Group, Note


def mended(game: Game, done: Sequence[GameChange], part: GameChange) -> Game:
    """A new game that is as `game` was before the changes `done` and before `part`, of which something may be done."""
    # What is made in one go is either in `done` or not done at all.
    broken = [one for one in _parts(part) if not isinstance(one, _IN_ONE_GO)]
    parts = [*(one for change in done for one in _parts(change)), *broken][::-1]
    if isinstance(game, GraphGame):
        return _graph(game, parts)
    return _board(game, parts) if isinstance(game, BoardGame) else _heaps(game, parts)


_IN_ONE_GO = graph_changes.ShiftQuery | heaps_changes.ShiftQuery | board_changes.MoveRows


def _parts(change: Any) -> Iterator[Any]:
    together = graph_changes.Together | board_changes.Together | heaps_changes.Together
    if isinstance(change, together):
        for part in change.changes:
            yield from _parts(part)
    else:
        yield change


def _with(items: Sequence[Any], new: Iterable[tuple[int, Any]]) -> list[Any]:
    """`items` with others among them, each at the index that it has in the end."""
    listed = list(items)
    for index, item in sorted(new, key=lambda pair: pair[0]):
        listed.insert(min(index, len(listed)), item)
    return listed


class _Graph(NamedTuple):
    """What a graph is made of, without the values."""

    positions: list[int]
    places: dict[int, Place]
    names: dict[int, str]
    moves: dict[tuple[int, int], Move]
    queries: list[Query]
    notes: dict[int, Note]
    groups: dict[int, Group]


def _graph(game: GraphGame, parts: Iterable[Any]) -> GraphGame:
    moves = {(s, t): move for s, t, move in game.dag.moves()}
    remarks = game.remarks
    state = _Graph(
        list(game.positions),
        game.places,
        game.names,
        moves,
        list(game.queries),
        dict(remarks.notes),
        dict(remarks.groups),
    )
    for part in parts:
        _put_back(part, state)
    there = set(state.positions)
    new = GraphGame()
    new.extend(state.positions)
    new.places.update((p, place) for p, place in state.places.items() if p in there)
    new.names.update((p, name) for p, name in state.names.items() if p in there)
    new.add_moves([(s, t, move) for (s, t), move in state.moves.items() if s in there and t in there])
    new.queries.extend(state.queries)
    _put_remarks(new, state)
    # Numbers that were given out are never given out again.
    new.note_key(game.new_key())
    new.note_rank(game.new_rank())
    return new


def _put_remarks(new: GraphGame, state: _Graph) -> None:
    for note in state.notes.values():
        new.remarks.put_note(note)
    for group in state.groups.values():
        new.remarks.put_group(group)


@singledispatch
def _put_back(part: Any, state: Any) -> None:
    """Let `state` be as it was before `part`, however far that has come."""


@_put_back.register
def _(part: graph_changes.AddPositions, state: _Graph) -> None:
    new = {p.key for p in part.positions}
    state.positions[:] = [key for key in state.positions if key not in new]


@_put_back.register
def _(part: graph_changes.RemovePositions, state: _Graph) -> None:
    gone = {p.key for p in part.positions}
    rest = [key for key in state.positions if key not in gone]
    state.positions[:] = _with(rest, ((p.index, p.key) for p in part.positions))
    state.places.update((p.key, p.place) for p in part.positions)
    state.names.update((p.key, p.name) for p in part.positions if p.name)


@_put_back.register
def _(part: graph_changes.SetMoves, state: _Graph) -> None:
    for edit in part.edits:
        if edit.before:
            state.moves[edit.source, edit.target] = edit.before
        else:
            state.moves.pop((edit.source, edit.target), None)


@_put_back.register
def _(part: graph_changes.SetPlaces, state: _Graph) -> None:
    state.places.update((position, before) for position, before, _ in part.edits)


@_put_back.register
def _(part: graph_changes.Rename, state: _Graph) -> None:
    if part.before:
        state.names[part.position] = part.before
    else:
        state.names.pop(part.position, None)


@_put_back.register
def _(part: remark_changes.AddNote, state: _Graph) -> None:
    state.notes.pop(part.note.key, None)


@_put_back.register
def _(part: remark_changes.RemoveNote, state: _Graph) -> None:
    state.notes[part.note.key] = part.note


@_put_back.register
def _(part: remark_changes.ChangeNote, state: _Graph) -> None:
    state.notes[part.before.key] = part.before


@_put_back.register
def _(part: remark_changes.MoveNotes, state: _Graph) -> None:
    state.notes.update((key, replace(state.notes[key], place=before)) for key, before, _ in part.edits)


@_put_back.register
def _(part: remark_changes.AddGroup, state: _Graph) -> None:
    state.groups.pop(part.group.key, None)


@_put_back.register
def _(part: remark_changes.RemoveGroup, state: _Graph) -> None:
    state.groups[part.group.key] = part.group


@_put_back.register
def _(part: remark_changes.RenameGroup, state: _Graph) -> None:
    state.groups[part.group] = replace(state.groups[part.group], title=part.before)


@_put_back.register
def _(part: remark_changes.PaintGroup, state: _Graph) -> None:
    state.groups[part.group] = replace(state.groups[part.group], colour=part.before)


@_put_back.register
def _(part: remark_changes.ChangeGroup, state: _Graph) -> None:
    group = state.groups[part.group]
    members = (group.members - frozenset(part.added)) | frozenset(part.removed)
    state.groups[part.group] = replace(group, members=members)


class _Queries(NamedTuple):
    """The part of a state that holds queries, for the changes that are alike in graphs and in heaps."""

    queries: list[Any]


@_put_back.register(graph_changes.InsertQuery)
@_put_back.register(heaps_changes.InsertQuery)
def _(part: Any, state: _Graph | _Queries) -> None:
    state.queries[:] = [query for query in state.queries if query.key != part.query.key]


@_put_back.register(graph_changes.RemoveQuery)
@_put_back.register(heaps_changes.RemoveQuery)
def _(part: Any, state: _Graph | _Queries) -> None:
    rest = [query for query in state.queries if query.key != part.query.key]
    state.queries[:] = _with(rest, [(part.index, part.query)])


@_put_back.register(graph_changes.SetQuery)
@_put_back.register(heaps_changes.SetQuery)
def _(part: Any, state: _Graph | _Queries) -> None:
    state.queries[:] = [part.before if query.key == part.before.key else query for query in state.queries]


@_put_back.register(graph_changes.ShiftQuery)
@_put_back.register(heaps_changes.ShiftQuery)
def _(part: Any, state: _Graph | _Queries) -> None:
    state.queries.insert(part.before, state.queries.pop(part.after))


class _Board(NamedTuple):
    """What a board is made of; the width is in a list of one, so that it can be put back too."""

    rows: list[tuple[int, Columns]]
    width: list[int]


def _board(game: BoardGame, parts: Iterable[Any]) -> BoardGame:
    state = _Board([(row, game.columns(row)) for row in game.rows if row in game], [game.width])
    for part in parts:
        _put_back(part, state)
    new = BoardGame(state.width[0])
    for index, (row, columns) in enumerate(state.rows):
        new.insert(index, row, columns)
    used = game.new_key()
    while new.new_key() < used:
        # Numbers that were given out are never given out again.
        pass
    return new


@_put_back.register
def _(part: board_changes.SetRows, state: _Board) -> None:
    before = {edit.row: edit.before for edit in part.edits}
    state.rows[:] = [(row, before.get(row, columns)) for row, columns in state.rows]


@_put_back.register
def _(part: board_changes.InsertRows, state: _Board) -> None:
    new = {row.key for row in part.rows}
    state.rows[:] = [(row, columns) for row, columns in state.rows if row not in new]


@_put_back.register
def _(part: board_changes.RemoveRows, state: _Board) -> None:
    gone = {row.key for row in part.rows}
    rest = [(row, columns) for row, columns in state.rows if row not in gone]
    state.rows[:] = _with(rest, ((row.index, (row.key, row.columns)) for row in part.rows))


@_put_back.register
def _(part: board_changes.MoveRows, state: _Board) -> None:
    taken = [state.rows[index] for index in part.after]
    rest = [row for index, row in enumerate(state.rows) if index not in set(part.after)]
    state.rows[:] = _with(rest, zip(part.before, taken, strict=True))


@_put_back.register
def _(part: board_changes.SetWidth, state: _Board) -> None:
    state.width[0] = part.before


def _heaps(game: HeapsGame, parts: Iterable[Any]) -> HeapsGame:
    state = _Queries(list(game.queries))
    rule = game.rule
    for part in parts:
        if isinstance(part, heaps_changes.SetRule):
            rule = part.before
        else:
            _put_back(part, state)
    new = HeapsGame(rule)
    for index, query in enumerate(state.queries):
        new.insert(index, query)
    new.note_key(game.new_key())
    return new

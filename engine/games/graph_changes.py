"""What can be done to a graph game: frozen changes with an inverse; each gives the delta of what came of it.

A change checks what it needs before it touches the game: one that raises has changed nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.games.graph import GraphGame, Move, Place, Query
from engine.games.graph_checks import (
    require_index,
    require_new,
    require_new_query,
    require_no_groups,
    require_no_stones,
    require_positions,
    require_rising,
)
from engine.games.graph_delta import GraphDelta as GraphDelta
from engine.games.remark_changes import RemarkChange
from engine.together import apply_all


@dataclass(frozen=True, slots=True)
class NewPosition:
    """A position as it stands or will stand in the game."""

    key: int
    index: int
    place: Place
    name: str = ""

    def is_in(self, game: GraphGame) -> bool:
        """Whether the game has the position with this name at this place."""
        return (game.places.get(self.key), game.names.get(self.key, "")) == (self.place, self.name)


@dataclass(frozen=True, slots=True)
class AddPositions:
    """Add positions without moves; `positions` by rising index, each the index it has when all are there."""

    positions: tuple[NewPosition, ...]

    def apply(self, game: GraphGame) -> GraphDelta:
        require_new(game, [p.key for p in self.positions], [p.index for p in self.positions])
        for position in self.positions:
            game.insert(position.index, position.key)
            game.places[position.key] = position.place
            if position.name:
                game.names[position.key] = position.name
        return GraphDelta(positions=True)

    def inverse(self) -> "RemovePositions":
        return RemovePositions(self.positions)


@dataclass(frozen=True, slots=True)
class RemovePositions:
    """Take away positions that have neither moves nor stones and are in no group; the inverse of `AddPositions`."""

    positions: tuple[NewPosition, ...]

    def apply(self, game: GraphGame) -> GraphDelta:
        require_rising([p.index for p in self.positions])
        for position in self.positions:
            require_index(position.index, game.n)
            if game.positions[position.index] != position.key or not position.is_in(game):
                raise ValueError(f"position {position.key} is not as expected")
            if game.dag.followers[position.key] or game.dag.predecessors[position.key]:
                raise ValueError(f"position {position.key} still has moves")
        require_no_stones(game, [p.key for p in self.positions])
        require_no_groups(game, [p.key for p in self.positions])
        for position in reversed(self.positions):
            game.discard(position.index)
            game.places.pop(position.key, None)
            game.names.pop(position.key, None)
        return GraphDelta(positions=True)

    def inverse(self) -> AddPositions:
        return AddPositions(self.positions)


@dataclass(frozen=True, slots=True)
class MoveEdit:
    """One move before and after: None where there is none."""

    source: int
    target: int
    before: Move | None
    after: Move | None


@dataclass(frozen=True, slots=True)
class SetMoves:
    """Add, remove, count and order moves. Raises `CycleError`, with nothing changed, if a new one closes a cycle."""

    edits: tuple[MoveEdit, ...]

    def apply(self, game: GraphGame) -> GraphDelta:
        wrong = [e for e in self.edits if game.move(e.source, e.target) != e.before]
        if wrong or len({(e.source, e.target) for e in self.edits}) < len(self.edits):
            raise ValueError(f"moves are not as expected: {wrong[:3] or 'one is edited twice'}")
        gone = [(e.source, e.target, e.before) for e in self.edits if e.before and not e.after]
        new = [(e.source, e.target, e.after) for e in self.edits if e.after and not e.before]
        delta = GraphDelta(
            game.remove_moves([(s, t) for s, t, _ in gone]), moves={(e.source, e.target) for e in self.edits}
        )
        try:
            delta.absorb(GraphDelta(game.add_moves(new)))
        except (ValueError, KeyError):
            game.add_moves(gone)
            raise
        for edit in self.edits:
            if edit.after:
                game.dag.set_move(edit.source, edit.target, edit.after)
                game.note_rank(edit.after.rank)
        return delta

    def inverse(self) -> "SetMoves":
        return SetMoves(tuple(MoveEdit(e.source, e.target, e.after, e.before) for e in self.edits))


@dataclass(frozen=True, slots=True)
class SetPlaces:
    """Move positions on the canvas: `(position, place before, place after)`."""

    edits: tuple[tuple[int, Place, Place], ...]

    def apply(self, game: GraphGame) -> GraphDelta:
        wrong = [position for position, before, _ in self.edits if game.places.get(position) != before]
        if wrong:
            raise ValueError(f"positions {wrong[:3]} are not at the places expected")
        game.places.update((position, after) for position, _, after in self.edits)
        return GraphDelta(places={position for position, _, _ in self.edits})

    def inverse(self) -> "SetPlaces":
        return SetPlaces(tuple((position, after, before) for position, before, after in self.edits))

    def merged(self, later: "SetPlaces") -> "SetPlaces":
        """Both in one: from the oldest places to the newest."""
        places = {position: (before, after) for position, before, after in self.edits}
        for position, before, after in later.edits:
            places[position] = (places.get(position, (before,))[0], after)
        return SetPlaces(tuple((position, before, after) for position, (before, after) in places.items()))


@dataclass(frozen=True, slots=True)
class Rename:
    """Give a position another name, or none ("")."""

    position: int
    before: str
    after: str

    def apply(self, game: GraphGame) -> GraphDelta:
        require_positions(game, [self.position])
        if game.names.get(self.position, "") != self.before:
            raise ValueError(f"position {self.position} is not named {self.before!r}")
        if self.after:
            game.names[self.position] = self.after
        else:
            game.names.pop(self.position, None)
        return GraphDelta(positions=True)

    def inverse(self) -> "Rename":
        return Rename(self.position, self.after, self.before)


@dataclass(frozen=True, slots=True)
class InsertQuery:
    """Put a query at an index of the list."""

    index: int
    query: Query

    def apply(self, game: GraphGame) -> GraphDelta:
        require_new_query(game, self.query, self.index)
        game.queries.insert(self.index, self.query)
        game.note_key(self.query.key)
        return GraphDelta(queries=True)

    def inverse(self) -> "RemoveQuery":
        return RemoveQuery(self.index, self.query)


@dataclass(frozen=True, slots=True)
class RemoveQuery:
    """Take the query at an index out of the list; the inverse of `InsertQuery`."""

    index: int
    query: Query

    def apply(self, game: GraphGame) -> GraphDelta:
        require_index(self.index, len(game.queries))
        if game.queries[self.index] != self.query:
            raise ValueError(f"query {self.index} is not as expected")
        del game.queries[self.index]
        game.sums.forget(self.query)
        return GraphDelta(queries=True)

    def inverse(self) -> InsertQuery:
        return InsertQuery(self.index, self.query)


@dataclass(frozen=True, slots=True)
class ShiftQuery:
    """Move a query within the list, from one index to another."""

    before: int
    after: int

    def apply(self, game: GraphGame) -> GraphDelta:
        require_index(self.before, len(game.queries))
        require_index(self.after, len(game.queries))
        game.queries.insert(self.after, game.queries.pop(self.before))
        return GraphDelta(queries=True)

    def inverse(self) -> "ShiftQuery":
        return ShiftQuery(self.after, self.before)


@dataclass(frozen=True, slots=True)
class SetQuery:
    """Replace a query by another with the same key: other stones, another name."""

    before: Query
    after: Query

    def apply(self, game: GraphGame) -> GraphDelta:
        index = game.queries.index(self.before)
        require_positions(game, self.after.counts.keys() - self.before.counts.keys())
        if self.before.key != self.after.key:
            raise ValueError(f"query {self.before.key} cannot become query {self.after.key}")
        game.queries[index] = self.after
        game.sums.restoned(self.before, self.after)
        return GraphDelta(queries=True)

    def inverse(self) -> "SetQuery":
        return SetQuery(self.after, self.before)


@dataclass(frozen=True, slots=True)
class Together:
    """Several changes as one: all are made, or, when one raises, none."""

    changes: tuple["GraphChange", ...]

    def apply(self, game: GraphGame) -> GraphDelta:
        return apply_all(self.changes, game, GraphDelta())

    def inverse(self) -> "Together":
        return Together(tuple(change.inverse() for change in reversed(self.changes)))


GraphChange: TypeAlias = (
    AddPositions
    | RemovePositions
    | SetMoves
    | SetPlaces
    | Rename
    | InsertQuery
    | RemoveQuery
    | ShiftQuery
    | SetQuery
    | RemarkChange
    | Together
)


def together(changes: Sequence[GraphChange]) -> GraphChange:
    """One change for several; a single one stays itself."""
    return changes[0] if len(changes) == 1 else Together(tuple(changes))

"""What can be done to the notes and groups of a graph game: frozen changes as those in `graph_changes`.

None of them looks at moves or values. A group has at least one member: the last one goes with the group.
"""

from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.games.graph import GraphGame
from engine.games.graph_checks import require_positions
from engine.games.graph_delta import GraphDelta
from engine.games.place import Place
from engine.games.remarks import (
    MOST_GROUPS,
    MOST_NOTES,
    Group,
    Note,
    require_colour,
    require_note,
    require_place,
    require_title,
)


def _note_as(game: GraphGame, note: Note) -> None:
    if game.remarks.notes.get(note.key) != note:
        raise ValueError(f"note {note.key} is not as expected")


def _group(game: GraphGame, key: int) -> Group:
    group = game.remarks.groups.get(key)
    if group is None:
        raise ValueError(f"there is no group {key}")
    return group


def _require_new(game: GraphGame, key: int) -> None:
    if key in game.remarks.notes or key in game.remarks.groups or key in game:
        raise ValueError(f"{key} is there already")


@dataclass(frozen=True, slots=True)
class AddNote:
    """A new note."""

    note: Note

    def apply(self, game: GraphGame) -> GraphDelta:
        require_note(self.note)
        _require_new(game, self.note.key)
        if len(game.remarks.notes) >= MOST_NOTES:
            raise ValueError(f"there are {MOST_NOTES} notes, and no room for more")
        game.remarks.put_note(self.note)
        game.note_key(self.note.key)
        return GraphDelta(notes={self.note.key})

    def inverse(self) -> "RemoveNote":
        return RemoveNote(self.note)


@dataclass(frozen=True, slots=True)
class RemoveNote:
    """A note goes; the inverse of `AddNote`."""

    note: Note

    def apply(self, game: GraphGame) -> GraphDelta:
        _note_as(game, self.note)
        game.remarks.drop_note(self.note.key)
        return GraphDelta(notes={self.note.key})

    def inverse(self) -> AddNote:
        return AddNote(self.note)


@dataclass(frozen=True, slots=True)
class ChangeNote:
    """A note with another text, width or colour."""

    before: Note
    after: Note

    def apply(self, game: GraphGame) -> GraphDelta:
        _note_as(game, self.before)
        require_note(self.after)
        if self.before.key != self.after.key:
            raise ValueError(f"note {self.before.key} cannot become note {self.after.key}")
        game.remarks.put_note(self.after)
        return GraphDelta(notes={self.after.key})

    def inverse(self) -> "ChangeNote":
        return ChangeNote(self.after, self.before)


@dataclass(frozen=True, slots=True)
class MoveNotes:
    """Notes elsewhere on the canvas: `(note, place before, place after)`."""

    edits: tuple[tuple[int, Place, Place], ...]

    def apply(self, game: GraphGame) -> GraphDelta:
        notes = game.remarks.notes
        wrong = [key for key, before, _ in self.edits if key not in notes or notes[key].place != before]
        if wrong or len({key for key, _, _ in self.edits}) < len(self.edits):
            raise ValueError(f"notes {wrong[:3]} are not at the places expected, or one is moved twice")
        for _, _, after in self.edits:
            require_place(after)
        for key, _, after in self.edits:
            game.remarks.put_note(replace(notes[key], place=after))
        return GraphDelta(notes={key for key, _, _ in self.edits})

    def inverse(self) -> "MoveNotes":
        return MoveNotes(tuple((key, after, before) for key, before, after in self.edits))

    def merged(self, later: "MoveNotes") -> "MoveNotes":
        """Both in one: from the oldest places to the newest."""
        places = {key: (before, after) for key, before, after in self.edits}
        for key, before, after in later.edits:
            places[key] = (places.get(key, (before,))[0], after)
        return MoveNotes(tuple((key, before, after) for key, (before, after) in places.items()))


@dataclass(frozen=True, slots=True)
class AddGroup:
    """A new group."""

    group: Group

    def apply(self, game: GraphGame) -> GraphDelta:
        group = self.group
        require_title(group.title)
        require_colour(group.colour)
        _require_new(game, group.key)
        require_positions(game, group.members)
        if not group.members or len(game.remarks.groups) >= MOST_GROUPS:
            raise ValueError(f"a group needs members, and there may be {MOST_GROUPS} groups")
        game.remarks.put_group(group)
        game.note_key(group.key)
        return GraphDelta(groups={group.key})

    def inverse(self) -> "RemoveGroup":
        return RemoveGroup(self.group)


@dataclass(frozen=True, slots=True)
class RemoveGroup:
    """A group goes, and its positions stay; the inverse of `AddGroup`."""

    group: Group

    def apply(self, game: GraphGame) -> GraphDelta:
        if game.remarks.groups.get(self.group.key) != self.group:
            raise ValueError(f"group {self.group.key} is not as expected")
        game.remarks.drop_group(self.group.key)
        return GraphDelta(groups={self.group.key})

    def inverse(self) -> AddGroup:
        return AddGroup(self.group)


@dataclass(frozen=True, slots=True)
class RenameGroup:
    """A group under another title."""

    group: int
    before: str
    after: str

    def apply(self, game: GraphGame) -> GraphDelta:
        group = _group(game, self.group)
        require_title(self.after)
        if group.title != self.before:
            raise ValueError(f"group {self.group} is not called {self.before!r}")
        game.remarks.change_group(replace(group, title=self.after))
        return GraphDelta(groups={self.group})

    def inverse(self) -> "RenameGroup":
        return RenameGroup(self.group, self.after, self.before)


@dataclass(frozen=True, slots=True)
class PaintGroup:
    """A group in another colour."""

    group: int
    before: str
    after: str

    def apply(self, game: GraphGame) -> GraphDelta:
        group = _group(game, self.group)
        require_colour(self.after)
        if group.colour != self.before:
            raise ValueError(f"group {self.group} is not {self.before!r}")
        game.remarks.change_group(replace(group, colour=self.after))
        return GraphDelta(groups={self.group})

    def inverse(self) -> "PaintGroup":
        return PaintGroup(self.group, self.after, self.before)


@dataclass(frozen=True, slots=True)
class ChangeGroup:
    """Positions come into a group, others leave it; one at least stays or comes."""

    group: int
    added: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()

    def apply(self, game: GraphGame) -> GraphDelta:
        group = _group(game, self.group)
        added, removed = frozenset(self.added), frozenset(self.removed)
        require_positions(game, added)
        if not group.members.isdisjoint(added) or not removed <= group.members:
            raise ValueError(f"group {self.group} has other members than expected")
        members = (group.members - removed) | added
        if not members:
            raise ValueError(f"group {self.group} would have no members")
        game.remarks.change_group(replace(group, members=members), added, removed)
        return GraphDelta(groups={self.group})

    def inverse(self) -> "ChangeGroup":
        return ChangeGroup(self.group, self.removed, self.added)


RemarkChange: TypeAlias = (
    AddNote | RemoveNote | ChangeNote | MoveNotes | AddGroup | RemoveGroup | RenameGroup | PaintGroup | ChangeGroup
)

"""Edits of notes and groups as a person thinks of them: each function gives the change, without making it."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from engine.games.graph import GraphGame
from engine.games.graph_changes import GraphChange, SetPlaces, Together, together
from engine.games.graph_record import GraphRecord
from engine.games.place import Place
from engine.games.remark_changes import AddGroup, AddNote, ChangeGroup, ChangeNote, MoveNotes, RemoveGroup, RemoveNote
from engine.games.remarks import COLOURS, FARTHEST, NARROWEST, WIDEST, Group, Note


def add_note(game: GraphGame, text: str, place: Place, colour: str = COLOURS[0]) -> tuple[int, AddNote]:
    """A new note: its identity, and the change."""
    key = game.new_key()
    return key, AddNote(Note(key, text, _within(place), colour=colour))


def remove_notes(game: GraphGame, notes: Iterable[int]) -> list[GraphChange]:
    """The notes taken away."""
    return [RemoveNote(game.remarks.notes[key]) for key in sorted(set(notes))]


def write_note(note: Note, text: str) -> ChangeNote | None:
    """The note with another text; None where it is the same."""
    return None if text == note.text else ChangeNote(note, replace(note, text=text))


def widen_note(note: Note, width: float) -> ChangeNote | None:
    """The note as wide as that, as far as notes may be; None where it is already."""
    width = min(max(width, NARROWEST), WIDEST)
    return None if width == note.width else ChangeNote(note, replace(note, width=width))


def move_notes(game: GraphGame, places: Mapping[int, Place]) -> MoveNotes | None:
    """Notes moved to new places, as far as notes may be; None where all are there already."""
    notes = game.remarks.notes
    edits = ((key, notes[key].place, _within(place)) for key, place in places.items())
    moved = tuple(edit for edit in edits if edit[1] != edit[2])
    return MoveNotes(moved) if moved else None


def group(
    game: GraphGame, positions: Iterable[int], title: str, colour: str = COLOURS[1]
) -> tuple[int, AddGroup] | None:
    """A new group of some positions: its identity, and the change; None where there are no positions."""
    members = frozenset(positions)
    if not members:
        return None
    key = game.new_key()
    return key, AddGroup(Group(key, title, members, colour))


def set_members(game: GraphGame, key: int, positions: Iterable[int]) -> GraphChange | None:
    """A group with just these members, without any of them no group; None where it has them already."""
    now, wanted = game.remarks.groups[key], frozenset(positions)
    if not wanted:
        return RemoveGroup(now)
    added, removed = tuple(sorted(wanted - now.members)), tuple(sorted(now.members - wanted))
    return ChangeGroup(key, added, removed) if added or removed else None


def members_gone(game: GraphGame, gone: Collection[int]) -> list[GraphChange]:
    """Positions taken out of their groups; a group that none is left of goes too."""
    changes: list[GraphChange] = []
    leaving = frozenset(gone)
    for key in sorted(game.remarks.groups_of(leaving)):
        left = game.remarks.groups[key]
        removed = left.members & leaving
        whole = len(removed) == len(left.members)
        changes.append(RemoveGroup(left) if whole else ChangeGroup(key, removed=tuple(sorted(removed))))
    return changes


def pasted(game: GraphGame, record: GraphRecord, keys: Sequence[int], shift: Place) -> list[GraphChange]:
    """The notes of `record`, shifted as far as notes may be, and its groups, whose positions get the identities
    `keys`."""
    changes: list[GraphChange] = []
    for note in record.notes:
        place = _within(Place(note.place.x + shift.x, note.place.y + shift.y))
        changes.append(AddNote(Note(game.new_key(), note.text, place, note.width, note.colour)))
    for made in record.groups:
        members = frozenset(keys[index] for index in made.members)
        changes.append(AddGroup(Group(game.new_key(), made.title, members, made.colour)))
    return changes


def merged_shift(first: object, later: object) -> GraphChange | None:
    """Two shifts of positions, of notes or of both in one; None where they are no shifts of the same kind."""
    if isinstance(first, SetPlaces) and isinstance(later, SetPlaces):
        return first.merged(later)
    if isinstance(first, MoveNotes) and isinstance(later, MoveNotes):
        return first.merged(later)
    if isinstance(first, Together) and isinstance(later, Together) and len(first.changes) == len(later.changes) == 2:
        parts = [merged_shift(*pair) for pair in zip(first.changes, later.changes, strict=True)]
        whole = [part for part in parts if part is not None]
        return together(whole) if len(whole) == 2 else None
    return None


def _within(place: Place) -> Place:
    """The place nearest to one at which a note may be."""
    return Place(*(min(max(value, -FARTHEST), FARTHEST) for value in place))

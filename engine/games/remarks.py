"""What a person writes on the canvas beside the game: notes, and groups of positions with a title.

They say nothing about the game: no value and no answer hangs on them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import isfinite

from engine.games.place import Place

COLOURS = ("amber", "violet", "green", "red", "grey")
"""What a note or a group may be coloured in; a theme says what that looks like."""
MOST_NOTES = MOST_GROUPS = 10_000
"""In one case: a short file must not be able to ask for very many."""
LONGEST_NOTE, LONGEST_TITLE = 4_000, 200
"""Characters."""
NARROWEST, USUAL, WIDEST = 60.0, 180.0, 2_000.0
"""The width of a note, in canvas units."""
FARTHEST = 1e9
"""How far from the origin a note may be, in canvas units: as positions in a ``.grundy`` file."""


@dataclass(frozen=True, slots=True)
class Note:
    """A text of several lines on the canvas: its identity, the text, the top left corner, the width, the colour."""

    key: int
    text: str
    place: Place
    width: float = USUAL
    colour: str = COLOURS[0]


@dataclass(frozen=True, slots=True)
class Group:
    """Positions (by identity; at least one) under a title. A position may be in several groups."""

    key: int
    title: str
    members: frozenset[int]
    colour: str = COLOURS[1]


@dataclass(frozen=True, slots=True)
class NoteRecord:
    """A note as plain data."""

    text: str
    place: Place
    width: float = USUAL
    colour: str = COLOURS[0]


@dataclass(frozen=True, slots=True)
class GroupRecord:
    """A group as plain data; `members` are indices of positions, rising."""

    title: str
    members: tuple[int, ...]
    colour: str = COLOURS[1]


def require_note(note: Note | NoteRecord) -> None:
    """Raises ValueError unless the note can be shown: a short text, a place and a width that make sense."""
    if len(note.text) > LONGEST_NOTE:
        raise ValueError(f"a note of {len(note.text)} characters is longer than {LONGEST_NOTE}")
    if not NARROWEST <= note.width <= WIDEST:
        raise ValueError(f"a note is from {NARROWEST:g} to {WIDEST:g} wide, not {note.width:g}")
    require_place(note.place)
    require_colour(note.colour)


def require_place(place: Place) -> None:
    """Raises ValueError unless a note can stand there."""
    if not all(isfinite(value) and abs(value) <= FARTHEST for value in place):
        raise ValueError(f"a note cannot stand at {place[0]:g}, {place[1]:g}")


def require_title(title: str) -> None:
    """Raises ValueError for a title that is too long."""
    if len(title) > LONGEST_TITLE:
        raise ValueError(f"a title of {len(title)} characters is longer than {LONGEST_TITLE}")


def require_colour(colour: str) -> None:
    """Raises ValueError for what is no colour of notes and groups."""
    if colour not in COLOURS:
        raise ValueError(f"{colour[:20]!r} is no colour: choose {', '.join(COLOURS)}")


class Remarks:
    """The notes and groups of a game by identity. Changed by changes only, through the methods here.

    Attributes
    ----------
    version
        Rises with each change: who has looked need not look again while it stays.
    """

    def __init__(self) -> None:
        self.notes: dict[int, Note] = {}
        self.groups: dict[int, Group] = {}
        self.version = 0
        self._of: dict[int, set[int]] = {}

    @property
    def listed_notes(self) -> list[Note]:
        """The notes by identity, so that what was taken away and came back stands where it stood."""
        return [self.notes[key] for key in sorted(self.notes)]

    @property
    def listed_groups(self) -> list[Group]:
        """The groups by identity."""
        return [self.groups[key] for key in sorted(self.groups)]

    def groups_of(self, positions: Iterable[int]) -> set[int]:
        """The groups that one of the positions is in, which costs by the positions and not by the groups."""
        found: set[int] = set()
        for position in positions if self._of else ():
            found |= self._of.get(position, found)
        return found

    def put_note(self, note: Note) -> None:
        """A note that is new, or instead of the one of its key."""
        self.version += 1
        self.notes[note.key] = note

    def drop_note(self, key: int) -> None:
        """A note that is there goes."""
        self.version += 1
        del self.notes[key]

    def put_group(self, group: Group) -> None:
        """A group that is new."""
        self.change_group(group, group.members)

    def drop_group(self, key: int) -> None:
        """A group that is there goes."""
        self.version += 1
        self._strike(key, self.groups.pop(key).members)

    def change_group(self, group: Group, added: Iterable[int] = (), removed: Iterable[int] = ()) -> None:
        """Another group under the key of one that is there, which differs from it by these members."""
        self.version += 1
        self.groups[group.key] = group
        for position in added:
            self._of.setdefault(position, set()).add(group.key)
        self._strike(group.key, removed)

    def _strike(self, key: int, members: Iterable[int]) -> None:
        for position in members:
            rest = self._of[position]
            rest.discard(key)
            if not rest:
                del self._of[position]

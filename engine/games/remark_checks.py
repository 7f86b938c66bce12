"""Whether notes and groups of plain data make sense, which may be anybody's."""

from collections.abc import Sequence
from itertools import pairwise

from engine.games.remarks import GroupRecord, NoteRecord, require_colour, require_note, require_title


def require_record_remarks(n: int, notes: Sequence[NoteRecord], groups: Sequence[GroupRecord]) -> None:
    """Raises ValueError unless all can be shown beside `n` positions."""
    for note in notes:
        require_note(note)
    for group in groups:
        require_group(n, group)


def require_group(n: int, group: GroupRecord) -> None:
    """Raises ValueError unless the group has members, each once and among `n` positions, by rising index."""
    require_title(group.title)
    require_colour(group.colour)
    members = group.members
    if not members:
        raise ValueError("a group without members")
    if members[0] < 0 or members[-1] >= n or any(a >= b for a, b in pairwise(members)):
        raise ValueError(f"the members of a group do not rise from 0 to {n - 1}")

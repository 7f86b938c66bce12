"""Notes and groups in Graphviz's DOT language: nodes in the shape of a note, and clusters."""

from collections.abc import Sequence

from engine.drawing.escape import dot
from engine.drawing.remark_boxes import note_height
from engine.drawing.remarks import ink, note_lines
from engine.drawing.themes import Theme
from engine.games.graph_record import GraphRecord
from engine.games.remarks import GroupRecord

_POINTS = 0.75
"""Of a canvas unit."""


def note_statements(record: GraphRecord, theme: Theme) -> list[str]:
    """A node for each note."""
    found = []
    for number, note in enumerate(record.notes):
        look, lines = ink(theme, note.colour), note_lines(note)
        x, y = note.place.x + note.width / 2, note.place.y + note_height(len(lines)) / 2
        place = f'pos="{x * _POINTS:.2f},{0.0 - y * _POINTS:.2f}"'
        paint = f"fillcolor={dot(look.fill)}, color={dot(look.edge)}, fontcolor={dot(theme.text)}"
        label = f"label={dot(chr(10).join(lines))}"
        found.append(f"note{number} [shape=note, fixedsize=false, fontsize=10, {label}, {paint}, {place}];")
    return found


def group_statements(record: GraphRecord, theme: Theme) -> list[str]:
    """A cluster for each group, within that which has all its positions; a position is in one of them only."""
    order = sorted(range(len(record.groups)), key=lambda i: (-len(record.groups[i].members), i))
    groups = [record.groups[i] for i in order]
    inside, parents = _owners(record.n, groups), _parents(groups)
    children: dict[int, list[int]] = {}
    for i, parent in enumerate(parents):
        children.setdefault(parent, []).append(i)
    lines: list[str] = []
    # Without recursion: groups may lie deep within each other.
    stack = [(i, False) for i in reversed(children.get(-1, []))]
    while stack:
        at, closes = stack.pop()
        lines.extend(["}"] if closes else _opened(at, groups[at], inside[at], theme))
        if not closes:
            stack += [(at, True), *((child, False) for child in children.get(at, []))]
    return lines


def _owners(n: int, groups: Sequence[GroupRecord]) -> list[list[int]]:
    """The positions that stand in each cluster: each in the smallest group that it is in."""
    owner = [-1] * n
    for i, group in enumerate(groups):
        for index in group.members:
            owner[index] = i
    return [[index for index in group.members if owner[index] == i] for i, group in enumerate(groups)]


def _parents(groups: Sequence[GroupRecord]) -> list[int]:
    """For each of the groups, the largest first, the smallest before it that has all its members; -1 for none."""
    sets = [frozenset(group.members) for group in groups]
    return [next((j for j in range(i - 1, -1, -1) if sets[i] <= sets[j]), -1) for i in range(len(groups))]


def _opened(number: int, group: GroupRecord, inside: list[int], theme: Theme) -> list[str]:
    """A cluster up to what lies within it."""
    look = ink(theme, group.colour)
    paint = f"style={dot('rounded,filled')}; fillcolor={dot(look.fill)}; color={dot(look.edge)}"
    head = f"label={dot(group.title)}; labeljust=l; fontcolor={dot(look.edge)}; fontsize=12; {paint};"
    return [f"subgraph cluster_{number} {{", head, *(f"n{index};" for index in inside)]

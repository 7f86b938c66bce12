"""Between graph records and what stands in a file for them."""

from collections.abc import Iterable, Sequence
from itertools import groupby

import numpy as np

from engine.games.graph_record import FloatArray, GraphRecord, QueryRecord
from engine.games.place import Place
from engine.games.remarks import GroupRecord, NoteRecord
from engine.project_file.fault import Fault
from engine.project_file.graph_faults import Moves, faults_of
from engine.project_file.json_text import block, clean, json_of, object_of
from engine.project_file.locate import Path
from engine.project_file.schema import FARTHEST, GraphItem, NoteItem


def read_graph(item: GraphItem, path: Path, faults: list[Fault]) -> GraphRecord | None:
    """The record of a graph, which stands at `path`; None, with its faults added to `faults`, if it makes no sense."""
    moves = Moves.of(item)
    found = list(faults_of(item, moves, path))
    faults += found
    return None if found else _record_of(item, moves)


def _record_of(item: GraphItem, moves: Moves) -> GraphRecord:
    return GraphRecord(
        item.positions,
        moves.sources,
        moves.targets,
        moves.counts,
        tuple(QueryRecord(query.stones, query.name) for query in item.queries),
        item.name,
        item.names,
        None if item.places is None else np.array(item.places, dtype=np.float64).reshape(-1, 2),
        tuple(map(_note, item.notes)),
        tuple(GroupRecord(group.title, tuple(sorted(group.members)), group.colour) for group in item.groups),
    )


def _note(item: NoteItem) -> NoteRecord:
    return NoteRecord(item.text, Place(*item.place), item.width, item.colour)


def graph_text(record: GraphRecord) -> str:
    """A graph as a JSON object, laid out so that a small change of the game changes few lines.

    Each position's name and place, the moves of one position, and each query, note and group stand on a line each.
    """
    fields = ['"kind": "graph"', f'"name": {json_of(clean(record.name))}', f'"positions": {record.n}']
    if record.names:
        names = sorted(record.names.items())
        fields.append(block("names", "{}", (f'"{index}": {json_of(clean(name))}' for index, name in names)))
    fields.append(block("moves", "[]", _move_lines(record)))
    if record.places is not None:
        fields.append(block("places", "[]", map(json_of, _sound(record.places).tolist())))
    fields.append(block("queries", "[]", map(_query_line, record.queries)))
    if record.notes:
        fields.append(block("notes", "[]", map(_note_line, record.notes)))
    if record.groups:
        fields.append(block("groups", "[]", map(_group_line, record.groups)))
    return object_of(fields)


def _move_lines(record: GraphRecord) -> Iterable[str]:
    moves = zip(record.sources.tolist(), record.targets.tolist(), record.counts.tolist(), strict=True)
    for _, group in groupby(moves, key=lambda move: move[0]):
        yield ", ".join([_move(move) for move in group])


def _move(move: Sequence[int]) -> str:
    source, target, count = move
    return f"[{source}, {target}]" if count == 1 else f"[{source}, {target}, {count}]"


def _query_line(query: QueryRecord) -> str:
    return f'{{"name": {json_of(clean(query.name))}, "stones": {json_of(query.stones)}}}'


def _note_line(note: NoteRecord) -> str:
    text, colour = json_of(clean(note.text)), json_of(note.colour)
    place = json_of(_sound(np.array(note.place)).tolist())
    return f'{{"text": {text}, "place": {place}, "width": {json_of(note.width)}, "colour": {colour}}}'


def _group_line(group: GroupRecord) -> str:
    title, members, colour = json_of(clean(group.title)), json_of(group.members), json_of(group.colour)
    return f'{{"title": {title}, "members": {members}, "colour": {colour}}}'


def _sound(places: FloatArray) -> FloatArray:
    """Places that a reader takes: a slip of some drawing must not make a file that cannot be opened."""
    return np.clip(np.nan_to_num(places), -FARTHEST, FARTHEST)

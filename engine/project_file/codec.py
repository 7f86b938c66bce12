"""Between graph records and the JSON of a file: one case to text, and a checked case to a record."""

from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec
import numpy as np

from engine.games.graph_record import FloatArray, GraphRecord, QueryRecord
from engine.project_file.schema import FARTHEST, CaseItem
from engine.project_file.validate import Moves

_INDENT = " " * 6


def record_of(case: CaseItem, moves: Moves) -> GraphRecord:
    """The record of a case in which `validate` finds no fault."""
    return GraphRecord(
        case.positions,
        moves.sources,
        moves.targets,
        moves.counts,
        tuple(QueryRecord(query.stones, query.name) for query in case.queries),
        case.name,
        case.names,
        None if case.places is None else np.array(case.places, dtype=np.float64).reshape(-1, 2),
    )


def case_text(record: GraphRecord) -> str:
    """A record as a JSON object, laid out so that a small change of the game changes few lines.

    Each position's name and place, the moves of one position, and each query stand on a line of their own.
    """
    fields = [f'"name": {json_of(clean(record.name))}', f'"positions": {record.n}']
    if record.names:
        names = sorted(record.names.items())
        fields.append(_block("names", "{}", (f'"{index}": {json_of(clean(name))}' for index, name in names)))
    fields.append(_block("moves", "[]", _move_lines(record)))
    if record.places is not None:
        fields.append(_block("places", "[]", map(json_of, _sound(record.places).tolist())))
    fields.append(_block("queries", "[]", map(_query_line, record.queries)))
    return "{\n    " + ",\n    ".join(fields) + "\n  }"


def json_of(value: object) -> str:
    """A small value as JSON on one line."""
    return msgspec.json.encode(value).decode()


def clean(text: str) -> str:
    """The text as it can be written in UTF-8: halves of surrogate pairs are joined, and become U+FFFD if alone."""
    if text.isascii():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def _block(name: str, brackets: str, lines: Iterable[str]) -> str:
    inside = f",\n{_INDENT}".join(lines)
    if not inside:
        return f'"{name}": {brackets}'
    return f'"{name}": {brackets[0]}\n{_INDENT}{inside}\n    {brackets[1]}'


def _move_lines(record: GraphRecord) -> Iterable[str]:
    moves = zip(record.sources.tolist(), record.targets.tolist(), record.counts.tolist(), strict=True)
    for _, group in groupby(moves, key=lambda move: move[0]):
        yield ", ".join([_move(move) for move in group])


def _move(move: Sequence[int]) -> str:
    source, target, count = move
    return f"[{source}, {target}]" if count == 1 else f"[{source}, {target}, {count}]"


def _query_line(query: QueryRecord) -> str:
    return f'{{"name": {json_of(clean(query.name))}, "stones": {json_of(query.stones)}}}'


def _sound(places: FloatArray) -> FloatArray:
    """Places that a reader takes: a slip of some drawing must not make a file that cannot be opened."""
    return np.clip(np.nan_to_num(places), -FARTHEST, FARTHEST)

"""Between board records and what stands in a file for them."""

from collections.abc import Sequence

from engine.games.board_record import BoardRecord
from engine.project_file.fault import Fault
from engine.project_file.json_text import block, clean, json_of, object_of
from engine.project_file.locate import Path
from engine.project_file.schema import BoardItem
from engine.said import say


def read_board(item: BoardItem, path: Path, faults: list[Fault]) -> BoardRecord | None:
    """The record of a board, which stands at `path`; None, with its faults added to `faults`, if it makes no sense."""
    before = len(faults)
    for row, columns in enumerate(item.rows):
        if not _is_sound(columns, item.width):
            faults.append(_fault(columns, item.width, (*path, "rows", row)))
    return BoardRecord(item.width, tuple(item.rows), item.name) if len(faults) == before else None


def _is_sound(columns: Sequence[int], width: int) -> bool:
    return not columns or (min(columns) >= 1 and max(columns) <= width and len(set(columns)) == len(columns))


def _fault(columns: Sequence[int], width: int, path: Path) -> Fault:
    """The first fault of a row, which has one."""
    seen: set[int] = set()
    for chess, column in enumerate(columns):
        if not 1 <= column <= width:
            text = say("there is no column {column}: the columns are 1 to {width}", column=column, width=width)
            return Fault((*path, chess), text)
        if column in seen:
            return Fault((*path, chess), say("two chesses in column {column}", column=column))
        seen.add(column)
    raise ValueError(f"no fault in {columns}")


def board_text(record: BoardRecord) -> str:
    """A board as a JSON object with each row on a line of its own."""
    return object_of(
        [
            '"kind": "board"',
            f'"name": {json_of(clean(record.name))}',
            f'"width": {record.width}',
            block("rows", "[]", map(json_of, record.rows)),
        ]
    )

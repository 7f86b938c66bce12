"""A case made of what makes sense in a broken one: what does not is left out, and told."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from engine.games.kinds import Record
from engine.project_file.board_case import read_board
from engine.project_file.fault import Fault
from engine.project_file.graph_case import read_graph
from engine.project_file.graph_faults import Moves, faults_of, wrong_moves
from engine.project_file.heaps_case import read_heaps
from engine.project_file.json_text import clean
from engine.project_file.locate import Path
from engine.project_file.mended_remarks import drop_senseless_members, take_remarks
from engine.project_file.reading import unknown_field
from engine.project_file.schema import (
    MOST_POSITIONS,
    BoardItem,
    GraphItem,
    HeapsItem,
    HeapsQueryItem,
    Index,
    MoveItem,
    Point,
    QueryItem,
)
from engine.said import say
from engine.solve.bulk import CycleError, grundy_labels

_BOARD_WIDTH = 20
_MOST_CYCLES = 20
_MOST_TOLD = 10

T = TypeVar("T")
Values = dict[str, Any]
Tell = Callable[[Path, str], None]
"""Gets the path of what is wrong within the case, and what about it."""


def mended_case(values: Values, tell: Tell) -> Record | None:
    """The record of a case of which `values`, which are used up, could be read; None, which is told, if it is none."""
    kind = _kind(values)
    known = {"graph": GraphItem, "board": BoardItem, "heaps": HeapsItem}[kind].__struct_fields__
    for name in [name for name in values if name not in known][:_MOST_TOLD]:
        tell((), unknown_field(clean(name)[:40]))
    if values.get("kind", "graph") != kind:
        tell(("kind",), say("taken for {kind}", kind=kind))
    return _MENDED[kind](values, tell)


def _kind(values: Values) -> str:
    """What the case says it is; if that is no kind, what its fields look like."""
    said = values.get("kind", "")
    if said in ("board", "heaps") or (said == "graph" and not ("rule" in values or "width" in values)):
        return str(said)
    if "rule" in values:
        return "heaps"
    return "board" if ("rows" in values or "width" in values) else "graph"


def _graph(values: Values, tell: Tell) -> Record | None:
    item = GraphItem(
        0,
        name=_text(values, tell),
        names=_names(values, tell),
        moves=_items(values, "moves", MoveItem, tell),
        places=_whole(values, "places", list[Point], tell),
        queries=_items(values, "queries", QueryItem, tell),
    )
    take_remarks(item, lambda key, type_: _items(values, key, type_, tell), tell)
    if not _has_positions(values, item):
        return None
    item.positions = _count(values, item, tell)
    if item.places is not None and len(item.places) != item.positions:
        count, positions = len(item.places), item.positions
        text = say("{count} places for {positions} positions: laid out anew", count=count, positions=positions)
        tell(("places",), text)
        item.places = None
    _drop_senseless(item, tell)
    return read_graph(item, (), []) if _without_cycles(item, tell) else None


def _has_positions(values: Values, item: GraphItem) -> bool:
    return "positions" in values or bool(item.moves or item.names or item.places or item.notes)


def _count(values: Values, item: GraphItem, tell: Tell) -> int:
    """How many positions there are: what the file says, unless all else in it says that there are more."""
    said = values.get("positions")
    placed = len(item.places or ())
    if type(said) is int and placed <= said <= MOST_POSITIONS:
        return said
    needed = [max(move[:2]) + 1 for move in item.moves] + [index + 1 for index in item.names]
    count = min(placed or max(needed, default=0), MOST_POSITIONS)
    tell(("positions",), say("taken as {count}, which the rest of the case speaks for", count=count))
    return count


def _drop_senseless(item: GraphItem, tell: Tell) -> None:
    """Leave out names, moves and queries that `faults_of` would refuse."""
    moves = Moves.of(item)
    bad = wrong_moves(item.positions, moves)
    wrong = {int(fault.path[1]) for fault in _all_query_faults(item)}
    acyclic = GraphItem(item.positions, names=item.names, moves=item.moves if bad.any() else [], queries=item.queries)
    for fault in faults_of(acyclic, Moves.of(acyclic), ()):
        if len(fault.path) > 1 or not bad.any():
            tell(fault.path, fault.message)
    drop_senseless_members(item, tell)
    item.names = {index: name for index, name in item.names.items() if index < item.positions}
    item.moves = _without(item.moves, bad)
    item.queries = [query for index, query in enumerate(item.queries) if index not in wrong]


def _all_query_faults(item: GraphItem) -> Iterator[Fault]:
    return faults_of(GraphItem(item.positions, queries=item.queries), Moves.of(GraphItem(0)), ())


def _without(items: Sequence[T], bad: npt.NDArray[np.bool_]) -> list[T]:
    return list(items) if not bad.any() else [item for item, out in zip(items, bad.tolist(), strict=True) if not out]


def _without_cycles(item: GraphItem, tell: Tell) -> bool:
    """Leave out a move of each cycle, the last of those in the file; False if there are too many of them."""
    for _ in range(_MOST_CYCLES):
        moves = Moves.of(item)
        try:
            grundy_labels(item.positions, moves.sources, moves.targets)
        except CycleError as error:
            steps = set(zip(error.cycle, [*error.cycle[1:], error.cycle[0]], strict=True))
            last = max(i for i, move in enumerate(item.moves) if (move[0], move[1]) in steps)
            source, target = item.moves[last][:2]
            text = say("the move {source} -> {target} closes a cycle: left out", source=source, target=target)
            tell(("moves", last), text)
            del item.moves[last]
        else:
            return True
    tell(("moves",), say("the moves form very many cycles"))
    return False


def _board(values: Values, tell: Tell) -> Record | None:
    rows = _items(values, "rows", tuple[Index, ...], tell)
    if not rows and "width" not in values:
        return None
    used = max((column for row in rows for column in row), default=1)
    width = _convert(values.get("width"), BoardItem.__annotations__["width"])
    if width is None:
        width = max(_BOARD_WIDTH, used)
        tell(("width",), say("taken as {width}", width=width))
    item = _convert({"width": width, "name": _text(values, tell), "rows": rows}, BoardItem)
    if item is None:
        tell((), say("no board can be made of it"))
        return None
    return _board_of_sound_rows(item, tell)


def _board_of_sound_rows(item: BoardItem, tell: Tell) -> Record | None:
    faults: list[Fault] = []
    read_board(item, (), faults)
    wrong = {int(fault.path[1]) for fault in faults}
    for fault in faults[:_MOST_TOLD]:
        tell(fault.path, say("{fault}: the row is left out", fault=fault.message))
    item.rows = [row for index, row in enumerate(item.rows) if index not in wrong]
    return read_board(item, (), [])


def _heaps(values: Values, tell: Tell) -> Record | None:
    rule = values.get("rule")
    queries = _items(values, "queries", HeapsQueryItem, tell)
    if not isinstance(rule, str):
        if "rule" in values or queries:
            tell(("rule",), say("the rule is missing"))
        return None
    faults: list[Fault] = []
    record = read_heaps(HeapsItem(clean(rule), name=_text(values, tell), queries=queries), (), faults)
    for fault in faults:
        tell(fault.path, fault.message)
    return record


_MENDED = {"graph": _graph, "board": _board, "heaps": _heaps}


# The parts of a case


def _text(values: Values, tell: Tell) -> str:
    name = values.get("name", "")
    if isinstance(name, str):
        return clean(name)
    tell(("name",), say("the name of the case is no text"))
    return ""


def _names(values: Values, tell: Tell) -> dict[int, str]:
    names = values.get("names", {})
    whole = _convert(names, dict[Index, str])
    if whole is not None:
        return {index: clean(name) for index, name in whole.items()}
    found: dict[int, str] = {}
    pairs = names.items() if isinstance(names, dict) else [("", names)]
    for key, name in pairs:
        one = _convert({key: name}, dict[Index, str])
        if one is None:
            tell(("names", clean(str(key))[:40]), say("this is no name of a position"))
        else:
            found |= one
    return found


def _items(values: Values, key: str, type_: Any, tell: Tell) -> list[Any]:
    """The items of a list that are what they should be."""
    # Of a large case there are not two copies at a time.
    items = values.pop(key, [])
    whole = _convert(items, list[type_])
    if whole is not None:
        return [_cleaned(item) for item in whole] if key == "queries" else list(whole)
    found = []
    told = 0
    for index, value in enumerate(items if isinstance(items, list) else [items]):
        item = _convert(value, type_)
        if item is not None:
            found.append(_cleaned(item))
        elif (told := told + 1) <= _MOST_TOLD:
            tell((key, index), say("this does not belong here: left out"))
    return found


def _cleaned(item: Any) -> Any:
    if isinstance(item, QueryItem | HeapsQueryItem):
        item.name = clean(item.name)
    return item


def _whole(values: Values, key: str, type_: Any, tell: Tell) -> Any:
    """A value that is of use only if all of it is sound."""
    said = values.pop(key, None)
    if said is None:
        return None
    value = _convert(said, type_)
    if value is None:
        tell((key,), say("these make no sense: left out"))
    return value


def _convert(value: Any, type_: Any) -> Any:
    """`value` as the type of the schema; None if it is none."""
    try:
        return msgspec.convert(value, type_, str_keys=True)
    except (msgspec.ValidationError, RecursionError, OverflowError):
        return None

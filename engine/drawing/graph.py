"""A graph as a picture: discs with their values, moves, names and stones, as on the canvas."""

from dataclasses import dataclass

from engine.drawing.caption import Verdict
from engine.drawing.escape import clean
from engine.drawing.geometry import RADIUS, Arrow, Ints, Point, arrow, bends
from engine.drawing.marks import add_count, add_stones, add_value, count_box, stones_box
from engine.drawing.remarks import add_remarks
from engine.drawing.room import Room, on_move
from engine.drawing.shapes import Bounds, Box, Curve, Polygon, Sheet, Text
from engine.drawing.slots import OFFSETS, STONES, TITLES, slots_of
from engine.drawing.themes import DrawingError, Theme
from engine.drawing.widths import text_width, wrapped
from engine.games.graph_record import FloatArray, GraphRecord
from engine.solve.bulk import CycleError, grundy_labels

TITLE_SIZE = 12.5
TITLE_ROOM = 130.0
"""The width of a name before it is broken into lines, in canvas units."""
TITLE_LINES = 3
_LINE = TITLE_SIZE * 1.25
_ALONG = (0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78)
"""Where on a move the number of its repeats may stand."""
_TITLE_REACH, _STONE_REACH = 1.28, 1.14


@dataclass(frozen=True)
class GraphParts:
    """What a picture of a graph is made of.

    Attributes
    ----------
    labels
        The Grundy values by index, shape (n,), int64.
    places
        The centres, shape (n, 2), in canvas units.
    stones
        index -> how many stones stand there in the query that is drawn; positions without stones are missing.
    verdict
        The question about these stones; None if there is none.
    """

    record: GraphRecord
    labels: Ints
    places: FloatArray
    stones: dict[int, int]
    verdict: Verdict | None

    def title(self, index: int) -> str:
        """The index, which the judges use, and the name if there is one."""
        name = clean(self.record.names.get(index, "")).strip()
        return f"{index} {name}" if name else str(index)


def parts_of(record: GraphRecord, query: int | None) -> GraphParts:
    """Solve and lay out `record`; the stones are those of a query, counted from 0, or none.

    Raises
    ------
    DrawingError
        If the moves form a cycle.
    """
    try:
        labels = grundy_labels(record.n, record.sources, record.targets)
    except CycleError as error:
        raise DrawingError(str(error)) from error
    stones: dict[int, int] = {}
    for position, count in record.queries[query].stones if query is not None else ():
        stones[position] = stones.get(position, 0) + count
    odd = tuple(int(labels[position]) for position, count in stones.items() if count % 2)
    # Two stones on one position cancel out (Sprague 1935, Grundy 1939).
    verdict = Verdict(odd, "odd numbers of stones") if query is not None else None
    return GraphParts(record, labels, _places(record), stones, verdict)


def _places(record: GraphRecord) -> FloatArray:
    if record.places is not None:
        return record.places
    from engine.layout import layered, position_gap

    gap = position_gap(record.names.values())
    return layered(record.n, record.sources, record.targets, position_gap=gap)


def draw_graph(sheet: Sheet, theme: Theme, parts: GraphParts, show_values: bool = True) -> None:
    """Put the graph on a sheet: the moves lowest, the stones on top; without values all discs are alike."""
    record, (x, y) = parts.record, parts.places.T
    add_remarks(sheet, theme, record, parts.places)
    if not record.n and not record.notes:
        sheet.add(Text(0.0, 0.0, "no positions", TITLE_SIZE, theme.text_muted, role="note"))
    bend = bends(x, y, record.sources, record.targets)
    title_slots, stone_slots = slots_of(x, y, record.sources, record.targets, bend)
    centres = [(float(at[0]), float(at[1])) for at in parts.places]
    ends = zip(record.sources.tolist(), record.targets.tolist(), bend.tolist(), strict=True)
    arrows = [arrow(centres[source], centres[target], size) for source, target, size in ends]
    room = Room(parts.places, arrows)
    _draw_moves(sheet, theme, arrows, record.counts.tolist(), room)
    for centre, value in zip(centres, parts.labels.tolist(), strict=True):
        add_value(sheet, theme, centre, value if show_values else None)
    # Stones choose first, but lie on top.
    stones = {index: _stones_at(parts, index, centres[index], int(stone_slots[index]), room) for index in parts.stones}
    for index, slot in enumerate(title_slots.tolist()):
        _draw_title(sheet, theme, parts.title(index), centres[index], slot, room, index)
    for index, (at, side) in stones.items():
        add_stones(sheet, theme, at, parts.stones[index], side)


def _draw_moves(sheet: Sheet, theme: Theme, arrows: list[Arrow], counts: list[int], room: Room) -> None:
    for shape in arrows:
        control = shape.control if shape.bent else None
        sheet.add(Curve(shape.start, shape.neck, theme.move, theme.line, control, role="move"))
        sheet.add(Polygon((shape.tip, shape.left, shape.right), theme.move, role="head"))
    for shape, count in zip(arrows, counts, strict=True):
        if count > 1:
            places = [on_move(shape, t) for t in _ALONG]
            best = room.best(count_box(place, count) for place in places)
            add_count(sheet, theme, places[best], count)


def _stones_at(parts: GraphParts, index: int, centre: Point, slot: int, room: Room) -> tuple[Point, int]:
    """Where the stones of a position stand, and to which side a number grows there."""
    offsets = [*(OFFSETS[other] for other in _liked(slot, STONES)), (0.0, RADIUS), (0.0, -RADIUS)]
    places = [
        ((centre[0] + dx * _STONE_REACH, centre[1] + dy * _STONE_REACH), (dx > 0) - (dx < 0)) for dx, dy in offsets
    ]
    return places[room.best((stones_box(at, parts.stones[index], side) for at, side in places), index)]


def _liked(slot: int, others: tuple[int, ...]) -> list[int]:
    """The slot that the canvas takes, then the others."""
    return [slot, *(other for other in others if other != slot)]


def _draw_title(sheet: Sheet, theme: Theme, text: str, centre: Point, slot: int, room: Room, index: int) -> None:
    """The title outside the disc, on paper that lets moves shine through."""
    lines = wrapped(text, TITLE_SIZE, TITLE_ROOM, TITLE_LINES)
    offsets = [OFFSETS[other] for other in _liked(slot, TITLES)]
    boxes = [_title_box(lines, centre, offset) for offset in offsets]
    best = room.best(boxes, index)
    left, top, right, bottom = boxes[best]
    sheet.add(Box(left, top, right - left, bottom - top, theme.paper, radius=3.0, opacity=0.82))
    anchor, at = ("end", right - 3) if offsets[best][0] < 0 else ("start", left + 3)
    for i, line in enumerate(lines):
        y = top + (i + 0.5) * _LINE
        sheet.add(Text(at, y, line, TITLE_SIZE, theme.text_muted, anchor, role="title"))


def _title_box(lines: list[str], centre: Point, offset: Point) -> Bounds:
    dx, dy = offset
    x, y = centre[0] + dx * _TITLE_REACH, centre[1] + dy * _TITLE_REACH
    width = max(text_width(line, TITLE_SIZE) for line in lines) + 6
    left = x + 2 - width if dx < 0 else x - 2
    extra = (len(lines) - 1) * _LINE
    # More lines grow away from the disc.
    first = y - (extra if dy < -RADIUS / 4 else 0.0 if dy > RADIUS / 4 else extra / 2)
    return left, first - _LINE / 2, left + width, first + extra + _LINE / 2

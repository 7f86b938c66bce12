"""Any case as a sheet of shapes."""

from dataclasses import dataclass, replace

from engine.drawing.board import NOTES, draw_board
from engine.drawing.caption import Verdict, add_caption, heading
from engine.drawing.escape import spelled
from engine.drawing.graph import draw_graph, parts_of
from engine.drawing.heaps import draw_heaps
from engine.drawing.limits import require_drawable
from engine.drawing.shapes import Sheet
from engine.drawing.themes import DrawingError, theme_named
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsRecord
from engine.games.kinds import Record
from engine.said import say


@dataclass(frozen=True, slots=True)
class Look:
    """What a picture shows besides the game.

    Attributes
    ----------
    theme
        "print" (black on white), "light" or "dark".
    caption
        Whether names, the winner and the nim-sum stand under it.
    staircase
        Whether a board shows why its rows have their values.
    values
        Whether the solution is shown: without it there is no verdict and no staircase either.
    """

    theme: str = "print"
    caption: bool = True
    staircase: bool = False
    values: bool = True


def asked_query(record: Record, query: int | None) -> int | None:
    """`query` if the record has it; None for the case as a whole, and for the first query of a case that has none.

    Raises
    ------
    DrawingError
        If there is no such query.
    """
    count = len(record.queries)
    if query is None or (query == 0 and not count):
        return None
    if not 0 <= query < count:
        raise DrawingError(say("there is no query {query}: the case has {count}", query=query + 1, count=count))
    return query


def has_question(record: Record, query: int | None) -> bool:
    """Whether there is anything that a verdict could be about: positions, rows, or heaps in the query."""
    if isinstance(record, HeapsRecord):
        return query is not None and bool(record.queries[query].heaps)
    return record.n > 0


def sheet_of(record: Record, query: int | None, look: Look) -> Sheet:
    """A case, or one of its queries, as shapes. Raises DrawingError where it cannot be drawn."""
    require_drawable(record)
    theme, query = theme_named(look.theme), asked_query(record, query)
    title = heading(record.name, "" if query is None else record.queries[query].name)
    sheet = Sheet(theme.paper, title)
    staircase = look.staircase and look.values
    verdict: Verdict | None
    if isinstance(record, GraphRecord):
        parts = parts_of(record, query)
        draw_graph(sheet, theme, parts, look.values)
        verdict = parts.verdict
    elif isinstance(record, BoardRecord):
        verdict = draw_board(sheet, theme, record, staircase, look.values)
    else:
        verdict = draw_heaps(sheet, theme, record, query, look.values)
    if look.caption:
        is_told = look.values and has_question(record, query)
        notes = NOTES if staircase and isinstance(record, BoardRecord) else ()
        add_caption(sheet, theme, title, verdict if is_told else None, notes)
    return sheet


def spelled_out(record: Record) -> Record:
    """The record with its names as LaTeX's own fonts can show them (see `engine.drawing.escape.spelled`)."""
    named = replace(record, name=spelled(record.name))
    if isinstance(named, GraphRecord):
        names = {index: spelled(name) for index, name in named.names.items()}
        queries = tuple(replace(query, name=spelled(query.name)) for query in named.queries)
        notes = tuple(replace(note, text="\n".join(map(spelled, note.text.split("\n")))) for note in named.notes)
        groups = tuple(replace(group, title=spelled(group.title)) for group in named.groups)
        return replace(named, names=names, queries=queries, notes=notes, groups=groups)
    if isinstance(named, HeapsRecord):
        return replace(named, queries=tuple(query._replace(name=spelled(query.name)) for query in named.queries))
    return named

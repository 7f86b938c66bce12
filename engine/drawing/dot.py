"""A case as a graph in Graphviz's DOT language: positions with their values, and the stones beside them."""

from dataclasses import replace

import numpy as np

from engine.drawing.caption import Verdict, heading
from engine.drawing.dot_remarks import group_statements, note_statements
from engine.drawing.draw import Look, asked_query, has_question
from engine.drawing.escape import dot, xml
from engine.drawing.graph import GraphParts, parts_of
from engine.drawing.limits import require_drawable
from engine.drawing.themes import DrawingError, Theme, theme_named
from engine.drawing.widths import wrapped
from engine.games.board_graph import TooManyPositionsError, graph_of_row
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord, QueryRecord, runs_of
from engine.games.heaps_graph import NoGraphError, graph_of
from engine.games.heaps_record import HeapsRecord
from engine.games.kinds import Record
from engine.said import say

LARGEST_HEAP = 200
"""Heaps up to this size are shown as a graph with a position for each size."""
MOST_ARRANGEMENTS = 1_000
"""Of the rows of a board together."""


def dot_text(record: Record, query: int | None, look: Look) -> str:
    """The whole file. A board is the graphs of its rows side by side; heaps are stones on a graph of sizes.

    Raises
    ------
    DrawingError
        If the game is no graph (heaps that split), or one that is too large to be looked at.
    """
    require_drawable(record)
    theme, query = theme_named(look.theme), asked_query(record, query)
    title = heading(record.name, "" if query is None else record.queries[query].name)
    graph = _as_graph(record, query)
    parts = parts_of(graph, 0 if query is not None else None)
    remarks = [*group_statements(graph, theme), *note_statements(graph, theme)]
    lines = [*_head(theme), *_positions(parts, theme, look.values), *remarks, *_moves(graph)]
    if look.caption:
        is_told = look.values and has_question(record, query)
        lines += _caption(title, parts.verdict if is_told else None)
    return "digraph {\n" + "".join(f"  {line}\n" for line in lines) + "}\n"


def _as_graph(record: Record, query: int | None) -> GraphRecord:
    """The game as a graph whose only query is the one asked about."""
    if isinstance(record, GraphRecord):
        return record if query is None else replace(record, queries=(record.queries[query],))
    if isinstance(record, BoardRecord):
        return _board_graph(record)
    return _heaps_graph(record, query)


def _heaps_graph(record: HeapsRecord, query: int | None) -> GraphRecord:
    queries = record.queries if query is None else (record.queries[query],)
    largest = max((size for asked in queries for size in asked.heaps), default=0)
    if largest > LARGEST_HEAP:
        raise DrawingError(
            say(
                "a graph of the sizes 0 to {largest:,} cannot be looked at: {most} is the largest",
                largest=largest,
                most=LARGEST_HEAP,
            )
        )
    try:
        return graph_of(record.rule, max(largest, 1), queries[0].heaps if query is not None else ())
    except NoGraphError as error:
        raise DrawingError(str(error)) from error


def _board_graph(record: BoardRecord) -> GraphRecord:
    """The graphs of the rows side by side, with a stone on each row as it stands."""
    rows, names, starts, n = [], {}, [], 0
    for number, columns in enumerate(record.rows, 1):
        try:
            row = graph_of_row(columns, record.width, most=MOST_ARRANGEMENTS - n)
        except TooManyPositionsError as error:
            raise DrawingError(
                say(
                    "row {number}: the rows lead to more than {most:,} arrangements, too many for a graph",
                    number=number,
                    most=MOST_ARRANGEMENTS,
                )
            ) from error
        rows.append((row.sources + n, row.targets + n))
        names.update({index + n: f"row {number}: {name}" for index, name in row.names.items()})
        starts.append(n)
        n += row.n
    nothing = np.zeros(0, dtype=np.int64)
    sources, targets = (np.concatenate([nothing, *(row[side] for row in rows)]) for side in (0, 1))
    return GraphRecord(n, sources, targets, queries=(QueryRecord(runs_of(starts)),), names=names)


def _head(theme: Theme) -> list[str]:
    look = f"shape=circle, style=filled, fixedsize=true, width=0.55, penwidth=1.6, fontname={_FONT}, fontsize=15"
    return [
        "// dot lays it out anew; neato -n2 leaves the positions where they are.",
        f'graph [charset="UTF-8", bgcolor={dot(theme.paper)}, fontname={_FONT}, fontcolor={dot(theme.text)}, '
        "nodesep=0.5, ranksep=0.6, forcelabels=true];",
        f"node [{look}];",
        f"edge [color={dot(theme.move)}, fontcolor={dot(theme.text)}, fontname={_FONT}, fontsize=10];",
    ]


_FONT = '"DejaVu Sans,Arial,sans-serif"'


def _positions(parts: GraphParts, theme: Theme, show_values: bool) -> list[str]:
    lines = []
    for index, (value, (x, y)) in enumerate(zip(parts.labels.tolist(), parts.places.tolist(), strict=True)):
        count = parts.stones.get(index, 0)
        stones = [f"{count} stone{'s' if count > 1 else ''}"] if count else []
        beside = f"xlabel={_beside([*wrapped(parts.title(index), 10.0, 120.0, 3), *stones], theme)}"
        place = f'pos="{x * 0.75:.2f},{0.0 - y * 0.75:.2f}"'
        lines.append(f"n{index} [{_disc(value if show_values else None, theme)}, {beside}, {place}];")
    return lines


def _disc(value: int | None, theme: Theme) -> str:
    """A value in the look of its kind of position; None is a disc that says nothing."""
    if value is None:
        return f'label="", fillcolor={dot(theme.paper)}, color={dot(theme.text_muted)}'
    fill, rim, ink = (
        (theme.p_fill, theme.p_border, theme.p_text) if value == 0 else (theme.n_fill, theme.n_border, theme.n_text)
    )
    rims = ", peripheries=2" if value == 0 else ""
    return f"label={dot(str(value))}, fillcolor={dot(fill)}, color={dot(rim)}, fontcolor={dot(ink)}{rims}"


def _beside(lines: list[str], theme: Theme) -> str:
    """Lines in the theme's own colour: a plain label would take that of the disc, and be lost on dark paper."""
    safe = (xml(line).replace("\\", "&#92;") for line in lines)
    return f'<<font point-size="10" color="{theme.text}">{"<br/>".join(safe)}</font>>'


def _moves(graph: GraphRecord) -> list[str]:
    ends = zip(graph.sources.tolist(), graph.targets.tolist(), graph.counts.tolist(), strict=True)
    return [f"n{s} -> n{t}" + (f' [label="×{count}"];' if count > 1 else ";") for s, t, count in ends]


def _caption(title: str, verdict: Verdict | None) -> list[str]:
    told = [verdict.winner, verdict.sentence] if verdict else []
    lines = [*([title] if title else []), *told]
    return [f"label={dot(chr(10).join(lines))}; labelloc=b; fontsize=14;"] if lines else []

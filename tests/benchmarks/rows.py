"""All rows of the table, in its order."""

from tests.benchmarks.rows_board import board_lines
from tests.benchmarks.rows_edits import edit_lines, worst_lines
from tests.benchmarks.rows_frames import large_graph_lines, small_graph_lines
from tests.benchmarks.rows_growth import growth_lines
from tests.benchmarks.rows_heaps import heaps_lines
from tests.benchmarks.rows_layout import crossing_lines, layout_lines
from tests.benchmarks.rows_memory import memory_lines
from tests.benchmarks.rows_open import open_lines
from tests.benchmarks.rows_solve import solve_lines
from tests.benchmarks.rows_start import start_lines
from tests.benchmarks.table import Row

ROWS: tuple[Row, ...] = (
    Row("edit", "random edits of 100,000 / 500,000 in the engine, beside labelling anew", edit_lines),
    Row("worst-edit", "the end of a path of 100,000 flips every value", worst_lines),
    Row("memory", "memory of 100,000 / 500,000 in the engine", memory_lines),
    Row("solve", "grundy solve beside C++ (needs --baselines)", solve_lines),
    Row("growth", "how reading and labelling grow from 10,000 to 1,000,000", growth_lines),
    Row("frames-10k", "pan, zoom, hover, drag on a canvas of 10,000 / 10,000", small_graph_lines),
    Row("frames-100k", "the same of 100,000 / 200,000", large_graph_lines),
    Row("layout", "how long the layout takes", layout_lines),
    Row("crossings", "how many moves cross, beside Graphviz dot", crossing_lines),
    Row("start", "from the command to the painted window, beside a bare window", start_lines),
    Row("open", "opening and pasting graphs in the window", open_lines),
    Row("board", "100 boards of 1,000 rows opened, edited, scrolled", board_lines),
    Row("heaps", "table and period of heaps to 1,000,000", heaps_lines),
)


def row_named(name: str) -> Row:
    """The row of that name. Raises KeyError if there is none."""
    return {row.name: row for row in ROWS}[name]

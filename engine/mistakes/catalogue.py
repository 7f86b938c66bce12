"""All known wrong solutions, the likeliest first where several fit equally well."""

from engine.mistakes import (
    any_game,
    board_rows,
    board_sums,
    graph_labels,
    graph_memory,
    graph_sums,
    heaps_memory,
    heaps_sets,
    heaps_sums,
    heaps_values,
)
from engine.mistakes.mistake import Mistake

MISTAKES: tuple[Mistake, ...] = (
    *graph_sums.MISTAKES,
    *graph_labels.MISTAKES,
    *graph_memory.MISTAKES,
    *board_sums.MISTAKES,
    *board_rows.MISTAKES,
    *heaps_sums.MISTAKES,
    *heaps_values.MISTAKES,
    *heaps_sets.MISTAKES,
    *heaps_memory.MISTAKES,
    *any_game.MISTAKES,
)

"""Why a row of the board has its value: as a staircase, and by the mex of its followers."""

from engine.explain import mex_steps
from engine.games.board import BoardGame, RowMove
from engine.solve.staircase import Run
from gui.faces.parts import Light
from gui.panels.explain_parts import (
    Entry,
    Explanation,
    Section,
    and_more,
    follower_entry,
    missing_entry,
    present_entry,
    present_rest,
    tr,
)
from gui.panels.rows import Piece


def explain_row(game: BoardGame, row: int) -> Explanation:
    """The runs of a row that count and their XOR; and the mex of what its moves leave of it."""
    value = game.value(row)
    moves = list(game.legal_moves([row]))
    title = tr("Row {0}").format(game.title(row))
    side = tr("N-position") if value else tr("P-position")
    sections = [_runs_section(game, row)] if game.runs(row) else []
    if not moves:
        reason = tr("No chess of this row can move, so already 0 is missing.")
        return Explanation(row, title, value, side, reason, tuple(sections))
    # What a move leaves of the row alone: the other rows of the sum cancel out.
    values = [value ^ game.nim_sum ^ move.leaves for move in moves]
    reason = tr(
        "A run counts if the empty block on its right is the 1st, 3rd, 5th … from the right. The XOR of the lengths "
        "that count is the value."
    )
    sections += [_mex_section(moves, values), _moves_section(moves, values)]
    return Explanation(row, title, value, side, reason, tuple(sections))


def _runs_section(game: BoardGame, row: int) -> Section:
    runs = game.runs(row)
    light = Light(thing=row)
    lengths = [str(run.length) for run in runs if run.counts]
    total = str(game.value(row))
    left = tr("no run counts") if not lengths else " ⊕ ".join(lengths)
    text = tr("{0}: the value is {1}").format(left, total)
    sum_of_these = [Piece(tr("XOR:"), "text_muted"), Piece(left, "text", True)] if lengths else [Piece(left)]
    end = Entry(text, ((sum_of_these, [Piece(f"= {total}", "accent", True)]),), light)
    return Section(tr("Runs of chesses"), len(runs), lambda i: _run_entry(runs[i], light), and_more(len(runs)), (end,))


def _run_entry(run: Run, light: Light) -> Entry:
    where = tr("column {0}").format(run.first)
    if run.length > 1:
        where = tr("columns {0} to {1}").format(run.first, run.last)
    at_end = tr("at the right end") if not run.block else tr("block {0}").format(run.block)
    counts = tr("counts {0}").format(run.length) if run.counts else tr("does not count")
    text = tr("{0}, {1}: {2}").format(where, at_end, counts)
    left = [Piece(where), Piece(at_end, "text_muted")]
    # As on the board: what does not count stands in brackets.
    right = [Piece(counts, "accent", True)] if run.counts else [Piece(f"({run.length})", "text_muted")]
    return Entry(text, ((left, right), ([left[0]], right)), light)


def _words(move: RowMove) -> str:
    return f"{move.source} → {move.target}"


def _mex_section(moves: list[RowMove], values: list[int]) -> Section:
    steps = mex_steps(values)

    def entry(i: int) -> Entry:
        present = steps.present[i]
        move = moves[present.witness]
        return present_entry(i, _words(move), present.times - 1, Light(thing=move), move)

    end = (missing_entry(steps.value),)
    return Section(tr("Mex step by step"), steps.value, entry, present_rest(steps.value), end)


def _moves_section(moves: list[RowMove], values: list[int]) -> Section:
    heading = tr("Followers ({0})").format(f"{len(moves):,}")

    def entry(i: int) -> Entry:
        return follower_entry(_words(moves[i]), values[i], Light(thing=moves[i]), moves[i])

    return Section(heading, len(moves), entry, and_more(len(moves)))

"""Boards: a file of many opened in the window, a row edited, the rows scrolled."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.benchmarks import fresh
from tests.benchmarks.measuring import Spent, Times, peak
from tests.benchmarks.table import Line, Settings, in_mb, in_ms

OPEN, FRAME = 1.0, 0.016
GIVE_UP = 60.0


def board_text(cases: int, rows: int) -> str:
    """A file of hdu5724."""
    chance, lines = random.Random(1), [str(cases)]
    for _ in range(cases):
        lines.append(str(rows))
        for _ in range(rows):
            columns = sorted(chance.sample(range(1, 21), chance.randint(0, 20)))
            lines.append(" ".join(map(str, [len(columns), *columns])))
    return "\n".join(lines) + "\n"


def boards(path: str, rows: int, steps: int, quiet: float) -> dict[str, Any]:
    """Seconds to open a file until its first board is painted, and of the frames of edits and of scrolling."""
    from tests.benchmarks import gui_world as world

    window = world.main_window()
    view = window.board.view
    port = view.viewport()
    paints = world.Paints(view)
    start = time.perf_counter()
    window.files.open_path(Path(path))
    while window.session.board is None and time.perf_counter() - start < GIVE_UP:
        world.QApplication.processEvents()
    there = paints.count
    view.refresh()
    while paints.count == there and time.perf_counter() - start < GIVE_UP:
        world.QApplication.processEvents()
    opened = time.perf_counter() - start
    if len(window.session.board.rows) != rows:
        raise AssertionError("the board is not all there")
    world.until_quiet(paints, quiet)
    edits = _edits(world, view, port, steps)
    scrolls = [world.frame(port, world.wheel(port, _cell(view, 2, 5), -1 if i % 8 < 6 else 1)) for i in range(steps)]
    return {"opened": opened, "peak": peak(), "edits": _figures(edits), "scrolls": _figures(scrolls)}


def _cell(view: Any, index: int, column: int) -> Any:
    """The middle of a cell, counted from the first row in view."""
    grid = view.grid
    first = grid.seen_rows(0, grid.view_height).start
    return grid.cell_centre(first + index, column)


def _edits(world: Any, view: Any, port: Any, steps: int) -> list[Spent]:
    """Clicks on cells, each until all that it changes is painted: the row, its value, the panels beside it."""
    found, chance = [], random.Random(2)
    for _ in range(steps):
        at = _cell(view, chance.randrange(1, 8), chance.randrange(1, 21))
        world.frame(port, world.mouse(port, world.MOVE, at))
        before = view.commands.steps
        press = world.frame(port, world.mouse(port, world.PRESS, at, world.LEFT, world.LEFT))
        release = world.frame(port, world.mouse(port, world.RELEASE, at, world.LEFT))
        if view.commands.steps == before:
            raise AssertionError("the click changed nothing")
        found.append(Spent(press.wall + release.wall, press.cpu + release.cpu))
    return found


def _figures(found: list[Spent]) -> dict[str, float]:
    times = Times(tuple(found))
    return {"median": times.median, "p95": times.high(0.95), "cpu": times.high_cpu(0.95), "worst": times.high(1)}


def board_lines(settings: Settings) -> Iterator[Line]:
    """Boards of 20 columns."""
    cases, rows, steps = (3, 30, 4) if settings.small else (100, 1_000, 60)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "hdu5724.in"
        path.write_text(board_text(cases, rows))
        arguments: dict[str, Any] = {"path": str(path), "rows": rows, "steps": steps}
        arguments["quiet"] = 0.05 if settings.small else 0.5
        runs = [fresh.call(boards, **arguments) for _ in range(1 if settings.small else 3)]
    runs.sort(key=lambda run: run["opened"])
    middle = runs[len(runs) // 2]
    yield Line(
        f"board: opening {cases:,} cases of {rows:,} rows",
        in_ms(middle["opened"]),
        f"{in_ms(OPEN)} or less",
        middle["opened"] <= OPEN,
        {"opened": middle["opened"], "least": runs[0]["opened"], "peak": middle["peak"]},
        f"least {in_ms(runs[0]['opened'])}; memory of the program {in_mb(middle['peak'])}",
    )
    for name, what in (("edits", "a click on a cell until all is painted"), ("scrolls", "a frame of scrolling")):
        figures = min((run[name] for run in runs), key=lambda figures: figures["p95"])
        yield Line(
            f"board: {what}, 95th percentile",
            in_ms(figures["p95"]),
            f"under {in_ms(FRAME)}",
            figures["p95"] < FRAME,
            figures,
            f"processor {in_ms(figures['cpu'])}; median {in_ms(figures['median'])}; worst {in_ms(figures['worst'])}",
        )

"""The memory of a large graph in the engine."""

import gc
import statistics
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.benchmarks import fresh
from tests.benchmarks.editing import square
from tests.benchmarks.measuring import peak, resident
from tests.benchmarks.table import Line, Settings, in_mb

MEMORY = 500e6


def document_memory(path: str, n: int) -> dict[str, float]:
    """Bytes that a document of the moves in a file adds to a process in which the engine is loaded."""
    import numpy as np

    from engine.document import Document
    from engine.games.graph_record import GraphRecord
    from tests.benchmarks.inputs import random_stones

    warm = Document([GraphRecord(2, np.array([0]), np.array([1]), places=square(2))])
    _ = warm.cases[0].game
    gc.collect()
    before = resident()
    sources, targets = np.load(path)
    document = Document([GraphRecord(n, sources, targets, queries=(random_stones(n),), places=square(n))])
    del sources, targets
    game: Any = document.cases[0].game
    game.nim_sum(game.queries[0])
    after_first = resident()
    gc.collect()
    return {"bytes": resident() - before, "before_collecting": after_first - before, "peak": peak() - before}


def save_moves(path: str, n: int, m: int) -> int:
    """Put a random graph into a file; its number of moves."""
    import numpy as np

    from tests.benchmarks.inputs import random_graph

    moves = np.stack(random_graph(n, m))
    np.save(path, moves)
    return moves.shape[1]


def memory_lines(settings: Settings) -> Iterator[Line]:
    """The same graph in a fresh process."""
    n, m = (500, 2_000) if settings.small else (100_000, 500_000)
    with TemporaryDirectory() as folder:
        path = str(Path(folder) / "moves.npy")
        fresh.call(save_moves, path=path, n=n, m=m)
        runs = [fresh.call(document_memory, path=path, n=n) for _ in range(1 if settings.small else 3)]
    size = statistics.median(run["bytes"] for run in runs)
    most = statistics.median(run["peak"] for run in runs)
    yield Line(
        f"memory of a document of {n:,} / {m:,}, engine",
        in_mb(size),
        f"{in_mb(MEMORY)} or less",
        size <= MEMORY,
        {"bytes": size, "peak": most},
        f"more than the engine alone; at most {in_mb(most)} while it is made",
    )

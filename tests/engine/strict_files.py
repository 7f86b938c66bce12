"""Valid records of each format within its limits, and the scripts of the packages run on texts."""

import runpy
from functools import cache
from pathlib import Path
from typing import Any

from board_strategies import columns
from graph_strategies import dags
from hypothesis import strategies as st

import engine.package
from engine.formats.registry import built_in
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord, QueryRecord, runs_of
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import FIBONACCI, rule_of

NAMES = built_in().names()
PACKAGE = Path(engine.package.__path__[0])


@st.composite
def graphs(draw: st.DrawFn, fewest_queries: int = 1) -> GraphRecord:
    n, moves = draw(dags(7, 14).filter(lambda graph: graph[0] > 0))
    counts = draw(st.lists(st.integers(1, 2), min_size=len(moves), max_size=len(moves)))
    stones = st.lists(st.integers(0, n - 1), min_size=1, max_size=10).map(lambda s: QueryRecord(runs_of(s)))
    queries = draw(st.lists(stones, min_size=fewest_queries, max_size=3))
    return GraphRecord(n, [s for s, _ in moves], [t for _, t in moves], counts, tuple(queries))


def rows_quickly_played() -> st.SearchStrategy[tuple[int, ...]]:
    """Rows of 20 blocks with at most some hundreds of rows to come: few chesses, or all of them on the right."""
    right = columns(9).map(lambda chosen: tuple(c + 11 for c in chosen))
    few = st.lists(st.integers(1, 20), unique=True, max_size=2).map(tuple)
    return right | few


boards = st.lists(columns(20) | rows_quickly_played(), min_size=1, max_size=4).map(
    lambda rows: BoardRecord(20, tuple(rows))
)
takes = st.lists(st.integers(1, 12) | st.integers(1, 10_000), min_size=1, max_size=6).map(rule_of)
heaps = st.lists(st.integers(0, 40) | st.integers(0, 10_000), min_size=1, max_size=4)
nim = st.builds(HeapsRecord, takes, st.lists(heaps.map(tuple).map(HeapsQueryRecord), min_size=1, max_size=4).map(tuple))
triples = st.tuples(*[st.integers(1, 20) | st.integers(1, 1000)] * 3).map(HeapsQueryRecord)
RECORDS: dict[str, st.SearchStrategy[list[Any]]] = {
    "hdu1524": st.lists(graphs(fewest_queries=0), min_size=1, max_size=3),
    "uva11927": st.lists(graphs(), min_size=1, max_size=3),
    "hdu5724": st.lists(boards, min_size=1, max_size=3),
    "hdu1536": st.lists(nim, min_size=1, max_size=3),
    "hdu1848": st.lists(triples, min_size=1, max_size=4).map(lambda rows: [HeapsRecord(FIBONACCI, tuple(rows))]),
}


def adapted(name: str, records: list[Any]) -> tuple[Any, ...]:
    return built_in().get(name).adapt(records)[0]


def texts(name: str) -> st.SearchStrategy[str]:
    """Valid files."""
    return RECORDS[name].map(lambda records: built_in().get(name).write(adapted(name, records)))


@cache
def script(kind: str, name: str) -> dict[str, Any]:
    """What a script defines, read from its file as a package's user would."""
    return runpy.run_path(str(PACKAGE / kind / f"{name}.py"), run_name="script")


def refusal(name: str, data: bytes) -> str:
    """Why the validator script refuses an input; "" if it does not."""
    validator = script("validators", name)
    try:
        validator["validate"](data)
    except validator["InvalidError"] as error:
        return str(error)
    return ""

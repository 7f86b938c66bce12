"""A row as a graph: the same positions, moves and values."""

import pytest
from board_strategies import columns, plain_moves, plain_value, text
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.board_graph import TooManyPositionsError, graph_of_row
from engine.games.graph_record import QueryRecord
from engine.solve.bulk import grundy_labels
from engine.solve.staircase import mask_of, value

ROWS = st.integers(1, 10).flatmap(lambda width: st.tuples(columns(width), st.just(width)))


def drawn(name: str, width: int) -> str:
    """The picture of the row that a position is named after."""
    return text(tuple(map(int, name.split())) if name != "empty" else (), width)


@settings(max_examples=100, deadline=None)
@given(ROWS)
def test_the_graph_is_the_row(row):
    chesses, width = row
    record = graph_of_row(chesses, width, name="row 3")
    assert len(set(record.names.values())) == record.n
    names = [drawn(record.names[i], width) for i in range(record.n)]
    assert names[0] == text(chesses, width)
    assert len(set(names)) == record.n == len(record.names)
    moves = list(zip(record.sources.tolist(), record.targets.tolist(), strict=True))
    for i, name in enumerate(names):
        assert [names[t] for s, t in moves if s == i] == [after for _, _, after in plain_moves(name)]
    assert set(range(1, record.n)) == {t for _, t in moves}
    labels = grundy_labels(record.n, record.sources, record.targets).tolist()
    assert labels == [plain_value(name) for name in names]
    assert labels[0] == value(mask_of(chesses), width)
    assert (record.queries, record.name, record.places) == ((QueryRecord(((0, 1),)),), "row 3", None)


def test_the_size_is_guarded():
    half = tuple(range(1, 11))
    with pytest.raises(TooManyPositionsError, match="more than 2,000 arrangements"):
        graph_of_row(half, 20)
    assert graph_of_row((1, 2, 3), 6, most=20).n == 20
    with pytest.raises(ValueError, match="more than 19 arrangements"):
        graph_of_row((1, 2, 3), 6, most=19)
    assert graph_of_row((), 20, most=1).n == 1
    assert graph_of_row((3,), 3).n == 1

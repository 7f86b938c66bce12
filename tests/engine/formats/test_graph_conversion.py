"""Documents of one graph format written in the other: the games stay the same."""

import pytest
from hypothesis import assume, given
from naive_graph_files import files_1524, files_11927, plain

from engine.formats.base import WriteError
from engine.formats.hdu1524 import Hdu1524
from engine.formats.uva11927 import Uva11927
from engine.games.graph_record import GraphRecord
from engine.sg import grundy_by_definition, nim_sum

H, U = Hdu1524(), Uva11927()


def values(records: tuple[GraphRecord, ...]) -> list[int]:
    """The nim-sum of each query, by the definition."""
    found = []
    for record in records:
        moves = list(zip(record.sources.tolist(), record.targets.tolist(), strict=True))

        def followers(v: int, moves: list[tuple[int, int]] = moves) -> list[int]:
            return [b for a, b in moves if a == v]

        for query in record.queries:
            found.append(nim_sum(grundy_by_definition(v, followers) * (k % 2) for v, k in query.stones))
    return found


@given(files_1524())
def test_1524_as_11927(text: str) -> None:
    records = H.read(text).records
    again = U.read(U.write(records))
    assert again.ok
    assert len(again.records) == sum(len(r.queries) for r in records)
    assert values(again.records) == values(records)


@given(files_11927())
def test_11927_as_1524(text: str) -> None:
    records = U.read(text).records
    stones = [record.queries[0].total for record in records]
    errors = [d.message for d in H.check(records) if d.is_error]
    unwritable = [f"query 1 of case {i}" for i, total in enumerate(stones, 1) if total == 0]
    assert [m.split(" has no stones")[0] for m in errors if "no stones" in m] == unwritable
    if unwritable or sum(stones) > 10**8:
        with pytest.raises(WriteError):
            H.write(records)
        return
    assume(sum(stones) < 10**5)
    again = H.read(H.write(records))
    assert again.ok
    assert values(again.records) == values(records)
    assert [case[0] for case in plain(again.records)] == [case[0] for case in plain(records)]

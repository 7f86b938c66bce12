"""How large an input is, in words."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsRecord
from engine.games.take_rule import Subtraction

_PLURALS = {"query": "queries", "chess": "chesses", "number in the set": "numbers in the set"}


def size_of(records: Sequence[Any]) -> dict[str, int]:
    """How many things of each kind there are, by their name in the singular."""
    total: Counter[str] = Counter({"case": len(records)})
    for record in records:
        total.update(_size(record))
    return dict(total)


def size_text(records: Sequence[Any]) -> str:
    """``1 case, 1 query, 4 positions, 3 moves, 2 stones``."""
    return ", ".join(f"{count} {_named(name, count)}" for name, count in size_of(records).items())


def _named(name: str, count: int) -> str:
    return name if count == 1 else _PLURALS.get(name, f"{name}s")


def _size(record: Any) -> dict[str, int]:
    if isinstance(record, GraphRecord):
        stones = sum(query.total for query in record.queries)
        moves = int(record.counts.sum())
        return {"query": len(record.queries), "position": record.n, "move": moves, "stone": stones}
    if isinstance(record, BoardRecord):
        return {"row": record.n, "chess": sum(map(len, record.rows))}
    if isinstance(record, HeapsRecord):
        sizes = {"query": len(record.queries), "heap": sum(len(query.heaps) for query in record.queries)}
        rule = record.rule
        return {**sizes, "number in the set": len(rule.parts)} if isinstance(rule, Subtraction) else sizes
    return {}

"""How large an input is, in words."""

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from typing import Any

from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsRecord
from engine.games.take_rule import Subtraction
from engine.said import say, say_count


def size_of(records: Sequence[Any]) -> dict[str, int]:
    """How many things of each kind there are, by their name in the singular."""
    total: Counter[str] = Counter({"case": len(records)})
    for record in records:
        total.update(_size(record))
    return dict(total)


def size_text(records: Sequence[Any]) -> str:
    """``1 case, 1 query, 4 positions, 3 moves, 2 stones``."""
    return listed([_counted(name, count) for name, count in size_of(records).items()])


def listed(parts: Sequence[str]) -> str:
    """The parts in one line, with commas between them; "" if there are none."""
    return reduce(lambda first, rest: say("{first}, {rest}", first=first, rest=rest), parts) if parts else ""


def _counted(name: str, count: int) -> str:
    return {
        "case": say_count(count, "{count} case", "{count} cases"),
        "query": say_count(count, "{count} query", "{count} queries"),
        "position": say_count(count, "{count} position", "{count} positions"),
        "move": say_count(count, "{count} move", "{count} moves"),
        "stone": say_count(count, "{count} stone", "{count} stones"),
        "row": say_count(count, "{count} row", "{count} rows"),
        "chess": say_count(count, "{count} chess", "{count} chesses"),
        "heap": say_count(count, "{count} heap", "{count} heaps"),
        "number in the set": say_count(count, "{count} number in the set", "{count} numbers in the set"),
    }[name]


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

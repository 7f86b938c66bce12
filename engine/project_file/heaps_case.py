"""Between records of heaps and what stands in a file for them."""

from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule_text import TakeRuleError, parse_rule
from engine.project_file.fault import Fault
from engine.project_file.json_text import block, clean, json_of, object_of
from engine.project_file.locate import Path
from engine.project_file.schema import HeapsItem


def read_heaps(item: HeapsItem, path: Path, faults: list[Fault]) -> HeapsRecord | None:
    """The record of heaps, which stand at `path`; None, with the fault added to `faults`, if the rule is none."""
    try:
        rule = parse_rule(item.rule)
    except TakeRuleError as error:
        faults.append(Fault((*path, "rule"), error.message, error.expected, error.found, error.column - 1))
        return None
    queries = tuple(HeapsQueryRecord(query.heaps, query.name) for query in item.queries)
    return HeapsRecord(rule, queries, item.name)


def heaps_text(record: HeapsRecord) -> str:
    """A game of heaps as a JSON object with each query on a line of its own."""
    return object_of(
        [
            '"kind": "heaps"',
            f'"name": {json_of(clean(record.name))}',
            f'"rule": {json_of(record.rule.text)}',
            block("queries", "[]", map(_query_line, record.queries)),
        ]
    )


def _query_line(query: HeapsQueryRecord) -> str:
    return f'{{"name": {json_of(clean(query.name))}, "heaps": {json_of(query.heaps)}}}'

"""All that a document is, as plain values: what tells two documents apart."""

from engine.document import Case, Document
from engine.games.board import BoardGame
from engine.games.graph import GraphGame
from engine.games.graph_record import GraphRecord
from engine.games.kinds import Record


def full_state(document: Document) -> tuple[object, ...]:
    """Everything that tells documents apart, identities, ranks and what comes next as well."""
    cases = tuple(_case_state(case) for case in document.cases)
    return document.format_name, document._next_key, cases


def _case_state(case: Case) -> tuple[object, ...]:
    head = (case.key, case.name, case.kind.name, case.loaded)
    if not case.loaded:
        return (*head, record_state(case.record))
    game = case.game
    if isinstance(game, GraphGame):
        return (*head, _graph_state(game))
    if isinstance(game, BoardGame):
        return (*head, game.width, [(row, game.row(row)) for row in game.rows], game.nim_sum, game._next_key)
    return (*head, game.rule, list(game.queries), game._next_key)


def record_state(record: Record) -> object:
    if not isinstance(record, GraphRecord):
        return record
    lists = [record.sources.tolist(), record.targets.tolist(), record.counts.tolist()]
    places = None if record.places is None else record.places.tolist()
    names = sorted(record.names.items())
    return record.n, lists, record.queries, record.name, names, places, record.notes, record.groups


def _graph_state(game: GraphGame) -> tuple[object, ...]:
    return (
        list(game.positions),
        sorted(game.places.items()),
        sorted(game.names.items()),
        list(game.queries),
        game.moves(),
        sorted(game.dag.labels.items()),
        [game.nim_sum(query) for query in game.queries],
        game._next_key,
        game._next_rank,
        game.remarks.listed_notes,
        game.remarks.listed_groups,
    )

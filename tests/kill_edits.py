"""Random edits of whole documents, of every kind that there is."""

from random import Random

from engine.document import (
    Case,
    Change,
    Document,
    InCase,
    InsertCase,
    RemoveCase,
    RenameCase,
    SetFormat,
    Several,
    ShiftCase,
)
from engine.games import (
    board_changes,
    board_diff,
    board_edits,
    graph_changes,
    graph_diff,
    graph_edits,
    heaps_changes,
    heaps_edits,
    remark_changes,
    remark_edits,
)
from engine.games import heaps_diff as heaps_diffs
from engine.games.board import BoardGame
from engine.games.board_record import BoardRecord
from engine.games.graph import GraphGame, Move, Place
from engine.games.graph_convert import part_of
from engine.games.graph_record import GraphRecord, QueryRecord, runs_of
from engine.games.heaps import HeapsGame
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.kinds import Game, GameChange, Record
from engine.games.remarks import GroupRecord, NoteRecord
from engine.games.take_numbers import Family, Powers, Span
from engine.games.take_rule import GrundysGame, Octal, Subtraction, TakeRule

TEXTS = ("", "a", "b<i>&", "\u00e9\U0001f600", 'q"\\\n\x00')
FORMATS = ("", "hdu1524", "hdu1848", "hdu5724")
RULES: tuple[TakeRule, ...] = (
    Subtraction((1, 3, 4)),
    Subtraction((4, 1, 1)),
    Subtraction((2, Span(5, 9), Family.SQUARES)),
    Subtraction((Powers(2),)),
    Octal((0, 7, 7)),
    GrundysGame(),
)


def graph_record(rng: Random, most: int = 7) -> GraphRecord:
    """A random graph with queries; half of them with names and places."""
    n = rng.randint(0, most)
    order = rng.sample(range(n), n)
    pairs = [(order[b], order[a]) for a in range(n) for b in range(a + 1, n) if rng.random() < 0.4]
    rng.shuffle(pairs)
    queries = [QueryRecord(runs_of(rng.choices(range(n), k=rng.randint(0, 4))) if n else (), rng.choice(TEXTS))]
    names, places = {}, None
    if rng.random() < 0.5:
        names = {i: rng.choice(TEXTS[1:]) for i in range(n) if rng.random() < 0.5}
        places = [(rng.uniform(-1e3, 1e3), rng.uniform(-1e3, 1e3)) for _ in range(n)]
    counts = [rng.choice((1, 1, 3)) for _ in pairs]
    sources, targets = [s for s, _ in pairs], [t for _, t in pairs]
    notes, groups = [], []
    if rng.random() < 0.4:
        notes = [NoteRecord(rng.choice(TEXTS), Place(rng.uniform(-9, 9), -0.0), 200.5, "red") for _ in range(2)]
        groups = [GroupRecord(rng.choice(TEXTS), tuple(sorted(rng.sample(range(n), rng.randint(1, n)))))] if n else []
    more = tuple(notes), tuple(groups)
    return GraphRecord(n, sources, targets, counts, tuple(queries), rng.choice(TEXTS), names, places, *more)


def columns(rng: Random, width: int) -> tuple[int, ...]:
    return tuple(rng.sample(range(1, width + 1), rng.randint(0, min(width, 6))))


def board_record(rng: Random) -> BoardRecord:
    width = rng.randint(1, 12)
    return BoardRecord(width, tuple(columns(rng, width) for _ in range(rng.randint(0, 4))), rng.choice(TEXTS))


def heaps(rng: Random) -> tuple[int, ...]:
    return tuple(rng.choice((0, 1, 2, 7, 40, 10**25)) for _ in range(rng.randint(0, 4)))


def heaps_record(rng: Random) -> HeapsRecord:
    queries = tuple(HeapsQueryRecord(heaps(rng), rng.choice(TEXTS)) for _ in range(rng.randint(0, 3)))
    return HeapsRecord(rng.choice(RULES), queries, rng.choice(TEXTS))


def random_record(rng: Random) -> Record:
    return rng.choice((graph_record, board_record, heaps_record))(rng)


def random_document(rng: Random) -> Document:
    return Document([random_record(rng) for _ in range(rng.randint(1, 4))], rng.choice(FORMATS))


def random_change(rng: Random, document: Document) -> Change | None:
    """Something that can be done to the document now, or None."""
    if not document.cases or rng.random() < 0.2:
        return _on_cases(rng, document)
    case = rng.choice(document.cases)
    change = game_change(rng, case.game)
    return None if change is None else InCase(case.key, change)


def game_change(rng: Random, game: Game) -> GameChange | None:
    if isinstance(game, GraphGame):
        return rng.choice(_GRAPH)(rng, game)
    if isinstance(game, BoardGame):
        return rng.choice(_BOARD)(rng, game)
    return rng.choice(_HEAPS)(rng, game)


def _on_cases(rng: Random, document: Document) -> Change:
    last = len(document.cases) - 1
    kind = rng.randrange(6) if document.cases else 0
    if kind == 0:
        record = random_record(rng)
        return InsertCase(rng.randint(0, last + 1), Case(document.new_key(), record, record.name))
    at = rng.randint(0, last)
    case = document.cases[at]
    if kind == 1:
        return RemoveCase(at, case)
    if kind == 2:
        return ShiftCase(at, rng.randint(0, last))
    if kind == 3:
        return RenameCase(case.key, case.name, rng.choice(TEXTS))
    if kind == 4:
        return SetFormat(document.format_name, rng.choice(FORMATS))
    twin = Case(document.new_key(), case.record, "twin")
    return Several((InsertCase(at, twin), Several((ShiftCase(0, last), RemoveCase(*_after(document, at, twin, last))))))


def _after(document: Document, at: int, twin: Case, last: int) -> tuple[int, Case]:
    """The first case after `twin` was put in at `at` and the first then moved to `last`."""
    cases = [*document.cases[:at], twin, *document.cases[at:]]
    cases.insert(last, cases.pop(0))
    return 0, cases[0]


# Graphs


def _a_move(rng: Random, game: GraphGame) -> GameChange | None:
    if game.n < 2:
        return graph_edits.add_position(game, Place(rng.uniform(-9, 9), 0.1), rng.choice(TEXTS))[1]
    source, target = rng.sample(game.positions, 2)
    free = game.move(source, target) or game.dag.cycle_closed_by(source, target) is None
    return graph_edits.add_move(game, source, target) if free else None


def _a_position(rng: Random, game: GraphGame) -> GameChange | None:
    return graph_edits.add_position(game, Place(rng.uniform(-9, 9), -0.0), rng.choice(TEXTS))[1]


def _take_positions(rng: Random, game: GraphGame) -> GameChange | None:
    return graph_edits.remove(game, rng.sample(game.positions, min(game.n, 2))) if game.n > 3 else None


def _drag(rng: Random, game: GraphGame) -> GameChange | None:
    some = rng.sample(game.positions, rng.randint(0, game.n))
    return graph_edits.move_positions(game, {p: Place(rng.random(), 1e8) for p in some}) if some else None


def _stones(rng: Random, game: GraphGame) -> GameChange | None:
    if not game.queries or not game.n:
        return graph_edits.add_query(game, 0)[1]
    return graph_edits.change_stones(
        rng.choice(game.queries), [rng.choice(game.positions)], rng.choice((-1, 1, 10**12))
    )


def _queries(rng: Random, game: GraphGame) -> GameChange | None:
    last = len(game.queries) - 1
    if last < 1:
        return graph_edits.add_query(game, last + 1, game.queries[0] if game.queries else None)[1]
    query = rng.choice(game.queries)
    if rng.random() < 0.4:
        return graph_edits.rename_query(query, rng.choice(TEXTS))
    if rng.random() < 0.5:
        return graph_changes.ShiftQuery(rng.randint(0, last), rng.randint(0, last))
    return graph_edits.remove_query(game, query.key)


def _rename(rng: Random, game: GraphGame) -> GameChange | None:
    if not game.n:
        return None
    p = rng.choice(game.positions)
    return graph_changes.Rename(p, game.names.get(p, ""), rng.choice(TEXTS))


def _rerank(rng: Random, game: GraphGame) -> GameChange | None:
    if not game.move_count:
        return None
    s, t, move = rng.choice(game.moves())
    after = Move(rng.randint(1, 5), move.rank + rng.choice((0.0, 1 / 3)))
    ranks = {game.move(s, other).rank for other in game.followers(s) if other != t}
    return None if after.rank in ranks else graph_changes.SetMoves((graph_changes.MoveEdit(s, t, move, after),))


def _become_graph(rng: Random, game: GraphGame) -> GameChange | None:
    return graph_diff.changes_to(game, graph_record(rng), by_source=rng.random() < 0.5)


def _paste(rng: Random, game: GraphGame) -> GameChange | None:
    some = rng.sample(game.positions, min(game.n, 2))
    query = game.queries[0] if game.queries else None
    part = part_of(game, some, query, set(game.remarks.notes))
    places = [Place(1.5, 2.5)] * part.n
    return graph_edits.paste(game, part, places, query, Place(3.0, 4.0))[1] if game.n < 12 else None


def _note(rng: Random, game: GraphGame) -> GameChange | None:
    notes = game.remarks.listed_notes
    if len(notes) < 2:
        return remark_edits.add_note(game, rng.choice(TEXTS), Place(rng.uniform(-9, 9), 1e8))[1]
    note, kind = rng.choice(notes), rng.randrange(4)
    if kind == 0:
        return graph_changes.together(remark_edits.remove_notes(game, [note.key]))
    if kind == 1:
        return remark_edits.move_notes(game, {note.key: Place(rng.random(), -5.0)})
    return remark_edits.write_note(note, rng.choice(TEXTS)) if kind == 2 else remark_edits.widen_note(note, 77.7)


def _group(rng: Random, game: GraphGame) -> GameChange | None:
    groups, n = game.remarks.listed_groups, game.n
    if len(groups) < 2:
        made = remark_edits.group(game, rng.sample(game.positions, rng.randint(0, n)), rng.choice(TEXTS))
        return made and made[1]
    group, kind = rng.choice(groups), rng.randrange(4)
    if kind == 0:
        return remark_changes.RemoveGroup(group)
    if kind == 1:
        return remark_changes.RenameGroup(group.key, group.title, rng.choice(TEXTS))
    if kind == 2:
        return remark_changes.PaintGroup(group.key, group.colour, rng.choice(("red", "grey")))
    return remark_edits.set_members(game, group.key, rng.sample(game.positions, rng.randint(1, n)))


_GRAPH = (
    _a_move, _a_move, _a_position, _take_positions, _drag, _stones, _queries, _rename, _rerank, _become_graph, _paste,
    _note, _note, _group, _group,
)  # fmt: skip


# Boards


def _toggle(rng: Random, game: BoardGame) -> GameChange | None:
    return board_edits.toggle(game, rng.choice(game.rows), rng.randint(1, game.width)) if game.n else None


def _new_rows(rng: Random, game: BoardGame) -> GameChange | None:
    rows = [columns(rng, game.width) for _ in range(rng.randint(1, 2))]
    return board_edits.insert_rows(game, rng.randint(0, game.n), rows)[1]


def _take_rows(rng: Random, game: BoardGame) -> GameChange | None:
    return board_edits.remove_rows(game, rng.sample(game.rows, min(game.n, 2)))


def _move_rows(rng: Random, game: BoardGame) -> GameChange | None:
    if not game.n:
        return None
    return board_changes.MoveRows((rng.randrange(game.n),), (rng.randrange(game.n),))


def _width(rng: Random, game: BoardGame) -> GameChange | None:
    return board_edits.set_width(game, rng.randint(1, 12), clip=True)


def _become_board(rng: Random, game: BoardGame) -> GameChange | None:
    return board_diff.changes_to(game, board_record(rng))


_BOARD = (_toggle, _toggle, _new_rows, _take_rows, _move_rows, _width, _become_board)


# Heaps


def _rule(rng: Random, game: HeapsGame) -> GameChange | None:
    return heaps_edits.set_rule(game, rng.choice(RULES))


def _heaps(rng: Random, game: HeapsGame) -> GameChange | None:
    if not game.queries:
        return heaps_edits.add_query(game, 0)[1]
    return heaps_edits.set_heaps(rng.choice(game.queries), heaps(rng))


def _heaps_queries(rng: Random, game: HeapsGame) -> GameChange | None:
    last = len(game.queries) - 1
    if last < 1:
        return heaps_edits.add_query(game, 0, game.queries[0] if game.queries else None)[1]
    query = rng.choice(game.queries)
    if rng.random() < 0.4:
        return heaps_edits.rename_query(query, rng.choice(TEXTS))
    if rng.random() < 0.5:
        return heaps_changes.ShiftQuery(rng.randint(0, last), rng.randint(0, last))
    return heaps_edits.remove_query(game, query.key)


def _become_heaps(rng: Random, game: HeapsGame) -> GameChange | None:
    return heaps_diffs.changes_to(game, heaps_record(rng))


_HEAPS = (_rule, _heaps, _heaps, _heaps_queries, _become_heaps)

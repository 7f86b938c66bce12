"""How heaps are spoken of."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.answers import nim_sums
from engine.games import heaps_edits
from engine.games.heaps import BeyondTableError, HeapMove, HeapsGame, HeapsQuery
from engine.games.heaps_changes import HeapsChange, HeapsDelta, SetQuery, ShiftQuery
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import TakeRule
from gui.faces.face import CaseSize, Face, MoveWords, Sum, Unknown
from gui.faces.heap_moves import allows, closed_form, winning_moves
from gui.faces.news import News
from gui.faces.parts import Light, Parts
from gui.faces.texts import MANY, counted, every_move_is_answered, grouped, listed, no_query, tr
from gui.language.spoken import spoken

_DEEPEST = 2**20
_SHORT_RULE = 16


class HeapRows(Parts):
    """The heaps of a query, with the values that they have under the rule of the moment."""

    def __init__(self, game: HeapsGame, query: HeapsQuery) -> None:
        self._heaps = query.heaps
        self._values = [heap.value for heap in game.components(query)]
        self.bits = max(self._values, default=0).bit_length() or 1

    def __len__(self) -> int:
        return len(self._heaps)

    def title(self, row: int) -> str:
        return str(row + 1)

    def amount(self, row: int) -> str:
        return grouped(self._heaps[row])

    def value(self, row: int) -> int:
        return self._values[row]

    def explained(self, row: int) -> str:
        size, value = f"{self._heaps[row]:,}", f"{self._values[row]:,}"
        return tr("Heap {0}: size {1}, Grundy value {2}").format(row + 1, size, value)

    def light(self, row: int) -> Light:
        return Light(thing=row)


class HeapsFace(Face[HeapsGame, HeapsRecord, HeapsQuery, HeapMove]):
    """Heaps, and a rule for what may be taken."""

    kind = "heaps"

    # The sum

    def headings(self) -> tuple[str, str]:
        return tr("Heap"), tr("Size")

    def parts(self, game: HeapsGame, query: HeapsQuery) -> Parts:
        return HeapRows(game, query)

    def _nim_sum(self, game: HeapsGame, query: HeapsQuery) -> int:
        return game.nim_sum(query)

    def nim_sums(self, record: HeapsRecord) -> list[Sum]:
        try:
            return list(nim_sums(record))
        except BeyondTableError:
            # One heap is too large: the other queries can be answered all the same.
            return [_nim_sum_alone(record, query) for query in record.queries]

    def shift(self, query: HeapsQuery, values: Mapping[int, tuple[int, int]]) -> int:
        return 0

    def news(self, delta: HeapsDelta) -> News:
        changed = delta.rule or delta.queries
        return News(stale=delta.rule, queries=delta.queries, size=delta.rule or delta.listed, seen=changed)

    # Moves

    def moves(self, game: HeapsGame, query: HeapsQuery, *, winning: bool) -> Iterator[HeapMove | None]:
        return winning_moves(game, query) if winning else game.legal_moves(query)

    def move_words(self, game: HeapsGame, move: HeapMove) -> MoveWords:
        if len(move.rest) == 1:
            return _taking(move)
        return _taking_and_splitting(move) if move.take else _splitting(move)

    def move_light(self, move: HeapMove) -> Light:
        return Light(thing=move)

    def play(self, game: HeapsGame, query: HeapsQuery, move: HeapMove) -> SetQuery | None:
        if move.heap >= len(query.heaps) or not allows(game, query.heaps[move.heap], move):
            return None
        return heaps_edits.play(query, move)

    def no_moves(self) -> str:
        return tr("No heap can be moved in.")

    # States in sentences

    def asks(self, game: HeapsGame, query: HeapsQuery | None) -> bool:
        return query is not None

    def losing(self, game: HeapsGame, query: HeapsQuery) -> str:
        if not query.heaps:
            return tr("No heaps: the player to move cannot move and loses.")
        if next(game.legal_moves(query), None) is None:
            return tr("No move is left in any heap: the player to move loses.")
        return every_move_is_answered()

    def hint(self, game: HeapsGame, query: HeapsQuery | None) -> str:
        if query is None:
            return no_query()
        if not query.heaps:
            return tr("Add heaps in the editor to see the nim-sum and the winning moves.")
        return ""

    # Cases and queries

    def size(self, content: HeapsGame | HeapsRecord) -> CaseSize:
        count = len(content.queries)
        queries = counted(count, tr("1 query"), tr("{n} queries"))
        rule = content.rule.text
        short = f"{rule} · {queries}" if len(rule) <= _SHORT_RULE else queries
        return CaseSize(f"{spoken(content.rule.describe())} · {queries}", short, _work(content.rule, content.queries))

    def query_text(self, content: HeapsGame | HeapsRecord, query: HeapsQuery | HeapsQueryRecord) -> str:
        if not query.heaps:
            return tr("no heaps")
        return listed(map(str, query.heaps[:MANY]), len(query.heaps))

    def add_query(self, game: HeapsGame, index: int, like: HeapsQuery | None = None) -> tuple[int, HeapsChange] | None:
        return heaps_edits.add_query(game, index, like)

    def remove_query(self, game: HeapsGame, key: int) -> HeapsChange:
        return heaps_edits.remove_query(game, key)

    def rename_query(self, query: HeapsQuery, name: str) -> HeapsChange | None:
        return heaps_edits.rename_query(query, name)

    def shift_query(self, before: int, after: int) -> HeapsChange:
        return ShiftQuery(before, after)


def _taking(move: HeapMove) -> MoveWords:
    take, heap = tr("Take {0}"), move.heap + 1
    long, short = take.format(f"{move.take:,}"), take.format(grouped(move.take))
    whole = tr("Take {0} from heap {1}").format(f"{move.take:,}", heap)
    source = tr("from heap {0}").format(heap)
    return MoveWords(whole, ((long, True), (source, False)), ((short, True), (tr("heap {0}").format(heap), False)))


def _splitting(move: HeapMove) -> MoveWords:
    first = tr("Split heap {0}").format(move.heap + 1)
    second = tr("into {0} and {1}").format(*(f"{size:,}" for size in move.rest))
    short = tr("Heap {0}").format(move.heap + 1)
    return MoveWords(f"{first} {second}", ((first, True), (second, False)), ((short, True), (_split(move), False)))


def _taking_and_splitting(move: HeapMove) -> MoveWords:
    first = tr("Take {0} from heap {1}").format(f"{move.take:,}", move.heap + 1)
    second = tr("and split it into {0} and {1}").format(*(f"{size:,}" for size in move.rest))
    # Moves of one heap differ in what is left: that comes first, where a narrow row is not cut.
    short = ((tr("Heap {0}").format(move.heap + 1), True), (f"−{grouped(move.take)} {_split(move)}", False))
    return MoveWords(f"{first} {second}", ((first, True), (second, False)), short)


def _split(move: HeapMove) -> str:
    return f"→ {' + '.join(map(grouped, move.rest))}"


def _nim_sum_alone(record: HeapsRecord, query: HeapsQueryRecord) -> Sum:
    try:
        return nim_sums(replace(record, queries=(query,)))[0]
    except BeyondTableError as error:
        return Unknown(str(error))


def _work(rule: TakeRule, queries: "list[HeapsQuery] | tuple[HeapsQueryRecord, ...]") -> int:
    """About how many values have to be found: all up to the largest heap, where there is no closed form."""
    heaps = sum(len(query.heaps) for query in queries)
    if closed_form(rule):
        return heaps
    largest = max((max(query.heaps, default=0) for query in queries), default=0)
    depth = min(largest, _DEEPEST)
    return heaps + (depth * depth // 1000 if rule.splits else depth)

"""How a graph with stones is spoken of."""

from collections.abc import Iterator, Mapping

from engine.answers import nim_sums
from engine.games import graph_edits
from engine.games.graph import GraphGame, Query, StoneMove
from engine.games.graph_changes import GraphChange, SetQuery, ShiftQuery
from engine.games.graph_delta import GraphDelta
from engine.games.graph_record import GraphRecord, QueryRecord
from gui.faces.face import CaseSize, Face, MoveWords, Sum
from gui.faces.news import News
from gui.faces.numbering import number, title_of
from gui.faces.parts import Light, Parts
from gui.faces.texts import MANY, counted, every_move_is_answered, listed, no_query, tr


class StoneGroups(Parts):
    """The positions that have stones. Titles and values are those of the game at the moment."""

    def __init__(self, game: GraphGame, query: Query) -> None:
        self._game = game
        self._groups = list(query.counts.items())
        labels = game.dag.labels
        self.cancelling = any(count % 2 == 0 for _, count in self._groups)
        self.bits = max((labels[position] for position, _ in self._groups), default=0).bit_length() or 1

    def __len__(self) -> int:
        return len(self._groups)

    def has(self, row: int) -> bool:
        return self._groups[row][0] in self._game

    def title(self, row: int) -> str:
        return title_of(self._game, self._groups[row][0])

    def amount(self, row: int) -> str:
        return f"×{self._groups[row][1]:,}"

    def value(self, row: int) -> int:
        return self._game.value(self._groups[row][0])

    def cancels(self, row: int) -> bool:
        return self._groups[row][1] % 2 == 0

    def explained(self, row: int) -> str:
        count = self._groups[row][1]
        if count == 1:
            return tr("One stone on a position of Grundy value {0}").format(self.value(row))
        if count % 2 == 0:
            return tr("{0} stones: an even number on one position cancels out").format(f"{count:,}")
        return tr("{0} stones: an odd number on one position counts once").format(f"{count:,}")

    def light(self, row: int) -> Light:
        return Light((self._groups[row][0],))


class GraphFace(Face[GraphGame, GraphRecord, Query, StoneMove]):
    """Positions, moves, stones."""

    kind = "graph"

    # The sum

    def headings(self) -> tuple[str, str]:
        return tr("Position"), tr("Stones")

    def parts(self, game: GraphGame, query: Query) -> Parts:
        return StoneGroups(game, query)

    def _nim_sum(self, game: GraphGame, query: Query) -> int:
        return game.nim_sum(query)

    def nim_sums(self, record: GraphRecord) -> list[Sum]:
        return list(nim_sums(record))

    def shift(self, query: Query, values: Mapping[int, tuple[int, int]]) -> int:
        counts, shift = query.counts, 0
        for position, (before, after) in values.items():
            if counts.get(position, 0) % 2:
                shift ^= before ^ after
        return shift

    def news(self, delta: GraphDelta) -> News:
        changed = delta.positions or bool(delta.moves)
        seen = changed or delta.queries or bool(delta.labels)
        return News(delta.labels.copy(), queries=delta.queries, size=changed, seen=seen)

    # Moves

    def moves(self, game: GraphGame, query: Query, *, winning: bool) -> Iterator[StoneMove | None]:
        # The winning ones are not picked here: the caller can stop in between, however rare they are.
        return game.legal_moves(query)

    def move_words(self, game: GraphGame, move: StoneMove) -> MoveWords:
        core = f"{_title(game, move.source)} → {_title(game, move.target)}"
        lead = tr("Move a stone")
        return MoveWords(f"{lead} {core}", ((lead, False), (core, True)), ((core, True),))

    def move_light(self, move: StoneMove) -> Light:
        return Light((move.source, move.target), ((move.source, move.target),))

    def play(self, game: GraphGame, query: Query, move: StoneMove) -> SetQuery | None:
        if move.source not in query.counts or not game.move(move.source, move.target):
            return None
        return graph_edits.play(query, move)

    def no_moves(self) -> str:
        return tr("No stone can move.")

    # States in sentences

    def asks(self, game: GraphGame, query: Query | None) -> bool:
        return bool(game.n and query)

    def losing(self, game: GraphGame, query: Query) -> str:
        if not query.stones:
            return tr("No stones: the player to move cannot move and loses.")
        if not any(game.dag.followers[position] for position in query.counts):
            return tr("No stone can move: the player to move loses.")
        return every_move_is_answered()

    def hint(self, game: GraphGame, query: Query | None) -> str:
        if not game.n:
            return tr("No positions yet. Double-click on the canvas to add one, then drag from its rim to draw a move.")
        if query is None:
            return no_query()
        if not query.stones:
            return tr("Place stones with the stone tool (S) to see the nim-sum and the winning moves.")
        return ""

    # Cases and queries

    def size(self, content: GraphGame | GraphRecord) -> CaseSize:
        n, m = content.n, content.move_count if isinstance(content, GraphGame) else len(content.sources)
        moves = counted(m, tr("1 move"), tr("{n} moves"))
        long, short = counted(n, tr("1 position"), tr("{n} positions")), tr("{0} pos.").format(f"{n:,}")
        return CaseSize(tr("{0}, {1}").format(long, moves), tr("{0}, {1}").format(short, moves), n + m)

    def query_text(self, content: GraphGame | GraphRecord, query: Query | QueryRecord) -> str:
        if not query.stones:
            return tr("no stones")
        runs = query.stones[:MANY]
        if isinstance(content, GraphGame):
            titled = ((title_of(content, position), count) for position, count in runs)
        else:
            names = content.names
            titled = ((names.get(position) or str(number(position)), count) for position, count in runs)
        return listed((name if count == 1 else f"{name} ×{count}" for name, count in titled), len(query.stones))

    def add_query(self, game: GraphGame, index: int, like: Query | None = None) -> tuple[int, GraphChange] | None:
        return graph_edits.add_query(game, index, like)

    def remove_query(self, game: GraphGame, key: int) -> GraphChange:
        return graph_edits.remove_query(game, key)

    def rename_query(self, query: Query, name: str) -> GraphChange:
        return graph_edits.rename_query(query, name)

    def shift_query(self, before: int, after: int) -> GraphChange:
        return ShiftQuery(before, after)


def _title(game: GraphGame, position: int) -> str:
    """The title of a position that may just have gone."""
    return title_of(game, position) if position in game else "?"

"""How a board of chesses is spoken of."""

from collections.abc import Iterator, Mapping

from engine.answers import nim_sums
from engine.games import board_edits
from engine.games.board import BoardGame, RowMove
from engine.games.board_changes import SetRows
from engine.games.board_delta import BoardDelta
from engine.games.board_record import BoardQuery, BoardRecord
from gui.faces.face import CaseSize, Face, MoveWords, Sum
from gui.faces.news import News
from gui.faces.parts import Light, Parts
from gui.faces.texts import counted, every_move_is_answered, tr

_PIECE = 32
"""The rows that are gone through for moves before the caller can stop."""


class BoardRows(Parts):
    """The rows of a board. Chesses and values are those of the game at the moment."""

    def __init__(self, game: BoardGame) -> None:
        self._game = game
        self._rows = list(game.rows)
        self.bits = max(map(game.value, self._rows), default=0).bit_length() or 1

    def __len__(self) -> int:
        return len(self._rows)

    def has(self, row: int) -> bool:
        return self._rows[row] in self._game

    def title(self, row: int) -> str:
        return self._game.title(self._rows[row])

    def amount(self, row: int) -> str:
        return str(len(self._game.columns(self._rows[row])))

    def value(self, row: int) -> int:
        return self._game.value(self._rows[row])

    def explained(self, row: int) -> str:
        chesses = counted(len(self._game.columns(self._rows[row])), tr("1 chess"), tr("{n} chesses"))
        return tr("Row {0}: {1}, Grundy value {2}").format(self.title(row), chesses, self.value(row))

    def light(self, row: int) -> Light:
        return Light(thing=self._rows[row])


class BoardFace(Face[BoardGame, BoardRecord, BoardQuery, RowMove]):
    """Rows and chesses; the whole board is the one query."""

    kind = "board"
    many_queries = False

    # The sum

    def headings(self) -> tuple[str, str]:
        return tr("Row"), tr("Chesses")

    def parts(self, game: BoardGame, query: BoardQuery) -> Parts:
        return BoardRows(game)

    def _nim_sum(self, game: BoardGame, query: BoardQuery) -> int:
        return game.nim_sum

    def nim_sums(self, record: BoardRecord) -> list[Sum]:
        return list(nim_sums(record))

    def shift(self, query: BoardQuery, values: Mapping[int, tuple[int, int]]) -> int:
        shift = 0
        for before, after in values.values():
            shift ^= before ^ after
        return shift

    def news(self, delta: BoardDelta) -> News:
        sized = delta.listed or delta.width
        seen = sized or bool(delta.rows) or bool(delta.values)
        return News(dict(delta.values), parts=delta.listed, size=sized, seen=seen)

    # Moves

    def moves(self, game: BoardGame, query: BoardQuery, *, winning: bool) -> Iterator[RowMove | None]:
        rows = game.rows
        for start in range(0, len(rows), _PIECE):
            yield None
            piece = rows[start : start + _PIECE]
            yield from game.winning_moves(piece) if winning else game.legal_moves(piece)

    def move_words(self, game: BoardGame, move: RowMove) -> MoveWords:
        row = game.title(move.row) if move.row in game else "?"
        text = tr("Row {0}: move {1} → {2}").format(row, move.source, move.target)
        jump, short = f"{move.source} → {move.target}", tr("Row {0}:").format(row)
        return MoveWords(text, ((tr("Row {0}: move").format(row), False), (jump, True)), ((short, False), (jump, True)))

    def move_light(self, move: RowMove) -> Light:
        return Light(thing=move)

    def play(self, game: BoardGame, query: BoardQuery, move: RowMove) -> SetRows | None:
        if move.row not in game or not game.has_chess(move.row, move.source):
            return None
        return board_edits.play(game, move) if game.landing(move.row, move.source) == move.target else None

    def no_moves(self) -> str:
        return tr("No chess can move.")

    # States in sentences

    def asks(self, game: BoardGame, query: BoardQuery | None) -> bool:
        return game.n > 0

    def losing(self, game: BoardGame, query: BoardQuery) -> str:
        if next(game.legal_moves(), None) is None:
            return tr("No chess can move: the player to move loses.")
        return every_move_is_answered()

    def hint(self, game: BoardGame, query: BoardQuery | None) -> str:
        if not game.n:
            return tr("No rows yet. Add one in the board editor.")
        if not any(map(game.columns, game.rows)):
            return tr("Click on a block of the board to put a chess there; the winning moves show here.")
        return ""

    # Cases and queries

    def size(self, content: BoardGame | BoardRecord) -> CaseSize:
        rows = counted(content.n, tr("1 row"), tr("{n} rows"))
        return CaseSize(f"{rows} × {content.width}", f"{content.n:,} × {content.width}", content.n)

    def query_text(self, content: BoardGame | BoardRecord, query: BoardQuery) -> str:
        return tr("the whole board")

"""What the board says in words: for the status bar and for screen readers."""

from PySide6.QtCore import QCoreApplication

from engine.games.board import BoardGame
from gui.board.state import BoardState


def tr(text: str) -> str:
    return QCoreApplication.translate("Board", text)


def cursor_words(game: BoardGame | None, state: BoardState) -> str:
    """The cell of the cursor: "row 3, column 5, chess, jumps to 8; value 2"."""
    if game is None:
        return ""
    if state.row is None or state.row not in game:
        return tr("no rows")
    words = _cell(game, state.row, state.column)
    if state.row in state.rows:
        words = f"{words}, {tr('row selected')}"
    return f"{words}; {tr('value {0}').format(game.value(state.row))}"


def cell_words(game: BoardGame, row: int, column: int, *, valued: bool = True) -> str:
    """Any cell: "row 3, column 5, chess, jumps to 8; value 2"; without the value of its row if that is not told."""
    words = _cell(game, row, column)
    return f"{words}; {tr('value {0}').format(game.value(row))}" if valued else words


def _cell(game: BoardGame, row: int, column: int) -> str:
    parts = [tr("row {0}").format(game.title(row)), tr("column {0}").format(column)]
    if game.has_chess(row, column):
        target = game.landing(row, column)
        parts += [tr("chess"), tr("cannot move") if target is None else tr("jumps to {0}").format(target)]
    else:
        parts.append(tr("empty"))
    return ", ".join(parts)


def chess_words(game: BoardGame, row: int, column: int) -> str:
    """What a chess can do: "Row 3: the chess jumps from 5 to 8 and leaves 0: a winning move"."""
    move = next((m for m in game.legal_moves([row]) if m.source == column), None)
    if move is None:
        return tr("Row {0}: the chess in column {1} cannot move: no block on its right is empty.").format(
            game.title(row), column
        )
    words = tr("Row {0}: the chess jumps from {1} to {2} and leaves nim-sum {3}.")
    if not move.leaves:
        words = tr("Row {0}: the chess jumps from {1} to {2} and leaves nim-sum {3}: a winning move.")
    return words.format(game.title(row), column, move.target, move.leaves)


def value_words(game: BoardGame, row: int) -> str:
    """Why a row has its value: "Row 3: Grundy value 2 = 3 ⊕ 1, the lengths of the runs that count"."""
    lengths = [run.length for run in game.runs(row) if run.counts]
    head = tr("Row {0}: Grundy value {1}").format(game.title(row), game.value(row))
    if not lengths:
        return f"{head}; {tr('no run counts')}"
    return f"{head} {sum_words(lengths)}, {tr('the lengths of the runs that count')}"


def sum_words(lengths: list[int]) -> str:
    """How a value comes about, to be read behind it: "= 3 ⊕ 1"."""
    return f"= {' ⊕ '.join(map(str, lengths))}" if lengths else tr("no run counts")

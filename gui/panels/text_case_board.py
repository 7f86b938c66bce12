"""A board as text: a row a line, of boards of the width that the format has."""

from collections.abc import Callable
from typing import Any

from engine.diagnostics import Diagnostic, Severity
from engine.formats.base import UNREAD, Reading
from engine.games.board import BoardGame
from engine.games.board_changes import BoardChange
from engine.games.board_convert import record_of
from engine.games.board_delta import BoardDelta
from engine.games.board_diff import changes_to
from engine.games.board_record import BoardQuery, BoardRecord
from gui.panels.text_case import CaseText, Lit, Shown, tr
from gui.panels.text_lines import LineRole


class BoardText(CaseText):
    """How one format shows a board."""

    @property
    def noun(self) -> str:
        return tr("board")

    def shown(self, game: BoardGame, query: BoardQuery | None) -> Shown:
        return self.taken_down(game, query)()

    def taken_down(self, game: BoardGame, query: BoardQuery | None) -> Callable[[], Shown]:
        record = record_of(game)
        return lambda: self._written(record)

    def _written(self, record: BoardRecord) -> Shown:
        refusal = self.refusal(record)
        return Shown("", refusal, editable=False) if refusal else Shown(self.text_of(record))

    def problems(self, text: str, reading: Reading[Any]) -> tuple[Diagnostic, ...]:
        """Also a text that goes on behind the last row: nothing marks its end, so it is a row too many, not a note."""
        found = super().problems(text, reading)
        unread = [d for d in reading.diagnostics if d.message.endswith(UNREAD)]
        if found or not unread:
            return found
        announced = tr("The case announces {n} rows; this stands behind the last of them.")
        message = announced.format(n=reading.records[0].n)
        return (Diagnostic(Severity.ERROR, unread[0].line, unread[0].column, message),)

    def change(self, game: BoardGame, query: BoardQuery | None, record: BoardRecord) -> BoardChange | None:
        return changes_to(game, record)

    def size(self, game: BoardGame) -> int:
        return game.n

    def size_words(self, game: BoardGame) -> str:
        return tr("{count} rows").format(count=f"{game.n:,}")

    def is_touched_by(self, delta: BoardDelta) -> bool:
        return bool(delta.rows or delta.listed or delta.width)

    def lit(self, game: BoardGame, role: LineRole) -> Lit:
        return Lit(thing=game.rows[role.row]) if role.row is not None and role.row < game.n else Lit()

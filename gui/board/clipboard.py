"""Rows of the board as text, to and from the clipboard."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from engine.diagnostics import Diagnostic, InputError
from engine.games.board_text import numbers, rows_from_text
from gui.board.commands import BoardCommands
from gui.language.spoken import spoken

MOST_SHOWN = 3


class BoardClipboard(QObject):
    """Copy writes a row a line as in a judge's file; paste reads that, or pictures such as ``.X..X``.

    Signals
    -------
    refused(str, str)
        The text on the clipboard is no rows: what is wrong with it, and the text.
    """

    refused = Signal(str, str)

    def __init__(self, commands: BoardCommands) -> None:
        super().__init__(commands)
        self._commands = commands

    def copy(self) -> None:
        """Put the chosen rows on the clipboard."""
        game = self._commands.game
        rows = self._commands.state.chosen(game) if game else []
        if game and rows:
            QGuiApplication.clipboard().setText("".join(numbers(game.columns(row)) + "\n" for row in rows))
            self._commands.said.emit(self._counted(len(rows), self.tr("1 row copied."), self.tr("{0} rows copied.")))

    def cut(self) -> None:
        self.copy()
        self._commands.delete_rows()

    def paste(self) -> None:
        """Put the rows that the clipboard describes below the chosen ones; all of them or, said so, none."""
        game, text = self._commands.game, QGuiApplication.clipboard().text()
        if game is None or not text.strip():
            return
        try:
            rows = rows_from_text(text, game.width)
        except InputError as error:
            self.refused.emit(self._complaint(error.diagnostics), text)
            return
        step = self._counted(len(rows), self.tr("Paste a row"), self.tr("Paste {0} rows"))
        self._commands.insert_rows(self._commands.below, rows, step)

    def _counted(self, count: int, one: str, many: str) -> str:
        return one if count == 1 else many.format(f"{count:,}")

    def _complaint(self, found: "tuple[Diagnostic, ...] | list[Diagnostic]") -> str:
        shown = [self.tr("line {0}: {1}").format(d.line, spoken(d.message)) for d in found[:MOST_SHOWN]]
        more = len(found) - len(shown)
        if more > 0:
            shown.append(self.tr("{0} more").format(more))
        return self.tr("Nothing was pasted: {0}").format("; ".join(shown))

"""The moves of a heap as a menu; choosing one makes it."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QWidget

from engine.games.heaps import HeapMove
from gui.heaps.commands import HeapsCommands
from gui.heaps.stack_scene import StackScene
from gui.heaps.takes import moves_of
from gui.heaps.words import leaves_words, take_words
from gui.language.spoken import spoken

MOST = 24
"""How many moves a menu lists."""


class MoveMenu(QMenu):
    """Filled each time it is opened."""

    def __init__(self, commands: HeapsCommands, parent: QWidget) -> None:
        super().__init__(parent)
        self._commands = commands
        self.setObjectName("heapMoves")
        self.setAccessibleName(self.tr("Moves in this heap"))

    def popup_heap(self, scene: StackScene, where: QPoint) -> None:
        """The moves of the current heap, those that win first, and what else can be done with it."""
        self.clear()
        if scene.answer is None:
            self._note(spoken(scene.trouble) or self.tr("The values are being computed"))
        else:
            moves = moves_of(scene.answer, scene.current, MOST + 1)
            self._fill(moves)
            if not moves:
                self._note(self.tr("No move is left in this heap"))
        self.addSeparator()
        remove = self.addAction(self.tr("Remove this heap"))
        remove.triggered.connect(partial(self._remove, scene.current))
        self.popup_at(where)

    def popup(self, moves: Sequence[HeapMove], where: QPoint) -> None:  # type: ignore[override]
        """Just these moves."""
        self.clear()
        self._fill(moves)
        self.popup_at(where)

    def popup_at(self, where: QPoint) -> None:
        """Show what it has been filled with."""
        super().popup(where)
        first = next((action for action in self.actions() if action.isEnabled()), None)
        if first is not None:
            self.setActiveAction(first)

    def _remove(self, index: int) -> None:
        self._commands.remove(index)

    def _fill(self, moves: Sequence[HeapMove]) -> None:
        for move in moves[:MOST]:
            text = take_words(move.take, move.rest)
            mark = "✓ " if move.leaves == 0 else ""
            action = self.addAction(f"{mark}{text[0].upper()}{text[1:]}: {leaves_words(move.leaves)}")
            action.triggered.connect(partial(self._play, move))
        if len(moves) > MOST:
            self._note(self.tr("There are more moves than these {0}").format(MOST))

    def _play(self, move: HeapMove) -> None:
        self._commands.play(move)

    def _note(self, text: str) -> None:
        self.addAction(text[:120]).setEnabled(False)

"""A canvas with its comforts and their actions, for tests: put together as the window does it, without the window."""

from collections.abc import Sequence
from pathlib import Path

from one_window import separate_settings
from PySide6.QtCore import QPointF
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow

from engine.document import Document
from engine.games.graph import GraphGame
from engine.games.graph_record import GraphRecord
from gui.canvas.commands import GraphCommands
from gui.canvas.view import GraphCanvas
from gui.faces.numbering import numbering
from gui.find import actions
from gui.find.comforts import Comforts
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.theme import ThemeController


class Room:
    """The window is there for its actions, whose keys work as in the program."""

    def __init__(self, app: QApplication, theme: str = "light") -> None:
        self.session, self.selection, self.spotlight = Session(), Selection(), Spotlight()
        commands = GraphCommands(self.session, self.selection)
        self.theme = ThemeController(app, theme)
        self.window = QMainWindow()
        self.canvas = GraphCanvas(self.session, self.selection, self.spotlight, commands, self.theme)
        self.window.setCentralWidget(self.canvas)
        self.window.resize(800, 600)
        self.commands = commands
        self.comforts = Comforts(self.canvas, self.session, self.selection, self.spotlight, self.theme)
        self.actions: dict[str, QAction] = {}
        handlers = actions.handlers(self.comforts)
        for spec in actions.SPECS:
            action = QAction(spec.text, self.window)
            action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
            action.setCheckable(spec.checked is not None)
            action.triggered.connect(lambda _=False, do=handlers[spec.name]: do())
            self.window.addAction(action)
            self.actions[spec.name] = action
        self.comforts.changed_state.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        for name, can in actions.enabled(self.comforts).items():
            self.actions[name].setEnabled(can)
        for name, on in actions.checked(self.comforts).items():
            self.actions[name].setChecked(on)

    @property
    def game(self) -> GraphGame:
        assert self.session.graph is not None
        return self.session.graph

    def open(
        self,
        n: int,
        moves: Sequence[tuple[int, int]] = (),
        places: Sequence[tuple[float, float]] | None = None,
        stones: Sequence[int] = (),
        **more: object,
    ) -> None:
        """Show a graph; position i stands at (80 i, 0) where no places are told."""
        spots = [(80.0 * i, 0.0) for i in range(n)] if places is None else list(places)
        self.session.open(Document([GraphRecord.from_moves(n, moves, [stones], places=spots, **more)]))
        self.canvas.look_at(1.0, QPointF(0, 0))

    def key(self, index: int) -> int:
        return self.game.positions[index]

    def indices(self, keys: Sequence[int] | frozenset[int]) -> list[int]:
        return sorted(self.game.index_of(key) for key in keys)

    def do(self, name: str) -> None:
        assert self.actions[name].isEnabled(), name
        self.actions[name].trigger()


def fresh_settings(app: QApplication, folder: str) -> None:
    """Settings of their own, and positions counted from 0."""
    separate_settings(app, Path(folder))
    numbering.set_first(0)

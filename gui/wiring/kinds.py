"""The actions of the board and of the heaps, and what their editors say."""

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from gui.board import actions as board_actions
from gui.heaps import actions as heaps_actions
from gui.later import Later
from gui.wiring.parts import PartActions, do_later

if TYPE_CHECKING:
    from gui.board.editor import BoardEditor
    from gui.heaps.editor import HeapsEditor
    from gui.main_window import MainWindow

KIND_MENUS = {"graph": "menuGraph", "board": "menuBoard", "heaps": "menuHeaps"}
TWINS = {
    "board-cut": "cut",
    "board-copy": "copy",
    "board-paste": "paste",
    "board-select-all": "select-all",
    "board-zoom-in": "zoom-in",
    "board-zoom-out": "zoom-out",
    "board-fit": "fit",
}
"""What the board has its own verb for and the table one action for all editors."""


def connect_kinds(window: "MainWindow") -> None:
    """Let the board's and the heaps' actions do what they are for, and be there when they can be done."""
    _bind(window, board_actions, window.late.board)
    _bind(window, heaps_actions, window.late.heaps)
    window.actions_by_name["board-graph"].setEnabled(False)
    window.actions_by_name.bind({"board-graph": partial(_show_row_as_graph, window)})
    window.late.board.when_made(partial(_connect_board, window))
    window.late.heaps.when_made(partial(_connect_heaps, window))
    window.session.looked_at.connect(lambda: _update_menus(window))
    # What is typed but not taken yet belongs to what is saved.
    window.files.document_needed.connect(window.cases.take_typed)
    _update_menus(window)


def _bind(window: "MainWindow", module: PartActions, later: Later[Any]) -> None:
    actions = window.actions_by_name
    names = {action.objectName().removeprefix("action-") for action in actions}
    for name in (spec.name for spec in module.SPECS if spec.name in names):
        actions.bind({name: partial(do_later, module, later, name)})
        actions[name].setEnabled(False)


def _show_row_as_graph(window: "MainWindow") -> None:
    from gui.board.as_graph import show_row_as_graph

    show_row_as_graph(window.session, window.board.state, window.graph_cases)


def _connect_board(window: "MainWindow", board: "BoardEditor") -> None:
    board.changed_state.connect(lambda: _update_board(window, board))
    board.menu_wanted.connect(lambda where: _show_menu(window, where))
    window.files.document_needed.connect(board.header.take_typed)
    _update_board(window, board)


def _connect_heaps(window: "MainWindow", heaps: "HeapsEditor") -> None:
    heaps.enabled_changed.connect(lambda: _update_heaps(window, heaps))
    window.files.document_needed.connect(heaps.stacks.editor.take_typed)
    _update_heaps(window, heaps)


def _update_menus(window: "MainWindow") -> None:
    """Of the menus that are for one kind of game, only that of the current kind is shown."""
    for kind, name in KIND_MENUS.items():
        window.menus[name].menuAction().setVisible(kind == window.editors.kind)


def _update_board(window: "MainWindow", board: "BoardEditor") -> None:
    actions = window.actions_by_name
    enabled = board_actions.enabled(board)
    for name, can in enabled.items():
        if name not in TWINS:
            actions[name].setEnabled(can)
    actions["board-graph"].setEnabled(enabled["board-toggle"])
    for name, on in board_actions.checked(board).items():
        actions[name].setChecked(on)


def _update_heaps(window: "MainWindow", heaps: "HeapsEditor") -> None:
    for name, can in heaps_actions.enabled(heaps).items():
        window.actions_by_name[name].setEnabled(can)


def _show_menu(window: "MainWindow", where: QPoint) -> None:
    menu = QMenu(window)
    menu.setObjectName("menuOnRows")
    for name in board_actions.CONTEXT_MENU:
        if name is None:
            menu.addSeparator()
        else:
            menu.addAction(window.actions_by_name[TWINS.get(name, name)])
    menu.addSeparator()
    menu.addAction(window.actions_by_name["board-graph"])
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(where)

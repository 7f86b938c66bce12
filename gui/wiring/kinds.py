"""The actions of the board and of the heaps, and what their editors say."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from gui.board import actions as board_actions
from gui.board.as_graph import show_row_as_graph
from gui.heaps import actions as heaps_actions

if TYPE_CHECKING:
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
    names = {action.objectName().removeprefix("action-") for action in window.actions_by_name}
    for handlers in (board_actions.handlers(window.board), heaps_actions.handlers(window.heaps)):
        window.actions_by_name.bind({name: done for name, done in handlers.items() if name in names})
    window.actions_by_name.bind(
        {"board-graph": partial(show_row_as_graph, window.session, window.board.state, window.graph_cases)}
    )
    window.board.changed_state.connect(lambda: _update_board(window))
    window.heaps.enabled_changed.connect(lambda: _update_heaps(window))
    window.board.menu_wanted.connect(lambda where: _show_menu(window, where))
    window.session.looked_at.connect(lambda: _update_menus(window))
    # What is typed but not taken yet belongs to what is saved.
    window.files.document_needed.connect(window.heaps.stacks.editor.take_typed)
    window.files.document_needed.connect(window.board.header.take_typed)
    window.files.document_needed.connect(window.cases.take_typed)
    _update_board(window)
    _update_heaps(window)
    _update_menus(window)


def _update_menus(window: "MainWindow") -> None:
    """Of the menus that are for one kind of game, only that of the current kind is shown."""
    for kind, name in KIND_MENUS.items():
        window.menus[name].menuAction().setVisible(kind == window.editors.kind)


def _update_board(window: "MainWindow") -> None:
    actions = window.actions_by_name
    enabled = board_actions.enabled(window.board)
    for name, can in enabled.items():
        if name not in TWINS:
            actions[name].setEnabled(can)
    actions["board-graph"].setEnabled(enabled["board-toggle"])
    for name, on in board_actions.checked(window.board).items():
        actions[name].setChecked(on)


def _update_heaps(window: "MainWindow") -> None:
    for name, can in heaps_actions.enabled(window.heaps).items():
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

"""Editing: verbs that every editor has its own meaning for, and those of the graph."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from gui.canvas import arrange
from gui.heaps import actions as heaps_actions

if TYPE_CHECKING:
    from gui.main_window import MainWindow

ALIGN = {
    "align-left": (arrange.align_left, "Align left"),
    "align-center-h": (arrange.align_center_h, "Align centres"),
    "align-right": (arrange.align_right, "Align right"),
    "align-top": (arrange.align_top, "Align top"),
    "align-center-v": (arrange.align_center_v, "Align middles"),
    "align-bottom": (arrange.align_bottom, "Align bottom"),
    "distribute-h": (arrange.distribute_h, "Spread across"),
    "distribute-v": (arrange.distribute_v, "Spread down"),
}


def connect_edits(window: "MainWindow") -> None:
    """Undo, the clipboard, and what is done to positions."""
    commands, stack, selection = window.commands, window.session.undo_stack, window.selection
    window.actions_by_name.bind(
        {
            "undo": stack.undo,
            "redo": stack.redo,
            "rename-position": window.canvas.rename_selected,
            "add-stone": lambda: commands.add_stones(selection.positions, 1),
            "take-stone": lambda: commands.add_stones(selection.positions, -1),
            "clear-stones": commands.clear_stones,
            "layout": window.layouts.all,
            "layout-selection": window.layouts.selected,
        }
    )
    _connect_clipboard(window)
    handlers = {name: partial(commands.arrange, how, window.tr(text)) for name, (how, text) in ALIGN.items()}
    window.actions_by_name.bind(handlers)


def _connect_clipboard(window: "MainWindow") -> None:
    clipboard, commands, board = window.clipboard, window.commands, window.board
    verbs: dict[str, dict[str, Callable[[], object]]] = {
        "cut": {"graph": clipboard.cut, "board": board.clipboard.cut},
        "copy": {"graph": clipboard.copy, "board": board.clipboard.copy},
        "paste": {"graph": clipboard.paste, "board": board.clipboard.paste},
        "duplicate": {"graph": clipboard.duplicate, "board": board.commands.duplicate_rows},
        "delete": {
            "graph": commands.delete_selection,
            "board": board.commands.delete_rows,
            "heaps": heaps_actions.handlers(window.heaps)["heaps-remove"],
        },
        "select-all": {"graph": commands.select_all, "board": board.commands.select_all},
    }
    window.actions_by_name.bind({name: partial(window.editors.do, by_kind) for name, by_kind in verbs.items()})

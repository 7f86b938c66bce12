"""Editing: verbs that every editor has its own meaning for, and those of the graph."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from gui.board import actions as board_actions
from gui.canvas import arrange, keys_actions
from gui.canvas.remarks import actions as remark_actions
from gui.heaps import actions as heaps_actions
from gui.language.marked import marked
from gui.wiring.parts import do_later
from gui.wiring.pasting import paste_text

if TYPE_CHECKING:
    from gui.main_window import MainWindow

ALIGN = {
    "align-left": (arrange.align_left, marked("MainWindow", "Align left")),
    "align-center-h": (arrange.align_center_h, marked("MainWindow", "Align centres")),
    "align-right": (arrange.align_right, marked("MainWindow", "Align right")),
    "align-top": (arrange.align_top, marked("MainWindow", "Align top")),
    "align-center-v": (arrange.align_center_v, marked("MainWindow", "Align middles")),
    "align-bottom": (arrange.align_bottom, marked("MainWindow", "Align bottom")),
    "distribute-h": (arrange.distribute_h, marked("MainWindow", "Spread across")),
    "distribute-v": (arrange.distribute_v, marked("MainWindow", "Spread down")),
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
            "layout": partial(_lay_out, window),
            "layout-selection": partial(_lay_out_selection, window),
        }
    )
    window.actions_by_name.bind(keys_actions.handlers(window.canvas))
    window.actions_by_name.bind(remark_actions.handlers(window.canvas))
    _connect_clipboard(window)
    handlers = {name: partial(commands.arrange, how, window.tr(text)) for name, (how, text) in ALIGN.items()}
    window.actions_by_name.bind(handlers)


def _lay_out(window: "MainWindow") -> None:
    window.layouts.all()


def _lay_out_selection(window: "MainWindow") -> None:
    window.layouts.selected()


def _connect_clipboard(window: "MainWindow") -> None:
    clipboard, commands = window.clipboard, window.commands
    on_board = partial(partial, do_later, board_actions, window.late.board)
    on_heaps = partial(partial, do_later, heaps_actions, window.late.heaps)
    verbs: dict[str, dict[str, Callable[[], object]]] = {
        "cut": {"graph": clipboard.cut, "board": on_board("board-cut")},
        "copy": {"graph": clipboard.copy, "board": on_board("board-copy")},
        "paste": {"graph": clipboard.paste, "board": on_board("board-paste"), "heaps": partial(paste_text, window)},
        "duplicate": {"graph": clipboard.duplicate, "board": on_board("board-duplicate")},
        "delete": {
            "graph": commands.delete_selection,
            "board": on_board("board-delete"),
            "heaps": on_heaps("heaps-remove"),
        },
        "select-all": {"graph": commands.select_all, "board": on_board("board-select-all")},
    }
    window.actions_by_name.bind({name: partial(window.editors.do, by_kind) for name, by_kind in verbs.items()})

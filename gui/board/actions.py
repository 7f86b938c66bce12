"""The board's part of the table of actions: what they are called, what they do, and when they can be done."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from gui.spec import BOARD, Entry, Spec

if TYPE_CHECKING:
    from gui.board.editor import BoardEditor


def _spec(
    name: str, text: str, keys: tuple[str, ...] = (), icon: str = "", tip: str = "", checked: bool | None = None
) -> Spec:
    return Spec(f"board-{name}", text, keys, icon, tip, checked=checked, where=BOARD)


SPECS = (
    _spec("toggle", "Put or take a &chess", ("Space",), "chess", "Put a chess on the cursor's block, or take it off"),
    _spec("jump", "&Jump", ("J",), "play", "Move the chess of the cursor to the nearest empty block on its right"),
    _spec("clear-cell", "Clear &block", ("Del", "Backspace"), "", "Take the chess off; off all selected rows, if any"),
    _spec("insert-above", "Insert row &above", ("Ins",), "row-above"),
    _spec("insert-below", "&Insert row below", ("Ctrl+Return",), "row-below"),
    _spec("add", "Add row at the &end", ("Ctrl+Shift+Return",), "add"),
    _spec("duplicate", "Duplicate row&s", ("Ctrl+D",), "duplicate"),
    _spec("delete", "&Delete rows", ("Ctrl+Del",), "delete"),
    _spec("up", "Move rows &up", ("Alt+Up",), "move-up"),
    _spec("down", "Move rows d&own", ("Alt+Down",), "move-down"),
    _spec("clear", "Clea&r rows", ("Ctrl+Backspace",), "row-clear", "Take all chesses off the rows"),
    _spec("fill", "&Fill rows", ("Ctrl+Shift+F",), "row-fill", "Put a chess into every block of the rows"),
    _spec("cut", "Cu&t rows", ("Ctrl+X",), "cut"),
    _spec("copy", "&Copy rows", ("Ctrl+C",), "copy", "Copy rows as text, as a judge file has them"),
    _spec("paste", "&Paste rows", ("Ctrl+V",), "paste", "Add the rows of a text: 2 19 20, or .X..X"),
    _spec("select-all", "Select all ro&ws", ("Ctrl+A",)),
    _spec("explain", "E&xplain the values", ("E",), "staircase", "Show the runs whose lengths make the values", False),
    _spec("winning", "Mark &winning moves", ("W",), "verdict", "Mark the chesses that win and where they land", True),
    _spec("zoom-in", "Zoom &in", ("Ctrl++", "Ctrl+="), "zoom-in"),
    _spec("zoom-out", "Zoom &out", ("Ctrl+-",), "zoom-out"),
    _spec("fit", "&Fit the width", ("Ctrl+0",), "fit", "Make the cells fit the window"),
)

MENU: tuple[str, str, tuple[Entry, ...]] = ("menuBoard", "&Board", (
    "board-toggle", "board-jump", "board-clear-cell", None,
    "board-insert-above", "board-insert-below", "board-add", "board-duplicate", "board-delete", None,
    "board-up", "board-down", "board-clear", "board-fill", None, "board-explain", "board-winning",
))  # fmt: skip
"""As an entry of `gui.actions.MENUS`; cut, copy, paste and the zooms have their places in the Edit and View menus."""

CONTEXT_MENU = (
    "board-insert-above", "board-insert-below", "board-duplicate", "board-delete", None, "board-up", "board-down", None,
    "board-clear", "board-fill", None, "board-cut", "board-copy", "board-paste",
)  # fmt: skip
TOOL_BAR = (
    "board-add", "board-duplicate", "board-delete", None, "board-up", "board-down", None, "board-clear", "board-fill",
    None, "board-explain", "board-winning",
)  # fmt: skip

ON_CELL = ("board-toggle", "board-jump", "board-clear-cell")
ON_ROWS = (
    "board-duplicate", "board-delete", "board-up", "board-down", "board-clear", "board-fill", "board-cut", "board-copy",
    "board-select-all",
)  # fmt: skip


def handlers(editor: "BoardEditor") -> dict[str, Callable[[], object]]:
    """What each action does, by name."""
    commands, clipboard, view = editor.commands, editor.clipboard, editor.view
    return {
        "board-toggle": commands.toggle_cursor,
        "board-jump": commands.jump_cursor,
        "board-clear-cell": commands.clear_cell,
        "board-insert-above": commands.insert_above,
        "board-insert-below": commands.insert_below,
        "board-add": commands.add_row,
        "board-duplicate": commands.duplicate_rows,
        "board-delete": commands.delete_rows,
        "board-up": partial(commands.nudge_rows, -1),
        "board-down": partial(commands.nudge_rows, 1),
        "board-clear": commands.clear_rows,
        "board-fill": commands.fill_rows,
        "board-cut": clipboard.cut,
        "board-copy": clipboard.copy,
        "board-paste": clipboard.paste,
        "board-select-all": commands.select_all,
        "board-explain": lambda: view.set_explain(not view.show_state.explain),
        "board-winning": lambda: view.set_winning(not view.show_state.winning),
        "board-zoom-in": view.zoom_in,
        "board-zoom-out": view.zoom_out,
        "board-fit": view.fit,
    }


def enabled(editor: "BoardEditor") -> dict[str, bool]:
    """Which actions can be done now; ask again at `BoardEditor.changed_state`."""
    game = editor.view.game
    can = {spec.name: game is not None for spec in SPECS}
    has_rows = game is not None and editor.state.row is not None
    return can | dict.fromkeys((*ON_CELL, *ON_ROWS), has_rows)


def checked(editor: "BoardEditor") -> dict[str, bool]:
    """How the checkable actions stand; ask again at `BoardEditor.changed_state`."""
    show = editor.view.show_state
    return {"board-explain": show.explain, "board-winning": show.winning}


def keys(done: dict[str, Callable[[], object]]) -> dict[str, Callable[[], object]]:
    """What the keys of the table do, by combination as `gui.board.keys.combination_of` has it."""
    return {QKeySequence(key).toString(): done[spec.name] for spec in SPECS for key in spec.keys}

"""The View menu and the tools."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from gui.board import actions as board_actions
from gui.wiring.parts import do_later

if TYPE_CHECKING:
    from gui.main_window import MainWindow

TOOL_PREFIX = "tool-"


def connect_view(window: "MainWindow") -> None:
    """Zoom and the tools."""
    _connect_zoom(window)
    actions, canvas = window.actions_by_name, window.canvas
    for action in actions:
        name = action.objectName().removeprefix("action-")
        if name.startswith(TOOL_PREFIX):
            action.triggered.connect(partial(canvas.set_tool, name.removeprefix(TOOL_PREFIX)))
    canvas.tool_changed.connect(lambda name: actions[TOOL_PREFIX + name].setChecked(True))


def _connect_zoom(window: "MainWindow") -> None:
    canvas, on_board = window.canvas, partial(partial, do_later, board_actions, window.late.board)
    verbs: dict[str, dict[str, Callable[[], object]]] = {
        "fit": {"graph": canvas.fit, "board": on_board("board-fit")},
        "zoom-in": {"graph": canvas.zoom_in, "board": on_board("board-zoom-in")},
        "zoom-out": {"graph": canvas.zoom_out, "board": on_board("board-zoom-out")},
        "zoom-100": {"graph": lambda: canvas.zoom_to(1.0), "board": on_board("board-fit")},
    }
    zoom, do = window.previewing.zoom, window.editors.do
    window.actions_by_name.bind({name: partial(zoom, name, partial(do, by_kind)) for name, by_kind in verbs.items()})

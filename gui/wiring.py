"""Which action does what in a window, and when it can be done."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from engine import __version__
from gui.canvas import arrange

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
NEED_SELECTION = ("cut", "copy", "duplicate", "delete", "add-stone", "take-stone")
TOOL_PREFIX = "tool-"


def connect_actions(window: "MainWindow") -> None:
    """Let every action of the window do what it is for."""
    _connect_files(window)
    _connect_edits(window)
    _connect_view(window)
    _connect_cases(window)
    Availability(window)


def _connect_files(window: "MainWindow") -> None:
    files = window.files
    window.actions_by_name.bind(
        {
            "new": files.new,
            "open": files.open_dialog,
            "save": files.save,
            "save-as": files.save_as,
            "import": files.import_dialog,
            "export": files.export_dialog,
            "quit": window.close,
            "about": partial(_about, window),
        }
    )
    window.menus["menuRecent"].aboutToShow.connect(lambda: files.fill_recent(window.menus["menuRecent"]))
    files.fill_recent(window.menus["menuRecent"])
    files.fill_samples(window.menus["menuSamples"])


def _connect_edits(window: "MainWindow") -> None:
    commands, clipboard, stack = window.commands, window.clipboard, window.session.undo_stack
    selection = window.selection
    window.actions_by_name.bind(
        {
            "undo": stack.undo,
            "redo": stack.redo,
            "cut": clipboard.cut,
            "copy": clipboard.copy,
            "paste": clipboard.paste,
            "duplicate": clipboard.duplicate,
            "delete": commands.delete_selection,
            "select-all": commands.select_all,
            "rename-position": window.canvas.rename_selected,
            "add-stone": lambda: commands.add_stones(selection.positions, 1),
            "take-stone": lambda: commands.add_stones(selection.positions, -1),
            "clear-stones": commands.clear_stones,
            "layout": window.layouts.all,
            "layout-selection": window.layouts.selected,
        }
    )
    handlers = {name: partial(commands.arrange, how, window.tr(text)) for name, (how, text) in ALIGN.items()}
    window.actions_by_name.bind(handlers)


def _connect_view(window: "MainWindow") -> None:
    actions, canvas, theme = window.actions_by_name, window.canvas, window.theme
    actions.bind(
        {
            "fit": canvas.fit,
            "zoom-in": canvas.zoom_in,
            "zoom-out": canvas.zoom_out,
            "zoom-100": lambda: canvas.zoom_to(1.0),
        }
    )
    actions["grid"].toggled.connect(canvas.set_grid)
    actions["snap"].toggled.connect(canvas.set_snapping)
    actions["legend"].toggled.connect(canvas.set_legend)
    for mode in ("system", "light", "dark"):
        actions[f"theme-{mode}"].triggered.connect(partial(theme.set_mode, mode))
        actions[f"theme-{mode}"].setChecked(theme.mode == mode)
    for action in actions:
        name = action.objectName().removeprefix("action-")
        if name.startswith(TOOL_PREFIX):
            action.triggered.connect(partial(canvas.set_tool, name.removeprefix(TOOL_PREFIX)))
    canvas.tool_changed.connect(lambda name: actions[TOOL_PREFIX + name].setChecked(True))


def _connect_cases(window: "MainWindow") -> None:
    cases = window.cases
    window.actions_by_name.bind(
        {
            "case-add": cases.add_case,
            "case-duplicate": cases.duplicate_case,
            "case-rename": cases.rename_case,
            "case-up": partial(cases.move_case, -1),
            "case-down": partial(cases.move_case, 1),
            "case-remove": cases.remove_case,
            "case-next": cases.next_case,
            "case-previous": cases.previous_case,
            "query-add": cases.add_query,
            "query-duplicate": cases.duplicate_query,
            "query-rename": cases.rename_query,
            "query-up": partial(cases.move_query, -1),
            "query-down": partial(cases.move_query, 1),
            "query-remove": cases.remove_query,
            "query-next": cases.next_query,
            "query-previous": cases.previous_query,
        }
    )


def _about(window: "MainWindow") -> None:
    box = QMessageBox(window)
    box.setObjectName("aboutBox")
    box.setWindowTitle(window.tr("About Grundy Studio"))
    box.setIconPixmap(window.windowIcon().pixmap(64, 64))
    box.setText(window.tr("Grundy Studio {0}").format(__version__))
    box.setInformativeText(
        window.tr("An editor for impartial games: draw the graph, place the stones, see every Grundy value live.")
    )
    box.open()


class Availability(QObject):
    """Greys out what cannot be done now."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._follow_history()
        window.selection.changed.connect(self._update_selection)
        window.session.looked_at.connect(self._update_cases)
        window.session.changed.connect(self._update_cases)
        self._update_selection()
        self._update_cases()

    def _follow_history(self) -> None:
        # What a signal brings is used, and the stack not asked: it still speaks while it is being destroyed.
        stack = self._window.session.undo_stack
        undo, redo = self._window.actions_by_name["undo"], self._window.actions_by_name["redo"]
        stack.canUndoChanged.connect(undo.setEnabled)
        stack.canRedoChanged.connect(redo.setEnabled)
        stack.undoTextChanged.connect(lambda text: undo.setText(f"{self.tr('&Undo')} {text}".rstrip()))
        stack.redoTextChanged.connect(lambda text: redo.setText(f"{self.tr('&Redo')} {text}".rstrip()))
        undo.setEnabled(stack.canUndo())
        redo.setEnabled(stack.canRedo())

    def _update_selection(self) -> None:
        actions, selection = self._window.actions_by_name, self._window.selection
        for name in NEED_SELECTION:
            actions[name].setEnabled(bool(selection.positions) or (name == "delete" and bool(selection.moves)))
        actions["rename-position"].setEnabled(len(selection.positions) == 1)
        actions["layout-selection"].setEnabled(len(selection.positions) > 1)
        for name in ALIGN:
            most_needed = 3 if name.startswith("distribute") else 2
            actions[name].setEnabled(len(selection.positions) >= most_needed)

    def _update_cases(self, _delta: object = None) -> None:
        actions, session = self._window.actions_by_name, self._window.session
        has_query = session.query is not None
        for name in ("query-duplicate", "query-rename", "query-up", "query-down", "query-remove"):
            actions[name].setEnabled(has_query)
        actions["clear-stones"].setEnabled(has_query and bool(session.query and session.query.stones))
        several = len(session.document.cases) > 1
        for name in ("case-up", "case-down", "case-next", "case-previous"):
            actions[name].setEnabled(several)

"""What can be done now."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QActionGroup

from gui.board import actions as board_actions
from gui.canvas import keys_actions
from gui.canvas.remarks import actions as remark_actions
from gui.find import actions as find_actions
from gui.heaps import actions as heaps_actions
from gui.play import actions as play_actions
from gui.stepper import actions as stepper_actions
from gui.wiring.edits import ALIGN

if TYPE_CHECKING:
    from gui.main_window import MainWindow

NEED_POSITIONS = ("add-stone", "take-stone")
NEED_SOMETHING = ("cut", "copy", "duplicate", "delete")
FOR_GRAPHS = (
    "tool-select", "tool-position", "tool-move", "tool-stone", "tool-pan", "layout", "grid", "snap", "legend",
)  # fmt: skip
FOR_DRAWINGS = ("fit", "zoom-in", "zoom-out", "zoom-100")
ON_DOCUMENT = (
    *NEED_POSITIONS, *NEED_SOMETHING, *FOR_GRAPHS, *ALIGN, "paste", "select-all", "rename-position", "clear-stones",
    "layout-selection", "board-graph", "case-duplicate", "case-rename", "case-up", "case-down", "case-remove",
    "query-add", "query-duplicate", "query-rename", "query-up", "query-down", "query-remove",
)  # fmt: skip
"""What is done to the case that is looked at, and so cannot be done while something else stands in front of it."""
OF_EDITORS = (
    board_actions, heaps_actions, keys_actions, remark_actions, find_actions, stepper_actions, play_actions
)  # fmt: skip
"""Parts all of whose actions are such."""


def gated_names(window: "MainWindow") -> set[str]:
    """The names of all actions that act on the case that is looked at."""
    names = {action.objectName().removeprefix("action-") for action in window.actions_by_name}
    of_editors = {spec.name for module in OF_EDITORS for spec in module.SPECS} & names
    return {*ON_DOCUMENT, *of_editors}


class Availability(QObject):
    """Greys out what cannot be done now."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._follow_history()
        window.selection.changed.connect(self._update_selection)
        window.late.board.when_made(lambda board: board.changed_state.connect(self._update_clipboard))
        window.late.heaps.when_made(lambda heaps: heaps.enabled_changed.connect(self._update_clipboard))
        window.session.looked_at.connect(self._update_kind)
        window.session.looked_at.connect(self._update_cases)
        window.session.changed.connect(self._update_cases)
        window.previewing.changed.connect(self._update_kind)
        self._gates = self._gated()
        window.previewing.changed.connect(self._update_gates)
        self._update_kind()
        self._update_cases()

    def _gated(self) -> list[QActionGroup]:
        """Groups of all that acts on the case that is looked at.

        Whoever enables an action need not ask whether its group is: Qt remembers it for when the group is enabled.
        """
        actions = self._window.actions_by_name
        common = QActionGroup(self)
        common.setExclusionPolicy(QActionGroup.ExclusionPolicy.None_)
        groups = [common]
        for name in sorted(gated_names(self._window)):
            group = actions[name].actionGroup()
            if group is None:
                common.addAction(actions[name])
            elif group not in groups:
                groups.append(group)
        return groups

    def _update_gates(self) -> None:
        for group in self._gates:
            group.setEnabled(not self._window.previewing.shown)

    def _follow_history(self) -> None:
        # What a signal brings is used, and the stack not asked: it still speaks while it is being destroyed.
        stack = self._window.session.undo_stack
        undo, redo = self._window.actions_by_name["undo"], self._window.actions_by_name["redo"]
        stack.canUndoChanged.connect(undo.setEnabled)
        stack.canRedoChanged.connect(redo.setEnabled)
        stack.undoTextChanged.connect(lambda text: undo.setText(_with_step(self.tr("&Undo"), text)))
        stack.redoTextChanged.connect(lambda text: redo.setText(_with_step(self.tr("&Redo"), text)))
        undo.setEnabled(stack.canUndo())
        redo.setEnabled(stack.canRedo())

    def say_anew(self) -> None:
        """Another language is spoken: the actions have said their verbs anew, and the steps belong behind them."""
        stack, actions = self._window.session.undo_stack, self._window.actions_by_name
        actions["undo"].setText(_with_step(self.tr("&Undo"), stack.undoText()))
        actions["redo"].setText(_with_step(self.tr("&Redo"), stack.redoText()))

    def _update_selection(self) -> None:
        actions, selection = self._window.actions_by_name, self._window.selection
        is_graph = self._window.session.graph is not None
        for name in NEED_POSITIONS:
            actions[name].setEnabled(is_graph and bool(selection.positions))
        for module in (keys_actions, remark_actions):
            for name, can in module.enabled(self._window.canvas).items():
                actions[name].setEnabled(can)
        self._update_clipboard()
        nameable = len(selection.positions) == 1 or actions["edit-note"].isEnabled()
        actions["rename-position"].setEnabled(nameable)
        actions["layout-selection"].setEnabled(len(selection.positions) > 1)
        for name in ALIGN:
            most_needed = 3 if name.startswith("distribute") else 2
            actions[name].setEnabled(len(selection.positions) >= most_needed)

    def _update_clipboard(self) -> None:
        by_kind = {"graph": self._graph_clipboard, "board": self._board_clipboard, "heaps": self._heaps_clipboard}
        for name, can in by_kind[self._window.editors.kind]().items():
            self._window.actions_by_name[name].setEnabled(can)

    def _graph_clipboard(self) -> dict[str, bool]:
        selection, is_graph = self._window.selection, self._window.session.graph is not None
        has = is_graph and bool(selection.positions or selection.notes)
        states = dict.fromkeys(NEED_SOMETHING, has) | {"paste": is_graph, "select-all": is_graph}
        return states | {"delete": has or (is_graph and bool(selection.moves))}

    def _board_clipboard(self) -> dict[str, bool]:
        can = board_actions.enabled(self._window.board)["board-copy"]
        return dict.fromkeys(NEED_SOMETHING, can) | {"paste": True, "select-all": can}

    def _heaps_clipboard(self) -> dict[str, bool]:
        can_delete = heaps_actions.enabled(self._window.heaps)["heaps-remove"]
        return dict.fromkeys((*NEED_SOMETHING, "select-all"), False) | {"paste": True, "delete": can_delete}

    def _update_kind(self) -> None:
        """What is for one kind of game is greyed for the others."""
        actions, session = self._window.actions_by_name, self._window.session
        for name in FOR_GRAPHS:
            actions[name].setEnabled(session.graph is not None)
        seen = self._window.previewing.kind(self._window.editors.kind)
        for name in FOR_DRAWINGS:
            actions[name].setEnabled(seen != "heaps")
        self._update_selection()

    def _update_cases(self, _delta: object = None) -> None:
        actions, session = self._window.actions_by_name, self._window.session
        has_query = session.query is not None
        asks_more = session.board is None
        actions["query-add"].setEnabled(session.game is not None and asks_more)
        for name in ("query-duplicate", "query-rename", "query-remove"):
            actions[name].setEnabled(has_query and asks_more)
        several_queries = bool(session.game and len(session.game.queries) > 1)
        for name in ("query-up", "query-down", "query-next", "query-previous"):
            actions[name].setEnabled(has_query and several_queries)
        actions["clear-stones"].setEnabled(bool(session.graph_query and session.graph_query.stones))
        several = len(session.document.cases) > 1
        for name in ("case-up", "case-down", "case-next", "case-previous"):
            actions[name].setEnabled(several)


def _with_step(verb: str, step: str) -> str:
    """A menu's text; an ampersand in a name is shown and marks no key."""
    return f"{verb} {step.replace('&', '&&')}".rstrip()

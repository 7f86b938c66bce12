"""Why an action cannot be done now, where that can be told in a sentence."""

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from gui.actions import SPECS
from gui.canvas.remarks import actions as remark_actions
from gui.find import actions as find_actions
from gui.spec import BOARD, HEAPS
from gui.wiring.availability import FOR_DRAWINGS, FOR_GRAPHS, NEED_POSITIONS, NEED_SOMETHING, gated_names
from gui.wiring.edits import ALIGN

if TYPE_CHECKING:
    from gui.main_window import MainWindow

ON_GRAPHS = frozenset(
    (*FOR_GRAPHS, *NEED_POSITIONS, *ALIGN, "rename-position", "clear-stones", "layout-selection", "add-position",
     "add-follower", "move-to", "set-stones", "select-move")
)  # fmt: skip
SEVERAL_CASES = ("case-up", "case-down", "case-next", "case-previous")
SEVERAL_QUERIES = ("query-up", "query-down", "query-next", "query-previous")
NEED_QUERY = ("query-duplicate", "query-rename", "query-remove", *SEVERAL_QUERIES)
ONE_POSITION = ("rename-position", "move-to")
Reason = tuple[Collection[str], bool, str]


def why_not(window: "MainWindow", name: str) -> str:
    """A sentence on why the action of that name cannot be done now; "" if nothing is known."""
    for names, holds, text in _reasons(window):
        if holds and name in names:
            return text
    return ""


def _reasons(window: "MainWindow") -> Iterator[Reason]:
    """Which actions cannot be done when something holds; what says most stands first."""
    if window.previewing.shown:
        yield gated_names(window), True, _tr("A preview stands in front: Escape closes it")
    yield from _of_kinds(window.editors.kind)
    yield from _of_cases(window)
    yield from _of_selection(window)
    yield from _of_parts()


def _of_kinds(kind: str) -> Iterator[Reason]:
    on_board = {spec.name for spec in SPECS if spec.where == BOARD} | {"board-graph"}
    on_heaps = {spec.name for spec in SPECS if spec.where == HEAPS or spec.name.startswith("heaps-")}
    walking = {spec.name for spec in SPECS if spec.name.startswith("walk-")}
    others = {spec.name for module in (find_actions, remark_actions) for spec in module.SPECS}
    yield ON_GRAPHS | walking | others, kind != "graph", _tr("For graphs only: this case is none")
    yield on_board, kind != "board", _tr("For boards only: this case is none")
    yield on_heaps, kind != "heaps", _tr("For heaps only: this case is none")
    yield on_board, True, _tr("Put the cursor on a row first")
    yield on_heaps, True, _tr("Select a heap first, or add one")
    yield FOR_DRAWINGS, kind == "heaps", _tr("Heaps are not zoomed")


def _of_cases(window: "MainWindow") -> Iterator[Reason]:
    session = window.session
    yield SEVERAL_CASES, True, _tr("There is only one case")
    yield (*NEED_QUERY, "query-add"), session.board is not None, _tr("A board has one query, which is itself")
    yield NEED_QUERY, session.query is None, _tr("There is no query: add one first")
    yield SEVERAL_QUERIES, True, _tr("There is only one query")
    yield ("clear-stones",), True, _tr("There are no stones")
    yield ("undo",), True, _tr("Nothing was done yet")
    yield ("redo",), True, _tr("Nothing was taken back")
    yield ("play-start",), True, _tr("Put stones first: there is nothing to play")


def _of_selection(window: "MainWindow") -> Iterator[Reason]:
    starting = {spec.name for spec in SPECS}
    kind, several = window.editors.kind, len(window.selection.positions) > 1
    yield ONE_POSITION, several, _tr("Select only one position")
    yield ONE_POSITION, True, _tr("Select a position first")
    yield NEED_SOMETHING, kind == "heaps", _tr("Not for heaps: they are edited as text")
    yield NEED_SOMETHING, kind == "board", _tr("Put the cursor on a row first")
    yield ("paste", "select-all"), True, _tr("Not for heaps: they are edited as text")
    at_least_three = [name for name in ALIGN if name.startswith("distribute")]
    yield ("filter-end",), True, _tr("No position is dimmed")
    yield _named(starting, "filter-"), True, _tr("Select a position first")
    yield at_least_three, True, _tr("Select three positions or more first")
    yield (*ALIGN, "layout-selection"), True, _tr("Select two positions or more first")
    yield ("edit-note",), True, _tr("Select a note or the title of a group first")
    yield ("group-selection",), True, _tr("Select the positions of the group first")
    yield ("ungroup", "select-group", "group-leave"), True, _tr("Nothing that is selected is in a group")
    yield ("group-join",), True, _tr("Select positions together with one group first")
    yield _named(starting, "remark-"), True, _tr("Select a note or a group first")
    alone = (*NEED_POSITIONS, *NEED_SOMETHING, "add-follower", "set-stones", "select-move")
    yield alone, True, _tr("Select a position first")


def _of_parts() -> Iterator[Reason]:
    starting = {spec.name for spec in SPECS}
    yield ("step-start", "step-play"), True, _tr("There is nothing to label here")
    yield _named(starting, "step-"), True, _tr("Nothing is being stepped through: F6 starts it")
    yield ("answers-next", "answers-previous"), True, _tr("No wrong answers are known")
    yield _named(starting, "answers-"), True, _tr("Load answers first")
    yield _named(starting, "generate-"), True, _tr("Choose a shape in the Generate panel first")
    yield ("stress-run",), True, _tr("Name a program in the Stress panel first")
    yield ("stress-stop",), True, _tr("No program is running")
    yield ("recover",), True, _tr("Nothing was left unsaved")
    yield ("export-picture", "copy-picture"), True, _tr("There is nothing to draw")


def _named(names: Collection[str], beginning: str) -> set[str]:
    return {name for name in names if name.startswith(beginning)}


def _tr(text: str) -> str:
    return QCoreApplication.translate("Palette", text)

"""The actions of the heaps editor for the window's table: their names, their menu, what they do and when."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from gui.spec import HEAPS, Entry, Spec

if TYPE_CHECKING:
    from gui.heaps.editor import HeapsEditor

SPECS = (
    Spec("heaps-rule", "Edit the &rule", ("Ctrl+R",), "", "Type what a move may take", where=HEAPS),
    Spec("heaps-row", "Edit the &sizes", ("Ctrl+H",), "rename", "Type the heaps of this query as text", where=HEAPS),
    Spec("heaps-add", "&Add a heap", (), "add", "Add a heap at the end of the row (Insert)"),
    Spec("heaps-size", "Change the si&ze…", (), "", "Type the size of the current heap (Enter, or just digits)"),
    Spec("heaps-grow", "One &more", (), "", "Make the current heap larger by one (+)"),
    Spec("heaps-shrink", "One &fewer", (), "", "Make the current heap smaller by one (-)"),
    Spec("heaps-left", "Move &left", (), "", "Move the current heap to the left (Alt+Left)"),
    Spec("heaps-right", "Move r&ight", (), "", "Move the current heap to the right (Alt+Right)"),
    Spec("heaps-moves", "&Play in this heap…", (), "play", "List the moves of the current heap (Space)"),
    Spec("heaps-remove", "Remo&ve the heap", (), "remove", "Remove the current heap (Del)"),
    Spec("heaps-clear", "Remove all &heaps", (), "", "Leave this query without heaps"),
    Spec("heaps-table", "Show the &table", ("Ctrl+T",), "", "The values of the sizes as a table", where=HEAPS),
    Spec("heaps-plot", "Show the pl&ot", ("Ctrl+P",), "", "The values of the sizes as a plot", where=HEAPS),
    Spec("heaps-period", "Look further for a p&eriod", (), "search", "Look for a period as far as the table goes"),
    Spec(
        "heaps-graph", "Show as &graph…", ("Ctrl+G",), "move-add", "Make a graph case with the same values", where=HEAPS
    ),
)

MENU: tuple[str, str, tuple[Entry, ...]] = ("menuHeaps", "Hea&ps", (
    "heaps-rule", "heaps-row", None,
    "heaps-add", "heaps-size", "heaps-grow", "heaps-shrink", "heaps-left", "heaps-right", "heaps-moves", None,
    "heaps-remove", "heaps-clear", None,
    "heaps-table", "heaps-plot", "heaps-period", None, "heaps-graph",
))  # fmt: skip

_NEED_HEAP = ("heaps-size", "heaps-grow", "heaps-shrink", "heaps-moves", "heaps-remove", "heaps-clear")


def handlers(editor: "HeapsEditor") -> dict[str, Callable[[], object]]:
    """What each action does."""
    stacks, commands, sequence = editor.stacks, editor.commands, editor.sequence

    def at_current(command: Callable[..., object], *arguments: int) -> Callable[[], object]:
        return lambda: command(stacks.scene.current, *arguments)

    return {
        "heaps-rule": editor.edit_rule,
        "heaps-row": editor.edit_row,
        "heaps-add": stacks.begin_new,
        "heaps-size": stacks.begin_edit,
        "heaps-grow": at_current(commands.grow, 1),
        "heaps-shrink": at_current(commands.grow, -1),
        "heaps-left": partial(stacks.shift_current, -1),
        "heaps-right": partial(stacks.shift_current, 1),
        "heaps-moves": stacks.open_menu,
        "heaps-remove": at_current(commands.remove),
        "heaps-clear": commands.clear,
        "heaps-table": partial(sequence.show_tab, 0),
        "heaps-plot": partial(sequence.show_tab, 1),
        "heaps-period": editor.look_further,
        "heaps-graph": editor.show_as_graph,
    }


def enabled(editor: "HeapsEditor") -> dict[str, bool]:
    """Which actions can be done now. `HeapsEditor.enabled_changed` tells when that is to be asked again."""
    commands, current = editor.commands, editor.stacks.scene.current
    is_heaps, has_query = commands.game is not None, commands.query is not None
    count = len(commands.heaps)
    result = {spec.name: is_heaps for spec in SPECS}
    result |= dict.fromkeys(("heaps-row", "heaps-add"), has_query)
    result |= dict.fromkeys(_NEED_HEAP, count > 0)
    if count:
        result["heaps-shrink"] = commands.has(current) and commands.heaps[current] > 0
    result["heaps-left"] = count > 1 and current > 0
    result["heaps-right"] = count > 1 and current < count - 1
    result["heaps-period"] = is_heaps and editor.may_look_further
    return result

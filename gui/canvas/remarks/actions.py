"""Notes and groups in the table of actions: their names, keys, what they do and when."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from engine.games.remarks import COLOURS
from gui.spec import CANVAS, Entry, Spec

if TYPE_CHECKING:
    from gui.canvas.view import GraphCanvas

SPECS = (
    Spec("add-note", "Add a no&te", ("C",), "note", "Write a note on the canvas", where=CANVAS),
    Spec("edit-note", "Write note or tit&le…", ("Alt+F2",), "rename", "Write the selected note, or the title of the "
         "selected group", where=CANVAS),
    Spec("group-selection", "&Group selection…", ("Shift+G",), "group", "Put the selected positions under a title",
         where=CANVAS),
    Spec("ungroup", "&Ungroup", ("Shift+U",), "ungroup", "Take the title away; the positions stay", where=CANVAS),
    Spec("select-group", "&Select the group", (), "", "Select all positions of the group", where=CANVAS),
    Spec("group-join", "Add to th&e group", (), "", "Put what is selected into the group that some of it is in",
         where=CANVAS),
    Spec("group-leave", "Ta&ke out of the group", (), "", "Take the selected positions out of their groups",
         where=CANVAS),
    Spec("note-next", "Ne&xt note or group", ("Ctrl+]",), "", "Select the next note or group", where=CANVAS),
    Spec("note-previous", "Note or group &before", ("Ctrl+[",), "", "Select the note or group before", where=CANVAS),
    Spec("remark-amber", "&Amber", tip="Colour the selected notes and groups amber"),
    Spec("remark-violet", "&Violet", tip="Colour the selected notes and groups violet"),
    Spec("remark-green", "&Green", tip="Colour the selected notes and groups green"),
    Spec("remark-red", "&Red", tip="Colour the selected notes and groups red"),
    Spec("remark-grey", "Gre&y", tip="Colour the selected notes and groups grey"),
)  # fmt: skip

COLOUR_MENU: tuple[str, str, tuple[Entry, ...]] = (
    "menuRemarkColour", "C&olour", tuple(f"remark-{colour}" for colour in COLOURS)
)  # fmt: skip
MENU: tuple[str, str, tuple[Entry, ...]] = ("menuRemarks", "Notes and &groups", (
    "add-note", "edit-note", None, "group-selection", "ungroup", "select-group", "group-join", "group-leave", None,
    COLOUR_MENU, None, "note-next", "note-previous",
))  # fmt: skip
"""A menu within the Graph menu."""


def handlers(canvas: "GraphCanvas") -> dict[str, Callable[[], object]]:
    """What each action does, by name."""
    remarks, writing = canvas.remarks, canvas.writing
    return {
        "add-note": writing.add_note,
        "edit-note": writing.edit_selected,
        "group-selection": writing.group_selection,
        "ungroup": remarks.ungroup,
        "select-group": remarks.select_groups,
        "group-join": remarks.join,
        "group-leave": remarks.leave,
        "note-next": partial(remarks.step, 1),
        "note-previous": partial(remarks.step, -1),
        **{f"remark-{colour}": partial(remarks.paint, colour) for colour in COLOURS},
    }


def enabled(canvas: "GraphCanvas") -> dict[str, bool]:
    """Which actions can be done now; to be asked again when another selection or another kind of game is looked at."""
    game, chosen = canvas.commands.game, canvas.selection
    is_graph = game is not None
    meant = game.remarks.groups_of(chosen.positions) | chosen.groups if game is not None else set()
    can = {spec.name: is_graph for spec in SPECS}
    can["group-selection"] = is_graph and bool(chosen.positions)
    can |= dict.fromkeys(("ungroup", "select-group", "group-leave"), bool(meant))
    can["group-join"] = len(meant) == 1
    can |= dict.fromkeys((f"remark-{colour}" for colour in COLOURS), bool(meant or chosen.notes))
    one_note = len(chosen.notes) == 1 and not chosen.positions
    return can | {"edit-note": is_graph and (one_note or len(chosen.groups) == 1)}

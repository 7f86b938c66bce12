"""Finding, filters and looks of the canvas in the table of actions: names, what they do, when they can be done."""

from collections.abc import Callable
from functools import partial

from gui.canvas.filters import REACHING, Kind
from gui.faces.numbering import numbering
from gui.find.comforts import SWITCHES, Comforts
from gui.spec import Entry, Spec

SPECS = (
    Spec("find", "&Find a position…", ("Ctrl+F",), "search", "Find positions by number, name, value or stones"),
    Spec("find-next", "Find &next", ("F3",), "move-down", "Go to the next position that matches"),
    Spec("find-previous", "Find pre&vious", ("Shift+F3",), "move-up", "Go to the position before that matches"),
    Spec("filter-p", "Only &P-positions", tip="Dim all positions of another value than 0", checked=False),
    Spec("filter-value", "Only one &value", tip="Dim all but one Grundy value: that of the selection", checked=False),
    Spec("filter-from", "Only what the selection &reaches", tip="Dim what no moves lead to from it", checked=False),
    Spec("filter-to", "Only what reaches the &selection", tip="Dim what no moves lead from to it", checked=False),
    Spec("filter-both", "Only what leads to or &from it", tip="Dim what has no way to or from it", checked=False),
    Spec("filter-end", "Show &all", icon="close", tip="Dim no positions any more"),
    Spec("colour-by-value", "Colour by &value", tip="A colour for each Grundy value", checked=False),
    Spec("curved-moves", "&Curved moves", tip="Draw moves as arcs", checked=False),
    Spec("minimap", "&Minimap", tip="The whole graph in a corner; comes by itself for large ones", checked=True),
    Spec("guides", "&Alignment guides", tip="Dragged positions snap to lines of others; not with Ctrl or Alt",
         checked=True),
    Spec("index-from-0", "Count from &0", tip="The first position is 0 as for the judges", group="index", checked=True),
    Spec("index-from-1", "Count from &1", tip="The first position is 1 on the screen", group="index", checked=False),
)  # fmt: skip

EDIT_ENTRIES: tuple[Entry, ...] = ("find", "find-next", "find-previous")
"""For the Edit menu."""
VIEW_ENTRIES: tuple[Entry, ...] = (
    ("menuFilter", "Filt&er", (
        "filter-p", "filter-value", None, "filter-from", "filter-to", "filter-both", None, "filter-end",
    )),
    "colour-by-value", "curved-moves", "minimap", "guides",
    ("menuNumbering", "&Numbering", ("index-from-0", "index-from-1")),
)  # fmt: skip
"""For the View menu."""

KINDS: tuple[Kind, ...] = ("p", "value", *REACHING)


def handlers(comforts: Comforts) -> dict[str, Callable[[], object]]:
    """What each action does, by name."""
    return {
        "find": comforts.find,
        "find-next": partial(comforts.step, 1),
        "find-previous": partial(comforts.step, -1),
        **{f"filter-{kind}": partial(_filter, comforts, kind) for kind in KINDS},
        "filter-end": comforts.end_filter,
        **{name: partial(comforts.toggle, name) for name in SWITCHES},
        "minimap": comforts.toggle_minimap,
        "index-from-0": partial(comforts.count_from, 0),
        "index-from-1": partial(comforts.count_from, 1),
    }


def _filter(comforts: Comforts, kind: Kind) -> None:
    """What is checked is ended by a second click, whatever is selected by then."""
    chosen = comforts.canvas.looks.filter
    if chosen is not None and chosen.kind == kind and kind not in REACHING:
        comforts.end_filter()
    else:
        comforts.filter(kind)
    comforts.changed_state.emit()


def enabled(comforts: Comforts) -> dict[str, bool]:
    """Which actions can be done now; ask again at `Comforts.changed_state`."""
    is_graph = comforts.session.graph is not None
    chosen = comforts.canvas.looks.filter
    states = dict.fromkeys((spec.name for spec in SPECS), is_graph)
    for kind in REACHING:
        is_this = chosen is not None and chosen.kind == kind
        states[f"filter-{kind}"] = is_graph and (is_this or bool(comforts.selection.positions))
    # How positions are counted and how drags feel is a matter of taste, not of the case that is looked at.
    always = dict.fromkeys(("index-from-0", "index-from-1", *SWITCHES), True)
    return states | always | {"filter-end": chosen is not None}


def checked(comforts: Comforts) -> dict[str, bool]:
    """How the checkable actions stand; ask again at `Comforts.changed_state`."""
    chosen = comforts.canvas.looks.filter
    return {
        **{f"filter-{kind}": chosen is not None and chosen.kind == kind for kind in KINDS},
        **{name: comforts.is_on(name) for name in SWITCHES},
        # Large graphs bring it up by themselves, small ones do not: that is no switch that was turned.
        "minimap": comforts.minimap_choice != "off",
        "index-from-0": numbering.first == 0,
        "index-from-1": numbering.first == 1,
    }

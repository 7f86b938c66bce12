"""Mouse gestures, and keys that are no shortcuts of actions: the parts of the window know them themselves."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from gui.spec import BOARD, CANVAS, HEAPS


@dataclass(frozen=True)
class Fixed:
    """Something that a part does with the mouse or a key, and cannot be changed.

    `taken` are the keys, as Qt writes them, that no action can have where the part has the keyboard.
    """

    does: str
    keys: str
    taken: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    """What one part does. `where` is the place of actions whose keys would meet these, "" if there is none."""

    title: str
    entries: tuple[Fixed, ...]
    where: str = ""


def sections() -> tuple[Section, ...]:
    """All sections, in the order in which they are shown."""
    return (
        Section(_tr("On the graph, by mouse"), _canvas_mouse()),
        Section(_tr("On the graph, by keyboard"), _canvas_keys(), CANVAS),
        Section(_tr("On the board, by mouse"), _board_mouse()),
        Section(_tr("On the board, by keyboard"), _board_keys(), BOARD),
        Section(_tr("On the heaps, by mouse"), _heaps_mouse()),
        Section(_tr("On the heaps, by keyboard"), _heaps_keys(), HEAPS),
        Section(_tr("In the panels"), _panels()),
        Section(_tr("In a match"), _match()),
        Section(_tr("Everywhere"), _everywhere()),
    )


def _canvas_mouse() -> tuple[Fixed, ...]:
    return (
        Fixed(_tr("Add a position"), _tr("Double-click on empty canvas")),
        Fixed(_tr("Draw a move"), _tr("Drag from a rim, or Shift+drag")),
        Fixed(_tr("Draw a move to a new position"), _tr("Drop the move on empty canvas")),
        Fixed(_tr("Name a position"), _tr("Double-click it")),
        Fixed(_tr("Add to the selection, or take out"), _tr("Ctrl+click or Shift+click")),
        Fixed(_tr("Select what lies in a rectangle"), _tr("Drag over empty canvas")),
        Fixed(_tr("Shift positions"), _tr("Drag them")),
        Fixed(_tr("Add a stone, take one"), _tr("Click, Shift+click or right-click with the stone tool")),
        Fixed(_tr("Zoom at the pointer"), _tr("Wheel")),
        Fixed(_tr("Move the view"), _tr("Drag with the middle button, or with Space held")),
        Fixed(_tr("Give up what the hand is doing"), _tr("Right-click while dragging")),
    )


def _canvas_keys() -> tuple[Fixed, ...]:
    arrows = ("Left", "Right", "Up", "Down")
    digits = tuple("0123456789")
    return (
        Fixed(_tr("Shift what is selected"), _tr("Arrow keys"), arrows),
        Fixed(_tr("Shift it by a step of the grid"), _tr("Shift+arrow keys"), tuple(f"Shift+{key}" for key in arrows)),
        Fixed(_tr("Walk and keep what is selected"), _tr("Alt+Shift+arrow keys"),
              tuple(f"Alt+Shift+{key}" for key in arrows)),
        Fixed(_tr("Set the stones on what is selected"), _tr("0 to 9"), digits),
        Fixed(_tr("Move the view"), _tr("Hold Space and drag"), ("Space",)),
        Fixed(_tr("Give up, then select nothing"), _tr("Escape"), ("Esc",)),
        Fixed(_tr("The menu of what is selected"), _tr("Menu key or Shift+F10"), ("Menu", "Shift+F10")),
    )  # fmt: skip


def _board_mouse() -> tuple[Fixed, ...]:
    return (
        Fixed(_tr("Put a chess, or take it"), _tr("Click a block")),
        Fixed(_tr("Put or take a run of chesses"), _tr("Drag")),
        Fixed(_tr("Move a chess"), _tr("Double-click it")),
        Fixed(_tr("Zoom"), _tr("Ctrl+wheel")),
    )


def _board_keys() -> tuple[Fixed, ...]:
    steps = ("Left", "Right", "Up", "Down", "Home", "End", "PgUp", "PgDown", "Return", "Ctrl+Home", "Ctrl+End")
    return (
        Fixed(_tr("Move the cursor"), _tr("Arrow keys, Home, End, Page Up, Page Down, Enter"), steps),
        Fixed(_tr("To the first or the last row"), _tr("Ctrl+Home, Ctrl+End")),
        Fixed(
            _tr("Select rows"), _tr("Shift+Up, Shift+Down"), ("Shift+Up", "Shift+Down", "Shift+PgUp", "Shift+PgDown")
        ),
        Fixed(_tr("Select nothing"), _tr("Escape"), ("Esc",)),
    )


def _heaps_mouse() -> tuple[Fixed, ...]:
    return (
        Fixed(_tr("Take from a heap"), _tr("Click a stack")),
        Fixed(_tr("See the mex of a size"), _tr("Point at it in the table or the plot")),
    )


def _heaps_keys() -> tuple[Fixed, ...]:
    return (
        Fixed(_tr("To another heap"), _tr("Left, Right, Home, End"), ("Left", "Right", "Home", "End")),
        Fixed(_tr("Type the size of the heap"), _tr("Digits, Enter or F2"), (*"0123456789", "Return", "F2")),
        Fixed(_tr("Add a heap"), _tr("Insert"), ("Ins",)),
        Fixed(_tr("Remove the heap"), _tr("Delete or Backspace"), ("Del", "Backspace")),
        Fixed(_tr("One more, one fewer"), _tr("+ and -"), ("+", "=", "-")),
        Fixed(_tr("List the moves of the heap"), _tr("Space"), ("Space",)),
        Fixed(_tr("Move the heap left or right"), _tr("Alt+Left, Alt+Right"), ("Alt+Left", "Alt+Right")),
    )


def _panels() -> tuple[Fixed, ...]:
    return (
        Fixed(_tr("Cases: rename, duplicate, remove"), _tr("F2, Ctrl+D, Delete")),
        Fixed(_tr("Cases: move up or down"), _tr("Alt+Up, Alt+Down, or drag")),
        Fixed(_tr("Verdict: make the marked move"), _tr("Enter or click")),
        Fixed(_tr("Lists: do what a click does"), _tr("Enter")),
        Fixed(_tr("Stepper: play, step, to the ends"), _tr("Space, Left, Right, Home, End")),
        Fixed(_tr("Preview: another case, close"), _tr("Left, Right, Escape")),
    )


def _match() -> tuple[Fixed, ...]:
    return (
        Fixed(_tr("Go through the legal moves"), _tr("Arrow keys")),
        Fixed(_tr("Make the move that is pointed at"), _tr("Enter")),
        Fixed(_tr("A hint, take back, begin again"), _tr("F1, Ctrl+Z, Ctrl+N")),
        Fixed(_tr("Save the moves, close"), _tr("Ctrl+S, Ctrl+W")),
        Fixed(_tr("All that can be done, with its keys"), _tr("Ctrl+Shift+P, Shift+F1 or ?")),
    )


def _everywhere() -> tuple[Fixed, ...]:
    return (
        Fixed(_tr("To the next part of the window, to the one before"), _tr("Tab, Shift+Tab")),
        Fixed(_tr("Open a menu"), _tr("Alt and its underlined letter, or F10")),
        Fixed(_tr("Open a file"), _tr("Drop it on the window")),
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("Shortcuts", text)

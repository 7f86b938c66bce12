"""All settings, in the order in which the dialog shows them. Whoever reads one reads it by its key in this table."""

from itertools import starmap
from typing import TYPE_CHECKING

from gui.language.languages import NAMES
from gui.settings.setting import Choice, Setting

if TYPE_CHECKING:
    # Qt's own says that it gives an object.
    def QT_TRANSLATE_NOOP(context: str, text: str) -> str: ...
else:
    from PySide6.QtCore import QT_TRANSLATE_NOOP

PAGES = {
    "appearance": QT_TRANSLATE_NOOP("Settings", "Appearance"),
    "canvas": QT_TRANSLATE_NOOP("Settings", "Canvas"),
    "files": QT_TRANSLATE_NOOP("Settings", "Files"),
    "stress": QT_TRANSLATE_NOOP("Settings", "Stress"),
    "keys": QT_TRANSLATE_NOOP("Settings", "Shortcuts"),
    "window": QT_TRANSLATE_NOOP("Settings", "Windows and panels"),
}
"""Names of pages and their titles. On the last two is what can be done, not what can be set."""

SETTINGS = (
    Setting(
        "view/theme", "appearance", "system",
        QT_TRANSLATE_NOOP("Settings", "Theme"),
        QT_TRANSLATE_NOOP("Settings", "The colours of the window. High contrast is white and yellow on black, with "
            "thick rings around what has the keyboard."),
        choices=(
            Choice("system", QT_TRANSLATE_NOOP("Settings", "As the system")),
            Choice("light", QT_TRANSLATE_NOOP("Settings", "Light")),
            Choice("dark", QT_TRANSLATE_NOOP("Settings", "Dark")),
            Choice("contrast", QT_TRANSLATE_NOOP("Settings", "High contrast")),
        ),
    ),
    Setting(
        "view/language", "appearance", "system",
        QT_TRANSLATE_NOOP("Settings", "Language"),
        QT_TRANSLATE_NOOP("Settings", "The language of the window. Judges' texts and names that you gave stay as they "
            "are."),
        # Each language is called by its own name, so that who speaks it finds it.
        choices=(Choice("system", QT_TRANSLATE_NOOP("Settings", "As the system")), *starmap(Choice, NAMES.items())),
    ),
    Setting(
        "view/positions", "appearance", "amber-blue",
        QT_TRANSLATE_NOOP("Settings", "Colours of positions"),
        QT_TRANSLATE_NOOP("Settings", "P-positions (value 0) in the first colour, N-positions in the second. "
            "Colour-blind people can tell each pair apart; P-positions have a double rim as well."),
        choices=(
            Choice("amber-blue", QT_TRANSLATE_NOOP("Settings", "Amber and blue")),
            Choice("coral-teal", QT_TRANSLATE_NOOP("Settings", "Coral and teal")),
            Choice("scale", QT_TRANSLATE_NOOP("Settings", "Yellow and navy, for scales")),
        ),
    ),
    Setting(
        "view/text-size", "appearance", 100,
        QT_TRANSLATE_NOOP("Settings", "Size of text"),
        QT_TRANSLATE_NOOP("Settings", "For all texts of the window. The canvas has its own zoom."),
        low=75, high=250, suffix=QT_TRANSLATE_NOOP("Settings", " %"),
    ),
    Setting(
        "view/motion", "appearance", True,
        QT_TRANSLATE_NOOP("Settings", "Show things moving"),
        QT_TRANSLATE_NOOP("Settings", "Positions and chesses glide to their new places. Without it they are there at "
            "once."),
    ),
    Setting(
        "view/grid", "canvas", True,
        QT_TRANSLATE_NOOP("Settings", "Show the grid"),
        QT_TRANSLATE_NOOP("Settings", "Dots behind the graph."),
    ),
    Setting(
        "view/snap", "canvas", False,
        QT_TRANSLATE_NOOP("Settings", "Snap to the grid"),
        QT_TRANSLATE_NOOP("Settings", "New and dragged positions stand on the dots of the grid."),
    ),
    Setting(
        "view/legend", "canvas", True,
        QT_TRANSLATE_NOOP("Settings", "Show the legend"),
        QT_TRANSLATE_NOOP("Settings", "What the signs on the canvas mean, at its foot."),
    ),
    Setting(
        "view/colour-by-value", "canvas", False,
        QT_TRANSLATE_NOOP("Settings", "Colour by value"),
        QT_TRANSLATE_NOOP("Settings", "A colour for each Grundy value, instead of one for all N-positions."),
    ),
    Setting(
        "view/curved-moves", "canvas", False,
        QT_TRANSLATE_NOOP("Settings", "Curved moves"),
        QT_TRANSLATE_NOOP("Settings", "Moves are drawn as arcs."),
    ),
    Setting(
        "view/guides", "canvas", True,
        QT_TRANSLATE_NOOP("Settings", "Alignment guides"),
        QT_TRANSLATE_NOOP("Settings", "Dragged positions snap to lines of others; hold Ctrl or Alt to drag freely."),
    ),
    Setting(
        "view/minimap", "canvas", "auto",
        QT_TRANSLATE_NOOP("Settings", "Minimap"),
        QT_TRANSLATE_NOOP("Settings", "The whole graph in a corner; drag in it to move the view."),
        choices=(
            Choice("auto", QT_TRANSLATE_NOOP("Settings", "For large graphs")),
            Choice("on", QT_TRANSLATE_NOOP("Settings", "Always")),
            Choice("off", QT_TRANSLATE_NOOP("Settings", "Never")),
        ),
    ),
    Setting(
        "view/wheel-zoom", "canvas", "away",
        QT_TRANSLATE_NOOP("Settings", "Wheel zooms in"),
        QT_TRANSLATE_NOOP("Settings", "Which way to turn the mouse wheel to see the graph larger."),
        choices=(
            Choice("away", QT_TRANSLATE_NOOP("Settings", "Turned away from you")),
            Choice("towards", QT_TRANSLATE_NOOP("Settings", "Turned towards you")),
        ),
    ),
    Setting(
        "view/index-base", "canvas", 0,
        QT_TRANSLATE_NOOP("Settings", "First position is"),
        QT_TRANSLATE_NOOP("Settings", "The number that the first position has on screen. Files keep the numbers of "
            "their format."),
        choices=(Choice(0, "0"), Choice(1, "1")),
    ),
    Setting(
        "graph/new-query", "canvas", "waiting",
        QT_TRANSLATE_NOOP("Settings", "A new graph has"),
        QT_TRANSLATE_NOOP("Settings", "A query is one placement of stones. Queries can be added and deleted at any "
            "time."),
        choices=(
            Choice("waiting", QT_TRANSLATE_NOOP("Settings", "One query, without stones")),
            Choice("none", QT_TRANSLATE_NOOP("Settings", "No query")),
        ),
    ),
    Setting(
        "files/backup", "files", True,
        QT_TRANSLATE_NOOP("Settings", "Keep a backup"),
        QT_TRANSLATE_NOOP("Settings", "Saving keeps what the file held before, beside it, with ~ behind its name."),
    ),
    Setting(
        "files/max-bytes", "files", 1_000_000_000,
        QT_TRANSLATE_NOOP("Settings", "Largest file that is read"),
        QT_TRANSLATE_NOOP("Settings", "A larger file is refused, so that it cannot take all the memory."),
        low=1_000_000, high=1_000_000_000_000, unit=1_000_000, suffix=QT_TRANSLATE_NOOP("Settings", " MB"),
    ),
    Setting(
        "stress/timeout", "stress", 5.0,
        QT_TRANSLATE_NOOP("Settings", "Time of a run"),
        QT_TRANSLATE_NOOP("Settings", "What the Stress panel starts with: a run that takes longer fails."),
        low=0.1, high=600, suffix=QT_TRANSLATE_NOOP("Settings", " s"),
    ),
    Setting(
        "stress/memory", "stress", 1024,
        QT_TRANSLATE_NOOP("Settings", "Memory of a run"),
        QT_TRANSLATE_NOOP("Settings", "What the Stress panel starts with: a run that takes more fails."),
        low=0, high=65536, suffix=QT_TRANSLATE_NOOP("Settings", " MB"),
        zero=QT_TRANSLATE_NOOP("Settings", "no bound"),
    ),
)  # fmt: skip

BY_KEY = {setting.key: setting for setting in SETTINGS}

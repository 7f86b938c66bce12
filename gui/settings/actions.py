"""The settings' part of the table of actions: what they are called, what they do, and when they can be done."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from gui.spec import Entry, Spec
from gui.theme.pairs import PAIRS
from gui.theme.style import THEMES

if TYPE_CHECKING:
    from gui.settings.part import SettingsPart

SPECS = (
    Spec("settings", "Settin&gs…", ("Ctrl+,",), "settings", "All settings, with a search over them"),
    Spec("theme-contrast", "&High contrast", (), "", "White and yellow on black", group="theme", checked=False),
    Spec("positions-amber-blue", "&Amber and blue", (), "", "P-positions amber, N-positions blue", "positions", True),
    Spec("positions-coral-teal", "&Coral and teal", (), "", "P-positions coral, N-positions teal", "positions", False),
    Spec("positions-scale", "&Yellow and navy", (), "", "P-positions yellow, N-positions navy", "positions", False),
)
ENTRIES: tuple[Entry, ...] = ("settings",)
"""At the end of the Edit menu."""
THEME_ENTRIES: tuple[Entry, ...] = ("theme-contrast",)
"""At the end of the menu of themes."""
POSITIONS_MENU: Entry = (
    "menuPositions",
    "Colo&urs of positions",
    ("positions-amber-blue", "positions-coral-teal", "positions-scale"),
)
"""In the View menu, behind the menu of themes."""


def handlers(part: "SettingsPart") -> dict[str, Callable[[], object]]:
    """What each action does, by name; among them those that choose a theme."""
    themes = {f"theme-{name}": partial(part.choose_theme, name) for name in THEMES}
    pairs = {f"positions-{name}": partial(part.store.set, "view/positions", name) for name in PAIRS}
    return {"settings": part.show, **themes, **pairs}


def enabled(_part: "SettingsPart") -> dict[str, bool]:
    """Which actions can be done now: always all."""
    return {spec.name: True for spec in SPECS}


def checked(part: "SettingsPart") -> dict[str, bool]:
    """Which themes and colours are on show."""
    themes = {f"theme-{name}": part.theme.mode == name for name in THEMES}
    return themes | {f"positions-{name}": part.theme.pair == name for name in PAIRS}

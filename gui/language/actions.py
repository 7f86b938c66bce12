"""The languages in the View menu."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from gui.language.languages import CHINESE, CHOICES, ENGLISH, KEY, NAMES, SYSTEM
from gui.spec import Entry, Spec

if TYPE_CHECKING:
    from gui.settings.part import SettingsPart

_NAMES = ((ENGLISH, NAMES[ENGLISH], "&English"), (CHINESE, NAMES[CHINESE], f"{NAMES[CHINESE]}(&Z)"))

SPECS = (
    Spec(
        "language-system",
        "As the s&ystem",
        (),
        "",
        "The language of the system, if it is one of these",
        "language",
        True,
    ),
    # Each language is called by its own name, so that who speaks it finds it.
    *(Spec(f"language-{code}", keyed, (), "", name, "language", False) for code, name, keyed in _NAMES),
)
MENU: Entry = ("menuLanguage", "&Language", (f"language-{SYSTEM}", None, *(f"language-{code}" for code in NAMES)))
"""In the View menu, behind the themes."""


def handlers(part: "SettingsPart") -> dict[str, Callable[[], object]]:
    """What each action does, by name."""
    return {f"language-{choice}": partial(part.store.set, KEY, choice) for choice in CHOICES}


def enabled(_part: "SettingsPart") -> dict[str, bool]:
    """Which actions can be done now: always all."""
    return {spec.name: True for spec in SPECS}


def checked(part: "SettingsPart") -> dict[str, bool]:
    """Which choice is made."""
    return {f"language-{choice}": part.store.text(KEY) == choice for choice in CHOICES}

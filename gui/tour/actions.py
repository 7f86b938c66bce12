"""The tour's part of the table of actions: for the Help menu."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from gui.spec import Entry, Spec

if TYPE_CHECKING:
    from gui.main_window import MainWindow

SPECS = (Spec("tour", "&Tour", (), "play", "Six steps through drawing, stones, the verdict and a winning move"),)

ENTRIES: tuple[Entry, ...] = ("tour",)
"""For the Help menu of `gui.actions.MENUS`."""


def handlers(window: "MainWindow") -> dict[str, Callable[[], object]]:
    """What each action does."""
    return {"tour": partial(_start, window)}


def enabled(window: "MainWindow") -> dict[str, bool]:
    """The tour can always be taken."""
    return {"tour": True}


def _start(window: "MainWindow") -> None:
    from gui.tour.connect import start_tour

    start_tour(window)

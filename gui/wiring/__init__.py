"""Which action does what in a window, and when it can be done."""

from typing import TYPE_CHECKING

from gui.wiring.availability import Availability
from gui.wiring.cases import connect_cases
from gui.wiring.edits import connect_edits
from gui.wiring.files import connect_files
from gui.wiring.kinds import connect_kinds
from gui.wiring.view import connect_view

if TYPE_CHECKING:
    from gui.main_window import MainWindow

__all__ = ["connect_actions"]


def connect_actions(window: "MainWindow") -> None:
    """Let every action of the window do what it is for."""
    connect_files(window)
    connect_edits(window)
    connect_view(window)
    connect_cases(window)
    connect_kinds(window)
    Availability(window)

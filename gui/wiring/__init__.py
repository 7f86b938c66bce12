"""Which action does what in a window, and when it can be done."""

from typing import TYPE_CHECKING

from gui.find import actions as find_actions
from gui.panels import answers_actions
from gui.play import actions as play_actions
from gui.recovery import actions as recovery_actions
from gui.stepper import actions as stepper_actions
from gui.tour import actions as tour_actions
from gui.wiring.availability import Availability
from gui.wiring.cases import connect_cases
from gui.wiring.drafts import connect_drafts
from gui.wiring.edits import connect_edits
from gui.wiring.files import connect_files
from gui.wiring.help import connect_help
from gui.wiring.kinds import connect_kinds
from gui.wiring.makers import connect_makers
from gui.wiring.parts import connect_later, connect_part
from gui.wiring.pasting import connect_pasting
from gui.wiring.view import connect_view

if TYPE_CHECKING:
    from gui.main_window import MainWindow

__all__ = ["connect_actions"]


def connect_actions(window: "MainWindow") -> None:
    """Let every action of the window do what it is for."""
    connect_files(window)
    connect_drafts(window)
    connect_edits(window)
    connect_view(window)
    connect_cases(window)
    connect_kinds(window)
    actions, session = window.actions_by_name, window.session
    connect_later(actions, answers_actions, window.late.answers, at_once=("answers-load", "answers-paste"))
    connect_part(actions, stepper_actions, window.stepper, window.stepper.enabled_changed)
    connect_part(actions, play_actions, window, session.changed, session.looked_at, session.replaced)
    connect_part(actions, recovery_actions, window.recovery, window.recovery.changed_state)
    connect_part(actions, find_actions, window.comforts, window.comforts.changed_state)
    connect_makers(window)
    connect_pasting(window)
    connect_part(actions, tour_actions, window)
    connect_help(window)
    Availability(window)

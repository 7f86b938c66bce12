"""The settings and the presenter mode put into a window."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gui.language import actions as language_actions
from gui.presenter import actions as presenter_actions
from gui.presenter.presenter import Presenter
from gui.settings import actions as settings_actions
from gui.settings.part import SettingsPart
from gui.settings.store import Store
from gui.wiring.parts import connect_part

if TYPE_CHECKING:
    from gui.main_window import MainWindow


def connect_settings(
    window: "MainWindow", store: Store, shortcuts: Callable[[], object] | None = None
) -> tuple[SettingsPart, Presenter]:
    """Let the settings hold in a window, and its actions change them. To be called before the window takes back the
    places of its last time, for those of the first time are kept here.

    `shortcuts` shows the sheet of shortcuts.
    """
    part, presenter = SettingsPart(window, store, shortcuts), Presenter(window, store)
    connect_part(window.actions_by_name, settings_actions, part, part.changed_state)
    connect_part(window.actions_by_name, language_actions, part, part.changed_state)
    connect_part(window.actions_by_name, presenter_actions, presenter, presenter.changed_state)
    return part, presenter

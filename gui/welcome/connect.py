"""The welcome put into a window."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gui.welcome.welcome import Welcome

if TYPE_CHECKING:
    from gui.main_window import MainWindow
    from gui.welcome.card import WelcomeCard


def connect_welcome(window: "MainWindow") -> Welcome:
    """Let the window's empty canvas welcome a person. The card and what it is made of load when it is first seen."""

    def made_card(ground: QWidget) -> "WelcomeCard":
        return _made_card(window, welcome, ground)

    welcome = Welcome(window.session, window.jobs, window.theme, window.canvas, made_card)
    return welcome


def _made_card(window: "MainWindow", welcome: Welcome, ground: QWidget) -> "WelcomeCard":
    from gui.welcome.card import WelcomeCard
    from gui.welcome.starters import starters
    from gui.wiring.pasting import paste_text

    card = WelcomeCard(starters(window.files), window.theme, ground)
    card.open_wanted.connect(window.files.open_dialog)
    card.paste_wanted.connect(partial(paste_text, window))
    card.tour_wanted.connect(partial(_start_tour, window))
    card.closed.connect(welcome.close)
    return card


def _start_tour(window: "MainWindow") -> None:
    from gui.tour.connect import start_tour

    start_tour(window)

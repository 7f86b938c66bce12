"""What is made of the document for others: pictures."""

from typing import TYPE_CHECKING

from gui.pictures import actions as picture_actions
from gui.wiring.parts import connect_part

if TYPE_CHECKING:
    from gui.main_window import MainWindow


def connect_makers(window: "MainWindow") -> None:
    """Pictures."""
    actions, session, status = window.actions_by_name, window.session, window.status
    pictures = window.pictures
    pictures.said.connect(status.say)
    pictures.refused.connect(status.warn)
    pictures.document_needed.connect(window.files.document_needed)
    connect_part(actions, picture_actions, pictures, session.looked_at, session.replaced, session.changed)

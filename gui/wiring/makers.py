"""What makes cases, and what is made of them for others: the generator, the stress panel, pictures, packages."""

from typing import TYPE_CHECKING

from gui.generator import actions as generator_actions
from gui.packages import actions as package_actions
from gui.pictures import actions as picture_actions
from gui.stress import actions as stress_actions
from gui.wiring.parts import connect_part

if TYPE_CHECKING:
    from gui.main_window import MainWindow


def connect_makers(window: "MainWindow") -> None:
    """The generator, the stress panel, pictures, packages."""
    actions, session, status = window.actions_by_name, window.session, window.status
    generator, pictures, packages = window.generator, window.pictures, window.packages
    stress = window.stress
    for part in (generator, pictures, packages, stress):
        part.said.connect(status.say)
        part.document_needed.connect(window.files.document_needed)
    pictures.refused.connect(status.warn)
    generator.wanted.connect(lambda: window.docks.raise_("generator"))
    stress.wanted.connect(lambda: window.docks.raise_("stress"))
    stress.open_wanted.connect(window.files.open_text)
    stress.answers_wanted.connect(window.answers.load_text)
    connect_part(actions, stress_actions, stress, stress.changed_state)
    connect_part(actions, generator_actions, generator, generator.changed_state)
    connect_part(actions, picture_actions, pictures, session.looked_at, session.replaced, session.changed)
    connect_part(actions, package_actions, packages)

"""What makes cases, and what is made of them for others: the generator, the stress panel, pictures, packages."""

from functools import partial
from typing import TYPE_CHECKING

from gui.generator import actions as generator_actions
from gui.packages import actions as package_actions
from gui.pictures import actions as picture_actions
from gui.stress import actions as stress_actions
from gui.wiring.parts import connect_later, connect_part

if TYPE_CHECKING:
    from gui.generator.panel import GeneratorPanel
    from gui.main_window import MainWindow
    from gui.packages.export import PackageExport
    from gui.pictures.pictures import Pictures
    from gui.stress.panel import StressPanel


def connect_makers(window: "MainWindow") -> None:
    """The generator, the stress panel, pictures, packages."""
    actions, session = window.actions_by_name, window.session
    window.generator.when_made(lambda panel: _connect_generator(window, panel))
    window.stress.when_made(lambda panel: _connect_stress(window, panel))
    connect_later(actions, generator_actions, window.generator, at_once=("generate",))
    connect_later(actions, stress_actions, window.stress, at_once=("stress",))
    _connect_talk(window, window.pictures)
    _connect_talk(window, window.packages)
    window.pictures.refused.connect(window.status.warn)
    window.pictures.subject = lambda: window.previewing.session(session)
    seen = (session.looked_at, session.replaced, session.changed, window.previewing.changed)
    connect_part(actions, picture_actions, window.pictures, *seen)
    connect_part(actions, package_actions, window.packages)


def _connect_talk(window: "MainWindow", part: "GeneratorPanel | StressPanel | Pictures | PackageExport") -> None:
    part.said.connect(window.status.say)
    part.document_needed.connect(window.files.document_needed)


def _connect_generator(window: "MainWindow", panel: "GeneratorPanel") -> None:
    _connect_talk(window, panel)
    panel.wanted.connect(lambda: window.docks.raise_("generator"))


def _connect_stress(window: "MainWindow", panel: "StressPanel") -> None:
    _connect_talk(window, panel)
    panel.wanted.connect(lambda: window.docks.raise_("stress"))
    panel.open_wanted.connect(window.files.open_text)
    panel.answers_wanted.connect(partial(_load_answers, window))


def _load_answers(window: "MainWindow", text: str, name: str) -> None:
    window.answers.load_text(text, name)

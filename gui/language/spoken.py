"""What the engine said, in the language of the program."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.said import Said
from gui.language.tongue import tongue

ENGINE = "engine"
"""The context of the engine's texts in the catalogue."""


def spoken(text: str) -> str:
    """A text that was made by `engine.said.say`, in the language of the program, with all that was said within it;
    any other text as it is."""
    if tongue.is_english or not isinstance(text, Said):
        return text
    template = QCoreApplication.translate(ENGINE, text.template)
    return template.format(**{name: _spoken(value) for name, value in text.values.items()}) if text.values else template


def _spoken(value: Any) -> Any:
    return spoken(value) if isinstance(value, str) else value

"""The languages of the program, and which of them is used."""

from pathlib import Path
from typing import Literal, TypeAlias

from PySide6.QtCore import QLocale, QSettings

Choice: TypeAlias = Literal["system", "en", "zh_CN"]

KEY = "view/language"
SYSTEM, ENGLISH, CHINESE = "system", "en", "zh_CN"
NAMES = {ENGLISH: "English", CHINESE: "简体中文"}
"""All languages by what speaks them; each is called by its own name, whatever the language of the program is."""
CHOICES = (SYSTEM, *NAMES)
FOLDER = Path(__file__).parents[2] / "resources" / "languages"


def used(choice: str, system: QLocale | None = None) -> str:
    """The language for a choice; "system" (and all that is no choice) follows the system: English if it has none of
    ours."""
    if choice in NAMES:
        return choice
    return CHINESE if (system or QLocale.system()).language() == QLocale.Language.Chinese else ENGLISH


def chosen() -> str:
    """The language for what was chosen before."""
    return used(str(QSettings().value(KEY, SYSTEM)))

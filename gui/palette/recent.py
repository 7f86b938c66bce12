"""The commands that were run last from the palette, remembered between sessions."""

from PySide6.QtCore import QSettings

MOST = 8
_KEY = "palette/recent"


def recent_names() -> list[str]:
    """The names of commands, the last first."""
    stored = str(QSettings().value(_KEY, "") or "")
    return [name for name in stored.split("\n") if name][:MOST]


def remember(name: str) -> None:
    """A command was run."""
    if name:
        names = [name, *(other for other in recent_names() if other != name)]
        QSettings().setValue(_KEY, "\n".join(names[:MOST]))

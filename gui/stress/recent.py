"""The programs that were tried last, remembered between sessions. They are only names: nothing is run because of it."""

from PySide6.QtCore import QSettings

MOST = 10
_KEY = "stress/programs"


class RecentPrograms:
    """At most `MOST` lines, the newest first, in `settings`."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def lines(self) -> list[str]:
        """All of them."""
        stored = self._settings.value(_KEY, [])
        # A list of one is read back from some stores as a plain string.
        lines = [stored] if isinstance(stored, str) else stored if isinstance(stored, list) else []
        return [line for line in lines if isinstance(line, str) and line.strip()][:MOST]

    def add(self, line: str) -> None:
        """`line` is the newest."""
        kept = [line, *(other for other in self.lines() if other != line)]
        self._settings.setValue(_KEY, kept[:MOST])

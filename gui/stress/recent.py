"""The programs that were tried last, remembered between sessions. They are only names: nothing is run because of it."""

import json

from PySide6.QtCore import QSettings

MOST = 10
_KEY = "stress/programs"
_FORMATS = "stress/formats"


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

    def add(self, line: str, form: str = "") -> None:
        """`line` is the newest; it reads the format of that name, or "" if it is found out."""
        kept = [line, *(other for other in self.lines() if other != line)][:MOST]
        forms = {**self._forms(), line: form}
        self._settings.setValue(_KEY, kept)
        self._settings.setValue(_FORMATS, json.dumps({known: forms[known] for known in kept if forms.get(known)}))

    def format_of(self, line: str) -> str | None:
        """The name of the format that was chosen for a line, "" if it is found out; None if the line is not known."""
        return self._forms().get(line, "") if line in self.lines() else None

    def _forms(self) -> dict[str, str]:
        try:
            stored = json.loads(str(self._settings.value(_FORMATS, "{}")))
        except ValueError:
            return {}
        pairs = stored.items() if isinstance(stored, dict) else ()
        return {line: form for line, form in pairs if isinstance(form, str)}

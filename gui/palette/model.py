"""The list under the palette's line: what fits what is typed, the best first."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from gui.palette.command import Command
from gui.palette.scorer import fit
from gui.panels.rows import Index

FOUND = Qt.ItemDataRole.UserRole + 1
FAMILIAR = 6.0
"""What having been run lately adds to a score: it decides between those that fit alike."""
NOT_NOW = 15.0
"""What a score loses where the command cannot be done now."""


@dataclass(frozen=True)
class Found:
    """A command, the letters of its title that were typed, and whether it stands first for having been run lately."""

    command: Command
    places: frozenset[int] = frozenset()
    recent: bool = False


def ranked(commands: Sequence[Command], text: str, recent: Sequence[str]) -> list[Found]:
    """What is offered for a typed text.

    Without one: what was run lately, then all in the order of the menus, what cannot be done now last. With one: what
    fits, the best first; what cannot be done comes after what can and fits alike.
    """
    ranks = {name: rank for rank, name in enumerate(recent)}
    if not text.strip():
        first = sorted((c for c in commands if c.name in ranks and c.enabled), key=lambda c: ranks[c.name])
        rest = sorted((c for c in commands if c not in first), key=lambda c: not c.enabled)
        return [*(Found(c, recent=True) for c in first), *(Found(c) for c in rest)]
    scored: list[tuple[float, Found]] = []
    for command in commands:
        found = fit(text, command.title, f"{command.path} {command.tip}", command.keys)
        if found:
            bonus = FAMILIAR * (command.name in ranks) - NOT_NOW * (not command.enabled)
            scored.append((-found.score - bonus, Found(command, found.places)))
    return [found for _, found in sorted(scored, key=lambda pair: pair[0])]


class PaletteModel(QAbstractListModel):
    """The rows that `ranked` gives."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: list[Found] = []

    def show(self, found: list[Found]) -> None:
        """Other rows."""
        self.beginResetModel()
        self._found = found
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        found = self._found[index.row()]
        if role == FOUND:
            return found
        if role == Qt.ItemDataRole.DisplayRole:
            return found.command.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(found.command)
        return None

    def _spoken(self, command: Command) -> str:
        parts = [command.title, command.path, command.keys]
        if command.checked is not None:
            parts.append(self.tr("on") if command.checked else self.tr("off"))
        if not command.enabled:
            parts.append(command.why_not or self.tr("cannot be done now"))
        return ", ".join(part for part in parts if part)

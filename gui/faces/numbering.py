"""By which number a person calls a position: counted from 0, as the judges do, or from 1.

Only what is shown is counted so; judges' texts, exports and project files always count as their formats do.
"""

from PySide6.QtCore import QObject, QSettings, Signal

from engine.games.graph import GraphGame

KEY = "view/index-base"


class Numbering(QObject):
    """From which number all views count.

    Signals
    -------
    changed()
        They count from another number now.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._first = 0

    @property
    def first(self) -> int:
        """What the position of index 0 is called: 0 or 1."""
        return self._first

    def set_first(self, first: int) -> None:
        """Count from 0 or from 1. Raises ValueError for another number."""
        if first not in (0, 1):
            raise ValueError(f"positions are counted from 0 or 1, not from {first!r}")
        if first != self._first:
            self._first = first
            self.changed.emit()

    def restore(self) -> None:
        """Count as was chosen before; whatever else stands in the settings is taken for 0."""
        self.set_first(1 if str(QSettings().value(KEY, 0)) == "1" else 0)

    def save(self) -> None:
        """Remember the choice."""
        QSettings().setValue(KEY, self._first)


numbering = Numbering()
"""That of the program."""


def number(index: int) -> int:
    """What a person calls the position of an index."""
    return index + numbering.first


def title_of(game: GraphGame, position: int) -> str:
    """What a person calls a position: its name, or else its number. Raises KeyError if there is none such."""
    return game.names.get(position) or str(number(game.index_of(position)))


def full_title(index: int, name: str | None) -> str:
    """The number of a position, and its name if it has one."""
    return f"{number(index)} {name}" if name else str(number(index))

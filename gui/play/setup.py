"""What the players agree on, and what they want to see: no part of the document."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from engine.play import Side

DELAY = 700
"""Milliseconds that the engine seems to think for, so that its moves can be followed."""


@dataclass
class Setup:
    """Who plays, and how.

    Attributes
    ----------
    with_engine
        Whether the engine is the opponent; else two persons share the mouse.
    person
        The side of the person who plays against the engine.
    delay
        Milliseconds that the engine takes for a move at least.
    """

    with_engine: bool = True
    person: Side = Side.FIRST
    delay: int = DELAY

    def is_engine(self, side: Side) -> bool:
        """Whether the engine moves for that side."""
        return self.with_engine and side is not self.person


class Look(QObject):
    """What a play view shows beside the game itself.

    Signals
    -------
    changed()
        Something of it is different.

    Attributes
    ----------
    legal, values, animated
        Whether legal moves are lit, Grundy values are shown, and moves are seen on their way.
    open
        Whether a move can be made now by a person.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.legal = True
        self.values = False
        self.animated = True
        self.open = False

    def set(self, name: str, on: bool) -> None:
        """Switch one of the attributes."""
        if getattr(self, name) != on:
            setattr(self, name, on)
            self.changed.emit()

"""Holds the interfaces that Qt's cache points at, for as long as it may."""

from typing import TypeVar

from PySide6.QtGui import QAccessibleInterface
from shiboken6 import isValid

Interface = TypeVar("Interface", bound=QAccessibleInterface)

_FEW = 64


class Kept:
    """Interfaces of widgets. Qt deletes them with their widgets; until then nobody else may."""

    def __init__(self) -> None:
        self._held: list[QAccessibleInterface] = []
        self._sweep_at = _FEW

    def keep(self, interface: Interface) -> Interface:
        """Hold an interface until Qt has deleted it."""
        if len(self._held) >= self._sweep_at:
            self._held = [held for held in self._held if isValid(held)]
            self._sweep_at = max(2 * len(self._held), _FEW)
        self._held.append(interface)
        return interface

    def alive(self) -> int:
        """How many have not been deleted."""
        return sum(map(isValid, self._held))


kept = Kept()
"""Those of the program."""

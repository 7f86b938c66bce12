"""Lets Qt ask for our accessible interfaces; until a screen reader does, nothing of them is loaded."""

from functools import cache
from importlib import import_module

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface

PAINTED = {
    "GraphPlay": "gui.accessible.play:PositionsOfMatch",
    "BoardPlay": "gui.accessible.play:CellsOfMatch",
    "HeapsPlay": "gui.accessible.play:HeapsOfMatch",
    "GraphCanvas": "gui.accessible.graph:Positions",
    "BoardSurface": "gui.accessible.board:Cells",
    "StackSurface": "gui.accessible.heaps:Heaps",
    "SequenceTable": "gui.accessible.heaps:Sizes",
}
"""Classes of widgets that paint themselves, and where what they show is put into words."""
ROLES = {
    "StepperBar": QAccessible.Role.ToolBar,
    "GeneratedPreview": QAccessible.Role.Grouping,
    "Minimap": QAccessible.Role.Graphic,
    "GraphPicture": QAccessible.Role.Graphic,
}
"""Widgets of which Qt knows no more than that they are widgets."""


@cache
def install() -> None:
    """Answer for our widgets from now on. To be called before the first window is made; again is harmless."""
    QAccessible.installFactory(_made)


def _made(name: str, thing: QObject) -> QAccessibleInterface | None:
    """The interface of an object, asked for by the name of each of its classes in turn; None if it is not ours."""
    if name == "QLabel":
        return _label(thing)
    if name in ROLES:
        return _with_role(ROLES[name], thing)
    return _painted(PAINTED[name], thing) if name in PAINTED else None


def _with_role(role: QAccessible.Role, thing: QObject) -> QAccessibleInterface | None:
    from PySide6.QtWidgets import QAccessibleWidget, QWidget

    from gui.accessible.kept import kept

    return kept.keep(QAccessibleWidget(thing, role)) if isinstance(thing, QWidget) else None


def _label(thing: QObject) -> QAccessibleInterface | None:
    from PySide6.QtWidgets import QLabel

    from gui.accessible.labels import interface_of_label

    return interface_of_label(thing) if isinstance(thing, QLabel) else None


def _painted(where: str, thing: QObject) -> QAccessibleInterface | None:
    from PySide6.QtWidgets import QWidget

    from gui.accessible.painted import interface_of

    module, items = where.split(":")
    return interface_of(thing, getattr(import_module(module), items)) if isinstance(thing, QWidget) else None

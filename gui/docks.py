"""The panels around the canvas: where each stands, under which title, and how the menu shows and hides them."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QWidget

from gui.later import Later
from gui.scrolled import scrolled

Area = Qt.DockWidgetArea


@dataclass(frozen=True)
class Dock:
    """Where a panel goes at first, whether it scrolls where room is short, and with which it shares a place.

    A tall one takes room from those above and below when it is brought up.
    """

    name: str
    title: str
    area: Qt.DockWidgetArea
    scrolls: bool = False
    behind: str = ""
    tall: bool = False


DOCKS = (
    Dock("cases", "Cases and queries", Area.LeftDockWidgetArea),
    Dock("history", "History", Area.LeftDockWidgetArea),
    Dock("verdict", "Verdict", Area.RightDockWidgetArea, scrolls=True),
    Dock("text", "Text", Area.RightDockWidgetArea),
    Dock("explanation", "Explain", Area.RightDockWidgetArea, scrolls=True, behind="verdict"),
    Dock("answers", "Answers", Area.RightDockWidgetArea, scrolls=True, behind="verdict"),
    Dock("generator", "Generate", Area.RightDockWidgetArea, behind="verdict", tall=True),
    Dock("stress", "Stress", Area.RightDockWidgetArea, behind="verdict", tall=True),
    Dock("problems", "Problems", Area.BottomDockWidgetArea),
)
HIDDEN_AT_FIRST = ("problems", "generator", "stress")
NARROWEST = 256
MODEST = 230
TALL = 560
"""Pixels."""


class Docks:
    """The docks of one window by name."""

    def __init__(self, window: QMainWindow, panels: dict[str, QWidget]) -> None:
        self._window = window
        self._docks = {dock.name: self._made(dock, panels[dock.name]) for dock in DOCKS}
        window.setCorner(Qt.Corner.BottomLeftCorner, Area.LeftDockWidgetArea)
        window.setCorner(Qt.Corner.BottomRightCorner, Area.RightDockWidgetArea)
        window.setDockOptions(QMainWindow.DockOption.AnimatedDocks | QMainWindow.DockOption.AllowTabbedDocks)
        for dock in DOCKS:
            if dock.behind:
                window.tabifyDockWidget(self[dock.behind], self[dock.name])
                self[dock.behind].raise_()
        for name in HIDDEN_AT_FIRST:
            self._docks[name].hide()

    def share_out(self) -> None:
        """The sizes of a first start. To be called when the window has its own."""
        window, down = self._window, Qt.Orientation.Vertical
        window.resizeDocks([self["cases"], self["verdict"]], [250, 340], Qt.Orientation.Horizontal)
        window.resizeDocks([self["verdict"], self["text"]], [470, 230], down)
        window.resizeDocks([self["cases"], self["history"]], [460, 240], down)

    def _made(self, dock: Dock, panel: QWidget) -> QDockWidget:
        widget = QDockWidget(QCoreApplication.translate("Docks", dock.title), self._window)
        widget.setObjectName(f"dock-{dock.name}")
        widget.setAccessibleName(widget.windowTitle())
        widget.setWidget(_scrolling(dock, panel) if dock.scrolls else panel)
        if isinstance(panel, Later):
            widget.visibilityChanged.connect(panel.make_if)
        self._window.addDockWidget(dock.area, widget)
        return widget

    def __getitem__(self, name: str) -> QDockWidget:
        return self._docks[name]

    def fill_menu(self, menu: QMenu) -> None:
        """One checkable entry a panel."""
        for name, dock in self.items():
            action = dock.toggleViewAction()
            action.setObjectName(f"action-panel-{name}")
            menu.addAction(action)

    def items(self) -> Iterable[tuple[str, QDockWidget]]:
        """The docks with their names."""
        return self._docks.items()

    def raise_(self, name: str) -> None:
        """Show a panel, in front of its tabs; one that was hidden gets the height that it needs, or a modest one."""
        dock = self._docks[name]
        hidden = dock.isHidden()
        dock.show()
        dock.raise_()
        if hidden and not dock.isFloating():
            self._give_height(name)

    def _give_height(self, name: str) -> None:
        dock = self._docks[name]
        if any(entry.tall for entry in DOCKS if entry.name == name):
            self._window.resizeDocks([dock], [TALL], Qt.Orientation.Vertical)
        elif not self._window.tabifiedDockWidgets(dock):
            self._window.resizeDocks([dock], [MODEST], Qt.Orientation.Vertical)


def _scrolling(dock: Dock, panel: QWidget) -> QWidget:
    narrowest = NARROWEST if dock.behind else None
    if isinstance(panel, Later) and narrowest is not None:
        panel.scroll_from(narrowest)
        return panel
    return scrolled(panel, narrowest)

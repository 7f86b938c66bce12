"""The tool bars of the window: what is used most, above, and the tools of the canvas, at its left."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QMainWindow, QToolBar, QToolButton

from gui.actions import TOOL_BAR, TOOL_ICON, TOOLS, Actions
from gui.language.plain import without_key
from gui.tool_buttons import keep_light


def add_tool_bars(window: QMainWindow, actions: Actions) -> None:
    """Add both tool bars to the window."""
    bars = (
        _bar("toolBar", _tr("Tool bar"), actions, TOOL_BAR),
        _bar("toolsBar", _tr("Tools"), actions, TOOLS),
    )
    window.addToolBar(Qt.ToolBarArea.TopToolBarArea, bars[0])
    window.addToolBar(Qt.ToolBarArea.LeftToolBarArea, bars[1])


def _bar(name: str, title: str, actions: Actions, entries: Sequence[str | None]) -> QToolBar:
    bar = QToolBar(title)
    bar.setObjectName(name)
    bar.setIconSize(QSize(TOOL_ICON, TOOL_ICON))
    bar.setMovable(False)
    for entry in entries:
        if entry is None:
            bar.addSeparator()
        else:
            bar.addAction(actions[entry])
    keep_light(bar)
    for button in bar.findChildren(QToolButton):
        button.setAccessibleName(without_key(button.text()))
        if button.defaultAction():
            button.setObjectName(button.defaultAction().objectName().replace("action-", "button-"))
    return bar


def _tr(text: str) -> str:
    return QCoreApplication.translate("MainWindow", text)

"""Panels that scroll where they have too little room, so that a window may be small."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

LEAST = 160
"""Pixels of height."""


def scrolled(panel: QWidget) -> QScrollArea:
    """The panel in an area that scrolls up and down only."""
    area = QScrollArea()
    area.setObjectName(f"{panel.objectName()}Area")
    area.setAccessibleName(panel.accessibleName())
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    needed = max(panel.minimumWidth(), panel.minimumSizeHint().width())
    area.setMinimumWidth(needed + area.verticalScrollBar().sizeHint().width())
    area.setMinimumHeight(LEAST)
    area.setWidget(panel)
    return area

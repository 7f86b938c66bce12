"""Panels that scroll where they have too little room, so that a window may be small."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

LEAST = 160
"""Pixels of height."""


def scrolled(panel: QWidget, narrowest: int | None = None) -> QScrollArea:
    """The panel in an area that scrolls up and down; also across, down to `narrowest` pixels, if that is given."""
    area = QScrollArea()
    area.setObjectName(f"{panel.objectName()}Area")
    area.setAccessibleName(panel.accessibleName())
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if narrowest is None:
        needed = max(panel.minimumWidth(), panel.minimumSizeHint().width())
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumWidth(needed + area.verticalScrollBar().sizeHint().width())
    else:
        area.setMinimumWidth(narrowest)
    area.setMinimumHeight(LEAST)
    area.setWidget(panel)
    return area

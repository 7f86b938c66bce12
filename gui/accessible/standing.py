"""Which widgets stand on a painted one, and are to be heard of."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_PORT = "qt_scrollarea_viewport"
_BARS = ("qt_scrollarea_hcontainer", "qt_scrollarea_vcontainer")


def standing_on(view: QWidget) -> list[QWidget]:
    """Widgets in sight that are children of a view, such as a field where a name is typed; no scroll bars.

    The viewport of a scrolled view is one of them only while something stands on it.
    """
    return [child for child in view.findChildren(QWidget, options=_DIRECT) if _speaks(child, view)]


def _speaks(widget: QWidget, view: QWidget) -> bool:
    if widget.isWindow() or not widget.isVisibleTo(view) or widget.objectName() in _BARS:
        return False
    return widget.objectName() != _PORT or bool(standing_on(widget))

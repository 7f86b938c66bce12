"""Which widget of the main window Tab leads to.

Qt's own order is that in which widgets were made: panels made late come last, and a panel behind another tab, which
lies out of sight beside the window, is gone through too. Here the parts of the window follow each other as they stand:
the editor, the panels on its left, on its right and below, the status bar. Within a part it is the order of the part.
"""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

EDITOR, LEFT, RIGHT, BELOW, BAR = range(5)
Place = tuple[int, int, int]


def focus_next(window: QMainWindow, forward: bool) -> bool:
    """Give the focus to the next widget, or the one before; False if there is none that takes it."""
    stops = order(window)
    if not stops:
        return False
    now = window.focusWidget()
    at = _index(window, stops, now)
    step = (at + 1 if forward else at - 1) if now in stops else (at if forward else at - 1)
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    stops[step % len(stops)].setFocus(reason)
    return True


def order(window: QMainWindow) -> list[QWidget]:
    """All widgets that Tab stops at, one after the other."""
    return sorted(filter(_takes_tab, _chain(window)), key=lambda widget: _place(window, widget))


def _index(window: QMainWindow, stops: list[QWidget], now: QWidget | None) -> int:
    """Where a widget is among the stops; for another one, where it would be."""
    if now is None:
        return 0
    if now in stops:
        return stops.index(now)
    place = _place(window, now)
    return sum(_place(window, stop) < place for stop in stops)


def _chain(window: QMainWindow) -> Iterator[QWidget]:
    widget = window.nextInFocusChain()
    while widget is not None and widget is not window:
        part = _part(window, widget)
        if widget.window() is window and (not isinstance(part, QDockWidget) or _in_sight(window, part)):
            yield widget
        widget = widget.nextInFocusChain()


def _takes_tab(widget: QWidget) -> bool:
    # A field within a combo box or a spin box gets its focus from that.
    tab = widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
    return bool(tab) and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None


def _in_sight(window: QMainWindow, dock: QDockWidget) -> bool:
    """Whether a panel is not behind another tab: Qt lays those beside the window."""
    return dock.isVisible() and window.rect().intersects(dock.geometry())


def _part(window: QMainWindow, widget: QWidget) -> QWidget:
    """The part of the window that a widget is in: a child of the window."""
    while (parent := widget.parentWidget()) is not None and parent is not window:
        widget = parent
    return widget


def _place(window: QMainWindow, widget: QWidget) -> Place:
    """Where the part of a widget comes: its side of the editor, then from above, then from the left."""
    part = _part(window, widget)
    around, middle = part.geometry(), window.centralWidget()
    if middle is None or part is middle:
        return EDITOR, 0, 0
    if part is window.statusBar():
        return BAR, 0, 0
    return _side(around, middle.geometry()), around.top(), around.left()


def _side(part: QRect, middle: QRect) -> int:
    if part.right() < middle.left():
        return LEFT
    return RIGHT if part.left() > middle.right() else BELOW


def in_order(*widgets: QWidget) -> None:
    """Let Tab go through the widgets of one part one after the other."""
    for before, after in pairwise(widgets):
        QWidget.setTabOrder(before, after)

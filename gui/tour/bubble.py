"""The bubble of the tour: a few words that point at a place, with buttons to go on or to leave."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gui.language.plain import without_key
from gui.theme import ThemeController, set_role
from gui.tour.texts import tr

WIDTH = 300
NOSE = 11
EDGE = 8
"""Pixels: how far the nose sticks out, and what is kept free at the edges of the window."""


class Bubble(QWidget):
    """Lies on a window and never takes the keyboard by itself.

    Signals
    -------
    next_wanted(), shown_wanted(), left()
        A person wants to go on, to have the step done for them, to leave the tour.
    """

    next_wanted = Signal()
    shown_wanted = Signal()
    left = Signal()

    def __init__(self, theme: ThemeController, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("tourBubble")
        self._theme = theme
        self._side, self._nose = Qt.Edge.LeftEdge, QPoint()
        self._count, self._title, self._text = (_label(self, role) for role in ("muted", "heading", ""))
        self._count.setObjectName("tourCount")
        self._title.setObjectName("tourTitle")
        self._text.setObjectName("tourText")
        self._leave = self._button("tourLeave", tr("&Leave"), tr("Leave the tour (Escape)"))
        self._show = self._button("tourShow", tr("Sho&w me"), tr("Have this step done (Alt+W)"))
        self._next = self._button("tourNext", tr("&Next"), tr("Go on to the next step (Alt+N)"))
        self._leave.clicked.connect(lambda _: self.left.emit())
        self._show.clicked.connect(lambda _: self.shown_wanted.emit())
        self._next.clicked.connect(lambda _: self.next_wanted.emit())
        self._lay_out()
        theme.changed.connect(self.update)

    def _button(self, name: str, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAccessibleName(without_key(text))
        button.setToolTip(tip)
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self._leave)
        row.addStretch(1)
        row.addWidget(self._show)
        row.addWidget(self._next)
        column = QVBoxLayout(self)
        margin = NOSE + 14
        column.setContentsMargins(margin, NOSE + 10, margin, NOSE + 12)
        column.setSpacing(4)
        column.addWidget(self._count)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addSpacing(8)
        column.addLayout(row)

    # What it says

    def say(self, count: str, title: str, text: str, *, show: str, go_on: str, leave: bool = True) -> None:
        """Show these words; `show` and `go_on` are what the buttons say, "" for none; `leave`: whether one leaves."""
        self._leave.setVisible(leave)
        set_role(self._next, "" if show else "primary")
        news = (title, text) != (self._title.text(), self._text.text())
        for label, words in ((self._count, count), (self._title, title), (self._text, text)):
            label.setText(words)
        for button, words in ((self._show, show), (self._next, go_on)):
            button.setText(words)
            button.setAccessibleName(without_key(words))
            button.setVisible(bool(words))
        self.setAccessibleName(f"{title}. {text}")
        if news:
            self._fit()
            # A screen reader says it, wherever the keyboard is.
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _fit(self) -> None:
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        width = max(WIDTH + 2 * NOSE, layout.totalMinimumSize().width())
        self.resize(width, max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height()))

    # Where it is

    def point_at(self, target: QRect) -> None:
        """Stand beside a place of the window, in its coordinates, and point there."""
        window = self.parentWidget()
        assert window is not None
        room = window.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE)
        side = _side(target, self.size(), room)
        place = _beside(target, self.size(), side)
        place.setX(max(room.left(), min(place.x(), room.right() - self.width())))
        place.setY(max(room.top(), min(place.y(), room.bottom() - self.height())))
        nose = _nearest(target, side) - place
        if (place, side, nose) != (self.pos(), self._side, self._nose):
            self._side, self._nose = side, nose
            self.move(place)
            # A panel that was brought up may lie on it.
            self.raise_()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.q("accent"), 1.6))
        painter.setBrush(colours.q("surface_raised"))
        painter.drawPath(self._outline())
        painter.end()

    def _outline(self) -> QPainterPath:
        body = QRectF(self.rect()).adjusted(NOSE, NOSE, -NOSE, -NOSE)
        outline = QPainterPath()
        outline.addRoundedRect(body, 10, 10)
        nose = QPainterPath()
        at, half = QPointF(self._nose), QPointF(8, 8)
        across = self._side in (Qt.Edge.LeftEdge, Qt.Edge.RightEdge)
        at.setX(min(max(at.x(), body.left() + 18), body.right() - 18) if not across else at.x())
        at.setY(min(max(at.y(), body.top() + 18), body.bottom() - 18) if across else at.y())
        ends = {
            Qt.Edge.LeftEdge: (QPointF(1, at.y()), QPointF(body.left() + 1, at.y())),
            Qt.Edge.RightEdge: (QPointF(self.width() - 1, at.y()), QPointF(body.right() - 1, at.y())),
            Qt.Edge.TopEdge: (QPointF(at.x(), 1), QPointF(at.x(), body.top() + 1)),
            Qt.Edge.BottomEdge: (QPointF(at.x(), self.height() - 1), QPointF(at.x(), body.bottom() - 1)),
        }
        tip, foot = ends[self._side]
        wide = QPointF(0, half.y()) if across else QPointF(half.x(), 0)
        nose.moveTo(tip)
        nose.lineTo(foot + wide)
        nose.lineTo(foot - wide)
        nose.closeSubpath()
        return outline.united(nose)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        # A press beside the buttons is no press on what lies under the bubble.
        presses = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick)
        if event.type() in presses:
            event.accept()
            return True
        return super().event(event)


def _label(parent: QWidget, role: str) -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    if role:
        set_role(label, role)
    return label


def _side(target: QRect, size: QSize, room: QRect) -> Qt.Edge:
    """At which of its sides the bubble has its nose: it stands where there is room, at the right if there is."""
    free = {
        Qt.Edge.LeftEdge: room.right() - target.right() - size.width(),
        Qt.Edge.RightEdge: target.left() - room.left() - size.width(),
        Qt.Edge.TopEdge: room.bottom() - target.bottom() - size.height(),
        Qt.Edge.BottomEdge: target.top() - room.top() - size.height(),
    }
    return next((side for side, left in free.items() if left >= 0), max(free, key=lambda side: free[side]))


def _beside(target: QRect, size: QSize, side: Qt.Edge) -> QPoint:
    middle = target.center()
    return {
        Qt.Edge.LeftEdge: QPoint(target.right() + 1, middle.y() - size.height() // 2),
        Qt.Edge.RightEdge: QPoint(target.left() - size.width(), middle.y() - size.height() // 2),
        Qt.Edge.TopEdge: QPoint(middle.x() - size.width() // 2, target.bottom() + 1),
        Qt.Edge.BottomEdge: QPoint(middle.x() - size.width() // 2, target.top() - size.height()),
    }[side]


def _nearest(target: QRect, side: Qt.Edge) -> QPoint:
    middle = target.center()
    return {
        Qt.Edge.LeftEdge: QPoint(target.right(), middle.y()),
        Qt.Edge.RightEdge: QPoint(target.left(), middle.y()),
        Qt.Edge.TopEdge: QPoint(middle.x(), target.bottom()),
        Qt.Edge.BottomEdge: QPoint(middle.x(), target.top()),
    }[side]

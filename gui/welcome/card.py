"""The card on an empty canvas: what to do there, and what to open instead."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.theme import ThemeController, set_role
from gui.welcome.starters import Starter, tr

WIDTH, NARROW = 600, 380
"""Pixels: of the card with two columns, and with one where there is less room."""


class WelcomeCard(QFrame):
    """Says how to draw a game and offers others. Where it is no button, it lets the mouse through to what it is on.

    Signals
    -------
    open_wanted(), paste_wanted(), tour_wanted(), closed()
        A button was pressed.
    """

    open_wanted = Signal()
    paste_wanted = Signal()
    tour_wanted = Signal()
    closed = Signal()

    def __init__(self, starters: Sequence[Starter], theme: ThemeController, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("welcomeCard")
        self.setAccessibleName(tr("Welcome"))
        self.setProperty("role", "card")
        # Without these, what is under the card would not follow the mouse.
        self.setMouseTracking(True)
        self._theme = theme
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._grid = QGridLayout()
        self._sample_buttons: list[QPushButton] = []
        self._samples = self._made_samples(starters)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 20)
        column.setSpacing(8)
        column.addLayout(self._made_head())
        for text in (
            tr("Double-click anywhere to add a position, and drag from its rim to draw a move."),
            tr("Take the stone tool (S) and click a position to place a stone: the verdict follows."),
        ):
            column.addWidget(self._label(text, "muted"))
        column.addSpacing(6)
        self._make_buttons()
        column.addLayout(self._buttons)
        column.addSpacing(4)
        column.addWidget(self._samples)

    def _made_head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self._label(tr("Draw a game, or open one"), "title"), 1)
        close = QToolButton(self)
        close.setObjectName("welcomeClose")
        close.setAccessibleName(tr("Close the welcome"))
        close.setToolTip(tr("Close; it comes again with the next empty document"))
        close.setAutoRaise(True)
        self._theme.set_icon(close, "close")
        close.clicked.connect(lambda _: self.closed.emit())
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _make_buttons(self) -> None:
        self._buttons.setSpacing(8)
        for name, text, icon, tip, wanted in (
            ("welcomeOpen", tr("Open a file…"), "open",
             tr("A judge's file, a .grundy file, or another program's graph"), self.open_wanted),
            ("welcomePaste", tr("Paste a judge file"), "paste", tr("The format is found out; Ctrl+V does it too"),
             self.paste_wanted),
            ("welcomeTour", tr("Take the tour"), "play", tr("Six steps, a minute or two; Escape leaves it"),
             self.tour_wanted),
        ):  # fmt: skip
            button = QPushButton(text, self)
            button.setObjectName(name)
            button.setAccessibleName(text)
            button.setToolTip(tip)
            self._theme.set_icon(button, icon)
            button.clicked.connect(lambda _, wanted=wanted: wanted.emit())
            self._buttons.addWidget(button, 1)

    def _made_samples(self, starters: Sequence[Starter]) -> QWidget:
        part = QWidget(self)
        part.setObjectName("welcomeSamples")
        part.setMouseTracking(True)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._label(tr("Or begin with a sample:"), "muted"))
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(2)
        column.addLayout(self._grid)
        self._sample_buttons = [self._made_sample(starter, part) for starter in starters]
        return part

    def _made_sample(self, starter: Starter, parent: QWidget) -> QPushButton:
        button = QPushButton(starter.title.replace("&", "&&"), parent)
        button.setObjectName(f"welcome-{starter.name}")
        button.setAccessibleName(starter.description)
        button.setToolTip(starter.description)
        button.setFlat(True)
        button.setStyleSheet("text-align: left; padding-left: 6px; padding-right: 6px;")
        self._theme.set_icon(button, starter.icon)
        button.clicked.connect(lambda _: starter.open())
        return button

    def _label(self, text: str, role: str) -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setMouseTracking(True)
        set_role(label, role)
        return label

    # Its size

    def fitted(self, room: QSize) -> bool:
        """Take the size for a room, without the samples where that is low; whether there is room for it at all."""
        shapes = [(wide, samples) for samples in (True, False) for wide in (True, False)]
        return any(self._fits(room, wide, samples) for wide, samples in shapes)

    def _arrange(self, wide: bool) -> None:
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._buttons.setDirection(across if wide else down)
        columns = 2 if wide else 1
        for number, button in enumerate(self._sample_buttons):
            self._grid.addWidget(button, number // columns, number % columns)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, columns - 1)

    def _fits(self, room: QSize, wide: bool, samples: bool) -> bool:
        self._arrange(wide)
        self._samples.setVisible(samples)
        # The samples first: the card would go by what they needed before.
        inner, layout = self._samples.layout(), self.layout()
        assert inner is not None and layout is not None
        for one in (self._grid, inner, layout):
            one.invalidate()
        layout.activate()
        least = layout.totalMinimumSize()
        width = max(least.width(), min(WIDTH if wide else NARROW, room.width()))
        height = max(layout.totalHeightForWidth(width), least.height())
        self.resize(width, height)
        return width <= room.width() and height <= room.height() and (width >= WIDTH or not wide)

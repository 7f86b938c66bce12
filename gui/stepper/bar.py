"""The bar of the stepper: buttons, how far it is, how fast it goes, and the sentence of the step in large letters."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QComboBox, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from gui.panels.verdict_card import plain_label
from gui.stepper.sentence import Sentence
from gui.stepper.stepper import SPEEDS, Stepper
from gui.stepper.values_strip import ValuesStrip
from gui.stepper.words import tr
from gui.theme import ThemeController

NARROW = 720
"""Below this width the values stand above the sentence."""
SMALL = 500
"""Below this width the controls stand in two rows."""
LEAST = 236
"""The bar must not make a small window larger."""

_DIRECTION = QHBoxLayout.Direction


class StepperBar(QWidget):
    """Shown while there is something to step through; it has the keyboard then (Space, arrows, Home, End, Esc)."""

    def __init__(self, stepper: Stepper, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stepper, self._theme = stepper, theme
        self._came_from: QWidget | None = None
        self.setObjectName("stepperBar")
        self.setAccessibleName(self.tr("Step through the labelling"))
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._build()
        stepper.changed.connect(self._follow)
        stepper.started.connect(self.begin)
        stepper.stopped.connect(self._end)
        self._follow()

    # Building

    def _build(self) -> None:
        stepper = self._stepper
        self._first = self._button("stepFirst", "step-first", self.tr("Start again (Home)"), stepper.first)
        self._back = self._button("stepBack", "step-back", self.tr("One step back (Left)"), stepper.back)
        self._play = self._button("stepPlay", "play", self.tr("Play (Space)"), stepper.toggle)
        self._forward = self._button("stepForward", "step-forward", self.tr("One step on (Right)"), stepper.step)
        self._last = self._button("stepLast", "step-last", self.tr("To the end (End)"), stepper.last)
        self._leave = self._button("stepLeave", "close", self.tr("Leave (Esc)"), stepper.stop)
        self._progress = plain_label("stepProgress", "muted")
        self._speed = QComboBox()
        self._speed.setObjectName("stepSpeed")
        self._speed.setAccessibleName(self.tr("Speed"))
        self._speed.setToolTip(self.tr("How fast it plays"))
        self._speed.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for speed in SPEEDS:
            self._speed.addItem(self.tr("{0} × speed").format(f"{speed:g}"), speed)
        self._speed.activated.connect(lambda row: stepper.set_speed(SPEEDS[row]))
        self._speed.setMinimumWidth(72)
        self._controls = self._made_controls()
        self._sentence = Sentence()
        self._values = ValuesStrip(self._theme)
        self._says = QHBoxLayout()
        self._says.setSpacing(16)
        self._says.addWidget(self._sentence, 1)
        self._says.addWidget(self._values, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 6, 12, 8)
        layout.setSpacing(6)
        layout.addLayout(self._controls)
        layout.addLayout(self._says)

    def _made_controls(self) -> QHBoxLayout:
        steps, rest, row = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for part in (steps, rest):
            part.setSpacing(4)
        for button in (self._first, self._back, self._play, self._forward, self._last):
            steps.addWidget(button)
        steps.addStretch()
        rest.addWidget(self._progress)
        rest.addStretch(1)
        rest.addWidget(self._speed)
        rest.addSpacing(4)
        rest.addWidget(self._leave)
        row.setSpacing(8)
        row.addLayout(steps)
        row.addLayout(rest, 1)
        return row

    def _button(self, name: str, icon: str, tip: str, handler: Callable[[], None]) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setIconSize(QSize(22, 22))
        self._theme.set_icon(button, icon)
        self._tell(button, tip)
        button.clicked.connect(lambda _=False: handler())
        return button

    def _tell(self, button: QToolButton, tip: str) -> None:
        button.setToolTip(tip)
        button.setAccessibleName(tip.split(" (")[0])

    # Following

    def begin(self) -> None:
        """The stepping began: be seen, and take the keyboard."""
        before = QApplication.focusWidget()
        if before is not None and before is not self and not self.isAncestorOf(before):
            self._came_from = before
        count = f"{len(self._stepper.order):,}"
        self._progress.setMinimumWidth(self._progress.fontMetrics().horizontalAdvance(_progress(count, count)) + 2)
        # Before it is seen, so that it need not change its height then.
        around = self.parentWidget()
        self._arrange(around.width() if around else self.width())
        self.show()
        self.setFocus()

    def _end(self) -> None:
        """Give the keyboard back to what had it before."""
        had_it = self.isAncestorOf(QApplication.focusWidget() or self)
        before, self._came_from = self._came_from, None
        if had_it and before is not None and isValid(before):
            before.setFocus()

    def _follow(self) -> None:
        stepper = self._stepper
        self.setVisible(stepper.running)
        if not stepper.running:
            return
        self._sentence.say(stepper.sentence)
        self._progress.setText(_progress(f"{stepper.done:,}", f"{len(stepper.order):,}"))
        look = stepper.look
        self._values.show_steps(look.steps if look else None, told=not stepper.asking)
        for button, can in (
            (self._first, not stepper.at_start),
            (self._back, not stepper.at_start),
            (self._forward, not stepper.at_end),
            (self._last, not stepper.at_end),
        ):
            button.setEnabled(can)
        self._theme.set_icon(self._play, "pause" if stepper.playing else "play")
        self._tell(self._play, self.tr("Pause (Space)") if stepper.playing else self.tr("Play (Space)"))
        self._speed.setCurrentIndex(self._speed.findData(stepper.speed))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.width())

    def minimumSizeHint(self) -> QSize:
        """What it needs where there is little room: it rearranges itself when it gets less than it has now."""
        wanted = super().minimumSizeHint()
        return QSize(min(wanted.width(), LEAST), wanted.height())

    def _arrange(self, width: int) -> None:
        """Put the values above the sentence, and the controls in two rows, where there is no room for one."""
        beside, down, up = _DIRECTION.LeftToRight, _DIRECTION.TopToBottom, _DIRECTION.BottomToTop
        _turn(self._says, up if width < NARROW else beside)
        _turn(self._controls, down if width < SMALL else beside)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        stepper = self._stepper
        keys: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Space: stepper.toggle,
            Qt.Key.Key_Right: stepper.step,
            Qt.Key.Key_Left: stepper.back,
            Qt.Key.Key_Home: stepper.first,
            Qt.Key.Key_End: stepper.last,
            Qt.Key.Key_Escape: stepper.stop,
        }
        handler = next((handler for key, handler in keys.items() if key == event.key()), None)
        if handler is None:
            super().keyPressEvent(event)
        else:
            handler()


def _turn(layout: QHBoxLayout, direction: QHBoxLayout.Direction) -> None:
    if layout.direction() != direction:
        layout.setDirection(direction)


def _progress(done: str, count: str) -> str:
    return tr("{0} of {1}").format(done, count)

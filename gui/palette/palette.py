"""The command palette: a line to type in, and what fits below it, over the upper middle of the window."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QGraphicsDropShadowEffect,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from gui.palette.command import Command
from gui.palette.model import FOUND, Found, PaletteModel, ranked
from gui.palette.note import Note
from gui.palette.recent import recent_names, remember
from gui.palette.rows import PaletteRows
from gui.theme import ThemeController

WIDTH, MARGIN, TOP = 640, 12, 44
MOST_ROWS = 12
RADIUS = 10
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: MOST_ROWS - 1, Qt.Key.Key_PageUp: 1 - MOST_ROWS}


class Palette(QFrame):
    """Enter runs the marked command, arrows go to another, Escape leaves; the keyboard goes back where it was.

    Parameters
    ----------
    commands
        Gives what can be done, asked each time that the palette opens.

    Attributes
    ----------
    nothing_text
        Said where nothing fits, with {0} for what was typed; the usual text if "".
    """

    def __init__(self, window: QWidget, theme: ThemeController, commands: Callable[[], Iterable[Command]]) -> None:
        super().__init__(window)
        self._window, self._theme, self._commands_now = window, theme, commands
        self._commands: list[Command] = []
        self._recent: list[str] = []
        self._before: QWidget | None = None
        self.nothing_text = ""
        self.model = PaletteModel(self)
        self.line, self.list = QLineEdit(self), QListView(self)
        self._nothing, self._foot = Note("paletteNothing", self), Note("paletteFoot", self)
        self.setObjectName("commandPalette")
        self.setAccessibleName(self.tr("Command palette"))
        self._make_line()
        self._make_list()
        self._lay_out()
        shadow = QGraphicsDropShadowEffect(self)
        shadow.setBlurRadius(28)
        shadow.setOffset(0, 6)
        self.setGraphicsEffect(shadow)
        window.installEventFilter(self)
        theme.changed.connect(self.update)
        self.hide()

    def _make_line(self) -> None:
        self.line.setObjectName("paletteLine")
        self.line.setAccessibleName(self.tr("What to do"))
        self.line.setPlaceholderText(self.tr("What do you want to do?"))
        self.line.setMaxLength(120)
        self.line.textChanged.connect(self._find)
        self.line.installEventFilter(self)

    def _make_list(self) -> None:
        self.list.setObjectName("paletteList")
        self.list.setAccessibleName(self.tr("What fits"))
        self.list.setModel(self.model)
        self.list.setItemDelegate(PaletteRows(self._theme, self.list))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.clicked.connect(self._run)
        self.list.selectionModel().currentChanged.connect(self._tell)

    def _lay_out(self) -> None:
        self._nothing.setMargin(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN - 2)
        column.setSpacing(8)
        for widget in (self.line, self.list, self._nothing, self._foot):
            column.addWidget(widget)

    # Opening and leaving

    def toggle(self) -> None:
        """Open the palette; close it if it is open."""
        if self.isVisible():
            self.leave()
        else:
            self._open()

    def _open(self) -> None:
        self._before = QApplication.focusWidget()
        self._commands, self._recent = list(self._commands_now()), recent_names()
        self.line.clear()
        self._find()
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Close the palette; who had the keyboard has it again."""
        if not self.isVisible():
            return
        before, self._before = self._before, None
        had_focus = self.line.hasFocus()
        if had_focus and before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self._commands = []
        self.hide()

    def _run(self, index: QModelIndex) -> None:
        found: Found | None = index.data(FOUND) if index.isValid() else None
        if found is None:
            return
        command = found.command
        if not command.enabled:
            self._say_foot(command, warned=True)
            return
        self.leave()
        remember(command.name)
        command.run()

    # What fits

    def _find(self) -> None:
        text = self.line.text()
        found = ranked(self._commands, text, self._recent)
        self.model.show(found)
        self.list.setVisible(bool(found))
        self._nothing.setVisible(not found)
        if found:
            self.list.setCurrentIndex(self.model.index(0))
            self.list.scrollToTop()
        else:
            self._say_nothing(text.strip())
        self._fit_in()

    def _say_nothing(self, text: str) -> None:
        usual = self.tr(
            "Nothing here is called “{0}”. Try one word, or a part of it: stone, layout, export. "
            "F1 shows everything that a key does."
        )
        self._nothing.setText((self.nothing_text or usual).format(text))
        self._foot.say(self.tr("Escape leaves"))

    def _tell(self, index: QModelIndex) -> None:
        found: Found | None = index.data(FOUND) if index.isValid() else None
        if found is not None:
            self._say_foot(found.command, warned=False)

    def _say_foot(self, command: Command, warned: bool) -> None:
        if command.enabled:
            text = command.tip or command.title
            self._foot.say(self.tr("{0}. Enter does it, Escape leaves").format(text.rstrip(".…")))
        else:
            text = command.why_not or self.tr("This cannot be done now.")
            self._foot.say(text, "error" if warned else "muted")
            self._fit_in()

    def _fit_in(self) -> None:
        """As wide as the window allows, as high as what is shown, but not higher than it."""
        window = self._window
        rows = min(self.model.rowCount(), MOST_ROWS)
        self.list.setFixedHeight(rows * self.list.sizeHintForRow(0) + 2 * 5 if rows else 0)
        width = min(WIDTH, window.width() - 2 * MARGIN)
        self.setFixedWidth(width)
        layout = self.layout()
        if layout is not None:
            layout.activate()
        height = self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        self.setGeometry((window.width() - width) // 2, TOP, width, min(height, window.height() - TOP - MARGIN))

    # Keys and focus

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window:
            if event.type() == QEvent.Type.Resize and self.isVisible():
                self._fit_in()
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        if event.type() == QEvent.Type.FocusOut and isinstance(event, QFocusEvent):
            self._focus_gone(event)
        return False

    def _key(self, event: QKeyEvent) -> bool:
        step = next((step for key, step in _STEPS.items() if key == event.key()), 0)
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._run(self.list.currentIndex())
        elif step:
            self._step(step)
        else:
            # Tab has nowhere to go in here.
            return event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        return True

    def _step(self, step: int) -> None:
        rows, at = self.model.rowCount(), self.list.currentIndex().row()
        if not rows:
            return
        at = (at + step) % rows if abs(step) == 1 else min(max(at + step, 0), rows - 1)
        self.list.setCurrentIndex(self.model.index(at))

    def _focus_gone(self, event: QFocusEvent) -> None:
        # Another window in front, or the line's own menu, is no reason to leave.
        stays = (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason)
        if event.reason() not in stays:
            self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self._theme.colours.q("surface_raised"))
        painter.setPen(QPen(self._theme.colours.q("border_strong"), 1.0))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)

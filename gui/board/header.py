"""The strip above the board: its width, the number of rows, and buttons for what is done to rows."""

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSpinBox, QToolBar, QToolButton, QWidget

from engine.games.board import BoardGame
from engine.games.board_record import WIDEST
from gui.board.actions import SPECS, TOOL_BAR
from gui.board.words import tr
from gui.language.plain import without_key
from gui.spec import Spec
from gui.theme import ThemeController, set_role
from gui.tool_buttons import keep_light

NARROWEST, COUNT_FROM, LABEL_FROM = 240, 570, 490
"""Pixels of width: the least; from where the number of rows, and the label of the width, are shown."""


class BoardHeader(QWidget):
    """The strip.

    Signals
    -------
    width_wanted(int)
        Another width was typed or stepped to; the field shows the board's own again when `show_board` is called.
    wanted(str)
        The action of that name was asked for.
    """

    width_wanted = Signal(int)
    wanted = Signal(str)

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("boardHeader")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumWidth(NARROWEST)
        set_role(self, "panel")
        self.width_field = self._made_width_field()
        self.count = QLabel(self)
        self.count.setObjectName("boardRowCount")
        self.count.setAccessibleName(tr("Number of rows"))
        set_role(self.count, "muted")
        self._bar = QToolBar(self)
        self._bar.setObjectName("boardTools")
        self._bar.setIconSize(QSize(18, 18))
        # The button that shows what has no room is too narrow for a padding.
        self._bar.setStyleSheet("#qt_toolbar_ext_button { padding: 0; }")
        self._actions = {name: self._action(_spec(name)) for name in TOOL_BAR if name}
        self._fill_bar()
        self._lay_out()

    def _made_width_field(self) -> QSpinBox:
        field = QSpinBox(self)
        field.setObjectName("boardWidth")
        field.setAccessibleName(tr("Width of the board in columns"))
        field.setToolTip(tr("How many columns every row has; hdu5724 needs 20"))
        field.setRange(1, WIDEST)
        field.setKeyboardTracking(False)
        field.setFixedWidth(106)
        field.valueChanged.connect(self.width_wanted)
        return field

    def _lay_out(self) -> None:
        self._label = QLabel(tr("&Columns"), self)
        self._label.setBuddy(self.width_field)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 8, 4)
        row.setSpacing(8)
        for widget in (self._label, self.width_field, self.count):
            row.addWidget(widget)
        row.addWidget(self._bar, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Buttons go before words where there is little room.
        self.count.setVisible(event.size().width() >= COUNT_FROM)
        self._label.setVisible(event.size().width() >= LABEL_FROM)
        super().resizeEvent(event)

    def say_anew(self) -> None:
        """Another language is spoken."""
        for name, action in self._actions.items():
            _say(action, _spec(name))

    def _action(self, spec: Spec) -> QAction:
        action = QAction(self)
        _say(action, spec)
        if spec.checked is not None:
            action.setCheckable(True)
            action.setChecked(spec.checked)
        self._theme.set_icon(action, spec.icon)
        action.triggered.connect(lambda _=False, name=spec.name: self.wanted.emit(name))
        return action

    def _fill_bar(self) -> None:
        for name in TOOL_BAR:
            if name is None:
                self._bar.addSeparator()
                continue
            self._bar.addAction(self._actions[name])
            button = self._bar.widgetForAction(self._actions[name])
            button.setObjectName(name)
            button.setAccessibleName(self._actions[name].text())

        keep_light(self._bar)
        more = self._bar.findChild(QToolButton, "qt_toolbar_ext_button")
        if more:
            self._theme.set_icon(more, "chevron-right")

    def take_typed(self) -> None:
        """Take a width that is being typed, as Enter would."""
        self.width_field.interpretText()

    def _show_width(self, width: int) -> None:
        # Set to what it shows, a field is painted all the same.
        if (self.width_field.value(), self.width_field.text()) != (width, str(width)):
            self.width_field.blockSignals(True)
            self.width_field.setValue(width)
            self.width_field.blockSignals(False)

    def show_board(self, game: BoardGame | None, enabled: dict[str, bool], checked: dict[str, bool]) -> None:
        """Show the width and the number of rows, and what can be done."""
        self._show_width(game.width if game else 1)
        self.width_field.setEnabled(game is not None)
        n = game.n if game else 0
        self.count.setText(tr("1 row") if n == 1 else tr("{0} rows").format(f"{n:,}"))
        for name, action in self._actions.items():
            action.setEnabled(enabled[name])
            if name in checked:
                action.setChecked(checked[name])


def _spec(name: str) -> Spec:
    return next(spec for spec in SPECS if spec.name == name)


def _say(action: QAction, spec: Spec) -> None:
    text = without_key(QCoreApplication.translate("Actions", spec.text))
    tip = QCoreApplication.translate("Actions", spec.tip) if spec.tip else text
    key = QKeySequence(spec.keys[0]).toString(QKeySequence.SequenceFormat.NativeText) if spec.keys else ""
    action.setText(text)
    action.setToolTip(f"{tip} ({key})" if key else tip)

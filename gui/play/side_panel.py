"""The right side of the play window: how things stand, what can be done, who plays, and the moves."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.accessible.tab_order import in_order
from gui.language.marked import marked
from gui.language.plain import plain, without_key
from gui.play.move_list import PlyList
from gui.play.texts import tr
from gui.theme import ThemeController, set_role

WIDTH = 320
PACES = ((0, marked("Play", "At once")), (700, marked("Play", "Briefly")), (1500, marked("Play", "A while")))
"""Milliseconds that the engine takes for a move."""


class SidePanel(QWidget):
    """The controls; `PlayWindow` gives them their meaning.

    Signals
    -------
    setup_changed()
        Another opponent, or another side begins.
    """

    setup_changed = Signal()

    def __init__(self, moves: PlyList, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.moves, self._theme = moves, theme
        self.setMinimumWidth(WIDTH - 40)
        moves.setMinimumHeight(110)
        self.status = self._label("playStatus", tr("How the match stands"), "title")
        self.note = self._label("playNote", tr("What is to be known"), "muted")
        self.hint = self._button("playHint", tr("&Hint"), tr("Show a winning move (F1)"), "search")
        self.back = self._button("playTakeBack", tr("Take &back"), tr("Take back your last move and the reply"), "undo")
        self.resign = self._button("playResign", tr("&Resign"), tr("Give up"), "close")
        self.new = self._button("playNew", tr("&New game"), tr("Begin again from the same placement"), "new")
        self.live = self._button("playLive", tr("Back to the &game"), tr("See how the match stands now"), "play")
        self.save = self._button("playSave", tr("&Save…"), tr("Save the moves as a text file"), "save")
        leave = tr("Close the window (Ctrl+W; or Escape while no match is under way)")
        self.close_window = self._button("playClose", tr("&Close"), leave, "quit")
        self.commands = self._tool(
            "playCommands", tr("All that can be done here, with its keys (Ctrl+Shift+P or ?)"), "info"
        )
        self.opponent = self._combo("playOpponent", tr("Opponent"), (tr("The engine"), tr("A second player")))
        self.starts = self._combo("playStarts", tr("Who starts"), (tr("You"), tr("The engine")))
        self.pace = self._combo("playPace", tr("How long the engine thinks"), [tr(text) for _, text in PACES])
        self.mistakes = self._slider()
        self.mistakes_text = self._label("playMistakesText", tr("How well the engine plays"), "muted")
        self.legal = self._check("playLegal", tr("Show &legal moves"))
        self.values = self._check("playValues", tr("Show Grundy &values"))
        self.animated = self._check("playAnimated", tr("An&imate moves"))
        self._lay_out()
        self._tell_mistakes()
        for combo in (self.opponent, self.starts):
            combo.currentIndexChanged.connect(self.setup_changed)
        self.mistakes.valueChanged.connect(self._tell_mistakes)

    # Parts

    def _label(self, name: str, spoken: str, role: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setAccessibleName(spoken)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        set_role(label, role)
        return label

    def _button(self, name: str, text: str, tip: str, icon: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAccessibleName(plain(text))
        button.setToolTip(tip)
        button.setAutoDefault(False)
        self._theme.set_icon(button, icon)
        return button

    def _tool(self, name: str, tip: str, icon: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setAccessibleName(tr("All that can be done here"))
        button.setToolTip(tip)
        self._theme.set_icon(button, icon)
        return button

    def _combo(self, name: str, spoken: str, texts: "tuple[str, ...] | list[str]") -> QComboBox:
        combo = QComboBox(self)
        combo.setObjectName(name)
        combo.setAccessibleName(spoken)
        combo.addItems(list(texts))
        return combo

    def _check(self, name: str, text: str) -> QCheckBox:
        box = QCheckBox(text, self)
        box.setObjectName(name)
        box.setAccessibleName(without_key(text))
        return box

    def _slider(self) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal, self)
        slider.setObjectName("playMistakes")
        slider.setAccessibleName(tr("Mistakes of the engine in percent"))
        slider.setToolTip(tr("How often the engine gives a win away"))
        slider.setRange(0, 100)
        slider.setSingleStep(5)
        slider.setPageStep(10)
        return slider

    # Where they stand

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(10)
        column.addWidget(self._card((self.status, self.note)))
        buttons = QGridLayout()
        buttons.setSpacing(8)
        for i, button in enumerate((self.hint, self.back, self.resign, self.new)):
            buttons.addWidget(button, i // 2, i % 2)
        column.addLayout(buttons)
        column.addLayout(self._form())
        for box in (self.legal, self.values, self.animated):
            column.addWidget(box)
        column.addLayout(self._moves_heading())
        column.addWidget(self.moves, 1)
        column.addWidget(self.live)
        self._order()

    def _order(self) -> None:
        """Tab goes from above to below."""
        buttons = (self.hint, self.back, self.resign, self.new)
        fields = (self.opponent, self.starts, self.mistakes, self.pace, self.legal, self.values, self.animated)
        in_order(*buttons, *fields, self.commands, self.save, self.close_window, self.moves, self.live)

    def _card(self, widgets: tuple[QWidget, ...]) -> QFrame:
        card = QFrame(self)
        set_role(card, "card")
        inner = QVBoxLayout(card)
        inner.setContentsMargins(12, 10, 12, 10)
        inner.setSpacing(4)
        for widget in widgets:
            inner.addWidget(widget)
        return card

    def _form(self) -> QFormLayout:
        form = self._rows = QFormLayout()
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(tr("&Against"), self.opponent)
        form.addRow(tr("Star&ts"), self.starts)
        slider = self._strength = QVBoxLayout()
        slider.setSpacing(0)
        slider.addWidget(self.mistakes)
        slider.addWidget(self.mistakes_text)
        label = QLabel(tr("&Mistakes"), self)
        label.setBuddy(self.mistakes)
        form.addRow(label, slider)
        form.addRow(tr("Thin&ks"), self.pace)
        return form

    def _moves_heading(self) -> QHBoxLayout:
        row = QHBoxLayout()
        heading = self._label("playMovesHeading", tr("Moves"), "heading")
        heading.setText(tr("Moves"))
        heading.setWordWrap(False)
        row.addWidget(heading, 1)
        row.addWidget(self.commands)
        row.addWidget(self.save)
        row.addWidget(self.close_window)
        return row

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, 640)

    # Words

    def _tell_mistakes(self) -> None:
        percent = self.mistakes.value()
        text = tr("Gives {0} % of its wins away").format(percent)
        if percent == 0:
            text = tr("Never gives a win away")
        elif percent == 100:
            text = tr("Gives every win away")
        self.mistakes_text.setText(text)

    @property
    def with_engine(self) -> bool:
        """Whether the engine is chosen as the opponent."""
        return self.opponent.currentIndex() == 0

    @property
    def person_starts(self) -> bool:
        """Whether the person begins; of two persons the first does."""
        return not self.with_engine or self.starts.currentIndex() == 0

    def fit_opponent(self) -> None:
        """Ask about the engine only if it plays."""
        for row in (self.starts, self._strength, self.pace):
            self._rows.setRowVisible(row, self.with_engine)

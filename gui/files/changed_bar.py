"""The bar above the document that says that its file was changed by another program, or is gone."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from gui.files.controller import Files
from gui.files.watch import Fate
from gui.theme import ThemeController, icon_pixmap

_ICON = 18
_MARGINS, _LEAST = 24, 160
_WORDS = 230
"""Beside the buttons, the words want so much room, in pixels."""


class ChangedBar(QWidget):
    """A strip that is there only while there is something to say; it never takes the focus by itself.

    Parameters
    ----------
    files
        Whose document it is about.
    theme
        The colours it is painted with.
    """

    def __init__(self, files: Files, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._files, self._theme = files, theme
        self.setObjectName("changedBar")
        self.setAccessibleName(self.tr("The file on the disk"))
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._icon = QLabel(self)
        self._icon.setFixedSize(QSize(_ICON, _ICON))
        self._words = QLabel(self)
        self._words.setObjectName("changedWords")
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setWordWrap(True)
        disk = files.disk
        self._reload = self._button("changedReload", self.tr("Reload"), files.reload)
        self._keep = self._button("changedKeep", self.tr("Keep mine"), disk.keep_mine)
        self._again = self._button("changedSave", self.tr("Save again"), files.save)
        self._elsewhere = self._button("changedSaveAs", self.tr("Save as…"), files.save_as)
        self._dismiss = self._button("changedDismiss", self.tr("Dismiss"), disk.hide)
        self._reload.setToolTip(self.tr("Show what the other program wrote; Undo brings back what is here now"))
        self._keep.setToolTip(self.tr("Go on with what is here; the next Save replaces what the other program wrote"))
        self._lay_out()
        disk.changed.connect(self._say)
        disk.dirty_changed.connect(self._say)
        theme.changed.connect(self._draw_icon)
        self._draw_icon()
        self._say()

    def _button(self, name: str, text: str, does: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAccessibleName(text)
        # Whether the button is checked is nothing to these.
        button.clicked.connect(lambda _checked: does())
        return button

    def _lay_out(self) -> None:
        words = QHBoxLayout()
        words.setSpacing(8)
        words.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        words.addWidget(self._words, 1)
        self._choices = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._choices.setSpacing(8)
        for button in self._buttons():
            self._choices.addWidget(button)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(14, 7, 10, 8)
        self._whole.setSpacing(8)
        self._whole.addLayout(words, 1)
        self._whole.addLayout(self._choices)

    def _buttons(self) -> tuple[QPushButton, ...]:
        return self._reload, self._keep, self._again, self._elsewhere, self._dismiss

    def _fit(self) -> None:
        """Where there is little room the buttons stand below the words, and where there is less, in a column."""
        widths = [button.sizeHint().width() + 8 for button in self._buttons() if not button.isHidden()]
        room = self.width() - _MARGINS
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._whole.setDirection(across if room >= sum(widths) + _WORDS else down)
        self._choices.setDirection(across if room >= sum(widths) else down)

    def minimumSizeHint(self) -> QSize:
        # As long as the buttons stand in a row they would keep the window from becoming narrow.
        return QSize(_LEAST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _say(self) -> None:
        disk = self._files.disk
        changed, gone = disk.fate is Fate.CHANGED, disk.fate is Fate.GONE and not disk.hidden
        for button in (self._reload, self._keep):
            button.setVisible(changed)
        for button in (self._again, self._elsewhere, self._dismiss):
            button.setVisible(gone)
        if changed or gone:
            self._words.setText(self._text(changed, disk.dirty).replace("{name}", disk.name))
            self._fit()
        self.setVisible(changed or gone)

    def _text(self, changed: bool, dirty: bool) -> str:
        if not changed:
            return self.tr("{name} was deleted or moved. The document is still here, but in no file.")
        if dirty:
            return self.tr("{name} was changed by another program, and your changes here are not saved yet.")
        return self.tr("{name} was changed by another program.")

    def _draw_icon(self) -> None:
        pixmap = icon_pixmap("warning", self._theme.colours.warning, _ICON, self.devicePixelRatioF())
        self._icon.setPixmap(pixmap)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colours.q("warning_soft"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._theme.colours.q("border"))
        painter.end()

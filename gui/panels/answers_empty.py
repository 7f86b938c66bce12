"""What the answers panel says while there are no answers: what it is for, and how to begin."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gui.panels.verdict_card import plain_label
from gui.theme import ThemeController, icon_pixmap

PICTURE = 40
WIDEST = 320


class EmptyPage(QWidget):
    """A few words and two buttons.

    Signals
    -------
    load_wanted(), paste_wanted()
        A button was pressed.
    """

    load_wanted = Signal()
    paste_wanted = Signal()

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("answersEmpty")
        self._theme = theme
        self._picture = QLabel(self)
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._load = QPushButton(self.tr("Load answers…"), self)
        self._load.setObjectName("answersEmptyLoad")
        self._load.setAccessibleName(self.tr("Load a file of answers"))
        self._load.setProperty("primary", "true")
        self._paste = QPushButton(self.tr("Paste"), self)
        self._paste.setObjectName("answersEmptyPaste")
        self._paste.setAccessibleName(self.tr("Paste answers from the clipboard"))
        self._load.clicked.connect(self.load_wanted)
        self._paste.clicked.connect(self.paste_wanted)
        self._lay_out()
        theme.changed.connect(self._paint)
        self._paint()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 20)
        column.setSpacing(10)
        column.addStretch(1)
        column.addWidget(self._picture)
        title = plain_label("answersEmptyTitle", "heading", wrapped=True)
        title.setText(self.tr("Check what a program prints"))
        text = plain_label("answersEmptyText", "muted", wrapped=True)
        text.setText(
            self.tr(
                "Load or paste the output of a judge or a contestant, or drop its file here. "
                "Every answer is compared with the right one, and each wrong one is shown with its proof."
            )
        )
        for label in (title, text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
            column.addWidget(label)
        column.addSpacing(6)
        for button in (self._load, self._paste):
            button.setMinimumWidth(150)
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)

    def _paint(self) -> None:
        colour = self._theme.colours.text_muted
        self._picture.setPixmap(icon_pixmap("verdict", colour, PICTURE, self.devicePixelRatioF()))

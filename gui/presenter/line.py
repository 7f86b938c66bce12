"""Who wins, in one large line at the foot of what is presented: for when the panel that says so is not in sight."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QLabel, QVBoxLayout

from gui.faces.face import Unknown
from gui.faces.texts import brief
from gui.theme import set_role

if TYPE_CHECKING:
    from gui.main_window import MainWindow


class VerdictLine(QLabel):
    """Stands under the middle of the window and follows what is played there."""

    def __init__(self, window: "MainWindow", column: QVBoxLayout) -> None:
        super().__init__()
        self._panel, self._dock = window.verdict, window.docks["verdict"]
        self._on = False
        self.setObjectName("presenterVerdict")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setWordWrap(True)
        self.hide()
        column.addWidget(self)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._follow)
        self._panel.told.connect(self._soon.start)
        self._dock.visibilityChanged.connect(self._soon.start)

    def set_on(self, on: bool) -> None:
        """Be there from now on whenever the panel is not in sight; or be gone."""
        self._on = on
        self._follow()

    def _follow(self) -> None:
        self._say()
        self.setVisible(self._on and self._dock.visibleRegion().isEmpty())

    def _say(self) -> None:
        winner, value = self._panel.card.winner, self._panel.asked_value
        if value is None or isinstance(value, Unknown):
            text, role = winner, "muted"
        else:
            pattern = QCoreApplication.translate("Presenter", "{0} (nim-sum {1})")
            text, role = pattern.format(winner, brief(value)), "verdict-win" if value else "verdict-lose"
        set_role(self, role)
        self.setText(text)
        self.setAccessibleName(text)

"""Parameters that few people need, under a heading that opens and closes."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QToolButton, QVBoxLayout, QWidget

from gui.generator.texts import tr
from gui.theme import ThemeController


class Fold(QWidget):
    """A heading to click, and what it shows or hides.

    Attributes
    ----------
    heading, column
        What is clicked, and where the rest goes.

    Parameters
    ----------
    name
        The heading's.
    text, tip
        What stands there, and what more there is to say.
    """

    def __init__(self, name: str, text: str, tip: str, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text, self._note, self._theme = text, "", theme
        self.heading = QToolButton(self)
        self.heading.setObjectName(name)
        self.heading.setToolTip(tip)
        self.heading.setCheckable(True)
        self.heading.setIconSize(QSize(14, 14))
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._inside = QWidget(self)
        self.column = QVBoxLayout(self._inside)
        self.column.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.heading)
        column.addWidget(self._inside)
        self.heading.toggled.connect(self._toggled)
        self.set_open(False)

    @property
    def open(self) -> bool:
        """Whether what it holds is to be seen."""
        return self.heading.isChecked()

    def set_open(self, on: bool) -> None:
        """Show what it holds, or hide it."""
        self.heading.setChecked(on)
        self._toggled(on)

    def show_text(self, text: str) -> None:
        """What stands there."""
        self._text = text
        self._write()

    def show_note(self, note: str) -> None:
        """What a person would miss while it is closed: it stands beside the heading then."""
        self._note = note
        self._write()

    def _write(self) -> None:
        told = self._note and not self.open
        self.heading.setText(tr("{0}: {1}").format(self._text, self._note) if told else self._text)
        self.heading.setAccessibleName(self.heading.text())

    def _toggled(self, on: bool) -> None:
        self._theme.set_icon(self.heading, "chevron-down" if on else "chevron-right")
        self._inside.setVisible(on)
        self._write()

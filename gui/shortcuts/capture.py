"""The dialog in which the keys of one action are pressed."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gui.language.plain import without_key
from gui.palette.note import Note
from gui.shortcuts.keys import FORM, Shortcuts
from gui.shortcuts.table import fixed_user, shown_keys
from gui.theme import set_role

_MODIFIERS = ("Control", "Shift", "Alt", "Meta")


class KeyDialog(QDialog):
    """Asks for the first key of an action; who has it already is told, and can lose it."""

    def __init__(self, shortcuts: Shortcuts, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shortcuts, self._name = shortcuts, name
        self._title = without_key(shortcuts.owner(name).action.text())
        self.setObjectName("keyDialog")
        self.setWindowTitle(self.tr("Change a shortcut"))
        self.edit = QKeySequenceEdit(self)
        self.edit.setObjectName("keyEdit")
        self.edit.setMaximumSequenceLength(1)
        self.edit.setAccessibleName(self.tr("New shortcut of {0}").format(self._title))
        self._name_line()
        self.note = Note("keyNote", self)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.take = self._button(self.tr("Use this key"), "keyTake", QDialogButtonBox.ButtonRole.AcceptRole)
        self.first = self._button(self.tr("Reset"), "keyReset", QDialogButtonBox.ButtonRole.ResetRole)
        self.none = self._button(self.tr("No shortcut"), "keyNone", QDialogButtonBox.ButtonRole.DestructiveRole)
        self._lay_out()
        self._connect()
        keys = shortcuts.keys(name)
        self.edit.setKeySequence(QKeySequence(keys[0] if keys else ""))
        self._look()
        self.edit.setFocus()

    def _name_line(self) -> None:
        line = self.edit.findChild(QLineEdit)
        if line is not None:
            line.setAccessibleName(self.edit.accessibleName())
            line.setPlaceholderText(self.tr("Press the new key"))

    def _button(self, text: str, name: str, role: QDialogButtonBox.ButtonRole) -> QPushButton:
        button = self._buttons.addButton(text, role)
        button.setObjectName(name)
        # Enter is a key that may be chosen.
        button.setAutoDefault(False)
        return button

    def _lay_out(self) -> None:
        heading, row, column = QLabel(self._title, self), QHBoxLayout(), QVBoxLayout(self)
        heading.setTextFormat(Qt.TextFormat.PlainText)
        set_role(heading, "heading")
        # Room for two lines, so that the buttons stay where they are.
        self.note.setMinimumHeight(2 * self.note.fontMetrics().height() + 14)
        row.addWidget(self.edit, 1)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addWidget(heading)
        column.addLayout(row)
        column.addWidget(self.note)
        column.addWidget(self._buttons)
        for button in self._buttons.buttons():
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)
        set_role(self.take, "primary")
        self.setMinimumWidth(460)

    def _connect(self) -> None:
        self.edit.keySequenceChanged.connect(self._look)
        self.take.clicked.connect(self._take)
        self.first.clicked.connect(self._reset)
        self.none.clicked.connect(self._clear)
        self._buttons.rejected.connect(self.reject)

    @property
    def key(self) -> str:
        """The key that was pressed; "" if there is none."""
        sequence = self.edit.keySequence()
        if sequence.isEmpty():
            return ""
        text = sequence.toString(FORM)
        # Modifiers alone are a key that is still being pressed.
        return "" if text.rpartition("+")[2] in _MODIFIERS else text

    def _look(self) -> None:
        key, shortcuts = self.key, self._shortcuts
        self.first.setEnabled(not shortcuts.is_default(self._name))
        self.none.setEnabled(bool(shortcuts.keys(self._name)))
        if not key:
            self._tell(
                self.tr("Press the key that it is to have, with Ctrl, Shift or Alt if you like."), "muted", False
            )
            return
        own = shortcuts.keys(self._name)
        used = fixed_user(shortcuts.owner(self._name).where, key)
        others = [without_key(shortcuts.owner(other).action.text()) for other in shortcuts.holders(self._name, key)]
        self.take.setText(self.tr("Take it over") if others else self.tr("Use this key"))
        if used:
            text = self.tr("{0} cannot be given away. {1}.").format(shown_keys([key]), used)
            self._tell(text, "error", False)
        elif others:
            text = self.tr("{0} belongs to “{1}”, which would lose it.")
            self._tell(text.format(shown_keys([key]), "”, “".join(others)), "warning", True)
        elif own[:1] == [key]:
            self._tell(self.tr("This is its key now. Press another one."), "muted", False)
        else:
            self._tell(self.tr("{0} is free.").format(shown_keys([key])), "success", True)

    def _tell(self, text: str, role: str, can: bool) -> None:
        self.note.say(text, role)
        self.take.setEnabled(can)

    def _take(self) -> None:
        # Its other keys stay: who has known them need not learn anew.
        rest = [key for key in self._shortcuts.keys(self._name)[1:] if key != self.key]
        self._shortcuts.set_keys(self._name, [self.key, *rest])
        self.accept()

    def _reset(self) -> None:
        self._shortcuts.reset(self._name)
        self.accept()

    def _clear(self) -> None:
        self._shortcuts.set_keys(self._name, [])
        self.accept()

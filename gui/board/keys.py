"""The keys that move the cursor over the board."""

from dataclasses import dataclass

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_FAR = 10**9


@dataclass(frozen=True, slots=True)
class Step:
    """Rows and columns to go; `pages` of rows besides."""

    rows: int = 0
    columns: int = 0
    pages: int = 0

    def apply(self, index: int, column: int, page: int, n: int, width: int) -> tuple[int, int]:
        """Where the cursor comes from `index` and `column`; a page is `page` rows."""
        index = min(max(index + self.rows + self.pages * page, 0), n - 1)
        return index, min(max(column + self.columns, 1), width)


K = Qt.Key
_STEPS = {
    K.Key_Left: Step(columns=-1),
    K.Key_Right: Step(columns=1),
    K.Key_Up: Step(rows=-1),
    K.Key_Down: Step(rows=1),
    K.Key_Return: Step(rows=1),
    K.Key_Enter: Step(rows=1),
    K.Key_Home: Step(columns=-_FAR),
    K.Key_End: Step(columns=_FAR),
    K.Key_PageUp: Step(pages=-1),
    K.Key_PageDown: Step(pages=1),
}
_CTRL_STEPS = {K.Key_Home: Step(-_FAR, -_FAR), K.Key_End: Step(_FAR, _FAR)}
_IGNORED = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def cursor_step(event: QKeyEvent) -> Step | None:
    """Where a key takes the cursor; None if nowhere. Shift makes no difference."""
    modifiers = event.modifiers() & ~_IGNORED
    if modifiers == Qt.KeyboardModifier.NoModifier:
        return _STEPS.get(K(event.key()))
    if modifiers == Qt.KeyboardModifier.ControlModifier:
        return _CTRL_STEPS.get(K(event.key()))
    return None


def combination_of(event: QKeyEvent) -> str:
    """A key with its modifiers, such as "Ctrl+Return", to look it up by; keys of the keypad count as the others."""
    key = K.Key_Return if event.key() == K.Key_Enter else K(event.key())
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if key == K.Key_Plus:
        # Many keyboards have it only with Shift.
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    return QKeySequence(QKeyCombination(modifiers, key)).toString()

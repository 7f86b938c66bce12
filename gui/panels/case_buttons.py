"""The buttons around the tree of cases."""

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from gui.theme import ThemeController

ICON_SIZE = 18
_ITEM_BUTTONS = (
    ("duplicate", "duplicate", "duplicateItem"),
    ("delete", "delete", "deleteItem"),
    ("up", "move-up", "moveItemUp"),
    ("down", "move-down", "moveItemDown"),
    ("rename", "rename", "renameItem"),
)


class AddButtons(QWidget):
    """ "Add case", of another kind too, and "Add query".

    Signals
    -------
    kind_asked(str)
        A case of that kind of game is asked for.
    """

    kind_asked = Signal(str)

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.case = _button(
            theme, "addCase", "add", self.tr("Add an empty case behind the current one, of the same kind of game")
        )
        self.case.setText(self.tr("Add case"))
        self.query = _button(theme, "addQuery", "add", self.tr("Add a query to the current case"))
        self.query.setText(self.tr("Add query"))
        row = _row(self)
        for button in (self.case, self.query):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            row.addWidget(button)
        row.addStretch(1)
        self._offer_kinds()

    def _offer_kinds(self) -> None:
        menu = QMenu(self)
        menu.setObjectName("caseKinds")
        names = {"graph": self.tr("Graph"), "board": self.tr("Board"), "heaps": self.tr("Heaps")}
        for kind, name in names.items():
            menu.addAction(name, partial(self.kind_asked.emit, kind))
        self.case.setMenu(menu)
        self.case.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)

    def show_able(self, *, queries: bool) -> None:
        """Grey "Add query" where a case cannot have several."""
        self.query.setEnabled(queries)


class ItemButtons(QWidget):
    """What can be done to the case or query that is selected.

    Signals
    -------
    asked(str)
        "duplicate", "delete", "up", "down" or "rename".
    """

    asked = Signal(str)

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tips = {
            "duplicate": self.tr("Duplicate (Ctrl+D)"),
            "delete": self.tr("Delete (Del)"),
            "up": self.tr("Move up (Alt+Up)"),
            "down": self.tr("Move down (Alt+Down)"),
            "rename": self.tr("Rename (F2)"),
        }
        row = _row(self)
        self._buttons: dict[str, QToolButton] = {}
        for what, icon, name in _ITEM_BUTTONS:
            button = self._buttons[what] = _button(theme, name, icon, self.tips[what])
            button.clicked.connect(partial(self._ask, what))
            row.addWidget(button)
        row.addStretch(1)

    def _ask(self, what: str, _checked: bool = False) -> None:
        self.asked.emit(what)

    def show_able(self, row: int, siblings: int) -> None:
        """Grey what could do nothing: row `row` of `siblings` is selected, -1 for none."""
        for button in self._buttons.values():
            button.setEnabled(row >= 0)
        self._buttons["up"].setEnabled(row > 0)
        self._buttons["down"].setEnabled(0 <= row < siblings - 1)

    def able(self, what: str) -> bool:
        """Whether it could do something."""
        return self._buttons[what].isEnabled()


def _row(widget: QWidget) -> QHBoxLayout:
    row = QHBoxLayout(widget)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(4)
    return row


def _button(theme: ThemeController, name: str, icon: str, tip: str) -> QToolButton:
    button = QToolButton()
    button.setObjectName(name)
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    button.setIconSize(QSize(ICON_SIZE, ICON_SIZE))
    theme.set_icon(button, icon, (ICON_SIZE,))
    return button

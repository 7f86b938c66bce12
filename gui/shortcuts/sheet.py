"""The sheet of all keys and mouse gestures, in which shortcuts can be changed."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMainWindow,
    QMessageBox,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from gui.palette.note import Note
from gui.shortcuts.capture import KeyDialog
from gui.shortcuts.keys import Shortcuts
from gui.shortcuts.table import Group, Row, found, groups, row_of

NAME = Qt.ItemDataRole.UserRole + 1
SIZE = (720, 640)


class ShortcutSheet(QDialog):
    """Stands beside the window: the program can be used while it is open."""

    def __init__(self, shortcuts: Shortcuts, window: QMainWindow) -> None:
        super().__init__(window)
        self._shortcuts, self._window = shortcuts, window
        self._groups: list[Group] = []
        self._items: dict[str, QTreeWidgetItem] = {}
        self.setObjectName("shortcutSheet")
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.line, self.tree = QLineEdit(self), QTreeWidget(self)
        self.nothing, self.note = Note("shortcutNothing", self), Note("shortcutNote", self)
        self.change = self._button(self.tr("Change…"), "shortcutChange")
        self.reset_one = self._button(self.tr("Reset"), "shortcutReset")
        self.reset_all = self._button(self.tr("Reset all"), "shortcutResetAll")
        self.close_button = self._button(self.tr("Close"), "shortcutClose")
        self._make()
        self._lay_out()
        self._connect()
        self.resize(*SIZE)

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    def _make(self) -> None:
        self.line.setObjectName("shortcutSearch")
        self.line.setAccessibleName(self.tr("Search keys and what they do"))
        self.line.setPlaceholderText(self.tr("Search: what it does, or a key such as Ctrl+L"))
        self.line.setClearButtonEnabled(True)
        self.tree.setObjectName("shortcutTree")
        self.tree.setAccessibleName(self.tr("Keys by menu"))
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([self.tr("What it does"), self.tr("Keys")])
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.header().setSectionsMovable(False)
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setExpandsOnDoubleClick(False)
        self.tree.setUniformRowHeights(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _lay_out(self) -> None:
        buttons, column = QHBoxLayout(), QVBoxLayout(self)
        for button in (self.change, self.reset_one, self.reset_all):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        column.setContentsMargins(14, 14, 14, 14)
        column.setSpacing(10)
        column.addWidget(self.line)
        column.addWidget(self.tree, 1)
        column.addWidget(self.nothing, 1)
        column.addWidget(self.note)
        column.addLayout(buttons)

    def _connect(self) -> None:
        self.line.textChanged.connect(self._fill)
        self.line.installEventFilter(self)
        self.tree.currentItemChanged.connect(self._look)
        self.tree.itemDoubleClicked.connect(self._ask)
        self.tree.itemActivated.connect(self._ask)
        self.change.clicked.connect(lambda: self._ask(self.tree.currentItem()))
        self.reset_one.clicked.connect(self._reset_one)
        self.reset_all.clicked.connect(self._reset_all)
        self.close_button.clicked.connect(self.close)
        self._shortcuts.changed.connect(self._follow)

    # Opening

    def open_sheet(self) -> None:
        """Show the sheet as things are now."""
        self._groups = groups(self._window.menuBar(), self._shortcuts)
        self.line.clear()
        # Before it has its look, a tree does not know how high its rows are.
        self.show()
        self._fill()
        self.raise_()
        self.activateWindow()
        self.line.setFocus()

    # The list

    def _fill(self) -> None:
        text = self.line.text()
        self.tree.clear()
        self._items.clear()
        for group in self._groups:
            rows = found(group, text)
            if rows:
                self._add(group.title, rows)
        self.tree.expandAll()
        any_found = self.tree.topLevelItemCount() > 0
        self.tree.setVisible(any_found)
        self.nothing.setVisible(not any_found)
        self.nothing.setText(
            self.tr("Nothing is called “{0}”, and no key is. Try a shorter word.").format(text.strip())
        )
        if any_found and text.strip():
            self._to_first()
        self._look()

    def _to_first(self) -> None:
        group = self.tree.topLevelItem(0)
        first = group.child(0) if group is not None else None
        if first is not None:
            self.tree.setCurrentItem(first)

    def _add(self, title: str, rows: tuple[Row, ...]) -> None:
        top = QTreeWidgetItem(self.tree, [title])
        font = top.font(0)
        font.setBold(True)
        top.setFont(0, font)
        top.setFirstColumnSpanned(True)
        for row in rows:
            item = QTreeWidgetItem(top, [row.does, row.keys])
            item.setData(0, NAME, row.name)
            item.setToolTip(0, row.tip)
            if row.name:
                self._items[row.name] = item
            self._mark(item, row)

    def _mark(self, item: QTreeWidgetItem, row: Row) -> None:
        font = item.font(1)
        font.setBold(row.changed)
        item.setFont(1, font)
        item.setText(1, row.keys)
        if row.changed:
            first = self._shortcuts.defaults(row.name)
            was = ", ".join(first) if first else self.tr("none")
            item.setToolTip(1, self.tr("Changed; at first: {0}").format(was))
        else:
            item.setToolTip(1, "" if row.name else self.tr("This one cannot be changed"))

    def _follow(self, name: str) -> None:
        if name in self._items:
            self._mark(self._items[name], row_of(name, self._shortcuts))
        if self.isVisible():
            self._groups = groups(self._window.menuBar(), self._shortcuts)
            self._look()

    def _current(self) -> str:
        item = self.tree.currentItem()
        return str(item.data(0, NAME) or "") if item is not None else ""

    def _look(self) -> None:
        name, item = self._current(), self.tree.currentItem()
        changed = [other for other in self._shortcuts if not self._shortcuts.is_default(other)]
        self.change.setEnabled(bool(name))
        self.reset_one.setEnabled(name in changed)
        self.reset_all.setEnabled(bool(changed))
        if name:
            self.note.setText(self.tr("Double-click or press Enter to give it another key."))
        elif item is not None and item.parent() is not None:
            self.note.setText(self.tr("This is what that part does with the mouse or a key: it cannot be changed."))
        else:
            self.note.setText(self.tr("Choose an action to give it another key. Changed ones are bold."))

    # Changing

    def _ask(self, item: QTreeWidgetItem | None) -> None:
        name = str(item.data(0, NAME) or "") if item is not None else ""
        # A double-click is told twice where it also activates.
        if name and not any(dialog.isVisible() for dialog in self.findChildren(KeyDialog)):
            dialog = KeyDialog(self._shortcuts, name, self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()

    def _reset_one(self) -> None:
        self._shortcuts.reset(self._current())

    def _reset_all(self) -> None:
        box = QMessageBox(self)
        box.setObjectName("shortcutResetBox")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("Reset all shortcuts"))
        box.setText(self.tr("Give every action its first keys again?"))
        yes = box.addButton(self.tr("Reset all"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        yes.clicked.connect(self._shortcuts.reset_all)
        box.open()

    # Keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown) and self.tree.isVisible():
                self.tree.setFocus(Qt.FocusReason.TabFocusReason)
                if not self._current():
                    self._to_first()
                return True
            if event.key() == Qt.Key.Key_Escape and self.line.text():
                self.line.clear()
                return True
        return super().eventFilter(watched, event)

"""The dialog that offers unsaved documents back."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMessageBox,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from gui.language.plain import plain
from gui.recovery.found import Found
from gui.recovery.texts import contents, details, title_of, when
from gui.theme import set_role

WIDTH, HEIGHT, ROW = 640, 380, 28


class OfferDialog(QDialog):
    """Lists unsaved documents; what is to become of one is told by signals, and the list is the caller's to keep.

    Signals
    -------
    restore_wanted(Found), copy_wanted(Found), discard_wanted(Found)
        What to do with a document. That it is to be discarded has been asked twice.
    """

    restore_wanted = Signal(object)
    copy_wanted = Signal(object)
    discard_wanted = Signal(object)

    def __init__(self, found: Sequence[Found], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("recoveryDialog")
        self.setWindowTitle(self.tr("Unsaved documents"))
        self.setAccessibleName(self.windowTitle())
        self.resize(WIDTH, HEIGHT)
        self._found: list[Found] = []
        self._busy = False
        self.list = self._made_list()
        self.details = self._label("recoveryDetails", self.tr("About the document"))
        self.said = self._label("recoverySaid", self.tr("What happened"))
        self.restore = self._button("recoveryRestore", self.tr("&Restore"), self.restore_wanted)
        self.copy = self._button("recoveryCopy", self.tr("Save a &copy…"), self.copy_wanted)
        self.discard = self._button("recoveryDiscard", self.tr("&Discard…"), None)
        self.discard.clicked.connect(self._ask_discard)
        self.later = self._button("recoveryLater", self.tr("&Later"), None)
        self.later.clicked.connect(self.reject)
        self.restore.setProperty("primary", True)
        self.restore.setDefault(True)
        self._lay_out()
        self.say("")
        self.show_found(found)

    def _made_list(self) -> QTreeWidget:
        tree = QTreeWidget(self)
        tree.setObjectName("recoveryList")
        tree.setAccessibleName(self.tr("Unsaved documents"))
        tree.setHeaderLabels([self.tr("Document"), self.tr("Last changed"), self.tr("Contents")])
        tree.setRootIsDecorated(False)
        tree.setUniformRowHeights(True)
        tree.setAllColumnsShowFocus(True)
        tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        tree.header().setStretchLastSection(False)
        tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            tree.header().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        tree.currentItemChanged.connect(lambda *_: self._update())
        tree.itemActivated.connect(lambda *_: self.restore.click())
        return tree

    def _label(self, name: str, accessible: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setAccessibleName(accessible)
        # Names of files are text, never markup.
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        set_role(label, "muted")
        return label

    def _button(self, name: str, text: str, wanted: object) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setAccessibleName(plain(text))
        button.setAutoDefault(False)
        if wanted is not None:
            button.clicked.connect(lambda: self._tell(wanted))
        return button

    def _lay_out(self) -> None:
        heading = QLabel(self.tr("Grundy Studio ended before these documents were saved."), self)
        heading.setObjectName("recoveryHeading")
        heading.setWordWrap(True)
        set_role(heading, "title")
        row = QHBoxLayout()
        row.addWidget(self.discard)
        row.addStretch(1)
        for button in (self.later, self.copy, self.restore):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(heading)
        column.addWidget(self.list, 1)
        column.addWidget(self.details)
        column.addWidget(self.said)
        column.addLayout(row)

    # What is shown

    def show_found(self, found: Sequence[Found]) -> None:
        """Show these documents, and closed is the dialog that has none."""
        self._found = list(found)
        self.list.clear()
        items = [QTreeWidgetItem([title_of(one), when(one), contents(one)]) for one in self._found]
        for item in items:
            item.setSizeHint(0, QSize(0, ROW))
        self.list.addTopLevelItems(items)
        if items:
            self.list.setCurrentItem(items[0])
        else:
            self.accept()
        self._update()

    @property
    def current(self) -> Found | None:
        """The document that the buttons speak of."""
        item = self.list.currentItem()
        index = self.list.indexOfTopLevelItem(item) if item else -1
        return self._found[index] if 0 <= index < len(self._found) else None

    def set_busy(self, text: str) -> None:
        """Something is being done, as `text` says; "": it is over."""
        self._busy = bool(text)
        self.say(text)
        self._update()

    def say(self, text: str) -> None:
        """What happened."""
        self.said.setText(text)
        self.said.setVisible(bool(text))

    def _update(self) -> None:
        found = self.current
        self.details.setText(details(found) if found else "")
        readable = found is not None and not found.problem and not self._busy
        self.restore.setEnabled(readable)
        self.copy.setEnabled(readable)
        self.discard.setEnabled(found is not None and not self._busy)
        self.later.setEnabled(not self._busy)
        self.list.setEnabled(not self._busy)

    def _tell(self, wanted: object) -> None:
        if self.current is not None:
            wanted.emit(self.current)  # type: ignore[attr-defined]

    def _ask_discard(self) -> None:
        found = self.current
        if found is None:
            return
        box = QMessageBox(QMessageBox.Icon.Warning, self.tr("Discard"), "", QMessageBox.StandardButton.Cancel, self)
        box.setObjectName("recoveryDiscardDialog")
        box.setAccessibleName(box.windowTitle())
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(self.tr("Discard the unsaved changes of {0}?").format(title_of(found)))
        box.setInformativeText(self.tr("They cannot be brought back."))
        discard = box.addButton(self.tr("Discard"), QMessageBox.ButtonRole.DestructiveRole)
        discard.setObjectName("recoveryDiscardAccept")
        box.button(QMessageBox.StandardButton.Cancel).setObjectName("recoveryDiscardCancel")
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        discard.clicked.connect(lambda: self.discard_wanted.emit(found))
        box.open()

    def reject(self) -> None:
        """Escape and the frame's button are `later`, but not while a document is being restored."""
        if not self._busy:
            super().reject()

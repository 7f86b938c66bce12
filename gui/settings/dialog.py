"""The dialog of settings: what is chosen in it holds at once, so there is nothing to confirm."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gui.settings.pages import Page, Pages
from gui.settings.row import DeedRow, SettingRow
from gui.settings.store import Store
from gui.settings.table import PAGES, SETTINGS
from gui.settings.words import tr
from gui.theme import ThemeController

SIZE = QSize(780, 560)
LIST_WIDTH = 170


class SettingsDialog(QDialog):
    """All settings by page, with a search over all of them.

    Parameters
    ----------
    deeds
        What the buttons of the pages "keys" and "window" do, by the name of the page; a page without one is left out.
    """

    def __init__(
        self,
        store: Store,
        theme: ThemeController,
        deeds: Mapping[str, Callable[[], object]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._store, self._theme = store, theme
        self._sized_for = 0
        self.setObjectName("settingsDialog")
        self.setWindowTitle(tr("Settings"))
        self.search = self._made_search()
        self.pages = Pages(self._made_pages(deeds), tr("No setting is about that."))
        self.list = self._made_list()
        self.reset_all = QPushButton(tr("Reset all…"))
        self.close_button = QPushButton(tr("Close"))
        self._lay_out()
        self._connect()
        self.list.setCurrentRow(0)
        self.search.setFocus()

    def _made_search(self) -> QLineEdit:
        search = QLineEdit()
        search.setObjectName("settingsSearch")
        search.setAccessibleName(tr("Search the settings"))
        search.setPlaceholderText(tr("Search the settings"))
        search.setClearButtonEnabled(True)
        return search

    def _made_pages(self, deeds: Mapping[str, Callable[[], object]]) -> list[Page]:
        rows: dict[str, list[SettingRow | DeedRow]] = {name: [] for name in PAGES}
        for setting in SETTINGS:
            rows[setting.page].append(SettingRow(setting, self._store, self._theme))
        for row, page in self._deeds():
            if page in deeds:
                row.button.clicked.connect(lambda _=False, do=deeds[page]: do())
                rows[page].append(row)
        return [Page(name, tr(title), rows[name]) for name, title in PAGES.items() if rows[name]]

    def _deeds(self) -> list[tuple[DeedRow, str]]:
        keys = DeedRow(
            "settingsShortcuts",
            tr(PAGES["keys"]),
            tr("Keyboard shortcuts"),
            tr("All actions with their keys, which can be changed there."),
            tr("Show the shortcuts…"),
        )
        window = DeedRow(
            "settingsPutBack",
            tr(PAGES["window"]),
            tr("Places of panels and tool bars"),
            tr("Puts every panel back where it was at the first start. The document stays as it is."),
            tr("Put everything back"),
        )
        return [(keys, "keys"), (window, "window")]

    def _made_list(self) -> QListWidget:
        names = QListWidget()
        names.setObjectName("settingsList")
        names.setAccessibleName(tr("Pages"))
        for page in self.pages.pages:
            names.addItem(tr(PAGES[page.name]))
        return names

    def _lay_out(self) -> None:
        self.reset_all.setObjectName("settingsResetAll")
        self.close_button.setObjectName("settingsClose")
        for button in (self.reset_all, self.close_button):
            button.setAutoDefault(False)
        middle, foot, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        middle.addWidget(self.list)
        middle.addWidget(self.pages, 1)
        foot.addWidget(self.reset_all)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column.setSpacing(10)
        column.addWidget(self.search)
        column.addLayout(middle, 1)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _: self._look())
        self.list.currentRowChanged.connect(self._turn_to)
        self.list.itemClicked.connect(lambda item: self._turn_to(self.list.row(item)))
        self.reset_all.clicked.connect(self._ask_reset_all)
        self.close_button.clicked.connect(self.close)
        self._store.changed.connect(lambda _: self._on_change())
        self._theme.changed.connect(self._settle)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        self._on_change()

    def _on_change(self) -> None:
        self.reset_all.setEnabled(not self._store.all_default)

    def _look(self) -> None:
        words = self.search.text().strip()
        found = self.pages.search(words) if words else [page.name for page in self.pages.pages]
        for row, page in enumerate(self.pages.pages):
            self.list.item(row).setHidden(page.name not in found)
        if not words:
            self._turn_to(self.list.currentRow())

    def _turn_to(self, row: int) -> None:
        """Show the page of a row of the list; what was searched for is done with."""
        if self.search.text():
            self.search.clear()
        if row >= 0:
            self.pages.show_page(self.pages.pages[row].name)

    def _ask_reset_all(self) -> None:
        box = QMessageBox(self)
        box.setObjectName("settingsAskReset")
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(tr("Settings"))
        box.setText(tr("Reset all settings to their defaults?"))
        box.setInformativeText(tr("Recent files and the places of panels are kept."))
        yes = box.addButton(tr("Reset all"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        if box.clickedButton() is yes:
            self._store.reset_all()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Only now widgets have the style sheet's sizes.
        self._settle()

    def _settle(self) -> None:
        size, room = self._theme.text_size, self.screen().availableSize()
        if size != self._sized_for:
            self._sized_for = size
            self.resize((SIZE * size / 100).boundedTo(room * 0.9))
        self.list.setFixedWidth(LIST_WIDTH * size // 100)
        self.list.doItemsLayout()
        self.pages.settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self.search.setFocus()
        else:
            super().keyPressEvent(event)
